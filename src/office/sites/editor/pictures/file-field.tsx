import { type Download, sizeInWords } from "../../../../blocks/download.ts";
import { Button } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/forms/field-error.tsx";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { PictureUploadField } from "./picture-upload.tsx";
import { UnusedPictures } from "./unused-pictures.tsx";

type FileFieldProps = {
  label: string;
  path: string;
  value: Download | undefined;
  onChange(file: undefined): void;
};

/** A PDF for visitors to save. Another one takes its place. */
export function FileField({ label, path, value, onChange }: FileFieldProps) {
  const { errorAt } = useEditor();
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold leading-snug">{label}</legend>
      {value && (
        <p className="wrap-anywhere flex flex-wrap items-center gap-x-3 text-small">
          {value.name}, {sizeInWords(value)}
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onChange(undefined);
              focusSoon(`[name="${path.replace(/file$/, "name")}"]`);
            }}
          >
            Take it off<span className="sr-only"> {value.name}</span>
          </Button>
        </p>
      )}
      <PictureUploadField kind="file" path={path} />
      <FieldError id={`${path}-error`}>{errorAt(path)}</FieldError>
      <UnusedPictures kind="file" />
    </fieldset>
  );
}

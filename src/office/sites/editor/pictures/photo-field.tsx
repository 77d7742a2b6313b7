import type { Photo } from "../../../../blocks/fields.ts";
import { FieldError } from "../../../../ui/forms/field-error.tsx";
import { addressOfAsset } from "../../addresses.ts";
import { useEditor } from "../context.ts";
import { PhotoDetails } from "./photo-details.tsx";
import { PictureUploadField } from "./picture-upload.tsx";
import type { PictureKind, SitePicture } from "./pictures.ts";
import { altOfLogo, photoOf } from "./place-picture.ts";
import { UnusedPictures } from "./unused-pictures.tsx";

type PhotoFieldProps = {
  label: string;
  path: string;
  kind: PictureKind;
  value: Photo | undefined;
  onChange(photo: Photo | undefined): void;
};

/** A choice of the site’s pictures, what it shows in words, and what of it stays in view. */
export function PhotoField({ label, path, kind, value, onChange }: PhotoFieldProps) {
  const { pictures, content } = useEditor();
  const choices = pictures.filter((picture) => picture.kind === kind);
  const alt = kind === "logo" ? altOfLogo(content.facts.name.value) : "";
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold leading-snug">{label}</legend>
      {choices.length === 0 && !value && (
        <p className="text-muted text-small">
          {kind === "logo" ? "This site has no logo." : "This site has no photos."}
        </p>
      )}
      {(choices.length > 0 || value) && (
        <div className="flex flex-wrap gap-2">
          <PhotoChoice
            name={path}
            label="None"
            checked={!value}
            onChoose={() => onChange(undefined)}
          />
          {choices.map((picture) => (
            <PhotoChoice
              key={picture.key}
              name={path}
              label={picture.original_name}
              picture={picture}
              checked={value?.key === picture.key}
              onChoose={() => onChange(photoOf(picture, value, alt))}
            />
          ))}
        </div>
      )}
      <PictureUploadField kind={kind} path={path} />
      {value && <PhotoDetails path={path} kind={kind} photo={value} onChange={onChange} />}
      <UnusedPictures kind={kind} />
    </fieldset>
  );
}

type PhotosFieldProps = {
  label: string;
  path: string;
  value: readonly Photo[];
  /** How many there is room for. */
  most: number;
  onChange(photos: Photo[]): void;
};

/** Several of the site’s photos, in the order in which they were chosen. */
export function PhotosField({ label, path, value, most, onChange }: PhotosFieldProps) {
  const { pictures, errorAt } = useEditor();
  const choices = pictures.filter(({ kind }) => kind === "photo");
  const isFull = value.length >= most;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold leading-snug">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((picture) => {
          const others = value.filter(({ key }) => key !== picture.key);
          const checked = others.length < value.length;
          return (
            <PhotoChoice
              key={picture.key}
              type="checkbox"
              name={path}
              label={picture.original_name}
              picture={picture}
              checked={checked}
              disabled={isFull && !checked}
              onChoose={() => onChange(checked ? others : [...value, photoOf(picture)])}
            />
          );
        })}
      </div>
      {isFull && <p className="text-muted text-small">There is room for {most}.</p>}
      <PictureUploadField kind="photo" path={path} />
      <FieldError id={`${path}-error`}>{value.length === 0 ? errorAt(path) : undefined}</FieldError>
      {value.map((photo, at) => (
        <details key={photo.key} className="rounded-card border border-line">
          <summary className="wrap-anywhere flex min-h-11 cursor-pointer items-center px-3 py-2">
            Photo {at + 1}
            {photo.alt && `: ${photo.alt}`}
          </summary>
          <div className="grid gap-3 px-3 pb-3">
            <PhotoDetails
              path={`${path}.${at}`}
              kind="photo"
              photo={photo}
              onChange={(changed) => onChange(value.with(at, changed))}
            />
          </div>
        </details>
      ))}
      <UnusedPictures kind="photo" />
    </fieldset>
  );
}

type PhotoChoiceProps = {
  type?: "radio" | "checkbox";
  name: string;
  label: string;
  picture?: SitePicture;
  checked: boolean;
  disabled?: boolean;
  onChoose(): void;
};

function PhotoChoice({
  type = "radio",
  name,
  label,
  picture,
  checked,
  disabled,
  onChoose,
}: PhotoChoiceProps) {
  const { siteId } = useEditor();
  const address = addressOfAsset(siteId);
  const smallest = picture && Math.min(...picture.widths);
  return (
    <label className="choice grid size-22 place-items-center overflow-hidden text-small has-disabled:cursor-not-allowed has-disabled:opacity-60">
      <input
        type={type}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        className="sr-only"
      />
      {picture ? (
        <img
          src={address(`${picture.key}-${smallest}.webp`)}
          alt={label}
          className="size-full object-cover p-1"
        />
      ) : (
        label
      )}
    </label>
  );
}

import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useEditor } from "../context.ts";
import { sectionInWords } from "../words.ts";
import { pathOfTarget } from "./place-picture.ts";

/** Names the pictures that were not added to sections other than the one on the screen. */
export function FailedUploads({ shown }: { shown: string | undefined }) {
  const { content, uploads, goTo } = useEditor();
  const failed = uploads.list.flatMap((upload) => {
    const isThere = pathOfTarget(content, upload.target) !== undefined;
    const isShown = isThere && upload.target.block.id === shown;
    return upload.state === "failed" && !isShown ? [{ ...upload, isThere }] : [];
  });
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {failed.map(({ id, file, message, target: { block }, isThere }) => (
        <Notice key={id} tone="error">
          <p className="wrap-anywhere">
            {file.name} was not added to {sectionInWords(block, content.facts)}: {message}.
          </p>
          <p className="flex flex-wrap gap-2">
            {isThere && (
              <Button look="quiet" size="small" onClick={() => goTo(block.id)}>
                Go there<span className="sr-only"> for {file.name}</span>
              </Button>
            )}
            <Button look="quiet" size="small" onClick={() => uploads.remove(id)}>
              Dismiss<span className="sr-only">: {file.name}</span>
            </Button>
          </p>
        </Notice>
      ))}
    </div>
  );
}

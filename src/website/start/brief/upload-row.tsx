import { fileSize } from "../../../core/files/file-rules.ts";
import { FileText, RotateCcw, Trash2 } from "../../../ui/icons.tsx";
import type { Upload } from "./use-uploads.ts";

type UploadRowProps = { upload: Upload; onRemove(): void; onRetry(): void };

/** One chosen file: its name, its progress, and its buttons. */
export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { name, bytes, thumbnail, state } = upload;
  const failed = state === "failed";
  return (
    <li
      className={`flex items-center gap-3.5 rounded-card border bg-surface p-3 ${failed ? "border-danger" : "border-line"}`}
    >
      {thumbnail && !failed ? (
        <img src={thumbnail} alt="" width={56} height={56} className="size-14 rounded-small" />
      ) : (
        <span
          // On a phone, the reason needs the room.
          className={`grid size-14 shrink-0 place-items-center rounded-small bg-sand ${failed ? "max-sm:hidden" : ""}`}
        >
          <FileText className="size-6 text-muted" />
        </span>
      )}
      <div className="grid min-w-0 grow gap-1">
        <p className="wrap-anywhere font-semibold leading-snug">{name}</p>
        {failed ? (
          <p className="wrap-anywhere font-medium text-danger text-small">{upload.message}</p>
        ) : (
          <p className="text-muted text-small">
            {fileSize(bytes)}
            {state === "waiting" && ", waiting"}
            {state === "sending" && `, ${Math.round(upload.share * 100)}%`}
            {state === "kept" && ", uploaded"}
          </p>
        )}
        {state === "sending" && (
          <progress
            aria-label={`Uploading ${name}`}
            value={upload.share}
            max={1}
            className="h-1.5 w-full accent-eucalyptus"
          />
        )}
      </div>
      {failed && upload.canRetry && (
        <button type="button" onClick={onRetry} className={rowButton}>
          <RotateCcw className="size-5" />
          <span className="sr-only">Try {name} again</span>
        </button>
      )}
      <button type="button" onClick={onRemove} className={rowButton}>
        <Trash2 className="size-5" />
        <span className="sr-only">Remove {name}</span>
      </button>
    </li>
  );
}

const rowButton =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-small text-muted hover:bg-sand hover:text-ink";

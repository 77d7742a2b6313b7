import { type DragEvent, useId, useState } from "react";
import { maxFileBytes, maxSvgBytes } from "../../../../core/files/file-rules.ts";
import { ImagePlus, RotateCcw, X } from "../../../../ui/icons.tsx";
import { useEditor } from "../context.ts";
import type { PictureKind, PictureUpload } from "./pictures.ts";
import { pathOfTarget, targetAt } from "./place-picture.ts";

/** `path` is where the pictures are to be. */
type PictureUploadFieldProps = { kind: PictureKind; path: string };

/** Adds pictures to the site: by choosing them, on a phone by its camera too, or by dropping them. */
export function PictureUploadField({ kind, path }: PictureUploadFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { content, uploads } = useEditor();
  const own = uploads.list.filter(({ target }) => pathOfTarget(content, target) === path);
  const add = (files: Iterable<File>) => {
    const target = targetAt(content, path);
    if (target) uploads.add(files, kind, target);
  };
  const dropping = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      add(event.dataTransfer.files);
    },
  };
  return (
    <div className="grid gap-2" {...dropping}>
      <label
        className={`relative flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-card border-2 border-dashed px-4 py-2 text-center font-semibold text-small has-disabled:cursor-not-allowed has-disabled:opacity-70 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 hover:border-ink ${isOver ? "border-eucalyptus bg-leaf" : "border-edge bg-surface"}`}
      >
        <ImagePlus className="size-5 shrink-0 text-eucalyptus" />
        {labels[kind]}
        <input
          type="file"
          multiple={kind === "photo"}
          accept={acceptedPictures[kind]}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            add(currentTarget.files ?? []);
            currentTarget.value = ""; // so that the same file can be chosen again
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      <p id={`${id}-hint`} className="text-muted text-small">
        {hints[kind]}
      </p>
      <ul className="grid gap-2 empty:hidden">
        {own.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload)}
            onRemove={() => uploads.remove(upload.id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {own
          .flatMap(({ file, state, message }) =>
            state === "failed" ? `${file.name}: ${message}` : [],
          )
          .join(". ")}
      </p>
    </div>
  );
}

const labels: Record<PictureKind, string> = {
  ...{ photo: "Add photos", logo: "Add a logo", file: "Choose a PDF" },
};

/** Without HEIC, so that an iPhone sends its photos as JPEG. */
const acceptedPictures: Record<PictureKind, string> = {
  photo: "image/jpeg,image/png,image/webp,image/gif,image/avif",
  logo: "image/jpeg,image/png,image/webp,image/gif,image/avif,image/svg+xml,.svg",
  file: "application/pdf,.pdf",
};

const hints: Record<PictureKind, string> = {
  photo: `JPEG, PNG, WebP, GIF or AVIF, up to ${maxFileBytes / 1024 / 1024} MB each. The place and time they were taken are removed.`,
  logo: `JPEG, PNG, WebP, GIF or AVIF, up to ${maxFileBytes / 1024 / 1024} MB, or SVG up to ${maxSvgBytes / 1024} KB.`,
  file: `Up to ${maxFileBytes / 1024 / 1024} MB. Visitors save it, and read what it says as yours.`,
};

type UploadRowProps = { upload: PictureUpload; onRetry(): void; onRemove(): void };

/** A picture on its way: how far it is, or why it is not here. */
function UploadRow({ upload, onRetry, onRemove }: UploadRowProps) {
  const { file, state, share, message, canRetry } = upload;
  const isFailed = state === "failed";
  return (
    <li
      className={`flex items-center gap-2 rounded-card border bg-surface py-2 pr-1 pl-3 text-small ${isFailed ? "border-danger" : "border-line"}`}
    >
      <div className="wrap-anywhere grid min-w-0 grow gap-1">
        <p>
          <span className="font-semibold">{file.name}</span>{" "}
          <span className={isFailed ? "font-medium text-danger" : "text-muted"}>
            {isFailed ? `was not added: ${message}.` : stateWords(upload)}
          </span>
        </p>
        {state === "sending" && (
          <progress
            aria-label={`Sending ${file.name}`}
            {...(share < 1 && { value: share })}
            max={1}
            className="h-1.5 w-full accent-eucalyptus"
          />
        )}
      </div>
      {isFailed && canRetry && (
        <button type="button" onClick={onRetry} className={rowButton}>
          <RotateCcw className="size-5" />
          <span className="sr-only">Try {file.name} again</span>
        </button>
      )}
      {isFailed && (
        <button type="button" onClick={onRemove} className={rowButton}>
          <X className="size-5" />
          <span className="sr-only">Take {file.name} off the list</span>
        </button>
      )}
    </li>
  );
}

function stateWords({ state, share }: PictureUpload): string {
  if (state === "waiting") return "waits";
  return share < 1 ? `${Math.round(share * 100)}%` : "being prepared";
}

const rowButton =
  "grid size-11 shrink-0 cursor-pointer place-items-center rounded-small text-muted hover:bg-sand hover:text-ink";

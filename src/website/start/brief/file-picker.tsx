import { type DragEvent, useEffect, useId, useRef, useState } from "react";
import {
  acceptedFiles,
  filesField,
  fileTypeNames,
  maxFileBytes,
  maxFiles,
} from "../../../core/files/file-rules.ts";
import { FieldError } from "../../../ui/forms/field-error.tsx";
import { ImagePlus } from "../../../ui/icons.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { Uploads } from "./use-uploads.ts";

type FilePickerProps = {
  /** Those that make a website. */
  photos: readonly string[];
  uploads: Uploads;
  /**
   * Whether the script is running and uploads files; if not, the browser sends them with the form.
   */
  live: boolean;
  /** Whether pasted pictures go here. */
  takesPaste: boolean;
  error: string | undefined;
};

/** Takes files by choosing, dropping or pasting, several at once. */
export function FilePicker({ photos, uploads, live, takesPaste, error }: FilePickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    if (!takesPaste) return;
    const paste = ({ clipboardData }: ClipboardEvent) => {
      if (clipboardData?.files.length) uploads.add(clipboardData.files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });

  const dropping = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setIsOver(false);
      uploads.add(event.dataTransfer.files);
    },
  };

  return (
    <div className="grid gap-4" {...(live && dropping)}>
      <div className="rounded-card bg-sky p-4 text-small">
        <p className="font-semibold">Six photos that make a website like yours</p>
        <ol className="mt-2 grid list-decimal gap-1 pl-5 sm:grid-cols-2 sm:gap-x-8">
          {photos.map((photo) => (
            <li key={photo}>{photo}</li>
          ))}
        </ol>
        <p className="mt-2 text-muted">
          From a phone is fine. Send what you have; more can follow.
        </p>
      </div>
      <div className="grid gap-2">
        <label htmlFor={id} className="font-semibold leading-snug">
          Logo, photos, menu, price list
          <span className="ml-2 font-normal text-muted text-small">optional</span>
        </label>
        <p id={`${id}-hint`} className="-mt-1 text-muted text-small">
          Up to {maxFiles} files of {maxFileBytes / 1024 / 1024} MB each: {fileTypeNames}. A logo
          can be an SVG too, of up to 200 KB.
        </p>
        <div
          className={
            live
              ? `relative grid justify-items-center gap-2 rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 hover:border-ink ${isOver ? "border-eucalyptus bg-leaf" : "border-edge bg-surface"}`
              : ""
          }
        >
          {live && (
            <>
              <ImagePlus className="size-8 text-eucalyptus" />
              <span aria-hidden="true">
                <span className="text-link">Choose files</span>, drop them here or paste a picture
              </span>
            </>
          )}
          <input
            ref={input}
            id={id}
            type="file"
            name={filesField}
            multiple
            accept={acceptedFiles}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
            onChange={({ currentTarget }) => {
              uploads.add(currentTarget.files ?? []);
              currentTarget.value = ""; // so that the same file can be chosen again
            }}
            className={
              live
                ? "absolute inset-0 cursor-pointer opacity-0"
                : "min-h-13 w-full rounded-card border border-edge bg-surface p-3"
            }
          />
        </div>
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <ul className="grid gap-2.5 empty:hidden">
        {uploads.uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            onRetry={() => uploads.retry(upload.id)}
            onRemove={() => {
              uploads.remove(upload.id);
              input.current?.focus();
            }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {live && summary(uploads)}
      </p>
    </div>
  );
}

function summary({ uploads, kept, failures, isBusy }: Uploads): string {
  if (uploads.length === 0) return "";
  const done = `${kept.length} of ${uploads.length} ${uploads.length === 1 ? "file" : "files"} uploaded.`;
  return isBusy ? "Uploading." : [done, ...failures].join(" ");
}

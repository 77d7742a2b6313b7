import { useEffect, useId, useRef, useState } from "react";
import {
  acceptedFiles,
  earlyRefusals,
  failedToUpload,
  fileSize,
  maxFileBytes,
} from "../../core/files/file-rules.ts";
import { filesField, maxFiles, tooManyFiles } from "../../core/reviews/fields.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { ImagePlus, X } from "../../ui/icons.tsx";

type AttachFieldProps = {
  files: readonly File[];
  error: string | undefined;
  /** @param problem of what was chosen last, and is not among the files. */
  onChange(files: readonly File[], problem?: string): void;
};

/** Files for a comment: a plain field; with the script, a button and a list of what was chosen. */
export function AttachField({ files, error, onChange }: AttachFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);

  function add(chosen: readonly File[]) {
    const fitting = chosen.filter(({ size }) => size <= maxFileBytes);
    const problems = chosen
      .filter(({ size }) => size > maxFileBytes)
      .map(({ name }) => failedToUpload(name, earlyRefusals.tooLong));
    const all = [...files, ...fitting];
    if (all.length > maxFiles) problems.push(`${tooManyFiles}.`);
    onChange(all.slice(0, maxFiles), problems.join("\n"));
    if (input.current) input.current.value = ""; // so that the same file can be chosen again
  }

  // Before the script came, somebody may have chosen some already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    setReady(true);
    if (input.current?.files?.length) add([...input.current.files]);
  }, []);

  const describedBy = `${id}-hint${error ? ` ${id}-error` : ""}`;
  return (
    <div className="grid gap-2">
      <div
        className={
          isReady
            ? "relative inline-flex min-h-11 items-center gap-2 justify-self-start rounded-card border border-edge bg-surface px-4 text-small has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3 hover:border-ink"
            : "grid gap-2"
        }
      >
        {isReady && <ImagePlus className="size-4.5" />}
        <label htmlFor={id} className="font-semibold">
          Attach files
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name={filesField}
          multiple
          accept={acceptedFiles}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => add([...(currentTarget.files ?? [])])}
          className={
            isReady
              ? "absolute inset-0 w-full cursor-pointer opacity-0"
              : "min-h-13 w-full rounded-card border border-edge bg-surface p-3"
          }
        />
      </div>
      <p id={`${id}-hint`} className="text-muted text-small">
        Up to {maxFiles} files of {maxFileBytes / 1024 / 1024} MB each: pictures, PDF, DOCX or TXT.
      </p>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map((file, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
            <li key={at} className="flex items-center justify-between gap-3 text-small">
              <span className="wrap-anywhere min-w-0">
                {file.name} <span className="text-muted">{fileSize(file.size)}</span>
              </span>
              <Button
                look="quiet"
                size="small"
                aria-label={`Remove ${file.name}`}
                onClick={() => {
                  onChange(files.filter((other) => other !== file));
                  input.current?.focus();
                }}
              >
                <X className="size-4.5" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="wrap-anywhere whitespace-pre-line">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </div>
  );
}

const held = new Map<string, readonly File[]>();

/** What was chosen for a form, kept while the page is open: its sheet may be closed in the meantime. */
export function useHeldFiles(key: string) {
  const [files, setFiles] = useState<readonly File[]>(() => held.get(key) ?? []);
  useEffect(() => {
    held.set(key, files);
  }, [key, files]);
  return [files, setFiles] as const;
}

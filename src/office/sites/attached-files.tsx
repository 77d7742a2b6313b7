import { hasCopy, type StoredFile } from "../../core/files/attached-files.ts";
import { fileSize } from "../../core/files/file-rules.ts";

type AttachedFilesProps = {
  files: readonly (StoredFile & { id: string })[];
  /** The path that their keys are below. */
  folder: string;
};

/** What came with a customer’s words: pictures to look at, and all of it to open. */
export function AttachedFiles({ files, folder }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-3 pt-2 text-small">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <a
            href={`${folder}/${file.key}`}
            className="grid min-h-11 content-center gap-1 text-link"
          >
            {hasCopy(file) && (
              <img
                src={`${folder}/${file.key}?small`}
                alt=""
                loading="lazy"
                className="h-28 max-w-48 rounded-small border border-line bg-white object-cover"
              />
            )}
            <span className="wrap-anywhere">
              {file.original_name}{" "}
              <span className="text-muted">
                {fileSize(file.bytes)}
                {file.unscanned && ", not scanned for viruses"}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

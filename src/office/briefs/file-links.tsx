import { fileSize, fileTypes } from "../../core/files/file-rules.ts";
import type { BriefFile } from "../../core/files/list-files.ts";
import { Download, Eye } from "../../ui/icons.tsx";

const link =
  "inline-flex min-h-9 items-center gap-1.5 text-link text-small underline-offset-4 lg:min-h-7";

/** A file's name and size, with links to it. Only pictures open in the browser. */
export function FileLinks({ file }: { file: BriefFile }) {
  const address = `/admin/files/${file.key}`;
  const type = fileTypes.find(({ type }) => type === file.type)?.name ?? file.type;
  const isShown = file.thumbnail_key !== null;
  return (
    <div className="grid min-w-0 gap-0.5">
      <p className="wrap-anywhere text-small">{file.original_name}</p>
      <p className="flex flex-wrap items-center gap-x-4 text-muted text-small">
        {type}, {fileSize(file.bytes)}
        {file.unscanned && ", not scanned for viruses"}
        {isShown && (
          <a className={link} href={address} target="_blank" rel="noreferrer">
            <Eye className="size-4" />
            View<span className="sr-only"> {file.original_name}</span>
          </a>
        )}
        <a className={link} href={address} download={file.original_name}>
          <Download className="size-4" />
          Download<span className="sr-only"> {file.original_name}</span>
        </a>
      </p>
    </div>
  );
}

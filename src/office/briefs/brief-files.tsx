import { isPicture } from "../../core/files/file-rules.ts";
import type { BriefFile } from "../../core/files/list-files.ts";
import { FileText, ImageIcon } from "../../ui/icons.tsx";
import { FileLinks } from "./file-links.tsx";

/** Files as they came; each picture by its small copy, which has no location data. */
export function BriefFiles({ files }: { files: readonly BriefFile[] }) {
  if (files.length === 0) return <p className="text-muted">This brief has no files.</p>;
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="grid content-start gap-2 rounded-card bg-sand p-3">
          <FileThumbnail file={file} />
          <FileLinks file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileThumbnail({ file }: { file: BriefFile }) {
  if (file.thumbnail_key) {
    return (
      <img
        src={`/files/${file.thumbnail_key}`}
        alt={`Preview of ${file.original_name}`}
        loading="lazy"
        className="aspect-4/3 w-full rounded-small bg-surface object-contain"
      />
    );
  }
  const Icon = isPicture(file) ? ImageIcon : FileText;
  return (
    <div className="grid h-20 place-items-center rounded-small bg-surface text-muted">
      <Icon className="size-9" />
    </div>
  );
}

import { FileText, ImageIcon } from "lucide-react";
import type { BriefFile } from "./briefs.ts";
import { FileLinks } from "./file-links.tsx";

/** Files as they came, each picture by its small copy that is rid of where it was taken. */
export function BriefFiles({ files }: { files: readonly BriefFile[] }) {
  if (files.length === 0) return <p className="text-muted">No files came with this brief.</p>;
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="grid content-start gap-2 rounded-card bg-sand p-3">
          <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-small bg-surface">
            <FilePreview file={file} />
          </div>
          <FileLinks file={file} />
        </li>
      ))}
    </ul>
  );
}

function FilePreview({ file }: { file: BriefFile }) {
  if (file.preview_key) {
    return (
      <img
        src={`/files/${file.preview_key}`}
        alt={`Preview of ${file.original_name}`}
        loading="lazy"
        className="size-full object-contain"
      />
    );
  }
  const Icon = file.type.startsWith("image/") ? ImageIcon : FileText;
  return <Icon aria-hidden="true" className="size-10 text-muted" />;
}

import type { ShownFile } from "./review-data.ts";

/** What came with a comment: pictures to look at, other files to save. */
export function AttachedFiles({ files }: { files: readonly ShownFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-3 pt-2">
      {files.map((file) => (
        <li key={file.address ?? file.name} className="min-w-0">
          <AttachedFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function AttachedFile({ file: { name, size, address, isPicture } }: { file: ShownFile }) {
  const described = (
    <span className="wrap-anywhere min-w-0">
      {name} <span className="text-muted">{size}</span>
      {!address && " (only we can open it)"}
    </span>
  );
  if (!address) return <span className="flex min-h-11 items-center text-small">{described}</span>;
  if (!isPicture) {
    return (
      <a href={address} className="flex min-h-11 items-center text-link text-small">
        {described}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noreferrer" className="block">
      <img
        src={address}
        alt={name}
        loading="lazy"
        className="h-28 max-w-48 rounded-small border border-line bg-white object-cover"
      />
    </a>
  );
}

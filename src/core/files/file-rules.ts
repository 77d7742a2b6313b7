// What may be uploaded: stated by the form, enforced by the server. No imports: this goes to the
// browser.

const MB = 1024 * 1024;

/** The files of a brief in its form, and an upload ahead of it in its own. */
export const filesField = "files";

export const maxFiles = 10;
export const maxFileBytes = 10 * MB;

/** An SVG is kept as a PNG. A logo of this length is a long one; a drawing of more takes long. */
export const maxSvgBytes = 200 * 1024;

export const pngType = { type: "image/png", extension: "png", name: "PNG" } as const;
export const textType = { type: "text/plain", extension: "txt", name: "TXT" } as const;

/** Every type we accept: its stored extension, and what people call it. */
export const fileTypes = [
  pngType,
  { type: "image/jpeg", extension: "jpg", name: "JPEG" },
  { type: "image/webp", extension: "webp", name: "WebP" },
  { type: "image/gif", extension: "gif", name: "GIF" },
  { type: "image/avif", extension: "avif", name: "AVIF" },
  { type: "image/heic", extension: "heic", name: "HEIC" },
  { type: "application/pdf", extension: "pdf", name: "PDF" },
  {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extension: "docx",
    name: "DOCX",
  },
  textType,
] as const;

export type FileType = (typeof fileTypes)[number];

/** Whether a file is a picture, by its media type. */
export function isPicture({ type }: { type: string }): boolean {
  return type.startsWith("image/");
}

/** For people: "PNG, JPEG, ... or TXT". */
export const fileTypeNames = fileTypes
  .map(({ name }) => name)
  .join(", ")
  .replace(/, (\w+)$/, " or $1");

/** For a file input's `accept`, which only helps to choose: the content decides. */
export const acceptedFiles = [
  ...fileTypes.flatMap(({ type, extension }) => [type, `.${extension}`]),
  ".jpeg",
  ".heif",
  "image/svg+xml",
  ".svg",
].join(",");

/** Why a file was refused, as the end of a sentence; `refusals.ts` has what only the server finds. */
export const earlyRefusals = {
  empty: "it is empty",
  tooLong: `it is larger than ${maxFileBytes / MB} MB`,
  tooMany: `a brief can have up to ${maxFiles} files`,
  failed: "please try again",
} as const;

/** The message about one file, with its reason. */
export function failedToUpload(name: string, reason: string): string {
  return `Failed to upload ${name}: ${reason}.`;
}

/** A file that is stored and waits for its brief. */
export type UploadedFile = { key: string; name: string; type: string; bytes: number };

/** How one upload ends, for the form. */
export type UploadResult =
  | { state: "kept"; key: string; name: string; type: string }
  | { state: "failed"; message: string; canRetry: boolean };

/** The end of an upload that may succeed next time. */
export function failure(name: string): UploadResult {
  return { state: "failed", message: failedToUpload(name, earlyRefusals.failed), canRetry: true };
}

/** Whole kilobytes or megabytes with one decimal. */
export function fileSize(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

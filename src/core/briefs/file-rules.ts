// What may be uploaded, as the form says it beforehand and the server holds it. No imports: this
// reaches the browser.

const MB = 1024 * 1024;

export const maxFiles = 10;
export const maxFileBytes = 10 * MB;

/** Every type we take: what it is stored as, and what people call it. */
export const fileTypes = [
  { type: "image/png", extension: "png", name: "PNG" },
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
  { type: "text/plain", extension: "txt", name: "TXT" },
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

/** For the `accept` of a file input, which only helps to choose: content decides. */
export const acceptedFiles = [
  ...fileTypes.flatMap(({ type, extension }) => [type, `.${extension}`]),
  ".jpeg",
  ".heif",
].join(",");

/** Why a file was not taken, in words that end a sentence. */
export const refusals = {
  empty: "it is empty",
  tooLong: `it is larger than ${maxFileBytes / MB} MB`,
  unsafe: "it is not one of the kinds we can take",
  tooManyPixels: "it has too many pixels. Please send a smaller copy",
  tooMany: `a brief takes ${maxFiles} files`,
  failed: "please try again",
  noRoom: "we have no room for files right now. Your brief can still be sent",
  manyWaiting: "too many files of yours are waiting already. Your brief can still be sent",
} as const;

export type Refusal = keyof typeof refusals;

/** Whether the same file may be taken another time. */
export function mayBeTakenLater(refusal: Refusal): boolean {
  return refusal === "failed" || refusal === "noRoom" || refusal === "manyWaiting";
}

/** The message about one file, with its reason. */
export function failedToUpload(name: string, refusal: Refusal): string {
  return `Failed to upload ${name}: ${refusals[refusal]}.`;
}

/** A file that is stored and waits for its brief. */
export type UploadedFile = { key: string; name: string; type: string; bytes: number };

/** What the server answers to an upload. */
export type UploadAnswer =
  | { outcome: "uploaded"; file: UploadedFile }
  | { outcome: "refused"; refusal: Refusal }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "failed" };

/** How the sending of one file ends in the form. */
export type UploadResult =
  | { state: "kept"; key: string; type: string }
  | { state: "failed"; message: string; canRetry: boolean };

/** The end of an upload that may go better next time. */
export function failure(name: string): UploadResult {
  return { state: "failed", message: failedToUpload(name, "failed"), canRetry: true };
}

/** Whole kilobytes or megabytes with one decimal. */
export function fileSize(bytes: number): string {
  if (bytes >= MB) return `${(bytes / MB).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

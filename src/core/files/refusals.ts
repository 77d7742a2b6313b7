import { earlyRefusals, type UploadedFile } from "./file-rules.ts";

// The form's script loads these with the first file.

/** Why a file was refused, as the end of a sentence. */
export const refusals = {
  ...earlyRefusals,
  unsafe: "it’s not a kind we accept",
  infected: "our virus scanner found something in it",
  tooManyPixels: "it has too many pixels. Please send a smaller copy",
  svgTooLong: "an SVG can have up to 200 KB. Please send it as PNG or PDF",
  undrawable: "we can’t draw this SVG. Please send it as PNG or PDF",
  noRoom: "we have no room for files right now. You can still send your brief",
  manyWaiting: "too many of your files are waiting. You can still send your brief",
} as const;

export type Refusal = keyof typeof refusals;

/** Whether the same file may be accepted another time. */
export function mayBeTakenLater(refusal: Refusal): boolean {
  return refusal === "failed" || refusal === "noRoom" || refusal === "manyWaiting";
}

/** The server's answer to an upload. */
export type UploadAnswer =
  | { outcome: "uploaded"; file: UploadedFile }
  | { outcome: "refused"; refusal: Refusal }
  | { outcome: "too-many"; retryAfterSeconds: number }
  | { outcome: "failed" };

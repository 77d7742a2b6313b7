import * as z from "zod";

/** A document of the business, as it is offered to be saved. */
export const download = z.strictObject({
  /** Of its file. */
  key: z.string().regex(/^[a-z0-9-]{1,64}$/),
  /** As it is saved: “Prices 2026.pdf”. */
  name: z.string().min(1).max(120),
  bytes: z.int().positive(),
});

export type Download = z.infer<typeof download>;

export function isDownload(value: unknown): value is Download {
  return typeof value === "object" && value !== null && "key" in value && "bytes" in value;
}

/** The name of its file among those of the site. */
export function downloadFile({ key }: Download): string {
  return `${key}.pdf`;
}

/** “240 KB”, “1.2 MB”. */
export function sizeInWords({ bytes }: Download): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Every one in a block or a part of one. */
export function downloadsIn(value: unknown): Download[] {
  if (typeof value !== "object" || value === null) return [];
  return isDownload(value) ? [value] : Object.values(value).flatMap(downloadsIn);
}

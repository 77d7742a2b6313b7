import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { reviewComments, reviewFiles } from "../../database/tables/reviews.ts";
import type { ServedFile } from "../../platform/files/answer-with-file.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { fileTypes, isPicture } from "../files/file-rules.ts";
import { isFileKey } from "../files/uploads.ts";

export type AttachedFile = typeof reviewFiles.$inferSelect;

/** Where these files are in the file store. */
export const REVIEW_FILES = "review-files";

/** The path of a file, as it was sent. */
export function placeOfFile(key: string): string {
  return `${REVIEW_FILES}/${key}`;
}

/** The path of a picture’s small copy, which has no metadata. */
export function placeOfCopy(key: string): string {
  return placeOfFile(`${key.slice(0, key.lastIndexOf("."))}-small.webp`);
}

/** Whether a small copy was stored with it: of every picture that we can read. */
export function hasCopy({ type }: { type: string }): boolean {
  return isPicture({ type }) && type !== "image/heic";
}

/** Whether everybody who sees the review may have it: what a photo says of its place is not told. */
export function isForEverybody({ type }: { type: string }): boolean {
  return hasCopy({ type }) || !isPicture({ type });
}

/** What is attached to these comments, in order, by the comment’s id. */
export async function filesOfComments(
  database: Queryable,
  commentIds: readonly string[],
): Promise<Map<string, AttachedFile[]>> {
  if (commentIds.length === 0) return new Map();
  const rows = await database
    .select()
    .from(reviewFiles)
    .where(inArray(reviewFiles.comment_id, [...commentIds]))
    .orderBy(asc(reviewFiles.id));
  return Map.groupBy(rows, ({ comment_id }) => comment_id);
}

type Asked = {
  reviewId: string;
  key: string;
  /** The file as it was sent, or what everybody may have: of a picture its small copy. */
  as: "sent" | "shared";
};

/** A file of a review, to be served; undefined if there is none that may be had in this way. */
export async function findReviewFile(
  { database, files }: { database: Database; files: FileStore },
  { reviewId, key, as }: Asked,
): Promise<ServedFile | undefined> {
  if (!isFileKey(key)) return undefined;
  const [row] = await database
    .select({ file: reviewFiles })
    .from(reviewFiles)
    .innerJoin(reviewComments, eq(reviewComments.id, reviewFiles.comment_id))
    .where(and(eq(reviewFiles.key, key), eq(reviewComments.review_id, reviewId)));
  if (!row || (as === "shared" && !isForEverybody(row.file))) return undefined;
  return servedFile(files, row.file, as);
}

function servedFile(files: FileStore, file: AttachedFile, as: Asked["as"]): ServedFile | undefined {
  const isCopy = as === "shared" && hasCopy(file);
  const type = fileTypes.find((known) => known.type === (isCopy ? "image/webp" : file.type));
  if (!type) return undefined;
  const place = isCopy ? placeOfCopy(file.key) : placeOfFile(file.key);
  const stem = file.original_name.replace(/\.[^.]*$/, "") || "file";
  return {
    id: file.id,
    key: isCopy ? `${file.key}-small` : file.key,
    name: `${stem}.${type.extension}`,
    type,
    bytes: isCopy ? undefined : file.bytes,
    isShown: hasCopy(file),
    storedBytes: () => files.lengthOf(place),
    open: () => files.read(place),
  };
}

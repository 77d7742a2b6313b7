import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { reviewComments, reviewFiles } from "../../database/tables/reviews.ts";
import type { ServedFile } from "../../platform/files/answer-with-file.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { hasCopy, servedFile } from "../files/attached-files.ts";
import { isPicture } from "../files/file-rules.ts";
import { isFileKey } from "../files/uploads.ts";

export type AttachedFile = typeof reviewFiles.$inferSelect;

/** Where these files are in the file store. */
export const REVIEW_FILES = "review-files";

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
  return servedFile(files, REVIEW_FILES, row.file, as === "shared" ? "copy" : "sent");
}

import type { Transaction } from "../../database/client.ts";
import { reviewFiles } from "../../database/tables/reviews.ts";
import {
  type AttachServices,
  type StoredFile,
  type StoreOutcome,
  storeFiles,
} from "../files/attached-files.ts";
import type { SentFile } from "../files/judge-upload.ts";
import { maxFiles, tooManyFiles } from "./fields.ts";
import { REVIEW_FILES } from "./review-files.ts";

/** Stores what came with a comment. Rows for it are written with the comment (`attachFiles`). */
export async function storeReviewFiles(
  services: AttachServices,
  sent: readonly SentFile[],
): Promise<StoreOutcome> {
  if (sent.length > maxFiles) return { outcome: "files refused", problems: [`${tooManyFiles}.`] };
  return storeFiles(services, REVIEW_FILES, sent);
}

/** Writes the rows of stored files. */
export async function attachFiles(
  tx: Transaction,
  commentId: string,
  stored: readonly StoredFile[],
): Promise<void> {
  if (stored.length === 0) return;
  await tx.insert(reviewFiles).values(stored.map((file) => ({ ...file, comment_id: commentId })));
}

import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { reviewFiles } from "../../database/tables/reviews.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import { failedToUpload } from "../files/file-rules.ts";
import {
  harmlessName,
  type JudgeServices,
  judgeUpload,
  type SentFile,
  type TakenUpload,
} from "../files/judge-upload.ts";
import { refusals } from "../files/refusals.ts";
import { maxFiles, tooManyFiles } from "./fields.ts";
import { hasCopy, placeOfCopy, placeOfFile } from "./review-files.ts";

export type AttachServices = JudgeServices & { database: Database; files: FileStore };

/** A file in the store that waits for the row of its comment. */
export type StoredFile = {
  key: string;
  original_name: string;
  type: string;
  bytes: number;
  unscanned: boolean;
};

export type StoreOutcome =
  | { outcome: "stored"; stored: StoredFile[] }
  /** Why, a sentence for each file that we don’t take. Nothing is stored. */
  | { outcome: "files refused"; problems: string[] };

/**
 * Stores what came with a comment under new names, all of it or nothing. Rows for them are written
 * with the comment (`attachFiles`); if that is not to be, `removeStored` takes them away.
 *
 * @throws Error if the store is away. What it has by then has no row, so the sweep removes it.
 */
export async function storeFiles(
  services: AttachServices,
  sent: readonly SentFile[],
): Promise<StoreOutcome> {
  if (sent.length > maxFiles) return { outcome: "files refused", problems: [`${tooManyFiles}.`] };
  const taken: Prepared[] = [];
  const problems: string[] = [];
  for (const file of sent) {
    const prepared = await prepare(services, file);
    if (typeof prepared !== "string") taken.push(prepared);
    else problems.push(failedToUpload(harmlessName(file.name), prepared));
  }
  if (problems.length > 0) return { outcome: "files refused", problems };
  const stored: StoredFile[] = [];
  for (const file of taken) stored.push(await store(services, file));
  return { outcome: "stored", stored };
}

/** Takes away what no comment came to have. */
export async function removeStored(
  { files }: Pick<AttachServices, "files">,
  stored: readonly StoredFile[],
): Promise<void> {
  for (const { key, type } of stored) {
    await files.remove(placeOfFile(key));
    if (hasCopy({ type })) await files.remove(placeOfCopy(key));
  }
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

type Prepared = TakenUpload & { copy: Buffer | undefined };

/** @returns why it is refused, as the end of a sentence, if it is. */
async function prepare(services: AttachServices, sent: SentFile): Promise<Prepared | string> {
  const judged = await judgeUpload(services, sent);
  if (judged.outcome === "refused") return refusals[judged.refusal];
  const { upload } = judged;
  if (!hasCopy(upload.type)) return { ...upload, copy: undefined };
  const answer = await askPictureProcess("small-copy", () => buffer(upload.content()));
  if (answer.outcome === "done") return { ...upload, copy: answer.output };
  services.log.info({ outcome: answer.outcome }, "reviews: a picture has no small copy");
  return answer.outcome === "too-large" ? refusals.tooManyPixels : "we can’t read this picture";
}

async function store(
  { database, files }: AttachServices,
  { name, type: { type, extension }, bytes, unscanned, content, copy }: Prepared,
): Promise<StoredFile> {
  const { rows } = await database.execute<{ id: string }>(sql`select uuidv7() as id`);
  const key = `${rows[0]?.id}.${extension}`;
  await files.put(placeOfFile(key), content(), { bytes, type });
  if (copy) {
    const about = { bytes: copy.length, type: "image/webp" };
    await files.put(placeOfCopy(key), Readable.from([copy]), about);
  }
  return { key, original_name: name, type, bytes, unscanned };
}

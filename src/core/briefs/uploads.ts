import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { briefFiles } from "../../database/schema.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { ReceivedFile } from "../../platform/read-multipart.ts";
import {
  type FileType,
  fileTypes,
  longestFile,
  mostFiles,
  type Refusal,
  type UploadedFile,
} from "./file-rules.ts";
import { inspectFile } from "./inspect-file.ts";
import { smallCopy } from "./read-image.ts";

/** The spec's bucket; a folder of this name in whatever store there is. */
const BUCKET = "site-brief-files";

/** How long an upload waits for its brief. */
const HOURS_TO_CLAIM = 24;

export type UploadServices = { database: Database; files: FileStore; log: Log };

type Kept = { outcome: "kept"; file: UploadedFile } | { outcome: "refused"; refusal: Refusal };

/**
 * Stores a received file under a new name nobody can guess, if its content is of a type we take. It
 * then waits a day for the brief that names its key.
 *
 * @throws Error "Failed to upload {file name}" when store or database does not take it; neither
 * then keeps anything, or, when both are in trouble, for longer than that day.
 */
export async function keepUpload(
  { database, files, log }: UploadServices,
  received: Pick<ReceivedFile, "name" | "path" | "bytes" | "tooLong">,
): Promise<Kept> {
  const name = harmlessName(received.name);
  const { path, bytes } = received;
  try {
    if (received.tooLong || bytes > longestFile) return { outcome: "refused", refusal: "tooLong" };
    if (bytes === 0) return { outcome: "refused", refusal: "empty" };
    const type = await inspectFile(path, bytes);
    if (!type) return { outcome: "refused", refusal: "unsafe" };

    const { rows } = await database.execute<{ id: string }>(sql`select uuidv7() as id`);
    const key = `${rows[0]?.id}.${type.extension}`;
    await files.put(placeOf(key), createReadStream(path), { bytes, type: type.type });
    try {
      await database
        .insert(briefFiles)
        .values({ key, original_name: name, type: type.type, bytes });
    } catch (error) {
      // The row first: a connection that broke may have taken its "done" along.
      const forget = database
        .delete(briefFiles)
        .where(eq(briefFiles.key, key))
        .then(() => files.remove(placeOf(key)));
      await forget.catch((failure: unknown) => {
        log.warn(describeError(failure), "files: one that nobody knows of is left to the sweep");
      });
      throw error;
    }
    return { outcome: "kept", file: { key, name, type: type.type, bytes } };
  } catch (error) {
    throw new Error(`Failed to upload ${name}`, { cause: error });
  }
}

/** The name without folders, control characters and characters that turn text; at most 120 long. */
export function harmlessName(name: string): string {
  const cleaned = (name.split(/[/\\]/).at(-1) ?? "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .replace(/\s+/g, " ")
    .replace(/^[\s.]+|\s+$/g, "");
  const extension = /\.[^.]{1,10}$/.exec(cleaned)?.[0] ?? "";
  const stem = cleaned.slice(0, cleaned.length - extension.length);
  const shortened = stem.slice(0, 120 - extension.length).toWellFormed();
  return shortened + extension || "file";
}

/** Files that still wait for their brief, by key, in the order of `keys`. At most ten. */
export async function findWaitingUploads(
  { database }: Pick<UploadServices, "database">,
  keys: string[],
): Promise<UploadedFile[]> {
  const possible = keys.filter(isFileKey).slice(0, mostFiles);
  if (possible.length === 0) return [];
  const rows = await database
    .select()
    .from(briefFiles)
    .where(and(inArray(briefFiles.key, possible), isNull(briefFiles.brief_id)));
  return keys.flatMap((key) => {
    const row = rows.find((file) => file.key === key);
    return row ? [{ key, name: row.original_name, type: row.type, bytes: row.bytes }] : [];
  });
}

/** Removes a file that no brief has claimed. @returns whether there was one. */
export async function removeUpload(
  { database, files }: UploadServices,
  key: string,
): Promise<boolean> {
  if (!isFileKey(key)) return false;
  const removed = await database
    .delete(briefFiles)
    .where(and(eq(briefFiles.key, key), isNull(briefFiles.brief_id)))
    .returning();
  // The row first: cut off between the two, a file without a row is what the sweep finds.
  for (const file of removed) await files.remove(placeOf(file.key));
  return removed.length > 0;
}

/** Removes a stored file whose row is gone. */
export function removeStoredFile({ files }: Pick<UploadServices, "files">, key: string) {
  return files.remove(placeOf(key));
}

export type ServedFile = { name: string; type: FileType; bytes: number | undefined } & {
  /** Opens the content; undefined when the store has lost it. */
  open(): Promise<Readable | undefined>;
};

/** A file of a brief by the name in its public link, or the small copy of one. */
export async function findServedFile(
  { database, files }: UploadServices,
  key: string,
): Promise<ServedFile | undefined> {
  if (!isFileKey(key)) return undefined;
  const [row] = await database
    .select()
    .from(briefFiles)
    .where(
      and(
        or(eq(briefFiles.key, key), eq(briefFiles.preview_key, key)),
        sql`${briefFiles.brief_id} is not null`,
      ),
    );
  const type = fileTypes.find(({ extension }) => key.endsWith(`.${extension}`));
  if (!row || !type) return undefined;
  const stem = row.original_name.replace(/\.[^.]*$/, "") || "file";
  return {
    name: `${stem}.${type.extension}`,
    type,
    bytes: row.key === key ? row.bytes : undefined,
    open: () => files.read(placeOf(key)),
  };
}

/**
 * Makes the small copy of an image that the admin shows, once. One that cannot be read has none.
 *
 * @throws Error when the store or the database is away.
 */
export async function makePreview(
  { database, files, log }: UploadServices,
  fileId: string,
): Promise<void> {
  const [file] = await database.select().from(briefFiles).where(eq(briefFiles.id, fileId));
  if (!file || file.preview_key || !file.type.startsWith("image/")) return;
  const original = await files.read(placeOf(file.key));
  const copy = original && (await smallCopy(original));
  if (!copy) {
    log.info({ fileId }, "files: an image has no preview");
    return;
  }
  const { rows } = await database.execute<{ id: string }>(sql`select uuidv7() as id`);
  const key = `${rows[0]?.id}.webp`;
  await files.put(placeOf(key), Readable.from([copy]), { bytes: copy.length, type: "image/webp" });
  const written = await database
    .update(briefFiles)
    .set({ preview_key: key })
    .where(and(eq(briefFiles.id, fileId), isNull(briefFiles.preview_key)))
    .returning({ id: briefFiles.id });
  if (written.length === 0) await files.remove(placeOf(key)); // another job was quicker
}

/**
 * Removes uploads that no brief claimed within a day, and files of that age without a row, which a
 * crash or an erased brief has left. Touches nothing in the store that is not named as ours are.
 *
 * @returns how many files are gone.
 */
export async function sweepUploads({ database, files }: UploadServices): Promise<number> {
  const tooOld = await longAgo(database);
  await database
    .delete(briefFiles)
    .where(and(isNull(briefFiles.brief_id), lt(briefFiles.created_at, tooOld)));
  let removed = 0;
  let batch: string[] = [];
  const removeOrphans = async () => {
    for (const key of await withoutRow(database, batch)) {
      await files.remove(placeOf(key));
      removed++;
    }
    batch = [];
  };
  for await (const place of files.list(BUCKET)) {
    const key = place.slice(BUCKET.length + 1);
    const madeAt = timeOf(key);
    if (madeAt && madeAt < tooOld) batch.push(key);
    if (batch.length === 500) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}

/** By the database's clock, which rows and names of files have their times from. */
async function longAgo(database: Database): Promise<Date> {
  const { rows } = await database.execute<{ at: number }>(sql`
    select extract(epoch from now() - make_interval(hours => ${HOURS_TO_CLAIM}))::float * 1000 as at
  `);
  if (!rows[0]) throw new Error("the database does not tell the time");
  return new Date(rows[0].at);
}

async function withoutRow(database: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await database
    .select({ key: briefFiles.key, preview: briefFiles.preview_key })
    .from(briefFiles)
    .where(or(inArray(briefFiles.key, keys), inArray(briefFiles.preview_key, keys)));
  const known = new Set(rows.flatMap(({ key, preview }) => [key, preview]));
  return keys.filter((key) => !known.has(key));
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.[a-z]{3,4}$/;

/** Whether a file of ours can have this key. PostgreSQL refuses some texts altogether. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** When a key was made: a UUID v7 begins with milliseconds since 1970 (RFC 9562, 5.7). */
function timeOf(key: string): Date | undefined {
  return KEY.test(key)
    ? new Date(Number.parseInt(key.replace("-", "").slice(0, 12), 16))
    : undefined;
}

/** Where a file of this name lies in the store. */
export function placeOf(key: string): string {
  return `${BUCKET}/${key}`;
}

import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { briefFiles } from "../../database/tables/files.ts";
import type { ServedFile } from "../../platform/files/answer-with-file.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { timeOfUuid } from "../../platform/is-uuid.ts";
import { describeError } from "../../platform/log.ts";
import { fileTypes, isPicture, type UploadedFile } from "./file-rules.ts";
import { harmlessName, type JudgeServices, judgeUpload, type SentFile } from "./judge-upload.ts";
import type { BriefFile } from "./list-files.ts";
import type { Refusal } from "./refusals.ts";

/** The spec's bucket: a folder of this name in any store. */
const BUCKET = "site-brief-files";

/** How long an upload waits for its brief. */
const HOURS_TO_CLAIM = 24;

export type UploadServices = JudgeServices & { database: Database; files: FileStore };

type Kept = { outcome: "kept"; file: UploadedFile } | { outcome: "refused"; refusal: Refusal };

/**
 * Stores a received file under a new, unguessable name, if we accept its type. It then waits a day
 * for the brief that names its key.
 *
 * @param visitor the address that it counts towards while it waits.
 * @throws Error "Failed to upload {file name}" if the store or the database refuses it. Then
 * neither keeps anything, or, if both are in trouble, not for longer than that day.
 */
export async function keepUpload(
  services: UploadServices,
  received: SentFile,
  visitor: string,
): Promise<Kept> {
  const { database, files, log } = services;
  try {
    const judged = await judgeUpload(services, received, visitor);
    if (judged.outcome === "refused") return judged;
    const { name, type, bytes, unscanned, content } = judged.upload;

    const { rows } = await database.execute<{ id: string }>(sql`select uuidv7() as id`);
    const key = `${rows[0]?.id}.${type.extension}`;
    await files.put(placeOf(key), content(), { bytes, type: type.type });
    try {
      await database
        .insert(briefFiles)
        .values({ key, original_name: name, type: type.type, bytes, unscanned, visitor });
    } catch (error) {
      // The row first: if the connection broke, it may exist although nobody said so.
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
    throw new Error(`Failed to upload ${harmlessName(received.name)}`, { cause: error });
  }
}

/** Removes unclaimed files among these. @returns how many there were. */
export async function removeUploads(
  { database, files }: UploadServices,
  keys: string[],
): Promise<number> {
  const possible = keys.filter(isFileKey);
  if (possible.length === 0) return 0;
  const removed = await database
    .delete(briefFiles)
    .where(and(inArray(briefFiles.key, possible), isNull(briefFiles.brief_id)))
    .returning();
  // The rows first: after a crash between the two, the sweep finds files without a row.
  for (const file of removed) await files.remove(placeOf(file.key));
  return removed.length;
}

/** Removes a stored file whose row is gone. */
export function removeStoredFile({ files }: Pick<UploadServices, "files">, key: string) {
  return files.remove(placeOf(key));
}

/**
 * What the public link of a brief's file serves. For a picture it is the thumbnail, which has none
 * of the metadata that may give away a place or a person.
 *
 * @param isShown whether a brief's files have public links.
 * @returns "for operators" if a picture has no thumbnail, or none yet.
 */
export async function findServedFile(
  services: UploadServices,
  key: string,
  isShown: (briefId: string) => Promise<boolean>,
): Promise<ServedFile | "for operators" | undefined> {
  const row = await findClaimed(services, key);
  if (!row?.brief_id || !(await isShown(row.brief_id))) return undefined;
  const served = isPicture(row) ? row.thumbnail_key : row.key;
  return served === null ? "for operators" : fileOf(services, row, served);
}

/** A brief's file as it was sent, for operators only. */
export async function findOriginal(
  services: UploadServices,
  key: string,
): Promise<ServedFile | undefined> {
  const row = await findClaimed(services, key);
  return row?.key === key ? fileOf(services, row, key) : undefined;
}

/** The row of a brief's file, by its key or its thumbnail's. */
async function findClaimed(
  { database }: UploadServices,
  key: string,
): Promise<BriefFile | undefined> {
  if (!isFileKey(key)) return undefined;
  const isNamed = or(eq(briefFiles.key, key), eq(briefFiles.thumbnail_key, key));
  const [row] = await database
    .select()
    .from(briefFiles)
    .where(and(isNamed, isNotNull(briefFiles.brief_id)));
  return row;
}

function fileOf({ files }: UploadServices, row: BriefFile, key: string): ServedFile | undefined {
  const type = fileTypes.find(({ extension }) => key.endsWith(`.${extension}`));
  if (!type) return undefined;
  const stem = row.original_name.replace(/\.[^.]*$/, "") || "file";
  return {
    id: row.id,
    key,
    name: `${stem}.${type.extension}`,
    type,
    bytes: row.key === key ? row.bytes : undefined,
    isShown: row.thumbnail_key !== null, // a picture that we could decode
    storedBytes: () => files.lengthOf(placeOf(key)),
    open: () => files.read(placeOf(key)),
  };
}

/**
 * Removes uploads that no brief claimed within a day, and files of that age without a row, left by
 * a crash or an erased brief. Touches only files named like ours (one cut off by a power failure
 * has such a name, ending in ".part").
 *
 * @returns how many files were removed.
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
    const madeAt = isFileKey(key) ? timeOfUuid(key.slice(0, key.indexOf("."))) : undefined;
    if (madeAt && madeAt < tooOld.getTime()) batch.push(key);
    if (batch.length === 500) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}

/** By the database's clock, the source of the times in rows and file names. */
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
    .select({ key: briefFiles.key, thumbnail: briefFiles.thumbnail_key })
    .from(briefFiles)
    .where(or(inArray(briefFiles.key, keys), inArray(briefFiles.thumbnail_key, keys)));
  const known = new Set(rows.flatMap(({ key, thumbnail }) => [key, thumbnail]));
  return keys.filter((key) => !known.has(key));
}

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.[a-z]{3,4}$/;

/** Whether this can be the key of one of our files. PostgreSQL rejects some texts outright. */
export function isFileKey(key: string): boolean {
  return KEY.test(key);
}

/** The path of a file in the store. */
export function placeOf(key: string): string {
  return `${BUCKET}/${key}`;
}

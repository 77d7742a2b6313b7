import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import type { ServedFile } from "../../platform/files/answer-with-file.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { timeOfUuid } from "../../platform/is-uuid.ts";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import { failedToUpload, fileTypes, isPicture } from "./file-rules.ts";
import {
  harmlessName,
  type JudgeServices,
  judgeUpload,
  type SentFile,
  type TakenUpload,
} from "./judge-upload.ts";
import { refusals } from "./refusals.ts";

// Files that come with what somebody writes. Those of each kind have a folder of the store.

export type AttachServices = JudgeServices & { database: Database; files: FileStore };

/** A file in the store that waits for its row. */
export type StoredFile = {
  /** Name in the file store: a UUID v7 and the extension of its type. */
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
 * Stores files under new names, all of them or none. Their rows are written with the words that they
 * came with; if that is not to be, `removeStored` takes them away.
 *
 * @throws Error if the store is away. What it has by then has no row, so the sweep removes it.
 */
export async function storeFiles(
  services: AttachServices,
  folder: string,
  sent: readonly SentFile[],
): Promise<StoreOutcome> {
  const taken: Prepared[] = [];
  const problems: string[] = [];
  for (const file of sent) {
    const prepared = await prepare(services, file);
    if (typeof prepared !== "string") taken.push(prepared);
    else problems.push(failedToUpload(harmlessName(file.name), prepared));
  }
  if (problems.length > 0) return { outcome: "files refused", problems };
  const stored: StoredFile[] = [];
  for (const file of taken) stored.push(await store(services, folder, file));
  return { outcome: "stored", stored };
}

/** Takes away what came to have no row. */
export async function removeStored(
  { files }: Pick<AttachServices, "files">,
  folder: string,
  stored: readonly StoredFile[],
): Promise<void> {
  for (const { path } of stored.flatMap((file) => inStore(folder, file))) await files.remove(path);
}

/** The path of a file, as it was sent. */
export function placeOfFile(folder: string, key: string): string {
  return `${folder}/${key}`;
}

/** The path of a picture’s small copy, which has no metadata. */
export function placeOfCopy(folder: string, key: string): string {
  return placeOfFile(folder, `${key.slice(0, key.lastIndexOf("."))}-small.webp`);
}

type Kept = Pick<StoredFile, "key" | "type" | "bytes">;

/** What the store has of a file: itself, and its small copy. */
export function inStore(folder: string, { key, type, bytes }: Kept) {
  const file = { path: placeOfFile(folder, key), type, bytes };
  const copy = { path: placeOfCopy(folder, key), type: "image/webp", bytes: undefined };
  return hasCopy({ type }) ? [file, copy] : [file];
}

/** Whether a small copy was stored with it: of every picture that we can read. */
export function hasCopy({ type }: { type: string }): boolean {
  return isPicture({ type }) && type !== "image/heic";
}

/** A file to be served: as it was sent, or of a picture its small copy. */
export function servedFile(
  files: FileStore,
  folder: string,
  file: Kept & { id: string; original_name: string },
  as: "sent" | "copy",
): ServedFile | undefined {
  const isCopy = as === "copy" && hasCopy(file);
  const type = fileTypes.find((known) => known.type === (isCopy ? "image/webp" : file.type));
  if (!type) return undefined;
  const place = isCopy ? placeOfCopy(folder, file.key) : placeOfFile(folder, file.key);
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

const AT_A_TIME = 500;
/** How long a file may wait for its row. */
const DAY_MS = 86_400_000;

/**
 * Removes files of a folder from a day ago or longer that have no row: a crash or an erased site left
 * them.
 *
 * @param knownIds of these, the ids that begin the key of a row.
 * @returns how many.
 */
export async function sweepFolder(
  files: FileStore,
  folder: string,
  knownIds: (ids: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let removed = 0;
  let batch = new Map<string, string>();
  const removeUnnamed = async () => {
    const known = batch.size > 0 ? await knownIds([...batch.values()]) : new Set();
    for (const [place, id] of batch) {
      if (known.has(id)) continue;
      await files.remove(place);
      removed++;
    }
    batch = new Map();
  };
  for await (const place of files.list(folder)) {
    const id = /\/([0-9a-f-]{36})(?:-small)?\.[a-z]{3,4}$/.exec(place)?.[1] ?? "";
    const madeAt = timeOfUuid(id);
    if (madeAt && Date.now() - madeAt > DAY_MS) batch.set(place, id);
    if (batch.size === AT_A_TIME) await removeUnnamed();
  }
  await removeUnnamed();
  return removed;
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
  services.log.info({ outcome: answer.outcome }, "files: a picture has no small copy");
  return answer.outcome === "too-large" ? refusals.tooManyPixels : "we can’t read this picture";
}

async function store(
  { database, files }: AttachServices,
  folder: string,
  { name, type: { type, extension }, bytes, unscanned, content, copy }: Prepared,
): Promise<StoredFile> {
  const { rows } = await database.execute<{ id: string }>(sql`select uuidv7() as id`);
  const key = `${rows[0]?.id}.${extension}`;
  await files.put(placeOfFile(folder, key), content(), { bytes, type });
  if (copy) {
    const about = { bytes: copy.length, type: "image/webp" };
    await files.put(placeOfCopy(folder, key), Readable.from([copy]), about);
  }
  return { key, original_name: name, type, bytes, unscanned };
}

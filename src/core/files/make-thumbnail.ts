import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { briefFiles } from "../../database/tables/files.ts";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import { queueJob } from "../../platform/queue-job.ts";
import { isPicture } from "./file-rules.ts";
import type { BriefFile } from "./list-files.ts";
import { placeOf, type UploadServices } from "./uploads.ts";

/** A picture that crashed its process this often gets no thumbnail. */
const MAX_ATTEMPTS = 3;

/** One that takes longer than this gives way to everybody else's. */
const SECONDS = 3;
const AFTER_EVERYBODY = 100;

/** Queues the thumbnails of a brief: all briefs' first pictures come before anybody's second. */
export async function queueThumbnails(tx: Queryable, files: readonly BriefFile[]): Promise<void> {
  for (const [priority, file] of files.filter(isPicture).entries()) {
    await queueJob(tx, "make_thumbnail", { fileId: file.id }, { queue: "pictures", priority });
  }
}

/**
 * Makes a picture's thumbnail, once: a WebP without metadata, which the admin shows and the public
 * link serves. A picture that cannot be read, or is too large, has none and is only for operators.
 *
 * @param options.isPatient whether everybody else has had their turn.
 * @throws Error if the store or the database is away, or if the process that reads the picture
 * ended and another attempt is worthwhile.
 */
export async function makeThumbnail(
  { database, files, log }: UploadServices,
  fileId: string,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<void> {
  const [file] = await database.select().from(briefFiles).where(eq(briefFiles.id, fileId));
  if (!file || file.thumbnail_key || !isPicture(file)) return;
  const content = await files.read(placeOf(file.key));
  if (!content) return log.info({ fileId, outcome: "lost" }, NO_THUMBNAIL);
  const original = await buffer(content);
  // A store in trouble may answer with an error's text, or with half a file.
  if (original.length !== file.bytes) {
    throw new Error(`the store gave ${original.length} of ${file.bytes} bytes`);
  }

  if (!(await beginAttempt(database, fileId))) {
    return log.warn({ fileId, outcome: "given up" }, NO_THUMBNAIL);
  }
  const copy = await askPictureProcess("small-copy", async () => original, {
    ...(!isPatient && { seconds: SECONDS }),
  });
  if (copy.outcome === "died" && !isPatient) {
    return queueJob(
      database,
      "make_thumbnail",
      { fileId, isPatient: true },
      { queue: "pictures", priority: AFTER_EVERYBODY },
    );
  }
  if (copy.outcome === "died") {
    throw new Error(`the picture process ended: ${copy.reason}`);
  }
  // It has answered: whatever goes wrong from here on is not the picture's fault.
  await database.update(briefFiles).set({ thumbnail_attempts: 0 }).where(eq(briefFiles.id, fileId));
  if (copy.outcome !== "done") return log.info({ fileId, outcome: copy.outcome }, NO_THUMBNAIL);

  const { rows } = await database.execute<{ id: string }>(sql`select uuidv7() as id`);
  const key = `${rows[0]?.id}.webp`;
  const about = { bytes: copy.output.length, type: "image/webp" };
  await files.put(placeOf(key), Readable.from([copy.output]), about);
  const written = await database
    .update(briefFiles)
    .set({ thumbnail_key: key })
    .where(and(eq(briefFiles.id, fileId), isNull(briefFiles.thumbnail_key)))
    .returning({ id: briefFiles.id });
  if (written.length === 0) await files.remove(placeOf(key)); // another job was faster
}

const NO_THUMBNAIL = "files: a picture has no thumbnail";

/**
 * Counts an attempt before it starts, so that it counts even if this whole process dies.
 *
 * @returns whether there was one left.
 */
async function beginAttempt(database: Database, fileId: string): Promise<boolean> {
  const begun = await database
    .update(briefFiles)
    .set({ thumbnail_attempts: sql`${briefFiles.thumbnail_attempts} + 1` })
    .where(and(eq(briefFiles.id, fileId), lt(briefFiles.thumbnail_attempts, MAX_ATTEMPTS)))
    .returning({ id: briefFiles.id });
  return begun.length > 0;
}

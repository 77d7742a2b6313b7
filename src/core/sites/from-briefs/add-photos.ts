import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { photo } from "../../../blocks/fields.ts";
import type { Queryable } from "../../../database/client.ts";
import { sites } from "../../../database/tables/sites.ts";
import { queueJob } from "../../../platform/queue-job.ts";
import { findBrief, type WholeBrief } from "../../briefs/find-brief.ts";
import { draftOf } from "../../drafts/draft-of.ts";
import { isPicture } from "../../files/file-rules.ts";
import type { UploadServices } from "../../files/uploads.ts";
import { addSiteFiles } from "../pictures/site-files.ts";
import { addToFirstRevision } from "../revisions/revisions.ts";
import { lockSite, siteOfBrief } from "../sites.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { readOnce } from "./read-once.ts";

/** How long each look at a picture may take: at its first turn, and after everybody else's. */
const SECONDS = 3;
const PATIENT_SECONDS = 15;
const AFTER_EVERYBODY = 100;

/** How far the pictures of a brief are. It travels in the job, which does one of them. */
export const photosSchema = z.object({
  briefId: z.uuid(),
  /** The ids of files that had no turn yet, and of those that took too long at theirs. */
  left: z.array(z.uuid()),
  slow: z.array(z.uuid()),
  prepared: z.array(
    z.object({
      fileId: z.uuid(),
      kind: z.enum(["photo", "logo"]),
      photo,
      colour: z.string().optional(),
    }),
  ),
  /** Names of pictures that could not be read. */
  unreadable: z.array(z.string()),
});

export type PhotosOfBrief = z.infer<typeof photosSchema>;

export function nothingYet({ id, files }: WholeBrief["brief"]): PhotosOfBrief {
  const left = files.filter(isPicture).map((file) => file.id);
  return { briefId: id, left, slow: [], prepared: [], unreadable: [] };
}

/**
 * Queues the next picture of a brief, if there is one. All briefs' first pictures come before
 * anybody's second, and those that took too long come last.
 *
 * @returns whether there is one.
 */
export async function queuePhotos(tx: Queryable, photos: PhotosOfBrief): Promise<boolean> {
  const { briefId, left, slow, prepared, unreadable } = photos;
  if (left.length + slow.length === 0) return false;
  const turn = prepared.length + unreadable.length + slow.length;
  await queueJob(tx, "add_photos", photos, {
    queue: "pictures",
    key: keyOf(briefId),
    priority: left.length > 0 ? turn : turn + AFTER_EVERYBODY,
  });
  return true;
}

/** Whether pictures of a brief are still to be added to its site. */
export async function hasPhotosOnTheirWay(database: Queryable, briefId: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from graphile_worker.jobs where key = ${keyOf(briefId)} and attempts < max_attempts
  `);
  return rows.length > 0;
}

/**
 * Makes one picture of a drafted site ready, and queues the next; after the last the site is drafted
 * once more, with them. What an operator has changed in the meantime stays. It may run twice or be ended
 * at any time.
 *
 * @throws Error if the database or the file store is away, or the reader of sentences died; the job is tried again.
 */
export async function addPhotos(services: UploadServices, photos: PhotosOfBrief): Promise<void> {
  const found = await findBrief(services, photos.briefId);
  if (!found) return;
  const next = await withNext(services, found.brief, photos);
  if (await queuePhotos(services.database, next)) return;
  await placePhotos(services, found.brief, next);
}

async function withNext(
  services: UploadServices,
  { files }: WholeBrief["brief"],
  { left, slow, ...photos }: PhotosOfBrief,
): Promise<PhotosOfBrief> {
  const isPatient = left.length === 0;
  const [id, ...others] = isPatient ? slow : left;
  const after = isPatient ? { left, slow: others } : { left: others, slow };
  const file = files.find((one) => one.id === id);
  if (!file) return { ...photos, ...after };
  const made = await preparePhoto(services, file, {
    mayBeLogo: !photos.prepared.some(({ kind }) => kind === "logo"),
    seconds: isPatient ? PATIENT_SECONDS : SECONDS,
  });
  if (made === "too slow" && !isPatient) {
    return { ...photos, ...after, slow: [...slow, file.id] };
  }
  if (typeof made === "string") {
    return { ...photos, ...after, unreadable: [...photos.unreadable, file.original_name] };
  }
  return { ...photos, ...after, prepared: [...photos.prepared, made] };
}

async function placePhotos(
  services: UploadServices,
  brief: WholeBrief["brief"],
  { prepared: made, unreadable }: PhotosOfBrief,
): Promise<void> {
  // In the order of the customer, whichever took long.
  const orderOf = (fileId: string) => brief.files.findIndex(({ id }) => id === fileId);
  const { database, log } = services;
  const prepared = made.toSorted((a, b) => orderOf(a.fileId) - orderOf(b.fileId));
  const site = await siteOfBrief(database, brief.id);
  if (!site) return;
  // Those of before there were readings are read now, or the draft would lose their sentences.
  const readings = await readOnce(services, brief);
  await database.transaction(async (tx) => {
    const locked = await lockSite(tx, site.id);
    if (!locked) return;
    await addSiteFiles(
      tx,
      prepared.map(({ fileId, kind, photo }) => ({
        site_id: site.id,
        brief_file_id: fileId,
        kind,
        key: photo.key,
        original_name: brief.files[orderOf(fileId)]?.original_name ?? "",
        widths: photo.widths,
        width: photo.width,
        height: photo.height,
      })),
    );
    const isPlaced =
      prepared.length > 0 &&
      (await addToFirstRevision(tx, locked, draftOf(brief, readings, prepared)));
    const notes = [
      ...(unreadable.length > 0
        ? [`We couldn’t read these pictures; ask for them again: ${unreadable.join(", ")}.`]
        : []),
      ...(isPlaced && prepared.some(({ kind }) => kind === "photo")
        ? ["The photos need alternative text."]
        : []),
      ...(prepared.length > 0 && !isPlaced
        ? ["Their pictures arrived after the site was sent; you can still choose each one."]
        : []),
    ].filter((note) => !locked.notes.includes(note));
    await tx
      .update(sites)
      .set({ notes: [...locked.notes, ...notes] })
      .where(eq(sites.id, site.id));
  });
  log.info({ siteId: site.id, pictures: prepared.length }, "sites: added the pictures of one");
}

function keyOf(briefId: string): string {
  return `photos:${briefId}`;
}

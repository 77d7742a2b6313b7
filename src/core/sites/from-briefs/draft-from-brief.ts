import { findBrief } from "../../briefs/find-brief.ts";
import { draftOf } from "../../drafts/draft-of.ts";
import { isPicture } from "../../files/file-rules.ts";
import type { UploadServices } from "../../files/uploads.ts";
import { createSite, siteOfBrief } from "../sites.ts";
import { nothingYet, queuePhotos } from "./add-photos.ts";
import { type ReadingAttempt, readOnce } from "./read-once.ts";

/**
 * Drafts the site of a brief from its words, once; its pictures follow in their own jobs
 * (`addPhotos`). It may run twice or be ended at any time. A brief that is gone, or was never let in,
 * gets none.
 *
 * @throws Error if the database is away, or the reader of its sentences died; the job is tried again.
 */
export async function draftFromBrief(
  services: Pick<UploadServices, "database" | "log">,
  briefId: string,
  attempt: ReadingAttempt = {},
): Promise<void> {
  const { database, log } = services;
  if (await siteOfBrief(database, briefId)) return;
  const found = await findBrief({ database }, briefId);
  if (!found) return;
  const { brief } = found;
  const readings = await readOnce(services, brief, attempt);
  const { document, facts, notes, held, mended } = draftOf(brief, readings, []);
  const documents = brief.files
    .filter((file) => !isPicture(file))
    .map(({ original_name }) => original_name);
  const site = await database.transaction(async (tx) => {
    const created = await createSite(tx, {
      briefId,
      name: facts.name.value,
      email: brief.email,
      contactName: brief.contact_name ?? undefined,
      document,
      facts,
      notes: [
        ...notes,
        ...(documents.length > 0
          ? [`They also sent documents, which nobody has read yet: ${documents.join(", ")}.`]
          : []),
      ],
      heldWords: { held, mended },
      author: "draft",
    });
    if (created) await queuePhotos(tx, nothingYet(brief));
    return created;
  });
  if (site) log.info({ siteId: site.id }, "sites: drafted one");
}

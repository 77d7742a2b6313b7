import { documentSchema } from "../../../blocks/document.ts";
import { findBrief } from "../../briefs/find-brief.ts";
import type { UploadServices } from "../../briefs/uploads.ts";
import { addSiteFiles } from "../site-files.ts";
import { createSite, siteOfBrief } from "../sites.ts";
import { draftSite } from "./draft-site.ts";
import { factsFromBrief } from "./facts-from-brief.ts";
import { photoPairs } from "./photo-pairs.ts";
import { type PreparedPhotos, preparePhotos } from "./prepare-photos.ts";

/**
 * Drafts the site of a brief, once: its pictures, its facts, its first revision. It may run twice or
 * be ended at any time. A brief that is gone, or was never let in, gets none.
 *
 * @throws Error if the database or the file store is away; the job is tried again.
 */
export async function draftFromBrief(services: UploadServices, briefId: string): Promise<void> {
  const { database, log } = services;
  if (await siteOfBrief(database, briefId)) return;
  const found = await findBrief({ database }, briefId);
  if (!found) return;
  const { brief } = found;
  const pictures = await preparePhotos(services, brief.files);
  const { notes, ...told } = factsFromBrief(brief);
  const { prepared } = pictures;
  const logo = prepared.find(({ kind }) => kind === "logo");
  const { pairs, others } = photoPairs(
    prepared
      .filter(({ kind }) => kind === "photo")
      .map(({ file, photo }) => ({ name: file.original_name, photo })),
  );
  const chosen = brief.chosen_preview;
  const design = documentSchema.shape.design.safeParse(chosen?.design).data;
  const document = draftSite(
    {
      ...told,
      photos: others,
      pairs,
      ...(logo && { logo: { ...logo.photo, alt: told.facts.name.value.slice(0, 250) } }),
      // What the brief says of colours was written after the preview.
      colours: told.colours.brand
        ? told.colours
        : { brand: chosen?.colour ?? colourOf(pictures), words: [] },
      ...(design && { design }),
    },
    briefId,
  );
  const site = await database.transaction(async (tx) => {
    const created = await createSite(tx, {
      briefId,
      name: told.facts.name.value,
      email: brief.email,
      contactName: brief.contact_name ?? undefined,
      document,
      facts: told.facts,
      notes: [...notes, ...notesOn(pictures)],
      author: "draft",
    });
    if (!created) return undefined;
    await addSiteFiles(
      tx,
      prepared.map(({ file, kind, photo }) => ({
        site_id: created.id,
        brief_file_id: file.id,
        kind,
        key: photo.key,
        original_name: file.original_name,
        widths: photo.widths,
        width: photo.width,
        height: photo.height,
      })),
    );
    return created;
  });
  if (site) log.info({ siteId: site.id, pictures: prepared.length }, "sites: drafted one");
}

/** Of the logo, else of the first photo that is not grey. */
function colourOf({ prepared }: PreparedPhotos): string | undefined {
  const first = prepared.toSorted((a, b) => Number(b.kind === "logo") - Number(a.kind === "logo"));
  return first.find(({ colour }) => colour)?.colour;
}

function notesOn({ prepared, unreadable, documents }: PreparedPhotos): string[] {
  const photos = prepared.filter(({ kind }) => kind === "photo").length;
  return [
    ...(unreadable.length > 0
      ? [`These pictures could not be read; ask for them again: ${unreadable.join(", ")}.`]
      : []),
    ...(documents.length > 0
      ? [`They also sent documents, which nobody has read yet: ${documents.join(", ")}.`]
      : []),
    ...(photos > 0 ? ["The photos need alternative text."] : []),
  ];
}

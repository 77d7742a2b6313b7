import { type Document, documentSchema } from "../../blocks/document.ts";
import type { Photo } from "../../blocks/fields.ts";
import type { WholeBrief } from "../briefs/find-brief.ts";
import type { BriefReadings } from "../moderation/reading/brief-readings.ts";
import { draftSite } from "./draft-site.ts";
import { type ForTheOperator, factsFromBrief, type ToldSite } from "./facts/facts-from-brief.ts";
import { hasStyle } from "./pages/choose-design.ts";
import { photoPairs } from "./pages/photo-pairs.ts";

/** A picture of a brief, made ready for pages. */
export type PreparedPhoto = {
  fileId: string;
  kind: "photo" | "logo";
  photo: Photo;
  /** The colour that it is remembered by; undefined for one that is grey. */
  colour?: string | undefined;
};

/**
 * The draft of a brief with as many of its pictures as are ready.
 *
 * @param readings of its description; without any none of its sentences is printed.
 */
export function draftOf(
  brief: WholeBrief["brief"],
  readings: BriefReadings | undefined,
  prepared: readonly PreparedPhoto[],
): { document: Document; facts: ToldSite["facts"] } & ForTheOperator {
  const chosen = brief.chosen_preview;
  const seed = chosen?.id ?? brief.id;
  const { notes, held, mended, ...told } = factsFromBrief(brief, readings, seed);
  const logo = prepared.find(({ kind }) => kind === "logo");
  const { pairs, others } = photoPairs(
    prepared
      .filter(({ kind }) => kind === "photo")
      .map(({ fileId, photo }) => ({
        name: brief.files.find(({ id }) => id === fileId)?.original_name ?? "",
        photo,
      })),
  );
  const design = documentSchema.shape.design.safeParse(chosen?.design).data;
  const document = draftSite(
    {
      ...told,
      photos: others,
      pairs,
      ...(logo && { logo: { ...logo.photo, alt: told.facts.name.value.slice(0, 250) } }),
      // What the brief says of colours was written after the sketch.
      colours: told.colours.brand
        ? told.colours
        : { brand: chosen?.colour ?? colourOf(prepared), words: [] },
      // A style that they answered otherwise, too.
      ...(design && hasStyle(design, brief.style) && { design }),
    },
    seed,
  );
  return { document, facts: told.facts, notes, held, mended };
}

/** Of the logo, else of the first photo that is not grey. */
function colourOf(prepared: readonly PreparedPhoto[]): string | undefined {
  const first = prepared.toSorted((a, b) => Number(b.kind === "logo") - Number(a.kind === "logo"));
  return first.find(({ colour }) => colour)?.colour;
}

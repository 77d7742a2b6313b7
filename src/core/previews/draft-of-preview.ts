import { documentSchema } from "../../blocks/document.ts";
import type { ChosenPreview } from "../briefs/briefs.ts";
import { draftFromWords } from "../drafts/draft-from-words.ts";
import type { Look, Preview } from "./previews.ts";
import { isColour } from "./schema.ts";

type Drafted = ReturnType<typeof draftFromWords>["content"];

/** The website of a preview, made of its words: the same every time. */
export function draftOfPreview({ id, name, trade, place, ...look }: Preview): Drafted {
  const { design, colour } = readLook(look);
  return draftFromWords(
    { name, trade, place, ...(design && { design }), ...(colour && { colour }) },
    id,
  ).content;
}

/** What a brief keeps of a preview. */
export function choiceIn(preview: Preview): ChosenPreview {
  const { name, trade, place, colour } = preview;
  const { design } = draftOfPreview(preview).document;
  return { name, trade, place, design, ...(colour && { colour }) };
}

/** What of a look that was asked for there is: “ledger”, “#1f5b45”. What is unknown is left out. */
export function readLook({ design, colour }: Partial<Record<keyof Look, string | null>>) {
  const known = documentSchema.shape.design.safeParse(design);
  return {
    ...(known.success && { design: known.data }),
    ...(colour && isColour(colour) && { colour: colour.toLowerCase() }),
  };
}

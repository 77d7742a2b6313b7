import { documentSchema } from "../../blocks/document.ts";
import type { ChosenSketch } from "../briefs/briefs.ts";
import { draftFromWords } from "../drafts/draft-from-words.ts";
import { isColour } from "./schema.ts";
import type { Look, Sketch } from "./sketches.ts";

type Drafted = ReturnType<typeof draftFromWords>["content"];

/** The website of a sketch, made of its words: the same every time. */
export function draftOfSketch({ id, name, trade, place, ...look }: Sketch): Drafted {
  const { design, colour } = readLook(look);
  return draftFromWords(
    { name, trade, place, ...(design && { design }), ...(colour && { colour }) },
    id,
  ).content;
}

/** What a brief keeps of a sketch. */
export function choiceIn(sketch: Sketch): ChosenSketch {
  const { name, trade, place, colour } = sketch;
  const { design } = draftOfSketch(sketch).document;
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

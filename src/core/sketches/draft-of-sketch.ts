import { type Document, documentSchema } from "../../blocks/document.ts";
import type { ChosenSketch } from "../briefs/briefs.ts";
import { draftFromWords } from "../drafts/draft-from-words.ts";
import { chooseColour } from "../drafts/pages/choose-colour.ts";
import { knownTrade, type TradeChoice } from "../trades/find-trade.ts";
import { isColour } from "./schema.ts";
import type { Look, Sketch } from "./sketches.ts";

type Drafted = ReturnType<typeof draftFromWords>["content"];

/** The website of a sketch, made of its words: the same every time. */
export function draftOfSketch(sketch: Sketch): Drafted {
  return drafted(sketch).content;
}

/** What its trade may be more like: three to choose from where we do not know it, else none. */
export function likeChoices(sketch: Sketch): readonly TradeChoice[] {
  return drafted(sketch).like;
}

/** The colour that it has in each design while nobody chooses one. */
export function ownColours(sketch: Sketch): Record<Document["design"], string> {
  const { content, business } = drafted(sketch);
  const name = content.facts.name.value;
  const all = documentSchema.shape.design.options.map(
    (design) => [design, chooseColour({ name, business }, design, sketch.id)] as const,
  );
  return Object.fromEntries(all) as Record<Document["design"], string>;
}

function drafted({ id, name, trade, place, ...look }: Sketch) {
  const { design, colour } = readLook(look);
  return draftFromWords(
    {
      ...{ name, trade, place },
      ...(design && { design }),
      ...(colour && { colour }),
      ...(look.like_trade && { like: look.like_trade }),
    },
    id,
  );
}

/** What a brief keeps of a sketch. @param token of its private link */
export function choiceIn(sketch: Sketch, token: string): ChosenSketch {
  const { id, name, trade, place, colour, like_trade: like } = sketch;
  const { design } = draftOfSketch(sketch).document;
  const words = { name, trade, place, design };
  return { id, token, ...words, ...(colour && { colour }), ...(like && { like }) };
}

/**
 * What of a look that was asked for there is: “ledger”, “#1f5b45”, “toy-shop”. What is unknown is left
 * out; an empty `like` takes back what was chosen.
 */
export function readLook({
  design,
  colour,
  like,
}: Partial<Record<"design" | "colour" | "like", string | null>>) {
  const known = documentSchema.shape.design.safeParse(design);
  return {
    ...(known.success && { design: known.data }),
    ...(colour && isColour(colour) && { colour: colour.toLowerCase() }),
    ...(like === "" && { like_trade: null }),
    ...(like && knownTrade(like) && { like_trade: like }),
  } satisfies Partial<Look>;
}

import { createHash } from "node:crypto";
import { localities } from "../../src/catalogue/localities/localities.ts";
import { trades } from "../../src/catalogue/trades/trades.ts";
import { draftFromWords } from "../../src/core/drafts/draft-from-words.ts";
import type { Draft } from "./draft.ts";

const HOW_MANY = 100;

const names = [
  ...["Wattle & Daughters", "Magpie", "Two Rivers", "Nguyen & Sons", "The Red Door", "Saltbush"],
  ...["O’Brien’s", "Banksia Lane", "Kowalski", "Third Street", "Zoë & Co", "Old Mill", "Harbour"],
];

/** A hundred trades of the index as somebody may type them, each with a name and a town: the same ones every time. */
export function draftsOfSketches(): Draft[] {
  return trades
    .filter(({ above }) => above !== undefined)
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .slice(0, HOW_MANY)
    .map(({ id, name, synonyms }) => {
      const typed = {
        name: oneOf(names, `${id} name`),
        trade: oneOf([name, name, ...synonyms], `${id} trade`),
        place: oneOf(localities, `${id} place`).name,
      };
      const { content, like } = draftFromWords(typed, id);
      const notes =
        like.length > 0 ? [`Is it more like ${like.map((one) => one.name).join(", ")}?`] : [];
      return { id, typed, ...content, notes };
    });
}

/** From 0 up to 1, by the seed. */
function rank(seed: string): number {
  return createHash("sha256").update(seed).digest().readUInt32BE() / 2 ** 32;
}

function oneOf<Thing>(things: readonly Thing[], seed: string): Thing {
  const [first] = things;
  const found = things[Math.floor(rank(seed) * things.length)] ?? first;
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

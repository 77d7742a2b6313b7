import { expect, test } from "vitest";
import type { Page } from "../../../blocks/document.ts";
import { draftFromWords } from "../draft-from-words.ts";
import { chooseDrawings } from "./choose-drawings.ts";

const pages: Pick<Page, "blocks">[] = [
  {
    blocks: [
      { id: "a", type: "hero", headline: "Ciao", actions: [], points: [] },
      { id: "b", type: "services", heading: "On the menu" },
      { id: "c", type: "steps", heading: "How it goes" },
      { id: "d", type: "footer", name: "Rossi" },
    ],
  },
];
const { business } = draftFromWords({ name: "Rossi", trade: "italian restaurant", place: "" }, "a");

function drawn(seed: string, excluded: readonly string[] = []) {
  const isExcluded = (text: string) => excluded.includes(text);
  const [page] = chooseDrawings(pages, { business, isExcluded }, seed);
  return page?.blocks.map((block) => ("scene" in block ? block.scene : undefined));
}

test("the seed chooses which of the two best opens, and no place but the foot has the same", () => {
  const seeds = Array.from({ length: 20 }, (_, at) => JSON.stringify(drawn(`${at}`)));
  expect(new Set(seeds)).toEqual(
    new Set(['["tomato","cheese-wedge",null,"herb"]', '["cheese-wedge","tomato",null,"herb"]']),
  );
});

test("what somebody does not want to see is drawn nowhere, and the rest is", () => {
  const rest = ["tomato", "wine glass", "herb"];
  expect(drawn("a", rest)).toEqual(["cheese-wedge", undefined, undefined, "cheese-wedge"]);
  expect(drawn("a", [...rest, "cheese wedge"])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

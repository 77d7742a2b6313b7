/**
 * Makes names.ts and art.ts of src/blocks/icons: what is drawn in draw-icons/, for the icons that
 * src/catalogue/icons.ts names. `npm run icons`, after a change there.
 */
import { writeFile } from "node:fs/promises";
import { alikeByIcon, generalWordsByIcon, wordsByIcon } from "../src/catalogue/icons.ts";
import { bodyAndClothes } from "./draw-icons/body-and-clothes.ts";
import { food } from "./draw-icons/food.ts";
import { house } from "./draw-icons/house.ts";
import { nature } from "./draw-icons/nature.ts";
import { office } from "./draw-icons/office.ts";
import { peopleAndPlay } from "./draw-icons/people-and-play.ts";
import { tools } from "./draw-icons/tools.ts";
import { travel } from "./draw-icons/travel.ts";
import { type Drawings, placed, type Shape } from "./draw-subjects/shapes.ts";

const folder = "src/blocks/icons";
const drawings: Drawings = {
  ...{ ...bodyAndClothes, ...food, ...house, ...nature },
  ...{ ...office, ...peopleAndPlay, ...tools, ...travel },
};
const names = Object.keys(drawings).toSorted();
const told = Object.keys({ ...wordsByIcon, ...generalWordsByIcon });
for (const name of [...told, ...Object.values(alikeByIcon).flat()])
  if (!drawings[name]) throw new Error(`Nobody has drawn ${name}`);

const lines = Object.entries(drawings)
  .toSorted()
  .map(([name, shapes]) => `  ${JSON.stringify(name)}: ${JSON.stringify(shortened(shapes))},`);
await writeFile(
  `${folder}/names.ts`,
  `// Made by \`npm run icons\`.

/** What an icon can show. */
export const icons = ${JSON.stringify(names)} as const;

export type Icon = (typeof icons)[number];
`,
);
await writeFile(
  `${folder}/art.ts`,
  `// Made by \`npm run icons\`.
import type { Art } from "../subjects/art/shapes.ts";
import type { Icon } from "./names.ts";

export const art: Readonly<Record<Icon, Art>> = {
${lines.join("\n")}
};
`,
);
console.log(`${names.length} icons`);

/** To a tenth, which is less than half a pixel at the size of an icon, and without what a path can do without. */
function shortened(shapes: readonly Shape[]): Shape[] {
  return placed({ x: 0, y: 0 }, shapes).map(([tone, d]) => [
    tone,
    d
      .replace(/(?<![\d.])0\./g, ".")
      .replace(/(\.\d+) (?=\.)/g, "$1")
      .replaceAll("z m", "zm")
      .replace(/(?<=[a-z]) /g, ""),
  ]);
}

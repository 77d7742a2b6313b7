/**
 * Makes names.ts and art/ of src/blocks/icons: what is drawn in draw-icons/, for the icons that
 * src/catalogue/icons.ts names. `npm run icons`, after a change there.
 */
import { writeFile } from "node:fs/promises";
import { alikeByIcon, generalWordsByIcon, wordsByIcon } from "../src/catalogue/icons.ts";
import { adviceAndPictures } from "./draw-icons/advice-and-pictures.ts";
import { benchAndStudio } from "./draw-icons/bench-and-studio.ts";
import { bodyAndClothes } from "./draw-icons/body-and-clothes.ts";
import { careAndBeauty } from "./draw-icons/care-and-beauty.ts";
import { food } from "./draw-icons/food.ts";
import { house } from "./draw-icons/house.ts";
import { houseAndPets } from "./draw-icons/house-and-pets.ts";
import { nature } from "./draw-icons/nature.ts";
import { office } from "./draw-icons/office.ts";
import { outingsAndLessons } from "./draw-icons/outings-and-lessons.ts";
import { peopleAndPlay } from "./draw-icons/people-and-play.ts";
import { platesAndJars } from "./draw-icons/plates-and-jars.ts";
import { shedAndPaddock } from "./draw-icons/shed-and-paddock.ts";
import { shopGoods } from "./draw-icons/shop-goods.ts";
import { siteAndPower } from "./draw-icons/site-and-power.ts";
import { staysAndWheels } from "./draw-icons/stays-and-wheels.ts";
import { tools } from "./draw-icons/tools.ts";
import { travel } from "./draw-icons/travel.ts";
import { type Drawings, placed } from "./draw-subjects/shapes.ts";

const folder = "src/blocks/icons";
/** One file each, or the one would be larger than the repository lets it be. */
const themes: Record<string, Drawings> = {
  "advice-and-pictures": adviceAndPictures,
  "bench-and-studio": benchAndStudio,
  "body-and-clothes": bodyAndClothes,
  "care-and-beauty": careAndBeauty,
  food,
  house,
  "house-and-pets": houseAndPets,
  nature,
  office,
  "outings-and-lessons": outingsAndLessons,
  "people-and-play": peopleAndPlay,
  "plates-and-jars": platesAndJars,
  "shed-and-paddock": shedAndPaddock,
  "shop-goods": shopGoods,
  "site-and-power": siteAndPower,
  "stays-and-wheels": staysAndWheels,
  tools,
  travel,
};
const names = Object.values(themes).flatMap(Object.keys).toSorted();
const twice = names.find((name, at) => name === names[at - 1]);
if (twice) throw new Error(`${twice} is drawn twice`);
const told = Object.keys({ ...wordsByIcon, ...generalWordsByIcon });
for (const name of [...told, ...Object.values(alikeByIcon).flat()])
  if (!names.includes(name)) throw new Error(`Nobody has drawn ${name}`);

await writeFile(
  `${folder}/names.ts`,
  `// Made by \`npm run icons\`.

/** What an icon can show. */
export const icons = ${JSON.stringify(names)} as const;

export type Icon = (typeof icons)[number];
`,
);
for (const [theme, drawn] of Object.entries(themes)) {
  // Placed where they are: to a tenth, less than half a pixel at the size of an icon, in few letters.
  const lines = Object.entries(drawn)
    .toSorted()
    .map(([name, shapes]) => `  "${name}": ${JSON.stringify(placed({ x: 0, y: 0 }, shapes))},`);
  await writeFile(
    `${folder}/art/${theme}.ts`,
    `// Made by \`npm run icons\`.
import type { Art } from "../../subjects/art/shapes.ts";

export const art = {
${lines.join("\n")}
} as const satisfies Readonly<Record<string, Art>>;
`,
  );
}
console.log(`${names.length} icons`);

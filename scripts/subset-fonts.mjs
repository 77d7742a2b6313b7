// Makes the two fonts the site serves from the full ones in node_modules: `npm run fonts`.
// The results are committed, so that a build needs neither the full fonts nor this script.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Headings are set in one weight only; cutting the others halves that file.
const fonts = [
  { name: "bricolage-grotesque", weights: 650 },
  { name: "figtree", weights: { min: 400, max: 700 } },
];

// Together at most this many bytes: a phone on a bad connection waits for them.
const budget = 60_000;

const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ..."ŒœŠšŽžŸ\u2009\u200a\u202f‐–—‘’“”•…‹›€™←↑→↓−",
].join("");

let total = 0;
for (const { name, weights } of fonts) {
  const family = new URL(`../node_modules/@fontsource-variable/${name}/`, import.meta.url);
  const full = await readFile(new URL(`files/${name}-latin-wght-normal.woff2`, family));
  const subset = await subsetFont(full, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });
  const target = new URL(`../src/delivery/fonts/${name}.woff2`, import.meta.url);
  await writeFile(target, subset);
  await copyFile(
    new URL("LICENSE", family),
    new URL(`../src/delivery/fonts/${name}.LICENSE.txt`, import.meta.url),
  );
  total += subset.length;
  console.log(`${fileURLToPath(target)} ${subset.length} bytes (was ${full.length})`);
}
if (total > budget) throw new Error(`The fonts take ${total} bytes, more than ${budget}.`);

/** The characters from code point `first` to `last`, both included. */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) =>
    String.fromCodePoint(first + offset),
  );
}

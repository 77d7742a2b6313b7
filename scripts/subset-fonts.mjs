// Makes the fonts that we and customers' sites serve from the full ones in node_modules: `npm run fonts`.
// The results are committed, so that a build needs neither the full fonts nor this script.
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Headings are set in one weight only; cutting the others halves that file.
const sets = {
  "../src/delivery/fonts/": [
    { name: "bricolage-grotesque", axes: "wght", keep: { wght: 650 } },
    { name: "figtree", axes: "wght", keep: { wght: { min: 400, max: 700 } } },
  ],
  "../src/blocks/designs/verandah/fonts/": [
    { name: "fraunces", axes: "full", keep: { wght: 600, opsz: 72, SOFT: 100, WONK: 0 } },
    { name: "nunito-sans", axes: "wght", keep: { wght: { min: 400, max: 700 } } },
  ],
  "../src/blocks/designs/workshop/fonts/": [
    { name: "big-shoulders", axes: "opsz", keep: { wght: 800, opsz: 72 } },
    { name: "archivo", axes: "wght", keep: { wght: { min: 400, max: 700 } } },
  ],
  "../src/blocks/designs/ledger/fonts/": [
    { name: "newsreader", axes: "opsz", keep: { wght: { min: 400, max: 600 }, opsz: 30 } },
    { name: "newsreader", axes: "opsz", style: "italic", keep: { wght: 400, opsz: 32 } },
  ],
  "../src/blocks/designs/market/fonts/": [
    { name: "bowlby-one" }, // has one weight only
    { name: "bitter", axes: "wght", keep: { wght: { min: 400, max: 700 } } },
  ],
  "../src/blocks/designs/coast/fonts/": [
    { name: "josefin-sans", axes: "wght", keep: { wght: { min: 300, max: 600 } } },
    { name: "jost", axes: "wght", keep: { wght: { min: 400, max: 600 } } },
  ],
  "../src/blocks/designs/poster/fonts/": [
    { name: "anybody", axes: "wdth", keep: { wght: 900, wdth: 62 } },
    { name: "instrument-sans", axes: "wght", keep: { wght: { min: 400, max: 700 } } },
  ],
  "../src/blocks/designs/stockroom/fonts/": [
    { name: "martian-mono", axes: "standard", keep: { wght: { min: 400, max: 800 }, wdth: 75 } },
    { name: "schibsted-grotesk", axes: "wght", keep: { wght: { min: 400, max: 700 } } },
  ],
  "../src/blocks/designs/clinic/fonts/": [
    { name: "red-hat-display", axes: "wght", keep: { wght: 700 } },
    { name: "red-hat-text", axes: "wght", keep: { wght: { min: 400, max: 600 } } },
  ],
};

// Each set together at most this many bytes: a phone on a bad connection waits for them.
const budget = 60_000;

const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ..."ŒœŠšŽžŸ\u2009\u200a\u202f‐–—‘’“”•…‹›€™←↑→↓−",
].join("");

for (const [folder, fonts] of Object.entries(sets)) {
  let total = 0;
  for (const { name, axes, style = "normal", keep } of fonts) {
    const family = new URL(
      `../node_modules/@fontsource${axes ? "-variable" : ""}/${name}/`,
      import.meta.url,
    );
    const full = await readFile(
      new URL(`files/${name}-latin-${axes ?? "400"}-${style}.woff2`, family),
    );
    const subset = await subsetFont(full, characters, {
      targetFormat: "woff2",
      ...(keep && { variationAxes: keep }),
    });
    const file = style === "normal" ? name : `${name}-${style}`;
    const target = new URL(`${folder}${file}.woff2`, import.meta.url);
    await writeFile(target, subset);
    await copyFile(
      new URL("LICENSE", family),
      new URL(`${folder}${file}.LICENSE.txt`, import.meta.url),
    );
    total += subset.length;
    console.log(`${fileURLToPath(target)} ${subset.length} bytes (was ${full.length})`);
  }
  if (total > budget) throw new Error(`The fonts take ${total} bytes, more than ${budget}.`);
}

/** The characters from code point `first` to `last`, both included. */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) =>
    String.fromCodePoint(first + offset),
  );
}

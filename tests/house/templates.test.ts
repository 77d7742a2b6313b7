import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** Values that only the build and our own code make. */
const knownValues = [
  "class={look}", // layouts/sample.astro: a name of a class
  "content={refresh}", // pages/start.astro: seconds and a position
  "set:html={script}", // layouts/fonts.astro: one of our functions
  "set:html={scriptJson(structuredData)}", // layouts/public-head.astro: from content/, without `<`
];

test("templates leave attributes that hold a value to React, which escapes < and > in them as well", async () => {
  const found: string[] = [];
  for (const file of (await Array.fromAsync(glob("src/**/*.astro"))).sort()) {
    const markup = (await readFile(file, "utf8")).replace(/^---[\s\S]*?^---/m, "");
    for (const [element] of markup.matchAll(/<[a-z](?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g)) {
      const attributes = element.match(
        /[\w:-]+=(?:\{(?:[^{}]|\{[^{}]*\})*\}|`[^`]*`)|\{\s*[.\w]+\s*\}/g,
      );
      for (const attribute of attributes ?? []) {
        if (!knownValues.includes(attribute)) found.push(`${file}: ${attribute}`);
      }
    }
  }
  expect(found).toEqual([]);
});

/**
 * Makes names.ts and art.ts of src/blocks/icons: the icons that src/catalogue/icons.ts names, of
 * Phosphor (duotone) or as we have drawn them. `npm run icons`, after a change there.
 */
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "node-html-parser";
import { alikeByIcon, generalWordsByIcon, wordsByIcon } from "../src/catalogue/icons.ts";
import { drawn } from "./draw-icons/drawn.ts";
import { iconsByTone } from "./draw-icons/tones.ts";

const folder = "src/blocks/icons";
const told = Object.keys({ ...wordsByIcon, ...generalWordsByIcon });
const names = [...new Set([...told, ...Object.values(alikeByIcon).flat()])].toSorted();
const tones = new Map(
  Object.entries(iconsByTone).flatMap(([tone, icons]) =>
    icons.split(" ").map((icon) => [icon, tone] as const),
  ),
);
for (const icon of tones.keys()) if (!names.includes(icon)) throw new Error(`No icon ${icon}`);
const lines: string[] = [];
for (const name of names) {
  const outlines = drawn[name] ?? (await outlinesOf(name));
  lines.push(
    `  ${JSON.stringify(name)}: ${JSON.stringify({ ...outlines, tone: tones.get(name) })},`,
  );
}
await writeFile(
  `${folder}/names.ts`,
  `// Made by \`npm run icons\`.

/** What an icon can show, by the names of Phosphor. */
export const icons = ${JSON.stringify(names)} as const;

export type Icon = (typeof icons)[number];
`,
);
await writeFile(
  `${folder}/art.ts`,
  `// Made by \`npm run icons\` of Phosphor; LICENSE.txt beside this is theirs.
import type { NaturalTone } from "../subjects/natural-tones.ts";
import type { Icon } from "./names.ts";

/** What is filled, the lines around it, in 256 by 256, and the colour it has in nature. */
export const art: Readonly<Record<Icon, { ground: string; lines: string; tone?: NaturalTone }>> = {
${lines.join("\n")}
};
`,
);
console.log(`${names.length} icons`);

/** @throws Error when Phosphor has no such icon */
async function outlinesOf(name: string): Promise<{ ground: string; lines: string }> {
  const file = import.meta.resolve(`@phosphor-icons/core/duotone/${name}-duotone.svg`);
  const paths = parse(await readFile(fileURLToPath(file), "utf8")).querySelectorAll("path");
  const outlines = (isGround: boolean) =>
    paths
      .filter((path) => path.hasAttribute("opacity") === isGround)
      .map((path) => rounded(path.getAttribute("d") ?? ""))
      .join("");
  return { ground: outlines(true), lines: outlines(false) };
}

/** To a tenth, which is less than a pixel at the size of an icon. */
function rounded(outline: string): string {
  return outline.replace(/-?(?:\d+\.?\d*|\.\d+)/g, (number, at: number) => {
    const short = String(Number(Number(number).toFixed(1)));
    // “.5.25” are two numbers, and “.50” one.
    return /[\d.]/.test(outline.charAt(at - 1)) && !short.startsWith("-") ? ` ${short}` : short;
  });
}

/**
 * Makes names.ts, feet.ts, perches.ts and art/ of src/blocks/subjects: the pictures that
 * src/catalogue/subjects.ts names, of Fluent Emoji (flat), each fill replaced by one of four tones, or by
 * one of nature’s where a thing is alive or eaten, or as we have drawn them. And art.ts of
 * src/blocks/companions: the birds. `npm run subjects`, after a change there.
 */
import { writeFile } from "node:fs/promises";
import { icons } from "@iconify-json/fluent-emoji-flat";
import { converter, differenceEuclidean } from "culori";
import { type HTMLElement, parse } from "node-html-parser";
import sharp from "sharp";
import { type NaturalTone, naturalTones } from "../src/blocks/subjects/natural-tones.ts";
import { tradesBySubject } from "../src/catalogue/subjects.ts";
import { birds, worn } from "./draw-subjects/birds.ts";
import { faithAndGiving } from "./draw-subjects/faith-and-giving.ts";
import { lessons } from "./draw-subjects/lessons.ts";
import { perchless, perchOf } from "./draw-subjects/perches.ts";
import { atWork, natural, redrawn, retoned } from "./draw-subjects/redrawn.ts";
import type { Tone } from "./draw-subjects/shapes.ts";
import { therapyRooms } from "./draw-subjects/therapy-rooms.ts";

type Shape = { fill: string; d: string; isEvenOdd: boolean };
type Fill = { fill: string; l: number; a: number; b: number; area: number };

/** How light each tone is in OKLCH: deep, brand, accent, surface. */
const lightness = [0.35, 0.58, 0.78, 0.95] as const;
const tones = [0, 1, 2, 3] as const;

const toOklch = converter("oklch");
const difference = differenceEuclidean("oklab");
/** Whole themes that no bird sits on, beside the things in perches.ts. */
const birdless = { ...atWork, ...faithAndGiving, ...lessons, ...therapyRooms };
const folder = "src/blocks/subjects";
const names = Object.keys(tradesBySubject).toSorted();
const lines: string[] = [];
const feet: string[] = [];
const perches: string[] = [];
for (const name of names) {
  const drawn = await art(name);
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify(drawn)},`);
  feet.push(`  ${JSON.stringify(name)}: ${await footOf(drawn)},`);
  const perch = perchless.has(name) || name in birdless ? undefined : await perchOf(drawn);
  if (perch) perches.push(`  ${JSON.stringify(name)}: ${JSON.stringify(perch)},`);
}
await writeFile(
  `${folder}/feet.ts`,
  `// Made by \`npm run subjects\`.
import type { Subject } from "./names.ts";

/** The lowest line that each picture touches, in 32 by 32. */
export const feet: Readonly<Record<Subject, number>> = {
${feet.join("\n")}
};
`,
);
await writeFile(
  `${folder}/perches.ts`,
  `// Made by \`npm run subjects\`.
import type { Subject } from "./names.ts";

/** Where a bird can sit on each picture, across and down, in 32 by 32. */
export const perches: { readonly [Name in Subject]?: readonly [number, number] } = {
${perches.join("\n")}
};
`,
);
await writeFile(
  "src/blocks/companions/art.ts",
  `// Made by \`npm run subjects\`.
import type { Art } from "../subjects/art/shapes.ts";

/** Each as it sits, and as it does something; standing on y = 0 and 8 or 9 high. */
export const birds = ${JSON.stringify(birds)} as const satisfies Readonly<Record<string, Record<"still" | "busy", Art>>>;

/** What fits the head or the neck of each that sits. */
export const worn = ${JSON.stringify(worn)} as const satisfies Readonly<Record<string, Art>>;

export type Bird = keyof typeof birds;
export type Worn = keyof typeof worn;
`,
);
await writeFile(
  `${folder}/names.ts`,
  `// Made by \`npm run subjects\`.

/** What a drawing can show, by the names of Fluent Emoji. */
export const subjects = ${JSON.stringify(names)} as const;

export type Subject = (typeof subjects)[number];

/** Those that show somebody at work. */
export const peopleAtWork: ReadonlySet<Subject> = new Set(${JSON.stringify(names.filter((name) => name in atWork))} as const);
`,
);
// By their first letters, or one file would be larger than the repository lets it be.
const parts = {
  ...{ "a-to-b": "c", "c-to-d": "e", "e-to-h": "i" },
  ...{ "i-to-o": "p", "p-to-r": "s", s: "t", "t-to-z": "{" },
};
let from = 0;
for (const [file, next] of Object.entries(parts)) {
  const to = names.filter((name) => name < next).length;
  await writeArt(file, lines.slice(from, to));
  from = to;
}
console.log(`${names.length} subjects`);

async function writeArt(file: string, lines: readonly string[]): Promise<void> {
  await writeFile(
    `${folder}/art/${file}.ts`,
    `// Made by \`npm run subjects\` of Fluent Emoji; LICENSE.txt beside this folder is theirs.
import type { Art } from "./shapes.ts";

export const art = {
${lines.join("\n")}
} satisfies Readonly<Record<string, Art>>;
`,
  );
}

async function art(name: string): Promise<[Tone, string][]> {
  const ours = redrawn[name];
  if (ours) return ours.map(([tone, d]) => [tone, rounded(d)]);
  const icon = icons.icons[name];
  if (!icon) throw new Error(`there is no picture of ${name}`);
  const shapes = shapesIn(parse(icon.body), "none");
  const choose = natural.has(name) ? chooseNaturalTones : chooseTones;
  const toneOf = new Map<string, Tone>([
    ...choose(await measure(shapes)),
    ...Object.entries(retoned[name] ?? {}),
  ]);
  const drawn: [Tone, string][] = [];
  for (const { fill, d } of shapes) {
    const tone = toneOf.get(fill) ?? 0;
    const last = drawn.at(-1);
    const outline = rounded(d);
    if (last?.[0] === tone && (await canJoin(last[1], outline))) last[1] += outline;
    else drawn.push([tone, outline]);
  }
  return drawn;
}

/** Whether one path looks like both: where they overlap and run in opposite ways, it has a hole. */
async function canJoin(one: string, other: string): Promise<boolean> {
  const [both, joined] = await Promise.all(
    [[one, other], [one + other]].map((outlines) =>
      pixelsOf(outlines.map((outline) => `<path d="${outline}"/>`)),
    ),
  );
  return both && joined ? both.equals(joined) : false;
}

/** Each 96 by 96, in red, green, blue and alpha. */
function pixelsOf(paths: readonly string[]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="96" height="96" shape-rendering="crispEdges">${paths.join("")}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

function shapesIn(node: HTMLElement, inherited: string): Shape[] {
  return node.children.flatMap((child) => {
    const { tagName } = child;
    const fill = child.getAttribute("fill") ?? inherited;
    if (tagName === "G") return shapesIn(child, fill);
    if (child.hasAttribute("opacity") || fill === "none") return []; // gleams and shadows
    const isEvenOdd = child.getAttribute("fill-rule") === "evenodd";
    return { fill, d: outline(child), isEvenOdd };
  });
}

function outline(shape: HTMLElement): string {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const d = shape.getAttribute("d");
  if (shape.hasAttribute("transform")) throw new Error(`a ${shape.tagName} is transformed`);
  // A path that begins where the last one ended still begins at the corner.
  if (d) return d.replace(/^m/, "M0 0m");
  if (shape.tagName === "RECT") {
    const [width, height, r] = [number("width"), number("height"), number("rx")];
    const [h, v] = [width - 2 * r, height - 2 * r];
    const corner = (x: number, y: number) => (r ? `a${r} ${r} 0 0 1 ${x * r} ${y * r}` : "");
    return `M${number("x") + r} ${number("y")}h${h}${corner(1, 1)}v${v}${corner(-1, 1)}h${-h}${corner(-1, -1)}v${-v}${corner(1, -1)}z`;
  }
  const rx = number("r") || number("rx");
  const ry = number("r") || number("ry");
  if (!rx || !ry) throw new Error(`a ${shape.tagName} is not drawn yet`);
  return `M${number("cx") - rx} ${number("cy")}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Where the picture ends below, to a tenth. */
async function footOf(drawn: readonly [Tone, string][]): Promise<number> {
  const paths = drawn.map(([, d]) => `<path d="${d}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="320" height="320">${paths.join("")}</svg>`;
  const { info } = await sharp(Buffer.from(svg))
    .trim({ background: "#0000" })
    .toBuffer({ resolveWithObject: true });
  return (info.height - (info.trimOffsetTop ?? 0)) / 10;
}

/** How much of the picture each fill covers, in pixels. */
async function measure(shapes: readonly Shape[]): Promise<Fill[]> {
  const fills = [...new Set(shapes.map(({ fill }) => fill))];
  const paths = shapes.map(
    ({ fill, d, isEvenOdd }) =>
      `<path fill="rgb(${8 * (fills.indexOf(fill) + 1)},0,0)" fill-rule="${isEvenOdd ? "evenodd" : "nonzero"}" d="${d}"/>`,
  );
  const pixels = await pixelsOf(paths);
  const areas = fills.map(() => 1);
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 250) continue;
    const fill = Math.round((pixels[at] ?? 0) / 8) - 1;
    areas[fill] = (areas[fill] ?? 0) + 1;
  }
  return fills.map((fill, at) => {
    const colour = toOklch(fill);
    if (!colour) throw new Error(`${fill} is no colour`);
    const { l, c, h = 0 } = colour;
    const angle = (h * Math.PI) / 180;
    return {
      fill,
      // A strong yellow is a colour, however light, and no paper.
      l: l > 0.7 ? l - 0.9 * c : l,
      a: c * Math.cos(angle),
      b: c * Math.sin(angle),
      area: areas[at] ?? 1,
    };
  });
}

/** Each with the likest of nature’s. */
function chooseNaturalTones(fills: readonly Fill[]): Map<string, Tone> {
  const { skin: _, ...others } = naturalTones;
  const found = Object.keys(others) as NaturalTone[];
  const far = (fill: string) => (tone: NaturalTone) => difference(fill, naturalTones[tone][0]);
  return new Map(
    fills.map(({ fill }) => {
      const distance = far(fill);
      return [fill, found.reduce((a, b) => (distance(b) < distance(a) ? b : a))];
    }),
  );
}

/** Divides fills by lightness, so that those which look alike stay together; any tone may have none. */
function chooseTones(fills: readonly Fill[]): Map<string, 0 | 1 | 2 | 3> {
  const sorted = fills.toSorted((one, other) => one.l - other.l);
  const count = sorted.length;
  let best = { cost: Number.POSITIVE_INFINITY, cuts: [0, 0, 0] };
  for (let i = 0; i <= count; i++)
    for (let j = i; j <= count; j++)
      for (let k = j; k <= count; k++) {
        const ends = [0, i, j, k, count];
        const cost = tones.reduce<number>(
          (sum, tone) => sum + costOf(sorted.slice(ends[tone], ends[tone + 1]), lightness[tone]),
          0,
        );
        if (cost < best.cost) best = { cost, cuts: [i, j, k] };
      }
  const toneAt = (at: number) => tones[best.cuts.filter((cut) => cut <= at).length] ?? 3;
  const chosen = new Map(sorted.map(({ fill }, at) => [fill, toneAt(at)]));
  const area = (tone: 0 | 1 | 2 | 3) =>
    sorted.reduce((sum, { fill, area }) => sum + (chosen.get(fill) === tone ? area : 0), 0);
  if (area(2) <= area(1)) return chosen;
  // What covers most is the brand’s own.
  const swapped = { 0: 0, 1: 2, 2: 1, 3: 3 } as const;
  return new Map([...chosen].map(([fill, tone]) => [fill, swapped[tone]]));
}

/** How unlike these fills are, and how far from the lightness that they are to have. */
function costOf(fills: readonly Fill[], target: number): number {
  const weights = fills.map(({ area }) => Math.sqrt(area));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (read: (fill: Fill) => number) =>
    fills.reduce((sum, fill, at) => sum + read(fill) * (weights[at] ?? 0), 0) / whole;
  if (whole === 0) return 0;
  const [l, a, b] = [mean((fill) => fill.l), mean((fill) => fill.a), mean((fill) => fill.b)];
  const spread = mean((fill) => (fill.l - l) ** 2 + 0.6 * ((fill.a - a) ** 2 + (fill.b - b) ** 2));
  return whole * (spread + 0.12 * (l - target) ** 2);
}

/** To a hundredth, which is a twentieth of a pixel where it is drawn largest. */
function rounded(d: string): string {
  return d.replace(/\d*\.\d{3,}/g, (number) => Number(number).toFixed(2).replace(/^0/, ""));
}

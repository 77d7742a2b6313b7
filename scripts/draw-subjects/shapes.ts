/** Outlines and parts that several drawings have, in 32 by 32. */
import svgpath from "svgpath";
import type { NaturalTone } from "../../src/blocks/subjects/natural-tones.ts";
import { disc, oval } from "../outlines.ts";

/** Deep, brand, accent, surface, or one of nature’s. */
export type Tone = 0 | 1 | 2 | 3 | NaturalTone;

export type Shape = readonly [Tone, string];

export type Drawings = Readonly<Record<string, readonly Shape[]>>;

/** From where to where each goes, from the middle of a palm, the thumb last. */
export const fingers = [
  [-4, -1, -6, -11.4],
  [-1.6, -2, -2.4, -14.6],
  [1.4, -2, 1.6, -14.2],
  [4, -1, 5.4, -11],
  [2.6, 4.4, 9.4, -1.6],
] as const;

export const horse: readonly Shape[] = [
  [
    "brown",
    "M14.4 18.800h3.800l-.8 5.200.4 6h-2.600l-.4-6zM20.400 18.600l4-.4-1.200 5.600.4 6.200h-2.600l-.2-6.400c-.2-1.600-.4-3.200-.4-5z",
  ],
  [
    "brown",
    "M27.600 11.800c2.800 0 4 2.400 3.900 5.600 0 3 .2 5.400-.7 8.200-2-1.200-2.800-3.400-2.700-6 0-2.400-.6-4.200-1.800-5.600z",
  ],
  [
    "rust",
    "M9.200 1.200L10.300 4c3 1.200 5 4.200 6.600 7 2.800 1.200 5.600.2 8.300-.2 3.200-.2 4.800 2 4.400 5.200-.2 2-1.400 3.600-1.800 5 .8 1.600.6 3 .2 4.400l.2 4.600h-2.900l.1-4.600c0-1.800-1-3.400-2-5.400-2.800.8-5.400.800-8 .4-.4 1.400-.6 2.600-.6 4.200l.2 5.400h-2.800l-.2-5.600c-.6-2-1.200-3.800-1.400-5.800-.8-2-1-3.800-.6-6-.6-.4-1-.6-1.400-.8-1 .6-2 1.200-3 1.800-1.200 1.400-3.400 1-4-.6-.4-1.200 0-2.200.8-3.200.8-1.600 1.600-3.200 2.800-4.600l2.400-2z",
  ],
  [
    "brown",
    "M9.800 3.200c4.200.6 7 4.200 8 8.200-1.600.2-2.600-.2-3.400-1.200-1-2-2.600-4-4.600-5zM8.600 3c-1.800.4-2.600 1.800-2.400 3.600.8-.2 1.600-.8 2.200-1.600z",
  ],
  ["cream", "M4.600 6.800L2.900 10c.6.200 1.200-.4 1.400-1.100z"],
  [1, "M3.600 8.400l3.200 4.300-1 .6-3-4zM9.100 6.200l.9.5L7 11.900l-.9-.8z"],
  [
    "black",
    `${bar(12, 28.2, 3.2, 1.8)}${bar(25.2, 28.2, 3.1, 1.8)}${bar(15.1, 28.4, 2.8, 1.6)}${bar(20.9, 28.4, 2.8, 1.6)}${disc(7, 7.8, 0.7)}${disc(2.4, 11.4, 0.4)}`,
  ],
  ["white", disc(6.8, 7.5, 0.25)],
];

/** A truck with a tank, which faces left. */
export const tanker: readonly Shape[] = [
  [0, bar(2, 23.2, 28.4, 2)],
  [1, "M1 25.6v-8c0-.6.3-1 .8-1.3l1.2-.6 1.5-4.6c.2-.7.7-1.1 1.5-1.1h3.9c.7 0 1.1.4 1.1 1.1v14.5z"],
  [3, "M4.6 15.8l1.2-3.6c.1-.4.4-.6.8-.6h2.6v4.2z"],
  [2, rounded(0.8, 19.6, 1.7, 2, 0.4)],
  [0, bar(7.6, 17.8, 1.9, 0.8) + bar(0.6, 23.8, 6, 1.8)],
  [0, rounded(18, 8, 5, 3, 0.8)],
  [3, rounded(11.6, 9.6, 18.4, 12.6, 4.6)],
  [2, bar(13.4, 20.6, 14.8, 2.8)],
  [0, disc(6, 26.4, 3.6) + disc(20.2, 26.4, 3.6) + disc(26.8, 26.4, 3.6)],
  [2, disc(6, 26.4, 1.6) + disc(20.2, 26.4, 1.6) + disc(26.8, 26.4, 1.6)],
];

export function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}v${height}h${width}v${-height}z`;
}

/** Held up, open, with its thumb towards the middle, on an arm from y = 30. */
export function hand(x: number, y: number, degrees: number, size = 0.66): Shape[] {
  const side = x < 16 ? 1 : -1;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (dx: number, dy: number): [number, number] => [
    x + size * (side * dx * cos + dy * sin),
    y + size * (dy * cos - side * dx * sin),
  ];
  const limb = (x1: number, y1: number, x2: number, y2: number, width: number) =>
    capsule(...at(x1, y1), ...at(x2, y2), size * width);
  const palm =
    limb(-2.4, -2, -1.6, 3.4, 6.4) + limb(2.2, -2, 1.6, 3.4, 6.4) + limb(0, 2, 0, 9, 6.4);
  const wrist = (dx: number) =>
    at(dx, 7)
      .map((n) => n.toFixed(2))
      .join(" ");
  const elbow = x + (30 - y) * (sin / cos);
  return [
    ["skin", palm + fingers.map(([x1, y1, x2, y2]) => limb(x1, y1, x2, y2, 3.4)).join("")],
    [
      1,
      `M${wrist(-side * 4.6)}L${wrist(side * 4.6)}L${(elbow + 4).toFixed(2)} 30H${(elbow - 4).toFixed(2)}z`,
    ],
  ];
}

export function tilted(x: number, y: number, rx: number, ry: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  const at = (...ends: number[]) => ends.map((end) => end.toFixed(2)).join(" ");
  const [dx, dy] = [rx * Math.cos(turn), rx * Math.sin(turn)];
  const half = `a${at(rx, ry)} ${degrees} 0 1 `;
  return `M${at(x - dx, y - dy)}${half}${at(2 * dx, 2 * dy)}${half}${at(-2 * dx, -2 * dy)}z`;
}

/** What shows of the canes, so many in each row. */
export function weave(x: number, y: number, apart: number, rows: readonly number[]): string {
  return rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, at) =>
        rounded(
          +(x + (at - (count - 1) / 2) * apart - 1.5).toFixed(2),
          +(y + 2.9 * row).toFixed(2),
          3,
          2,
          0.7,
        ),
      ),
    )
    .join("");
}

/** Gathered at its top, down to the rim of the basket. */
export function dumpling(x: number, y: number): Shape[] {
  const folds = [-3.6, -1.3, 1.3, 3.6];
  return [
    [
      "white",
      `M${x - 6.6} ${y + 11.6}c-.8-6.8 2.2-9 4.9-10.2.4-1.6 3-1.6 3.4 0 2.7 1.2 5.7 3.4 4.9 10.2z`,
    ],
    [
      "cream",
      folds.map((fold) => capsule(x + 0.4 * fold, y + 2.6, x + fold, y + 6.4, 0.4)).join(""),
    ],
    ["cream", disc(x, y + 0.4, 1.3)],
  ];
}

/** A line with round ends. */
export function capsule(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const r = width / 2;
  const part = r / Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [(y2 - y1) * part, (x1 - x2) * part];
  const at = (...ends: number[]) => ends.map((end) => end.toFixed(2)).join(" ");
  const cap = `A${at(r, r)} 0 0 1 `;
  return `M${at(x1 + x, y1 + y)}L${at(x2 + x, y2 + y)}${cap}${at(x2 - x, y2 - y)}L${at(x1 - x, y1 - y)}${cap}${at(x1 + x, y1 + y)}z`;
}

/** A diamond of many thin layers, seen from above its corner. */
export function pastry(x: number, y: number): Shape[] {
  return [
    ["rust", `M${x - 5.2} ${y}l5.2 2.6v4.2l-5.2-2.6z`],
    ["brown", `M${x} ${y + 2.6}l5.2-2.6v4.2l-5.2 2.6z`],
    ["cream", `M${x - 5.2} ${y + 1.9}l5.2 2.6 5.2-2.6v.7l-5.2 2.6-5.2-2.6z`],
    ["fur", `M${x - 5.2} ${y}l5.2-2.6 5.2 2.6-5.2 2.6z`],
    ["lime", oval(x, y, 2, 0.9)],
  ];
}

export function line(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const half = width / 2 / Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [(y2 - y1) * half, (x1 - x2) * half];
  const at = (...ends: number[]) => ends.map((end) => end.toFixed(2)).join(" ");
  return `M${at(x1 + x, y1 + y)}L${at(x2 + x, y2 + y)}L${at(x2 - x, y2 - y)}L${at(x1 - x, y1 - y)}z`;
}

/** To and fro between what is at the top and, one fewer, at the bottom. */
export function laces(
  tops: readonly number[],
  bottoms: readonly number[],
  top: number,
  bottom: number,
) {
  return bottoms
    .map((x, at) => {
      const [left = x, right = x] = tops.slice(at, at + 2);
      return line(left, top, x, bottom, 0.6) + line(x, bottom, right, top, 0.6);
    })
    .join("");
}

export function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const [h, v] = [width - 2 * r, height - 2 * r];
  return `M${x} ${y + r}v${v}a${r} ${r} 0 0 0 ${r} ${r}h${h}a${r} ${r} 0 0 0 ${r} ${-r}v${-v}a${r} ${r} 0 0 0 ${-r} ${-r}h${-h}a${r} ${r} 0 0 0 ${-r} ${r}z`;
}

/** The edge of what is rounded, so thick. */
export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  thick: number,
) {
  const [h, v, inner] = [width - 2 * r, height - 2 * r, r - thick];
  return `${rounded(x, y, width, height, r)}M${x + r} ${y + thick}h${h}a${inner} ${inner} 0 0 1 ${inner} ${inner}v${v}a${inner} ${inner} 0 0 1 ${-inner} ${inner}h${-h}a${inner} ${inner} 0 0 1 ${-inner} ${-inner}v${-v}a${inner} ${inner} 0 0 1 ${inner} ${-inner}z`;
}

/** Of a flower, around its middle. */
export function petals(x: number, y: number, r: number): string {
  return Array.from({ length: 5 }, (_, at) => {
    const turn = ((at * 2 - 2.5) * Math.PI) / 5;
    return disc(
      +(x + r * Math.cos(turn)).toFixed(2),
      +(y + r * Math.sin(turn)).toFixed(2),
      r * 0.75,
    );
  }).join("");
}

/** One of five of an awning. */
export function stripe(at: number): string {
  return `M${(10.6 + 3.8 * at).toFixed(1)} 7.6h3.8v3.4a1.9 1.9 0 0 1-3.8 0z`;
}

/** So many sails around a point, from one radius to another. */
export function sails(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI) / count;
    const end = (radius: number, step: number) =>
      `${(x + radius * Math.cos(turn * (at + step))).toFixed(2)} ${(y + radius * Math.sin(turn * (at + step))).toFixed(2)}`;
    return `M${end(from, 0.12)}L${end(to, 0.1)}L${end(to, 0.8)}L${end(from, 0.62)}z`;
  }).join("");
}

/** Where what is drawn around 0 goes; how far it is turned, clockwise in degrees; how large it is, mirrored below 0. */
export type Place = { x: number; y: number; turn?: number; size?: number };

/** Set down there, in steps of a tenth. */
export function placed({ x, y, turn = 0, size = 1 }: Place, shapes: readonly Shape[]): Shape[] {
  return shapes.map(([tone, d]) => [
    tone,
    inFewLetters(
      svgpath(d)
        .scale(size, Math.abs(size))
        .rotate(turn)
        .translate(x, y)
        .rel()
        .round(1)
        .iterate(asItIsSeen)
        .toString(),
    ),
  ]);
}

/** Without what a path is the same without. */
function inFewLetters(d: string): string {
  return d
    .replaceAll(/ (?=[a-z])/g, "")
    .replaceAll(/(?<![\d.])0(?=\.\d)/g, "")
    .replaceAll(/(\.\d+) (?=\.)/g, "$1");
}

/** Radii in few letters; and a whole circle that ended where it began would not be drawn. */
function asItIsSeen(step: [string, ...number[]]): [string, ...number[]][] {
  const [letter, rx = 0, ry = 0, tilt = 0, large = 0, sweep = 0, dx = 0, dy = 0] = step;
  if (letter !== "a") return [step];
  const [wide, high] = [+rx.toFixed(2), +ry.toFixed(2)];
  const lean = wide === high ? 0 : Math.round(tilt);
  return [[letter, wide, high, lean, large, sweep, dx, dx || dy ? dy : 0.1]];
}

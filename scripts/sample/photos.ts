import sharp from "sharp";
import { art } from "../../src/blocks/subjects/art.ts";
import type { Subject } from "../../src/blocks/subjects/names.ts";
import { naturalTones } from "../../src/blocks/subjects/natural-tones.ts";

/** What a made-up photo shows: things on a table before a wall. */
export type Scene = {
  /** Of the file. */
  name: string;
  alt: string;
  /** From left to right; the first is in front. */
  subjects: readonly Subject[];
  wall: string;
  table: string;
  /** What the things are painted in. */
  paint?: keyof typeof paints;
};

/** What the drawings below are measured in. */
const width = 1350;
const height = 900;
/** Of the photo in pixels: no larger than the widest layouts need. */
const taken = { width: 1200, height: 800 };
/** Of the grain, which is laid side by side. */
const tile = { width: 240, height: 160 };
/** Where the table begins. */
const edge = 560;

/** Deep, brand, accent and surface of a drawing. */
const paints = {
  brown: ["#3b2a20", "#b4692f", "#e2b04a", "#f4ead8"],
  blue: ["#16344a", "#2b7fa3", "#f0c75e", "#eef6f7"],
  green: ["#23412f", "#4c8a5a", "#e0b23f", "#f1eee2"],
  pink: ["#37502f", "#c65a80", "#f0c4cf", "#fbf1ee"],
} as const;

/** Draws scenes as a camera might see them: a wall out of focus, daylight from the left, and grain. */
export async function drawPhotos(scenes: readonly Scene[]): Promise<Buffer[]> {
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const plain = { ...tile, channels: 3, background: "#808080", noise } as const;
  const grain = await sharp({ create: plain }).raw().toBuffer();
  return Promise.all(scenes.map((scene) => drawPhoto(scene, grain)));
}

async function drawPhoto(scene: Scene, grain: Buffer): Promise<Buffer> {
  // At a tenth of its size and enlarged, which blurs it in no time.
  const wall = await sharp(Buffer.from(wallOf(scene)), { density: 7.2 })
    .blur(2)
    .toBuffer();
  return sharp(wall)
    .resize({ ...taken, kernel: "cubic" })
    .composite([
      { input: Buffer.from(tableOf(scene)) },
      { input: grain, raw: { ...tile, channels: 3 }, tile: true, blend: "soft-light" },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

function wallOf({ subjects, wall, table, paint }: Scene): string {
  return `${opened}
  <rect width="100%" height="100%" fill="${wall}"/>
  <path d="M80 30h310v420H80z" fill="#fff" opacity=".8"/>
  <path d="M900 110h390v22H900zM900 300h390v22H900z" fill="${table}" opacity=".8"/>
  ${shape(subjects.at(-1), paint, "translate(930 -10) scale(4.4)")}
  ${shape(subjects[0], paint, "translate(1100 180) scale(4.4)")}
  <rect width="100%" height="100%" fill="url(#day)"/>
</svg>`;
}

function tableOf({ subjects, table, paint }: Scene): string {
  const step = width / (subjects.length + 1);
  const things = subjects.map((subject, at) => {
    const isInFront = at === 0;
    const size = isInFront ? 470 : 360;
    return thing(subject, { x: step * (at + 1), base: isInFront ? 780 : 690, size, paint });
  });
  return `${opened}
  <path d="M0 ${edge}h${width}v${height - edge}H0z" fill="${table}"/>
  <path d="M0 ${edge}h${width}v${height - edge}H0z" fill="url(#depth)"/>
  <path d="M230 ${edge}h380l-340 ${height - edge}H-110z" fill="url(#day)" opacity=".5"/>
  ${things.reverse().join("\n  ")}
</svg>`;
}

const opened = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${taken.width}" height="${taken.height}">
  <defs>
    <linearGradient id="day"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#0b0a14" stop-opacity=".35"/></linearGradient>
    <linearGradient id="depth" x2="0" y2="1"><stop stop-color="#0b0a14" stop-opacity=".35"/><stop offset=".6" stop-opacity="0"/></linearGradient>
    <radialGradient id="shadow"><stop stop-opacity=".55"/><stop offset=".6" stop-opacity=".3"/><stop offset="1" stop-opacity="0"/></radialGradient>
    <linearGradient id="light" gradientUnits="userSpaceOnUse" x2="32"><stop offset=".3" stop-color="#fff" stop-opacity=".28"/><stop offset=".7" stop-opacity=".25"/></linearGradient>
  </defs>`;

/** A drawing on the table, with its shadow. */
function thing(
  subject: Subject,
  {
    x,
    base,
    size,
    paint,
  }: { x: number; base: number; size: number; paint: Scene["paint"] | undefined },
): string {
  const place = `translate(${x - size / 2} ${base - size}) scale(${size / 32})`;
  return `<ellipse cx="${x + size * 0.1}" cy="${base - size * 0.05}" rx="${size * 0.6}" ry="${size * 0.1}" fill="url(#shadow)"/>
  ${shape(subject, paint, place)}`;
}

/** A drawing, lit from the left. */
function shape(
  subject: Subject | undefined,
  paint: Scene["paint"] | undefined,
  transform: string,
): string {
  const colours = paints[paint ?? "brown"];
  const shapes = subject ? art[subject] : [];
  const drawn = shapes.map(([tone, d]) => {
    const fill = typeof tone === "number" ? colours[tone] : naturalTones[tone][0];
    return `<path fill="${fill}" d="${d}"/><path fill="url(#light)" d="${d}"/>`;
  });
  return `<g transform="${transform}">${drawn.join("")}</g>`;
}

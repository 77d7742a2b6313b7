import { disc, ring as ringOf } from "../outlines.ts";

/**
 * What Phosphor has no icon of: drawn by us in its manner, in 256 by 256, with lines 16 wide.
 */
export const drawn: Readonly<Record<string, { ground: string; lines: string }>> = {
  beard: {
    ground: "M40 128c24 0 32 8 48 12q40-36 80 0c16-4 24-12 48-12a88 88 0 0 1-176 0z",
    lines:
      ring(128, 120, 96) +
      disc(96, 100, 12) +
      disc(160, 100, 12) +
      line(40, 128, 64, 128) +
      line(64, 128, 88, 142) +
      line(216, 128, 192, 128) +
      line(192, 128, 168, 142) +
      arch(128, 166, 46) +
      line(112, 168, 144, 168),
  },
  clippers: {
    ground: "M84 104h88l-12 112H96z",
    lines:
      polygon([64, 72], [192, 72], [176, 104], [80, 104]) +
      polygon([80, 104], [176, 104], [160, 224], [96, 224]) +
      [72, 100, 128, 156, 184].map((x) => line(x, 72, x, 36)).join("") +
      line(128, 132, 128, 160),
  },
  dentures: {
    ground: "M32 168a96 96 0 0 1 192 0h-56a40 40 0 0 0-80 0z",
    lines:
      "M24 168l16 0a88 88 0 0 1 176 0l16 0a104 104 0 0 0-208 0z" +
      "M80 168l16 0a32 32 0 0 1 64 0l16 0a48 48 0 0 0-96 0z" +
      line(32, 168, 88, 168) +
      line(168, 168, 224, 168) +
      line(96, 144, 45, 120) +
      line(112, 131, 81, 84) +
      line(144, 131, 175, 84) +
      line(160, 144, 211, 120),
  },
  drum: {
    ground: "M48 104h160v104H48z",
    lines:
      polygon([48, 104], [208, 104], [208, 208], [48, 208]) +
      line(48, 124, 88, 188) +
      line(88, 188, 128, 124) +
      line(128, 124, 168, 188) +
      line(168, 188, 208, 124) +
      line(104, 88, 56, 40) +
      line(152, 88, 200, 40) +
      disc(52, 36, 14) +
      disc(204, 36, 14),
  },
  "half-pipe": {
    ground: "M24 88h28a76 76 0 0 0 152 0h28v120H24z",
    lines:
      bowl(128, 88, 76) +
      line(24, 88, 52, 88) +
      line(204, 88, 232, 88) +
      line(24, 88, 24, 208) +
      line(232, 88, 232, 208) +
      line(24, 208, 232, 208),
  },
  horseshoe: {
    ground: "M48 208v-88a80 80 0 0 1 160 0v88h-48v-88a32 32 0 0 0-64 0v88z",
    lines:
      "M40 216v-96a88 88 0 0 1 176 0v96h-64v-96a24 24 0 0 0-48 0v96zM56 200h32v-80a40 40 0 0 1 80 0v80h32v-80a72 72 0 0 0-144 0z" +
      disc(128, 64, 8) +
      disc(88, 81, 8) +
      disc(168, 81, 8) +
      disc(72, 124, 8) +
      disc(184, 124, 8) +
      disc(72, 168, 8) +
      disc(184, 168, 8),
  },
  sausages: {
    ground: `${sausage(28, 0)}${sausage(28, 84)}`,
    lines: [0, 84]
      .map(
        (y) =>
          `${sausage(36, y)}${sausage(20, y, "back")}${line(34, 74 + y, 20, 60 + y)}${line(222, 74 + y, 236, 60 + y)}`,
      )
      .join(""),
  },
  vase: {
    ground: "M76 144h104l-18 80H94z",
    lines:
      ring(128, 34, 30) +
      ring(96, 58, 30) +
      ring(160, 58, 30) +
      ring(108, 94, 30) +
      ring(148, 94, 30) +
      disc(128, 70, 14) +
      line(128, 120, 128, 144) +
      polygon([72, 144], [184, 144], [164, 224], [92, 224]),
  },
  "contact-lens": {
    ground: disc(128, 128, 40),
    lines: `${ring(128, 128, 104)}${ring(128, 128, 48)}M66 128A62 62 0 0 1 106.8 69.7L102 56.6A76 76 0 0 0 52 128z`,
  },
};

/** As large as its outer edge. */
function ring(x: number, y: number, r: number): string {
  return ringOf(x, y, r, r - 16);
}

/** The upper half of a circle, drawn through its middle line. */
function arch(x: number, y: number, r: number): string {
  const [outer, inner] = [r + 8, r - 8];
  const rise = Math.round(r * 0.55);
  const across = Math.round(Math.sqrt(outer ** 2 - rise ** 2));
  const within = Math.round(Math.sqrt(inner ** 2 - rise ** 2));
  return `M${x - across} ${y - rise}L${x - within} ${y - rise}a${inner} ${inner} 0 0 1 ${2 * within} 0L${x + across} ${y - rise}a${outer} ${outer} 0 0 0 ${-2 * across} 0z`;
}

/** The lower half of a circle, drawn through its middle line. */
function bowl(x: number, y: number, r: number): string {
  const [outer, inner] = [r + 8, r - 8];
  return `M${x - outer} ${y}a${outer} ${outer} 0 0 0 ${2 * outer} 0h-16a${inner} ${inner} 0 0 1 ${-2 * inner} 0z`;
}

/** So thick from its middle line, from one side to the other or back. */
function sausage(half: number, y: number, way: "there" | "back" = "there"): string {
  const [outer, inner] = [180 + half, 180 - half];
  const at = (r: number, side: -1 | 1) =>
    `${Math.round(128 + side * r * 0.45)} ${Math.round(y - 68 + r * 0.893)}`;
  return way === "there"
    ? `M${at(outer, -1)}A${outer} ${outer} 0 0 0 ${at(outer, 1)}A${half} ${half} 0 0 0 ${at(inner, 1)}A${inner} ${inner} 0 0 1 ${at(inner, -1)}A${half} ${half} 0 0 0 ${at(outer, -1)}z`
    : `M${at(outer, -1)}A${half} ${half} 0 0 1 ${at(inner, -1)}A${inner} ${inner} 0 0 0 ${at(inner, 1)}A${half} ${half} 0 0 1 ${at(outer, 1)}A${outer} ${outer} 0 0 1 ${at(outer, -1)}z`;
}

function polygon(...corners: readonly [number, number][]): string {
  return corners
    .map(([x, y], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y];
      return line(x, y, toX, toY);
    })
    .join("");
}

/** With round ends. */
function line(x1: number, y1: number, x2: number, y2: number): string {
  const long = Math.hypot(x2 - x1, y2 - y1);
  const [x, y] = [(8 * (y1 - y2)) / long, (8 * (x2 - x1)) / long];
  const at = (...ends: number[]) => ends.map((end) => Number(end.toFixed(1))).join(" ");
  return `M${at(x1 + x, y1 + y)}L${at(x2 + x, y2 + y)}A8 8 0 0 0 ${at(x2 - x, y2 - y)}L${at(x1 - x, y1 - y)}A8 8 0 0 0 ${at(x1 + x, y1 + y)}z`;
}

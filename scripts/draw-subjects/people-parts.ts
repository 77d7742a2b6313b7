/** Shoulders, hands and faces that several of the people have, and what they hold. */
import { line, spot } from "./figures.ts";
import { placed, type Shape, type Tone } from "./shapes.ts";

export type Skin = "skin" | "rust" | "brown" | "cream";

/** From the shoulders down to there. */
export function torso(x: number, top: number, half: number, bottom: number): string {
  // A child has narrow shoulders, and a thin neck.
  const part = Math.min(1, half / 6.4);
  const at = (dx: number, dy: number) => `${+(x + dx).toFixed(2)} ${+(top + dy * part).toFixed(2)}`;
  const side = (sign: number, offsets: readonly (readonly [number, number])[]) =>
    offsets.map(([dx, dy]) => at(sign * dx, dy)).join(" ");
  const low = [half + 0.4 * part, 5] as const;
  const arm = [half - 0.2 * part, 2.4] as const;
  const shoulder = [half - 1.6 * part, 1.3] as const;
  const slope = [half - 2.8 * part, 0.4] as const;
  const rise = [3.2 * part, 0] as const;
  const collar = [2 * part, -0.3] as const;
  return `M${+(x - half).toFixed(2)} ${bottom}C${side(-1, [low, arm, shoulder])}C${side(-1, [slope, rise, collar])}L${side(1, [collar])}C${side(1, [rise, slope, shoulder])}C${side(1, [arm, low])} ${+(x + half).toFixed(2)} ${bottom}z`;
}

/** A ring that is open on one side, as on the chart of who tests eyes. */
export function gapped(x: number, y: number, r: number, degrees: number): string {
  const at = (radius: number, off: number) => {
    const turn = ((degrees + off) * Math.PI) / 180;
    return `${+(x + radius * Math.cos(turn)).toFixed(1)} ${+(y + radius * Math.sin(turn)).toFixed(1)}`;
  };
  const inner = 0.5 * r;
  return `M${at(r, 20)}A${r} ${r} 0 1 1 ${at(r, -20)}L${at(inner, -42)}A${inner} ${inner} 0 1 0 ${at(inner, 42)}z`;
}

/** Smaller, still on the ground, and so far to the right. */
export function within(x: number, size: number, shapes: readonly Shape[]): Shape[] {
  return placed({ x, y: 30 - 30 * size, size }, shapes);
}

/** Closed around what is upright, its thumb on the right. */
export function fist(skin: Skin, x: number, y: number, turn = 0, size = 1): Shape[] {
  return placed({ x, y, turn, size }, [
    [skin, "M-1.2-1.2c.6-.4 1.8-.4 2.4 0 .5.6.5 1.8 0 2.4-.6.5-1.8.5-2.4 0-.5-.6-.5-1.8 0-2.4z"],
    [skin, "M-1.5-.4h1.4zM-1.5.4h1.4zM.2-1.6c.8-.2 1.3.3 1.2 1-.1.6-.9.8-1.3.3z"],
  ]);
}

/** Open, its fingers up and its thumb on the left; on the right if so large below 0. */
export function palm(skin: Skin | "red", x: number, y: number, turn = 0, side = 1): Shape[] {
  return placed({ x, y, turn }, [
    [
      skin,
      side > 0
        ? "M-1.3 1.8C-1.5.8-2.6-.2-2.8-.9c-.1-.8.9-1 1.4-.1-.1-1 .1-2 .5-2 .5-.1.7.2.8.6.1-.5.4-.7.8-.6.5.1.6.5.6.9.2-.3.9-.2 1 .3.1 1.3-.2 2.5-.8 3.6z"
        : "M1.3 1.8C1.5.8 2.6-.2 2.8-.9c.1-.8-.9-1-1.4-.1.1-1-.1-2-.5-2-.5-.1-.7.2-.8.6-.1-.5-.4-.7-.8-.6-.5.1-.6.5-.6.9-.2-.3-.9-.2-1 .3-.1 1.3.2 2.5.8 3.6z",
    ],
    [skin, side > 0 ? "M-.1-2.1v1.4zM1.3-1.9v1.3z" : "M.1-2.1v1.4zM-1.3-1.9v1.3z"],
  ]);
}

/** 8 high, with its ears, around 0. */
export function catFace(
  coat: Tone,
  stripes: Tone,
  eyes: "open" | "glad" | "none" = "open",
): Shape[] {
  const looks: Shape[] =
    eyes === "open"
      ? [["black", spot(-1.4, 0, 0.4, 0.5) + spot(1.4, 0, 0.4, 0.5)]]
      : eyes === "glad"
        ? [["black", line(-2, 0.3, 0.6, -1, 1.2, 0) + line(0.8, 0.3, 0.6, -1, 1.2, 0)]]
        : [];
  return [
    [
      coat,
      "M-3.3.6C-3.5-.8-3.3-2.8-3-4.6c.9.2 1.7.9 2.1 1.6q.9-.2 1.8 0C1.3-3.7 2.1-4.4 3-4.6c.3 1.8.5 3.8.3 5.2-.3 1.9-1.6 2.9-3.3 2.9s-3-1-3.3-2.9z",
    ],
    ["pink", "M-2.6-3.5l1 .9-1.1.8zM2.6-3.5l-1 .9 1.1.8z"],
    [stripes, "M0-2.9v1.1zM-.8-2.8v.6zM.8-2.8v.6z"],
    ["white", spot(-0.75, 1.6, 1, 0.85) + spot(0.75, 1.6, 1, 0.85)],
    ...looks,
    ["pink", "M-.45.8h.9l-.45.55z"],
    ["black", "M-.9 2q.5.3.9-.3.4.6.9.3-.5.2-.9-.3-.4.5-.9.3z"],
    [stripes, "M-2.6 1.2l-1.4-.3zM-2.6 1.8l-1.3.3zM2.6 1.2l1.4-.3zM2.6 1.8l1.3.3z"],
  ];
}

/** Fingers over an edge. */
export function rimHand(x: number): string {
  return `M${x - 1.6} 18.9c.2-1 3-1 3.2 0v1.5c0 .8-1 .8-1.1 0-.1.8-1 .8-1 0-.1.8-1.1.8-1.1 0z`;
}

/** 10 high, with its ears, around 0. */
export function dogFace(coat: Tone, ears: Tone): Shape[] {
  return [
    [
      coat,
      "M-4.3-.4C-4.6-4-2.8-5.8 0-5.8C2.8-5.8 4.6-4 4.3-.4 4.2 3 2.6 4.8 0 4.8-2.6 4.8-4.2 3-4.3-.4z",
    ],
    [
      "cream",
      "M-.7-5.7h1.4l.6 4.6c1.8.6 2.6 2 2 3.6C2.8 4 1.8 4.8 0 4.8-1.8 4.8-2.8 4-3.3 2.5c-.6-1.6.2-3 2-3.6z",
    ],
    [
      ears,
      "M-2.8-5c-2.6-.8-4 2-3.4 6 2.4.2 3.6-2.2 3.4-6zM2.8-5c2.6-.8 4 2 3.4 6-2.4.2-3.6-2.2-3.4-6z",
    ],
    ["black", spot(-2.5, -1, 0.5, 0.6) + spot(2.5, -1, 0.5, 0.6) + spot(0, 1, 1.1, 0.8)],
    ["black", line(-1.9, 2.6, 1, 1.2, 1.9, 0) + line(0, 2.6, 0.9, 1.2, 1.9, 0)],
  ];
}

/** With a hole, in halves, so that it stays round where it is turned. */
export function ring(x: number, y: number, outer: number, inner: number): string {
  const n = (value: number) => +value.toFixed(2);
  const half = (r: number, sweep: number, dx: number) => `a${r} ${r} 0 1 ${sweep} ${n(dx)} 0`;
  const circle = (r: number, sweep: number) =>
    `M${n(x - r)} ${n(y)}${half(r, sweep, 2 * r)}${half(r, sweep, -2 * r)}z`;
  return circle(outer, 1) + circle(inner, 0);
}

/** Of ice cream, with its frill, so wide on each side. */
export function dollop(x: number, y: number, r: number): string {
  const n = (value: number) => +value.toFixed(2);
  const frill = `q${n(-0.25 * r)} ${n(0.55 * r)} ${n(-0.55 * r)} .1`;
  return `M${n(x - r)} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q.6.6-.1 1q${n(-0.2 * r)}.3${n(-0.35 * r)}-.1${frill}${frill}${frill.replace(" .1", " -.2")}q-.5-.3 0-1z`;
}

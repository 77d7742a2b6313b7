import type { ReactNode } from "react";
import { naturalTones } from "../../subjects/natural-tones.ts";

/** A place at home, and where in it the thing stands, how many times as large as it is. */
export type Place = {
  /** Whether the rest of the page is in the garden or on the beach by day, or indoors; else it is outside in the evening. */
  className?: "garden" | "garden beach" | "indoors";
  view: ReactNode;
  /** What is before the thing. */
  front?: ReactNode;
  thing: readonly [x: number, y: number, scale: number];
  /** A table, or as high: what is there is too small for the ground. */
  isOnTop?: true;
};

export const leaf = naturalTones.leaf[0];
export const hedge = naturalTones.leaf[1];
export const lime = naturalTones.lime[0];
export const cream = naturalTones.cream[0];
export const carton = naturalTones.fur[0];

/* Between both greens of what grows in it. */
export const grass = "#83bb57";

export const lawn = <path fill={grass} d="M-20 396c180-22 420-22 600 0v90H-20z" />;

export const daylight = (
  <>
    <path className="sky" d="M0 0h560v480H0z" />
    <circle className="sun" cx="420" cy="124" r="48" />
  </>
);

/* The clouds are below what a verandah has between its posts. */
export const sky = (
  <>
    {daylight}
    <path
      className="surface"
      d="M226 154a16 16 0 0 1 2-32 34 34 0 0 1 64-10 24 24 0 0 1 36 16 13 13 0 0 1 0 26zM62 226a16 16 0 0 1 2-32 34 34 0 0 1 64-10 24 24 0 0 1 36 16 13 13 0 0 1 0 26z"
    />
  </>
);

export const slopes = (
  <>
    <path className="accent" d="M-20 330c110-150 240-130 330-20 60-90 170-110 270-30v200H-20z" />
    <path fill={lime} d="M-20 372c180-90 420-90 600 0v120H-20z" />
  </>
);

export const hills = (
  <>
    {sky}
    {slopes}
  </>
);

export const boards = (
  <>
    <path className="accent" d="M0 0h560v480H0z" />
    <path
      className="boards"
      d="M0 96h560M0 144h560M0 192h560M0 240h560M0 288h560M0 336h560M0 384h560"
    />
    <path className="brand" d="M0-40h560v80H0z" />
    <path className="deep" d="M0 40h560v16H0z" />
  </>
);

/** Where a row of them stands, from the left. */
export function pickets(from: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at * step);
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** As high as the rails of a fence, its foot in the grass. */
export function bush(x: number): string {
  return `M${x - 62} 416a30 32 0 0 1 16-58 32 32 0 0 1 56-20 32 32 0 0 1 44 30 26 26 0 0 1 8 48z`;
}

/** Of something clean. */
export function gleam(x: number, y: number, r: number): string {
  return `M${x} ${y - r}q0 ${r} ${r} ${r}q${-r} 0 ${-r} ${r}q0 ${-r} ${-r} ${-r}q${r} 0 ${r} ${-r}z`;
}

/** On a peg. */
export function hat(x: number): string {
  return `M${x - 32} 140v-12a32 30 0 0 1 64 0v12h14a8 8 0 0 1 0 16h-92a8 8 0 0 1 0-16z`;
}

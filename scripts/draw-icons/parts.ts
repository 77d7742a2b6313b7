/** What icons of several themes have, in 32 by 32. */
import { bar, type Place, placed, type Shape, type Tone } from "../draw-subjects/shapes.ts";

/** A disc in few letters, for what is neither turned nor made larger: round to all but where it began. */
export function dot(x: number, y: number, r: number): string {
  return `M${x} ${+(y - r).toFixed(1)}a${r} ${r} 0 1 0 .1 0z`;
}

/** The sign, nine high. */
export function dollar(place: Place, tone: Tone): Shape[] {
  return placed(place, [
    [
      tone,
      `M2-3h-2.4a1.8 1.8 0 0 0 0 3.6h.8a.6.6 0 0 1 0 1.2h-2.4v1.2h2.4a1.8 1.8 0 0 0 0-3.6h-.8a.6.6 0 0 1 0-1.2h2.4z${bar(-0.6, -4.3, 1.2, 8.6)}`,
    ],
  ]);
}

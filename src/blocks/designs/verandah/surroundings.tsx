import { feet } from "../../subjects/feet.ts";
import { perches } from "../../subjects/perches.ts";
import type { SurroundingsProps } from "../design.ts";
import type { Place } from "./parts.tsx";
import { windowSeat, windows } from "./rooms.tsx";
import { atLarge, grown, places, sized } from "./things.ts";

/** Where such a thing is kept at home, in the house or in front of it. */
export function Surroundings({ of, opening, view: at = 0, children }: SurroundingsProps) {
  const all = (opening === "emblem" && atLarge.get(of)) || (places.get(of) ?? windows);
  const place = all[at % all.length] ?? windowSeat;
  const { className = "", view, front } = place;
  const [{ thing } = place] = sized(scaleOf(of, place, opening === "words" ? 40 : 62), place);
  const [x, y, scale] = thing;
  return (
    <>
      <g className={grown.has(of) ? `${className} planted` : className || undefined}>{view}</g>
      <g transform={`translate(${x} ${y - 160 * scale}) scale(${scale})`}>{children}</g>
      {front}
    </>
  );
}

/** As large as there is room below the blind, for the thing and the bird on it. */
function scaleOf(of: SurroundingsProps["of"], { front, thing }: Place, blind: number): number {
  const [, y, scale] = thing;
  if (!of || front) return scale;
  const top = (perches[of]?.[1] ?? 9) - 8;
  const room = (y - blind) / (5 * (feet[of] - top));
  return Math.max(scale, Math.min(1.3 * scale, room, 2.6));
}

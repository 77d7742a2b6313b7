import type { SurroundingsProps } from "../design.ts";
import { windowSeat, windows } from "./rooms.tsx";
import { atLarge, places, sized } from "./things.ts";

/** Where such a thing is kept at home, in the house or in front of it. */
export function Surroundings({ of, opening, view: at = 0, children }: SurroundingsProps) {
  const all = (opening === "emblem" && atLarge.get(of)) || (places.get(of) ?? windows);
  const place = all[at % all.length] ?? windowSeat;
  const { className, view, front, isOnTop } = place;
  /* Below a round head there is less around it. */
  const isNear = opening === "words" && !front && !isOnTop;
  const [{ thing } = place] = isNear ? sized(1.15 * place.thing[2], place) : [];
  const [x, y, scale] = thing;
  return (
    <>
      <g className={className}>{view}</g>
      <g transform={`translate(${x} ${y - 160 * scale}) scale(${scale})`}>{children}</g>
      {front}
    </>
  );
}

import { converter } from "culori";
import { designs } from "../../../blocks/designs/designs.ts";
import type { Document } from "../../../blocks/document.ts";
import { pick } from "../../ideas/embedded/seed.ts";
import type { Business } from "../../trades/business.ts";

/** So many are near. */
const NEAR = 4;

/**
 * The colour of a business that has named none: of those that its design looks well in, one near what
 * is usual in its trade, so that a florist has no navy, and two florists not always the same.
 */
export function chooseColour(
  business: Pick<Business, "colour"> | undefined,
  design: Document["design"],
  seed: string,
): string {
  const usual = business?.colour ?? "#1f5b45";
  const near = Object.keys(designs[design].colourways)
    .map((colour) => ({ colour, away: distance(usual, colour) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, NEAR);
  return pick(near, `colour of ${seed}`).colour;
}

const toOklch = converter("oklch");

/** By hue, whatever their lightness. Near grey hues are near each other. */
function distance(one: string, other: string): number {
  const [from, to] = [one, other].map((colour) => {
    const { c = 0, h = 0 } = toOklch(colour) ?? {};
    const turn = (h / 180) * Math.PI;
    // A brown is a dark orange: how full a colour is counts for less than its hue.
    return { x: Math.sqrt(c) * Math.cos(turn), y: Math.sqrt(c) * Math.sin(turn) };
  });
  return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 0;
}

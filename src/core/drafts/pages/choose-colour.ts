import { converter } from "culori";
import { designs } from "../../../blocks/designs/designs.ts";
import type { Document } from "../../../blocks/document.ts";
import { pick } from "../../ideas/embedded/seed.ts";
import { wordsOf } from "../../moderation/words.ts";
import type { Business } from "../../trades/business.ts";

/** So many are near. */
const NEAR = 4;

/**
 * The colour of a business that has named none: of those that its design looks well in, the
 * nearest to the colour in its name, else one near what is usual in its trade, so that a florist has no
 * navy, and two florists not always the same.
 */
export function chooseColour(
  { name, business }: { name: string; business: Pick<Business, "colour"> | undefined },
  design: Document["design"],
  seed: string,
): string {
  const said = wordsOf(name).flatMap((word) => colourWords.get(word) ?? [])[0];
  const wanted = said ?? business?.colour ?? "#1f5b45";
  const near = Object.keys(designs[design].colourways)
    .map((colour) => ({ colour, away: distance(wanted, colour) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, said ? 1 : NEAR);
  return pick(near, `colour of ${seed}`).colour;
}

/** What names say of colour, a person’s too: “Red Door”, “Brown & Sons”. */
const colourWords = new Map(
  Object.entries({
    red: "#c0241c",
    scarlet: "#c0241c",
    crimson: "#a81f3c",
    ruby: "#a81f3c",
    maroon: "#6e1f2a",
    burgundy: "#6e1f2a",
    pink: "#c83a78",
    rose: "#b04564",
    magenta: "#b8146e",
    coral: "#d9543a",
    rust: "#b5481a",
    copper: "#b0562c",
    orange: "#d0601a",
    brown: "#6b4426",
    bronze: "#8a6416",
    amber: "#d9941c",
    gold: "#c9971c",
    golden: "#c9971c",
    yellow: "#e8b80c",
    olive: "#5f6b26",
    lime: "#8ab82e",
    green: "#2c7a34",
    emerald: "#17573a",
    teal: "#0f6b6b",
    turquoise: "#14808a",
    aqua: "#14808a",
    blue: "#2450a4",
    sapphire: "#24449a",
    navy: "#1d3158",
    indigo: "#3a3a8a",
    violet: "#5b3a9c",
    purple: "#6b2f8a",
    lavender: "#74529c",
    lilac: "#74529c",
    plum: "#6d2c62",
    black: "#16130f",
    charcoal: "#2a2e32",
    grey: "#4a4d50",
    gray: "#4a4d50",
    silver: "#4a4d50",
  }),
);

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

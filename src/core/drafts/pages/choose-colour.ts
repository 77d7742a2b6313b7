import { differenceEuclidean } from "culori";
import { pick } from "../../ideas/embedded/seed.ts";

/** Of brands that one sees: each can be the ground of a page’s largest words. */
const brands = [
  ...["#a3352b", "#c2452f", "#c9651f", "#c98a14", "#8a5a2b", "#6b4a32", "#6a7a2f", "#3f7a3a"],
  ...["#1f5b45", "#2f7a6a", "#1f7a7a", "#1f6f8b", "#2a5f9a", "#2f4a6a", "#3f3f7a", "#6a3f7a"],
  ...["#8a2f5a", "#b0436a", "#c26a7a", "#3a4a52"],
];

/** So many of them stand in for the usual one. */
const NEIGHBOURS = 3;
/** Nearer to the usual one, nobody sees the difference. */
const SAME = 0.03;

const distance = differenceEuclidean("oklab");

/**
 * The colour of a business that has named none: what is usual in its trade or one near it, so that
 * two of a trade don’t always have the same.
 */
export function chooseColour(usual: string, seed: string): string {
  const near = brands
    .map((brand) => ({ brand, away: distance(usual, brand) }))
    .filter(({ away }) => away > SAME)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, NEIGHBOURS);
  return pick([usual, ...near.map(({ brand }) => brand)], `colour of ${seed}`);
}

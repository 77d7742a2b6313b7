import { hash } from "../../ideas/embedded/seed.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { spokenOfThree } from "../pages/arrangements.ts";
import type { PlacePhrase } from "./place-phrase.ts";

/** Longer ones are below the headline. */
const MAX_LARGE = 62;

/** The lines of a trade that speak to visitors: for where the customer’s own words give none. */
export type OpeningLines = {
  /** May be largest. It names no place. */
  large?: string;
  /** Whether it does so before the trade and the place do. */
  isFirst: boolean;
  /** May be below a headline. */
  small?: string;
};

/** @param seed chooses between lines that are equally good, so that two of a trade begin differently */
export function openingLines(
  { business, isExcluded }: Pick<ToldSite, "business" | "isExcluded">,
  { where, seed }: { where: PlacePhrase | undefined; seed: string },
): OpeningLines {
  if (!business) return { isFirst: false };
  const { opening, mood, isKind } = business;
  const possible = opening.filter(
    (line) => (where || !line.includes("{where}")) && !isExcluded(line),
  );
  const short = possible.filter((line) => line.length <= MAX_LARGE && !line.includes("{where}"));
  // Where we do not know the trade, their own words for it are first.
  const isFirst = !isKind && hash(`${seed}/headline`) % 3 < (spokenOfThree[mood] ?? 0);
  const number = hash(seed);
  const large = short[number % short.length];
  // Where the headline names the place, what follows need not.
  const others = possible.filter((line) => line !== large || !isFirst);
  const fitting = others.filter((line) => line.includes("{where}") === isFirst);
  const below = fitting.length > 0 ? fitting : others;
  const small = below[number % below.length];
  return {
    isFirst,
    ...(large && { large }),
    ...(small && { small: small.replace("{where}", where?.phrase ?? "") }),
  };
}

import { factOf } from "../facts/facts.ts";
import type { Fits } from "../fits.ts";

export const stepsFits: Fits<"steps"> = ({ scene }, facts, shown) => {
  const steps = factOf(facts, "steps", shown) ?? [];
  return {
    row: steps.length >= 3 && steps.length <= 5,
    line: steps.length >= 2,
    cards: steps.length >= 2 && steps.every(({ note }) => note),
    picture: steps.length >= 2 && scene !== undefined,
  };
};

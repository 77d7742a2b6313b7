import type { Condition, Frame } from "../../../../catalogue/frames/frame.ts";
import { pick } from "../seed.ts";
import { fill, type Gaps } from "./fill.ts";

/** What can be told: what holds, and what fills the gaps. */
export type Telling = { holds: ReadonlySet<Condition>; gaps: Gaps };

/** The conditions that are not false. */
export function holding(...conditions: (Condition | false)[]): ReadonlySet<Condition> {
  return new Set(conditions.filter((condition) => condition !== false));
}

/** All of these, told at once. */
export function together(...tellings: readonly Telling[]): Telling {
  return {
    holds: new Set(tellings.flatMap(({ holds }) => [...holds])),
    gaps: Object.fromEntries(tellings.flatMap(({ gaps }) => Object.entries(gaps))),
  };
}

/** One of the ways to say it that fit, filled in. Undefined where none does. */
export function say(
  frames: readonly Frame[],
  { holds, gaps }: Telling,
  key: string,
): string | undefined {
  const fitting = frames.filter(
    ({ when = [], unless = [] }) =>
      when.every((condition) => holds.has(condition)) &&
      !unless.some((condition) => holds.has(condition)),
  );
  return fitting.length > 0 ? fill(pick(fitting, key).say, gaps) : undefined;
}

/** The sentences there are, one after the other. */
export function paragraph(...sentences: (string | undefined)[]): string {
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

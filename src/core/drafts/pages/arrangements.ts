import { shuffle } from "../../ideas/embedded/seed.ts";
import type { BusinessMood } from "../../trades/business.ts";

/** What is between the welcome and the contact form. */
export type Section =
  | "services"
  | "photos"
  | "before and after"
  | "about"
  | "team"
  | "steps"
  | "area"
  | "questions";

/** Sections in order; those of an inner list in any. */
type Arrangement = readonly (Section | readonly Section[])[];

/**
 * What the visitors of such a business look for, in that order: a menu first in a bakery, a person
 * first at a counsellor’s. What is not named is not shown on its own: an area, where people come to
 * the business, is beside its opening hours.
 */
const arrangements: Record<BusinessMood, Arrangement> = {
  food: ["services", ["photos", "about"], "team", ["steps", "questions"]],
  trades: [
    "services",
    ["before and after", "area"],
    ["photos", "about"],
    "team",
    ["steps", "questions"],
  ],
  home: [
    "services",
    ["before and after", "area"],
    ["photos", "about"],
    "team",
    ["steps", "questions"],
  ],
  animals: [["about", "services"], "photos", "team", ["steps", "area", "questions"]],
  beauty: [["photos", "services"], "before and after", ["about", "questions"], "team"],
  wellbeing: ["about", ["steps", "services"], ["photos", "team"], "questions"],
  care: [["about", "services"], "team", ["steps", "area", "questions"], "photos"],
  learning: [["services", "about"], "team", ["steps", "photos", "questions"], "area"],
  stay: [["photos", "services"], ["about", "questions"], "team"],
  profession: [["about", "services"], "team", ["steps", "questions"], "photos"],
  studio: [["photos", "about"], ["services", "before and after"], "team", ["steps", "questions"]],
  shop: [["photos", "services"], "about", "team", ["steps", "questions"]],
  pictures: ["photos", ["services", "about"], "team", ["steps", "area", "questions"]],
  play: ["services", ["photos", "about"], "team", ["steps", "area", "questions"]],
  vehicles: [
    "services",
    ["photos", "before and after"],
    "about",
    "team",
    ["steps", "area", "questions"],
  ],
};

/** Whether people come to a business of such a mood, more often than it comes to them. */
export function isVisited(mood: BusinessMood): boolean {
  return !arrangements[mood].flat().includes("area");
}

/** Where the trade is not known. */
const plainArrangement: Arrangement = arrangements.home;

/**
 * The sections of a business of such a mood, in an order that depends on the seed where several serve
 * as well: two of a kind do not tell the same in the same order.
 */
export function arrange(mood: BusinessMood | undefined, seed: string): Section[] {
  return (mood ? arrangements[mood] : plainArrangement).flatMap((part, at) =>
    typeof part === "string" ? part : shuffle(part, `${seed}/order/${at}`),
  );
}

/** In how many of three the headline speaks to the visitor; the others say what they are, and where. */
export const spokenOfThree: Readonly<Partial<Record<BusinessMood, 1 | 2>>> = {
  food: 2,
  animals: 2,
  beauty: 2,
  wellbeing: 2,
  stay: 2,
  studio: 2,
  shop: 2,
  pictures: 2,
  play: 2,
  trades: 1,
  home: 1,
  vehicles: 1,
  learning: 1,
};

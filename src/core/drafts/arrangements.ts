import type { BusinessMood } from "../trades/business.ts";

/** What stands between the welcome and the contact form. */
export type Section =
  | "services"
  | "photos"
  | "before and after"
  | "about"
  | "team"
  | "steps"
  | "area"
  | "questions";

/**
 * What the visitors of such a business look for, in that order: a menu first in a bakery, a person
 * first at a counsellor’s. What is not named is not shown on its own: an area, where people come to
 * the business, stands beside its opening hours.
 */
export const arrangements: Record<BusinessMood, readonly Section[]> = {
  food: ["services", "photos", "about", "team", "steps", "questions"],
  trades: ["services", "before and after", "photos", "steps", "area", "about", "team", "questions"],
  home: ["services", "area", "before and after", "photos", "about", "team", "steps", "questions"],
  animals: ["about", "services", "photos", "team", "steps", "area", "questions"],
  beauty: ["photos", "services", "before and after", "about", "team", "questions"],
  wellbeing: ["about", "steps", "services", "photos", "team", "questions"],
  care: ["about", "services", "steps", "team", "area", "photos", "questions"],
  learning: ["services", "about", "steps", "photos", "team", "area", "questions"],
  stay: ["photos", "services", "about", "questions", "team"],
  profession: ["about", "services", "team", "steps", "questions", "photos"],
  studio: ["photos", "about", "services", "before and after", "steps", "team", "questions"],
  shop: ["photos", "services", "about", "team", "steps", "questions"],
  pictures: ["photos", "services", "steps", "about", "team", "area", "questions"],
  play: ["services", "photos", "questions", "about", "team", "steps", "area"],
  vehicles: [
    "services",
    "steps",
    "photos",
    "before and after",
    "about",
    "team",
    "area",
    "questions",
  ],
};

/** Where the trade is not known. */
export const plainArrangement: readonly Section[] = [
  "services",
  "photos",
  "before and after",
  "about",
  "team",
  "steps",
  "area",
  "questions",
];

/** Those whose headline speaks to the visitor; the others say what they are, and where. */
export const opensWithALine: readonly BusinessMood[] = [
  "food",
  "animals",
  "beauty",
  "wellbeing",
  "stay",
  "studio",
  "shop",
  "pictures",
  "play",
];

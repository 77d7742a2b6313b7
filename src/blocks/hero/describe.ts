import { twoButtons } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import { type Subject, subjects } from "../subjects/names.ts";
import type { Hero } from "./schema.ts";

export const describeHero: Description<Hero> = {
  name: "Opening",
  heading: "headline",
  fields: {
    kicker: {
      kind: "words",
      label: "Above the headline",
      orFact: true,
      room: { most: 55, what: "line above the headline" },
    },
    headline: {
      kind: "words",
      label: "Headline",
      orFact: true,
      room: { most: 90, what: "headline" },
    },
    lead: {
      kind: "words",
      label: "Below the headline",
      long: true,
      room: { most: 280, what: "introduction" },
    },
    bigPhone: {
      kind: "tick",
      label: "The phone number stands large",
      name: "Large phone number",
      shows: "phone",
    },
    actions: twoButtons,
    points: {
      kind: "lines",
      label: "Short facts",
      hint: "One a line, four at most.",
      // They stand beside each other.
      room: { most: 50, what: "point" },
    },
    photo: { kind: "photo", label: "Photo" },
    scene: {
      kind: "choice",
      label: "Drawing, where there is no photo",
      name: "Drawing",
      without: "The design’s own",
      options: namesOfSubjects(),
    },
  },
  begins: { type: "hero", headline: { fact: "name" }, actions: [], points: [] },
};

/** “Birthday cake”. */
function namesOfSubjects(): Record<Subject, string>;
function namesOfSubjects(): Record<string, string> {
  const words = subjects.map((subject) => subject.replaceAll("-", " "));
  return Object.fromEntries(
    words.map((name, at) => [subjects[at], `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`]),
  );
}

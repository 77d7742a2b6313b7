/**
 * What a sentence of a brief can be. The first three are copy, for visitors: `fine` to print, in need
 * of `proof`, or `never` to be said. The others are not: a `note` is meant for us, something `private`
 * concerns nobody else, a `testimonial` is in other people's words, a `fragment` is no sentence.
 */
export const labels = [
  "fine",
  "proof",
  "never",
  "note",
  "private",
  "testimonial",
  "fragment",
] as const;

export type Label = (typeof labels)[number];

/** How likely a sentence is each of them, in all one. */
export type Chances = Record<Label, number>;

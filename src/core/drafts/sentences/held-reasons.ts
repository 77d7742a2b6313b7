/** Why a sentence of a customer’s is not on the page, in the order in which operators see them. */
export const heldReasons = [
  "doubt",
  "leans",
  "hours",
  "proof",
  "excluded",
  "language",
  "unread",
  "fragment",
  "note",
  "private",
  "testimonial",
  "never",
] as const;

export type HeldReason = (typeof heldReasons)[number];

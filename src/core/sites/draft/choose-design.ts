import type { Document } from "../../../blocks/document.ts";
import type { BusinessMood } from "../../../catalogue/businesses/businesses.ts";

type Name = Document["design"];

/**
 * The design that a draft begins with: of those that are right for the trade, the first that has the
 * style; where none has it, the first.
 *
 * @param style as the brief answers it
 */
export function chooseDesign(mood: BusinessMood | undefined, style: string): Name {
  const right = mood ? byMood[mood] : anyTrade;
  return right.find((name) => byStyle[style]?.includes(name)) ?? right[0];
}

const anyTrade = ["verandah", "workshop"] as const;

/** The most fitting first. */
const byMood: Record<BusinessMood, readonly [Name, ...Name[]]> = {
  food: ["verandah"],
  trades: ["workshop", "verandah"],
  vehicles: ["workshop", "verandah"],
  home: ["verandah", "workshop"],
  animals: ["verandah"],
  beauty: ["verandah"],
  wellbeing: ["verandah", "workshop"],
  care: ["verandah"],
  learning: ["verandah", "workshop"],
  stay: ["verandah"],
  profession: ["verandah"],
  studio: ["verandah", "workshop"],
  shop: ["verandah"],
  pictures: ["verandah", "workshop"],
  play: ["verandah", "workshop"],
};

const byStyle: Readonly<Record<string, readonly Name[]>> = {
  warm: ["verandah"],
  bold: ["workshop"],
  natural: ["verandah"],
};

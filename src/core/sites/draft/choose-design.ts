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

const anyTrade = ["verandah", "workshop", "ledger"] as const;

/** The most fitting first. */
const byMood: Record<BusinessMood, readonly [Name, ...Name[]]> = {
  food: ["verandah", "ledger"],
  trades: ["workshop", "verandah", "ledger"],
  vehicles: ["workshop", "verandah", "ledger"],
  home: ["verandah", "workshop", "ledger"],
  animals: ["verandah", "ledger"],
  beauty: ["verandah", "ledger"],
  wellbeing: ["verandah", "workshop", "ledger"],
  care: ["verandah", "ledger"],
  learning: ["verandah", "workshop", "ledger"],
  stay: ["ledger", "verandah"],
  profession: ["ledger", "verandah"],
  studio: ["ledger", "verandah", "workshop"],
  shop: ["verandah", "ledger"],
  pictures: ["ledger", "verandah", "workshop"],
  play: ["verandah", "ledger", "workshop"],
};

const byStyle: Readonly<Record<string, readonly Name[]>> = {
  warm: ["verandah"],
  bold: ["workshop"],
  classic: ["ledger"],
  natural: ["verandah"],
};

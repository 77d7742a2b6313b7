import type { Document } from "../../blocks/document.ts";
import type { BusinessMood } from "../trades/business.ts";

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

const anyTrade = ["verandah", "market", "ledger"] as const;

/** The most fitting first. */
const byMood: Record<BusinessMood, readonly [Name, ...Name[]]> = {
  food: ["market", "verandah", "ledger"],
  trades: ["workshop", "verandah", "ledger"],
  vehicles: ["workshop", "verandah", "ledger"],
  home: ["verandah", "workshop", "ledger"],
  animals: ["verandah", "market", "ledger"],
  beauty: ["clinic", "coast", "verandah", "ledger", "market"],
  wellbeing: ["coast", "clinic", "verandah", "ledger", "workshop"],
  care: ["clinic", "verandah", "ledger"],
  learning: ["verandah", "market", "ledger"],
  stay: ["coast", "ledger", "verandah", "market"],
  profession: ["ledger", "verandah", "clinic"],
  studio: ["stockroom", "ledger", "verandah", "poster", "workshop"],
  shop: ["stockroom", "market", "verandah", "ledger"],
  pictures: ["ledger", "coast", "verandah", "workshop"],
  play: ["poster", "market", "verandah", "ledger"],
};

const byStyle: Readonly<Record<string, readonly Name[]>> = {
  clean: ["clinic", "coast", "stockroom"],
  warm: ["verandah", "market"],
  bold: ["workshop", "market", "poster"],
  classic: ["ledger"],
  natural: ["verandah", "coast"],
};

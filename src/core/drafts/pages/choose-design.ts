import type { Document } from "../../../blocks/document.ts";
import { list } from "../../../catalogue/trades/trade.ts";
import { tradeById } from "../../../catalogue/trades/trades.ts";
import type { StyleId } from "../../briefs/fields.ts";
import { type Business, type BusinessMood, lineOf } from "../../trades/business.ts";
import { isInland } from "../facts/far-from-the-sea.ts";

type Name = Document["design"];

/**
 * The design that a draft begins with: of those that are right for the trade and the place, the first
 * that has the style; where none has it, the first.
 *
 * @param style as the brief answers it
 * @param places where the business is; none inland gets the sea
 */
export function chooseDesign(
  business: Pick<Business, "id" | "mood"> | undefined,
  style: string,
  places: readonly string[] = [],
): Name {
  const ofTrade = business ? designsOf(business) : anyTrade;
  const right = isInland(places) ? ofTrade.filter((name) => name !== "coast") : ofTrade;
  return right.find((name) => byStyle[style]?.includes(name)) ?? right[0] ?? ofTrade[0];
}

/** Those of the trade, or of one above it, where its mood says the wrong thing. */
function designsOf({ id, mood }: Pick<Business, "id" | "mood">): readonly [Name, ...Name[]] {
  const trade = tradeById.get(id);
  const line = trade ? lineOf(trade) : [];
  return line.map((one) => byTrade.get(one.id)).find(Boolean) ?? byMood[mood];
}

/** Whether a design has the style that a brief asks for. */
export function hasStyle(design: Name, style: string): boolean {
  return style === "unsure" || byStyle[style]?.includes(design) === true;
}

/** The style that a design answers in a brief. */
export function styleOf(design: string): StyleId {
  const styles = Object.entries(byStyle) as [StyleId, readonly string[]][];
  return styles.find(([, designs]) => designs.includes(design))?.[0] ?? "unsure";
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
  stay: ["coast", "verandah", "ledger", "market"],
  profession: ["ledger", "verandah", "clinic"],
  studio: ["stockroom", "ledger", "verandah", "poster", "workshop"],
  shop: ["stockroom", "market", "verandah", "ledger"],
  pictures: ["ledger", "coast", "verandah", "workshop"],
  play: ["poster", "market", "verandah", "ledger"],
};

const ofGrief: readonly [Name, ...Name[]] = ["ledger", "clinic"];
const ofASession: readonly [Name, ...Name[]] = ["poster", "ledger", "workshop"];
const ofSport: readonly [Name, ...Name[]] = ["poster", "workshop", "clinic"];
const ofFaith: readonly [Name, ...Name[]] = ["verandah", "ledger", "clinic"];

/**
 * No awnings and scallops for grief, no shelves with price tags where nothing is sold, no surgery for a
 * football club and none for prayer.
 */
const byTrade: ReadonlyMap<string, readonly [Name, ...Name[]]> = new Map([
  ...list("funeral-celebrant, funeral-director, natural-burial, headstones, pet-crematory").map(
    (id) => [id, ofGrief] as const,
  ),
  ...list("tattoo-studio, recording-studio").map((id) => [id, ofASession] as const),
  ...list(
    "football-codes, cricket-and-netball, boxing-gym, martial-arts, climbing-gym, running, gym",
  ).map((id) => [id, ofSport] as const),
  ...list("mosque, temple, synagogue, church").map((id) => [id, ofFaith] as const),
]);

/** The style that says most of a design comes first. */
const byStyle: Readonly<Record<string, readonly Name[]>> = {
  clean: ["clinic", "coast", "stockroom"],
  warm: ["verandah", "market"],
  bold: ["workshop", "market", "poster"],
  classic: ["ledger"],
  natural: ["verandah", "coast"],
};

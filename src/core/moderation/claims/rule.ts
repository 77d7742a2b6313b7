import type { TradeKind } from "../trade-kinds.ts";

export const states = ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"] as const;
export type State = (typeof states)[number];

/** Whether a claim stops a release, waits for somebody who saw proof, or is only pointed out. */
type Severity = "block" | "needs proof" | "warn";

/**
 * What a business may not say, or only with proof. Words are matched in lower case within a sentence:
 * a term of several words as they are, one that ends in “*” by its beginning, “$” as any price.
 */
export type ClaimRule = {
  id: string;
  severity: Severity;
  /** Whom it concerns; everybody where it is left out. */
  trades?: readonly TradeKind[];
  /** Where it is the law; everywhere where it is left out. */
  states?: readonly State[];
  /** Who watches over it, and the law where its own words were seen. */
  body: string;
  law?: string;
  /** The page where its words were seen. */
  source?: string;
  /** What it forbids, in plain English. */
  says: string;
  /** What may be said. */
  instead: string;
  /** A sentence is a claim if it has a term of each of these lists, between commas… */
  words: readonly string[];
  /** …and none of these. */
  unless?: string;
  /** Somebody’s words between quotation marks are a claim too. */
  quotations?: boolean;
};

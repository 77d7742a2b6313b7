import type { Budget } from "../choices.ts";
import type { Candidate } from "./candidates.ts";
import { capitalise, dollars, listOf } from "./grammar.ts";
import { pick } from "./seed.ts";
import type { Outlay } from "./trade.ts";

/** From least to most, in AUD; the highest range ends where a first test should. */
const ranges: Record<Budget, { tier: 0 | 1 | 2; least: number; most: number }> = {
  "0-500": { tier: 0, least: 0, most: 500 },
  "500-2000": { tier: 1, least: 500, most: 2_000 },
  "2000+": { tier: 2, least: 2_000, most: 7_500 },
};

const extras: Record<0 | 1 | 2, readonly Outlay[]> = {
  0: [{ what: "cards and posters", price: 45 }],
  1: [
    { what: "a domain and a simple page", price: 95 },
    { what: "cards, posters and one stall", price: 120 },
  ],
  2: [
    { what: "a page with bookings for a year", price: 340 },
    { what: "printed matter and a launch day", price: 380 },
  ],
};

const cover: Record<"work" | "goods" | "digital", Record<0 | 1 | 2, Outlay>> = {
  work: {
    0: { what: "the first two months of public liability cover", price: 80 },
    1: { what: "half a year of public liability cover", price: 210 },
    2: { what: "a year of public liability cover", price: 430 },
  },
  goods: {
    0: { what: "a first market stall", price: 50 },
    1: { what: "half a year of product liability cover", price: 210 },
    2: { what: "a year of product liability cover", price: 460 },
  },
  digital: {
    0: { what: "a month of software", price: 40 },
    1: { what: "software for half a year", price: 180 },
    2: { what: "software and insurance for a year", price: 480 },
  },
};

/** In place of cover, when that is among the first outlays already. */
const running: Record<0 | 1 | 2, Outlay> = {
  0: { what: "fuel and phone in the first month", price: 70 },
  1: { what: "fuel and phone in the first two months", price: 180 },
  2: { what: "fuel and phone in the first quarter", price: 320 },
};

/**
 * What to spend first, as sentences whose amounts add up to their total. The total lies inside the
 * range the visitor chose.
 */
export function budgetText(idea: Candidate, budget: Budget, seed: string): string {
  const { tier, most } = ranges[budget];
  const first = idea.outlays[tier];
  const insured = /insurance|cover\b/.test(first.what);
  const items = [
    first,
    insured ? running[tier] : cover[idea.form === "loan" ? "work" : idea.form][tier],
    ...extras[tier],
  ];
  const planned = items.reduce((sum, { price }) => sum + price, 0);
  const total = Math.min(most, Math.ceil((planned * 1.12) / 10) * 10);
  const reserve = total - planned;
  const parts = items.map(({ what, price }) => `${dollars(price)} for ${what}`);
  const keep =
    reserve > 0 ? ` Keep the other ${dollars(reserve)} for ${pick(surprises, seed)}.` : "";
  return `About ${dollars(total)} to begin with: ${listOf(parts)}.${keep} ${capitalise(advice[budget])}`;
}

const surprises = ["surprises", "what you forgot", "the thing that breaks in week one"];

const advice: Record<Budget, string> = {
  "0-500": "borrow whatever a friend already has, and buy only when a customer has paid.",
  "500-2000": "spend on what the customer sees and touches, and borrow the rest.",
  "2000+": "pay for the test first, and release the larger amount only when strangers have booked.",
};

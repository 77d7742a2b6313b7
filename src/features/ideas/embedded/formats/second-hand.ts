import type { Concept } from "../concept.ts";
import { capitalise, withoutArticle } from "../grammar.ts";
import type { Trade } from "../trade.ts";
import { build, type Draft } from "./build.ts";

/** Hiring out and selling on, for trades with things worth sharing. */
export function secondHand(trade: Trade): Concept[] {
  const { hire, used } = trade;
  const drafts: Draft[] = [];
  if (hire) {
    drafts.push({
      name: "hire",
      kind: "service",
      form: "loan",
      segment: "homeowners",
      title: `${capitalise(withoutArticle(hire.what))}, for hire`,
      who: "people who would use it twice a year",
      trouble: "don’t want to buy it, store it or clean it",
      offer: `a weekend hire of ${hire.what}`,
      how: "They book by message, you hand it over clean on Friday and check it on Monday.",
      price: hire.price,
      per: "weekend",
      outlays: [
        { what: "one good second-hand set to hire out", price: 240 },
        { what: "three second-hand sets to hire out", price: 950 },
        { what: "eight sets to hire out and a place to keep them", price: 3_000 },
      ],
    });
  }
  if (used) {
    drafts.push(
      {
        name: "swap morning",
        kind: "service",
        segment: "enthusiasts",
        title: `A swap morning for ${used}`,
        who: "people who want to start without spending much",
        trouble: "can’t tell a bargain from a broken thing",
        offer: `a monthly swap morning for ${used}`,
        how: "Everything is looked over and tagged with its faults, and the seller keeps three quarters of the price.",
        price: 12,
        per: "table",
        every: "month",
        outlays: [
          { what: "tables, tags and the first hall booking", price: 150 },
          { what: "racks, tables and three months of hall hire", price: 700 },
          { what: "a fitted trailer share, racks and stock to begin with", price: 2_500 },
        ],
      },
      {
        name: "second-hand bundle",
        kind: "product",
        segment: "families",
        title: `A checked starter bundle of used ${used}`,
        who: "parents who don’t know if it will last",
        trouble: "would rather not pay the new price for a passing wish",
        offer: `a starter bundle chosen from checked, used ${used}`,
        how: "Every piece is cleaned and tested, faults are written on the tag, and you buy it back for half within a year.",
        price: 95,
        per: "bundle",
        outlays: [
          { what: "second-hand stock for the first four bundles", price: 200 },
          { what: "second-hand stock for the first twenty bundles", price: 900 },
          { what: "second-hand stock for sixty bundles and shelving", price: 2_700 },
        ],
      },
    );
  }
  return drafts.map((draft) => build(trade, draft));
}

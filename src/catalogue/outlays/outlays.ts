import type { Outlay, Outlays } from "./outlay.ts";

/** What a class or an evening takes. */
export const roomAndMaterials: Outlays = [
  { what: "two bookings of a hall and materials for the first group", price: 170 },
  { what: "a month of hall hire, materials and tools on loan for ten people", price: 720 },
  { what: "a term of hall hire, tools for twelve people and a launch evening", price: 2_300 },
];

/** What a page, a guide or a small tool takes. */
export const pageAndSamples: Outlays = [
  { what: "a domain, a simple page and printed samples", price: 160 },
  { what: "a designer for two days, a page and the first print run", price: 850 },
  { what: "design, printing, photographs and three months of advertising tests", price: 2_450 },
];

/** What advice takes. */
export const pageOnly: Outlays = [
  { what: "a domain, a simple page and cards", price: 150 },
  { what: "software for a year, a page and a set of sample work", price: 780 },
  { what: "software, a launch breakfast and three months of advertising tests", price: 2_350 },
];

/** What a product takes that is lent, or software or texts. For goods it depends on their price. */
export const firstStock: Readonly<Record<"loan" | "digital", Outlays>> = {
  loan: [
    { what: "the first set to lend, bought second-hand", price: 230 },
    { what: "four sets to lend and boxes for them", price: 950 },
    { what: "twelve sets to lend, boxes and a place to keep them", price: 2_900 },
  ],
  digital: [
    {
      what: "a domain, test accounts and a first version put together from ready parts",
      price: 190,
    },
    { what: "two days of a developer and a year of hosting", price: 950 },
    { what: "a developer for a week, hosting and five paid test users", price: 2_900 },
  ],
};

/** What makes a first customer possible, whatever is sold. */
export const notices: readonly [readonly Outlay[], readonly Outlay[], readonly Outlay[]] = [
  [{ what: "cards and posters", price: 45 }],
  [
    { what: "a domain and a simple page", price: 95 },
    { what: "cards, posters and one stall", price: 120 },
  ],
  [
    { what: "a page with bookings for a year", price: 340 },
    { what: "printed matter and a launch day", price: 380 },
  ],
];

/** What makes it safe, or legal, to sell the first. */
export const cover: Readonly<Record<"work" | "goods" | "digital", Outlays>> = {
  work: [
    { what: "the first two months of public liability cover", price: 80 },
    { what: "half a year of public liability cover", price: 210 },
    { what: "a year of public liability cover", price: 430 },
  ],
  goods: [
    { what: "a first market stall", price: 50 },
    { what: "half a year of product liability cover", price: 210 },
    { what: "a year of product liability cover", price: 460 },
  ],
  digital: [
    { what: "a month of software", price: 40 },
    { what: "software for half a year", price: 180 },
    { what: "software and insurance for a year", price: 480 },
  ],
};

/** In place of cover, when that is among the first outlays already. */
export const running: Outlays = [
  { what: "fuel and phone in the first month", price: 70 },
  { what: "fuel and phone in the first two months", price: 180 },
  { what: "fuel and phone in the first quarter", price: 320 },
];

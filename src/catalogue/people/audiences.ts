import type { Audience } from "./audience.ts";

/** Those whom visitors name most; others are found by their trade: “gifts for gardeners”. */
export const audiences: readonly Audience[] = [
  {
    people: "families with young children",
    segment: "families",
    words: ["kids", "kid", "children", "child", "toddlers", "families", "family"],
  },
  {
    people: "teenagers",
    askParents: true,
    segment: "families",
    words: ["teenagers", "teens", "teen", "youth"],
  },
  {
    people: "new parents",
    segment: "families",
    words: ["parents", "mums", "moms", "mothers", "dads", "fathers", "new mums", "new parents"],
  },
  {
    people: "older people",
    segment: "older",
    words: [
      "seniors",
      "elderly",
      "retirees",
      "pensioners",
      "older people",
      "over 50s",
      "over 60s",
      "over 70s",
      "oldies",
    ],
  },
  { people: "farmers", segment: "farms", words: ["farmers", "farms", "graziers", "growers"] },
  {
    people: "tradies",
    segment: "workers",
    words: ["tradies", "tradie", "tradesmen", "trades", "builders"],
  },
  {
    people: "students",
    segment: "renters",
    words: ["students", "uni students", "university students", "backpackers"],
  },
  { people: "renters", segment: "renters", words: ["renters", "tenants", "apartments"] },
  {
    people: "small business owners",
    segment: "businesses",
    words: [
      "small business",
      "small businesses",
      "businesses",
      "startups",
      "sole traders",
      "shops",
    ],
  },
  {
    people: "nurses and other shift workers",
    segment: "workers",
    words: ["nurses", "shift workers", "fifo", "fifo workers", "miners", "paramedics"],
  },
  {
    people: "office workers",
    segment: "workers",
    words: ["office workers", "professionals", "offices", "remote workers"],
  },
  { people: "teachers", segment: "workers", words: ["teachers", "schools"] },
  {
    people: "people who have just arrived in Australia",
    segment: "newcomers",
    words: ["migrants", "refugees", "immigrants", "expats", "international students"],
  },
  {
    people: "travellers",
    segment: "visitors",
    words: ["tourists", "travellers", "travelers", "grey nomads", "visitors"],
  },
  {
    people: "people with disability",
    segment: "families",
    words: ["people with disability", "people with disabilities", "ndis participants", "disabled"],
  },
  { people: "sports clubs", segment: "clubs", words: ["clubs", "sports clubs", "teams"] },
  { people: "women", segment: "enthusiasts", words: ["women", "ladies", "girls"] },
  { people: "men", segment: "enthusiasts", words: ["men", "blokes", "boys"] },
];

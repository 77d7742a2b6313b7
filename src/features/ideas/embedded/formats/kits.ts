import type { Concept } from "../concept.ts";
import { capitalise, withArticle } from "../grammar.ts";
import type { Trade } from "../trade.ts";
import { build, type Draft, pageAndSamples } from "./build.ts";
import { firstStock } from "./needs.ts";

/** Ways to sell a trade’s box, or what is in it, as a guide, a course or a calendar. */
export function kits(trade: Trade): Concept[] {
  const { kit, mood } = trade;
  const per = unitOf(kit.name);
  const drafts: Draft[] = [
    {
      name: "kit",
      kind: "product",
      segment: "enthusiasts",
      title: capitalise(`${kit.name} for beginners`),
      who: `people who want to ${trade.lesson}`,
      trouble: "buy the wrong things first and give up",
      offer: `${withArticle(kit.name)} with ${kit.holds}`,
      how: "Everything in it gets used in the first week, and nothing is there to fill the box.",
      price: kit.price,
      per,
    },
    {
      name: "shop counter",
      kind: "product",
      segment: "businesses",
      title: capitalise(`${kit.name} for shop counters`),
      who: "small shops whose customers would use it",
      trouble: "have a spare shelf and no time to make a product of their own",
      offer: `${withArticle(kit.name)} made for shop counters`,
      how: `It holds ${kit.holds}; you leave six on trial and take back what doesn’t sell.`,
      price: Math.round(kit.price * 0.6),
      per,
    },
    {
      name: "library case",
      channels: ["at the library’s programme desk", "at the council’s community desk"],
      kind: "product",
      segment: "clubs",
      title: capitalise(`${kit.name} to borrow from the library`),
      who: "libraries and neighbourhood houses",
      trouble: "want to lend things as well as books",
      offer: `a lending case built around the ${kit.name}`,
      how: "It comes in a hard case with a list in the lid, and you replace what is used up twice a year.",
      price: kit.price * 4,
      per: "case",
    },
    {
      name: "next-step parcels",
      kind: "product",
      segment: "enthusiasts",
      title: `Next-step parcels after the ${kit.name}`,
      who: `people who have tried ${trade.label} once and liked it`,
      trouble: "run out of materials, forget and drift away",
      offer: "a parcel every three months with a refill and the next thing to try",
      how: `It follows on from the ${kit.name}, takes one evening to use and can be skipped at any time.`,
      price: Math.round(kit.price * 0.6),
      per: "parcel",
      every: "three months",
    },
  ];
  if (mood !== "business") {
    drafts.push(
      {
        name: "gift",
        kind: "product",
        segment: "families",
        title: capitalise(`${kit.name} as a gift`),
        who: "people looking for a present that gets used",
        trouble: "end up with another voucher",
        offer: `${withArticle(kit.name)}, wrapped, with a handwritten card`,
        how: `It holds ${kit.holds}, and a code in the lid opens a short film of the first step.`,
        price: kit.price + 10,
        per: "gift",
      },
      {
        name: "fundraiser",
        kind: "product",
        segment: "clubs",
        title: capitalise(`${kit.name} as a fundraiser`),
        who: "schools and clubs that need to raise money",
        trouble: "have sold chocolate to the same relatives for years",
        offer: `a fundraiser in which families order ${withArticle(kit.name)}`,
        how: "Orders are taken for two weeks, you pack once, and the club keeps a fifth of the price.",
        price: kit.price,
        per,
      },
    );
  }
  return [
    ...drafts.map((draft) => ({ outlays: firstStock(draft), ...draft })),
    ...guides(trade),
  ].map((draft) => build(trade, draft));
}

function guides({ label, lesson, people, practitioners }: Trade): Draft[] {
  return [
    {
      name: "pocket guide",
      kind: "product",
      segment: "enthusiasts",
      title: `A pocket guide: how to ${lesson}`,
      who: "people who learn by doing",
      trouble: "stop a film twelve times with wet or dirty hands",
      offer: `a pocket guide on how to ${lesson}`,
      how: "Thirty pages, one step on each, on paper that wipes clean, with a number to text when stuck.",
      price: 19,
      per: "guide",
      outlays: pageAndSamples,
    },
    {
      name: "five-day course",
      kind: "product",
      form: "digital",
      segment: "workers",
      title: `By email: how to ${lesson}`,
      who: "people with ten minutes a day",
      trouble: "buy long courses and finish none",
      offer: `a five-day email course on how to ${lesson}`,
      how: "One short task comes each morning, they send a photo back, and you answer by evening.",
      price: 39,
      per: "course",
      outlays: pageAndSamples,
      local: false,
    },
    {
      name: "wall planner",
      kind: "product",
      segment: "enthusiasts",
      title: capitalise(`${label} wall planner`),
      who: people,
      trouble: "remember what matters a week too late",
      offer: `a wall planner for ${people}`,
      how: `It shows twelve months of what to do when in Australian seasons, checked by two ${practitioners}.`,
      price: 29,
      per: "planner",
      outlays: pageAndSamples,
    },
  ];
}

const units = /(?:kit|box|pack|set|case|bag|deck|book|toolbox)$/;

/** What one of a kit is called: “box”, “pack”, and “kit” where the name says nothing. */
export function unitOf(name: string): string {
  return units.exec(name)?.[0] ?? "kit";
}

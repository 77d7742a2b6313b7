import type { Concept } from "../concept.ts";
import type { Trade } from "../trade.ts";
import { build, type Draft, pageAndSamples } from "./build.ts";

/** What those who already live by a trade would pay for. Not tied to one town. */
export function forPractitioners(trade: Trade): Concept[] {
  return [...always(trade), ...(trade.mood === "play" ? classes(trade) : jobs(trade))].map(
    (draft) =>
      build(trade, {
        outlays: pageAndSamples,
        local: false,
        channels: [
          `in the online groups of ${trade.practitioners}`,
          "at the counter of the supplier they buy from",
        ],
        ...draft,
      }),
  );
}

function always({ practitioners, people }: Trade): Draft[] {
  return [
    {
      name: "checked list",
      kind: "service",
      segment: "businesses",
      title: `A short, checked list of ${practitioners}`,
      who: people,
      trouble: "ask in three groups who is good and get seven different names",
      offer: `a short, checked list of ${practitioners} with real prices`,
      how: "You talk to two past customers of each, look at the insurance and list no more than five in an area.",
      price: 30,
      per: "month",
    },
    {
      name: "shared order",
      kind: "service",
      segment: "businesses",
      title: `Shared supply orders for ${practitioners}`,
      who: `${practitioners} who work alone`,
      trouble: "buy small amounts at the full price",
      offer: `a monthly supply order shared by twelve ${practitioners}`,
      how: "They order by the tenth, you split the pallet, and each pays a small membership for the saving.",
      price: 25,
      per: "month",
    },
    {
      name: "paperwork pack",
      kind: "product",
      segment: "businesses",
      title: `A paperwork pack for new ${practitioners}`,
      who: `people who want to become ${practitioners}`,
      trouble: "would begin tomorrow if they knew which papers come first",
      offer: `a paperwork pack for new ${practitioners}`,
      how: "Quote, invoice, terms, an insurance checklist and a first-year calendar, in plain English.",
      price: 49,
      per: "pack",
    },
  ];
}

function classes({ practitioners }: Trade): Draft[] {
  return [
    {
      name: "class page",
      kind: "product",
      form: "digital",
      segment: "businesses",
      title: `A class-booking page for ${practitioners}`,
      who: `${practitioners} who run classes`,
      trouble: "take bookings by message and lose track of who has paid",
      offer: `a class-booking page for ${practitioners}`,
      how: "Dates, places left, payment and a reminder the day before, with no account for the guest to make.",
      price: 15,
      per: "month",
    },
  ];
}

function jobs({ practitioners }: Trade): Draft[] {
  return [
    {
      name: "answering desk",
      kind: "service",
      segment: "businesses",
      title: `An answering and booking desk for ${practitioners}`,
      who: `${practitioners} who work alone`,
      trouble: "can’t pick up the phone with their hands full",
      offer: `an answering and booking desk for ${practitioners}`,
      how: "You answer in their name, ask the five questions that matter and put the job in their calendar.",
      price: 180,
      per: "month",
    },
    {
      name: "price calculator",
      kind: "product",
      form: "digital",
      segment: "businesses",
      title: `A one-page price calculator for ${practitioners}`,
      who: practitioners,
      trouble: "answer the question of price ten times a day",
      offer: `a one-page price calculator for ${practitioners}`,
      how: "Their visitors tick a few boxes, see a fair range and leave a number to call.",
      price: 19,
      per: "month",
    },
    {
      name: "rebooking letters",
      kind: "service",
      segment: "businesses",
      title: `A rebooking service for ${practitioners}`,
      who: practitioners,
      trouble: "see customers once and forget to ask them back",
      offer: `a rebooking service for ${practitioners}`,
      how: "They send the customer list, you write at the right time in their voice and fill the quiet weeks.",
      price: 79,
      per: "month",
    },
  ];
}

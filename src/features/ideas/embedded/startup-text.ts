import type { StartupIdea } from "../idea-writer.ts";
import type { Candidate } from "./candidates.ts";
import { askable, channelsFor } from "./channels.ts";
import { exampleIncome, founderPrice } from "./figures.ts";
import { capitalise, dollars, priceOf, withArticle } from "./grammar.ts";
import { ruleOf } from "./rule.ts";
import { pick } from "./seed.ts";

/**
 * Writes an idea out for the startup generator.
 *
 * @param seed decides between ways to say the same.
 */
export function startupText(idea: Candidate, seed: string): StartupIdea {
  const say = (frames: readonly string[], name: string) => pick(frames, `${seed}/${name}`);
  const rule = ruleOf(idea);
  return {
    title: idea.title,
    summary: `${opening(idea)}${say(pitches(idea), "pitch")} ${say(strengths(idea), "strength")}`,
    businessModel: [
      say(charges(idea), "charge"),
      exampleIncome(idea),
      say(later(idea), "later"),
      ...(rule ? [rule] : []),
    ].join(" "),
    tractionStrategy: `${say(firstMoves(idea), "first")} ${say(proofs(idea), "proof")}`,
  };
}

function opening({ relation, trade }: Candidate): string {
  if (relation === "near") return `A step sideways, into ${trade.label}. `;
  if (relation === "guess") return "An idea that asks for no special background. ";
  return "";
}

function pitches({ who, trouble, offer, how }: Candidate): string[] {
  return [
    `${capitalise(who)} ${trouble}. The idea is ${offer}. ${how}`,
    `Think of ${who}. They ${trouble}. What they would pay for is ${offer}. ${how}`,
    `${capitalise(who)} ${trouble}. You offer ${offer}. ${how}`,
    `The problem: ${who} ${trouble}. The answer: ${offer}. ${how}`,
  ];
}

function strengths(idea: Candidate): string[] {
  const { form, segment } = idea;
  const all = [
    "It is small enough to begin with one customer and clear enough to be passed on in one sentence.",
    "Large firms won’t bother with something this narrow, and that is your opening.",
    `You know where to find the first customers: ${channelsFor(idea)[0]}.`,
    "One kind of customer, one offer, one price: that makes the first sale easier than a long menu would.",
  ];
  if (form === "goods") {
    return [
      ...all,
      "It can be made in batches of ten, so a mistake costs an evening and not a warehouse.",
      "Each one that is unpacked in company sells the next.",
    ];
  }
  if (form === "digital") {
    return [
      ...all,
      "It can be done by hand for the first ten customers, before anything is built.",
    ];
  }
  if (form === "loan")
    return [...all, "What is lent earns its price back and then goes on earning."];
  if (segment === "businesses") {
    return [
      ...all,
      "Firms talk to each other, so one that is pleased is worth ten advertisements.",
    ];
  }
  return [
    ...all,
    "People tell their friends about help that turned up on time, and that costs nothing.",
    "It needs a phone, a calendar and good manners before it needs any software.",
  ];
}

function charges({ form, price, per, every }: Candidate): string[] {
  const named = priceOf({ price, per });
  if (form === "goods") {
    const cost = Math.max(1, Math.round(price * 0.4));
    const left = dollars(price - cost);
    return [
      `Sell it at ${named}. Keep materials, packing and postage under ${dollars(cost)}, and ${left} of each sale is left for your time and the next batch.`,
      `The price is ${named}, paid when ordered. At a cost of no more than ${dollars(cost)} you keep ${left} of each sale.`,
      `Ask ${named} and take orders before you make them. Aim for costs below ${dollars(cost)}, which leaves ${left}.`,
    ];
  }
  if (form === "digital") {
    return [
      `Charge ${named}. Once it exists, one more customer costs almost nothing.`,
      `The price is ${named}, with the first try free and no contract.`,
    ];
  }
  const again =
    every && !["month", "week"].includes(per)
      ? `, and the same customers come back every ${every}`
      : "";
  if (price < 20) return [`Charge ${named}${again}.`];
  return [
    `Charge ${named}${again}.`,
    `The price is ${named}, agreed before you start${again}.`,
    `Ask ${named}, and put it on the first line of the page${again && ";"}${again.replace(/^, and/, "")}.`,
  ];
}

function later({ form, offer, trade, price, per, every, id }: Candidate): string[] {
  const { kit, lesson } = trade;
  if (form === "goods") {
    return [
      `Shops will want it for about ${dollars(Math.round(price * 0.6))}, so go to them only when your costs allow it.`,
      "A card packed with each one offers the next at a tenth off, which is cheaper than any advertisement.",
      "Add a version for schools and clubs once fifty have been sold to strangers.",
    ];
  }
  if (form === "digital") {
    return [
      "Ask every tenth customer what they would miss if it were gone, and build only that.",
      "A yearly price of ten months brings in money early and keeps customers through the quiet season.",
    ].slice(0, per === "month" ? 2 : 1);
  }
  const own = /service \d$/.test(id);
  return [
    ...(own
      ? [
          `Later, sell ${withArticle(kit.name)} at ${dollars(kit.price)} to those who want to do more themselves.`,
        ]
      : []),
    ...(own && !offer.includes(lesson)
      ? [
          `Once the week is full, a small class on how to ${lesson} earns more in two hours than a day of single jobs.`,
        ]
      : []),
    ...(every && price < 100 && per !== "month"
      ? [
          "Sell five in advance for the price of four and a half, and spend that money on better gear.",
        ]
      : []),
    "Put the price up by a tenth when you are booked three weeks ahead, and keep the old price for the first ten customers.",
    "Ask each customer for one name at the end; half of your work should come that way by the third month.",
  ];
}

const questions = [
  "What did you do the last time this came up, and what did it cost you?",
  "What have you tried so far, and what put you off?",
  "When did you last look for something like this, and what did you find?",
  "Who do you ask about this now, and what do they charge?",
];

function firstMoves(idea: Candidate): string[] {
  const [first, second] = channelsFor(idea);
  const people = askable(idea.who);
  const question = pick(questions, idea.id);
  return [
    `Talk to ten ${people} before you build anything, and ask one thing: “${question}” You will find them ${first} and ${second}.`,
    `Spend the first week asking ${people} a single question: “${question}” Start ${first}, then try ${second}.`,
    `Write the offer and the price on one page and show it ${first} and ${second}. Watch where people stop reading, and change that line first.`,
    `Do the first three by hand at a friendly price and photograph each step. Show the pictures ${first} and ${second}.`,
  ];
}

function proofs({ price, per, form }: Candidate): string[] {
  const founder = priceOf({ price: founderPrice(price), per });
  switch (form) {
    case "goods":
      return [
        `Then open orders for ten at a founder’s price of ${founder}, paid ahead. Ten orders from people you don’t know mean go; fewer than four mean a different product or a different buyer.`,
        `Make five, sell them at ${founder} and ring every buyer after a week. When three of the five have told a friend, make twenty.`,
        `Take paid orders for one week at ${founder}. If eight strangers pay, make the batch; if not, give the money back and keep what they told you.`,
      ];
    case "digital":
      return [
        `Then sell it to five people at a founder’s price of ${founder} and do the work by hand behind the page. Build it when they complain that you are too slow.`,
        `Ask for ${founder} from the first day. Five that pay and come back in the second week are worth more than two hundred who sign up for nothing.`,
      ];
    default:
      return [
        `Offer the first five customers ${founder} in return for an honest review with their suburb. When three of the five book again or send somebody, go to the full price.`,
        `Then ask five of them to book at a founder’s price of ${founder}. Three paid bookings within a fortnight mean go; none means a different customer, not a louder advert.`,
        `Set a target you can’t argue with: four paid bookings at ${founder} in the first three weeks. If you reach it, print cards; if you don’t, change the customer before you change the service.`,
      ];
  }
}

import type { StartupIdea } from "../idea-writer.ts";
import type { Candidate } from "./candidates.ts";
import { exampleIncome, founderPrice } from "./figures.ts";
import { capitalise, dollars, listOf, priceOf, withArticle } from "./grammar.ts";
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
  const simple = [
    `${capitalise(who)} ${trouble}. The idea is ${offer}. ${how}`,
    `Think of ${who}. They ${trouble}. What they would pay for is ${offer}. ${how}`,
    `${capitalise(who)} ${trouble}. You offer ${offer}. ${how}`,
    `The problem: ${who} ${trouble}. The answer: ${offer}. ${how}`,
  ];
  return simple;
}

function strengths({ kind, trade, segment }: Candidate): string[] {
  const [, channel] = trade.channels;
  const all = [
    "It is small enough to begin with one customer and clear enough to be passed on in one sentence.",
    "Large firms won't bother with something this narrow, and that is your opening.",
    `You know where to find the first customers: ${channel}.`,
    "One kind of customer, one offer, one price: that makes the first sale easier than a long menu would.",
  ];
  if (kind === "product") {
    return [
      ...all,
      "It can be made in batches of ten, so a mistake costs an evening and not a warehouse.",
      "Every box that is opened in company sells the next one.",
    ];
  }
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

function charges({ kind, price, per, every, offer }: Candidate): string[] {
  const named = priceOf({ price, per });
  if (kind === "product") {
    if (per === "month") {
      return [
        `Charge ${named}, with the first month free and no contract.`,
        `Customers pay ${named} and may leave at any time, which keeps you honest.`,
      ];
    }
    const cost = Math.max(1, Math.round(price * 0.4));
    const left = dollars(price - cost);
    return [
      `Sell it at ${named}. Keep materials, packing and postage under ${dollars(cost)}, and ${left} of each sale is left for your time and the next batch.`,
      `The price is ${named}, paid when ordered. At a cost of no more than ${dollars(cost)} you keep ${left} of each sale.`,
      `Ask ${named} and take orders before you make them. Aim for costs below ${dollars(cost)}, which leaves ${left}.`,
    ];
  }
  const again =
    every && !["month", "week"].includes(per)
      ? `, and the same customers come back every ${every}`
      : "";
  return [
    `Charge ${named}${again}.`,
    `The price is ${named}, agreed before you start${again}.`,
    `Ask ${named}, said on the first line of the page${again}.`,
    offer.length < 60 ? `For ${offer}, charge ${named}${again}.` : `Charge ${named}${again}.`,
  ];
}

function later({ kind, trade, price, id }: Candidate): string[] {
  const { kit, lesson } = trade;
  if (kind === "product") {
    return [
      `Shops will want it for about ${dollars(Math.round(price * 0.6))}, so go to them only when your costs allow it.`,
      "A card in each box offers the next one at a tenth off, which is cheaper than any advertisement.",
      "Add a version for schools and clubs once fifty have been sold to strangers.",
    ];
  }
  const sells = id.includes("kit")
    ? []
    : [
        `Later, sell ${withArticle(kit.name)} at ${dollars(kit.price)} to those who want to do more themselves.`,
      ];
  const teaches = /learn|lesson|class|workshop|talk|session/.test(id + trade.label)
    ? []
    : [
        `Once the week is full, a small class on how to ${lesson} earns more in two hours than a day of single jobs.`,
      ];
  return [
    ...sells,
    ...teaches,
    "Put the price up by a tenth when you are booked three weeks ahead, and keep the old price for the first ten.",
    "Five paid in advance for the price of four and a half brings in the money for better gear.",
  ];
}

const questions = [
  "What did you do about it last time, and what did that cost you?",
  "When did this last annoy you, and who did you ask?",
  "What have you already tried, and why did you stop?",
  "If this were gone by next week, what would that be worth to you?",
];

function firstMoves(idea: Candidate): string[] {
  const { who, trade } = idea;
  const [first, second] = trade.channels;
  const question = pick(questions, idea.id);
  return [
    `Talk to ten ${who} before you build anything, and ask one thing: “${question}” You will find them ${first} and ${second}.`,
    `Spend the first week asking ${who} a single question: “${question}” Start ${first}, then ${second}.`,
    `Write the offer and the price on one page and show it ${first} and ${second}. Watch where people stop reading, and change that line first.`,
    `Do the first three by hand at a friendly price and photograph each step. Show the pictures ${listOf([first, second])}.`,
  ];
}

function proofs(idea: Candidate): string[] {
  const { price, per, kind } = idea;
  const founder = priceOf({ price: founderPrice(price), per });
  if (kind === "product") {
    return [
      `Then open orders for ten at a founder's price of ${founder}, paid ahead. Ten orders from people you don't know mean go; fewer than four mean a different box or a different buyer.`,
      `Make five, sell them at ${founder} and ring every buyer after a week. When three of the five have told a friend, make twenty.`,
      `Take paid orders for one week at ${founder}. If eight strangers pay, make the batch; if not, give the money back and keep what they told you.`,
    ];
  }
  return [
    `Offer the first five customers ${founder} in return for an honest review with their suburb. When three of the five book again or send somebody, go to the full price.`,
    `Then ask five of them to book at a founder's price of ${founder}. Three paid bookings within a fortnight mean go; none means a different customer, not a louder advert.`,
    `Set a target you can't argue with: four paid bookings at ${founder} in the first three weeks. If you reach it, print cards; if you don't, change the customer before you change the service.`,
  ];
}

import type { LocalIdea } from "../idea-writer.ts";
import type { LocalRequest } from "../schema.ts";
import { budgetText } from "./budget.ts";
import { monthNote, seasonNote } from "./calendar.ts";
import type { Candidate } from "./candidates.ts";
import { deposit, exampleIncome } from "./figures.ts";
import { capitalise, dollars, priceOf, withArticle } from "./grammar.ts";
import { channelsOf, townBoard } from "./local-channels.ts";
import { localLife } from "./local-life.ts";
import { ruleOf } from "./rule.ts";
import { pick } from "./seed.ts";
import { shopSign } from "./shop-signs.ts";
import type { Locality } from "./understand-place.ts";

type Setting = {
  place: Locality;
  request: LocalRequest;
  today: Date;
  /** Decides between ways to say the same. */
  seed: string;
};

/** Writes an idea out for one place, budget and team. */
export function localText(idea: Candidate, { place, request, today, seed }: Setting): LocalIdea {
  const say = (frames: readonly string[], name: string) => pick(frames, `${seed}/${name}`);
  const businessName = shopSign(idea.trade, place, idea.turn);
  return {
    businessName,
    description: [
      opening(idea),
      say(descriptions(idea, businessName, place), "description"),
      say(teams(idea, request.teamPreference), "team"),
    ].join(""),
    localProblem: [
      say(settings(idea, place), "setting"),
      `${capitalise(idea.who)} ${idea.trouble}.`,
      say(gaps(place), "gap"),
      seasonNote(idea.trade.peak, place, today),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(" "),
    validationMethod: [
      say(thisWeek(idea, place), "week"),
      say(thresholds(idea), "threshold"),
      monthNote(today),
    ].join(" "),
    businessModel: [
      say(charges(idea), "charge"),
      exampleIncome(idea),
      say(growth(idea, place), "growth"),
      ruleOf(idea),
    ]
      .filter((sentence) => sentence !== undefined)
      .join(" "),
    estimatedBudget: budgetText(idea, request.budget, seed),
  };
}

function opening({ relation, trade }: Candidate): string {
  if (relation === "near") return `A step sideways, into ${trade.label}. `;
  if (relation === "guess") return "An idea that asks for no special background. ";
  return "";
}

function descriptions({ offer, who, how }: Candidate, name: string, { called, where }: Locality) {
  return [
    `${name} is ${offer}. It is meant for ${who} in and around ${called}. ${how} `,
    `${capitalise(where)}, ${name} would be ${offer}. Its customers are ${who}. ${how} `,
    `${name} would bring something new to ${called}: ${offer}, for ${who}. ${how} `,
  ];
}

function teams({ kind }: Candidate, preference: LocalRequest["teamPreference"]): string[] {
  const product = kind === "product";
  switch (preference) {
    case "solo":
      return product
        ? [
            "One person can make, pack and sell it from a spare room.",
            "You can run it alone: make on two evenings, sell on Saturday.",
          ]
        : [
            "You can run it alone, at first on two afternoons a week.",
            "It suits one person: bookings by text, one job at a time.",
            "Nothing in it needs a second pair of hands.",
          ];
    case "team":
      return product
        ? [
            "Share it between three: one makes, one packs, one sells.",
            "With a partner, one looks after making and the other after orders and shops.",
          ]
        : [
            "It works well with two: one does the work, the other answers messages, quotes and keeps the books.",
            "With a small team, two are out with customers while a third keeps the calendar and the money.",
          ];
    case "either":
      return product
        ? ["Begin alone, and bring in a second pair of hands for the batch before Christmas."]
        : [
            "Begin alone, and when the week is full bring in a second person for the busiest day.",
            "One person can start it, and two can share the week later.",
          ];
  }
}

/** What is true of the place and makes the problem sharper. */
function settings({ segment }: Candidate, { called, where, livesOn, size, traits }: Locality) {
  const fitting = traits.find((trait) => localLife[trait].segments.includes(segment)) ?? traits[0];
  const subject = capitalise(called);
  if (fitting === undefined) {
    return [
      `${capitalise(where)}, as anywhere, small jobs fall between the big providers.`,
      `${subject} has its own rhythm, and you know it better than any franchise does.`,
      `A business that starts ${where} can be known by name within a season.`,
    ];
  }
  const { consequence } = localLife[fitting];
  if (livesOn === undefined) return [`${capitalise(where)}, ${consequence}.`];
  if (size === "suburb") {
    return [
      `${subject} is known for ${livesOn}. ${capitalise(consequence)}.`,
      `${capitalise(where)}, known for ${livesOn}, ${consequence}.`,
    ];
  }
  return [
    `${subject} lives on ${livesOn}. ${capitalise(consequence)}.`,
    `${capitalise(where)}, which lives on ${livesOn}, ${consequence}.`,
    `Much of ${called} earns its living from ${livesOn}. ${capitalise(consequence)}.`,
  ];
}

function gaps({ size, traits }: Locality): string[] {
  const check =
    "Look up who already does it within twenty minutes' drive; if the answer is nobody, or booked for weeks, there is your gap.";
  if (traits.includes("remote") || size === "small") {
    return [
      check,
      "The usual answer is a long drive or a favour from a friend.",
      "Most have got used to going without, so say plainly that it now exists.",
    ];
  }
  if (size === "capital" || size === "suburb") {
    return [
      check,
      "There are firms that could do it, but they are across town and prefer larger jobs.",
      "In a place this busy the gap is somebody who is near, answers and turns up.",
    ];
  }
  return [
    check,
    "Larger firms tend to pass over a job this size.",
    "The usual answer is a favour from a friend, and favours run out.",
  ];
}

function thisWeek(idea: Candidate, place: Locality): string[] {
  const { who, price, trade, segment, id } = idea;
  const [tradeFirst, tradeSecond] = trade.channels;
  const channel = pick(channelsOf[segment], id);
  const board = townBoard(place);
  const paid = dollars(deposit(price));
  const named = priceOf(idea);
  return [
    `This week, talk to ten ${who}, ${tradeFirst} and ${channel}, and ask what they did about it last time and what it cost. Then put one offer ${board}: ${named}, ${paid} to hold a place.`,
    `On Monday write the offer on one page: what it is, ${named}, ${paid} to book. Show it first ${channel}, then ${tradeSecond}, and put a photo of it ${board}.`,
    `Give yourself seven days. Ask ten ${who} to tell you about the last time it went wrong, and note the words they use. Use those words in a notice ${board} and ${tradeFirst}, with the price of ${named} and ${paid} to reserve.`,
  ];
}

function thresholds({ kind }: Candidate): string[] {
  if (kind === "product") {
    return [
      "Five paid orders by Sunday mean make the first batch; one or none means ask a different group before you spend.",
      "If five people pay ahead, make ten; if they only say how lovely it is, change the price or the box.",
    ];
  }
  return [
    "Three deposits by Sunday mean go; kind words without money mean change the offer or the customer.",
    "If three people pay to hold a date, do those three as well as you can and ask each for a sentence you may quote.",
    "Count deposits and not likes: three are enough to go on, none in two weeks is an answer as well.",
  ];
}

function charges({ kind, price, per, every }: Candidate): string[] {
  const named = priceOf({ price, per });
  if (kind === "product" && per !== "month") {
    const cost = Math.max(1, Math.round(price * 0.4));
    return [
      `Sell it at ${named}, and keep materials and packing under ${dollars(cost)}.`,
      `The price is ${named}; at a cost of no more than ${dollars(cost)} there is ${dollars(price - cost)} in each for you.`,
    ];
  }
  const again = every && !["month", "week"].includes(per) ? ` every ${every}` : "";
  return again
    ? [
        `Charge ${named}, with the same people${again}.`,
        `The price is ${named}, and a fixed place${again} is what keeps people.`,
      ]
    : [
        `Charge ${named}, agreed beforehand.`,
        `The price is ${named}, and it is on the first line of every notice.`,
      ];
}

function growth({ kind, trade, price, id }: Candidate, { called }: Locality): string[] {
  const { kit } = trade;
  if (kind === "product") {
    return [
      `Let two shops in ${called} stock it at ${dollars(Math.round(price * 0.6))} each once your costs allow.`,
      "Sell on Saturdays first; the talk at a stall is worth more than the takings.",
    ];
  }
  return [
    `A customer who sends you a neighbour gets ${dollars(Math.max(5, Math.round(price / 50) * 5))} off the next time.`,
    ...(id.includes("kit")
      ? []
      : [
          `Take ${withArticle(kit.name)} along at ${dollars(kit.price)} for those who want to do more themselves.`,
        ]),
    `Keep to one side of ${called} each day, so that your time goes into work and not into driving.`,
  ];
}

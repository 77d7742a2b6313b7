import type { LocalIdea } from "../idea-writer.ts";
import type { LocalRequest } from "../schema.ts";
import { budgetText } from "./budget.ts";
import { monthNote, seasonNote } from "./calendar.ts";
import type { Candidate } from "./candidates.ts";
import { askable, channelsFor } from "./channels.ts";
import { deposit, exampleIncome } from "./figures.ts";
import { capitalise, dollars, priceOf, withArticle } from "./grammar.ts";
import { townBoard } from "./local-channels.ts";
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
    ...(name.includes(called)
      ? []
      : [`${capitalise(where)}, ${name} would be ${offer}. Its customers are ${who}. ${how} `]),
    `${name} would bring something new to ${called}: ${offer}, for ${who}. ${how} `,
  ];
}

function teams({ form }: Candidate, preference: LocalRequest["teamPreference"]): string[] {
  const product = form === "goods";
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
  const subject = capitalise(called);
  const fitting = traits.find((trait) => localLife[trait].segments.includes(segment));
  const second = fitting ? localLife[fitting].consequence : sizeNotes[size ?? "town"];
  if (livesOn === undefined) {
    return fitting
      ? [`${capitalise(where)}, ${second}.`]
      : [
          `${capitalise(where)}, as anywhere, small jobs fall between the big providers.`,
          `${subject} has its own rhythm, and you know it better than any franchise does.`,
          `A business that starts ${where} can be known by name within a season.`,
        ];
  }
  if (size === "suburb") return [`${subject} is known for ${livesOn}. ${capitalise(second)}.`];
  return [
    `${subject} lives on ${livesOn}. ${capitalise(second)}.`,
    `Think of what ${called} lives on: ${livesOn}. ${capitalise(second)}.`,
    `Much of ${called} earns its living from ${livesOn}. ${capitalise(second)}.`,
  ];
}

/** What the size of a place means for somebody who begins. */
const sizeNotes: Record<NonNullable<Locality["size"]>, string> = {
  capital: "in a city of that size the first task is to be found by the right fifty people",
  city: "that is large enough to find fifty customers and small enough to be recommended",
  town: "people know each other, so one good job travels further than an advertisement",
  small: "everybody hears of something new within a week, so begin well",
  suburb: "neighbours ask each other first, so being near counts",
};

function gaps({ size, traits }: Locality): string[] {
  const check =
    "Look up who already does it within twenty minutes’ drive; if the answer is nobody, or booked for weeks, there is your gap.";
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
  const people = askable(idea.who);
  const [first, second] = channelsFor(idea);
  const board = townBoard(place);
  const paid = dollars(deposit(idea.price));
  const named = priceOf(idea);
  return [
    `This week, talk to ten ${people}, ${first} and ${second}, and ask what they did the last time it came up and what that cost. Then put one offer ${board}: ${named}, ${paid} to hold a place.`,
    `On Monday write the offer on one page: what it is, ${named}, ${paid} to book. Show it first ${first}, then ${second}, and put a photo of it ${board}.`,
    `Give yourself seven days. Ask ten ${people} to tell you about the last time it came up, and note the words they use. Use those words in a notice ${board} and another ${first}, with the price of ${named} and ${paid} to reserve.`,
  ];
}

function thresholds({ form }: Candidate): string[] {
  if (form === "goods") {
    return [
      "Five paid orders by Sunday mean make the first batch; one or none means ask a different group before you spend.",
      "If five people pay ahead, make ten; if they only say how lovely it is, change the price or what is in it.",
    ];
  }
  return [
    "Three deposits by Sunday mean go; kind words without money mean change the offer or the customer.",
    "If three people pay to hold a date, do those three as well as you can and ask each for a sentence you may quote.",
    "Count deposits and not likes: three are enough to go on, none in two weeks is an answer as well.",
  ];
}

function charges({ form, price, per, every }: Candidate): string[] {
  const named = priceOf({ price, per });
  if (form === "goods") {
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
        `Charge ${named}${price < 20 ? "" : ", agreed beforehand"}.`,
        `The price is ${named}, and it is on the first line of every notice.`,
      ];
}

function growth({ form, trade, price, id }: Candidate, { called }: Locality): string[] {
  const { kit } = trade;
  if (form === "goods") {
    return [
      `Let two shops in ${called} stock it at ${dollars(Math.round(price * 0.6))} each once your costs allow.`,
      "Sell on Saturdays first; the talk at a stall is worth more than the takings.",
    ];
  }
  return [
    `A customer who sends you a friend gets ${dollars(Math.max(5, Math.round(price / 50) * 5))} off the next time.`,
    ...(/service \d$/.test(id)
      ? [
          `Take ${withArticle(kit.name)} along at ${dollars(kit.price)} for those who want to do more themselves.`,
        ]
      : []),
    `Keep to one side of ${called} each day, so that your time goes into work and not into driving.`,
  ];
}

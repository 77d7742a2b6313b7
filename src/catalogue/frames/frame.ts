import * as z from "zod";
import { withGaps } from "../texts.ts";

/** What fills the gaps of a frame, each with an example. */
const { sentence } = withGaps({
  // The idea
  who: "owners of big dogs",
  people: "parents of teenagers", // whom to ask: those, or their parents
  trouble: "can’t lift a wet labrador into the bath",
  offer: "a driveway dog wash on a fixed round",
  how: "You bring warm water, a ramp and towels.",
  asked: "poodle clips", // what was typed
  label: "dog grooming",
  lesson: "brush a dog",
  kit: "home grooming kit",
  rule: "ask your council where the waste water may go",
  question: "What have you tried so far?",
  "first place": "at the off-leash park",
  "second place": "at the counter of the nearest vet",
  // Money
  price: "$65 a wash",
  every: "six weeks",
  cost: "$26",
  left: "$39",
  "shop price": "$39",
  "kit price": "$79",
  "founder price": "$50 a wash",
  deposit: "$15",
  reward: "$5",
  customers: "eight washes",
  takings: "$520",
  period: "a week",
  // The place and the season
  name: "Kurrajong Dog Wash",
  place: "the Gold Coast",
  where: "on the Gold Coast",
  "lives on": "holidays and building",
  life: "streets fill with families faster than services follow",
  board: "on the council’s community noticeboard",
  season: "summer",
  months: "two",
  // The budget
  total: "$270",
  outlays: "$140 for a hose set and $45 for cards",
  reserve: "$35",
});

/** What may hold of an idea and where it is to be tried. */
const conditionSchema = z.enum([
  // How it relates to what the visitor typed
  "near",
  "guess",
  "unnamed", // what was asked for is not said in the idea itself
  // What is sold
  "work",
  "goods",
  "loan",
  "digital",
  "own service", // written for the trade, rather than made of it by a format
  "own topic", // of a trade made up for the visitor's words
  "on paper", // goods that only promise something: a card, a voucher, a membership
  "for businesses",
  "under a rule",
  // How it is paid
  "cheap", // under $20
  "monthly",
  "comes again", // of their own accord, and pays each time
  "worth prepaying",
  "in groups",
  "regulars",
  // The place
  "known place",
  "suburb",
  "few people", // small or remote
  "many people", // a capital or a suburb
  "telling trait", // what the place is like makes the trouble sharper
  "named for the place",
  // The season of the trade, and how far off it is
  "in season",
  "next month",
  "in two or three months",
  "in half a year",
  // What the visitor chose
  "solo",
  "team",
  "either",
  "0-500",
  "500-2000",
  "2000+",
  "money left",
]);

/** One way to say something, in whole sentences. */
export const frameSchema = z.strictObject({
  say: sentence,
  /** Used where all of these hold, */
  when: z.array(conditionSchema).min(1).readonly().optional(),
  /** and none of these. */
  unless: z.array(conditionSchema).min(1).readonly().optional(),
});

export type Condition = z.infer<typeof conditionSchema>;
export type Frame = z.infer<typeof frameSchema>;

/** Ways to say each part of a text; one that fits is chosen. */
export type Frames = Readonly<Record<string, readonly Frame[]>>;

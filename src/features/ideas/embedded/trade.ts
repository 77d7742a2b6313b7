/** The kinds of customers a need belongs to; places and visitors’ words bring some to the front. */
export type Segment =
  | "families"
  | "older"
  | "couples"
  | "visitors"
  | "farms"
  | "businesses"
  | "workers"
  | "renters"
  | "homeowners"
  | "newcomers"
  | "clubs"
  | "enthusiasts";

export type Season = "spring" | "summer" | "autumn" | "winter";

/** Somebody’s trouble and what would end it. The texts are parts of sentences, see each field. */
export type Need = {
  segment: Segment;
  /** Plural noun phrase: “owners of big dogs”. */
  who: string;
  /** What goes on from `who`, present tense: “can’t lift a wet labrador into the bath”. */
  trouble: string;
  /** Singular noun phrase with its article: “a driveway dog wash on a fixed round”. */
  offer: string;
  /** One whole sentence that makes the offer concrete; “you” is the founder. */
  how: string;
  /** AUD. */
  price: number;
  /** What the price is for, singular without article: “wash”. */
  per: string;
  /** When a customer comes back of their own accord: “six weeks”, “month”. */
  every?: string;
};

/** Something to buy before the start, with a price in AUD. A noun phrase: “a used hydrobath”. */
export type Outlay = { what: string; price: number };

/** A trade, hobby or interest, and what can be made of it. All phrases are lower-case. */
export type Trade = {
  /** Noun phrase that can stand before another noun: “dog grooming”. */
  label: string;
  /** What stands on the shopfront, in title case: “Dog Wash”. */
  sign: string;
  /** Which ready-made formats suit it, see `formats/`. */
  mood: "play" | "home" | "business" | "care";
  /** Plural: those who care about it. */
  people: string;
  /** Plural: those who do it for a living. */
  practitioners: string;
  /** Other words people type for it. */
  words: readonly string[];
  /** Beginnings of names; no other trade uses them. */
  roots: readonly string[];
  /** What can be taught in two hours, after “how to” or “to”. */
  lesson: string;
  /** A box to sell. `name` has no article; `holds` goes on from “with”. */
  kit: { name: string; holds: string; price: number };
  /** What a start takes with little, some and more money. */
  gear: readonly [Outlay, Outlay, Outlay];
  /** Where its customers can be met, each with its preposition. */
  channels: readonly [string, string];
  /** A licence, permit or limit to mind, as a sentence. */
  rule?: string;
  /** When most people want it. */
  peak?: Season;
  /** What people would hire, at a price for a weekend. */
  hire?: Outlay;
  /** Plural: what is worth selling second-hand. */
  used?: string;
  /** Nothing for children. */
  adultsOnly?: boolean;
  /** Nobody needs it every year. */
  oneOff?: boolean;
  services: readonly [Need, Need];
  product: Need;
};

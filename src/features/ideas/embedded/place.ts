export type State = "NSW" | "VIC" | "QLD" | "SA" | "WA" | "TAS" | "NT" | "ACT";

/** What shapes daily life in a place; `local-life.ts` says what follows from each. */
export type Trait =
  | "mining"
  | "farming"
  | "tourism"
  | "retirees"
  | "university"
  | "defence"
  | "commuters"
  | "growth"
  | "industry"
  | "services"
  | "apartments"
  | "wine"
  | "remote"
  | "snow"
  | "fishing"
  | "newcomers"
  | "tropics";

/** An Australian town, city or suburb. Compiled from general knowledge and kept broad on purpose. */
export type Place = {
  name: string;
  state: State;
  setting: "coast" | "inland";
  size: "capital" | "city" | "town" | "small" | "suburb";
  /** What most people there work in or come for; a noun phrase after “lives on” or “known for”. */
  livesOn: string;
  traits: readonly Trait[];
  /** Nicknames and short forms, in lower case. */
  alsoCalled?: readonly string[];
  /** Places and regions of which the same is true. */
  nearby?: readonly string[];
};

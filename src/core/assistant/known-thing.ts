import type { BlockType } from "../../blocks/document.ts";
import type { FactName } from "../../blocks/facts/facts.ts";

export type SaidThing = {
  /** Of several: which of them. */
  item?: string;
  /** What it is called: a service, a question; of a fact as a whole, “Opening hours”. */
  name: string;
  /** What is said of it, in the business’s own words. */
  text: string;
  price?: string | undefined;
  /** Where it leads, for a link. */
  url?: string;
  /** What it is listed under: “Breakfast”. */
  group?: string;
  /** What it is asked for by beside its words, as a list of the catalogue: “evening, weekend”. */
  askedBy?: string;
};

/** Something that a site says of its business, which may answer a question. */
export type KnownThing = SaidThing & {
  /** The fact, or the kind of section whose own words these are. */
  of: FactName | BlockType;
  /** What that is called: “Opening hours”. */
  label: string;
  /** The page and section that show it, from the site’s root: “/prices#questions”. */
  where: string;
};

/** Whether it is words below a heading, and no thing with a name. */
export function isPassage({ item, name, label }: KnownThing): boolean {
  return item !== undefined && name === label;
}

/** One after the other: “Pads and rotors. While you wait”. */
export function inSentences(...texts: readonly string[]): string {
  return texts
    .filter(Boolean)
    .map((text, at, all) => (at + 1 < all.length && !/[.!?]$/.test(text) ? `${text}.` : text))
    .join(" ");
}

import type { HeldWords } from "../checks/held-words.ts";
import type { PlacedWords } from "../checks/published-texts.ts";
import type { Content } from "../revisions/merge.ts";
import { ourLines } from "./our-lines.ts";
import { type WordsToProve, wordsToProve } from "./words-to-prove.ts";

/** Who vouched for words of a site, when, and how. */
export type Vouched = {
  words: string;
  /** A line is right, as an operator or the customer says; proof was seen; or it is kept without. */
  how: "office" | "review" | "proof" | "override";
  by: string;
  /** What was seen, or the reason why it is kept without. */
  saw: string | null;
  /** “2026-02-03” */
  seen_on: string | null;
  created_at: Date;
};

/** What there is to know of a site’s words besides its content. */
export type AboutWords = {
  suggested: ReadonlySet<string>;
  held: HeldWords;
  vouched: readonly Pick<Vouched, "words" | "how">[];
};

/** What a release would say before anybody has vouched for it: it can’t be published like that. */
export type OpenWords = { lines: PlacedWords[]; toProve: WordsToProve[] };

export function openWords(content: Content, { suggested, held, vouched }: AboutWords): OpenWords {
  const isOpen = (about: readonly Vouched["how"][]) => {
    const known = vouched.filter(({ how }) => about.includes(how)).map(({ words }) => words);
    return ({ words }: PlacedWords) => !known.includes(words);
  };
  return {
    lines: ourLines(content, suggested).filter(isOpen(["office", "review"])),
    toProve: wordsToProve(content, held).filter(isOpen(["proof", "override"])),
  };
}

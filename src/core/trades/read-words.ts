import { distance } from "fastest-levenshtein";
import { isEnglish } from "../../platform/words/english-words.ts";
import { misspeltOf } from "../../platform/words/spelling.ts";
import { tradeIndex } from "./trade-index.ts";
import { qualifiersIn } from "./traits-in.ts";
import { rootOf, wordsOf } from "./words.ts";

/** A word that somebody typed. */
export type TypedWord = {
  root: string;
  /** How much it counts, by where it is: about 1. */
  place: number;
  /** It says whom or where it is for: “… for dogs”. It tells little alone. */
  isAside: boolean;
  /** It tells nothing unless it is part of a name: “family”. */
  isFiller: boolean;
};

/** What comes after these is whom or where it is for. */
const asides = new Set(
  "for at in near with from by to on around inside under over who that which near since".split(" "),
);

const denials = new Set("no not without except never dont".split(" "));

/** Words that tell nothing of a trade. */
const fillers = new Set(
  `a an the and or of n i im we we're my our your their us me am is are do does be it its all any also only just
  based local family run owned small business company service services pty ltd qualified best new old big great
  good quality professional mostly near here team who that things stuff lot lots some more fully licensed licenced
  insured certified registered accredited award winning satisfaction guaranteed guarantee number one 100 checked
  police experienced experts expert years trusted reliable friendly affordable cheap free quotes town`.split(
    /\s+/,
  ),
);

/**
 * The words of a few that tell a trade, those of the main thing first in weight: what comes before
 * “for”, and last before a comma.
 */
export function readWords(text: string): TypedWord[] {
  const qualifying = qualifiersIn(text);
  const parts = text
    .split(/[,;:/+|()\n–—•]| - | & |\band\b|\bn\b|\bplus\b|\bor\b/i)
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  return parts.flatMap((words, at) => {
    const aside = words.findIndex((word, index) => index > 0 && asides.has(word));
    const denied = words.findIndex((word) => denials.has(word));
    const end = aside < 0 ? words.length : aside;
    const head = words.slice(0, end).findLastIndex((word) => !fillers.has(word));
    return words.flatMap((word, index): TypedWord[] => {
      if (asides.has(word) || (denied >= 0 && index >= denied)) return [];
      const place = (index === head ? 1.15 : 1) * (at === 0 ? 1 : 0.85);
      const isFiller = fillers.has(word) || qualifying.has(word);
      return [{ root: rootOf(word), place, isAside: index >= end, isFiller }];
    });
  });
}

let meant: ((typed: string) => string[]) | undefined;
let known: Set<string> | undefined;

/** A text with the slips mended that hid what it means: “hairdreser”, “electrition”, “lawns n hedges”. */
export function mendTrade(text: string): string {
  return text
    .replace(/(?<=\p{L}\s+)['’]?n['’]?(?=\s+\p{L})/giu, "and")
    .replace(/\p{L}{5,}/gu, (word) => mendedWord(word) ?? word);
}

function mendedWord(word: string): string | undefined {
  const typed = word.toLowerCase();
  known ??= new Set(
    tradeIndex()
      .phrases.filter(({ trade, text }) => !trade.misspellings?.includes(text.trim()))
      .flatMap(({ text }) => wordsOf(text))
      .filter(({ length }) => length > 3),
  );
  if (known.has(typed) || known.has(typed.replace(/s$/, "")) || isEnglish(typed)) return undefined;
  meant ??= misspeltOf(known);
  return meant(typed).sort((a, b) => distance(typed, a) - distance(typed, b))[0];
}

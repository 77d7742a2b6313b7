import type { Trade } from "../../../catalogue/trades/trade.ts";
import { isRude } from "./visitor-text.ts";

/** What ends the thing itself in a title: whom it is for, where, of what. */
const rest = /[,:]| (?:for|in|about|to|that|who|with|on|of|from|at|by|after|before|and|or)\b/;

const small = new Set("a an the one two three your its own new".split(" "));

/**
 * Labels for a domain out of an idea's title: its last two telling words, and all of them, if they
 * have 6 to 15 letters together and say something of the trade: a home visit is anybody's. “Driveway
 * dog wash on a fixed round” gives “dogwash”.
 */
export function namesOfIdea(
  title: string,
  { label, words: typed }: Pick<Trade, "label" | "words">,
): string[] {
  const [thing = ""] = title.toLowerCase().split(rest);
  const words = thing
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !small.has(word));
  if (words.length < 2) return [];
  const ofTrade = new Set(
    [label, ...typed].flatMap((phrase) => phrase.split(/[ -]/)).map(singular),
  );
  const saysTrade = (name: readonly string[]) => name.some((word) => ofTrade.has(singular(word)));
  const names = [words.slice(-2), words].filter(saysTrade).map((name) => name.join(""));
  return [...new Set(names)].filter((name) => /^.{6,15}$/.test(name) && !isRude(name));
}

function singular(word: string): string {
  return word.replace(/s$/, "");
}

import { pick } from "../../ideas/embedded/seed.ts";
import { suits } from "../../trades/traits-in.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { speaksAsOne } from "../facts/speaks-as-one.ts";
import { saidByOne } from "./said-by-one.ts";

/** How a business says our words: as one person or as several. */
export type Voice = {
  isOne: boolean;
  say(text: string): string;
  /** One of several that are equally good, and true of it: nothing is “on the shelves” of a shop that is online. */
  choose(texts: readonly string[]): string;
};

/** @param seed chooses, among each several by itself */
export function voiceOf(
  { paragraphs, business }: Pick<ToldSite, "paragraphs" | "business">,
  seed: string,
): Voice {
  const isOne = speaksAsOne(paragraphs);
  const say = (text: string) => (isOne ? saidByOne(text) : text);
  const choose = (texts: readonly string[]) => {
    const fitting = texts.filter((text) => suits(text, business?.traits ?? []));
    return say(pick(fitting.length > 0 ? fitting : texts, `${seed}/${texts.join("/")}`));
  };
  return { isOne, say, choose };
}

import { pick } from "../../ideas/embedded/seed.ts";
import type { ToldSite } from "../facts/facts-from-brief.ts";
import { speaksAsOne } from "../facts/speaks-as-one.ts";
import { saidByOne } from "./said-by-one.ts";

/** How a business says our words: as one person or as several. */
export type Voice = {
  isOne: boolean;
  say(text: string): string;
  /** One of several that are equally good. */
  choose(texts: readonly string[]): string;
};

/** @param seed chooses, among each several by itself */
export function voiceOf({ paragraphs }: Pick<ToldSite, "paragraphs">, seed: string): Voice {
  const isOne = speaksAsOne(paragraphs);
  const say = (text: string) => (isOne ? saidByOne(text) : text);
  return { isOne, say, choose: (texts) => say(pick(texts, `${seed}/${texts.join("/")}`)) };
}

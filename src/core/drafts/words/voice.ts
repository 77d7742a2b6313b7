import type { ToldSite } from "../facts/facts-from-brief.ts";
import { speaksAsOne } from "../facts/speaks-as-one.ts";
import { inTheFirstPerson } from "./our-words.ts";

/** How a business says our words: as one person or as several. */
export type Voice = {
  isOne: boolean;
  say(text: string): string;
  /** One of several that are equally good. */
  choose(texts: readonly string[]): string;
};

/** @param number chooses */
export function voiceOf({ paragraphs }: Pick<ToldSite, "paragraphs">, number: number): Voice {
  const isOne = speaksAsOne(paragraphs);
  const say = (text: string) => (isOne && inTheFirstPerson[text]) || text;
  return { isOne, say, choose: (texts) => say(texts[number % texts.length] ?? "") };
}

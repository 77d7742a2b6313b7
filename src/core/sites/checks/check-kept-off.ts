import { sentencesOf } from "../../../blocks/page/page-words.ts";
import { turnsRound, wordShared } from "../../drafts/sentences/exclusions.ts";
import type { Content } from "../revisions/merge.ts";
import type { Finding } from "./finding.ts";
import { publishedTexts } from "./published-texts.ts";

/**
 * Where a release would say what the customer wants kept off it, unless it says “not”.
 *
 * @param keptOff as `findKeptOff` gives them
 */
export function checkKeptOff(content: Content, keptOff: ReadonlySet<string>): Finding[] {
  return publishedTexts(content).flatMap(({ words, where }) =>
    sentencesOf(words).flatMap((sentence): Finding[] => {
      const word = turnsRound(sentence) ? undefined : wordShared(sentence, keptOff);
      if (word === undefined) return [];
      const what = `It says “${word}”, which the customer seems to want kept off the page. Read the notes, and ask them if in doubt.`;
      return [{ what, where, isKeptOff: true }];
    }),
  );
}

import { sentencesOf } from "../../../blocks/page/page-words.ts";
import { claimsIn } from "../../moderation/claims/claims-in.ts";
import type { HeldWords } from "../checks/held-words.ts";
import { type PlacedWords, publishedTexts, speakerOf } from "../checks/published-texts.ts";
import type { Content } from "../revisions/merge.ts";

/** A sentence that a release would have and that needs proof, and why. */
export type WordsToProve = PlacedWords & { why: string };

/**
 * What a release would say that needs proof, each sentence once: what a rule finds, what the draft
 * held back for it, and all that a business says it holds.
 *
 * @param held of the brief, as `readHeldWords` gives it
 */
export function wordsToProve(content: Content, { held }: HeldWords): WordsToProve[] {
  const speaker = speakerOf(content.facts);
  const heldForProof = held.filter(({ reason }) => reason === "proof");
  const found = publishedTexts(content).flatMap(({ words: text, where }) =>
    sentencesOf(text).flatMap((words): WordsToProve[] => {
      const claim = claimsIn(words, speaker).find(({ rule }) => rule.severity === "needs proof");
      const isHeld = heldForProof.some(({ prints }) => prints === words);
      const isCredential = where.of === "fact" && where.name === "credentials";
      if (!claim && !isHeld && !isCredential) return [];
      return [
        { words, where, why: claim?.rule.says ?? "It can be mentioned once somebody has seen it." },
      ];
    }),
  );
  return [...new Map(found.map((one) => [one.words, one])).values()];
}

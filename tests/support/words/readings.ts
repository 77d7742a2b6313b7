import type { BriefTexts } from "../../../src/core/drafts/facts/read-brief.ts";
import { unreadDescription } from "../../../src/core/drafts/sentences/sentences-to-read.ts";
import type {
  BriefReadings,
  ReadSentence,
} from "../../../src/core/moderation/reading/brief-readings.ts";

const standing = { kind: "copy", claim: "fine", stands: true, confidence: 1 } as const;

/** The readings of a brief as if every sentence might be printed, but for what is said otherwise of some. */
export function allStanding(
  brief: BriefTexts,
  otherwise: (text: string) => Partial<ReadSentence> = () => ({}),
): BriefReadings {
  const { paragraphs } = unreadDescription(brief, "");
  return {
    version: 1,
    paragraphs: paragraphs.map((sentences) =>
      sentences.map((sentence) => ({
        ...sentence,
        verdict: standing,
        ...otherwise(sentence.text),
      })),
    ),
  };
}

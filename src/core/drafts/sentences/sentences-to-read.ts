import { claimsIn } from "../../moderation/claims/claims-in.ts";
import type { BriefReadings } from "../../moderation/reading/brief-readings.ts";
import type { SentenceReader } from "../../moderation/reading/read-sentences.ts";
import { type BriefTexts, namesIn, openingOf, readTrade, speakerOf } from "../facts/read-brief.ts";
import { calmText } from "./calm-text.ts";
import { endedByEmoji, plainText } from "./plain-text.ts";
import { paragraphsOf, unwrapped } from "./sentences.ts";

/**
 * Has the description of a brief read, sentence by sentence, and the spelling of its opening hours.
 *
 * @returns what is to be stored with the brief; why not, if the reader died.
 */
export async function readDescription(
  brief: BriefTexts,
  read: SentenceReader,
): Promise<{ outcome: "read"; readings: BriefReadings } | { outcome: "died"; reason: string }> {
  const paragraphs = sentencesToRead(brief);
  const trade = readTrade(brief);
  const speaker = speakerOf(brief, trade);
  const opening = openingOf(brief);
  const sentences = [...(opening === "" ? [] : [opening]), ...paragraphs.flat()];
  const answer = await read({ sentences, speaker, known: knownWords(brief, trade) });
  if (answer.outcome === "died") return answer;
  const next = answer.readings.values();
  const ofOpening = opening === "" ? undefined : next.next().value;
  return {
    outcome: "read",
    readings: {
      version: 1,
      ...(ofOpening && { openingMends: ofOpening.mends }),
      paragraphs: paragraphs.map((sentences) =>
        sentences.map((text) => {
          const reading = next.next().value;
          return {
            text,
            ...(reading && { verdict: reading.verdict }),
            mends: reading?.mends ?? [],
            claims: claimsIn(text, speaker).map(({ rule }) => {
              const { severity, says, body, law, instead } = rule;
              return { severity, says, body, ...(law && { law }), instead };
            }),
          };
        }),
      ),
    },
  };
}

/** The readings of a brief that nobody could read: none of its sentences is printed. */
export function unreadDescription(brief: BriefTexts, failure: string): BriefReadings {
  const paragraphs = sentencesToRead(brief);
  return {
    version: 1,
    failure,
    paragraphs: paragraphs.map((sentences) =>
      sentences.map((text) => ({ text, mends: [], claims: [] })),
    ),
  };
}

function sentencesToRead(brief: BriefTexts): string[][] {
  const names = namesIn(brief);
  return paragraphsOf(unwrapped(plainText(endedByEmoji(brief.business_description))))
    .map((sentences) =>
      sentences
        .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
        .map((sentence) => calmText(sentence, names)),
    )
    .filter((sentences) => sentences.length > 0);
}

/** Words that are right in this brief, however a dictionary spells them. */
function knownWords(brief: BriefTexts, trade: ReturnType<typeof readTrade>): string[] {
  const texts = [
    ...[brief.business_name, brief.contact_name, brief.service_area, brief.services],
    ...[trade?.noun, ...(trade?.nouns ?? [])],
    ...(trade?.services.map(({ name }) => name) ?? []),
  ];
  return [
    ...new Set(
      texts
        .join(" ")
        .toLowerCase()
        .match(/\p{L}{2,}/gu),
    ),
  ];
}

import type { BriefReadings, ReadSentence } from "../../moderation/reading/brief-readings.ts";

/**
 * What of a description is said to us: the sentences that the judge takes for notes, and each line of a
 * list that one of them introduces, whatever that line would be alone.
 */
export function notesIn(paragraphs: BriefReadings["paragraphs"]): Set<ReadSentence> {
  let isIntroduced = false;
  const notes = paragraphs.flat().filter((sentence) => {
    const { text, verdict } = sentence;
    const isNote = verdict?.kind === "note";
    if (text.startsWith("- ")) return isNote || (isIntroduced && verdict !== undefined);
    isIntroduced = isNote;
    return isNote;
  });
  return new Set(notes);
}

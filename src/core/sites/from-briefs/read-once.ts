import type { WholeBrief } from "../../briefs/find-brief.ts";
import { readingsOf, storeReadings } from "../../briefs/readings.ts";
import { readDescription, unreadDescription } from "../../drafts/sentences/sentences-to-read.ts";
import type { UploadServices } from "../../files/uploads.ts";
import type { BriefReadings } from "../../moderation/reading/brief-readings.ts";
import { readSentences, type SentenceReader } from "../../moderation/reading/read-sentences.ts";

export type ReadingAttempt = {
  /** The reader is not tried again: the site is drafted whatever happens to it. */
  isLastAttempt?: boolean;
  read?: SentenceReader;
};

/**
 * What was read in a brief, which is read now if nobody has yet.
 *
 * @throws Error if the reader died, but for the last attempt: then nothing of it counts as read.
 */
export async function readOnce(
  { database, log }: Pick<UploadServices, "database" | "log">,
  brief: WholeBrief["brief"],
  { isLastAttempt = false, read = readSentences }: ReadingAttempt = {},
): Promise<BriefReadings> {
  const stored = await readingsOf(database, brief.id);
  if (stored) return stored;
  const answer = await readDescription(brief, read);
  if (answer.outcome === "died" && !isLastAttempt) {
    throw new Error(`the reader of sentences died: ${answer.reason}`);
  }
  if (answer.outcome === "died") {
    log.error({ briefId: brief.id, reason: answer.reason }, "sites: drafted one unread");
  }
  const readings =
    answer.outcome === "read"
      ? answer.readings
      : unreadDescription(brief, "what reads sentences stopped each time");
  await storeReadings(database, brief.id, readings);
  return readings;
}

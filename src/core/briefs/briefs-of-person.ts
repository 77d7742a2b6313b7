import type { Database } from "../../database/client.ts";
import { listOwnBriefs, type OwnBrief } from "./own-briefs.ts";
import { answeredLast } from "./questions.ts";

/** A brief as operators see where it stands. */
export type StandingBrief = OwnBrief & {
  /** Whether the customer’s answer is the last that happened to it. */
  isAnswered: boolean;
};

/** The briefs from an address, newest first, at most `limit`. */
export async function listStandingBriefs(
  database: Database,
  address: string,
  limits: { limit: number },
): Promise<StandingBrief[]> {
  const briefs = await listOwnBriefs(database, address, limits);
  const answered = await answeredLast(database, briefs);
  return briefs.map((brief) => ({ ...brief, isAnswered: answered.has(brief.id) }));
}

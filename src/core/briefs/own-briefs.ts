import { and, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { listStandingBriefs, type StandingBrief } from "./briefs-of-person.ts";
import {
  type AnswerOutcome,
  answerQuestion,
  type OpenQuestion,
  openQuestion,
} from "./questions.ts";

/** A brief as the page of the person who sent it shows it. */
export type OwnBrief = StandingBrief & {
  /** What we asked and wait for. */
  question: OpenQuestion | undefined;
};

/** The briefs from an address, newest first, at most `limit`. */
export async function listOwnBriefs(
  database: Database,
  address: string,
  most: { limit: number },
): Promise<OwnBrief[]> {
  const briefs = await listStandingBriefs(database, address, most);
  return Promise.all(
    briefs.map(async (brief) => ({ ...brief, question: await openQuestion(database, brief) })),
  );
}

/** As `answerQuestion`, for a question about a brief from this address; "missing" for any other. */
export async function answerAs(
  services: { database: Database },
  address: string,
  said: Parameters<typeof answerQuestion>[1],
): Promise<AnswerOutcome> {
  if (!isUuid(said.briefId)) return { outcome: "missing" };
  const { id, email } = siteBriefs;
  const isTheirs = and(eq(id, said.briefId), equalsIgnoringCase(email, address));
  const found = await services.database.$count(siteBriefs, isTheirs);
  return found > 0 ? answerQuestion(services, said) : { outcome: "missing" };
}

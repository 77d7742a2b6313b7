import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { findReadyTimes } from "./brief-events.ts";
import { type ListedBrief, listedColumns } from "./brief-list.ts";
import { type PreviewPromise, previewPromise } from "./preview-promise.ts";
import {
  type AnswerOutcome,
  answerQuestion,
  type OpenQuestion,
  openQuestion,
} from "./questions.ts";

/** A brief as the page of whoever sent it shows it. */
export type OwnBrief = Omit<ListedBrief, "files"> & {
  promise: PreviewPromise;
  /** What we asked and wait for. */
  question: OpenQuestion | undefined;
};

/** The briefs from an address, newest first, at most `limit`. */
export async function listOwnBriefs(
  database: Database,
  address: string,
  { limit }: { limit: number },
): Promise<OwnBrief[]> {
  const briefs = await database
    .select(listedColumns)
    .from(siteBriefs)
    .where(and(equalsIgnoringCase(siteBriefs.email, address), isLetIn(siteBriefs)))
    .orderBy(desc(siteBriefs.created_at), desc(siteBriefs.id))
    .limit(limit);
  const ids = briefs.map(({ id }) => id);
  const [readyTimes, questions] = await Promise.all([
    findReadyTimes(database, ids),
    Promise.all(briefs.map((brief) => openQuestion(database, brief))),
  ]);
  return briefs.map((row, at) => {
    const brief = { ...row, readyAt: readyTimes.get(row.id) };
    return { ...brief, promise: previewPromise(brief), question: questions[at] };
  });
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

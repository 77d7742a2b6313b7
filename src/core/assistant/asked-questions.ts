import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../database/client.ts";
import { siteQuestions } from "../../database/tables/assistant.ts";

/** How many different questions of a month are kept; more would be somebody’s game. */
const MOST_A_MONTH = 300;

const thisMonth = sql`date_trunc('month', now() at time zone 'Australia/Sydney')::date`;

type Counted = { siteId: string; question: string; isAnswered: boolean };

/** Counts that a question was asked this month. @param question as `keepableQuestion` leaves it. */
export async function countQuestion(
  database: Database,
  { siteId, question, isAnswered }: Counted,
): Promise<void> {
  await database.execute(sql`
    insert into site_questions (site_id, month, question, is_answered)
    select ${siteId}, ${thisMonth}, ${question}, ${isAnswered}
    where (
      select count(*) from site_questions where site_id = ${siteId} and month = ${thisMonth}
    ) < ${MOST_A_MONTH}
    on conflict (site_id, month, question) do update set
      times = site_questions.times + 1, is_answered = excluded.is_answered
  `);
}

export type AskedQuestion = Pick<
  typeof siteQuestions.$inferSelect,
  "question" | "is_answered" | "times"
>;

/** What visitors of a site asked this month: first what it could not answer, then the most frequent. */
export function listQuestions(database: Queryable, siteId: string): Promise<AskedQuestion[]> {
  const { question, is_answered, times } = siteQuestions;
  return database
    .select({ question, is_answered, times })
    .from(siteQuestions)
    .where(and(eq(siteQuestions.site_id, siteId), eq(siteQuestions.month, thisMonth)))
    .orderBy(asc(is_answered), desc(times), asc(question));
}

/** Forgets a question that has an answer now. */
export async function forgetQuestion(
  database: Queryable,
  { siteId, question }: { siteId: string; question: string },
): Promise<void> {
  await database
    .delete(siteQuestions)
    .where(and(eq(siteQuestions.site_id, siteId), eq(siteQuestions.question, question)));
}

/** Deletes the questions of the months before the last. */
export async function deleteOldQuestions({ database }: { database: Database }): Promise<void> {
  await database
    .delete(siteQuestions)
    .where(lt(siteQuestions.month, sql`${thisMonth} - interval '1 month'`));
}

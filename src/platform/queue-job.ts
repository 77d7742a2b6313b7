import { sql } from "drizzle-orm";
import type { Queryable } from "../database/client.ts";

/** The kinds of jobs with what each is given. Declared where they are done, in tasks.ts. */
type Jobs = GraphileWorker.Tasks;

/**
 * Queues a job in the transaction: it runs after the commit, and a rollback cancels it.
 *
 * @param queue jobs of one queue run one at a time, leaving the other workers free.
 */
export async function queueJob<Name extends keyof Jobs>(
  tx: Queryable,
  name: Name,
  payload: Jobs[Name],
  { queue }: { queue?: string } = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text
    )
  `);
}

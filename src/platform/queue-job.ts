import { sql } from "drizzle-orm";
import type { Queryable } from "../database/client.ts";

/** The kinds of jobs with what each is given. Declared where they are done, in tasks.ts. */
type Jobs = GraphileWorker.Tasks;

/**
 * Has a job done once the transaction is over; where it is undone, so is the job.
 *
 * @param queue jobs of one queue run one after the other, and leave the other workers to the rest.
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

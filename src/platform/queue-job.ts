import { sql } from "drizzle-orm";
import type { Queryable } from "../database/client.ts";

/** The kinds of jobs with what each is given. Declared where they are done, in tasks.ts. */
type Jobs = GraphileWorker.Tasks;

type JobOptions = {
  queue?: string;
  gather?: { key: string; seconds: number };
  once?: { key: string; at: Date };
  key?: string;
  priority?: number;
};

/**
 * Queues a job in the transaction: it runs after the commit, and a rollback cancels it.
 *
 * @param options.queue jobs of one queue run one at a time, leaving the other workers free.
 * @param options.gather waits some seconds, and takes in what is queued under the same key until then:
 * the lists that are their payloads become one, and the first says when it runs.
 * @param options.once is done at this moment; while a job with its key waits, no other is added.
 * @param options.key takes the place of a job with its key that waits, or that was given up.
 * @param options.priority lower comes first; 0 without.
 */
export async function queueJob<Name extends keyof Jobs>(
  tx: Queryable,
  name: Name,
  payload: Jobs[Name],
  { queue, gather, once, key, priority }: JobOptions = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text,
      run_at => coalesce(
        ${once?.at.toISOString() ?? null}::timestamptz,
        now() + make_interval(secs => ${gather?.seconds ?? 0})
      ),
      job_key => ${gather?.key ?? once?.key ?? key ?? null}::text,
      job_key_mode => ${once ? "unsafe_dedupe" : gather ? "preserve_run_at" : "replace"},
      priority => ${priority ?? 0}
    )
  `);
}

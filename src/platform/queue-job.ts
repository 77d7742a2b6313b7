import { sql } from "drizzle-orm";
import type { Queryable } from "../database/client.ts";

/** The kinds of jobs with what each is given. Declared where they are done, in tasks.ts. */
type Jobs = GraphileWorker.Tasks;

/**
 * Queues a job in the transaction: it runs after the commit, and a rollback cancels it.
 *
 * @param options.queue jobs of one queue run one at a time, leaving the other workers free.
 * @param options.gather waits some seconds, and takes in what is queued under the same key until then:
 * the lists that are their payloads become one, and the first says when it runs.
 * @param queue jobs of one queue run one at a time, leaving the other workers free.
 * @param key while a job with this key waits, another one is not added.
 * @param runAt not before this moment.
 */
export async function queueJob<Name extends keyof Jobs>(
  tx: Queryable,
  name: Name,
  payload: Jobs[Name],
  { queue, gather }: { queue?: string; gather?: { key: string; seconds: number } } = {},
  { queue, key, runAt }: { queue?: string; key?: string; runAt?: Date } = {},
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json, queue_name => ${queue ?? null}::text,
      run_at => now() + make_interval(secs => ${gather?.seconds ?? 0}),
      job_key => ${gather?.key ?? null}::text,
      job_key_mode => 'preserve_run_at'
      job_key => ${key ?? null}::text, job_key_mode => 'unsafe_dedupe',
      run_at => ${runAt?.toISOString() ?? null}::timestamptz
    )
  `);
}

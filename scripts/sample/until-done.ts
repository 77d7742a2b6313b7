import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Services } from "../../src/services/services.ts";

/** Waits until the worker has done every job that is due. @throws Error if one was given up. */
export async function untilDone({ database }: Services): Promise<void> {
  for (;;) {
    const { rows } = await database.execute<{ due: number; failed: string | null }>(sql`
      select count(*) filter (where run_at <= now())::int as due,
             min(task_identifier || ': ' || last_error) as failed
      from graphile_worker.jobs
    `);
    if (rows[0]?.failed) throw new Error(rows[0].failed);
    if (rows[0]?.due === 0) return;
    await sleep(50);
  }
}

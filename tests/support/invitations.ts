import { randomUUID } from "node:crypto";
import { invite, nextToInvite } from "../../src/core/waitlist/invitations.ts";
import type { TestDatabase } from "./postgres.ts";

/** Ends the minute in which invitations can be undone. */
export async function afterTheMinute({ pool }: Pick<TestDatabase, "pool">): Promise<void> {
  await pool.query(
    "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs",
  );
}

/** Invites those who have waited longest, as an operator who is asked and says yes. */
export async function inviteNext(
  services: Parameters<typeof invite>[0],
  {
    count,
    batch = randomUUID(),
    actor = "test",
  }: { count: number; batch?: string; actor?: string },
): Promise<number> {
  const people = await nextToInvite(services, { count });
  return invite(services, { ids: people.map(({ id }) => id), again: false, batch, actor });
}

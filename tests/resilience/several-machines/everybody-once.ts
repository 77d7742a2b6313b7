import { expect } from "vitest";
import { eventually } from "../../support/eventually.ts";
import type { ThreeProcesses } from "./three-processes.ts";

/** Everybody has the position they were told, no position is shared, and each got one email. */
export async function expectEverybodyOnce(
  { db, smtp }: ThreeProcesses,
  acknowledged: ReadonlyMap<string, number>,
  { mailsTwice = 0 } = {},
): Promise<void> {
  const { rows } = await db.pool.query<{ email: string; position: number }>(
    "select email, position from waitlist order by position",
  );
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  const stored = new Map(rows.map(({ email, position }) => [email, position]));
  expect(acknowledged.size).toBeGreaterThan(10);
  for (const [email, position] of acknowledged) expect(stored.get(email)).toBe(position);
  const recipients = () => new Set(smtp.mails.map(({ to }) => to));
  await eventually(() => recipients().size === rows.length);
  await eventually(async () => {
    const left = await db.pool.query("select from graphile_worker._private_jobs");
    return left.rowCount === 0;
  });
  expect(smtp.mails.length - rows.length).toBeLessThanOrEqual(mailsTwice);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(rows.length);
}

import { expect, test } from "vitest";
import { freshDatabase } from "../../tests/support/postgres.ts";
import { createRateLimit } from "./rate-limit.ts";

const twice = { name: "test", attempts: 2, perSeconds: 600 };

test("of many attempts at once, only as many as allowed succeed, over all processes", async () => {
  await using db = await freshDatabase();
  const processes = [createRateLimit(db.pool, twice), createRateLimit(db.pool, twice)];
  const waits = await Promise.all(
    Array.from({ length: 20 }, (_, n) => processes[n % 2]?.secondsToWait("mia")),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2);
  expect(Math.max(...waits.map(Number))).toBeLessThanOrEqual(600);
  await processes[0]?.forget("mia");
  expect(await processes[0]?.secondsToWait("mia")).toBe(0);
});

test("a count dated days ahead by a wrong clock keeps nobody out, and a past one has expired", async () => {
  await using db = await freshDatabase();
  for (const offset of ["86400000", "-86400000"]) {
    const before = createRateLimit(db.pool, twice);
    for (const wait of [0, 0]) expect(await before.secondsToWait(offset)).toBe(wait);
    expect(await before.secondsToWait(offset)).toBeGreaterThan(300);
    await db.pool.query("update rate_limits set expire = expire + $1::bigint", [offset]);
    const later = createRateLimit(db.pool, twice); // does not know whom the other one refused
    expect(await later.secondsToWait(offset)).toBe(0);
  }
});

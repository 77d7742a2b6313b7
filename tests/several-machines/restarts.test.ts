import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { eventually } from "../eventually.ts";
import { startBalancer } from "./balancer.ts";
import { startLoad } from "./load.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { type ThreeProcesses, threeProcesses } from "./three-processes.ts";

// A balancer with health checks has its answer within a second; nginx has none, and closes what it
// does not use after two.
const balancer = { drain: "2", proxies: "1", start: startBalancer };
const nginx = { drain: "3", proxies: "2", start: startNginx };

describe.each([["a balancer with health checks", balancer]])("behind %s", cases);
describe.skipIf(!hasNginx).each([["nginx with deploy/nginx.conf (where it is installed)", nginx]])(
  "behind %s",
  cases,
);

const JOBS_AT_A_TIME = 3;

function cases(_name: string, { drain, proxies, start }: typeof balancer | typeof nginx): void {
  const environment = { DRAIN_SECONDS: drain, TRUST_PROXY: proxies };

  test("a restart of each process in turn loses no request", async () => {
    await using site = await threeProcesses(environment);
    await using proxy = await start(site.processes);
    const load = startLoad(proxy);
    for (const { app, start } of site.processes) {
      await sleep(300);
      const before = load.answered();
      expect(await app().stop()).toBe(0);
      expect(load.answered()).toBeGreaterThan(before);
      await start();
    }
    await load.stop();
    expect(load.failures).toEqual([]);
    if ("refusals" in proxy) expect(proxy.refusals()).toBe(0);
    await expectEverybodyOnce(site, load.acknowledged);
  }, 120_000);

  test("kill -9 loses nothing acknowledged, and the others do the jobs it had taken", async () => {
    await using site = await threeProcesses(environment, { secondsToTakeAMail: 1 });
    await using proxy = await start(site.processes);
    const load = startLoad(proxy);
    const [killed] = site.processes;
    const jobsTaken = async () =>
      (
        await site.db.pool.query(
          "select from graphile_worker._private_jobs where locked_at is not null",
        )
      ).rowCount;
    await eventually(async () => (await jobsTaken()) === 3 * JOBS_AT_A_TIME);
    await killed.app().kill();
    const before = load.answered();
    await eventually(() => load.answered() > before + 60);
    await load.stop();
    // Each of the eight visitors had at most one request on its way.
    expect(load.failures.length).toBeLessThanOrEqual(8);
    for (const failure of load.failures) expect(failure.lostAt).toBe(killed.url);
    if (start === startNginx) expect(load.failures).toEqual([]);
    await expectEverybodyOnce(site, load.acknowledged, { mailsTwice: JOBS_AT_A_TIME });
  }, 120_000);
}

/** Everybody who was told a position has it, nobody else's is taken, and each got one mail. */
async function expectEverybodyOnce(
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
  await eventually(() => recipients().size === rows.length, { within: 60_000 });
  await eventually(async () => {
    const left = await db.pool.query("select from graphile_worker._private_jobs");
    return left.rowCount === 0;
  });
  expect(smtp.mails.length - rows.length).toBeLessThanOrEqual(mailsTwice);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(rows.length);
}

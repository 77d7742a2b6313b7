import { expect, test } from "vitest";
import { eventually } from "../../support/eventually.ts";
import { startBalancer } from "./balancer.ts";
import { expectEverybodyOnce } from "./everybody-once.ts";
import { startLoad } from "./load.ts";
import { restartInTurn, threeProcesses } from "./three-processes.ts";

const MAILS_AT_A_TIME = 2;

test("behind a balancer with health checks, a restart of each process in turn loses no request", async () => {
  await using site = await threeProcesses({ DRAIN_SECONDS: "2" });
  await using balancer = await startBalancer(site.processes);
  const load = startLoad(balancer);
  await restartInTurn(site, load);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(balancer.refusals()).toBe(0);
  await expectEverybodyOnce(site, load.acknowledged);
});

test("kill -9 loses nothing acknowledged, and the others do the jobs it had taken", async () => {
  await using site = await threeProcesses({}, { secondsToTakeAMail: 1 });
  await using balancer = await startBalancer(site.processes);
  const load = startLoad(balancer);
  const jobsTaken = async () => {
    const { rowCount } = await site.db.pool.query(
      "select from graphile_worker._private_jobs where locked_at is not null",
    );
    return rowCount;
  };
  await eventually(async () => (await jobsTaken()) === 3 * MAILS_AT_A_TIME);
  const [killed] = site.processes;
  await killed.app().kill();
  const before = load.answered();
  await eventually(() => load.answered() > before + 60);
  await load.stop();
  // Each of the eight visitors had at most one request on its way.
  expect(load.failures.length).toBeLessThanOrEqual(8);
  for (const failure of load.failures) expect(failure.lostAt).toBe(killed.url);
  await expectEverybodyOnce(site, load.acknowledged, { mailsTwice: MAILS_AT_A_TIME });
});

import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "../../support/app.ts";
import { person, postJoin } from "../../support/builders.ts";
import { dataFolder, isAlive } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { scale } from "../../support/scale.ts";
import { dice } from "../../support/words/chance.ts";
import { databaseErrors } from "./explained.ts";
import { expectEverythingRight, MAILS_AT_A_TIME, warmUp } from "./ledger.ts";
import { emptyLedger, startLoad } from "./load.ts";
import { type Site, startSite } from "./site.ts";

const kills = scale(2, 6);
const rounds = scale(1, 2);
const roll = dice("kills");

test(`${kills} times kill -9 under load loses nothing that was acknowledged`, {
  timeout: 300_000 + kills * 30_000,
}, async () => {
  await using site = await startSite();
  const ledger = emptyLedger();
  for (let kill = 0; kill < kills; kill++) {
    const load = startLoad(site.url, ledger);
    const earlier = ledger.people.size;
    await eventually(() => ledger.people.size > earlier + 30);
    await sleep(roll() * 500); // the moment of the kill is what is tried
    const postgres = await site.data.postgresPid();
    await site.app().kill();
    expect(await site.data.postgresPid()).toBe(postgres);
    await site.startAgain();
    await eventually(() => site.isHealthy());
    expect(await site.data.postgresPid()).toBe(postgres); // adopted, not started anew
    await load.stop();
  }
  expect(ledger.failures).toBeGreaterThan(0);
  // On a crowded machine a connection can take longer than its three seconds at a start.
  const doubledMails = kills * MAILS_AT_A_TIME;
  await expectEverythingRight(site, ledger, { doubledMails, errors: databaseErrors });
});

test("the private PostgreSQL dies, or is stopped, and is started again under load", {
  timeout: 300_000 + rounds * 120_000,
}, async () => {
  await using site = await startSite();
  const ledger = emptyLedger();
  const before = await warmUp(site, ledger);
  // Shot, stopped at once ("immediate"), and stopped after its transactions are undone ("fast").
  const ways = (["SIGKILL", "SIGINT", "SIGQUIT"] as const).slice(0, scale(2, 3));
  for (let round = 0; round < rounds; round++) {
    for (const signal of ways) {
      const load = startLoad(site.url, ledger);
      const joined = ledger.people.size;
      await eventually(() => ledger.people.size > joined + 10);
      await endPostgres(site, signal);
      await eventually(() => site.isHealthy());
      const earlier = ledger.people.size;
      await eventually(() => ledger.people.size > earlier + 10);
      await load.stop();
    }
  }
  expect(ledger.failures).toBeGreaterThan(0);
  // An email that was sent while its row could not be marked goes again, under the same Message-ID.
  const doubledMails = rounds * ways.length * MAILS_AT_A_TIME;
  await expectEverythingRight(site, ledger, { doubledMails, errors: databaseErrors, before });
});

test("a second process on the same data keeps its database when the first one stops", async () => {
  await using data = await dataFolder();
  const [first, second] = await Promise.all([
    startApp({ DATA_DIR: data.path }),
    startApp({ DATA_DIR: data.path }),
  ]);
  expect(await first.stop()).toBe(0);
  expect((await postJoin(second, person())).status).toBe(200);
  const pid = await data.postgresPid();
  expect(await second.stop()).toBe(0);
  expect(await data.postgresPid()).toBeUndefined();
  await eventually(() => pid !== undefined && !isAlive(pid)); // its pid file goes a moment earlier
});

async function endPostgres(site: Site, signal: NodeJS.Signals): Promise<void> {
  const pid = await site.data.postgresPid();
  if (!pid) throw new Error("the private PostgreSQL does not run");
  process.kill(pid, signal);
  await eventually(() => !isAlive(pid));
}

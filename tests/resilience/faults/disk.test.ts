import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { brief, postBrief, postFile } from "../builders.ts";
import { type DataFolder, dataFolder } from "../data-folder.ts";
import { eventually } from "../eventually.ts";
import { freshDatabase } from "../postgres.ts";
import { scale } from "../scale.ts";
import { databaseErrors, uploadErrors } from "./explained.ts";
import { expectEverythingRight, MAILS_AT_A_TIME, warmUp } from "./ledger.ts";
import { emptyLedger, type Ledger, PATIENCE_MS, startLoad } from "./load.ts";
import { type Site, startSite } from "./site.ts";
import { canLimitFiles, canMount, limitFiles, smallDisk } from "./small-disk.ts";

const rounds = scale(1, 5);

test.skipIf(!(await canMount()))(
  "a full disk for files: uploads fail clearly, the rest goes on",
  {
    timeout: 60_000 + rounds * 60_000,
  },
  async () => {
    await using db = await freshDatabase();
    await using disk = await smallDisk(16);
    await using site = await startSite({
      data: onDisk(disk.path),
      environment: { DATABASE_URL: db.url },
    });
    const ledger = emptyLedger();
    const before = await warmUp(site, ledger, 1);
    for (let round = 0; round < rounds; round++) {
      await duringFault(site, ledger, async () => {
        await disk.fill();
        await expectUploadsRefused(site);
        // Room for what is received, and not for what is kept.
        await disk.empty();
        await disk.fill(400_000);
        await expectUploadsRefused(site);
        await disk.empty();
      });
    }
    await expectEverythingRight(site, ledger, { errors: uploadErrors, before });
  },
);

test.skipIf(!(await canMount()))(
  "a full disk under PostgreSQL: all returns once there is room",
  {
    timeout: 120_000 + rounds * 60_000,
  },
  async () => {
    await using disk = await smallDisk(200);
    await using data = await dataFolder(join(disk.path, "data"));
    await using site = await startSite({ data });
    const ledger = emptyLedger();
    await warmUp(site, ledger, 1);
    for (let round = 0; round < rounds; round++) {
      const load = startLoad(site.url, ledger);
      const failures = ledger.failures;
      await disk.fill();
      // The next segment of its log, for which there is no room: PostgreSQL ends itself.
      await site.query("select pg_switch_wal()").catch(() => {});
      await eventually(() => ledger.failures > failures + 3, { within: PATIENCE_MS });
      expect((await fetch(`${site.url()}/`)).status).toBe(200);
      await disk.empty();
      await eventually(() => site.isHealthy(), { within: PATIENCE_MS });
      const earlier = ledger.people.size;
      await eventually(() => ledger.people.size > earlier + 5, { within: PATIENCE_MS });
      await load.stop();
    }
    const doubledMails = rounds * MAILS_AT_A_TIME;
    await expectEverythingRight(site, ledger, { doubledMails, errors: databaseErrors });
  },
);

test.skipIf(!(await canLimitFiles()))(
  "files that may not grow: uploads fail, the rest goes on",
  {
    timeout: 60_000 + rounds * 30_000,
  },
  async () => {
    await using site = await startSite();
    const ledger = emptyLedger();
    const before = await warmUp(site, ledger, 1);
    for (let round = 0; round < rounds; round++) {
      await duringFault(site, ledger, async () => {
        await limitFiles(site.app().process.pid, 100);
        await expectUploadsRefused(site);
        await limitFiles(site.app().process.pid);
      });
    }
    await expectEverythingRight(site, ledger, { errors: uploadErrors, before });
  },
);

/** People join, and their uploads fail, until the fault is over; then all goes on. */
async function duringFault(site: Site, ledger: Ledger, fault: () => Promise<void>): Promise<void> {
  const load = startLoad(site.url, ledger);
  const joined = ledger.people.size;
  await fault();
  await eventually(() => ledger.people.size > joined + 5, { within: PATIENCE_MS });
  const { length } = ledger.briefs;
  await eventually(() => ledger.briefs.length > length, { within: PATIENCE_MS });
  await load.stop();
}

/** Both ways of sending a file are told so, and neither leaves a piece of it. */
async function expectUploadsRefused(site: Site): Promise<void> {
  const app = { url: site.url() };
  const content = "Cakes and bread\n".repeat(20_000);
  const ahead = await postFile(app, content, "menu.txt", { "x-forwarded-for": "10.250.0.1" });
  expect([ahead.status, await ahead.json()]).toEqual([503, { outcome: "failed" }]);
  const form = new FormData();
  for (const [name, value] of Object.entries(brief())) form.append(name, value);
  form.append("files", new File([content], "menu.txt"));
  const headers = { accept: "text/html", "x-forwarded-for": "10.250.0.1" };
  const page = await postBrief(app, form, { headers });
  expect(page.status).toBe(503);
  expect((await page.text()).includes("Failed to submit brief")).toBe(true);
  await sleep(300);
  for (const name of (await site.files()).stored) {
    // The small copy of a photo has its row a moment later, and what finds no room is gone by then.
    await eventually(async () => {
      const rows = await site.query("select from brief_files where $1 in (key, preview_key)", [
        name,
      ]);
      return rows.length === 1 || !(await site.files()).stored.includes(name);
    });
  }
}

/** A data folder whose database is elsewhere. */
function onDisk(path: string): DataFolder {
  return {
    path,
    postgresPid: async () => undefined,
    [Symbol.asyncDispose]: async () => {}, // it goes with the disk
  };
}

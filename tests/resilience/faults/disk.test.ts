import { join } from "node:path";
import { expect, test } from "vitest";
import { brief, postBrief, postFile } from "../../support/builders.ts";
import { type DataFolder, dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, signedIn } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { scale } from "../../support/scale.ts";
import { databaseErrors, uploadErrors } from "./explained.ts";
import { expectEverythingRight, MAILS_AT_A_TIME, warmUp } from "./ledger.ts";
import { emptyLedger, type Ledger, startLoad } from "./load.ts";
import { type Site, startSite } from "./site.ts";
import { canLimitFiles, canMount, limitFiles, smallDisk } from "./small-disk.ts";

const rounds = scale(1, 2);

test.skipIf(!(await canMount()))(
  "a disk that gets full: files are refused in words, operators are told, the rest goes on",
  {
    timeout: 300_000 + rounds * 60_000,
  },
  async () => {
    await using db = await freshDatabase();
    await using disk = await smallDisk(2_200);
    await using site = await startSite({
      data: onDisk(disk.path),
      environment: { DATABASE_URL: db.url },
    });
    const operator = await signedIn(site.app(), await addOperator(db));
    const today = async () => (await operator.get("/admin")).text();
    const readyz = async () => {
      const answer = await fetch(`${site.url()}/readyz`);
      return [answer.status, await answer.json()];
    };
    const ledger = emptyLedger();
    const before = await warmUp(site, ledger, 1);
    expect(await readyz()).toEqual([200, { status: "ready" }]);
    expect(await today()).not.toContain("The disk is nearly full");
    for (let round = 0; round < rounds; round++) {
      await duringFault(site, ledger, async () => {
        await disk.fill(1_000 * 1024 * 1024);
        await expectUploadsRefused(site, 507);
        const warning = "the disk is nearly full, so files are refused";
        expect(await readyz()).toEqual([200, { status: "ready", warning }]);
        expect(await today()).toContain("The disk is nearly full: 1.0 GB free.");
        await disk.fill();
        await expectUploadsRefused(site, 507);
        expect((await readyz())[1]).toMatchObject({ status: "cannot write files" });
        await disk.empty();
      });
    }
    await expectEverythingRight(site, ledger, { errors: uploadErrors, before });
  },
);

test.skipIf(!(await canMount()))(
  "a full disk under PostgreSQL: all returns once there is room",
  {
    timeout: 300_000 + rounds * 60_000,
  },
  async () => {
    await using disk = await smallDisk(2_200);
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
      await eventually(() => ledger.failures > failures + 3);
      expect((await fetch(`${site.url()}/`)).status).toBe(200);
      await disk.empty();
      await eventually(() => site.isHealthy());
      const earlier = ledger.people.size;
      await eventually(() => ledger.people.size > earlier + 5);
      await load.stop();
    }
    const doubledMails = rounds * MAILS_AT_A_TIME;
    await expectEverythingRight(site, ledger, { doubledMails, errors: databaseErrors });
  },
);

test.skipIf(!(await canLimitFiles()))(
  "files that may not grow: uploads fail, the rest goes on",
  {
    timeout: 300_000 + rounds * 30_000,
  },
  async () => {
    await using site = await startSite();
    const ledger = emptyLedger();
    const before = await warmUp(site, ledger, 1);
    for (let round = 0; round < rounds; round++) {
      await duringFault(site, ledger, async () => {
        await limitFiles(site.app().process.pid, 100);
        await expectUploadsRefused(site, 503);
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
  await eventually(() => ledger.people.size > joined + 5);
  const { length } = ledger.briefs;
  await eventually(() => ledger.briefs.length > length);
  await load.stop();
}

/** Both ways of sending a file are told so, and neither leaves a piece of it. */
async function expectUploadsRefused(site: Site, status: 503 | 507): Promise<void> {
  const app = { url: site.url() };
  const content = "Cakes and bread\n".repeat(20_000);
  const ahead = await postFile(app, content, "menu.txt", { "x-forwarded-for": "10.250.0.1" });
  const isFull = status === 507;
  const answer = isFull ? { outcome: "refused", refusal: "noRoom" } : { outcome: "failed" };
  expect([ahead.status, await ahead.json()]).toEqual([status, answer]);
  const form = new FormData();
  for (const [name, value] of Object.entries(brief())) form.append(name, value);
  form.append("files", new File([content], "menu.txt"));
  const headers = { accept: "text/html", "x-forwarded-for": "10.250.0.1" };
  const page = await postBrief(app, form, { headers });
  expect(page.status).toBe(status);
  const words = isFull
    ? "Your files were not kept: we have no room for files right now. You can still send your brief."
    : "Failed to submit brief";
  expect((await page.text()).includes(words)).toBe(true);
  for (const name of (await site.files()).stored) {
    // The small copy of a photo has its row a moment later, and what finds no room is gone by then.
    await eventually(async () => {
      const rows = await site.query("select from brief_files where $1 in (key, thumbnail_key)", [
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

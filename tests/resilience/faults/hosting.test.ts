import { createHash } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { personAt } from "../../../src/core/people/people.ts";
import { approveRelease, makeCandidate } from "../../../src/core/sites/releases/releases.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, signedIn } from "../../support/operators.ts";
import { ownPageOf } from "../../support/people.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { ask, get } from "../../support/raw-request.ts";
import { scale } from "../../support/scale.ts";
import { startZone } from "../../support/servers/dns.ts";
import { freePort } from "../../support/servers/free-port.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { siteContent } from "../../support/sites/sites.ts";

const publications = scale(3, 6);

const AUTH_SECRET = "x".repeat(40);

/** A live site in an app that can be killed and started again at the same port. */
async function hostedSite(more: Record<string, string> = {}) {
  const disposing = new AsyncDisposableStack();
  const folder = disposing.use(await dataFolder());
  const db = disposing.use(await freshDatabase());
  const port = String(await freePort());
  const environment = {
    DATABASE_URL: db.url,
    DATA_DIR: folder.path,
    PORT: port,
    AUTH_SECRET,
    ...more,
  };
  const files = folderFiles(join(folder.path, "files"));
  const config = { publicUrl: "http://localhost:1", sitesDomain: "localhost" };
  const services = { database: db.database, files, config };
  const { siteId } = await liveSite(services);
  let app: App = await startApp(environment);
  disposing.defer(() => app[Symbol.asyncDispose]());
  return {
    db,
    services,
    siteId,
    url: `http://127.0.0.1:${port}`,
    async killAndStart() {
      await app.kill();
      app = await startApp(environment);
    },
    [Symbol.asyncDispose]: () => disposing.disposeAsync(),
  };
}

/** Posts a message; undefined if no answer came. */
async function send(url: string, message: string, visitor: number): Promise<number | undefined> {
  const fields = { name: "Zoe", reply_to: "zoe@example.com", message };
  const lines = [
    "POST /enquiry HTTP/1.1",
    "host: wattle.localhost",
    "origin: http://wattle.localhost",
    `x-forwarded-for: 10.0.${visitor >> 8}.${visitor & 255}`,
    "content-type: application/x-www-form-urlencoded",
  ];
  const answer = await ask(url, lines, `${new URLSearchParams(fields)}`).catch(() => undefined);
  return answer && (answer.status || undefined);
}

test("kill -9 and a dead mail server lose no message, store none twice, and each has its email", async () => {
  await using site = await hostedSite({
    TRUST_PROXY: "1",
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`, // where nobody listens
  });
  const thanked = new Set<string>();
  let sent = 0;
  let isOver = false;
  /** As somebody who presses Send again until they are thanked. */
  async function visitors(): Promise<void> {
    while (!isOver) {
      const number = sent++;
      const message = `Cake number ${number}?`;
      while ((await send(site.url, message, number)) !== 303) await sleep(20);
      thanked.add(message);
    }
  }
  const lanes = Array.from({ length: 8 }, visitors);
  for (let kills = 0; kills < 3; kills++) {
    const before = thanked.size;
    await eventually(() => thanked.size > before + 15);
    await site.killAndStart();
  }
  isOver = true;
  await Promise.all(lanes);

  const { rows } = await site.db.pool.query("select message, status from site_enquiries");
  const stored = rows.map(({ message }) => message);
  expect(stored.toSorted()).toEqual([...thanked].toSorted());
  expect(rows.filter(({ status }) => status !== "open")).toEqual([]);
  const mails = await site.db.pool.query(
    "select data ->> 'id' as id, status from emails where kind = 'site-enquiry'",
  );
  expect(new Set(mails.rows.map(({ id }) => id)).size).toBe(mails.rows.length);
  expect(mails.rows.filter(({ status }) => status !== "queued")).toEqual([]);
  const digests = await site.db.pool.query(
    "select from graphile_worker.jobs where task_identifier = 'mail_site_digest'",
  );
  expect(mails.rows.length).toBeGreaterThanOrEqual(20);
  expect(digests.rowCount).toBeGreaterThanOrEqual(1);
});

test(
  "kill -9 while a version is published leaves the one before or the new one, whole",
  async () => {
    await using site = await hostedSite();
    const owner = await addOperator(site.db);
    const { services, siteId } = site;
    const path = `/admin/sites/${siteId}/live`;
    for (let number = 1; number <= publications; number++) {
      const edit = { siteId, base: number, actor: "olive" };
      const content = siteContent({ headline: `Words of version ${number + 1}` });
      await saveRevision(services, { ...edit, ...content });
      const made = await makeCandidate(services, { siteId, actor: "olive" });
      if (made.outcome !== "made") throw new Error(made.outcome);
      const release = made.release.id;
      await site.db.database.transaction((tx) =>
        approveRelease(tx, { siteId, releaseId: release, actor: "olive" }),
      );
      const browser = await signedIn(site, owner);
      // It was made for another address, so that it is rendered and stored again now.
      const publishing = browser.post(path, { intent: "publish", release }).catch(() => {});
      await sleep((number * 72) / publications); // the moment of the kill is what is tried
      await site.killAndStart();
      await publishing;
      await expectWhole(site);
      const again = await (await signedIn(site, owner)).post(path, { intent: "publish", release });
      expect(again.status).toBe(303);
      await eventually(async () =>
        (await get(site.url, "wattle.localhost")).answer.includes(`version ${number + 1}`),
      );
      await expectWhole(site);
    }
  },
  60_000 + publications * 30_000,
);

/** Every file of what is live is answered with the bytes that its row names. */
async function expectWhole({ db, url }: Awaited<ReturnType<typeof hostedSite>>): Promise<void> {
  const { rows } = await db.pool.query(
    "select path, blob from site_release_files f join sites s on s.live_release = f.release_id and s.id = f.site_id",
  );
  expect(rows.length).toBeGreaterThan(6);
  for (const { path, blob } of rows) {
    const { body } = await get(url, "wattle.localhost", `/${path}`);
    expect([path, createHash("sha256").update(body).digest("hex")]).toEqual([path, blob]);
  }
}

test("kill -9 at any step of a domain’s way leaves it waiting or live, and asked again it goes on", async () => {
  const [name, here] = ["coffscakes.com.au", "203.0.113.7"];
  await using dns = await startZone();
  const environment = { SITES_ADDRESSES: here, DNS_SERVERS: dns.address };
  await using site = await hostedSite(environment);
  const { db, siteId, url, killAndStart } = site;
  await db.database.transaction((tx) => personAt(tx, "mia@example.com"));
  const link = await ownPageOf(db, "mia@example.com", AUTH_SECRET);
  const page = async () => (await fetch(url + link)).text();
  const post = (intent: string) =>
    fetch(url + link, {
      ...{ method: "POST", redirect: "manual", headers: { origin: url } },
      body: new URLSearchParams({ intent, site: siteId, domain: name }),
    }).catch(() => undefined);
  /** Kills the app this long after a post, and starts it again. */
  async function killAfter(milliseconds: number, intent: string): Promise<void> {
    const answered = post(intent);
    await sleep(milliseconds);
    await killAndStart();
    await answered;
  }

  // Nobody answers about the name, so that it dies while it waits for DNS.
  for (const host of [name, `www.${name}`, `_site-check.${name}`]) dns.zone[host] = "silent";
  await killAfter(scale(500, 1_000), "choose-domain");
  await post("choose-domain");
  expect(await page()).toContain(`Linking ${name}`);
  dns.zone[name] = dns.zone[`www.${name}`] = { A: [here] };
  dns.zone[`_site-check.${name}`] = { TXT: [`site=${siteId}`] };
  for (let n = 0; n < scale(6, 30); n++) {
    await db.pool.query(
      "update site_domains set verified_at = null, checked_at = null, found = null",
    );
    await killAfter(n * 20, "check-domain");
    const { rows } = await db.pool.query(
      `select verified_at is not null as is_live,
         (select count(*)::int from emails where kind = 'domain-live') as mails from site_domains`,
    );
    const told = rows[0].is_live ? `online at` : `Linking ${name}`;
    expect(await page()).toContain(told);
    expect((await get(url, name)).status).toBe(rows[0].is_live ? 200 : 421);
    expect((await get(url, "wattle.localhost")).status).toBe(rows[0].is_live ? 301 : 200);
    await db.pool.query("delete from emails");
    expect(rows[0].mails).toBe(rows[0].is_live ? 1 : 0);
  }
  await post("check-domain");
  await eventually(async () => (await get(url, name)).status === 200);
  await killAfter(30, "drop-domain");
  const isDropped = (await get(url, name)).status === 421;
  expect((await get(url, "wattle.localhost")).status).toBe(isDropped ? 200 : 301);
});

test("kill -9 while a site is cancelled or taken back leaves it closed or live, with one email for each", async () => {
  await using site = await hostedSite();
  const { db, siteId, url } = site;
  const operator = await signedIn(site, await addOperator(db));
  let [was, changes] = ["live", 0];
  for (let n = 0; n < scale(8, 30); n++) {
    const intent = was === "live" ? "cancel" : "take-back";
    const answered = operator.post(`/admin/sites/${siteId}/live`, { intent }).catch(() => {});
    // The moment of the kill is what is tried; every second one is just after the answer.
    await (n % 2 === 0 ? sleep(n * 10) : answered);
    await site.killAndStart();
    await answered;
    const { rows } = await db.pool.query(
      `select status, (select count(*)::int from emails where kind = 'site-cancelled') as mails
       from sites`,
    );
    const { status, mails } = rows[0];
    expect(["live", "cancelled"]).toContain(status);
    expect((await get(url, "wattle.localhost")).status).toBe(status === "live" ? 200 : 410);
    if (status !== was) changes++;
    expect(mails).toBe(changes);
    was = status;
  }
  expect(changes).toBeGreaterThan(0);
});

import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { startZone } from "../../../../tests/support/servers/dns.ts";
import { liveSite, releaseAgain } from "../../../../tests/support/sites/live-sites.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { createLog } from "../../../platform/log.ts";
import { eraseSitesOf, findSitesOf } from "../personal-data.ts";
import { takeDown } from "../releases/publish.ts";
import { readReleaseFile } from "../releases/releases.ts";
import { chooseSlug } from "../releases/slugs.ts";
import { findSite } from "../sites.ts";
import { createAskDns } from "./ask-dns.ts";
import { checkDomain } from "./check-domain.ts";
import { checkDueDomains } from "./check-due-domains.ts";
import { chooseDomain } from "./domains.ts";
import { dropDomain } from "./drop-domain.ts";
import { findDomain } from "./find-domain.ts";

const here = "203.0.113.7";
const name = "coffscakes.com.au";

async function ownServices() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "domains-"));
  const dns = await startZone();
  const services = {
    ...{ database: db.database, log: createLog("silent"), files: folderFiles(folder.path) },
    askDns: createAskDns([dns.address]),
    config: {
      ...{ publicUrl: "https://www.smartsites.com.au", sitesDomain: "sites.example" },
      ...{ supportEmail: "hello@smartsites.com.au", operatorEmail: "ops@smartsites.com.au" },
      sitesAddresses: [here],
    },
  };
  return {
    ...{ services, zone: dns.zone, pool: db.pool },
    async site(slug: string, email = `${slug}@example.com`) {
      const { siteId } = await liveSite(services, { slug, email });
      return { siteId, email };
    },
    /** What is live, under the addresses that its pages say they have. */
    async addresses(siteId: string) {
      const releaseId = (await findSite(db.database, siteId))?.live_release ?? "";
      const file = await readReleaseFile(services, { siteId, releaseId, path: "" });
      return /rel="canonical" href="([^"]+)"/.exec(file?.bytes.toString() ?? "")?.[1];
    },
    async mails() {
      const { rows } = await db.pool.query(
        "select kind, to_address from emails where kind like 'domain-%' order by id",
      );
      return rows.map(({ kind, to_address }) => `${kind} to ${to_address}`);
    },
    setRecords(siteId: string) {
      dns.zone[name] = { A: [here] };
      dns.zone[`www.${name}`] = { CNAME: [name] };
      dns.zone[`_site-check.${name}`] = { TXT: [`site=${siteId}`] };
    },
    async [Symbol.asyncDispose]() {
      for (const each of [dns, db]) await each[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("a site that goes live under its own domain says so in its pages and to its customer, once", async () => {
  await using own = await ownServices();
  const { services, setRecords, addresses } = own;
  const { siteId, email } = await own.site("wattle");
  const free = "https://wattle.sites.example/";
  await chooseSlug(services, { siteId, slug: "wattle-1", confirmed: true, actor: "olive" });
  await chooseSlug(services, { siteId, slug: "wattle", confirmed: true, actor: "olive" });
  expect(await addresses(siteId)).toBe(free);
  await chooseDomain(services, { siteId, email, typed: name });
  setRecords(siteId);
  await checkDomain(services, siteId);
  await checkDomain(services, siteId);
  expect(await addresses(siteId)).toBe(`https://${name}/`);
  expect(await own.mails()).toEqual([`domain-live to ${email}`]);
  // What is made from now on is for it too, and another free name changes nothing.
  await releaseAgain(services, siteId);
  await chooseSlug(services, { siteId, slug: "wattle-2", confirmed: true, actor: "olive" });
  expect(await addresses(siteId)).toBe(`https://${name}/`);
  expect(await dropDomain(services, { siteId, email })).toBe(true);
  expect(await addresses(siteId)).toBe("https://wattle-2.sites.example/");
  expect(await dropDomain(services, { siteId, email })).toBe(false);
});

test("a domain that stops leading here is told once to customer and operators, and silence is no news", async () => {
  await using own = await ownServices();
  const { services, zone, setRecords } = own;
  const { siteId, email } = await own.site("wattle");
  await chooseDomain(services, { siteId, email, typed: name });
  setRecords(siteId);
  await checkDomain(services, siteId);
  delete zone[`_site-check.${name}`]; // it has said what it had to
  zone[name] = "server failure";
  await checkDomain(services, siteId);
  expect(await findDomain(services.database, siteId)).toMatchObject({ lost_at: null });
  zone[name] = { A: [here, "198.51.100.4"] };
  for (let n = 0; n < 3; n++) await checkDomain(services, siteId);
  expect((await own.mails()).slice(1)).toEqual([
    `domain-lost to ${email}`,
    "domain-lost-notice to ops@smartsites.com.au",
  ]);
  expect(await findDomain(services.database, siteId)).toMatchObject({ lost_at: expect.any(Date) });
  setRecords(siteId);
  await checkDomain(services, siteId);
  expect(await findDomain(services.database, siteId)).toMatchObject({ lost_at: null });
});

test("new domains are looked at every ten minutes, the others twice a day", async () => {
  await using own = await ownServices();
  const { services, pool, setRecords } = own;
  const { siteId, email } = await own.site("wattle");
  await chooseDomain(services, { siteId, email, typed: name });
  const set = (sql: string) => pool.query(`update site_domains set ${sql}`);
  const isLookedAt = async () => {
    const before = (await findDomain(services.database, siteId))?.checked_at;
    await checkDueDomains(services);
    const after = (await findDomain(services.database, siteId))?.checked_at;
    return after?.getTime() !== before?.getTime();
  };
  expect(await isLookedAt()).toBe(true);
  expect(await isLookedAt()).toBe(false);
  await set("checked_at = now() - interval '10 minutes'");
  expect(await isLookedAt()).toBe(true);
  await set("checked_at = now() - interval '11 hours', created_at = now() - interval '15 days'");
  expect(await isLookedAt()).toBe(false);
  await set("checked_at = now() - interval '12 hours'");
  setRecords(siteId);
  expect(await isLookedAt()).toBe(true);
  expect(await findDomain(services.database, siteId)).toMatchObject({
    verified_at: expect.any(Date),
  });
  await set("checked_at = now() - interval '11 hours'");
  expect(await isLookedAt()).toBe(false);
});

test("of two who check one domain at once, one has it", async () => {
  await using own = await ownServices();
  const { services, zone, setRecords } = own;
  const both = [await own.site("wattle"), await own.site("fern")];
  for (const { siteId, email } of both) {
    await chooseDomain(services, { siteId, email, typed: name });
  }
  setRecords("");
  zone[`_site-check.${name}`] = { TXT: both.map(({ siteId }) => `site=${siteId}`) };
  await Promise.all(both.map(({ siteId }) => checkDomain(services, siteId)));
  const domains = await Promise.all(
    both.map(({ siteId }) => findDomain(services.database, siteId)),
  );
  expect(domains.filter((domain) => domain?.verified_at)).toHaveLength(1);
});

test("a customer’s domain is in what we hold about them, and goes with their site", async () => {
  await using own = await ownServices();
  const { services, setRecords } = own;
  const { siteId, email } = await own.site("wattle");
  await chooseDomain(services, { siteId, email, typed: name });
  setRecords(siteId);
  await checkDomain(services, siteId);
  expect(await findSitesOf(services.database, email)).toMatchObject([{ domain: { name } }]);
  await takeDown(services, { siteId, actor: "olive" });
  await services.database.transaction((tx) => eraseSitesOf(tx, email));
  expect(await findDomain(services.database, siteId)).toBeUndefined();
  const fern = await own.site("fern");
  const chosen = await chooseDomain(services, { ...fern, typed: name });
  expect(chosen).toEqual({ outcome: "chosen" });
});

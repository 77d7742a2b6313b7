import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { personAt } from "../../../src/core/people/people.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { Browser } from "../../support/operators.ts";
import { ownPageOf } from "../../support/people.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { get } from "../../support/raw-request.ts";
import { startZone } from "../../support/servers/dns.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { siteContent } from "../../support/sites/sites.ts";

let folder: Awaited<ReturnType<typeof dataFolder>>;
let db: TestDatabase;
let dns: Awaited<ReturnType<typeof startZone>>;
let app: App;
let certificates: string;

const AUTH_SECRET = "x".repeat(40);
const here = "203.0.113.7";

beforeAll(async () => {
  [folder, db, dns] = [await dataFolder(), await freshDatabase(), await startZone()];
  app = await startApp({
    ...{ DATABASE_URL: db.url, DATA_DIR: folder.path, AUTH_SECRET },
    ...{ SITES_ADDRESSES: here, DNS_SERVERS: dns.address, METRICS_PORT: "0" },
    SUPPORT_EMAIL: "hello@smartsites.com.au",
  });
  const port = await eventually(() => /"port":(\d+),"msg":"metrics/.exec(app.output())?.[1]);
  certificates = `http://127.0.0.1:${port}/internal/tls-ask`;
});

afterAll(async () => {
  await app[Symbol.asyncDispose]();
  for (const each of [dns, db, folder]) await each[Symbol.asyncDispose]();
});

/** A live site with its customer’s page. */
async function customer(slug: string) {
  const email = `${slug}@example.com`;
  const { siteId } = await liveSite(
    { database: db.database, files: folderFiles(join(folder.path, "files")) },
    { slug, email, content: siteContent({ headline: `Words of ${slug}` }) },
  );
  await db.database.transaction((tx) => personAt(tx, email));
  const link = await ownPageOf(db, email, AUTH_SECRET);
  const browser = new Browser(app);
  async function text(response: Response): Promise<string> {
    const main = parse(await response.text()).querySelector("main");
    return (main?.structuredText ?? "").replaceAll(/\s+/g, " ");
  }
  return {
    siteId,
    page: async () => text(await browser.get(link)),
    /** @returns the status of a post to the page, and what its answer says. */
    async post(intent: string, fields: Record<string, string> = {}) {
      const response = await browser.post(link, { intent, site: siteId, ...fields });
      return { status: response.status, text: await text(response) };
    },
  };
}

/** Sets all the records of a domain as its customer is told to. */
function setRecords(name: string, { siteId }: { siteId: string }): void {
  dns.zone[name] = { A: [here] };
  dns.zone[`www.${name}`] = { A: [here] };
  dns.zone[`_site-check.${name}`] = { TXT: [`site=${siteId}`] };
}

const mayHaveCertificate = async (host: string) =>
  (await fetch(`${certificates}?domain=${encodeURIComponent(host)}`)).status === 200;

test("a customer’s own domain is live once its records are right, and their free name leads there", async () => {
  const mia = await customer("wattle");
  const name = "coffscakes.com.au";
  expect(await mia.page()).toContain("Use your own domain name");

  dns.zone[name] = { A: ["198.51.100.4"] };
  expect(
    (await mia.post("choose-domain", { domain: " HTTPS://www.CoffsCakes.com.au/ " })).status,
  ).toBe(303);
  const told = await mia.page();
  for (const words of [
    `Linking ${name} to your website`,
    `Type A Name @ Value ${here} Not right yet There now: 198.51.100.4.`,
    "Type CNAME Name www Value wattle.localhost Not set yet There’s nothing there now.",
    `Type TXT Name _site-check Value site=${mia.siteId} Not set yet`,
  ]) {
    expect(told).toContain(words);
  }
  expect((await get(app.url, name)).status).toBe(421);
  expect(await mayHaveCertificate(name)).toBe(false);

  setRecords(name, mia);
  delete dns.zone[`_site-check.${name}`];
  await mia.post("check-domain");
  expect(await mia.page()).toMatch(/Value 203\.0\.113\.7 This one is right/);
  expect((await get(app.url, name)).status).toBe(421); // the domain could be anybody’s

  setRecords(name, mia);
  await mia.post("check-domain");
  await eventually(async () => (await get(app.url, name)).status === 200);
  for (const host of [name, `www.${name}`, `${name}.`, `${name.toUpperCase()}:443`]) {
    const answer = await get(app.url, host);
    expect([host, answer.status]).toEqual([host, 200]);
    expect(answer.answer).toContain("Words of wattle");
    expect(answer.header("strict-transport-security") ?? "").not.toContain("includeSubDomains");
  }
  const moved = await get(app.url, "wattle.localhost", "/?from=card");
  expect([moved.status, moved.header("location")]).toEqual([
    301,
    `http://${name}:0/?from=card`, // PUBLIC_URL’s port, made of PORT
  ]);
  expect(await mia.page()).toContain(`Your website is online at ${name}`);
  for (const host of [name, `www.${name}`]) expect(await mayHaveCertificate(host)).toBe(true);
  for (const host of [`shop.${name}`, "wattle.localhost", "localhost", "", "x y", `${name}:443`]) {
    expect([host, await mayHaveCertificate(host)]).toEqual([host, false]);
  }

  expect((await mia.post("drop-domain")).status).toBe(303);
  await eventually(async () => (await get(app.url, name)).status === 421);
  expect((await get(app.url, "wattle.localhost")).status).toBe(200);
  expect(await mayHaveCertificate(name)).toBe(false);
});

test("two customers can’t hold one domain, and who can set its records gets it once the other has lost it", async () => {
  const [ada, ben] = [await customer("ada"), await customer("ben")];
  const name = "banksia.com.au";
  // Both may type it; neither proves anything by that.
  for (const each of [ada, ben]) await each.post("choose-domain", { domain: name });
  setRecords(name, ada);
  await ben.post("check-domain");
  await ada.post("check-domain");
  await eventually(async () => (await get(app.url, name)).answer.includes("Words of ada"));
  dns.zone[`_site-check.${name}`] = { TXT: [`site=${ben.siteId}`] };
  await ben.post("check-domain");
  expect(await ben.page()).toContain("another website with us is live under this name");
  await ben.post("drop-domain");
  const refused = await ben.post("choose-domain", { domain: name });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain("Another website with us is live under that name");

  dns.zone[name] = { A: ["198.51.100.4"] };
  await ada.post("check-domain");
  expect(await ada.page()).toContain(`Your website can’t be reached at ${name} any more`);
  await eventually(async () => (await get(app.url, "ada.localhost")).status === 200);
  await eventually(async () => !(await mayHaveCertificate(name)));
  await ben.post("choose-domain", { domain: name });
  setRecords(name, ben);
  await ben.post("check-domain");
  await eventually(async () => (await get(app.url, name)).answer.includes("Words of ben"));
  expect(await ada.page()).toContain(`Linking ${name} to your website`);
});

test("a domain that can’t be used is refused with the reason, and what was typed stays", async () => {
  const cleo = await customer("cleo");
  for (const [domain, reason] of [
    ["", "Please enter a domain name with its ending"],
    ["cleo", "Please enter a domain name with its ending"],
    ["127.0.0.1", "Please enter a domain name with its ending"],
    ["shop.cleo.com.au", "That’s only a part of cleo.com.au"],
    ["xn--80ak6aa92e.com", "We can’t use аррӏе.com"],
    ["smartsites.com.au", "That name is ours"],
  ] as const) {
    const refused = await cleo.post("choose-domain", { domain });
    expect([domain, refused.status]).toEqual([domain, 422]);
    expect(refused.text).toContain(reason);
  }
  const other = await customer("other");
  const wrong = await cleo.post("choose-domain", { domain: "cleo.com.au", site: other.siteId });
  expect(wrong.status).toBe(409);
  for (const site of ["", "x", "00000000-0000-0000-0000-000000000000"]) {
    for (const intent of ["choose-domain", "check-domain", "drop-domain"]) {
      const answer = await cleo.post(intent, { domain: "cleo.com.au", site });
      expect([409, 422]).toContain(answer.status);
    }
  }
});

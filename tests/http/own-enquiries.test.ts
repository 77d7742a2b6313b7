import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { takeSiteEnquiry } from "../../src/core/enquiries/site-enquiries.ts";
import { deleteOldDevices } from "../../src/core/people/devices.ts";
import { endLinks, personAt } from "../../src/core/people/people.ts";
import { exportPersonalData } from "../../src/core/personal-data/personal-data.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { Browser } from "../support/operators.ts";
import { ownPageOf, readPageCode } from "../support/people.ts";
import { liveSite } from "../support/sites/live-sites.ts";

const mia = "mia@example.com";
let messages = 0;

/** Mia with a live site, and her page. */
async function withSite(own: OwnedApp, { email = mia, slug = "wattle" } = {}) {
  const files = folderFiles(join(own.dataDir, "files"));
  const { siteId } = await liveSite({ ...own.db, files }, { slug, email });
  await own.db.database.transaction((tx) => personAt(tx, email));
  const link = await ownPageOf(own.db, email);
  const browser = new Browser(own.app);
  const address = `${link}/enquiries/${siteId}`;
  return {
    ...{ siteId, link, address, browser },
    async page(path = address, by = browser) {
      const response = await by.get(path);
      const document = parse(await response.text());
      const text = document.querySelector("main")?.structuredText.replaceAll(/\s+/g, " ") ?? "";
      return { response, document, text };
    },
    post: (fields: Record<string, string>, by = browser) => by.post(address, fields),
    write: (differences: object = {}) =>
      takeSiteEnquiry(own.db, {
        ...{ siteId, suspected: false, name: "Zoe", reply_to: "zoe@example.com" },
        ...{ message: `Cake ${messages++}?`, ...differences },
      }),
    async rows() {
      const query = "select * from site_enquiries where site_id = $1 order by id";
      return (await own.db.pool.query(query, [siteId])).rows;
    },
  };
}

async function opened(own: OwnedApp, site: Awaited<ReturnType<typeof withSite>>) {
  await site.post({ intent: "code" });
  const answer = await site.post({ intent: "open", code: await readPageCode(own) });
  expect(answer.headers.get("location")).toBe(`${site.address}?done=opened`);
  return answer;
}

test("a link alone opens no message; a mailed code does, for 30 days on that device and no other", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.write({ message: "A cake, please" });
  expect(
    (await site.page(site.link)).document.querySelector(`a[href="${site.address}"]`)?.text,
  ).toBe("Read your messages");
  const locked = await site.page();
  expect(locked.text).toContain("It takes a code, once on each device");
  expect(locked.text).not.toMatch(/Zoe|cake/);
  expect(locked.response.headers.get("cache-control")).toBe("no-store");
  const [{ id }] = await site.rows();
  expect((await site.post({ intent: "answered", id })).status).toBe(403);

  const answer = await opened(own, site);
  const cookie = answer.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).toContain(`Max-Age=${30 * 86_400}`);
  expect((await site.page()).text).toMatch(/Zoe .*A cake, please zoe@example\.com/);
  expect((await site.page(site.address, new Browser(own.app))).text).not.toContain("cake");

  const [[, token = ""] = []] = site.browser.cookies;
  const stored = await own.db.pool.query("select * from person_devices");
  expect(JSON.stringify(stored.rows)).not.toContain(token);
  const events = await own.db.pool.query(
    "select to_value from audit_events where action = 'person.code_read'",
  );
  expect(events.rows).toEqual([{ to_value: own.owner.name }]);
  await own.db.pool.query("update person_devices set created_at = now() - interval '31 days'");
  expect((await site.page()).text).not.toContain("cake");
  await deleteOldDevices(own.db);
  expect((await own.db.pool.query("select from person_devices")).rowCount).toBe(0);
});

test("messages are marked as answered and not, and a suspected one comes back with its email", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.write();
  await site.write({ suspected: true, message: "Not a robot", reply_to: "0491 570 006" });
  await opened(own, site);
  const [first, spam] = await site.rows();
  const before = await site.page();
  expect(before.text).toContain("Not marked as answered");
  const mail = before.document.querySelector('a[href^="mailto:"]')?.getAttribute("href");
  expect(mail).toContain("zoe@example.com?subject=Your%20message%20to%20Wattle");
  expect(before.document.querySelector("details")?.text).toContain("Not a robot");
  expect(before.document.querySelector("details a")?.getAttribute("href")).toBe("tel:0491570006");

  for (const _ of ["once", "again"]) {
    const marked = await site.post({ intent: "answered", id: first.id });
    expect(marked.headers.get("location")).toBe(`${site.address}?done=answered`);
  }
  expect((await site.page()).text).toMatch(/Answered \d/);
  await site.post({ intent: "reopen", id: first.id });
  expect((await site.rows())[0].answered_at).toBeNull();

  await site.post({ intent: "let-in", id: spam.id });
  expect((await site.page()).document.querySelector("details")).toBeNull();
  expect((await site.rows())[1].status).toBe("open");
  const mails = await own.db.pool.query(
    "select data ->> 'message' as message from emails where kind = 'site-enquiry'",
  );
  expect(mails.rows.map(({ message }) => message)).toContain("Not a robot");
  expect((await site.post({ intent: "let-in", id: spam.id })).status).toBe(409);
  expect((await site.post({ intent: "answered", id: "x" })).status).toBe(422);
});

test("nobody reads or marks what was written to somebody else", async ({ ownedApp }) => {
  const own = await ownedApp();
  const site = await withSite(own);
  const other = await withSite(own, { email: "zoe@example.com", slug: "fern" });
  await site.write({ message: "For Mia" });
  await other.write({ message: "For Zoe" });
  await opened(own, site);
  const [{ id }] = await other.rows();
  expect((await site.post({ intent: "answered", id })).status).toBe(409);
  expect((await other.rows())[0].answered_at).toBeNull();
  for (const address of [
    `${site.link}/enquiries/${other.siteId}`,
    `${site.link}/enquiries/nothing`,
    `/me/x/enquiries/${site.siteId}`,
  ]) {
    const { response, text } = await site.page(address);
    expect([address, response.status]).toEqual([address, 404]);
    expect(text).not.toMatch(/For Zoe|Fern/);
  }
  expect((await site.page(other.address)).text).not.toContain("For Zoe"); // with her link, not her code
  const foreign = await site.browser.post(
    site.address,
    { intent: "answered", id: (await site.rows())[0].id },
    { origin: "https://evil.example" },
  );
  expect(foreign.status).toBe(403);
});

test("a stranger with the link can neither guess the code nor use up its owner’s tries", async ({
  ownedApp,
}) => {
  const own = await ownedApp({ TRUST_PROXY: "1" });
  const site = await withSite(own);
  await site.write({ message: "A cake, please" });
  const stranger = new Browser(own.app);
  const by = (address: string, fields: Record<string, string>, browser = stranger) =>
    browser.post(site.address, fields, { "x-forwarded-for": address });
  await by("203.0.113.1", { intent: "code" });
  await by("203.0.113.1", { intent: "code" });
  const sent = await own.db.pool.query("select from emails where kind = 'page-code'");
  expect(sent.rowCount).toBe(1);
  const code = await readPageCode(own);
  const wrong = code === "123456" ? "654321" : "123456";
  const answers: string[] = [];
  for (let n = 0; n < 6; n++) {
    const answer = await by("203.0.113.1", { intent: "open", code: wrong });
    expect(answer.status).toBe(422);
    answers.push(
      parse(await answer.text())
        .querySelector("[name=code]")
        ?.getAttribute("value") ?? "",
    );
  }
  expect(answers).toEqual(Array(6).fill(wrong));
  expect((await by("203.0.113.1", { intent: "open", code })).status).toBe(422);
  for (const odd of ["", "12345", "abcdef"]) {
    expect((await by("203.0.113.9", { intent: "open", code: odd })).status).toBe(422);
  }
  const hers = await by("198.51.100.7", { intent: "open", code: ` ${code} ` }, site.browser);
  expect(hers.headers.get("location")).toBe(`${site.address}?done=opened`);
  expect((await by("198.51.100.8", { intent: "open", code })).status).toBe(422); // used up
});

test("a device is closed by its owner, and all of them when their links are ended", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.write({ message: "A cake, please" });
  await opened(own, site);
  const kept = new Map(site.browser.cookies);
  await site.post({ intent: "close" });
  for (const [name, value] of kept) site.browser.cookies.set(name, value);
  expect((await site.page()).text).not.toContain("cake");

  await own.db.pool.query("delete from emails where kind = 'page-code'");
  await opened(own, site);
  const config = { publicUrl: own.app.url, operatorEmail: "olive@example.com" };
  const data = await exportPersonalData({ ...own.db, config }, { address: mia, actor: "olive" });
  expect(data.ownPages).toMatchObject([{ devices: [{ opened_at: expect.any(Date) }] }]);
  expect(JSON.stringify(data)).not.toContain("token_hash");
  await endLinks(own.db, { address: mia, actor: "olive" });
  const left = await own.db.pool.query("select from person_devices");
  expect(left.rowCount).toBe(0);
});

test("a page shows twenty, the newest first, whatever is in them", async ({ ownedApp }) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.write({ message: "The very first" });
  const attack = `"><img src=x onerror=alert(1)>`;
  await site.write({ name: attack, message: attack, reply_to: "ring 0491 570 006 after 5" });
  for (let n = 0; n < 19; n++) await site.write();
  await opened(own, site);
  const { document, text } = await site.page();
  expect(document.querySelectorAll("main ol > li")).toHaveLength(20);
  expect(document.querySelectorAll("main img")).toEqual([]);
  expect(text).toContain(attack);
  expect(text).not.toContain("The very first");
  const older = document.querySelector('nav[aria-label="More messages"] a');
  expect((await site.page(older?.getAttribute("href"))).text).toContain("The very first");
  expect((await site.page(`${site.address}?before=nothing`)).text).not.toContain("The very first");
});

import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { personAt } from "../../src/core/people/people.ts";
import { exportPersonalData } from "../../src/core/personal-data/personal-data.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { Browser } from "../support/operators.ts";
import { ownPageOf, readPageCode } from "../support/people.ts";
import { ask, get } from "../support/raw-request.ts";
import { hostConfig, liveSite } from "../support/sites/live-sites.ts";

const mia = "mia@example.com";

/** Mia with a live site under two names, on her device. */
async function withSite(own: OwnedApp) {
  const files = folderFiles(join(own.dataDir, "files"));
  const { siteId } = await liveSite({ ...own.db, files });
  await own.db.pool.query(
    `insert into site_domains (site_id, name, verified_at, found)
     values ($1, 'wattle.com.au', now(), $2)`,
    [
      siteId,
      Object.fromEntries(["apex", "www", "txt"].map((name) => [name, { state: "right", now: [] }])),
    ],
  );
  await own.db.pool.query("update hosting_state set version = version + 1");
  await own.db.database.transaction((tx) => personAt(tx, mia));
  const link = await ownPageOf(own.db, mia);
  const browser = new Browser(own.app);
  const address = `${link}/cancel/${siteId}`;
  return {
    ...{ siteId, link, address, browser },
    async page(path = address) {
      const response = await browser.get(path);
      const document = parse(await response.text());
      const text = document.querySelector("main")?.structuredText.replaceAll(/\s+/g, " ") ?? "";
      return { response, document, text };
    },
    async post(fields: Record<string, string>, by = browser) {
      const answer = await by.post(address, fields);
      return [answer.status, answer.headers.get("location")?.replace(address, "")];
    },
    on: (host: string, path = "/") => get(own.app.url, host, path),
    async status() {
      const { rows } = await own.db.pool.query("select status from sites");
      return rows[0]?.status;
    },
  };
}

test("a customer cancels behind a mailed code, is closed everywhere at once, and takes it back", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  expect(
    (await site.page(site.link)).document.querySelector(`a[href="${site.address}"]`)?.text.trim(),
  ).toBe("Cancel this website");

  const locked = await site.page();
  expect(locked.text).toMatch(/wattle\.com\.au\S* goes offline.* For 30 days.*After that/);
  expect(locked.document.querySelector('button[value="cancel"]')).toBeNull();
  expect(locked.response.headers.get("cache-control")).toBe("no-store");
  expect(await site.post({ intent: "cancel" })).toEqual([403, undefined]);
  expect(await site.status()).toBe("live");

  expect(await site.post({ intent: "code" })).toEqual([303, "?done=code"]);
  const code = await readPageCode(own);
  expect(await site.post({ intent: "open", code: "12" })).toEqual([422, undefined]);
  expect(await site.post({ intent: "open", code })).toEqual([303, "?done=opened"]);
  expect(await site.status()).toBe("live");
  expect((await site.page()).text).toContain("still ring (02) 5550 1188");
  expect(await site.post({ intent: "nonsense" })).toEqual([422, undefined]);
  expect(await site.post({ intent: "take-back" })).toEqual([409, undefined]);

  expect(await site.post({ intent: "cancel", phone: "yes" })).toEqual([303, "?done=cancelled"]);
  expect(await site.post({ intent: "cancel", phone: "yes" })).toEqual([303, "?done=cancelled"]);
  for (const host of ["wattle.localhost", "wattle.com.au", "www.wattle.com.au"]) {
    await eventually(async () => (await site.on(host)).status === 410);
    for (const path of ["/", "/ask", "/robots.txt"]) {
      const { status, answer } = await site.on(host, path);
      expect([host, path, status]).toEqual([host, path, 410]);
      expect(answer).toContain("<bdi>Wattle &amp; Daughters</bdi> has closed its website");
      expect(answer).toContain('href="tel:0255501188"');
      expect(answer).toContain("noindex");
      expect(answer).not.toMatch(/manoush|Bread, by hand|set-cookie/i);
    }
  }
  const lines = ["POST /enquiry HTTP/1.1", "host: wattle.com.au", "origin: http://wattle.com.au"];
  const form = "content-type: application/x-www-form-urlencoded";
  const sent = await ask(
    own.app.url,
    [...lines, form],
    "name=Zoe&reply_to=z%40e.com&message=Cake%3F",
  );
  expect([sent.status, sent.answer]).toEqual([
    410,
    expect.stringContaining('<dd dir="auto">Cake?'),
  ]);
  expect((await own.db.pool.query("select from site_enquiries")).rowCount).toBe(0);

  const there = await site.page();
  expect(there.text).toMatch(/Your website is cancelled.*Bring it back/);
  expect((await site.page(`${site.link}/enquiries/${site.siteId}`)).response.status).toBe(200);
  expect((await site.page(site.link)).text).toContain("Your website was cancelled on");
  const data = await exportPersonalData(
    { ...own.db, config: { ...hostConfig, operatorEmail: "ops@example.com" } },
    { address: mia, actor: "olive" },
  );
  expect(data.sites).toMatchObject([{ cancellation: { wasLive: true } }]);

  expect(await site.post({ intent: "take-back" }, new Browser(own.app))).toEqual([403, undefined]);
  expect(await site.post({ intent: "take-back" })).toEqual([303, "?done=taken-back"]);
  await eventually(async () => (await site.on("wattle.com.au")).status === 200);
  expect((await site.page(`${site.address}?done=taken-back`)).text).not.toContain("Cancel");
  expect((await site.page()).text).toContain("Cancel your website");
});

test("nobody cancels another’s website, and one that was deleted leads back to the page", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.post({ intent: "code" });
  await site.post({ intent: "open", code: await readPageCode(own) });
  await own.db.pool.query("update sites set email = 'tom@example.com'");
  expect((await site.page()).response.status).toBe(404);
  expect(await site.post({ intent: "cancel" })).toEqual([404, undefined]);
  expect(await site.status()).toBe("live");
  await own.db.pool.query("update sites set email = $1, status = 'draft'", [mia]);
  expect(await site.post({ intent: "cancel" })).toEqual([409, undefined]);
  expect(await site.status()).toBe("draft");
});

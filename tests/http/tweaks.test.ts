import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { personAt } from "../../src/core/people/people.ts";
import { saveRevision } from "../../src/core/sites/revisions/revisions.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { Browser, signedIn } from "../support/operators.ts";
import { ownPageOf, readPageCode } from "../support/people.ts";
import { hostConfig, liveSite, moveTo, releaseAgain } from "../support/sites/live-sites.ts";
import { siteContent } from "../support/sites/sites.ts";
import { photo } from "../support/uploads.ts";

const mia = "mia@example.com";

/** Mia with a live site, her page of tweaks, and the office's. */
async function withSite(own: OwnedApp, { email = mia, slug = "wattle" } = {}) {
  const files = folderFiles(join(own.dataDir, "files"));
  const services = { ...own.db, files };
  const { siteId } = await liveSite(services, { slug, email });
  await own.db.database.transaction((tx) => personAt(tx, email));
  const link = await ownPageOf(own.db, email);
  const browser = new Browser(own.app);
  const address = `${link}/tweaks/${siteId}`;
  const office = `/admin/sites/${siteId}/tweaks`;
  const page = async (path = address, by = browser) => {
    const response = await by.get(path);
    const document = parse(await response.text());
    const text = document.querySelector("main")?.structuredText.replaceAll(/\s+/g, " ") ?? "";
    return { response, document, text };
  };
  return {
    ...{ siteId, link, address, browser, office, page },
    post: (fields: Record<string, string>) => browser.post(address, fields),
    /** Opens the device, as its owner does. */
    async open() {
      await browser.post(address, { intent: "code" });
      const code = await readPageCode(own);
      const answer = await browser.post(address, { intent: "open", code });
      expect(answer.headers.get("location")).toBe(`${address}?done=opened`);
    },
    /** Sends the form as it is shown. */
    async ask(fields: Record<string, string>, attached: File[] = []) {
      const { document } = await page();
      const form = new FormData();
      for (const input of document.querySelectorAll('form input[type="hidden"]')) {
        form.set(input.getAttribute("name") ?? "", input.getAttribute("value") ?? "");
      }
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      for (const file of attached) form.append("files", file);
      return browser.post(address, form);
    },
    async rows() {
      const query = "select * from tweaks where site_id = $1 order by id";
      return (await own.db.pool.query(query, [siteId])).rows;
    },
    async mails(kind: string) {
      const query = "select to_address, data from emails where kind = $1 order by id";
      return (await own.db.pool.query(query, [kind])).rows;
    },
    /** An operator changes the site, and it goes live. */
    async change(headline: string) {
      const content = siteContent({ headline });
      const { rows } = await own.db.pool.query("select revision from sites where id = $1", [
        siteId,
      ]);
      await saveRevision(own.db, { siteId, base: rows[0].revision, actor: "olive", ...content });
      return rows[0].revision + 1;
    },
    publish: () => releaseAgain({ ...services, config: hostConfig }, siteId),
    suspend: () => moveTo(services, siteId, "suspended"),
  };
}

const jpeg = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);

test("a tweak takes a code, and says first whether it is included or quoted", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  const link = (await site.page(site.link)).document.querySelector(`a[href="${site.address}"]`);
  expect(link?.text).toBe("Ask for a tweak");
  const locked = await site.page();
  expect(locked.text).toContain("It takes a code, once on each device");
  expect(locked.document.querySelector("select")).toBeNull();
  expect(locked.response.headers.get("cache-control")).toBe("no-store");

  await site.open();
  const form = await site.page();
  expect(form.text).toContain("This one is included: it’s your first in");
  expect(form.text).toContain("One tweak a month is included");
  const sections = form.document.querySelectorAll("option").map(({ text }) => text);
  expect(sections.slice(0, 2)).toEqual(["The website as a whole", expect.any(String)]);
  expect(sections).toContain("Services and prices: Prices");

  const answer = await site.ask({ about: "prices", text: "Cake\nis now <b>$5</b>" });
  expect(answer.headers.get("location")).toBe(`${site.address}?done=asked`);
  const asked = await site.page(`${site.address}?done=asked`);
  expect(asked.text).toMatch(/We’ve got it.*Cake is now <b>\$5<\/b>.*It’s with us\. We’ll send/);
  expect(await site.rows()).toMatchObject([
    { about: "Services and prices: Prices", text: "Cake\nis now <b>$5</b>", is_free: true },
  ]);
  const [mail] = await site.mails("tweak-asked");
  expect(mail).toMatchObject({
    data: { replyTo: mia, isFree: true, files: 0, text: "Cake is now <b>$5</b>" },
  });
  expect((await site.page(site.link)).text).toContain("1 tweak you’ve asked for is with us.");

  expect(asked.text).toMatch(/You’ve had your tweak for \w+, so we’ll quote a price/);
  await site.ask({ text: "And a photo" });
  expect((await site.rows()).map(({ is_free }) => is_free)).toEqual([true, false]);
  expect((await site.page()).text).toContain("We’ll email you a price first");
});

test("what was asked is work to do in the office, and stands with its photos above the editor", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.open();
  await site.ask({ about: "prices", text: "Cake is now <b>$5</b>" }, [
    jpeg(await photo(), "cake.jpg"),
  ]);
  await site.ask({ text: "And a photo" });
  const olive = await signedIn(own.app, own.owner);
  const today = await site.page("/admin", olive);
  expect(today.text).toContain("2 tweaks to make on live sites.");
  expect(today.document.querySelector(`a[href="${site.office}"]`)).not.toBeNull();
  const office = await site.page(site.office, olive);
  expect(office.text).toMatch(/Services and prices: Prices Included Asked .* To be quoted/);
  expect(
    office.document.querySelectorAll('a[href^="mailto:mia@example.com?subject="]'),
  ).toHaveLength(1);
  const editor = await site.page(`/admin/sites/${site.siteId}`, olive);
  expect(editor.text).toMatch(/The customer asked for 2 tweaks.*Cake is now <b>\$5<\/b>/);
  const [small] = editor.document.querySelectorAll('img[src*="/tweaks/files/"]');
  const picture = await olive.get(small?.getAttribute("src") ?? "");
  expect(picture.headers.get("content-type")).toBe("image/webp");
  const whole = (small?.getAttribute("src") ?? "").replace("?small", "");
  expect((await olive.get(whole)).headers.get("content-type")).toBe("image/jpeg");
  const other = await withSite(own, { email: "zoe@example.com", slug: "fern" });
  expect((await olive.get(whole.replace(site.siteId, other.siteId))).status).toBe(404);
});

test("nothing that was typed is lost, and nothing is asked for twice or half", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  const closed = await site.post({ intent: "ask", text: "Kept <words>", about: "prices" });
  expect(closed.status).toBe(403);
  const locked = parse(await closed.text());
  const kept = () =>
    Object.fromEntries(
      locked
        .querySelectorAll('form:has(input[name="code"]) input[type="hidden"]')
        .map((input) => [input.getAttribute("name"), input.getAttribute("value")]),
    );
  expect(kept()).toMatchObject({ text: "Kept <words>", about: "prices" });
  await site.post({ intent: "code" });
  const code = await readPageCode(own);
  const opened = parse(await (await site.post({ ...kept(), intent: "open", code })).text());
  expect(opened.querySelector("textarea")?.text).toBe("Kept <words>");
  expect(opened.querySelector("option[selected]")?.getAttribute("value")).toBe("prices");

  for (const [fields, files, status, words] of [
    [{ text: " \n" }, [], 422, "Please write what you’d like changed"],
    [{ text: "x".repeat(2_001) }, [], 422, "at most 2000 characters"],
    [{ text: "Hi", about: "gone" }, [], 422, "Please choose another"],
    [{ text: "Hi" }, [new File(["<script>"], "a.html")], 422, "not a kind we accept"],
    [
      { text: "Hi" },
      [1, 2, 3, 4, 5, 6].map((n) => new File(["x"], `${n}.txt`)),
      422,
      "up to 5 files at a time",
    ],
    [{ intent: "else", text: "Hi" }, [], 422, "That didn’t work"],
  ] as const) {
    const answer = await site.ask(fields, [...files]);
    const page = parse(await answer.text());
    expect([answer.status, page.text]).toEqual([status, expect.stringContaining(words)]);
    expect(page.querySelector("textarea")?.text.trim()).toBe(fields.text.trim());
    if (files.length > 0) expect(page.text).toContain("Please choose your files again");
  }
  expect(await site.rows()).toEqual([]);
  expect(await readdir(join(own.dataDir, "files/tweak-files")).catch(() => [])).toEqual([]);

  const submission = randomUUID();
  const twice = () =>
    site.ask({ text: "Once", submission, terms: "included" }, [new File(["x"], "a.txt")]);
  const answers = await Promise.all([twice(), twice()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await site.rows()).toHaveLength(1);
  expect(await readdir(join(own.dataDir, "files/tweak-files"))).toHaveLength(1);

  // The form that was open said that it was included.
  const late = await site.ask({ text: "Late", submission: randomUUID(), terms: "included" });
  const page = parse(await late.text());
  expect([late.status, page.querySelector("textarea")?.text]).toEqual([409, "Late"]);
  expect(page.text).toContain("This month’s tweak has been used in the meantime");
  expect(page.querySelector('[name="terms"]')?.getAttribute("value")).toBe("quoted");

  await own.db.pool.query(
    `insert into tweaks (site_id, release_id, text, is_free, submission_id)
     select site_id, release_id, 'more', false, uuidv7() from tweaks, generate_series(1, 9)`,
  );
  const eleventh = await site.ask({ text: "Too much" });
  expect([eleventh.status, await eleventh.text()]).toEqual([
    429,
    expect.stringContaining("You’ve reached today’s limit. Please write to"),
  ]);
});

test("a month in Sydney has one included tweak, and one that was closed without a change does not count", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.open();
  await site.ask({ text: "First" });
  const isFree = async () => (await site.page()).text.includes("This one is included");
  const monthBegan =
    "date_trunc('month', now() at time zone 'Australia/Sydney') at time zone 'Australia/Sydney'";
  for (const [at, expected] of [
    [monthBegan, false],
    [`${monthBegan} - interval '1 second'`, true],
    ["now()", false],
  ] as const) {
    await own.db.pool.query(`update tweaks set created_at = ${at}`);
    expect([at, await isFree()]).toEqual([at, expected]);
  }
  const olive = await signedIn(own.app, own.owner);
  const [{ id }] = await site.rows();
  const closing = { intent: "closed", tweak: id, note: "As you said on the phone" };
  const answer = await olive.post(site.office, closing);
  expect(answer.headers.get("location")).toBe(`${site.office}?done=closed`);
  expect(await isFree()).toBe(true);
  expect((await site.page()).text).toMatch(/with nothing changed\. As you said on the phone/);
  expect(await site.mails("tweak-closed")).toMatchObject([
    { to_address: mia, data: { isDone: false, note: "As you said on the phone", text: "First" } },
  ]);
  expect((await olive.post(site.office, closing)).status).toBe(409);
});

test("a tweak is done once something new is live, and its customer is told", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.open();
  await site.ask({ text: "A new headline" });
  const olive = await signedIn(own.app, own.owner);
  const [{ id }] = await site.rows();
  expect((await site.page(site.office, olive)).text).toContain("The editor has what’s live.");
  const done = { intent: "done", tweak: id, note: "It’s there" };
  const early = await olive.post(site.office, done);
  const page = parse(await early.text());
  expect([early.status, page.querySelector("textarea")?.text]).toEqual([409, "It’s there"]);
  expect(page.text).toContain("Nothing new has gone live since this was asked for");

  await site.change("Bread by hand, daily");
  expect((await site.page(site.office, olive)).text).toContain("hasn’t been sent");
  await site.publish();
  expect((await olive.post(site.office, done)).status).toBe(303);
  expect(await site.rows()).toMatchObject([{ status: "done", note: "It’s there" }]);
  expect(await site.mails("tweak-closed")).toMatchObject([{ data: { isDone: true } }]);
  expect((await site.page()).text).toMatch(/Done on .* It’s there/);
  expect((await site.page(site.link)).text).toContain("The tweak you last asked for was done on");
  const history = await site.page(`/admin/people?email=${mia}`, olive);
  expect(history.text).toMatch(
    /marked a tweak as done.*The customer asked for a tweak to the live website/,
  );
  for (const body of [{ intent: "done", tweak: "x", note: "" }, { intent: "else" }]) {
    expect((await olive.post(site.office, body)).status).toBe(422);
  }
  expect((await olive.post(site.office, { ...done, tweak: randomUUID() })).status).toBe(404);
});

test("a site that is offline or cancelled takes no tweak, says why, and gives back what was typed", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const site = await withSite(own);
  await site.open();
  for (const text of ["Asked before", "And more"]) await site.ask({ text });
  const form = await site.page();
  const submission = form.document.querySelector('[name="submission"]')?.getAttribute("value");
  await site.suspend();
  for (const [status, words] of [
    ["suspended", "Your website is offline just now"],
    ["cancelled", "This website is cancelled"],
  ] as const) {
    await own.db.pool.query("update sites set status = $1", [status]);
    const fields = { intent: "ask", text: "My words", submission: `${submission}` };
    const answer = await site.post(fields);
    const page = parse(await answer.text());
    expect([answer.status, page.querySelector("textarea")?.text]).toEqual([409, "My words"]);
    expect(page.text).toContain(words);
    expect((await site.page()).document.querySelector("select")).toBeNull();
  }
  expect(await site.rows()).toHaveLength(2);
  const over = await site.page();
  expect(over.text).toMatch(/It’s not done, since you’ve cancelled.*It’s not done/);
  const back = over.document.querySelector(`main a[href="${site.link}/cancel/${site.siteId}"]`);
  expect(back?.text).toBe("Bring it back, or order a copy");
  const office = await site.page(site.office, await signedIn(own.app, own.owner));
  expect(office.text).toContain("The customer has cancelled, so there’s nothing to do now.");
  expect(office.text).not.toContain("Email a quote");
  const other = await withSite(own, { email: "zoe@example.com", slug: "fern" });
  for (const address of [`${site.link}/tweaks/${other.siteId}`, `${site.link}/tweaks/nothing`]) {
    expect((await site.browser.post(address, { intent: "ask", text: "x" })).status).toBe(404);
  }
});

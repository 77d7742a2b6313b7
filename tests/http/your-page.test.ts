import { randomUUID } from "node:crypto";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { test as alone, expect } from "vitest";
import { countQuestion } from "../../src/core/assistant/asked-questions.ts";
import { askCustomer } from "../../src/core/briefs/questions.ts";
import { takeSiteEnquiry } from "../../src/core/enquiries/site-enquiries.ts";
import { commentOn } from "../../src/core/reviews/comments.ts";
import { createReviewKeys } from "../../src/core/reviews/review-links.ts";
import { currentCandidate, findReviewOfSite } from "../../src/core/reviews/reviews.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { createLog } from "../../src/platform/log.ts";
import { signedVersions } from "../../src/platform/secrets/signed-ids.ts";
import { startApp } from "../support/app.ts";
import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { type EmptyApp, test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { afterTheMinute, inviteNext } from "../support/invitations.ts";
import { appWithOwner, Browser, signedIn } from "../support/operators.ts";
import { ownPageOf } from "../support/people.ts";
import { freshDatabase } from "../support/postgres.ts";
import { startSmtp } from "../support/servers/smtp.ts";
import { liveSite } from "../support/sites/live-sites.ts";
import { sendForReview, siteToSend } from "../support/sites/reviews.ts";

const mia = person().email;

/** Somebody on the waitlist, who has had their email. */
async function onTheList({ app, db }: Pick<EmptyApp, "app" | "db">, differences = {}) {
  const joining = person(differences);
  await postJoin(app, joining);
  const link = await ownPageOf(db, joining.email);
  const browser = new Browser(app);
  return {
    link,
    browser,
    async page(path = link) {
      const response = await browser.get(path);
      const html = await response.text();
      return { response, html, document: parse(html), text: wordsOf(html) };
    },
    async entry() {
      const { rows } = await db.pool.query("select * from waitlist where email = $1", [
        joining.email,
      ]);
      return rows[0];
    },
  };
}

function wordsOf(html: string): string {
  return (parse(html).querySelector("main")?.structuredText ?? "").replaceAll(/\s+/g, " ");
}

/** All that a page could have changed. */
async function everything({ db }: Pick<EmptyApp, "db">): Promise<unknown> {
  const { rows } = await db.pool.query(
    `select (select json_agg(waitlist) from waitlist), (select json_agg(people) from people),
       (select count(*) from audit_events), (select count(*) from emails)`,
  );
  return rows;
}

test("the link opens by itself, changes nothing, and is kept from caches, search engines, other sites and the log", async ({
  emptyApp,
}) => {
  const own = await emptyApp();
  const { link, page, browser } = await onTheList(own);
  const before = await everything(own);
  const { response, document, text } = await page();
  expect(response.status).toBe(200);
  expect(document.querySelector("h1")?.text).toBe("Your page");
  expect(text).toContain("#1Nobody is ahead of you now");
  for (const path of [link, `${link}?done=left`, "/me/x"]) {
    const { headers } = await browser.get(path);
    const said = ["cache-control", "referrer-policy", "x-robots-tag"].map((name) =>
      headers.get(name),
    );
    expect([path, ...said]).toEqual([path, "no-store", "same-origin", "noindex"]);
  }
  await fetch(own.app.url + link, { method: "HEAD" });
  expect(await everything(own)).toEqual(before);
  const log = await own.app.printed();
  expect(log).toContain('"path":"/me/…"');
  expect(log).not.toContain(link.split(".")[2]);
});

test("a link that is guessed, altered, of another purpose or ended shows a page that names nobody", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const { link, page, browser, entry } = await onTheList(own);
  const [id = "", , signature = ""] = link.replace("/me/", "").split(".");
  const others = [
    createReviewKeys("x".repeat(40)).links.sign({ id, version: 1 }),
    signedVersions("y".repeat(40), "me").sign({ id, version: 1 }),
  ];
  const altered = [`${id}.2.${signature}`, `${randomUUID()}.1.${signature}`];
  for (const wrong of ["x", id, ...altered, ...others]) {
    const { response, text } = await page(`/me/${wrong}`);
    expect([wrong, response.status]).toEqual([wrong, 404]);
    expect(text).toContain("Send me my link");
    expect(text).not.toContain(mia);
  }
  const of = "/review/";
  expect((await browser.get(of + link.replace("/me/", ""))).status).toBe(404);

  const { rows } = await own.db.pool.query("select id from emails");
  const olive = await signedIn(own.app, own.owner);
  const email = `/admin/emails/${rows[0]?.id}`;
  expect(await (await olive.get(email)).text()).toContain(link);
  const ended = await (await olive.post(email, { intent: "end-links" })).text();
  expect(ended).toContain("no longer work");
  const { response, text } = await page();
  expect(response.status).toBe(410);
  expect(text).toContain("This link no longer works");
  expect(text).not.toContain(mia);
  expect((await browser.post(link, { intent: "leave" })).status).toBe(410);
  expect((await entry()).status).toBe("waiting");
  const newer = await ownPageOf(own.db, mia);
  expect(newer).not.toBe(link);
  expect(ended).toContain(newer);
  expect((await page(newer)).response.status).toBe(200);
});

test("two people never see each other", async ({ emptyApp }) => {
  const own = await emptyApp();
  const { page } = await onTheList(own);
  const zoe = await onTheList(own, {
    name: "Zoe",
    email: "zoe@example.com",
    phone: "0491 570 006",
  });
  await postBrief(own.app, brief({ email: "zoe@example.com", business_name: "Zoe’s Kelpies" }));
  await siteToSend(own.db, { email: "zoe@example.com" });
  const { text } = await page();
  expect(text).not.toMatch(/zoe|kelpies|0491|wattle/i);
  const hers = await zoe.page();
  expect(hers.text).toContain("1 person is ahead of you now.");
  expect(hers.text).toContain("Zoe’s Kelpies");
  expect(hers.text).not.toMatch(/mia|0412/i);
  expect(hers.text).not.toContain("Wattle"); // nobody has shown her the draft
});

test("phone and plan are corrected; what is wrong is said at the field, and stays typed", async ({
  emptyApp,
}) => {
  const own = await emptyApp();
  const { link, page, browser, entry } = await onTheList(own);
  const correct = (fields: Record<string, string>, headers = {}) =>
    browser.post(link, { intent: "correct", ...fields }, headers);
  const typed = { phone: "(02) 5550 9999", preferred_plan: "once-off" };
  const done = await correct(typed);
  expect([done.status, done.headers.get("location")]).toEqual([303, `${link}?done=corrected`]);
  expect(await entry()).toMatchObject(typed);
  expect((await page(`${link}?done=corrected`)).text).toContain("Saved");
  const { document } = await page();
  expect(document.querySelector("[name=phone]")?.getAttribute("value")).toBe("(02) 5550 9999");

  const wrong = await correct({ phone: 'call me "Al"', preferred_plan: "gold" });
  const shown = parse(await wrong.text());
  expect(wrong.status).toBe(422);
  expect(shown.querySelector("[name=phone]")?.getAttribute("value")).toBe('call me "Al"');
  expect(shown.querySelector("details[open]")?.text).toContain("Please enter a valid phone number");
  expect(shown.querySelector("details[open]")?.text).toContain("Please select a preferred plan");
  const foreign = await correct({ ...typed, phone: "" }, { origin: "https://evil.example" });
  expect(foreign.status).toBe(403);
  expect((await browser.post(link, { intent: "anything" })).status).toBe(422);
  const elsewhere = await fetch(own.app.url + link, {
    method: "POST",
    headers: { origin: own.app.url, "content-type": "application/json" },
    body: "{}",
  });
  expect(elsewhere.status).toBe(415);
  expect(await entry()).toMatchObject(typed);
});

test("who leaves can come back to their place, and whom an operator has removed cannot", async ({
  emptyApp,
}) => {
  const own = await emptyApp();
  const { link, page, browser, entry } = await onTheList(own);
  for (const _ of ["once", "again"]) {
    const left = await browser.post(link, { intent: "leave" });
    expect(left.headers.get("location")).toBe(`${link}?done=left`);
  }
  expect((await entry()).status).toBe("removed");
  expect((await page()).text).toContain("You’ve left the waitlist");
  expect(
    (await browser.post(link, { intent: "correct", phone: "", preferred_plan: "monthly" })).status,
  ).toBe(409);
  const back = await browser.post(link, { intent: "return" });
  expect(back.headers.get("location")).toBe(`${link}?done=returned`);
  expect((await entry()).status).toBe("waiting");
  await own.db.pool.query("update waitlist set status = 'removed'");
  await own.db.pool.query("update audit_events set actor = 'olive'");
  expect((await browser.post(link, { intent: "return" })).status).toBe(409);
  expect((await entry()).status).toBe("removed");
  expect((await page()).text).toContain("Nothing here just now");
});

test("an invitation is on top, until when the place is kept, with the link that takes it", async ({
  emptyApp,
}) => {
  const own = await emptyApp();
  const { page, browser } = await onTheList(own);
  await inviteNext(own.db, { count: 1 });
  await afterTheMinute(own.db);
  const { document, text } = await page();
  expect(text).toMatch(
    /Over to you Your spot is open\. We’re keeping it for you until \w+day \d+ \w+\./,
  );
  const link = document.querySelector('main a[href^="/start"]')?.getAttribute("href") ?? "";
  expect(await (await browser.get(link)).text()).toContain("Your spot is open");
  await own.db.pool.query(
    "update emails set created_at = now() - interval '15 days' where kind = 'waitlist-invitation'",
  );
  expect((await page()).text).toContain("Your spot on the waitlist was kept until");
});

test("one of our questions is answered once, by the person who was asked, and a late answer is not lost", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const { link, page, browser } = await onTheList(own);
  const zoe = await onTheList(own, { email: "zoe@example.com" });
  await postBrief(own.app, brief());
  const { rows } = await own.db.pool.query("select id from site_briefs");
  const briefId = rows[0]?.id;
  await askCustomer(own.db, { id: briefId, actor: "olive" }, "Which <b>number</b>?");
  const { document, text } = await page();
  expect(text).toMatch(/Over to you .*Which <b>number<\/b>\? Your answer/);
  expect(text).toContain("It starts again once our question is answered.");
  const question = document.querySelector("[name=question]")?.getAttribute("value") ?? "";
  const answer = (said: string, from = { link, browser }) =>
    from.browser.post(from.link, { intent: "answer", brief: briefId, question, answer: said });
  const empty = await answer(" ");
  expect([empty.status, await empty.text()]).toEqual([
    422,
    expect.stringContaining("Please write an answer"),
  ]);
  expect((await answer("Mine", zoe)).status).toBe(409);
  for (const _ of ["once", "again"]) {
    const answered = await answer("The mobile");
    expect(answered.headers.get("location")).toBe(`${link}?done=answered`);
  }
  expect((await page()).text).toMatch(/The preview is due by/);
  const late = await answer("No, the landline");
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining("No, the landline</textarea>"),
  ]);
  const said = await own.db.pool.query(
    "select actor, to_value from audit_events where action = 'brief.answer'",
  );
  expect(said.rows).toEqual([{ actor: "customer", to_value: "The mobile" }]);
});

test("a website is followed from its brief over its review to its life in public", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  await postBrief(own.app, brief());
  const link = await ownPageOf(own.db, mia);
  const text = async () => wordsOf(await (await fetch(own.app.url + link)).text());
  const { database } = own.db;
  expect(await text()).toMatch(
    /Coffs Cakes The preview is due by .*: 47 hours left\. Your brief of .*Birthday and wedding cakes/,
  );
  expect(await text()).not.toContain("Over to you");

  const siteId = await eventually(async () => {
    const { rows } = await own.db.pool.query("select id from sites");
    return rows[0]?.id;
  });
  await own.db.pool.query("update sites set slug = 'coffs-cakes'");
  const olive = await signedIn(own.app, own.owner);
  const review = await sendForReview(olive, siteId);
  const html = await (await fetch(own.app.url + link)).text();
  expect(html).toContain(`href="${review}"`);
  expect(await text()).toContain("Your website for Coffs Cakes is ready for you to check.");
  const shown = await findReviewOfSite(database, siteId);
  if (!shown) throw new Error("no review");
  const { release_id: releaseId = "" } = (await currentCandidate(database, shown.id)) ?? {};
  const files = folderFiles(join(own.dataDir, "files"));
  const services = { database, files, log: createLog("silent") };
  await commentOn(services, { review: shown, releaseId, name: "Mia", text: "Bigger" });
  expect(await text()).toContain("You’ve written 1 comment. We’ll answer it there.");
  await olive.post(`/admin/sites/${siteId}/review`, { intent: "revoke" });
  expect(await text()).not.toContain("Over to you");
});

test("a live website has its address and the number of its enquiries, not their words", async ({
  emptyApp,
}) => {
  const own = await emptyApp();
  const { page } = await onTheList(own);
  const files = folderFiles(join(own.dataDir, "files"));
  const { siteId } = await liveSite({ ...own.db, files }, { slug: "wattle", email: mia });
  for (const message of ["A cake, please", "Are you open?"]) {
    const sent = { name: "Secret Sue", reply_to: "0491 570 006", message, suspected: false };
    await takeSiteEnquiry(own.db, { siteId, ...sent });
  }
  await countQuestion(own.db.database, { siteId, question: "is it halal", isAnswered: false });
  const { text } = await page();
  expect(text).toContain("Is it halal?");
  expect(text).toContain("Your website is online at wattle.localhost");
  expect(text).toContain("It has had 2 enquiries in the last 30 days.");
  expect(text).not.toMatch(/Sue|0491|cake/);
});

test("a customer answers what visitors asked, and it is in the next version; nothing typed is lost", async ({
  emptyApp,
}) => {
  const own = await emptyApp();
  const { page, browser, link } = await onTheList(own);
  const files = folderFiles(join(own.dataDir, "files"));
  const { siteId } = await liveSite({ ...own.db, files }, { slug: "wattle", email: mia });
  const { siteId: another } = await liveSite({ ...own.db, files }, { slug: "banksia" });
  for (const question of ["is it halal", "do you cater"]) {
    await countQuestion(own.db.database, { siteId, question, isAnswered: false });
  }
  const typed = { intent: "answer-visitors", site: siteId, asked: "is it halal" };
  const refused = await browser.post(link, { ...typed, question: "Is it halal?!", answer: " " });
  expect(refused.status).toBe(422);
  const form = parse(await refused.text()).querySelector("details[open] form");
  expect(form?.querySelector("[name=question]")?.getAttribute("value")).toBe("Is it halal?!");
  expect(form?.text).toContain("Please write the answer");
  const answer = { ...typed, question: "Is it halal?", answer: "Yes, all of it." };
  expect((await browser.post(link, { ...answer, site: another })).status).toBe(409);
  const taken = await browser.post(link, answer);
  expect(taken.headers.get("location")).toBe(`${link}?done=visitors-answered`);
  const { text } = await page(`${link}?done=visitors-answered`);
  expect(text).toContain("Thanks, your answer is in the next version");
  expect(text).not.toContain("Is it halal?");
  expect(text).toContain("Do you cater?");
  const { rows } = await own.db.pool.query(
    `select author, facts->'questions'->'value' as questions from site_revisions
      where site_id = $1 order by number desc limit 1`,
    [siteId],
  );
  expect(rows[0]).toMatchObject({
    author: "customer",
    questions: expect.arrayContaining([
      expect.objectContaining({ question: "Is it halal?", answer: "Yes, all of it." }),
    ]),
  });
});

test("what people typed is words on the page, whatever is in it", async ({ emptyApp }) => {
  const own = await emptyApp();
  const attack = `"><img src=x onerror=alert(1)><script>alert(1)</script>`;
  const { link, browser, page } = await onTheList(own, { name: attack });
  await postBrief(
    own.app,
    brief({ business_name: attack, business_description: attack, service_area: attack }),
  );
  await browser.post(link, {
    intent: "correct",
    phone: `0412345678"><b>`,
    preferred_plan: "monthly",
  });
  const { document, text } = await page();
  expect(document.querySelectorAll("main img, main script, main b")).toEqual([]);
  expect(text).toContain(attack);
  const phone = document.querySelector("[name=phone]")?.getAttribute("value");
  expect(phone).toBe(`0412345678"><b>`);
});

alone("emails carry the link below them, and what is kept of them does not", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "your-page-"));
  await using smtp = await startSmtp();
  await using site = await appWithOwner({ SMTP_URL: smtp.url, DATA_DIR: folder.path });
  await postJoin(site.app, person());
  const sent = await eventually(() => smtp.mails[0]);
  const link = await ownPageOf(site.db, mia);
  const decoded = sent.raw.replaceAll("=3D", "=");
  expect(decoded.split(link).length - 1).toBe(2); // as text and as HTML
  const { rows } = await site.db.pool.query("select id, text, html from emails");
  expect(rows[0].text).toContain("Leave the waitlist");
  expect(JSON.stringify(rows)).not.toContain("/me/");

  // One sent again is as it was kept, with the link of now.
  const olive = await signedIn(site.app, site.owner);
  await olive.post(`/admin/emails/${rows[0].id}`, { intent: "end-links" });
  await site.db.pool.query("update emails set text = 'As it was' || text");
  await olive.post(`/admin/emails/${rows[0].id}`, {});
  const again = await eventually(() => smtp.mails[1]);
  expect(again.raw).toContain("As it was");
  expect(again.raw.replaceAll("=3D", "=")).toContain(await ownPageOf(site.db, mia));
  expect(again.raw.replaceAll("=3D", "=")).not.toContain(link);

  // Operators have none, nor do emails whose answers go to somebody else.
  await postBrief(site.app, brief());
  const files = folderFiles(join(folder.path, "files"));
  const { siteId } = await liveSite({ ...site.db, files }, { email: "shop@example.com" });
  for (const reply_to of ["sue@example.com", "0491 570 006"]) {
    await takeSiteEnquiry(site.db, {
      siteId,
      ...{ name: "Sue", reply_to, message: `From ${reply_to}`, suspected: false },
    });
  }
  const mailTo = (to: string, words: string) =>
    eventually(() => smtp.mails.find((mail) => mail.to === to && mail.raw.includes(words)));
  expect((await mailTo("shop@example.com", "From 0491")).raw).toContain("/me/");
  expect((await mailTo("shop@example.com", "From sue")).raw).not.toContain("/me/");
  const toOperators = await eventually(() =>
    smtp.mails.find(({ subject }) => /New brief/.test(subject)),
  );
  expect(toOperators.raw).not.toContain("/me/");
});

alone("a lost link is mailed again, to the address that we know, and to no other", async () => {
  await using db = await freshDatabase();
  await using smtp = await startSmtp();
  await using app = await startApp({
    DATABASE_URL: db.url,
    AUTH_SECRET: "x".repeat(40),
    SMTP_URL: smtp.url,
  });
  const { link } = await onTheList({ app, db });
  const browser = new Browser(app);
  const ask = async (email: string) => {
    const response = await browser.post("/me", { email });
    return [response.status, response.headers.get("location"), await response.text()];
  };
  const known = await ask("  MIA@example.com.au ");
  const unknown = await ask("nobody@example.com");
  expect(known).toEqual([303, "/me?done=asked", expect.anything()]);
  expect(unknown).toEqual(known);
  const told = await (await browser.get("/me?done=asked")).text();
  expect(told).toContain("If we know that address, its link is on its way");
  const asked = () => smtp.mails.filter(({ subject }) => subject === "The link to your page");
  const mail = await eventually(() => asked()[0]);
  expect(mail.to).toBe(mia);
  expect(mail.raw.replaceAll("=3D", "=").split(link).length - 1).toBe(2);
  const kept = async () =>
    (await db.pool.query("select to_address, text, html from emails where kind = 'your-page'"))
      .rows;
  expect(JSON.stringify(await kept())).not.toContain("/me/");

  const jobsDone = () =>
    eventually(async () => {
      const { rowCount } = await db.pool.query("select from graphile_worker._private_jobs");
      return rowCount === 0;
    });
  await ask(mia);
  await jobsDone();
  expect(asked()).toHaveLength(1);
  for (let n = 2; n <= 6; n++) {
    await db.pool.query(
      "update emails set created_at = created_at - interval '16 minutes' where kind = 'your-page'",
    );
    await ask(mia);
    await jobsDone();
  }
  expect(await kept()).toHaveLength(5); // a day
  expect((await kept()).map(({ to_address }) => to_address)).not.toContain("nobody@example.com");

  const wrong = await browser.post("/me", { email: "mia@" });
  const shown = parse(await wrong.text());
  expect(wrong.status).toBe(422);
  expect(shown.querySelector("[name=email]")?.getAttribute("value")).toBe("mia@");
  expect(shown.text).toContain("Please enter a valid email address");
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push(Number((await ask(`x${n}@example.com`))[0]));
  expect(statuses).toEqual([303, 303, 429, 429]);
});

test("who is erased has no page any more, and an export says that they had one", async ({
  ownedApp,
}) => {
  const own = await ownedApp();
  const { link, page } = await onTheList(own);
  const olive = await signedIn(own.app, own.owner);
  const exported = await olive.post("/admin/privacy", { intent: "export", address: mia });
  const text = await exported.text();
  expect([exported.status, text]).toEqual([200, expect.stringContaining('"ownPages"')]);
  await olive.post("/admin/privacy", { intent: "erase", address: mia, confirmation: mia });
  const { response, text: words } = await page(link);
  expect([response.status, words]).toEqual([410, expect.not.stringContaining(mia)]);
  const { rows } = await own.db.pool.query("select from people");
  expect(rows).toEqual([]);
});

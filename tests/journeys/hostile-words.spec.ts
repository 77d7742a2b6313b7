import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eachField, longest, questionOf } from "../../src/core/briefs/fields.ts";
import {
  brief,
  enquiry,
  person,
  postBrief,
  postEnquiry,
  postFile,
  postJoin,
} from "../support/builders.ts";
import { eventually } from "../support/eventually.ts";
import { addOperator, Browser, signedIn } from "../support/operators.ts";
import { scale } from "../support/scale.ts";
import { sendForReview, siteToSend } from "../support/sites/reviews.ts";
import { hostileMarkup, hostileWords } from "../support/words/hostile-words.ts";
import { expect, type Site, test } from "./support/journey.ts";

/**
 * Every answer is read as it comes over HTTP; a browser, which takes ten times as long, opens the page
 * of every so many words, and of all of them in soak.
 */
const wordsToAVisit = scale(7, 1);

/** Opens a page and fails if words on it became anything else, or a policy had to stop them. */
async function expectOnlyWords(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 200]);
  expect([path, hostileMarkup.exec((await response?.text()) ?? "")?.[0]]).toEqual([
    path,
    undefined,
  ]);
  await page.mouse.move(20, 20);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => ["pwned" in window, window.name, location.host])).toEqual([
    false,
    "",
    new URL(page.url()).host,
  ]);
  const made = page.locator(
    "[onerror], [onload], [src*=pwned], [action^='//'], [component-url*=pwned], script:text('pwned'), style:text('pwned'), meta[content*=pwned][http-equiv]",
  );
  expect([path, await made.count()]).toEqual([path, 0]);
}

/** Everything a stranger can leave, in these words. @returns the paths of what they left. */
async function leaveEverywhere(site: Site, words: string): Promise<string[]> {
  const { app, db } = site;
  const email = `${randomUUID()}@example.com`;
  const headers = { "x-forwarded-for": `10.9.0.${hostileWords.indexOf(words)}` };
  const query = new URLSearchParams({ idea: words, businessName: words, utm_source: words });
  await postJoin(app, person({ name: words.slice(0, 100), email }), {
    headers,
    path: `/start?${query}`,
  });
  const message = enquiry({
    name: words.slice(0, 100),
    email,
    message: `${words}, and more words`,
  });
  const taken = await postEnquiry(app, { ...message, subject: words.slice(0, 120) }, headers);
  expect([words, taken.status]).toEqual([words, 200]);
  const upload = await postFile(app, "a menu", `${words.replaceAll("/", "-")}.txt`, headers);
  const sent = eachField((field) =>
    /line|name/.test(questionOf(field).kind) ? words.slice(0, longest[field]) : brief()[field],
  );
  sent.business_description = `${words} /islands.js @layer`;
  sent.email = email;
  const { file } = await upload.json();
  const fileKeys = file ? [file.key] : [];
  const answer = await postBrief(app, sent, { headers, fileKeys, query: `&${query}` });
  expect([words, answer.status]).toEqual([words, 200]);
  const { rows } = await db.pool.query("select id from site_briefs where email = $1", [email]);
  const mails = await eventually(async () => {
    const found = await db.pool.query(
      // The one email that holds what a stranger typed.
      "select id, html from emails where html is not null and kind = 'send-brief-notifications' and data ->> 'id' = $1",
      [rows[0].id],
    );
    return found.rows.length > 0 ? found.rows : undefined;
  });
  for (const { html } of mails)
    expect([words, hostileMarkup.exec(html)?.[0]]).toEqual([words, undefined]);
  const [mail] = mails;
  return [
    `/admin/enquiries?q=${email}`,
    `/admin/people?email=${email}`,
    `/admin/briefs/${rows[0].id}`,
    `/admin/emails/${mail.id}`,
    `/admin/emails/${mail.id}/as-sent`,
  ];
}

test("whatever a stranger leaves, the office shows it as words", { tag: "@long" }, async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const operator = await addOperator(site.db, {
    email: `${randomUUID()}@example.com`,
    name: hostileWords[0] ?? "",
  });
  const { cookies } = await signedIn(site.app, operator);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  );
  for (const [index, words] of hostileWords.entries()) {
    const left = await leaveEverywhere(site, words);
    for (const path of left) {
      const html = await (await page.request.get(path)).text();
      expect([path, hostileMarkup.exec(html)?.[0]]).toEqual([path, undefined]);
    }
    const opened = left[index % left.length]; // in turn: all of them would take half a minute
    if (opened && index % wordsToAVisit === 0) await expectOnlyWords(page, opened);
  }
  for (const path of [
    "/admin",
    "/admin/briefs",
    "/admin/waitlist",
    "/admin/emails",
    "/admin/enquiries",
    "/admin/account",
    "/admin/people",
    "/admin/privacy",
    "/admin/funnel",
  ]) {
    await expectOnlyWords(page, path);
  }
  for (const words of hostileWords.filter((_, index) => index % scale(20, 5) === 0)) {
    for (const path of ["/admin", "/admin/briefs", "/admin/waitlist", "/admin/emails"]) {
      await expectOnlyWords(page, `${path}?q=${encodeURIComponent(words)}`);
    }
  }
});

test("whatever is written in a review, both sides and their emails show it as words", {
  tag: "@long",
}, async ({ page, context, site }) => {
  test.slow();
  const { app, db } = site;
  const operator = await addOperator(db, {
    email: `${randomUUID()}@example.com`,
    name: hostileWords[0] ?? "",
  });
  const olive = await signedIn(app, operator);
  await context.addCookies(
    [...olive.cookies].map(([name, value]) => ({ name, value, url: app.url })),
  );
  const siteId = await siteToSend(db, { email: `${randomUUID()}@example.com` });
  const link = await sendForReview(olive, siteId);
  const office = `/admin/sites/${siteId}/review`;
  const { rows: sent } = await db.pool.query("select release_id from review_candidates");
  for (const words of hostileWords) {
    const form = new FormData();
    const comment = {
      ...{ release: sent.at(-1).release_id, about: "block:us", quoted: words },
      ...{ name: words.slice(0, 100), text: words },
    };
    for (const [name, value] of Object.entries(comment)) form.append(name, value);
    form.append("files", new File(["words"], `${words.replaceAll("/", "-").slice(0, 90)}.txt`));
    const mia = new Browser(app);
    expect((await mia.post(link, form)).status).toBe(303);
    const { rows } = await db.pool.query("select id from review_comments order by id desc limit 1");
    const answered = await olive.post(office, {
      intent: "answer",
      thread: rows[0].id,
      text: words,
    });
    expect(answered.status).toBe(303);
    const refused = await mia.post(link, { ...comment, name: "", about: words });
    expect(hostileMarkup.exec(await refused.text())?.[0]).toBeUndefined();
  }
  await db.pool.query(
    "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'review-news:%'",
  );
  const mails = await eventually(async () => {
    const { rows } = await db.pool.query(
      "select id, html from emails where html is not null and kind in ('review-comments', 'review-answers') and (data ->> 'site' = $1 or to_address = (select email from sites where id = $1::uuid))",
      [siteId],
    );
    return rows.length === 2 ? rows : undefined;
  });
  for (const { html } of mails) expect(hostileMarkup.exec(html)?.[0]).toBeUndefined();
  const ofMails = mails.flatMap(({ id }) => [`/admin/emails/${id}`, `/admin/emails/${id}/as-sent`]);
  for (const path of [link, office, "/admin", ...ofMails]) await expectOnlyWords(page, path);
});

test("whatever a link to us says, public pages show it as words", { tag: "@long" }, async ({
  page,
  site,
}) => {
  for (const [index, words] of hostileWords.entries()) {
    const value = encodeURIComponent(words);
    const paths = [
      `/start?form=waitlist&idea=${value}&description=${value}&plan=${value}&utm_source=${value}`,
      `/start?form=brief&businessName=${value}&siteType=${value}&business_idea=${value}`,
      `/thank-you?type=${value}&position=${value}`,
      `/payment-success?plan=${value}&amount=${value}&paymentId=${value}`,
      `/tools/startup-domain-generator?interest=${value}&location=${value}`,
      `/tools/local-mvp-ideas?city=${value}&interest=${value}`,
    ];
    for (const path of paths) {
      const html = await (await fetch(site.app.url + path)).text();
      expect([path, hostileMarkup.exec(html)?.[0]]).toEqual([path, undefined]);
    }
    const opened = paths[index % paths.length]; // in turn, as above
    if (opened && index % wordsToAVisit === 0) await expectOnlyWords(page, opened);
  }
});

test("a form that comes back shows what was typed as words", { tag: "@long" }, async ({ site }) => {
  for (const words of hostileWords) {
    const response = await fetch(`${site.app.url}/start`, {
      method: "POST",
      headers: { origin: site.app.url, "x-forwarded-for": "10.8.0.1" },
      body: new URLSearchParams({ name: words, email: words, phone: words, preferred_plan: words }),
    });
    const html = await response.text();
    expect([words, hostileMarkup.exec(html)?.[0]]).toEqual([words, undefined]);
  }
});

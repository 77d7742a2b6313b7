import { parse } from "node-html-parser";
import { expect } from "vitest";
import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { Browser, signedIn } from "../support/operators.ts";
import { ownPageOf } from "../support/people.ts";

const people = (email: string) => `/admin/people?${new URLSearchParams({ email })}`;

test("a person’s page says what is next, and has all about them, as they wrote it", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const name = "محمد <b> 🌸";
  await postJoin(site.app, person({ name }));
  await postBrief(site.app, brief({ business_name: "Coffs <i>Cakes</i>" }));
  const browser = await signedIn(site.app, site.owner);
  // Its draft is made in the background and has an entry too: before the note, which is the newest.
  await eventually(async () => (await site.db.pool.query("select from sites")).rowCount === 1);
  const { rows } = await site.db.pool.query("select id, updated_at from site_briefs");
  const path = `/admin/briefs/${rows[0].id}`;
  const note = { intent: "note", id: rows[0].id, seen: rows[0].updated_at.toISOString() };
  await browser.post(path, { ...note, note: "She wants <pink>" });

  const answer = await browser.get(people(person().email.toUpperCase()));
  expect(answer.status).toBe(200);
  const page = parse(await answer.text());
  expect(page.querySelector("main h2")?.text).toBe(name);
  const next = page.querySelector('[aria-label="What to do next"] a');
  expect(next?.getAttribute("href")).toBe(path);
  expect(next?.text).toMatch(/^Coffs <i>Cakes<\/i>: The preview is due by .*: 47 hours left\.$/);
  const entries = page.querySelectorAll('[aria-label="Timeline"] li').map(({ text }) => text);
  expect(entries[0]).toContain("Olive Owner added a note: Coffs <i>Cakes</i>She wants <pink>");
  const rest = entries.join("\n");
  for (const text of ["Sent a brief for Coffs", "Joined the waitlist as number 1", "Email “"]) {
    expect(rest).toContain(text);
  }
  const leading = parse(await (await browser.get(path)).text());
  const link = leading.querySelector(`a[href="/admin/people?email=mia%40example.com.au"]`);
  expect(link?.text).toBe("Everything about this person");
});

test("the link to a person’s own page is there, and is ended there", async ({ ownedApp }) => {
  const site = await ownedApp();
  await postJoin(site.app, person());
  const browser = await signedIn(site.app, site.owner);
  const path = people(person().email);
  const linkOn = (html: string) => parse(html).querySelector("[name=link]")?.getAttribute("value");
  const link = await eventually(async () => linkOn(await (await browser.get(path)).text()));
  const opened = () => fetch(site.app.url + new URL(link).pathname);
  expect((await opened()).status).toBe(200);
  const ended = await browser.post(path, { intent: "end-links" });
  const html = await ended.text();
  expect(html).toContain("Their old links no longer work");
  expect(linkOn(html)).not.toBe(link);
  expect(parse(html).querySelector('[aria-label="Timeline"]')?.text).toContain(
    "Olive Owner ended the links to their own page",
  );
  expect((await opened()).status).not.toBe(200);
});

test("what a person corrected on their own page is in their timeline, without the number", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await postJoin(site.app, person());
  const browser = await signedIn(site.app, site.owner);
  const corrected = { phone: "(02) 5550 9999", preferred_plan: "once-off" };
  await browser.post(await ownPageOf(site.db, person().email), { intent: "correct", ...corrected });
  const page = parse(await (await browser.get(people(person().email))).text());
  const timeline = page.querySelector('[aria-label="Timeline"]')?.text;
  expect(timeline).toContain("The customer corrected their details, phone number and plan");
  expect(timeline).not.toContain("5550");
});

test("an address that nobody has, that is ours or is none is told so", async ({ ownedApp }) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  for (const [email, status, text] of [
    ["", 200, "Everything about one person"],
    ["zoe@example.com", 404, "Nobody with the address zoe@example.com"],
    ["zoe", 422, "Please enter a full email address."],
    [site.owner.email, 200, "That’s one of our own addresses"],
  ] as const) {
    const answer = await browser.get(people(email));
    expect([answer.status, parse(await answer.text()).text]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
  }
  const stranger = await new Browser(site.app).get(people("zoe@example.com"));
  expect([stranger.status, stranger.headers.get("location")]).toEqual([
    expect.any(Number),
    expect.stringContaining("/admin/sign-in"),
  ]);
});

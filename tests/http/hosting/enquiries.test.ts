import { join } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeDown } from "../../../src/core/sites/releases/publish.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { type App, startApp } from "../../support/app.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { ask, get } from "../../support/raw-request.ts";
import { startSmtp } from "../../support/servers/smtp.ts";
import { hostConfig, liveSite } from "../../support/sites/live-sites.ts";

let folder: Awaited<ReturnType<typeof dataFolder>>;
let db: TestDatabase;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let app: App;
let services: Parameters<typeof liveSite>[0];

beforeAll(async () => {
  [folder, db, smtp] = [await dataFolder(), await freshDatabase(), await startSmtp()];
  services = { database: db.database, files: folderFiles(join(folder.path, "files")) };
  await liveSite(services);
  app = await startApp({
    ...{ DATABASE_URL: db.url, DATA_DIR: folder.path, SMTP_URL: smtp.url, TRUST_PROXY: "1" },
  });
});

afterAll(async () => {
  for (const each of [app, smtp, db, folder]) await each[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await db.pool.query("delete from site_enquiries; delete from emails");
});

const host = "wattle.localhost:3000";
const sent = { name: "Zoe", reply_to: "zoe@example.com", message: "Cake for ten?" };
let visitors = 0;

/** Posts the form as a browser does, each time as another visitor unless it says so. */
function post(fields: Record<string, string> | string = sent, headers: string[] = []) {
  const own = [`origin: http://${host}`, `x-forwarded-for: 10.1.1.${visitors++}`];
  const named = (name: string) => headers.some((header) => header.startsWith(`${name}:`));
  const lines = [
    ...own.filter((line) => !named(line.split(":")[0] ?? "")),
    ...(named("content-type") ? [] : ["content-type: application/x-www-form-urlencoded"]),
    ...headers.filter((header) => !header.endsWith(": -")),
  ];
  const body = typeof fields === "string" ? fields : `${new URLSearchParams(fields)}`;
  return ask(app.url, ["POST /enquiry HTTP/1.1", `host: ${host}`, ...lines], body);
}

async function stored(): Promise<{ status: string; name: string; message: string }[]> {
  const { rows } = await db.pool.query("select * from site_enquiries order by id");
  return rows;
}

test("a message is stored, its sender is thanked, and the business has it with an address to answer", async () => {
  const before = smtp.mails.length;
  const { status, header, headers } = await post();
  expect([status, header("location")]).toEqual([303, "/thanks"]);
  expect(headers.some(([name]) => name === "set-cookie")).toBe(false);
  expect((await get(app.url, host, "/thanks")).answer).toContain("got your message");
  expect(await stored()).toMatchObject([{ ...sent, status: "open" }]);
  await eventually(() => smtp.mails.length === before + 1);
  const mail = smtp.mails.at(-1);
  expect(JSON.stringify(mail)).toMatch(/mia@example\.com/);
  expect(JSON.stringify(mail)).toMatch(/reply-to: zoe@example\.com/i);
});

test("what is wrong is said at its field, and nothing that was typed is lost", async () => {
  const typed = { name: "", reply_to: "nowhere", message: `<script>alert("1")</script>\n& Cake?` };
  const { status, body, header } = await post(typed);
  expect(status).toBe(422);
  const page = parse(body.toString());
  expect(page.querySelector("textarea")?.text.replace(/^\n/, "")).toBe(typed.message);
  expect(page.querySelector("input[name=reply_to]")?.getAttribute("value")).toBe("nowhere");
  const errors = page.querySelectorAll(".error").map(({ id, text }) => [id, text]);
  expect(errors).toEqual([
    ["name-error", "Please enter your name"],
    [
      "reply_to-error",
      "Please enter an email address or a phone number, so that somebody can reply",
    ],
  ]);
  expect(page.querySelectorAll("script")).toEqual([]);
  expect(page.querySelector("title")?.text).toBe("Your message to Wattle & Daughters");
  expect(header("content-security-policy")).toContain("form-action 'self'");
  expect(await stored()).toEqual([]);
  for (const wrong of [
    { message: " \n " },
    { name: "\u200b" },
    { message: "x".repeat(5_001) },
    { name: "a\u202eb" },
  ]) {
    expect([wrong, (await post({ ...sent, ...wrong })).status]).toEqual([wrong, 422]);
  }
  expect(await stored()).toEqual([]);
});

test("what the form asks besides is told above the message, comes back as typed, and may be all", async () => {
  const asked = { "detail: Rego": " 1AB 2CD ", "detail: Suburb or town": "", "detail:": "nothing" };
  expect((await post({ ...sent, ...asked })).status).toBe(303);
  expect((await post({ ...sent, ...asked, message: "" })).status).toBe(303);
  expect((await stored()).map(({ message }) => message)).toEqual([
    "Rego: 1AB 2CD\n\nCake for ten?",
    "Rego: 1AB 2CD",
  ]);
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`detail: ${n}`, "x"]));
  const refused = await post({ ...sent, ...many, name: "" });
  expect(refused.status).toBe(422);
  const page = parse(refused.body.toString());
  const again = page.querySelectorAll('input[name^="detail"]');
  expect(again.map((box) => [box.getAttribute("name"), box.getAttribute("value")])).toEqual(
    [0, 1, 2, 3].map((n) => [`detail: ${n}`, "x"]),
  );
  expect(page.querySelector("textarea")?.text.trim()).toBe(sent.message);
  const silent = { ...sent, "detail: Rego": " ", message: "" };
  expect((await post(silent)).answer).toContain("Please write a message");
});

test("a form of another site is refused, whatever it claims", async () => {
  for (const lines of [
    ["origin: http://evil.example"],
    ["origin: http://fern.localhost:3000"],
    ["origin: http://wattle.localhost..:3000"],
    ["origin: http://localhost:3000"],
    ["origin: http://wattle.localhost"],
    ["origin: null"],
    ["origin: -"],
    ["origin: -", "sec-fetch-site: same-site"],
    ["origin: -", "sec-fetch-site: cross-site"],
    ["origin: null", "sec-fetch-site: none"],
    ["origin: http://evil.example", "sec-fetch-site: same-origin"],
  ]) {
    expect([lines, (await post(sent, lines)).status]).toEqual([lines, 403]);
  }
  expect(await stored()).toEqual([]);
  for (const lines of [
    ["origin: http://WATTLE.localhost:3000"],
    ["origin: http://wattle.localhost.:3000"],
    ["origin: null", "sec-fetch-site: same-origin"],
    ["origin: -", "sec-fetch-site: same-origin"],
  ]) {
    expect([lines, (await post(sent, lines)).status]).toEqual([lines, 303]);
  }
});

test("a form that is too long, or no form, is refused with a page to send it from", async () => {
  for (const [status, body, lines] of [
    [413, `message=${"x".repeat(70_000)}`, []],
    [413, `message=${"x".repeat(30_000_000)}`, []],
    [415, JSON.stringify(sent), ["content-type: application/json"]],
    [415, "name=a", ["content-type: text/plain"]],
    [400, "--x\r\nbroken", ["content-type: multipart/form-data; boundary=x"]],
    [422, "%00%ff=%c0&&&=", []],
    [422, "__proto__=1&constructor=2", []],
  ] as const) {
    const answer = await post(body, [...lines]);
    expect([body.slice(0, 20), answer.status]).toEqual([body.slice(0, 20), status]);
    expect(answer.answer).toContain("sent yet");
  }
  expect(await stored()).toEqual([]);
});

test("a filled trap keeps a message apart, and the sender is still thanked", async () => {
  expect((await post({ ...sent, leave_blank: "x" })).status).toBe(303);
  expect(await stored()).toMatchObject([{ status: "suspected" }]);
  expect((await db.pool.query("select from emails")).rowCount).toBe(0);
});

test("many from one connection are kept apart, then refused, and nobody else is held up", async () => {
  const line = ["x-forwarded-for: 203.0.113.77"];
  const statuses: number[] = [];
  for (let n = 0; n < 62; n++) {
    statuses.push((await post({ ...sent, message: `Cake ${n}?` }, line)).status);
  }
  expect(statuses).toEqual([...Array(60).fill(303), 429, 429]);
  const kept = await stored();
  expect(kept.map(({ status }) => status)).toEqual([
    ...Array(5).fill("open"),
    ...Array(55).fill("suspected"),
  ]);
  const refused = await post({ ...sent, message: "Very last" }, line);
  expect(refused.answer).toContain("Very last");
  expect((await post({ ...sent, message: "Of somebody else" })).status).toBe(303);
  expect((await stored()).at(-1)).toMatchObject({ status: "open", message: "Of somebody else" });
});

test("sixty-four at once are all there, each once", async () => {
  const all = Array.from({ length: 64 }, (_, n) => ({ ...sent, message: `Cake ${n % 32}?` }));
  const answers = await Promise.all(all.map((fields) => post(fields)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const messages = (await stored()).map(({ message }) => message);
  expect(messages.toSorted()).toEqual(
    Array.from({ length: 32 }, (_, n) => `Cake ${n}?`).toSorted(),
  );
});

test("a site that was taken down takes no message, says whom to ring and gives back what was typed, and other hosts have no such form", async () => {
  const { siteId } = await liveSite(services, { slug: "fern" });
  const fern = (message: string) =>
    ask(
      app.url,
      [
        "POST /enquiry HTTP/1.1",
        "host: fern.localhost",
        "origin: http://fern.localhost",
        "content-type: application/x-www-form-urlencoded",
        `x-forwarded-for: 10.1.1.${visitors++}`,
      ],
      `${new URLSearchParams({ ...sent, message })}`,
    );
  expect((await fern("While it is live")).status).toBe(303);
  await takeDown({ ...services, config: hostConfig }, { siteId, actor: "olive" });
  await eventually(async () => (await get(app.url, "fern.localhost")).status === 503);
  const { status, body } = await fern("While it is <b>offline</b>");
  const page = parse(body.toString());
  expect([status, page.querySelector("h1")?.text]).toEqual([503, "Your message hasn’t been sent"]);
  expect(page.querySelector("a")?.getAttribute("href")).toBe("tel:0255501188");
  expect(page.querySelectorAll("dd").map(({ text }) => text)).toEqual([
    ...[sent.name, sent.reply_to, "While it is <b>offline</b>"],
  ]);
  expect((await get(app.url, "fern.localhost")).answer).toContain("ring <a");
  expect((await stored()).map(({ message }) => message)).toEqual(["While it is live"]);
  const mails = await db.pool.query("select from emails where kind = 'site-enquiry'");
  expect(mails.rowCount).toBe(1);
  await db.pool.query("update sites set status = 'cancelled' where id = $1", [siteId]);
  await db.pool.query("update hosting_state set version = version + 1");
  await eventually(async () => (await fern("Too late")).status === 410);
  const ours = await fetch(`${app.url}/enquiry`, { method: "POST", headers: { origin: app.url } });
  expect(ours.status).toBe(404);
});

test("while the database is away a message is not taken, and everything typed is still there", async () => {
  await db.pool.query("alter table site_enquiries rename to gone");
  try {
    const { status, answer } = await post();
    expect([status, answer.includes("Cake for ten?")]).toEqual([503, true]);
    expect((await db.pool.query("select from emails")).rowCount).toBe(0);
  } finally {
    await db.pool.query("alter table gone rename to site_enquiries");
  }
  expect((await post()).status).toBe(303);
});

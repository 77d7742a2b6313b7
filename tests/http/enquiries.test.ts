import { parse } from "node-html-parser";
import { expect } from "vitest";
import { enquiry, postEnquiry } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { appWithOwner, signedIn } from "../support/operators.ts";

const asPage = { accept: "text/html" };

test("a message from the contact form is stored and told of, and the answer says what is next", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const response = await postEnquiry(site.app, enquiry({ subject: " Bread " }));
  expect([response.status, await response.json()]).toEqual([200, { outcome: "sent" }]);
  const { rows } = await site.db.pool.query("select * from enquiries");
  expect(rows).toMatchObject([
    { ...enquiry({ subject: "Bread" }), via: "contact", status: "open" },
  ]);
  const mails = await site.db.pool.query("select kind, to_address from emails");
  expect(mails.rows).toEqual([
    { kind: "enquiry-notification", to_address: expect.stringContaining("@") },
  ]);
});

test("without JavaScript the page says that the message has arrived, and promises no email from us", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const form = parse(await (await fetch(`${site.app.url}/contact`)).text()).querySelector("form");
  expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual([
    "/contact",
    "post",
  ]);
  const page = await (await postEnquiry(site.app, enquiry(), asPage)).text();
  const main = parse(page).querySelector("main");
  expect(main?.text).toContain("Thanks, your message has reached us");
  expect(main?.text).toContain("within 24 business hours");
  expect(main?.text).not.toMatch(/confirmation|on its way/);
  expect(main?.querySelector("textarea")).toBeNull();
});

test("a wrong field is named beside everything that was typed, and nothing is stored", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const typed = {
    name: "M",
    email: '"><script>alert(1)</script>',
    subject: "Hi",
    message: "Short",
  };
  const errors = {
    name: "Name must be at least 2 characters",
    email: "Please enter a valid email address",
    message: "Message must be at least 10 characters",
  };
  const answer = await postEnquiry(site.app, typed);
  expect([answer.status, await answer.json()]).toEqual([422, { outcome: "invalid", errors }]);
  const response = await postEnquiry(site.app, typed, asPage);
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).not.toContain("<script>alert(1)");
  const main = parse(page).querySelector("main");
  for (const message of Object.values(errors)) expect(main?.text).toContain(message);
  expect(main?.querySelector("[name=subject]")?.getAttribute("value")).toBe("Hi");
  expect(main?.querySelector("[name=message]")?.text).toBe("Short");
  expect(await stored(site)).toBe(0);
});

test("the chat needs an address alone, its words may be short, and hidden characters are no obstacle", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const chat = {
    via: "chat",
    email: "mia@example.com.au",
    message: "Hi\u202e\u0000\r\n\r\nHow much?",
  };
  expect(await (await postEnquiry(site.app, chat)).json()).toEqual({ outcome: "sent" });
  const { rows } = await site.db.pool.query("select via, name, message from enquiries");
  expect(rows).toEqual([{ via: "chat", name: null, message: "Hi\n\nHow much?" }]);
  for (const [field, value] of [
    ["email", "mia@example"],
    ["message", " \n "],
    ["message", "x".repeat(20_001)],
  ] as const) {
    const response = await postEnquiry(site.app, { ...chat, [field]: value });
    const answer = await response.json();
    expect([response.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
  }
});

test("a filled trap field is told of truly, and keeps the message apart", async ({ ownedApp }) => {
  const site = await ownedApp();
  const filled = { ...enquiry(), leave_blank: "https://spam.example" };
  const response = await postEnquiry(site.app, filled);
  expect([response.status, await response.json()]).toEqual([200, { outcome: "kept-apart" }]);
  const page = await (await postEnquiry(site.app, filled, asPage)).text();
  expect(page).toContain("one of us will check it first");
  const { rows } = await site.db.pool.query("select status from enquiries");
  expect(rows).toEqual([{ status: "suspected" }]);
  const mails = await site.db.pool.query("select from emails");
  expect(mails.rowCount).toBe(0);
});

test("a flood from one connection is told to wait, with what was typed, and others are not", async () => {
  await using site = await appWithOwner({ TRUST_PROXY: "1" });
  const from = (address: string, message: string, headers = {}) =>
    postEnquiry(site.app, enquiry({ message }), { "x-forwarded-for": address, ...headers });
  for (let n = 0; n < 30; n++) {
    expect((await from("203.0.113.1", `Message number ${n}`)).status).toBe(200);
  }
  const refused = await from("203.0.113.1", "My very own words", asPage);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  const main = parse(await refused.text()).querySelector("main");
  expect(main?.text).toContain("too many messages from your connection");
  expect(main?.querySelector("[name=message]")?.text).toBe("My very own words");
  expect((await from("203.0.113.2", "From the same address")).status).toBe(200);
  expect(await stored(site)).toBe(31);
});

test("while the database fails, the page says so and keeps what was typed", async () => {
  await using site = await appWithOwner();
  await site.db.pool.query("alter table enquiries rename to away");
  const json = await postEnquiry(site.app, enquiry());
  expect([json.status, await json.json()]).toEqual([503, { outcome: "failed" }]);
  const main = parse(await (await postEnquiry(site.app, enquiry(), asPage)).text());
  expect(main.text).toContain("Your message wasn’t sent");
  expect(main.querySelector("main [name=message]")?.text).toBe(enquiry().message);
});

test("what is none of our forms is refused with a reason", async ({ ownedApp }) => {
  const site = await ownedApp();
  const post = (body: string, type: string, origin = site.app.url) =>
    fetch(`${site.app.url}/contact`, {
      method: "POST",
      headers: { origin, accept: "application/json", "content-type": type },
      body,
    });
  const form = "application/x-www-form-urlencoded";
  expect((await post("{}", "application/json")).status).toBe(415);
  expect((await post(`message=${"x".repeat(300_000)}`, form)).status).toBe(413);
  expect((await post("message=Hello", form, "https://evil.example")).status).toBe(403);
  expect(await stored(site)).toBe(0);
});

test("an operator sees how many wait, answers one, lets a suspected one in, and is told if another was faster", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const names = ["Ann", "محمد بن عبد الله", "🌸 Zoë <b>"];
  for (const name of names) {
    await postEnquiry(site.app, enquiry({ name, email: `p${names.indexOf(name)}@example.com` }));
  }
  await postEnquiry(site.app, { ...enquiry({ name: "Bot" }), leave_blank: "x" });
  const browser = await signedIn(site.app, site.owner);
  const open = async (path: string) => parse(await (await browser.get(path)).text());
  const today = await open("/admin");
  expect(today.querySelector("main")?.text).toContain("3 unanswered enquiries.");
  const item = today.querySelector("a[href='/admin/enquiries']");
  expect(item?.text.replace(/\s+/g, " ")).toContain("Enquiries3 unanswered");

  const list = await open("/admin/enquiries");
  const senders = list.querySelectorAll("main ol h2").map(({ text }) => text);
  expect(senders).toEqual(["🌸 Zoë <b>", "محمد بن عبد الله", "Ann"]);
  const person = list.querySelector("main ol a[href='/admin/people?email=p2%40example.com']");
  expect(person?.text).toContain("Everything about this person");
  const { rows } = await site.db.pool.query("select id, status from enquiries order by id");
  const [ann, , , bot] = rows;
  const change = (intent: string, id: string) =>
    browser.post("/admin/enquiries?status=open", { intent, id });
  const answers = await Promise.all([1, 2].map(() => change("answered", ann.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  expect((await change("let-in", bot.id)).headers.get("location")).toBe(
    "/admin/enquiries?status=open&done=let-in",
  );
  const left = await open("/admin/enquiries?status=open");
  expect(left.querySelectorAll("main ol h2").map(({ text }) => text)).toEqual([
    "Bot",
    "🌸 Zoë <b>",
    "محمد بن عبد الله",
  ]);
  const found = await open("/admin/enquiries?q=ann");
  expect(found.querySelectorAll("main ol h2").map(({ text }) => text)).toEqual(["Ann"]);
  expect((await change("answered", "x")).status).toBe(422);
  const events = await site.db.pool.query(
    "select action, from_value, to_value from audit_events where table_name = 'enquiries' order by id",
  );
  expect(events.rows).toEqual([
    { action: "enquiry.status", from_value: "open", to_value: "answered" },
    { action: "enquiry.status", from_value: "suspected", to_value: "open" },
  ]);
});

test("enquiries go along when a person's data is handed out or erased", async ({ ownedApp }) => {
  const site = await ownedApp();
  const address = "mia@example.com.au";
  await postEnquiry(site.app, enquiry({ email: "Mia@example.com.au" }));
  await postEnquiry(site.app, { ...enquiry({ message: "Cheap pills, as if" }), leave_blank: "x" });
  await postEnquiry(site.app, enquiry({ email: `a${address}` }));
  const browser = await signedIn(site.app, site.owner);
  const data = await (await browser.post("/admin/privacy", { intent: "export", address })).json();
  expect(data.enquiries).toMatchObject([
    { message: enquiry().message, status: "open" },
    { message: "Cheap pills, as if", status: "suspected" },
  ]);
  expect(data.emails).toMatchObject([{ kind: "enquiry-notification" }]);
  await browser.post("/admin/privacy", { intent: "erase", address, confirmation: address });
  for (const table of ["enquiries", "emails"]) {
    const left = await site.db.pool.query(`select t::text as row from ${table} t`);
    expect([table, left.rowCount]).toEqual([table, 1]);
    expect(left.rows[0].row).toContain(`a${address}`);
  }
});

async function stored(site: {
  db: { pool: { query(sql: string): Promise<{ rowCount: number | null }> } };
}) {
  return (await site.db.pool.query("select from enquiries")).rowCount;
}

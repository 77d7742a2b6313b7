import { randomUUID } from "node:crypto";
import type pg from "pg";
import { describe, expect } from "vitest";
import { submitBrief } from "../../src/core/briefs/briefs.ts";
import { briefSchema } from "../../src/core/briefs/schema.ts";
import { joinWaitlist, updateWaitlistStatus } from "../../src/core/waitlist/waitlist.ts";
import { createLog } from "../../src/platform/log.ts";
import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { afterTheMinute } from "../support/invitations.ts";
import { signedIn } from "../support/operators.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

// Anybody can type anybody's address into a public form.

/** The two forms that email a typed address, on their own database. */
async function ownForms() {
  const db = await freshDatabase({ connections: 64 });
  const services = {
    database: db.database,
    log: createLog("silent"),
    config: { publicUrl: "https://smartsites.example", operatorEmail: "op@smartsites.example" },
  };
  const handOff = { idea: {}, source: {} };
  return {
    db,
    services,
    join: (email: string) => joinWaitlist(services, person({ email }), handOff),
    send: (email: string) =>
      submitBrief(services, { brief: briefSchema.parse(brief({ email })), fileKeys: [], handOff }),
    /** How many emails go out to the typed addresses, and how many are held. */
    async mails() {
      const { rows } = await db.pool.query<{ out: number; held: number; jobs: number }>(`
        select count(*) filter (where status = 'queued')::int as out,
          count(*) filter (where status = 'held')::int as held,
          count(*) filter (where exists (
            select from graphile_worker._private_jobs j where j.payload ->> 'emailId' = e.id::text
          ))::int as jobs
        from emails e where kind in ('waitlist-confirmation', 'brief-receipt')`);
      return rows[0];
    },
    [Symbol.asyncDispose]: () => db[Symbol.asyncDispose](),
  };
}

describe("one address gets three emails from public forms in a day", () => {
  const spellings = [
    "mia.nguyen@gmail.com",
    "MiaNguyen@Gmail.com",
    "mianguyen+cakes@gmail.com",
    "m.i.a.nguyen+1@googlemail.com",
  ];

  test("though 64 forms come at once, in many spellings", async () => {
    await using own = await ownForms();
    await openAll(own.db);
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, n) => {
        const email = spellings[n % 4] ?? "";
        return n % 8 < 4 ? own.send(email) : own.join(email);
      }),
    );
    expect(await own.mails()).toEqual({ out: 3, held: 33, jobs: 3 }); // 32 briefs, 4 sign-ups
    expect(answers.filter((answer) => "emailHeld" in answer)).toHaveLength(33);
    const { rows } = await own.db.pool.query(`
      select (select count(*)::int from site_briefs) as briefs,
        (select count(*)::int from waitlist) as people,
        (select count(*)::int from emails where kind = 'send-brief-notifications') as told`);
    expect(rows).toEqual([{ briefs: 32, people: 4, told: 32 }]);
  });

  test("and more without the lock, which shows that the test above can fail", async () => {
    await using own = await ownForms();
    const { rows } = await own.db.pool.query<{ definition: string }>(
      "select pg_get_functiondef('queue_form_email'::regproc) as definition",
    );
    // Each has counted before one of the others is done.
    const unlocked = rows[0]?.definition
      .replace(/perform pg_advisory_xact_lock\(.*\);/, "")
      .replace("new_id := queue_email(", "perform pg_sleep(0.5); new_id := queue_email(");
    expect(unlocked).not.toBe(rows[0]?.definition);
    await own.db.pool.query(unlocked ?? "");
    await openAll(own.db);
    await Promise.all(Array.from({ length: 64 }, () => own.send("mia@example.com")));
    expect((await own.mails())?.out).toBeGreaterThan(3);
  });

  test("and others theirs; after 24 hours three more", async () => {
    await using own = await ownForms();
    for (const _ of "12345") await own.send("mia@example.com");
    for (const other of ["mia@example.org", "m.ia@example.com", "tom@example.com"]) {
      expect(await own.send(other)).toEqual({ outcome: "submitted", brief: expect.any(Object) });
    }
    expect(await own.mails()).toEqual({ out: 6, held: 2, jobs: 6 });
    await own.db.pool.query("update emails set created_at = now() - interval '24 hours 1 second'");
    for (const _ of "12345") await own.send("mia@example.com");
    expect(await own.mails()).toEqual({ out: 9, held: 4, jobs: 9 });
  });
});

describe("who has answered gets every email", () => {
  const email = "mia@example.com";

  test("noted by an operator as joined, for that very address, and for as long", async () => {
    await using own = await ownForms();
    await own.join(email);
    const { rows } = await own.db.pool.query("select id from waitlist");
    const change = (status: "joined" | "invited" | "removed") =>
      updateWaitlistStatus(own.services, { id: rows[0]?.id, status, actor: "op" });
    for (const _ of "12") await own.send(email);
    await change("invited");
    expect(await own.send(email)).toMatchObject({ emailHeld: true });
    await change("joined");
    expect(await own.send(email.toUpperCase())).toEqual({
      outcome: "submitted",
      brief: expect.any(Object),
    });
    expect(await own.send("mia+x@example.com")).toMatchObject({ emailHeld: true });
    await change("removed");
    expect(await own.send(email)).toMatchObject({ emailHeld: true });
  });

  test("by coming back by the link of an email, but not by leaving", async ({ ownedApp }) => {
    const site = await ownedApp();
    await postJoin(site.app, person({ email }));
    for (const _ of "12") await postBrief(site.app, brief({ email }));
    const text = await eventually(async () => {
      const { rows } = await site.db.pool.query(
        "select text from emails where kind = 'waitlist-confirmation' and text is not null",
      );
      return rows[0]?.text;
    });
    const { search } = new URL(/Leave the waitlist: (\S+)/.exec(text)?.[1] ?? "");
    const press = (intent: string) =>
      fetch(`${site.app.url}/leave${search}`, {
        method: "POST",
        headers: { origin: site.app.url },
        body: new URLSearchParams({ intent }),
      });
    const send = async () => (await postBrief(site.app, brief({ email }))).json();
    await fetch(`${site.app.url}/leave${search}`); // as scanners of mail do
    expect(await send()).toEqual({ outcome: "sent", brief: expect.any(Object), emailHeld: true });
    await press("leave");
    expect(await send()).toEqual({ outcome: "sent", brief: expect.any(Object), emailHeld: true });
    await press("return");
    expect(await send()).toEqual({ outcome: "sent", brief: expect.any(Object) });
    await press("leave");
    expect(await send()).toEqual({ outcome: "sent", brief: expect.any(Object), emailHeld: true });
  });
});

test("screens promise no email that does not come, and an operator can send it", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  const asBrowser = { headers: { accept: "text/html" } };
  const email = (n: number) => `mia+${n}@example.com`;
  for (const n of [1, 2, 3]) await postJoin(site.app, person({ email: email(n) }));

  const joined = await postJoin(site.app, person({ email: email(4) }));
  expect(await joined.json()).toEqual({
    outcome: "joined",
    position: 4,
    entry: expect.any(Object),
    emailHeld: true,
  });
  const has = async (answer: Promise<Response> | Response, ...words: string[]) => {
    const page = await (await answer).text();
    return words.map((some) => page.includes(some)); // a failure then shows no whole page
  };
  const joinedPage = postJoin(site.app, person({ email: email(5) }), asBrowser);
  const refresh = 'content="2;url=/thank-you?type=waitlist&amp;position=5&amp;email=held"';
  const promise = "A confirmation email";
  expect(await has(joinedPage, "so we won’t send another", refresh, promise)).toEqual([
    true,
    true,
    false,
  ]);
  const sent = await postBrief(site.app, brief({ email: email(6) }), asBrowser);
  expect(sent.headers.get("location")).toBe("/thank-you?type=brief&email=held");
  for (const type of ["waitlist&position=5", "brief"]) {
    const thanks = fetch(`${site.app.url}/thank-you?type=${type}&email=held`);
    expect(await has(thanks, "so we won’t send another", promise)).toEqual([true, false]);
  }

  const operator = await signedIn(site.app, site.owner);
  const list = await (await operator.get("/admin/emails?status=held")).text();
  const id = /\/admin\/emails\/([0-9a-f-]{36})/.exec(list)?.[1];
  expect(await has(operator.get(`/admin/emails/${id}`), "Held back")).toEqual([true]);
  expect((await operator.post(`/admin/emails/${id}`, {})).status).toBe(200);
  await eventually(async () => {
    const { rows } = await site.db.pool.query("select status from emails where id = $1", [id]);
    return rows[0]?.status === "sent";
  });
});

test("without a mail server no form and no thank-you page promises an email", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  for (const type of ["waitlist&position=5", "brief"]) {
    const page = await (await fetch(`${site.app.url}/thank-you?type=${type}`)).text();
    expect(page).not.toMatch(/on its way to you/);
    expect(page).toContain("not sending automatic emails");
    expect(page).not.toContain("link by email");
  }
  for (const form of ["", "?form=brief"]) {
    const page = await (await fetch(`${site.app.url}/start${form}`)).text();
    expect(page).not.toMatch(/confirmation email|email you/i);
  }
  for (const path of ["/payment-success?plan=Build", "/thank-you", "/contact"]) {
    const page = await (await fetch(site.app.url + path)).text();
    expect([path, /(?<!friend )by email|email from us/i.exec(page)]).toEqual([path, null]);
  }
});

/** What an operator posts who is asked whether to invite everybody, and says yes. */
async function invitationOf({ pool }: Pick<TestDatabase, "pool">) {
  const { rows } = await pool.query<{ id: string }>("select id from waitlist");
  const ids = rows.map(({ id }) => id).join(",");
  return { intent: "invite", ids, again: "no", batch: randomUUID() };
}

test("without a mail server no screen of the office says that a mail is on its way", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await postJoin(site.app, person());
  await postBrief(site.app, brief());
  const { rows } = await site.db.pool.query("select id, updated_at from site_briefs");
  const { id, updated_at } = rows[0];
  const seen = updated_at.toISOString();
  const operator = await signedIn(site.app, site.owner);
  const invite = await invitationOf(site.db);
  const invited = await operator.post("/admin/waitlist", invite);
  const mail = { intent: "mail", id, seen, message: "It is ready.", previewLink: "" };
  const mailed = await operator.post(`/admin/briefs/${id}`, mail);
  for (const { headers } of [invited, mailed]) {
    const page = await (await operator.get(headers.get("location") ?? "")).text();
    expect(/on (its|their) way/.exec(page)).toBeNull();
    expect(page).toContain("there’s no mail server yet");
  }
  const forgot = await operator.post("/admin/forgot-password", { email: site.owner.email });
  expect(await forgot.text()).toContain("no mail server");
});

test("of what was typed into a form, only a name goes to the address, in what an operator sends", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url, OPERATOR_EMAIL: "op@example.com" });
  const word = (n: number) => `Zebrafish${n}`;
  const email = "victim@example.com";
  const query = `&businessName=${word(0)}&siteType=${word(0)}&utm_source=${word(0)}`;
  await postJoin(site.app, person({ email, name: word(1), phone: "0499 999 999" }), {
    path: `/start?idea=${word(2)}&description=${word(2)}`,
  });
  const typed = brief({
    email,
    business_name: word(3),
    business_description: `${word(4)} is here`,
    site_goals: `${word(5)} is here`,
    domain_preferences: word(6),
    color_preferences: word(7),
    contact_name: word(8),
    service_area: word(9),
    services: word(10),
    opening_hours: word(11),
    current_website: `${word(12)}.example`,
    phone: "0499 999 999",
  });
  await postBrief(site.app, typed, { query });

  const operator = await signedIn(site.app, site.owner);
  const invite = await invitationOf(site.db);
  expect((await operator.post("/admin/waitlist", invite)).status).toBe(303);
  for (const previewLink of ["", "https://preview.example/site"]) {
    const { rows } = await site.db.pool.query("select id, updated_at from site_briefs");
    const { id, updated_at } = rows[0];
    const seen = updated_at.toISOString();
    const mail = { intent: "mail", id, seen, message: "It is ready.", previewLink };
    expect((await operator.post(`/admin/briefs/${id}`, mail)).status).toBe(303);
  }

  await afterTheMinute(site.db);
  const toVictim = () => smtp.mails.filter(({ to }) => to === email);
  await eventually(() => toVictim().length === 5);
  const typedIn = toVictim().map(({ subject, raw }) => [
    subject,
    [...new Set(raw.match(/Hi Zebrafish\d+,|Zebrafish\d*|0499/gi))],
  ]);
  expect(Object.fromEntries(typedIn)).toEqual({
    "About your brief": [`Hi ${word(8)},`],
    "We’ve got your brief": [],
    "Your Smart Sites spot is open": [`Hi ${word(1)},`],
    "Your preview is ready": [`Hi ${word(8)},`],
    "You’re number 1 on the Smart Sites waitlist": [],
  });
  await eventually(() => smtp.mails.length === 6);
  const told = smtp.mails.find(({ to }) => to === "op@example.com")?.raw;
  for (const n of [3, 4, 5, 6, 7, 8]) expect(told).toContain(word(n));
});

test("what was typed cannot bring headers or markup into the email to the operator", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url, OPERATOR_EMAIL: "op@example.com" });
  const { rows } = await site.db.pool.query(
    "insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain) values ('x', 'm@example.com', 'x', 'x', 'warm', false) returning *",
  );
  // The form takes none of these; a row may be older than the form.
  const names = [
    "Cakes\r\nBcc: everybody@example.com\r\n\r\n<script>alert(1)</script>",
    "\u202egpj.exe\u2066\u200b\u3164 cakes",
    `${"Cakes ".repeat(400)}`,
    "Cakes 🎂 <img src=x onerror=alert(1)>\u0000",
  ];
  for (const business_name of names) {
    const data = JSON.stringify({
      ...rows[0],
      business_name: business_name.replace("\0", "\u2028"),
      files: [],
    });
    await site.db.pool.query(
      "select queue_email('send-brief-notifications', 'op@example.com', $1)",
      [data],
    );
  }
  const stored = await eventually(async () => {
    const { rows } = await site.db.pool.query(
      "select subject, html from emails where status = 'sent' order by created_at",
    );
    return rows.length === names.length ? rows : undefined;
  });
  for (const { raw } of smtp.mails) {
    const [head = ""] = raw.split(/\r\n\r\n/);
    expect(head).not.toMatch(/^bcc:/im);
    for (const line of head.split("\r\n")) expect(line.length).toBeLessThan(998);
  }
  for (const { html } of stored) expect(html).not.toMatch(/<script|<img/);
  const subjects = stored.map(({ subject }) => subject);
  expect(subjects.slice(0, 2)).toEqual([
    "New brief: Cakes Bcc: everybody@example.com <script>alert(1)</script>",
    "New brief: gpj.exe cakes",
  ]);
  expect(subjects[2]).toHaveLength(150);
  for (const subject of subjects) expect(subject).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u3164]/u);
});

/** Opens every connection of a pool, so that what comes next is really at once. */
async function openAll({ pool }: TestDatabase): Promise<void> {
  const clients: pg.PoolClient[] = [];
  while (clients.length < 64) clients.push(await pool.connect());
  for (const client of clients) client.release();
}

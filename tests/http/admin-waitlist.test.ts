import { randomUUID } from "node:crypto";
import { parse } from "node-html-parser";
import { expect } from "vitest";
import { trapField } from "../../src/ui/forms/trap-field.tsx";
import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { afterTheMinute } from "../support/invitations.ts";
import { appWithOwner, type Browser, signedIn } from "../support/operators.ts";
import type { TestDatabase } from "../support/postgres.ts";

async function addPeople(db: TestDatabase, count: number): Promise<void> {
  await db.pool.query(
    `insert into waitlist (name, email, preferred_plan, position)
     select 'Person ' || n, 'p' || n || '@example.com', 'monthly', n from generate_series(1, $1) n`,
    [count],
  );
}

/** What the page that asks whether to invite somebody would post, and whom it shows. */
async function askedBy(browser: Browser, query: string) {
  const page = parse(await (await browser.get(`/admin/waitlist?${query}`)).text());
  const panel = page.querySelector('[aria-labelledby="invite-title"]');
  const inputs = panel?.querySelectorAll("input") ?? [];
  const fields = Object.fromEntries(
    inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
  );
  return { shown: panel?.querySelectorAll("li").map(({ text }) => text.split(" ")[0]), fields };
}

async function statuses(db: TestDatabase): Promise<string> {
  const { rows } = await db.pool.query("select status from waitlist order by position");
  return rows.map(({ status }) => status).join();
}

test("the next people are shown, and then invited and emailed once, however often the form is sent", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  await addPeople(site.db, 5);
  await site.db.pool.query("update waitlist set status = 'removed' where position = 2");
  const browser = await signedIn(site.app, site.owner);
  const { shown, fields } = await askedBy(browser, "invite=2");
  expect(shown).toEqual(["#1Person", "#3Person"]);
  expect(await statuses(site.db)).toBe("waiting,removed,waiting,waiting,waiting");
  const answers = await Promise.all([1, 2, 3].map(() => browser.post("/admin/waitlist", fields)));
  const next = `/admin/waitlist?status=invited&invited=2&batch=${fields.batch}`;
  for (const { status, headers } of answers) {
    expect([status, headers.get("location")]).toEqual([303, next]);
  }
  const page = parse(await (await browser.get(next)).text());
  expect(page.querySelector('[role="status"]')?.text).toContain(
    "2 people are invited. The emails go out within a minute.",
  );
  expect(smtp.mails).toEqual([]);
  await afterTheMinute(site.db);
  await eventually(() => smtp.mails.length === 2);
  expect(smtp.mails.map(({ to }) => to).sort()).toEqual(["p1@example.com", "p3@example.com"]);
  expect(smtp.mails[0]?.raw).toContain("spot is open");
  expect(await statuses(site.db)).toBe("invited,removed,invited,waiting,waiting");
  // A colleague who had the same people on the screen.
  const late = await browser.post("/admin/waitlist", { ...fields, batch: randomUUID() });
  expect(late.headers.get("location")).toContain("invited=0");
  for (const ids of ["", "x", Array(101).fill(randomUUID()).join(",")]) {
    const bad = await browser.post("/admin/waitlist", { ...fields, ids, batch: randomUUID() });
    expect(bad.status).toBe(422);
  }
});

test("for a minute invitations can be undone, and nobody is emailed", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  await addPeople(site.db, 3);
  const browser = await signedIn(site.app, site.owner);
  const { fields } = await askedBy(browser, "invite=3");
  await browser.post("/admin/waitlist", fields);
  await site.db.pool.query("update waitlist set status = 'joined' where position = 3");
  const undo = { intent: "undo-invite", batch: fields.batch ?? "" };
  const undone = await browser.post("/admin/waitlist", undo);
  expect(undone.headers.get("location")).toBe("/admin/waitlist?undone=3&gone=0");
  expect(await statuses(site.db)).toBe("waiting,waiting,joined");
  const again = await browser.post("/admin/waitlist", undo);
  const page = await (await browser.get(again.headers.get("location") ?? "")).text();
  expect(page).toContain("Too late: the emails have gone out.");
  await afterTheMinute(site.db);
  await eventually(async () => {
    const { rows } = await site.db.pool.query("select from graphile_worker.jobs");
    return rows.length === 0;
  });
  expect(smtp.mails).toEqual([]);
  const { rows } = await site.db.pool.query(
    `select action, from_value, to_value, count(*)::int from audit_events
     where table_name = 'waitlist' group by 1, 2, 3 order by 1, 2`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["waitlist.invitations-undone", null, "3", 1],
    ["waitlist.invite", null, "3", 1],
    ["waitlist.status", "invited", "waiting", 2],
    ["waitlist.status", "waiting", "invited", 3],
  ]);
});

test("invitations whose emails have gone stay, and the page offers no undoing", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await addPeople(site.db, 1);
  const browser = await signedIn(site.app, site.owner);
  const { fields } = await askedBy(browser, "invite=1");
  const posted = await browser.post("/admin/waitlist", fields);
  const offered = async () =>
    (await (await browser.get(posted.headers.get("location") ?? "")).text()).includes("Undo");
  expect(await offered()).toBe(true);
  await afterTheMinute(site.db);
  await eventually(async () => !(await offered()));
  const undo = { intent: "undo-invite", batch: fields.batch ?? "" };
  const undone = await browser.post("/admin/waitlist", undo);
  expect(undone.headers.get("location")).toBe("/admin/waitlist?undone=0&gone=1");
  expect(await statuses(site.db)).toBe("invited");
});

test("one person can be invited alone and again, and one who was erased never", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  await addPeople(site.db, 3);
  const browser = await signedIn(site.app, site.owner);
  const idOf = async (position: number): Promise<string> => {
    const found = "select id from waitlist where position = $1";
    return (await site.db.pool.query(found, [position])).rows[0].id;
  };
  for (const mails of [1, 2]) {
    const { shown, fields } = await askedBy(browser, `person=${await idOf(2)}`);
    expect(shown).toEqual(["#2Person"]);
    await browser.post("/admin/waitlist", fields);
    await afterTheMinute(site.db);
    await eventually(() => smtp.mails.length === mails);
  }
  expect(smtp.mails.map(({ to }) => to)).toEqual(["p2@example.com", "p2@example.com"]);
  expect(await statuses(site.db)).toBe("waiting,invited,waiting");

  // Erased while an operator is asked, and with a mail that waits.
  const first = await askedBy(browser, `person=${await idOf(1)}`);
  const third = await askedBy(browser, `person=${await idOf(3)}`);
  await browser.post("/admin/waitlist", third.fields);
  for (const address of ["p1@example.com", "p3@example.com"]) {
    const erasing = { intent: "erase", address, confirmation: address };
    expect((await browser.post("/admin/privacy", erasing)).status).toBe(303);
  }
  await browser.post("/admin/waitlist", first.fields);
  await site.db.pool.query("update waitlist set status = 'waiting' where position in (1, 3)");
  expect((await askedBy(browser, "invite=9")).shown).toBeUndefined();
  expect((await askedBy(browser, `person=${await idOf(1)}`)).shown).toBeUndefined();
  await browser.post("/admin/waitlist", { ...first.fields, batch: randomUUID() });
  await afterTheMinute(site.db);
  await eventually(async () => {
    const { rows } = await site.db.pool.query("select from graphile_worker.jobs");
    return rows.length === 0;
  });
  expect(smtp.mails).toHaveLength(2);
});

test("an invitation leads to the brief form with its place, which its brief takes, and runs out", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  await addPeople(site.db, 2);
  const browser = await signedIn(site.app, site.owner);
  const { fields } = await askedBy(browser, "invite=2");
  await browser.post("/admin/waitlist", fields);
  await afterTheMinute(site.db);
  await eventually(() => smtp.mails.length === 2);
  const linkTo = async (address: string) => {
    // Its words are kept a moment after it has been sent.
    const kept = "select text from emails where to_address = $1 and text is not null";
    const text = await eventually(
      async () => (await site.db.pool.query(kept, [address])).rows[0]?.text,
    );
    expect(text).toContain("works for 14 days");
    const link = /\/start\?form=brief&place=\S+/.exec(text)?.[0];
    return link ?? expect.fail("no link in the invitation");
  };
  const link = await linkTo("p1@example.com");
  const open = async (path: string) =>
    parse(await (await fetch(site.app.url + path)).text()).querySelector("main")?.text;
  expect(await open(link)).toContain("You were number 1 on the waitlist.");
  const altered = link.replace(/\w(?=\w*$)/, (letter) => (letter === "a" ? "b" : "a"));
  for (const wrong of [`${link}x`, altered, "/start?form=brief&place="]) {
    expect(await open(wrong)).not.toContain("on the waitlist.");
  }
  expect(await (await browser.get("/admin/waitlist")).text()).toContain("Not answered yet.");
  const query = link.slice("/start?form=brief".length);
  // A proven place is no program's, whatever a browser fills in.
  for (const trap of ["", "https://example.com"]) {
    const filled = { ...brief(), [trapField]: trap };
    expect((await postBrief(site.app, filled, { query })).status).toBe(200);
  }
  expect(await statuses(site.db)).toBe("joined,invited");
  const events = await site.db.pool.query(
    "select from_value, to_value from audit_events where actor = 'invitation-link'",
  );
  expect(events.rows).toEqual([{ from_value: "invited", to_value: "joined" }]);
  const { rows } = await site.db.pool.query("select source ->> 'place' as place from site_briefs");
  expect(rows).toEqual([{ place: "1" }, { place: "1" }]);

  const other = await linkTo("p2@example.com");
  await site.db.pool.query("update emails set created_at = now() - interval '15 days'");
  expect(await open(other)).toContain("Your invitation has run out");
  expect(await (await browser.get("/admin/waitlist")).text()).toContain("The invitation ran out");
  await postBrief(site.app, brief(), { query: other.slice("/start?form=brief".length) });
  expect(await statuses(site.db)).toBe("joined,invited");
});

test("the second of two operators who change one person sees the first one's change", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await addPeople(site.db, 1);
  const browser = await signedIn(site.app, site.owner);
  const { rows } = await site.db.pool.query("select id from waitlist");
  const change = { intent: "status", id: rows[0].id, expected: "waiting" };
  const first = await browser.post("/admin/waitlist?q=p", { ...change, status: "joined" });
  const next = first.headers.get("location") ?? "";
  expect([first.status, next]).toEqual([303, `/admin/waitlist?q=p&changed=${rows[0].id}`]);
  expect(await (await browser.get(next)).text()).toContain("Person 1 is now joined.");
  const second = await browser.post("/admin/waitlist", { ...change, status: "removed" });
  expect([
    second.status,
    (await second.text()).includes("to joined. Nothing was overwritten"),
  ]).toEqual([409, true]);
  const events = await site.db.pool.query(
    "select actor, from_value, to_value from audit_events where action = 'waitlist.status'",
  );
  const { rows: operators } = await site.db.pool.query("select id from operators");
  expect(events.rows).toEqual([
    { actor: operators[0].id, from_value: "waiting", to_value: "joined" },
  ]);
});

test("the list is searched, filtered and paged over thousands", async ({ ownedApp }) => {
  const site = await ownedApp();
  await addPeople(site.db, 3000);
  await site.db.pool.query("update waitlist set status = 'invited' where position <= 60");
  await site.db.pool.query("update waitlist set name = '100%_<b>Bob</b>' where position = 2222");
  const browser = await signedIn(site.app, site.owner);
  const positions = async (query: string) => {
    const page = await (await browser.get(`/admin/waitlist?${query}`)).text();
    return [...page.matchAll(/Position <\/span>(\d+)/g)].map(([, position]) => Number(position));
  };
  expect(await positions("")).toEqual(oneTo(50));
  expect(await positions("after=2950")).toEqual(oneTo(50).map((n) => n + 2950));
  expect(await positions("before=3001")).toEqual(oneTo(50).map((n) => n + 2950));
  expect(await positions("status=invited&after=50")).toEqual(oneTo(10).map((n) => n + 50));
  expect(await positions("q=%25_%3Cb%3E")).toEqual([2222]);
  expect(await positions("q=P2222%40EXAMPLE.com")).toEqual([2222]);
  expect(await positions("q=%00nobody")).toEqual([]);
  const middle = await (await browser.get("/admin/waitlist?status=waiting&after=110")).text();
  expect(middle).toContain("Positions 111 to 160");
  const links = [
    ...middle.matchAll(
      /href="\/admin\/waitlist\?(\S*)"[^>]*>.{0,400}?(First|Previous|Next|Last)\b/g,
    ),
  ];
  expect(links.map(([, query, label]) => [label, query?.replaceAll("&amp;", "&")])).toEqual([
    ["First", "status=waiting"],
    ["Previous", "status=waiting&before=111"],
    ["Next", "status=waiting&after=160"],
    ["Last", "status=waiting&before=3001"],
  ]);
  const page = await (await browser.get("/admin/waitlist?q=bob")).text();
  expect(page.includes("<b>Bob")).toBe(false);
});

test("the position of an address is told while it waits", async ({ ownedApp }) => {
  const site = await ownedApp();
  await addPeople(site.db, 2);
  const browser = await signedIn(site.app, site.owner);
  const position = async (email: string) =>
    (await browser.get(`/api/waitlist/position?email=${encodeURIComponent(email)}`)).json();
  expect(await position("P2@example.com")).toEqual({ position: 2 });
  await site.db.pool.query("update waitlist set status = 'removed' where position = 2");
  expect(await position("p2@example.com")).toEqual({ position: null });
  expect(await position("nobody@example.com")).toEqual({ position: null });
  expect(await position("\0@example.com")).toEqual({ position: null }); // no text for PostgreSQL
  expect(await site.app.printed()).not.toContain("position look-up failed");
});

test("a database that fails is told of in the spec's words, a change that failed too", async () => {
  await using site = await appWithOwner();
  await addPeople(site.db, 1);
  const browser = await signedIn(site.app, site.owner);
  const { rows } = await site.db.pool.query("select id from waitlist");
  await site.db.pool.query("alter table waitlist rename to away");
  const has = async (answer: Response, ...words: string[]) => {
    const page = await answer.text();
    return [answer.status, ...words.map((some) => page.includes(some))];
  };
  const list = "Failed to fetch waitlist entries";
  expect(await has(await browser.get("/admin/waitlist?q=p"), list)).toEqual([503, true]);
  const api = await browser.get("/api/waitlist");
  expect([api.status, await api.json()]).toEqual([503, { error: list }]);
  const change = { intent: "status", id: rows[0].id, expected: "waiting", status: "joined" };
  const changed = await browser.post("/admin/waitlist", change);
  const words = ["Failed to update waitlist status. Please try again.", list];
  expect(await has(changed, ...words)).toEqual([503, true, true]);
});

test("a suspected sign-up is let in once, or dismissed, or goes with its person", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  await addPeople(site.db, 3);
  const names = ["Ann", "Bob", "Cat"];
  for (const name of names) {
    const fields = { ...person({ name, email: `${name}@example.com` }), leave_blank: "x" };
    await postJoin(site.app, fields, { path: `/start?idea=Shop+${name}` });
  }
  const browser = await signedIn(site.app, site.owner);
  const page = await (await browser.get("/admin/waitlist")).text();
  expect(page.match(/Shop (Ann|Bob|Cat)</g)).toEqual(names.map((name) => `Shop ${name}<`));
  const { rows } = await site.db.pool.query("select id from suspected_sign_ups order by id");
  const judge = (intent: string, n: number) =>
    browser.post("/admin/waitlist", { intent, id: rows[n].id });
  const answers = await Promise.all([1, 2, 3].map(() => judge("let-in", 0)));
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
  const letIn = answers.find(({ status }) => status === 303)?.headers.get("location");
  expect(letIn).toBe("/admin/waitlist?let-in=4");
  expect((await judge("dismiss", 1)).headers.get("location")).toBe("/admin/waitlist?dismissed");
  const people = await site.db.pool.query(
    "select name, email, status, idea from waitlist where position > 3",
  );
  expect(people.rows).toEqual([
    { name: "Ann", email: "Ann@example.com", status: "waiting", idea: { idea: "Shop Ann" } },
  ]);
  const address = "cat@example.com";
  const data = await browser.post("/admin/privacy", { intent: "export", address });
  expect(await data.json()).toMatchObject({ suspected: [{ name: "Cat" }], waitlist: [] });
  await browser.post("/admin/privacy", { intent: "erase", address, confirmation: address });
  const left = await site.db.pool.query("select from suspected_sign_ups");
  expect(left.rowCount).toBe(0);
});

test("everything that a person brought is shown, the newest first, and in the export", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const join = (query: string) => postJoin(site.app, person(), { path: `/start?${query}` });
  await join("idea=Cakes&utm_source=news");
  await join("businessName=Dog+Wash&siteType=%3Cb%3EBookings");
  await join("idea=Tea&utm_source=radio");
  const browser = await signedIn(site.app, site.owner);
  const page = await (await browser.get("/admin/waitlist")).text();
  const found = page.match(/>(Tea|Dog Wash|&lt;b&gt;Bookings|Cakes)</g);
  expect(found).toEqual([">Tea<", ">Dog Wash<", ">&lt;b&gt;Bookings<", ">Cakes<"]);
  expect(page).toContain(", from radio");
  const csv = await (await browser.get("/admin/waitlist.csv")).text();
  const later =
    /utm_source: radio; idea: Tea \| at: \S+; siteType: <b>Bookings; businessName: Dog Wash/;
  expect(csv).toMatch(later);
});

test("the export opens in a spreadsheet as text, whatever people typed", async ({ ownedApp }) => {
  const site = await ownedApp();
  await addPeople(site.db, 1200);
  await site.db.pool.query(
    `update waitlist set name = '=HYPERLINK("http://evil.example")', phone = '+61 412 345 678',
     idea = '{"idea": "Say \\"hi\\"\\nthere"}' where position = 3`,
  );
  const browser = await signedIn(site.app, site.owner);
  const response = await browser.get("/admin/waitlist.csv");
  expect(response.headers.get("content-disposition")).toContain("waitlist.csv");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const text = bytes.toString();
  expect(text.match(/\r\n/g)).toHaveLength(1201);
  expect(text).toContain(
    `"3","'=HYPERLINK(""http://evil.example"")","p3@example.com","'+61 412 345 678"`,
  );
  expect(text).toContain(`"idea: Say ""hi""\nthere"`);
});

test("a failed email shows the server's words and goes out again once asked", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const { rows } = await site.db.pool.query(
    `insert into emails (kind, to_address, subject, html, text, message_id, status, attempts, last_error)
     values ('waitlist-confirmation', 'mia@example.com', 'Hello', '<p style="color:red">Hi</p><script>x</script>', 'Hi', '<a@b>', 'failed', 3, '550 no such <user>')
     returning id`,
  );
  const path = `/admin/emails/${rows[0].id}`;
  const browser = await signedIn(site.app, site.owner);
  expect(await (await browser.get("/admin/emails?status=failed")).text()).toContain(
    "550 no such &lt;user&gt;",
  );
  expect((await browser.get("/admin/emails/nothing")).headers.get("location")).toBe(
    "/admin/emails",
  );
  const asSent = await browser.get(`${path}/as-sent`);
  expect(asSent.headers.get("content-security-policy")).toMatch(
    /^sandbox allow-popups; default-src 'none'/,
  );
  expect(await asSent.text()).toContain("<script>");
  await browser.post(path, {});
  await eventually(async () => {
    const { rows } = await site.db.pool.query("select status from emails");
    return rows.length === 1 && rows[0].status === "kept";
  });
});

test("an email that was sent goes out as a second one, and a link of an operator's is shown to nobody", async ({
  ownedApp,
  smtp,
}) => {
  const site = await ownedApp({ SMTP_URL: smtp.url });
  const browser = await signedIn(site.app, site.owner);
  await site.db.pool.query("select queue_email('waitlist-invitation', 'mia@example.com', $1)", [
    JSON.stringify({ name: "Mia", position: 1, preferredPlan: "monthly" }),
  ]);
  await browser.post("/admin/forgot-password", { email: site.owner.email });
  await eventually(() => smtp.mails.length === 2);
  const { rows } = await site.db.pool.query("select id, kind from emails order by kind");
  const [secret, invitation] = rows;
  await browser.post(`/admin/emails/${invitation.id}`, {});
  await eventually(() => smtp.mails.length === 3);
  const ids = smtp.mails
    .filter(({ to }) => to === "mia@example.com")
    .map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2);
  const page = await (await browser.get(`/admin/emails/${secret.id}`)).text();
  expect([page.includes("token="), page.includes("isn’t shown here")]).toEqual([false, true]);
  expect((await browser.get(`/admin/emails/${secret.id}/as-sent`)).status).toBe(404);
  expect((await browser.post(`/admin/emails/${secret.id}`, {})).status).toBe(409);
});

function oneTo(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index + 1);
}

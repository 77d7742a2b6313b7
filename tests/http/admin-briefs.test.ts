import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect } from "vitest";
import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import {
  addOperator,
  appWithOwner,
  type Browser,
  password,
  signedIn,
} from "../support/operators.ts";

const behindProxy = { TRUST_PROXY: "1" };

/** An app with one brief, and its owner's browser. */
async function withBrief<Started extends Omit<OwnedApp, "dataDir">>(site: Started) {
  await postBrief(site.app, brief());
  const { rows } = await site.db.pool.query("select id from site_briefs");
  const id: string = rows[0].id;
  return {
    ...site,
    id,
    path: `/admin/briefs/${id}`,
    browser: await signedIn(site.app, site.owner),
    async status() {
      const { rows } = await site.db.pool.query("select status from site_briefs");
      return rows.map(({ status }) => status).join();
    },
    async events() {
      const { rows } = await site.db.pool.query(
        `select action, from_value, to_value, o.name from audit_events e
         join operators o on o.id::text = e.actor
         where table_name = 'site_briefs' order by e.created_at, e.id`,
      );
      return rows.map((row) => [row.name, row.action, row.from_value, row.to_value]);
    },
  };
}

/** The id of the site that is drafted from the one brief. */
async function siteOf({ db }: OwnedApp): Promise<string> {
  return eventually(async () => {
    const { rows } = await db.pool.query("select id from sites");
    return rows[0]?.id;
  });
}

/** What a form on a page would send, as a browser fills it in at first. */
async function formOn(browser: Browser, path: string, intent: string) {
  const page = parse(await (await browser.get(path)).text());
  const form = page.querySelector(`form:has(input[value="${intent}"])`);
  const seen = form?.querySelector('input[name="seen"]')?.getAttribute("value") ?? "";
  const id = form?.querySelector('input[name="id"]')?.getAttribute("value") ?? "";
  return { intent, id, seen };
}

describe("the list", () => {
  test("changes a status by a plain form and says so, and keeps the view", async ({ ownedApp }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const form = await formOn(site.browser, "/admin/briefs", "status");
    const posted = await site.browser.post("/admin/briefs?q=coffs", {
      ...form,
      status: "completed",
    });
    const next = posted.headers.get("location") ?? "";
    expect([posted.status, next]).toEqual([303, `/admin/briefs?q=coffs&changed=${site.id}`]);
    expect(await (await site.browser.get(next)).text()).toContain("Coffs Cakes is now completed.");
    expect(await site.events()).toEqual([
      ["Olive Owner", "brief.status", "submitted", "completed"],
    ]);
  });

  test("tells who comes second what was changed, and keeps their choice", async ({ ownedApp }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const form = await formOn(site.browser, "/admin/briefs", "status");
    await site.browser.post("/admin/briefs", { ...form, status: "in_progress" });
    const second = await site.browser.post("/admin/briefs", { ...form, status: "completed" });
    const page = parse(await second.text());
    expect(second.status).toBe(409);
    expect(page.querySelector('[role="alert"]')?.text).toContain(
      "Olive Owner moved it from Submitted to In progress. Nothing was overwritten.",
    );
    expect(page.querySelector("li select option[selected]")?.getAttribute("value")).toBe(
      "completed",
    );
    expect(await site.status()).toBe("in_progress");
  });

  test("says when there is none, when none fits, and when they cannot be had or changed", async () => {
    await using site = await withBrief(await appWithOwner(behindProxy));
    const text = async (path: string) => (await site.browser.get(path)).text();
    expect(await text("/admin/briefs?q=nobody")).toContain("No briefs match.");
    const form = await formOn(site.browser, "/admin/briefs", "status");
    await site.db.pool.query("alter table audit_events rename to gone");
    const failed = await site.browser.post(site.path, { ...form, status: "completed" });
    expect([failed.status, (await failed.text()).includes("Failed to fetch briefs")]).toEqual([
      503,
      true,
    ]);
    await site.db.pool.query("alter table gone rename to audit_events");
    await site.db.pool.query(`create function refuse() returns trigger language plpgsql
      as $$ begin raise 'no'; end $$`);
    await site.db.pool.query(
      "create trigger refuse before update on site_briefs execute function refuse()",
    );
    const refused = await site.browser.post("/admin/briefs", { ...form, status: "completed" });
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining("Failed to update brief status"),
    ]);
    await site.db.pool.query("alter table site_briefs rename to gone");
    const gone = await site.browser.get("/admin/briefs");
    expect([gone.status, await gone.text()]).toEqual([
      503,
      expect.stringContaining("Failed to fetch briefs"),
    ]);
    await site.db.pool.query("alter table gone rename to site_briefs");
    await site.db.pool.query("delete from site_briefs");
    expect(await text("/admin/briefs")).toContain("No briefs submitted yet.");
    const answer = await site.browser.get(site.path);
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining("Brief not found"),
    ]);
  });
});

describe("the page of a brief", () => {
  test("takes a note and an email with the preview, once, and shows them in the history", async ({
    ownedApp,
    smtp,
  }) => {
    const site = await withBrief(await ownedApp({ ...behindProxy, SMTP_URL: smtp.url }));
    await eventually(() => smtp.mails.length === 2);
    const note = await formOn(site.browser, site.path, "note");
    const noted = await site.browser.post(site.path, { ...note, note: "Phoned her" });
    expect(noted.headers.get("location")).toBe(`${site.path}?done=note`);
    const mail = await formOn(site.browser, site.path, "mail");
    const fields = {
      ...mail,
      message: "Have a look!",
      previewLink: "https://preview.example/coffs",
    };
    const answers = await Promise.all([1, 2, 3].map(() => site.browser.post(site.path, fields)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
    await eventually(() => smtp.mails.length === 3);
    expect(smtp.mails[2]?.to).toBe("mia@example.com.au");
    expect(smtp.mails[2]?.raw).toContain("https://preview.example/coffs");
    expect(await site.status()).toBe("preview_ready");
    await eventually(async () => {
      const page = parse(await (await site.browser.get(site.path)).text());
      return page.text.includes("The email was sent") && page.text.includes("Phoned her");
    });
  });

  test("says which place on the waitlist the customer has, whatever its state", async ({
    ownedApp,
  }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const customer = async () =>
      parse(await (await site.browser.get(site.path)).text())
        .querySelector('[aria-label="Customer"]')
        ?.text.replace(/\s+/g, " ");
    expect(await customer()).not.toContain("on the waitlist");
    await postJoin(site.app, { ...person(), email: brief().email.toUpperCase() });
    expect(await customer()).toContain("Number 1 on the waitlist, waiting");
    await site.db.pool.query("update waitlist set status = 'removed'");
    expect(await customer()).toContain("Number 1 on the waitlist, removed");
  });

  test("keeps the preview link in its header, and waits if the preview isn’t ready yet", async ({
    ownedApp,
  }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const send = async (fields: Record<string, string>) => {
      const mail = await formOn(site.browser, site.path, "mail");
      await site.browser.post(site.path, { ...mail, message: "Have a look!", ...fields });
      const page = parse(await (await site.browser.get(site.path)).text());
      const link = page.querySelector("header a[target=_blank]")?.getAttribute("href");
      return [await site.status(), link];
    };
    const previewLink = "https://preview.example/coffs";
    expect(await send({ previewLink: "" })).toEqual(["submitted", undefined]);
    expect(await send({ previewLink, notReady: "yes" })).toEqual(["submitted", previewLink]);
    const second = `${previewLink}/2`;
    expect(await send({ previewLink: second })).toEqual(["preview_ready", second]);
    await site.db.pool.query("update site_briefs set status = 'completed'");
    expect(await send({ previewLink })).toEqual(["completed", previewLink]);
  });

  test("is ready at once by hand, and asks where the preview is after that, here and in the list", async ({
    ownedApp,
  }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    await siteOf(site);
    await site.db.pool.query("delete from sites");
    for (const path of [site.path, "/admin/briefs"]) {
      const form = await formOn(site.browser, path, "status");
      const ready = { ...form, status: "preview_ready", told: "yes" };
      const wrong = await site.browser.post(path, { ...ready, link: "http://a.example" });
      expect([wrong.status, await wrong.text()]).toEqual([
        422,
        expect.stringContaining('value="http://a.example"'),
      ]);
      const asked = await site.browser.post(path, ready);
      const page = parse(await asked.text());
      expect([asked.status, await site.status()]).toEqual([200, "preview_ready"]);
      expect(page.text).toContain("Where is the preview? Add its link");
      expect(page.querySelector('[name="link"]')).not.toBeNull();
      const back = await formOn(site.browser, path, "status");
      await site.browser.post(path, { ...back, status: "submitted" });
    }
    const form = await formOn(site.browser, site.path, "status");
    await site.browser.post(site.path, { ...form, status: "preview_ready" });
    const next = await formOn(site.browser, site.path, "status");
    const link = "https://preview.example/coffs";
    const told = await site.browser.post(site.path, { ...next, status: "preview_ready", link });
    expect(told.status).toBe(303);
    const page = parse(await (await site.browser.get(site.path)).text());
    expect(page.querySelector("header a[target=_blank]")?.getAttribute("href")).toBe(link);
    expect((await site.events()).at(-1)).toEqual(["Olive Owner", "brief.link", null, link]);
  });

  test("is ready at once, asks after that whether to send the site for review, and sends it", async ({
    ownedApp,
  }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const { pool } = site.db;
    const review = `/admin/sites/${await siteOf(site)}/review`;
    const back = async () => {
      const form = await formOn(site.browser, site.path, "status");
      await site.browser.post(site.path, { ...form, status: "in_progress" });
    };
    for (const path of [site.path, "/admin/briefs"]) {
      const form = await formOn(site.browser, path, "status");
      const link = "https://preview.example/1";
      const asked = await site.browser.post(path, { ...form, status: "preview_ready", link });
      const page = parse(await asked.text());
      expect([asked.status, await site.status()]).toEqual([200, "preview_ready"]);
      expect(page.text).toContain("hasn’t been sent for review");
      expect(page.querySelector("button[formaction]")?.getAttribute("formaction")).toBe(review);
      await back();
    }
    const form = await formOn(site.browser, site.path, "status");
    const refused = await site.browser.post(review, { ...form, intent: "send" });
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining("Choose the site’s address first"),
    ]);
    await pool.query("update sites set slug = 'coffs'");
    const again = await formOn(site.browser, site.path, "status");
    const sent = await site.browser.post(review, { ...again, intent: "send" });
    expect([sent.status, await site.status()]).toEqual([303, "preview_ready"]);
    const mails = await pool.query("select from emails where kind = 'review-link'");
    expect(mails.rowCount).toBe(1);
    await back();
    const last = await formOn(site.browser, site.path, "status");
    const done = await site.browser.post(site.path, { ...last, status: "preview_ready" });
    expect([done.status, await site.status()]).toEqual([303, "preview_ready"]);
  });

  test("records whether the customer was told of a status set by hand", async ({ ownedApp }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    for (const [status, told] of [
      ["in_progress", {}],
      ["completed", { told: "yes" }],
    ] as const) {
      const form = await formOn(site.browser, site.path, "status");
      await site.browser.post(site.path, { ...form, status, ...told });
    }
    const { rows } = await site.db.pool.query(
      "select to_value, detail from audit_events where action = 'brief.status' order by created_at",
    );
    expect(rows).toEqual([
      { to_value: "in_progress", detail: "customer not told" },
      { to_value: "completed", detail: "customer told" },
    ]);
    const page = parse(await (await site.browser.get(site.path)).text());
    expect(page.text).toContain("In progress to Completed, customer told");
  });

  test("keeps what was typed when somebody was quicker, and when it is wrong", async ({
    ownedApp,
  }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const mail = await formOn(site.browser, site.path, "mail");
    const stan = await addOperator(site.db, {
      email: "stan@example.com",
      name: "Stan",
      role: "staff",
    });
    const other = await signedIn(site.app, stan);
    const note = await formOn(other, site.path, "note");
    await other.post(site.path, { ...note, note: "She wants <pink>" });

    const typed = { message: "My long\nmessage", previewLink: "https://preview.example/1" };
    const held = await site.browser.post(site.path, { ...mail, ...typed, notReady: "yes" });
    const page = parse(await held.text());
    expect(held.status).toBe(409);
    expect(page.querySelector('[role="alert"]')?.text).toContain(
      "Stan added a note: “She wants <pink>”",
    );
    expect(page.querySelector('textarea[name="message"]')?.text).toContain("My long\nmessage");
    expect(page.querySelector('[name="previewLink"]')?.getAttribute("value")).toBe(
      typed.previewLink,
    );
    expect(page.querySelector('[name="notReady"]')?.hasAttribute("checked")).toBe(true);

    const fresh = await formOn(site.browser, site.path, "mail");
    for (const wrong of [
      "http://a.example",
      "javascript:alert(1)",
      "https://me@evil.example",
      "x",
    ]) {
      const refused = await site.browser.post(site.path, {
        ...fresh,
        ...typed,
        previewLink: wrong,
      });
      const text = parse(await refused.text());
      expect(refused.status).toBe(422);
      expect(text.querySelector('textarea[name="message"]')?.text).toContain("My long");
      expect(text.querySelector('[name="previewLink"]')?.getAttribute("value")).toBe(wrong);
    }
    const { rows } = await site.db.pool.query("select from emails where kind = 'brief-message'");
    expect(rows).toEqual([]);
    expect(await site.status()).toBe("submitted");
  });

  test("asks the customer, stops the clock for it, and starts it again with the answer", async ({
    ownedApp,
  }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    await site.db.pool.query("update site_briefs set created_at = now() - interval '30 minutes'");
    const header = (page: HTMLElement) => page.querySelector("#brief header")?.text ?? "";
    const ask = await formOn(site.browser, site.path, "ask");
    const empty = await site.browser.post(site.path, { ...ask, question: " " });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining("Please write a question"),
    ]);
    const question = "Which photos\nare <yours>?";
    const asked = await site.browser.post(site.path, { ...ask, question });
    expect([asked.status, asked.headers.get("location")]).toEqual([303, `${site.path}?done=ask`]);

    const waiting = parse(await (await site.browser.get(site.path)).text());
    expect(header(waiting)).toMatch(
      /Paused, 47 h left.*The clock stopped on .* with 47 hours left/,
    );
    const section = waiting.querySelector('[aria-label="Waiting for the customer"]');
    expect(section?.text).toContain(`${question}Asked by Olive Owner`);
    expect(waiting.querySelector('[aria-label="Ask the customer"]')).toBeNull();
    const list = parse(await (await site.browser.get("/admin/briefs")).text());
    expect(list.querySelector("[data-rows]")?.text).toContain("Paused, 47 h left");
    const { rows } = await site.db.pool.query(
      "select to_address as to, data ->> 'question' as question from emails where kind = 'brief-question'",
    );
    expect(rows).toEqual([{ to: brief().email, question }]);

    const resume = await formOn(site.browser, site.path, "resume");
    const long = await site.browser.post(site.path, { ...resume, answer: "a".repeat(4001) });
    expect([long.status, await long.text()]).toEqual([
      422,
      expect.stringContaining("a".repeat(4001)),
    ]);
    await site.browser.post(site.path, { ...resume, answer: "All, she said" });
    const running = parse(await (await site.browser.get(site.path)).text());
    expect(header(running)).toMatch(/The preview is due by .*, Sydney time: 47 hours left\./);
    expect(running.text).toContain("entered the answer, and started the clockAll, she said");
  });

  test("gives back a message far too long to send, whole", async ({ ownedApp }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    const mail = await formOn(site.browser, site.path, "mail");
    const message = "Long words. ".repeat(15_000);
    const refused = await site.browser.post(site.path, { ...mail, message, previewLink: "" });
    const page = parse(await refused.text());
    expect(refused.status).toBe(422);
    expect(page.text).toContain("Please use at most 8000 characters");
    expect(page.querySelector('textarea[name="message"]')?.text.trim()).toBe(message.trim());
  });

  test("takes nothing but what its forms ask for", async ({ ownedApp }) => {
    const site = await withBrief(await ownedApp(behindProxy));
    await postBrief(site.app, brief({ business_name: "Other Shop" }));
    const note = await formOn(site.browser, site.path, "note");
    const { rows } = await site.db.pool.query("select id from site_briefs where id <> $1", [
      site.id,
    ]);
    const extra = {
      actor: "root",
      created_at: "2020-01-01T00:00:00Z",
      business_name: "Hacked",
      status: "completed",
      email: "eve@example.com",
      id: rows[0].id,
      action: "brief.status",
    };
    const answer = await site.browser.post(site.path, { ...note, note: "Hello", ...extra });
    expect(answer.status).toBe(303);
    expect(await site.events()).toEqual([["Olive Owner", "brief.note", null, "Hello"]]);
    const briefs = await site.db.pool.query(
      "select status, business_name, email from site_briefs order by created_at",
    );
    const untouched = { status: "submitted", email: "mia@example.com.au" };
    expect(briefs.rows).toEqual([
      { ...untouched, business_name: "Coffs Cakes" },
      { ...untouched, business_name: "Other Shop" },
    ]);
    for (const wrong of [
      { ...note, intent: "erase" },
      { ...note, intent: "status", status: "archived" },
      { ...note, seen: "yesterday", note: "x" },
      { intent: "status", status: "completed" },
    ]) {
      expect((await site.browser.post(site.path, wrong)).status).toBe(422);
    }
    expect(await site.events()).toHaveLength(1);
  });
});

test("the JSON API lists briefs and changes a status by a token, with a reason when it doesn't", async ({
  ownedApp,
}) => {
  const site = await withBrief(await ownedApp(behindProxy));
  const stan = await addOperator(site.db, {
    email: "stan@example.com",
    name: "Stan",
    role: "staff",
  });
  const { token } = await (
    await fetch(`${site.app.url}/api/token`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: stan.email, password }),
    })
  ).json();
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(`${site.app.url}/api/briefs${path}`, {
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { method: "PATCH", body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json() };
  };
  const list = await call("?status=submitted&q=coffs");
  expect(list).toMatchObject({
    status: 200,
    answer: { total: 1, briefs: [{ id: site.id, business_name: "Coffs Cakes", files: [] }] },
  });
  expect(list.answer.briefs[0]).not.toHaveProperty("submission_id");
  expect(await call("/version")).toMatchObject({ answer: { version: expect.any(String) } });
  const change = { status: "in_progress", expected: "submitted" };
  expect(await call(`/${site.id}`, change)).toMatchObject({
    status: 200,
    answer: { status: "in_progress" },
  });
  expect(await call(`/${site.id}`, { ...change, status: "completed" })).toMatchObject({
    status: 409,
    answer: {
      error: "Somebody else has changed it in the meantime",
      brief: { status: "in_progress" },
    },
  });
  for (const wrong of [{ status: "gone" }, { ...change, email: "eve@example.com" }, "x", null]) {
    expect(await call(`/${site.id}`, wrong)).toMatchObject({
      status: 422,
      answer: { error: expect.stringContaining("submitted, in_progress") },
    });
  }
  for (const id of ["nothing", "01890000-0000-7000-8000-000000000000"]) {
    expect(await call(`/${id}`, change)).toMatchObject({
      status: 404,
      answer: { error: "There is no such brief" },
    });
  }
  expect(await site.events()).toEqual([["Stan", "brief.status", "submitted", "in_progress"]]);
});

test("operators are emailed about an overdue preview, once, however often the job runs", async ({
  ownedApp,
  smtp,
}) => {
  const site = await withBrief(await ownedApp({ ...behindProxy, SMTP_URL: smtp.url }));
  await site.db.pool.query("update site_briefs set created_at = now() - interval '50 hours'");
  const { pool } = site.db;
  for (const _ of [1, 2, 3]) {
    await pool.query("select graphile_worker.add_job('remind_of_previews')");
  }
  await eventually(async () => {
    const { rows } = await pool.query("select from graphile_worker.jobs");
    return rows.length === 0;
  });
  const reminders = smtp.mails.filter(({ to }) => to === site.owner.email);
  expect(reminders.map(({ subject }) => subject)).toEqual(["Preview overdue: Coffs Cakes"]);
});

test("today tells of what is due, overdue and new, and finds people and briefs", async ({
  ownedApp,
}) => {
  const site = await withBrief(await ownedApp(behindProxy));
  for (const [name, hours] of [
    ["Late Shop", 50],
    ["Soon Shop", 40],
  ] as const) {
    await postBrief(
      site.app,
      brief({ business_name: name, business_description: "Repairs of all kinds" }),
    );
    await site.db.pool.query(
      "update site_briefs set created_at = now() - $1 * interval '1 hour' where business_name = $2",
      [hours, name],
    );
  }
  await site.db.pool.query(
    "insert into waitlist (name, email, preferred_plan, position) values ('Mia Coffs', 'm@example.com', 'monthly', 1)",
  );
  const page = parse(await (await site.browser.get("/admin?q=coffs")).text());
  for (const text of ["1 preview is overdue.", "1 preview is due soon.", "3 new briefs."]) {
    expect(page.text).toContain(text);
  }
  const due = page.querySelectorAll('[aria-labelledby="attention"] li li');
  expect(due.map((one) => one.text)).toEqual([
    expect.stringMatching(/^Late Shop The preview was due by .* and is 2 hours late\.$/),
    expect.stringMatching(/^Soon Shop The preview is due by .*: 7 hours left\.$/),
  ]);
  const links = page.querySelectorAll('[aria-labelledby="found"] li a');
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/admin/waitlist?q=m%40example.com",
    `/admin/briefs/${site.id}`,
  ]);
  const overdue = parse(await (await site.browser.get("/admin/briefs?due=overdue")).text());
  expect(overdue.querySelectorAll("[data-rows] > li").length).toBe(1);
  expect(overdue.text).toContain("Overdue by 2 h");
});

import { parse } from "node-html-parser";
import { describe, expect } from "vitest";
import { startApp } from "../support/app.ts";
import { person, postJoin } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

async function appOnFreshDatabase(environment: Record<string, string> = {}) {
  const db = await freshDatabase();
  const app = await startApp({ DATABASE_URL: db.url, ...environment });
  return {
    db,
    app,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
    },
  };
}

test("a person joins, is told the position, and their email is in the outbox", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const response = await postJoin(site.app, person());
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.json()).toEqual({
    outcome: "joined",
    position: 1,
    entry: expect.any(Object),
  });
  const mail = await eventually(async () => {
    const { rows } = await site.db.pool.query("select * from emails where status = 'kept'");
    return rows[0];
  });
  expect(mail).toMatchObject({ kind: "waitlist-confirmation", to_address: "mia@example.com.au" });
  expect(mail.text).toContain("#1");
});

test("the same post again, and again at once, changes nothing", async ({ emptyApp }) => {
  const site = await emptyApp();
  const answers = await Promise.all(
    ["/start", "/waitlist", "/start"].map(async (path) =>
      (await postJoin(site.app, person(), { path })).json(),
    ),
  );
  expect(answers.map((answer) => answer.outcome).sort()).toEqual([
    "already-waiting",
    "already-waiting",
    "joined",
  ]);
  expect(new Set(answers.map((answer) => answer.position))).toEqual(new Set([1]));
  expect(await people(site.db)).toBe(1);
});

test("what a generator hands over is shown on the page and stored with the person", async ({
  emptyApp,
}) => {
  const site = await emptyApp();
  const path =
    "/waitlist?business_idea=Beach+%3Cb%3Eyoga%3C%2Fb%3E&description=Sunrise%00classes&utm_source=local_mvp_tool&utm_medium=generator&utm_campaign=local_business_ideas&other=x";
  const page = await (await fetch(`${site.app.url}${path}&form=waitlist`)).text();
  expect(textsMissing(page, "Beach &lt;b&gt;yoga&lt;/b&gt;")).toEqual([]);
  expect(textsMissing(page, "Sunrise classes")).toEqual([]);
  await postJoin(site.app, person(), { path });
  const { rows } = await site.db.pool.query("select idea, source from waitlist");
  expect(rows).toEqual([
    {
      idea: { business_idea: "Beach <b>yoga</b>", description: "Sunrise classes" },
      source: {
        utm_source: "local_mvp_tool",
        utm_medium: "generator",
        utm_campaign: "local_business_ideas",
        page: "/waitlist",
      },
    },
  ]);
});

test.for([
  ["/waitlist?plan=once-off", "once-off"],
  ["/start?plan=once-off&utm_source=news", "once-off"],
  ["/waitlist?plan=monthly", "monthly"],
  ["/waitlist?plan=gold", "monthly"],
  ["/waitlist?plan=gold&plan=once-off", "monthly"],
  ["/waitlist", "monthly"],
] as const)("%s opens with the plan %s chosen", async ([path, plan], { emptyApp }) => {
  const { app } = await emptyApp();
  const page = parse(await (await fetch(app.url + path)).text());
  const chosen = page.querySelectorAll("input[name=preferred_plan][checked]");
  expect(chosen.map((radio) => radio.getAttribute("value"))).toEqual([plan]);
});

describe("without JavaScript", () => {
  const asBrowser = { headers: { accept: "text/html" } };

  test("success says the position and moves on after 2 seconds", async ({ emptyApp }) => {
    const site = await emptyApp();
    const response = await postJoin(site.app, person(), asBrowser);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(textsMissing(page, "Welcome to the waitlist!")).toEqual([]);
    expect(textsMissing(page, "position #1")).toEqual([]);
    expect(/http-equiv="refresh" content="([^"]*)"/.exec(page)?.[1]).toBe(
      "2;url=/thank-you?type=waitlist&amp;position=1",
    );
  });

  test("a known address is told its position", async ({ emptyApp }) => {
    const site = await emptyApp();
    await postJoin(site.app, person());
    const page = await (await postJoin(site.app, person(), asBrowser)).text();
    expect(textsMissing(page, "Already on waitlist!")).toEqual([]);
    expect(textsMissing(page, "You’re already at position #1 in our waitlist.")).toEqual([]);
    expect(page.includes('http-equiv="refresh"')).toBe(false);
  });

  test("who was removed or invited is told where they are up to", async ({ emptyApp, smtp }) => {
    const site = await emptyApp({ SMTP_URL: smtp.url });
    await postJoin(site.app, person());
    const answerAs = async (status: string) => {
      await site.db.pool.query("update waitlist set status = $1", [status]);
      const response = await postJoin(site.app, person(), asBrowser);
      return { status: response.status, page: await response.text() };
    };
    const removed = await answerAs("removed");
    expect(removed.status).toBe(200);
    const back = "You’re waiting again, at your old position #1. A confirmation email is on";
    expect(textsMissing(removed.page, "Welcome back!", back)).toEqual([]);
    const known = "You’re already at position #1 in our waitlist. Your spot is open.";
    const invited = await answerAs("invited");
    const again = "Your invitation is on its way to you again.";
    expect(textsMissing(invited.page, "Already on waitlist!", `${known} ${again}`)).toEqual([]);
    const { page } = await answerAs("invited");
    expect(textsMissing(page, `${known} We sent your invitation in the last 24`)).toEqual([]);
    await eventually(() => smtp.mails.length === 3);
  });

  test("without a mail server nobody is told that an email is on its way", async ({ emptyApp }) => {
    const site = await emptyApp();
    for (const status of ["waiting", "removed", "invited"]) {
      await site.db.pool.query("update waitlist set status = $1", [status]);
      const page = await (await postJoin(site.app, person(), asBrowser)).text();
      expect(textsMissing(page, "position #1")).toEqual([]);
      expect([status, /on its way/.test(page)]).toEqual([status, false]);
    }
  });

  test("a wrong field is named beside what was typed", async ({ emptyApp }) => {
    const site = await emptyApp();
    const typed = { ...person(), name: "M", email: '"><script>alert(1)</script>' };
    const response = await postJoin(site.app, typed, asBrowser);
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(textsMissing(page, "Name must be at least 2 characters")).toEqual([]);
    expect(textsMissing(page, "Please enter a valid email address")).toEqual([]);
    expect(textsMissing(page, 'value="0412 345 678"')).toEqual([]);
    expect(page.includes("<script>alert(1)")).toBe(false);
    expect(await people(site.db)).toBe(0);
  });
});

describe("bad input", () => {
  test("is refused with the field named, and nothing is written", async ({ emptyApp }) => {
    const site = await emptyApp();
    const wrong: [field: string, value: string, message: string][] = [
      ["name", "", "Name must be at least 2 characters"],
      ["name", " A ", "Name must be at least 2 characters"],
      ["name", "x".repeat(101), "Name must be at most 100 characters"],
      ["name", "Mia\u0000Nguyen", "Name can’t contain hidden characters"],
      ["name", "Mia \u202eneyugN", "Name can’t contain hidden characters"],
      ["name", "\u200b\u3164\u2060", "Name must have at least one letter or number"],
      ["email", "", "Please enter a valid email address"],
      ["email", "mia@example", "Please enter a valid email address"],
      ["email", "mia@example.com\r\nBcc: x@y.com", "Please enter a valid email address"],
      ["email", `${"a".repeat(250)}@example.com`, "Email must be at most 254 characters"],
      ["phone", "0".repeat(31), "Phone number must be at most 30 characters"],
      ["phone", "call me", "Please enter a valid phone number, or leave it empty"],
      ["preferred_plan", "", "Please select a preferred plan"],
      ["preferred_plan", "yearly", "Please select a preferred plan"],
    ];
    for (const [field, value, message] of wrong) {
      const response = await postJoin(site.app, { ...person(), [field]: value });
      expect([field, value, response.status]).toEqual([field, value, 422]);
      expect(await response.json()).toEqual({ outcome: "invalid", errors: { [field]: message } });
    }
    const empty = await postJoin(site.app, {});
    expect(empty.status).toBe(422);
    expect(Object.keys((await empty.json()).errors)).toEqual(["name", "email", "preferred_plan"]);
    expect(await people(site.db)).toBe(0);
  });

  test("a body that is no form, too long or broken is refused with a reason", async ({
    emptyApp,
  }) => {
    const site = await emptyApp();
    const post = (body: BodyInit, type: string, url = `${site.app.url}/start`) =>
      fetch(url, {
        method: "POST",
        headers: { origin: site.app.url, accept: "application/json", "content-type": type },
        body,
      });
    const form = "application/x-www-form-urlencoded";
    expect((await post("{}", "application/json")).status).toBe(415);
    expect((await post("name=x", "text/plain")).status).toBe(415);
    expect((await post("name=x", "multipart/form-data")).status).toBe(400);
    expect((await post(`name=${"x".repeat(2_000_000)}`, form)).status).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(97)),
    });
    const chunked = await fetch(`${site.app.url}/start`, {
      method: "POST",
      headers: { origin: site.app.url, accept: "application/json", "content-type": form },
      body: endless,
      duplex: "half",
    } as RequestInit).catch(() => ({ status: "cut off" }));
    expect([413, "cut off"]).toContain(chunked.status);
    expect((await fetch(`${site.app.url}/start`, { method: "DELETE" })).status).toBeLessThan(500);
    expect(await people(site.db)).toBe(0);
  });

  test("a post from another site is refused, from a script or a sandboxed frame too", async ({
    emptyApp,
  }) => {
    const site = await emptyApp();
    for (const origin of ["https://evil.example", "null", `${site.app.url}.evil.example`]) {
      const response = await postJoin(site.app, person(), { headers: { origin } });
      expect(response.status).toBe(403);
    }
    expect(await people(site.db)).toBe(0);
  });

  test("behind a proxy that ends TLS, the site's own https address is its origin", async () => {
    await using site = await appOnFreshDatabase({ TRUST_PROXY: "1" });
    const origin = site.app.url.replace("http:", "https:");
    const throughTls = { headers: { origin, "x-forwarded-proto": "https" } };
    expect((await postJoin(site.app, person(), throughTls)).status).toBe(200);
    expect((await postJoin(site.app, person(), { headers: { origin } })).status).toBe(403);
    await using direct = await startApp({ DATABASE_URL: site.db.url });
    expect((await postJoin(direct, person(), throughTls)).status).toBe(403);
  });

  test("a filled trap field is told of truly, and keeps the sign-up apart", async ({
    emptyApp,
  }) => {
    const site = await emptyApp();
    const filled = { ...person(), leave_blank: "https://spam.example" };
    const response = await postJoin(site.app, filled, { path: "/start?idea=Cakes" });
    expect([response.status, await response.json()]).toEqual([200, { outcome: "kept-apart" }]);
    const page = await postJoin(site.app, filled, { headers: { accept: "text/html" } });
    expect(textsMissing(await page.text(), "one of us will check it")).toEqual([]);
    const wrong = await postJoin(site.app, { ...filled, email: "x" });
    expect(wrong.status).toBe(422);
    expect(await people(site.db)).toBe(0);
    const { rows } = await site.db.pool.query("select * from suspected_sign_ups order by id");
    expect(rows).toMatchObject([
      { ...person(), idea: { idea: "Cakes" } },
      { ...person(), idea: {} },
    ]);
  });
});

describe("a flood", () => {
  /** Posts until refused, from `forwardedFor` if given. @returns how many were let through. */
  async function flood(url: string, forwardedFor: (n: number) => string, posts = 40) {
    let letThrough = 0;
    for (let n = 0; n < posts; n++) {
      const headers = { "x-forwarded-for": forwardedFor(n) };
      const response = await postJoin({ url }, {}, { headers });
      if (response.status === 429) return { letThrough, response };
      letThrough++;
    }
    return { letThrough, response: undefined };
  }

  test("from one address ends in 429 with Retry-After, whatever address it claims", async () => {
    await using site = await appOnFreshDatabase();
    const { letThrough, response } = await flood(site.app.url, (n) => `203.0.113.${n}`);
    expect(letThrough).toBe(30);
    const wait = Number(response?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(await response?.json()).toEqual({ outcome: "too-many", retryAfterSeconds: wait });
    const page = await postJoin(site.app, person(), { headers: { accept: "text/html" } });
    expect(textsMissing(await page.text(), 'value="Mia Nguyen"')).toEqual([]);
  });

  test("behind a proxy counts for the address the proxy saw", async () => {
    await using site = await appOnFreshDatabase({ TRUST_PROXY: "1" });
    const spread = await flood(site.app.url, (n) => `203.0.113.${n}`);
    expect(spread.response).toBeUndefined();
    const one = await flood(site.app.url, (n) => `10.0.0.${n}, 198.51.100.7`);
    expect(one.letThrough).toBe(30);
    const withPorts = await flood(site.app.url, (n) => `198.51.100.8:${50_000 + n}`);
    expect(withPorts.letThrough).toBe(30);
    const household = await flood(site.app.url, (n) => `2001:db8:0:${n.toString(16)}::1`);
    expect(household.letThrough).toBe(30);
  });

  test("is counted across processes on one database", async () => {
    await using site = await appOnFreshDatabase();
    await using second = await startApp({ DATABASE_URL: site.db.url });
    expect((await flood(site.app.url, String, 20)).letThrough).toBe(20);
    expect((await flood(second.url, String, 20)).letThrough).toBe(10);
  });
});

async function people(db: TestDatabase): Promise<number> {
  const { rows } = await db.pool.query("select count(*)::int as count from waitlist");
  return rows[0].count;
}

/** Which of `texts` a page does not have; a failure then shows them and not the whole page. */
function textsMissing(page: string, ...texts: string[]): string[] {
  return texts.filter((text) => !page.includes(text));
}

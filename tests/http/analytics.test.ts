import { expect, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";

const browser = {
  "user-agent":
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
};
const dubbo = "/ai-smart-websites-dubbo";

function visit(app: App, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.url + path, { headers: { ...browser, ...headers } });
}

function report(app: App, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/counts`, {
    method: "POST",
    headers: { ...browser, origin: app.url, "content-type": "text/plain", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

function askForIdea(app: App, headers: Record<string, string>): Promise<Response> {
  const asked = { location: "Dubbo", skills: "bees", budget: "0-500", teamPreference: "solo" };
  return fetch(`${app.url}/functions/v1/generate-local-mvp-ideas`, {
    method: "POST",
    headers: { ...browser, "content-type": "application/json", ...headers },
    body: JSON.stringify(asked),
  });
}

/** Where the form of a page is posted to. */
async function formAddress(page: Response): Promise<string> {
  const action = /<form[^>]* action="([^"]+)"/.exec(await page.text())?.[1];
  return action?.replaceAll("&amp;", "&") ?? "";
}

async function countsIn({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ row: string }>(`
    select concat_ws(' ', page, event, sum(count)) as row from daily_counts group by page, event
    union all
    select concat_ws(' ', page, vital, bucket, sum(count)) from daily_vitals
    group by page, vital, bucket order by 1
  `);
  return rows.map(({ row }) => row);
}

test("what a visitor does is counted for the page it happened on, by all processes together", async () => {
  await using db = await freshDatabase();
  await using first = await startApp({ DATABASE_URL: db.url });
  await using second = await startApp({ DATABASE_URL: db.url });
  const etag = (await visit(first, "/")).headers.get("etag") ?? "";
  expect((await visit(second, "/?utm_source=news", { "if-none-match": etag })).status).toBe(304);
  await visit(second, dubbo, { "sec-fetch-dest": "document" });
  await visit(first, dubbo);
  expect(
    (await askForIdea(second, { referer: `${second.url}/tools/local-mvp-ideas?a=b` })).status,
  ).toBe(200);
  expect((await report(first, { page: dubbo, tool: true })).status).toBe(204);
  const vitals = { LCP: 1234.5, CLS: 0.1004, INP: 48 };
  expect((await report(first, { page: dubbo, vitals })).status).toBe(204);
  expect((await report(second, { page: dubbo, vitals: { LCP: 1290 } })).status).toBe(204);

  const form = await visit(first, "/start?idea=Cakes", { referer: first.url + dubbo });
  const action = await formAddress(form);
  expect(action).toBe("/start?idea=Cakes&from=%2Fai-smart-websites-dubbo&form=brief");
  await postJoin(first, person(), { path: action.replace("form=brief", "form=waitlist") });
  const other = await visit(first, "/start?form=brief&from=%2Fabout", {
    referer: `${first.url}/start`,
  });
  expect(await formAddress(other)).toBe("/start?form=brief&from=%2Fabout");
  await postBrief(first, brief(), { query: "&from=%2Fabout" });
  await visit(second, "/waitlist");

  expect([await first.stop(), await second.stop()]).toEqual([0, 0]);
  expect(await countsIn(db)).toEqual([
    "/ view 2",
    `${dubbo} CLS 110 1`,
    `${dubbo} INP 60 1`,
    `${dubbo} LCP 1300 2`,
    `${dubbo} form 1`,
    `${dubbo} tool 1`,
    `${dubbo} view 2`,
    "/start form 1",
    "/tools/local-mvp-ideas tool 1",
  ]);
  const { rows } = await db.pool.query(
    "select source from waitlist union all select source from site_briefs",
  );
  expect(rows).toEqual([
    { source: { page: "/start", from: dubbo } },
    { source: { page: "/start", from: "/about" } },
  ]);
});

test("nothing is counted for those who ask not to be, for programs, or for what nobody saw", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  const here = { referer: app.url + dubbo };
  const unseen: Record<string, string>[] = [
    { dnt: "1" },
    { "sec-gpc": "1" },
    { "user-agent": "" },
    { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "user-agent": "curl/8.5.0" },
  ];
  for (const headers of unseen) {
    await visit(app, "/", headers);
    const form = await visit(app, "/start", { ...here, ...headers });
    expect(await formAddress(form)).toBe("/start#join");
    expect((await askForIdea(app, { ...here, ...headers })).status).toBe(200);
    const answer = await report(app, { page: "/", tool: true, vitals: { LCP: 1 } }, headers);
    expect(answer.status).toBe(204);
  }
  await visit(app, "/", { "sec-purpose": "prefetch;prerender" });
  await visit(app, "/", { "sec-fetch-dest": "empty" });
  await fetch(app.url, { method: "HEAD", headers: browser });
  expect((await report(app, { page: "/no-such-page", tool: true })).status).toBe(204);
  await visit(app, "/no-such-page");
  await visit(app, "/favicon.svg");
  await visit(app, "/thank-you");
  await askForIdea(app, { referer: `https://elsewhere.example${dubbo}` });
  await askForIdea(app, { referer: "no address" });
  const stranger = await visit(app, "/start?from=https%3A%2F%2Felsewhere.example", {
    referer: "https://elsewhere.example/about",
  });
  await postJoin(app, person(), { path: await formAddress(stranger) });

  await app.stop();
  expect(await countsIn(db)).toEqual(["/start form 1"]);
  const { rows } = await db.pool.query("select source from waitlist");
  expect(rows).toEqual([{ source: { page: "/start" } }]);
});

test("a report that is none, too long, from another site or one of too many is refused", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  for (const body of [
    "",
    "{",
    "[]",
    "null",

    '{"page": 1}',
    '{"page": "/", "name": "Mia"}',
    '{"page": "/", "vitals": {"LCP": -1}}',
    '{"page": "/", "vitals": {"LCP": "1"}}',
    '{"page": "/", "vitals": {"FCP": 1}}',
    `{"page": "/"${" ".repeat(300)}}`,
  ]) {
    expect([body, (await report(app, body)).status]).toEqual([body, 400]);
  }
  const good = { page: "/", tool: true };
  expect((await report(app, good, { origin: "https://elsewhere.example" })).status).toBe(403);
  expect((await visit(app, "/counts")).status).toBe(404);
  const statuses = new Set<number>();
  for (let n = 0; n < 125; n++) statuses.add((await report(app, good)).status);
  expect([...statuses]).toEqual([204, 429]);
});

test("the tables hold sums by day and page, and no column that could tell who", async () => {
  await using db = await freshDatabase();
  const { rows } = await db.pool.query<{ column: string }>(`
    select concat_ws(' ', table_name, column_name, data_type) as column
    from information_schema.columns where table_name like 'daily%'
    order by table_name, ordinal_position
  `);
  expect(rows.map(({ column }) => column)).toEqual([
    "daily_counts day date",
    "daily_counts page text",
    "daily_counts event text",
    "daily_counts count integer",
    "daily_vitals day date",
    "daily_vitals page text",
    "daily_vitals vital text",
    "daily_vitals bucket integer",
    "daily_vitals count integer",
  ]);
});

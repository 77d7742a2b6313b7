import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type App, startApp } from "../../support/app.ts";
import { brief, person, postBrief, postFile, postJoin } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, appWithOwner, signedIn } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { startSmtp } from "../../support/servers/smtp.ts";
import { photo } from "../../support/uploads.ts";

type Line = { msg: string; level: number; requestId?: string; path?: string; route?: string };

/** The lines of JSON so far, which are all but the greeting and Astro's own. */
async function linesOf(app: App): Promise<Line[]> {
  const lines = (await app.printed()).split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

test("nothing of what a person tells us is in the log, whether all goes well or everything fails", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "log-"));
  await using smtp = await startSmtp();
  await using site = await appWithOwner({
    DATA_DIR: folder.path,
    SMTP_URL: smtp.url,
    TRUST_PROXY: "1",
    LOG_LEVEL: "debug",
  });
  const { app, db, owner } = site;
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const hidden = [
    "Mia Nguyen",
    "mia@example.com.au",
    "mia%40example",
    "0412 345 678",
    "Coffs Cakes",
    "Birthday and wedding",
    "More orders",
    "tax-return",
    "Wagon repairs",
    "203.0.113.77",
    "Olive Owner",
    owner.email,
    "correct horse",
  ];
  const browser = await signedIn(app, owner);

  async function everyWay() {
    const { file } = await (await postFile(app, await photo(), "tax-return.jpg"))
      .json()
      .catch(() => ({}));
    await postJoin(app, person(), { headers, path: "/start?idea=Wagon+repairs" });
    await postJoin(app, person({ name: "M" }), { headers });
    await postJoin(app, { ...person(), website: "trap" }, { headers });
    await postBrief(app, brief(), { headers, fileKeys: file ? [file.key] : [] });
    await fetch(`${app.url}/functions/v1/generate-startup-domain`, {
      method: "POST",
      body: JSON.stringify({ niche: "Wagon repairs", businessType: "any", domainStyles: [".com"] }),
    });
    for (const path of ["", "/waitlist", "/briefs", "/emails", "/privacy"]) {
      await browser.get(`/admin${path}?q=mia@example.com.au`);
    }
    await browser.post("/admin/privacy", { intent: "export", address: "mia@example.com.au" });
    await signedIn(app, { email: "mia@example.com.au" }).catch(() => {});
  }
  await everyWay();
  await eventually(() => smtp.mails.length === 3);
  for (const table of ["waitlist", "site_briefs", "emails", "audit_events", "brief_files"]) {
    await db.pool.query(`alter table ${table} rename to gone_${table}`);
  }
  await everyWay();
  await db.pool.query("alter table operator_sessions rename to gone_sessions");
  await everyWay();

  const messages = (await linesOf(app)).map(({ msg }) => msg);
  for (const msg of ["waitlist: sign-up failed", "briefs: a brief failed", "page: failed"]) {
    expect(messages).toContain(msg);
  }
  const log = (await app.printed()).toLowerCase();
  for (const text of hidden) {
    expect([text, log.includes(text.toLowerCase())]).toEqual([text, false]);
  }
});

test("every line about a request has the id that its answer carries", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  await db.pool.query("alter table waitlist rename to gone");
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => postJoin(app, person({ email: `p${n}@example.com` }))),
  );
  const ids = answers.map(({ headers }) => headers.get("x-request-id"));
  expect(new Set(ids).size).toBe(5);
  const lines = await linesOf(app);
  const idsOf = (msg: string) =>
    lines
      .filter((line) => line.msg === msg && line.path !== "/robots.txt")
      .map(({ requestId }) => requestId);
  expect(idsOf("waitlist: sign-up failed").sort()).toEqual(ids.sort());
  expect(idsOf("request").sort()).toEqual(ids);
});

test("a page that fails tells the log where, and the visitor nothing", async () => {
  await using db = await freshDatabase();
  const owner = await addOperator(db);
  await using app = await startApp({ DATABASE_URL: db.url, AUTH_SECRET: "x".repeat(40) });
  const browser = await signedIn(app, owner);
  await db.pool.query("alter table emails rename to gone");
  const answer = await browser.get("/admin/emails");
  expect(answer.status).toBe(500);
  const line = (await linesOf(app)).find(({ msg }) => msg === "page: failed");
  expect(line).toMatchObject({
    level: 50,
    route: "/admin/emails",
    requestId: answer.headers.get("x-request-id"),
    at: expect.arrayContaining([expect.stringMatching(/^at /)]),
  });
  expect(await answer.text()).not.toContain("relation");
});

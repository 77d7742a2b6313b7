import { connect as connectSocket } from "node:net";
import { expect, test } from "vitest";
import { startPrivatePostgres } from "../../../src/platform/postgres/private-postgres.ts";
import { startApp } from "../../support/app.ts";
import { person, postJoin } from "../../support/builders.ts";
import { dataFolder, isAlive } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { password, signedIn } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

/** A PostgreSQL server that the app knows by DATABASE_URL only, to be stopped and started. */
async function postgresServer() {
  const data = await dataFolder();
  const server = await startPrivatePostgres(data.path);
  return {
    ...server,
    /** Ends every connection first, like a server going down. */
    async goDown() {
      const pid = await data.postgresPid();
      if (!pid) throw new Error("the server is down already");
      process.kill(pid, "SIGINT");
      await eventually(() => !isAlive(pid));
    },
    [Symbol.asyncDispose]: () => data[Symbol.asyncDispose](),
  };
}

test("while the database is away pages serve and the form keeps what was typed; then it recovers", async () => {
  await using postgres = await postgresServer();
  await using app = await startApp({ DATABASE_URL: postgres.url });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);

  await postgres.goDown();
  expect((await fetch(`${app.url}/healthz`)).status).toBe(503);
  for (const path of ["/", "/start", "/waitlist"]) {
    expect((await fetch(app.url + path)).status).toBe(200);
  }
  const json = await postJoin(app, person());
  expect(json.status).toBe(503);
  expect(await json.json()).toEqual({ outcome: "failed" });
  const page = await (await postJoin(app, person(), { headers: { accept: "text/html" } })).text();
  for (const text of [
    "Something went wrong",
    "Please try again or contact us directly.",
    'value="mia@example.com.au"',
  ]) {
    expect([text, page.includes(text)]).toEqual([text, true]);
  }
  expect(await app.printed()).not.toContain("mia@example.com.au");

  await postgres.ensureRunning();
  await eventually(async () => (await fetch(`${app.url}/healthz`)).status === 200);
  expect(await (await postJoin(app, person())).json()).toEqual({
    outcome: "joined",
    position: 1,
    entry: expect.any(Object),
  });
  // The jobs came back, too: nobody else would render the mail.
  await eventually(() => mailStatus(postgres.url, "kept"));
  expect(await app.stop()).toBe(0);
});

test("while the database is away the way in says so, and keeps the email that was typed", async () => {
  await using postgres = await postgresServer();
  await using app = await startApp({
    ...{ DATABASE_URL: postgres.url, AUTH_SECRET: "x".repeat(40) },
    ...{ ADMIN_EMAIL: "olive@example.com", ADMIN_PASSWORD: password },
  });
  const browser = await signedIn(app, { email: "olive@example.com" });

  await postgres.goDown();
  expect((await browser.get("/admin/sign-in")).status).toBe(200);
  const typed = { email: "olive@example.com", password };
  for (const path of ["/admin/sign-in", "/admin/forgot-password"]) {
    const answer = await browser.post(path, typed);
    const page = await answer.text();
    expect([path, answer.status]).toEqual([path, 503]);
    expect(page).toContain("Something on our side isn’t working");
    expect(page).toContain('value="olive@example.com"');
  }
  const token = await fetch(`${app.url}/api/token`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify(typed),
  });
  expect([token.status, await token.json()]).toEqual([503, { error: expect.any(String) }]);
  expect(await app.printed()).not.toContain("olive@example.com");

  await postgres.ensureRunning();
  await eventually(async () => (await fetch(`${app.url}/healthz`)).status === 200);
  expect((await browser.post("/admin/sign-in", typed)).status).toBe(303);
});

test("an app that starts before its database serves pages, and works once it is there", async () => {
  await using postgres = await postgresServer();
  await postgres.goDown();
  await using app = await startApp({ DATABASE_URL: postgres.url });
  expect((await fetch(`${app.url}/start`)).status).toBe(200);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(503);
  expect((await postJoin(app, person())).status).toBe(503);
  await postgres.ensureRunning();
  await eventually(async () => (await fetch(`${app.url}/healthz`)).status === 200);
  expect((await postJoin(app, person())).status).toBe(200);
});

test("a slow SMTP server does not slow sign-ups", async () => {
  await using db = await freshDatabase();
  await using smtp = await startSmtp({ delay: 2_000 });
  await using app = await startApp({ DATABASE_URL: db.url, SMTP_URL: smtp.url });
  for (let n = 0; n < 12; n++) {
    const response = await postJoin(app, person({ email: `p${n}@example.com` }));
    expect(response.status).toBe(200);
  }
  expect(smtp.mails.length).toBeLessThan(12); // all are acknowledged before their emails are out
  await eventually(() => smtp.mails.length === 12);
});

test("SIGTERM lets a request in flight finish and ends with 0", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  const { hostname, port, origin, host } = new URL(app.url);
  const body = new URLSearchParams(person()).toString();
  const socket = connectSocket(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  socket.write(
    `POST /start HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nAccept: application/json\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n` +
      "Expect: 100-continue\r\n\r\n",
  );
  await eventually(() => answer.includes("100 Continue"));
  const stopped = app.stop();
  await eventually(() => isGone(app.url));
  socket.write(body);
  await eventually(() => answer.includes('"outcome":"joined"'));
  expect(await stopped).toBe(0);
});

/** Whether nobody listens there any more. By HEAD: a body that nobody reads upsets fetch at the end. */
function isGone(url: string): Promise<boolean> {
  return fetch(url, { method: "HEAD" }).then(
    () => false,
    () => true,
  );
}

async function mailStatus(url: string, status: string): Promise<boolean> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client
    .query(`select from emails where status = $1`, [status])
    .finally(() => client.end());
  return (rowCount ?? 0) > 0;
}

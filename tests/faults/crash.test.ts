import pg from "pg";
import { expect, test } from "vitest";
import { startPrivatePostgres } from "../../src/platform/private-postgres.ts";
import { type App, startApp } from "../app.ts";
import { person, postJoin } from "../builders.ts";
import { dataFolder, isAlive } from "../data-folder.ts";
import { eventually } from "../eventually.ts";
import { startSmtp } from "../smtp.ts";

/** Rows of a query against a private database, which is started for it if it is down. */
async function query(dataDir: string, text: string) {
  const postgres = await startPrivatePostgres(dataDir);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

test("kill -9 in the middle of 200 sign-ups loses none that was acknowledged", async () => {
  await using data = await dataFolder();
  await using smtp = await startSmtp({ delay: 5 });
  const environment = { DATA_DIR: data.path, SMTP_URL: smtp.url, TRUST_PROXY: "1" };
  await using app = await startApp(environment);

  const acknowledged = new Map<string, number>();
  let killed: Promise<void> | undefined;
  await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      const email = `p${n}@example.com`;
      try {
        const response = await joinFrom(app, email, n);
        const { position } = await response.json();
        if (response.status === 200) acknowledged.set(email, position);
        if (acknowledged.size === 80) killed ??= app.kill();
      } catch {
        // cut off: nobody was told anything
      }
    }),
  );
  await killed;
  expect(acknowledged.size).toBeGreaterThanOrEqual(80);
  expect(acknowledged.size).toBeLessThan(200);
  expect(await data.postgresPid()).toBeDefined();

  await using again = await startApp(environment);
  expect(again.output()).toContain("serving");
  const rows = await query(data.path, "select email, position from waitlist order by position");
  expect(rows.map((row) => row.position)).toEqual(rows.map((_, index) => index + 1));
  const stored = new Map(rows.map((row) => [row.email, row.position]));
  for (const [email, position] of acknowledged) expect(stored.get(email)).toBe(position);

  const lateComer = await (await joinFrom(again, "late@example.com", 201)).json();
  expect(lateComer.position).toBe(rows.length + 1);

  await eventually(() => new Set(smtp.mails.map((mail) => mail.to)).size === rows.length + 1, {
    within: 60_000,
  });
  // What was between the server's "accepted" and our commit at the kill goes again, under the same
  // Message-ID, which lets a receiver drop it.
  const ids = new Set(smtp.mails.map((mail) => mail.messageId));
  expect(ids.size).toBe(rows.length + 1);
  expect(smtp.mails.length - ids.size).toBeLessThanOrEqual(MAILS_AT_A_TIME);

  const pid = await data.postgresPid();
  expect(await again.stop()).toBe(0);
  expect(await data.postgresPid()).toBeUndefined();
  await eventually(() => pid !== undefined && !isAlive(pid)); // its pid file goes a moment earlier
}, 120_000);

test("the private PostgreSQL is started again when it dies under the app", async () => {
  await using data = await dataFolder();
  await using app = await startApp({ DATA_DIR: data.path });
  expect((await postJoin(app, person())).status).toBe(200);
  const pid = await data.postgresPid();
  if (!pid) throw new Error("the private PostgreSQL does not run");
  process.kill(pid, "SIGKILL");
  await eventually(async () => (await fetch(`${app.url}/healthz`)).status === 503);
  await eventually(async () => (await fetch(`${app.url}/healthz`)).status === 200);
  const answer = await (await postJoin(app, person({ email: "second@example.com" }))).json();
  expect(answer).toEqual({ outcome: "joined", position: 2 });
}, 60_000);

test("a second process on the same data keeps its database when the first one stops", async () => {
  await using data = await dataFolder();
  const [first, second] = await Promise.all([
    startApp({ DATA_DIR: data.path }),
    startApp({ DATA_DIR: data.path }),
  ]);
  expect(await first.stop()).toBe(0);
  expect((await postJoin(second, person())).status).toBe(200);
  expect(await second.stop()).toBe(0);
  expect(await data.postgresPid()).toBeUndefined();
}, 60_000);

const MAILS_AT_A_TIME = 3;

function joinFrom(app: App, email: string, n: number): Promise<Response> {
  const headers = { "x-forwarded-for": `10.1.${n >> 8}.${n & 255}` };
  return postJoin(app, person({ email }), { headers });
}

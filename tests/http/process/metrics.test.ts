import { expect, test } from "vitest";
import { startPrivatePostgres } from "../../../src/platform/postgres/private-postgres.ts";
import { type App, startApp } from "../../support/app.ts";
import { person, postJoin } from "../../support/builders.ts";
import { dataFolder, isAlive } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { startSmtp } from "../../support/servers/smtp.ts";

/** The app's metrics, by series, such as `a_total{b="c"}`. */
async function metricsOf(app: App): Promise<Map<string, number>> {
  const answer = await fetch(`http://127.0.0.1:${await metricsPort(app)}/metrics`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/plain; version=0.0.4; charset=utf-8",
  ]);
  const lines = (await answer.text()).split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

function metricsPort(app: App): Promise<string> {
  return eventually(() => /"port":(\d+),"msg":"metrics: serving"/.exec(app.output())?.[1]);
}

const requests = (method: string, route: string, status: number) =>
  `smart_sites_request_seconds_count{method="${method}",route="${route}",status="${status}"}`;

test("metrics tell of requests by route, emails, jobs, log lines and connections", async () => {
  await using db = await freshDatabase();
  await using smtp = await startSmtp();
  await using app = await startApp({
    DATABASE_URL: db.url,
    SMTP_URL: smtp.url,
    METRICS_PORT: "0",
  });
  for (const path of [
    "/",
    "/ai-smart-websites-dubbo",
    "/ai-smart-websites-perth",
    "/favicon.svg",
  ]) {
    expect((await fetch(app.url + path)).status).toBe(200);
  }
  const script = /\/_astro\/[^"]+\.js/.exec(await (await fetch(app.url)).text())?.[0];
  await fetch(app.url + script);
  await fetch(`${app.url}/no/such/page`);
  await fetch(`${app.url}/start`, { method: "PROPFIND" });
  expect((await postJoin(app, person())).status).toBe(200);
  await db.pool.query(
    "select graphile_worker.add_job('send_email', run_at => now() + interval '1 day')",
  );
  await eventually(async () => (await metricsOf(app)).get(mails("sent")) === 1);
  await db.pool.query("alter table waitlist rename to gone");
  expect((await postJoin(app, person({ email: "late@example.com" }))).status).toBe(503);

  const found = await metricsOf(app);
  expect(Object.fromEntries([...found].filter(([series]) => series.includes("_count{")))).toEqual(
    expect.objectContaining({
      [requests("GET", "/", 200)]: 2,
      [requests("GET", "/ai-smart-websites-[city]", 200)]: 2,
      [requests("GET", "file", 200)]: 2,
      [requests("GET", "none", 404)]: 1,
      [requests("POST", "/start", 200)]: 1,
      [requests("POST", "/start", 503)]: 1,
    }),
  );
  expect([...found.keys()].join("\n")).not.toContain("PROPFIND");
  expect(found.get(mails("kept"))).toBe(0);
  expect(found.get('smart_sites_jobs{task="send_email",state="later"}')).toBe(1);
  expect(found.get('smart_sites_jobs{task="send_email",state="due"}')).toBe(0);
  expect(found.get("smart_sites_database_up")).toBe(1);
  expect(found.get('smart_sites_log_lines_total{level="error"}')).toBe(1);
  expect(found.get('smart_sites_pool_connections{pool="pages",state="idle"}')).toBeGreaterThan(0);
  expect(found.get('smart_sites_pool_waiting{pool="pages"}')).toBe(0);
  expect(found.get("process_resident_memory_bytes")).toBeGreaterThan(0);
});

const mails = (outcome: string) => `smart_sites_mails_total{outcome="${outcome}"}`;

test("metrics answer without a database, and say so", async () => {
  await using data = await dataFolder();
  const postgres = await startPrivatePostgres(data.path);
  await using app = await startApp({ DATABASE_URL: postgres.url, METRICS_PORT: "0" });
  expect((await metricsOf(app)).get("smart_sites_database_up")).toBe(1);
  const pid = await data.postgresPid();
  if (!pid) throw new Error("the server does not run");
  process.kill(pid, "SIGINT");
  await eventually(() => !isAlive(pid));
  expect((await metricsOf(app)).get("smart_sites_database_up")).toBe(0);
});

test("visitors reach no metrics, and without the variable nobody does", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  expect((await fetch(`${app.url}/metrics`)).status).toBe(404);
  expect(await app.printed()).not.toContain("metrics: serving");
  await using measured = await startApp({ DATABASE_URL: db.url, METRICS_PORT: "0" });
  expect((await fetch(`${measured.url}/metrics`)).status).toBe(404);
  const port = await metricsPort(measured);
  expect((await fetch(`http://127.0.0.1:${port}/start`)).status).toBe(404);
  await expect(startApp({ DATABASE_URL: db.url, METRICS_PORT: port })).rejects.toThrow(
    /EADDRINUSE.*Set METRICS_PORT to a free one/,
  );
});

import { mkdtempDisposable, rename } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startPrivatePostgres } from "../../../src/platform/postgres/private-postgres.ts";
import { startApp } from "../../support/app.ts";
import { dataFolder, isAlive } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { freshDatabase } from "../../support/postgres.ts";

const readyz = async (url: string) => {
  const answer = await fetch(`${url}/readyz`);
  return [answer.status, (await answer.json()).status];
};

test("a process is ready once its database is there and its jobs run, and not while it is away", async () => {
  await using data = await dataFolder();
  const postgres = await startPrivatePostgres(data.path);
  await postgres.stop();
  await using app = await startApp({ DATABASE_URL: postgres.url });
  expect(await readyz(app.url)).toEqual([503, "database away"]);
  expect((await fetch(`${app.url}/readyz?pages`)).status).toBe(200);
  await postgres.ensureRunning();
  await eventually(async () => (await readyz(app.url))[1] === "ready");
  const pid = await data.postgresPid();
  if (!pid) throw new Error("the server does not run");
  process.kill(pid, "SIGINT");
  await eventually(() => !isAlive(pid));
  expect(await readyz(app.url)).toEqual([503, "database away"]);
});

test("a process whose worker cannot work is healthy and not ready", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  await eventually(async () => (await readyz(app.url))[1] === "ready");
  await db.pool.query("alter table graphile_worker._private_jobs rename to gone");
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'smart-sites jobs' and datname = current_database()",
  );
  await eventually(async () => (await readyz(app.url))[1] === "jobs stopped");
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await db.pool.query("alter table graphile_worker.gone rename to _private_jobs");
  await eventually(async () => (await readyz(app.url))[1] === "ready");
});

test("a process that cannot write is not ready", async () => {
  await using db = await freshDatabase();
  await using folder = await mkdtempDisposable(join(tmpdir(), "ready-"));
  const dataDir = join(folder.path, "data");
  await using app = await startApp({ DATABASE_URL: db.url, DATA_DIR: dataDir });
  await eventually(async () => (await readyz(app.url))[1] === "ready");
  await rename(dataDir, `${dataDir}-away`);
  expect(await readyz(app.url)).toEqual([503, "cannot write files"]);
  await rename(`${dataDir}-away`, dataDir);
  await eventually(async () => (await readyz(app.url))[1] === "ready");

  const { rows } = await db.pool.query("select current_database() as name");
  await db.pool.query(`alter database ${rows[0].name} set default_transaction_read_only = on`);
  await db.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
  );
  await eventually(async () => (await readyz(app.url))[1] === "database read-only");
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test("a process that is stopping is not ready any more", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url });
  await eventually(async () => (await readyz(app.url))[1] === "ready");
  const { hostname, port, host } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk;
  });
  const question = `GET /readyz HTTP/1.1\r\nHost: ${host}\r\n`;
  socket.write(`${question}\r\n${question}`); // one, and the beginning of another
  await eventually(() => answer.includes("200 OK"));
  answer = "";
  const stopped = app.stop();
  await eventually(() =>
    fetch(app.url, { method: "HEAD" }) // a body that nobody reads upsets fetch at the end
      .then(() => false)
      .catch(() => true),
  ); // takes no others
  socket.write("\r\n");
  await eventually(() => answer.includes('{"status":"stopping"}'));
  expect(answer).toMatch(/^HTTP\/1.1 503 /);
  expect(await stopped).toBe(0);
});

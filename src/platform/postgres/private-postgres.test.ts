import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { startPrivatePostgres } from "./private-postgres.ts";

async function temporaryFolder() {
  const path = await fs.mkdtemp(join(tmpdir(), "smart-sites-test-"));
  await fs.chmod(path, 0o755);
  return { path, [Symbol.asyncDispose]: () => fs.rm(path, { recursive: true, force: true }) };
}

const exists = (path: string) =>
  fs.access(path).then(
    () => true,
    () => false,
  );

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows[0];
}

test("a second start adopts the running server, and rows outlive a stop", async () => {
  await using folder = await temporaryFolder();
  const first = await startPrivatePostgres(folder.path);
  const started = "select pg_postmaster_start_time() as at";
  const { at } = await query(first.url, started);
  await query(first.url, "create table kept as select 42 as answer");
  const second = await startPrivatePostgres(folder.path);
  expect((await query(second.url, started)).at).toEqual(at);
  await second.stop();

  const third = await startPrivatePostgres(folder.path);
  expect(await query(third.url, "select answer from kept")).toEqual({ answer: 42 });
  await third.stop();
});

test("a start in the middle of another’s waits until the server takes connections", async () => {
  await using folder = await temporaryFolder();
  const { folder: cluster, url } = await startPrivatePostgres(folder.path);
  const { unix_socket_directories: folderOfSocket } = await query(
    url,
    "show unix_socket_directories",
  );
  const pidFile = join(cluster, "postmaster.pid");
  process.kill(Number.parseInt(await fs.readFile(pidFile, "utf8"), 10), "SIGQUIT");
  await eventually(async () => !(await exists(pidFile)));

  const first = startPrivatePostgres(folder.path); // it recovers from that end, which takes a moment
  const socket = join(folderOfSocket, ".s.PGSQL.5432");
  while (!(await exists(socket))) await sleep(1);
  const second = await startPrivatePostgres(folder.path);
  expect(await query(second.url, "select 42 as answer")).toEqual({ answer: 42 });
  await first;
  await second.stop();
});

test("it has no port, and only its owner may enter the folder of its socket", async () => {
  await using folder = await temporaryFolder();
  const server = await startPrivatePostgres(folder.path);
  expect(await query(server.url, "show listen_addresses")).toEqual({ listen_addresses: "" });
  const { unix_socket_directories: socketDir } = await query(
    server.url,
    "show unix_socket_directories",
  );
  expect((await fs.stat(socketDir)).mode & 0o777).toBe(0o700);
  await server.stop();
});

test("it writes to the disk what it has acknowledged, and is set for a small machine", async () => {
  await using folder = await temporaryFolder();
  const server = await startPrivatePostgres(folder.path);
  const names = ["fsync", "synchronous_commit", "full_page_writes", "max_connections"];
  const columns = names.map((name) => `current_setting('${name}') as ${name}`);
  expect(await query(server.url, `select ${columns}, current_setting('timezone') as zone`)).toEqual(
    {
      fsync: "on",
      synchronous_commit: "on",
      full_page_writes: "on",
      max_connections: "200",
      zone: "UTC",
    },
  );
  await server.stop();
});

test("a path too long for a socket address, and one that no other user can reach, work", async () => {
  await using folder = await temporaryFolder();
  await fs.chmod(folder.path, 0o700);
  const server = await startPrivatePostgres(join(folder.path, "deep".repeat(30)));
  expect(await query(server.url, "select lower('\u00c4') as lower")).toEqual({ lower: "\u00e4" });
  const { data_directory: cluster } = await query(server.url, "show data_directory");
  await server.stop();
  await fs.rm(dirname(dirname(cluster)), { recursive: true }); // for root it is not in `folder`
});

test("a folder that cannot be used ends in one line that names DATABASE_URL", async () => {
  await using folder = await temporaryFolder();
  const file = join(folder.path, "file");
  await fs.writeFile(file, "");
  await expect(startPrivatePostgres(join(file, "data"))).rejects.toThrow(
    /^The private PostgreSQL cannot run here: the folder .* cannot be used \(ENOTDIR.*\)\. Set DATABASE_URL [^\n]*$/,
  );
});

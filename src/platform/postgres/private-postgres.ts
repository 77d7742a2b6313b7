import { spawn } from "node:child_process";
import * as fs from "node:fs/promises";
import { createConnection } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { syncFolder } from "../durable-files.ts";
import {
  type ClusterPlace,
  chooseClusterPlace,
  PrivatePostgresError,
  reasonOf,
} from "./private-postgres-place.ts";

/** A PostgreSQL server that belongs to this app alone: Unix socket only, no port. */
export type PrivatePostgres = {
  /** Connection string of the database `smart_sites`. */
  url: string;
  /** Where its data lie. */
  folder: string;
  /** Restarts the server if it has died; does nothing while it runs. */
  ensureRunning(): Promise<void>;
  /** Stops the server, unless another process is still connected to it. */
  stop(): Promise<void>;
};

/**
 * Starts, or adopts, the private server whose cluster is under `dataDir`/postgres.
 *
 * As root the server runs as `nobody`, since PostgreSQL refuses root. Where `nobody` cannot reach
 * the folder (a clone in a home of mode 0700), binaries and data live under /var/lib/smart-sites.
 *
 * @throws PrivatePostgresError with one line a person can act on.
 */
export async function startPrivatePostgres(dataDir: string): Promise<PrivatePostgres> {
  const server = await chooseClusterPlace(dataDir);
  await initialise(server);
  const url = (database: string) =>
    `postgres://postgres@/${database}?host=${encodeURIComponent(server.socketDir)}`;
  await openDatabase(server, url("postgres"));
  return {
    url: url(DATABASE),
    folder: server.clusterDir,
    ensureRunning: () => ensureRunning(server),
    stop: () => stopUnlessShared(server, url("postgres")),
  };
}

const DATABASE = "smart_sites";

/** `initdb` into a side folder and a rename, so that a crash cannot leave half a cluster. */
async function initialise(server: ClusterPlace): Promise<void> {
  if (await exists(join(server.clusterDir, "PG_VERSION"))) return;
  const partial = `${server.clusterDir}.${process.pid}`;
  await fs.rm(partial, { recursive: true, force: true });
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-instructions"];
  // The built-in provider folds case the same way on every machine, so indexes on lower(email)
  // survive a move to another operating system.
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  try {
    // initdb itself syncs what it writes, its settings included.
    await runAs(server, server.bin.initdb, ["-D", partial, ...options, ...locale, ...SETTINGS]);
    await fs.rename(partial, server.clusterDir);
    await syncFolder(dirname(server.clusterDir));
  } catch (error) {
    await fs.rm(partial, { recursive: true, force: true });
    if (await exists(join(server.clusterDir, "PG_VERSION"))) return; // another process was first
    throw new PrivatePostgresError(`initdb failed (${reasonOf(error)})`, { cause: error });
  }
}

/** The rest of PostgreSQL's defaults suit a small machine. */
const SETTINGS = [
  "--set=listen_addresses=",
  "--set=max_connections=200",
  "--set=shared_buffers=64MB",
  "--set=timezone=UTC",
  "--set=log_timezone=UTC",
];

/** How many times to try to start, a second apart. */
const START_ATTEMPTS = 5;

/** After a kill -9 the orphaned backends hold the shared memory for a moment, hence the attempts. */
async function ensureRunning(server: ClusterPlace, attempt = 1): Promise<void> {
  if (await isRunning(server)) return;
  const options = `-k "${server.socketDir}"`;
  try {
    await runAs(server, server.bin.pg_ctl, [
      "start",
      "--wait",
      "--silent",
      "--timeout=60",
      "-D",
      server.clusterDir,
      "-l",
      server.logFile,
      "-o",
      options,
    ]);
  } catch (error) {
    if (attempt < START_ATTEMPTS) {
      await sleep(1_000);
      return ensureRunning(server, attempt + 1);
    }
    throw new PrivatePostgresError(
      `it does not start (${reasonOf(error)}; its log is ${server.logFile})`,
      { cause: error },
    );
  }
}

/** Asks the socket, not the pid file, whose number may belong to another process by now. */
function isRunning(server: ClusterPlace): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(server.socketDir, ".s.PGSQL.5432"));
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Asked while it starts or stops for another process, the server refuses for a moment. */
async function openDatabase(server: ClusterPlace, url: string, attempt = 1): Promise<void> {
  await ensureRunning(server);
  try {
    await createDatabase(url);
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW;
    if (!isRefused || attempt === OPEN_ATTEMPTS) throw error;
    await sleep(250);
    await openDatabase(server, url, attempt + 1);
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const CANNOT_CONNECT_NOW = "57P03";

/** A minute, which is how long `pg_ctl` waits for a start too. */
const OPEN_ATTEMPTS = 240;

async function createDatabase(url: string): Promise<void> {
  const client = ownClient(url);
  await client.connect();
  try {
    const found = await client.query("select from pg_database where datname = $1", [DATABASE]);
    if (found.rowCount === 0) {
      await client.query(`create database ${DATABASE}`).catch((error) => {
        if (error.code !== "42P04" && error.code !== "23505") throw error; // made by another process
      });
    }
  } finally {
    await client.end();
  }
}

/** One whose server may be stopped for another process at any moment, which must not end this one. */
function ownClient(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString });
  client.on("error", () => {}); // the query that needs the connection fails and says why
  return client;
}

async function stopUnlessShared(server: ClusterPlace, url: string): Promise<void> {
  if (!(await isRunning(server))) return;
  // Our own pool has just closed; its last backends need a moment to disappear.
  for (let look = 1; await othersAreConnected(url); look++) {
    if (look === 5) return;
    await sleep(100);
  }
  await runAs(server, server.bin.pg_ctl, [
    "stop",
    "-m",
    "fast",
    "--silent",
    "-D",
    server.clusterDir,
  ]);
}

async function othersAreConnected(url: string): Promise<boolean> {
  const client = ownClient(url);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (rowCount ?? 0) > 0;
  } catch {
    return false; // it is already stopping
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Runs one of PostgreSQL's programs as the server's owner. Output goes to pipes that we close on
 * exit, since the server inherits them and would otherwise keep this call waiting.
 */
function runAs(server: ClusterPlace, program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...server.owner,
      cwd: "/",
      env: { PATH: "/usr/bin:/bin", TZ: "UTC", LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        said = (said + chunk).slice(-2000);
      });
    }
    child.on("error", reject);
    child.on("exit", (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve();
      else reject(new Error(said.trim().split("\n").slice(-2).join(" ") || `exit code ${code}`));
    });
  });
}

function exists(path: string): Promise<boolean> {
  return fs.access(path).then(
    () => true,
    () => false,
  );
}

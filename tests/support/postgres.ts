import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { connect } from "../../src/database/client.ts";
import { migrate } from "../../src/database/migrate.ts";
import {
  type PrivatePostgres,
  startPrivatePostgres,
} from "../../src/platform/postgres/private-postgres.ts";

// One server for all tests; one database for each test, cloned from a migrated template.

const TEMPLATE = "template_smart_sites";

let server: Promise<PrivatePostgres> | undefined;

/** The tests' PostgreSQL server: started by the first caller, adopted by the others. */
function testPostgres(): Promise<PrivatePostgres> {
  server ??= startPrivatePostgres(process.env.TEST_DATABASE_DIR ?? KEPT);
  return server;
}

/** Where it lies on disk, and is kept between runs. */
const KEPT = ".cache/test-database";

/** Linux's file system in memory, which takes a third off the whole; a container has 64 MB of it. */
const MEMORY = "/dev/shm";
const ENOUGH_MEMORY = 2 * 1024 ** 3;

/**
 * Starts the server with a template made anew from the migrations of this tree. Called once, before
 * all tests.
 *
 * @returns what stops it after the last.
 */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  const inMemory = await folderInMemory();
  process.env.TEST_DATABASE_DIR = inMemory ?? KEPT;
  await prepareTemplate();
  return async () => {
    const { stop, folder } = await testPostgres();
    await stop();
    // Another run of this clone may still be on it.
    if (inMemory && !existsSync(join(folder, "postmaster.pid"))) {
      await rm(inMemory, { recursive: true });
    }
  };
}

/** One for each clone. @returns undefined where there is no such file system, or little room. */
async function folderInMemory(): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  if (bavail * bsize < ENOUGH_MEMORY) return undefined;
  const clone = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 12);
  return join(MEMORY, `smart-sites-tests-${clone}`);
}

async function prepareTemplate(): Promise<void> {
  const { url } = await testPostgres();
  await administer(url, async (client) => {
    // Nothing here has to outlive a power cut, and making a database takes a tenth of the time. A
    // vacuum at any odd moment would change the plans that tests look at.
    for (const setting of ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"]) {
      await client.query(`alter system set ${setting} = off`);
    }
    await client.query("select pg_reload_conf()");
    await client.query(`drop database if exists ${TEMPLATE}`);
    const left = await client.query<{ datname: string }>(
      "select datname from pg_database where datname like 'test\\_%'",
    );
    for (const { datname } of left.rows) await client.query(`drop database "${datname}" (force)`);
    await client.query(`create database ${TEMPLATE}`);
  });
  const template = databaseUrl(url, TEMPLATE);
  await migrate(template);
  await nameTasks(template);
}

/**
 * As a worker does when it starts, and no test may depend on being first: the first job of a kind
 * locks its name, which two transactions with our other locks can wait for in a circle.
 */
async function nameTasks(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into graphile_worker._private_tasks (identifier) select unnest($1::text[])",
    [["send_email", "make_thumbnail", "draft_site", "mail_review_news"]],
  );
  await client.end();
}

export type TestDatabase = AsyncDisposable & ReturnType<typeof connect> & { url: string };

/** A fresh database, migrated unless it is to be empty; dropped at the end of the scope. */
export async function freshDatabase({
  connections = 5,
  empty = false,
} = {}): Promise<TestDatabase> {
  const { url } = await testPostgres();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(url, (client) =>
    client.query(
      `create database ${name} template ${empty ? "template0" : TEMPLATE} strategy file_copy`,
    ),
  );
  const ownUrl = databaseUrl(url, name);
  // Under its own name, by which those of an app on the same database are told apart from it.
  const named = `${ownUrl}&application_name=tests`;
  const connection = connect(named, { connections, onConnectionLost: () => {} });
  return {
    ...connection,
    url: ownUrl,
    async [Symbol.asyncDispose]() {
      await connection.pool.end();
      await administer(url, (client) => client.query(`drop database if exists ${name} (force)`));
    },
  };
}

async function administer(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two clones of one template at a time disturb each other.
    await client.query("select pg_advisory_lock(1)");
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(url: string, database: string): string {
  return url.replace("/smart_sites?", `/${database}?`);
}

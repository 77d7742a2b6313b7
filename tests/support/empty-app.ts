import { mkdtempDisposable, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "vitest";
import { type App, startApp } from "./app.ts";
import { eventually } from "./eventually.ts";
import { addOperator } from "./operators.ts";
import { freshDatabase, type TestDatabase } from "./postgres.ts";
import { startSmtp } from "./servers/smtp.ts";

/** A running app in whose database and folder there is nothing. */
export type EmptyApp = {
  app: Pick<App, "url" | "output" | "printed">;
  db: TestDatabase;
  dataDir: string;
};

/** The same with one owner in it. */
export type OwnedApp = EmptyApp & { owner: { email: string; name: string } };

type KeptApp = EmptyApp & { running: App; [Symbol.asyncDispose](): Promise<void> };

/**
 * For tests that ask the app something and look at what it answers, stores and sends. Each gets it
 * empty, but the app itself is started once in each process of Vitest and for each configuration,
 * which takes ten times as long as to empty it.
 *
 * What is in its memory stays: caches, and whom a rate limit has refused. A test that reaches a
 * limit, changes the schema or ends the app starts its own, by `startApp` or `appWithOwner`.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs off the pattern
  .extend("smtp", { scope: "worker" }, async ({}, { onCleanup }) => {
    const smtp = await startSmtp();
    onCleanup(() => smtp[Symbol.asyncDispose]());
    return smtp;
  })
  .extend("emptyApp", { scope: "worker" }, async ({ smtp }, { onCleanup }) => {
    const kept = new Map<string, Promise<KeptApp>>();
    onCleanup(async () => {
      for (const app of kept.values()) await (await app)[Symbol.asyncDispose]();
    });
    return async (environment: Record<string, string> = {}): Promise<EmptyApp> => {
      const configuration = JSON.stringify(environment);
      const starting = kept.get(configuration) ?? startKept(environment);
      kept.set(configuration, starting);
      const app = await starting;
      await empty(app);
      smtp.mails.length = 0;
      return forOneTest(app);
    };
  })
  .extend(
    "ownedApp",
    { scope: "worker" },
    async ({ emptyApp }) =>
      async (environment: Record<string, string> = {}): Promise<OwnedApp> => {
        const site = await emptyApp(environment);
        return { ...site, owner: await addOperator(site.db) };
      },
  );

async function startKept(environment: Record<string, string>): Promise<KeptApp> {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "kept-app-"));
  const running = await startApp({
    DATABASE_URL: db.url,
    DATA_DIR: folder.path,
    AUTH_SECRET: "x".repeat(40),
    ...environment,
  });
  return {
    running,
    app: running,
    db,
    dataDir: folder.path,
    async [Symbol.asyncDispose]() {
      await running.kill(); // an answer that no test has read to its end would hold it up
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

async function empty({ db, dataDir }: EmptyApp): Promise<void> {
  // A draft is made by processes that give way to everything else here.
  await eventually(async () => {
    await db.pool.query("delete from graphile_worker._private_jobs where locked_at is null");
    const { rowCount } = await db.pool.query("select from graphile_worker._private_jobs");
    return rowCount === 0;
  });
  await db.pool.query(emptyTables);
  await rm(join(dataDir, "files"), { recursive: true, force: true });
  for (const name of await readdir(join(dataDir, "incoming")).catch(() => [])) {
    await rm(join(dataDir, "incoming", name), { force: true });
  }
}

/**
 * All but the number by which the app sees that what it knows of customers' sites is old. In so many
 * small tables `truncate` takes ten times as long. As on a replica, no row waits for those it refers to.
 */
const emptyTables = `do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in
      select quote_ident(tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'hosting_state'
    loop
      execute 'delete from ' || name;
    end loop;
  end $$`;

/** What earlier tests let it print is not this one's. */
function forOneTest({ running, db, dataDir }: KeptApp): EmptyApp {
  const { length } = running.output();
  const app = {
    url: running.url,
    output: () => running.output().slice(length),
    printed: async () => (await running.printed()).slice(length),
  };
  return { app, db, dataDir };
}

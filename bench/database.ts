import { randomUUID } from "node:crypto";
import pg from "pg";
import { migrate } from "../src/database/migrate.ts";
import { startPrivatePostgres } from "../src/platform/postgres/private-postgres.ts";

/** Kept between runs, so that starts are warm; separate from the tests' server. */
export const benchDataDir = ".cache/bench";

/** The private PostgreSQL of the measurements. */
export type BenchPostgres = AsyncDisposable & {
  /** An empty, migrated database, dropped at the end of the scope. */
  freshDatabase(): Promise<AsyncDisposable & { url: string }>;
};

/** Starts the server, or adopts the one that a broken-off run left behind, and tidies it. */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const server = await startPrivatePostgres(benchDataDir);
  const left = await administer(
    server.url,
    "select datname as name from pg_database where datname like 'bench\\_%'",
  );
  for (const { name } of left) await administer(server.url, `drop database ${name} (force)`);
  return {
    async freshDatabase() {
      const name = `bench_${randomUUID().replaceAll("-", "")}`;
      await administer(server.url, `create database ${name}`);
      const url = server.url.replace("/smart_sites?", `/${name}?`);
      await migrate(url);
      return {
        url,
        [Symbol.asyncDispose]: async () =>
          void (await administer(server.url, `drop database ${name} (force)`)),
      };
    },
    [Symbol.asyncDispose]: () => server.stop(),
  };
}

async function administer(url: string, statement: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import { runMigrations as migrateJobs } from "graphile-worker";
import pg from "pg";
import { migrationsFolder, migrationsThrough } from "./migration-files.ts";

/**
 * Held while changing the schema, or while filling a database that must not be migrated in the meantime.
 */
export const MIGRATION_LOCK = "hashtext('smart-sites.migrate')";

/** uuidv7() came with PostgreSQL 18. */
const OLDEST_SERVER = 180_000;

/**
 * Migrates the database at `url` to the current schema, including the job queue's. Safe to call
 * from several processes at once: an advisory lock lets one of them work and the others wait.
 *
 * @param options.through name of the last migration to apply, for the schema of an earlier version.
 * @throws Error with a readable message when the server is older than PostgreSQL 18.
 */
export async function migrate(url: string, options: { through?: string } = {}): Promise<void> {
  await using earlier =
    options.through === undefined ? undefined : await migrationsThrough(options.through);
  // One connection throughout: the lock belongs to its session.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on("error", () => {}); // the query that needs the connection fails and says why
  await client.connect();
  try {
    const version = await client.query<{ number: number }>(
      "select current_setting('server_version_num')::int as number",
    );
    if ((version.rows[0]?.number ?? 0) < OLDEST_SERVER) {
      throw new Error("DATABASE_URL takes a server of PostgreSQL 18 or newer");
    }
    await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrateJobs({ connectionString: url, maxPoolSize: 1 });
    await applyMigrations(drizzle(client), {
      migrationsFolder: earlier?.path ?? migrationsFolder,
    });
  } finally {
    await client.end();
  }
}

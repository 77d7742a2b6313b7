import { connect, type Database } from "../../src/database/client.ts";
import { migrate } from "../../src/database/migrate.ts";
import { type Config, ConfigError, readConfig } from "../../src/platform/config.ts";
import { startPrivatePostgres } from "../../src/platform/postgres/private-postgres.ts";
import { PrivatePostgresError } from "../../src/platform/postgres/private-postgres-place.ts";

/**
 * Runs a command on the app's database, migrated; starts the private one if it is not running.
 * Errors that an operator can fix are printed as one line. Every error ends in exit code 1.
 */
export async function onDatabase(
  command: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  try {
    await connected(command);
  } catch (error) {
    const expected = error instanceof ConfigError || error instanceof PrivatePostgresError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}

async function connected(command: Parameters<typeof onDatabase>[0]): Promise<void> {
  const config = readConfig();
  const postgres =
    config.databaseUrl === undefined ? await startPrivatePostgres(config.dataDir) : undefined;
  const url = config.databaseUrl ?? postgres?.url ?? "";
  const { pool, database } = connect(url, { connections: 1, onConnectionLost: () => {} });
  try {
    await migrate(url); // the app may never have run on this database
    await command(database, config);
  } finally {
    await pool.end();
    await postgres?.stop();
  }
}

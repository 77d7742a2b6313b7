/**
 * Backs up everything to one folder, and restores it.
 *
 *   npm run backup -- [FOLDER]   writes a backup into FOLDER, or into DATA_DIR/backups
 *   npm run restore -- BACKUP    restores one into an empty database
 *
 * Both start the private PostgreSQL if it is not running. FOLDER and BACKUP are absolute, or start
 * from the project folder.
 */
import { join, resolve } from "node:path";
import { everyStoredFile } from "../src/core/tweaks/stored-files.ts";
import { type BackedUp, BackupError, type Manifest } from "../src/platform/backup/backup.ts";
import { restoreBackup } from "../src/platform/backup/restore-backup.ts";
import { writeBackup } from "../src/platform/backup/write-backup.ts";
import { type Config, ConfigError, readConfig } from "../src/platform/config.ts";
import { chooseFileStore } from "../src/platform/files/choose-file-store.ts";
import { startPrivatePostgres } from "../src/platform/postgres/private-postgres.ts";
import { PrivatePostgresError } from "../src/platform/postgres/private-postgres-place.ts";

const expected = [BackupError, ConfigError, PrivatePostgresError];

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exitCode = 1;
}

async function main([command, folder]: string[]): Promise<void> {
  const config = readConfig();
  if (command === "backup") {
    await withEverything(config, async (source) => {
      const written = await writeBackup(source, resolve(folder ?? join(config.dataDir, "backups")));
      for (const problem of written.manifest.problems) console.warn(`Warning: ${problem}`);
      console.log(`Backed up ${summary(written.manifest)} into ${written.folder}`);
    });
  } else if (command === "restore" && folder) {
    await withEverything(config, async (target) => {
      const manifest = await restoreBackup(target, resolve(folder));
      for (const problem of manifest.problems) console.warn(`When it was made: ${problem}`);
      console.log(`Restored ${summary(manifest)}, as of ${manifest.createdAt}`);
      if (config.authSecret) console.log("Use the same AUTH_SECRET as when the backup was made.");
    });
  } else {
    console.error("npm run backup -- [FOLDER] | npm run restore -- BACKUP");
    process.exitCode = 1;
  }
}

async function withEverything(
  config: Config,
  work: (everything: BackedUp) => Promise<void>,
): Promise<void> {
  const postgres =
    config.databaseUrl === undefined ? await startPrivatePostgres(config.dataDir) : undefined;
  try {
    await work({
      url: config.databaseUrl ?? postgres?.url ?? "",
      files: await chooseFileStore(config),
      storedFiles: everyStoredFile,
      secretFile: config.authSecret === undefined ? join(config.dataDir, "auth-secret") : undefined,
    });
  } finally {
    await postgres?.stop();
  }
}

function summary({ tables, jobs, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (files.bytes / 1_000_000).toFixed(1);
  return `${rows} rows of ${tables.length} tables, ${jobs} queued jobs and ${files.count} files (${megabytes} MB)`;
}

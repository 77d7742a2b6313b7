import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import * as fs from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { drizzle } from "drizzle-orm/node-postgres";
import pLimit from "p-limit";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Database } from "../../database/client.ts";
import { MIGRATION_LOCK, migrate } from "../../database/migrate.ts";
import { knownMigrations } from "../../database/migration-files.ts";

import { passable } from "../data-dir.ts";
import { makeFolder, syncFolder, writeSynced } from "../durable-files.ts";
import { type BackedUp, BackupError, type Manifest, manifestSchema, members } from "./backup.ts";
import { addRestoredJobs, createRestoredJobs } from "./jobs.ts";
import { countRows, migrationOf, productTables, settleTransaction } from "./tables.ts";

const FILES_AT_A_TIME = 4;

/**
 * Restores a backup into an empty database, at the version it was made with, and then migrates it
 * to the current one. All rows are restored in one transaction: a failed restore leaves none. Files
 * that the store already has are overwritten.
 *
 * @throws BackupError when the backup is not whole, or the database is not empty.
 */
export async function restoreBackup(target: BackedUp, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkMembers(folder, manifest);
  const client = new pg.Client({
    connectionString: target.url,
    application_name: "smart-sites restore",
  });
  client.on("error", () => {}); // the query that needs the connection fails and says why
  await client.connect();
  try {
    await refuseUnlessEmpty(client);
    await migrate(target.url, { through: manifest.migration });
    await client.query("begin");
    await settleTransaction(client);
    await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await refuseUnlessEmpty(client); // an app may have started in the meantime
    const found = await migrationOf(client);
    if (found !== manifest.migration) {
      throw new BackupError(
        `The database is at ${found}, the backup at ${manifest.migration}: restore into a new one.`,
      );
    }
    await fill(client, folder, manifest);
    await putFiles(target, drizzle(client), folder, manifest);
    await client.query("commit");
  } finally {
    await client.end();
  }
  await putSecret(target.secretFile, folder, manifest);
  await migrate(target.url);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await fs.readFile(join(folder, members.manifest), "utf8").catch(() => undefined);
  if (text === undefined) {
    throw new BackupError(`${folder} is not a whole backup: it has no ${members.manifest}.`);
  }
  const manifest = manifestSchema.safeParse(parseJson(text));
  if (!manifest.success) {
    throw new BackupError(`${folder}: its ${members.manifest} cannot be read by this version.`);
  }
  const known = (await knownMigrations()).some(({ name }) => name === manifest.data.migration);
  if (!known) {
    throw new BackupError(
      `The backup was made by a newer version, at ${manifest.data.migration}: restore it by that version.`,
    );
  }
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads every member once, before anything is changed. */
async function checkMembers(folder: string, { checksum }: Manifest): Promise<void> {
  const list = join(folder, members.checksums);
  if ((await checksumOf(list)) !== checksum) throw damaged(folder, members.checksums);
  for await (const line of (await fs.open(list)).readLines()) {
    const [expected, path = ""] = line.split("  ");
    if ((await checksumOf(join(folder, path))) !== expected) throw damaged(folder, path);
  }
}

function damaged(folder: string, member: string): BackupError {
  return new BackupError(
    `The backup is damaged: ${join(folder, member)} is not as it was written.`,
  );
}

/** Undefined where there is no such file. */
async function checksumOf(file: string): Promise<string | undefined> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(file), hash);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
  return hash.digest("hex");
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const tables = (await productTables(client)).map(({ name }) => pg.escapeIdentifier(name));
  for (const table of tables) {
    const rows = await countRows(client, `(select from ${table} limit 1) as first`);
    if (rows > 0) {
      throw new BackupError(
        `The database is not empty: ${table} has rows. Restore into one that the app has never run on.`,
      );
    }
  }
}

async function fill(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  for (const { name, columns, rows } of manifest.tables) {
    const table = pg.escapeIdentifier(name);
    const selected = columns.map(pg.escapeIdentifier).join(", ");
    await copyIn(client, `${table} (${selected})`, join(folder, members.table(name)));
    expectRows(name, await countRows(client, table), rows);
  }
  await client.query(createRestoredJobs);
  await copyIn(client, "restored_jobs", join(folder, members.jobs));
  await client.query(addRestoredJobs);
  expectRows("jobs", await countRows(client, "graphile_worker.jobs"), manifest.jobs);
}

async function copyIn(client: pg.Client, target: string, file: string): Promise<void> {
  const copy = client.query(copyFrom(`copy ${target} from stdin`));
  await pipeline(createReadStream(file), createGunzip(), copy);
}

function expectRows(of: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${of}: ${found} rows of ${expected} were restored`);
}

async function putFiles(
  { files, storedFiles }: BackedUp,
  database: Database,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  let put = 0;
  const limit = pLimit(FILES_AT_A_TIME);
  for await (const page of storedFiles(database)) {
    await limit.map(page, async ({ path, type }) => {
      const file = join(folder, members.file(path));
      const found = await fs.stat(file).catch(() => undefined);
      if (!found) return; // the store had lost it when the backup was made
      await files.put(path, createReadStream(file), { bytes: found.size, type });
      put++;
    });
  }
  if (put !== manifest.files.count) {
    throw new Error(`${put} files of ${manifest.files.count} were restored`);
  }
}

/** Replaces the secret that a first start may have made, which protects nothing here. */
async function putSecret(
  file: string | undefined,
  folder: string,
  { hasSecret }: Manifest,
): Promise<void> {
  if (file === undefined || !hasSecret) return;
  await passable(() => makeFolder(dirname(file), 0o755));
  const draft = `${file}.restored`;
  await writeSynced(draft, createReadStream(join(folder, members.secret)));
  await fs.rename(draft, file);
  await syncFolder(dirname(file));
}

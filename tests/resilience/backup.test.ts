import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import pg from "pg";
import { expect, test } from "vitest";
import { everyStoredFile } from "../../src/core/tweaks/stored-files.ts";
import { migrate } from "../../src/database/migrate.ts";
import { knownMigrations } from "../../src/database/migration-files.ts";
import type { BackedUp } from "../../src/platform/backup/backup.ts";
import { restoreBackup } from "../../src/platform/backup/restore-backup.ts";
import { writeBackup } from "../../src/platform/backup/write-backup.ts";
import { folderFiles } from "../../src/platform/files/folder.ts";
import { s3Files } from "../../src/platform/files/s3.ts";
import { startPrivatePostgres } from "../../src/platform/postgres/private-postgres.ts";
import { startApp } from "../support/app.ts";
import { person, postJoin } from "../support/builders.ts";
import { dataFolder } from "../support/data-folder.ts";
import { eventually } from "../support/eventually.ts";
import { everythingIn, siteWithEverything } from "../support/everything.ts";
import { signedIn } from "../support/operators.ts";
import { freshDatabase, type TestDatabase } from "../support/postgres.ts";
import { startS3 } from "../support/servers/s3.ts";

const ownFolder = () => fs.mkdtempDisposable(join(tmpdir(), "backup-"));

/** What `npm run backup` and `npm run restore` run. @returns what it printed. */
async function run(command: string[], environment: Record<string, string>): Promise<string> {
  const env = {
    PATH: "/usr/bin:/bin",
    NODE_COMPILE_CACHE: ".cache/compiled",
    ...environment,
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/backup.ts", ...command],
    { env },
  );
  return stdout;
}

/** A database and a folder of files, as the functions take them. */
function asBackedUp(db: TestDatabase, dataDir: string): BackedUp {
  const files = folderFiles(join(dataDir, "files"));
  return {
    url: db.url,
    files,
    storedFiles: everyStoredFile,
    secretFile: join(dataDir, "auth-secret"),
  };
}

/** A few people and a backup of them. */
async function smallBackup() {
  const db = await freshDatabase();
  const folder = await ownFolder();
  await joinThree(db);
  const source = asBackedUp(db, folder.path);
  const { folder: backup } = await writeBackup(source, join(folder.path, "backups"));
  return {
    db,
    backup,
    source,
    parent: join(folder.path, "backups"),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

async function joinThree({ pool }: TestDatabase): Promise<void> {
  await pool.query(
    "select join_waitlist('P', 'p' || n || '@example.com', null, 'monthly', '{}', '{}') from generate_series(1, 3) n",
  );
}

test("what an empty machine restores is everything there was, and the app runs on it", async () => {
  await using folder = await ownFolder();
  await using db = await freshDatabase();
  const old = { DATABASE_URL: db.url, DATA_DIR: join(folder.path, "old") };
  const { app, owner, keys } = await siteWithEverything(db, { DATA_DIR: old.DATA_DIR });
  const before = await everythingIn(db);
  for (const [table, rows] of Object.entries(before)) {
    expect([table, rows.length > 0]).toEqual([table, true]);
  }
  const printed = await run(["backup", join(folder.path, "backups")], old);
  const photo = await (await fetch(`${app.url}/files/${keys[0]}`)).bytes();
  await app.stop();
  const backup = /into (\S+)\n/.exec(printed)?.[1] ?? "";

  await using machine = await dataFolder();
  const printedThere = await run(["restore", backup], { DATA_DIR: machine.path });
  const { jobs, ...tables } = before;
  expect(printedThere).toMatch(
    new RegExp(
      `^Restored \\d+ rows of ${Object.keys(tables).length} tables, ${jobs.length} queued jobs and 10 files`,
    ),
  );
  const files = async (dataDir: string) => {
    const store = join(dataDir, "files");
    const entries = await fs.readdir(store, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return Promise.all(
      names.sort().map(async (name) => [name.slice(store.length), await fs.readFile(name)]),
    );
  };
  expect(await files(machine.path)).toEqual(await files(old.DATA_DIR));
  const secretOf = (dataDir: string) => fs.readFile(join(dataDir, "auth-secret"), "utf8");
  expect(await secretOf(machine.path)).toBe(await secretOf(old.DATA_DIR));

  await using there = await startApp({ DATA_DIR: machine.path });
  await using restored = poolOf((await startPrivatePostgres(machine.path)).url);
  const after = await everythingIn(restored);
  expect(after).toEqual(before);
  const { pool } = restored;
  const sequences = await pool.query("select from pg_sequences where schemaname = 'public'");
  expect(sequences.rowCount).toBe(0); // a restore sets none
  const served = await fetch(`${there.url}/files/${keys[0]}`);
  expect(Buffer.compare(await served.bytes(), photo)).toBe(0);
  await signedIn(there, owner);
  const next = await postJoin(there, person({ email: "next@example.com" }));
  expect(await next.json()).toEqual({ outcome: "joined", position: 3, entry: expect.any(Object) });
});

function poolOf(connectionString: string) {
  const pool = new pg.Pool({ connectionString });
  return { pool, [Symbol.asyncDispose]: () => pool.end() };
}

test("files go from a folder to S3 and back by a backup", async () => {
  await using folder = await ownFolder();
  await using db = await freshDatabase();
  const { app } = await siteWithEverything(db, { DATA_DIR: folder.path });
  await app.stop();
  const first = await writeBackup(asBackedUp(db, folder.path), join(folder.path, "first"));

  await using s3 = await startS3();
  await using inS3 = await freshDatabase({ empty: true });
  const store = s3Files({
    endpoint: s3.url,
    region: "us-east-1",
    bucket: "uploads",
    accessKeyId: "key-id",
    secretAccessKey: "secret",
  });
  const target = {
    url: inS3.url,
    files: store,
    storedFiles: everyStoredFile,
    secretFile: undefined,
  };
  await restoreBackup(target, first.folder);
  expect(s3.objects.size).toBe(10);
  for (const [path, content] of s3.objects) {
    const original = await folderFiles(join(folder.path, "files")).read(path);
    expect(original && Buffer.compare(await buffer(original), content)).toBe(0);
  }
  const second = await writeBackup(target, join(folder.path, "second"));
  const { files, tables, jobs, problems } = first.manifest;
  expect(second.manifest).toMatchObject({ files, tables, jobs, problems, hasSecret: false });
});

test("a backup is of one moment, whatever is written while it is made", async () => {
  await using folder = await ownFolder();
  await using db = await freshDatabase();
  await joinThree(db);
  const writer = await db.pool.connect();
  await writer.query("begin; lock table waitlist in access exclusive mode");
  const written = writeBackup(asBackedUp(db, folder.path), folder.path);
  await eventually(() => isWaiting(db)); // it has read the emails, and waits for the people
  await writer.query(
    "select join_waitlist('Late', 'late@example.com', null, 'monthly', '{}', '{}'); commit",
  );
  writer.release();
  const { tables, jobs } = (await written).manifest;
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.rows;
  expect([rowsOf("emails"), rowsOf("waitlist"), jobs]).toEqual([3, 3, 3]);
});

async function isWaiting({ pool }: TestDatabase): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())",
  );
  return (rowCount ?? 0) > 0;
}

test("a backup that is cut off never looks like a whole one", async () => {
  await using folder = await ownFolder();
  await using db = await freshDatabase();
  await joinThree(db);
  const writer = await db.pool.connect();
  await writer.query("begin; lock table waitlist in access exclusive mode");

  const failing = writeBackup(asBackedUp(db, folder.path), folder.path);
  const failure = expect(failing).rejects.toThrow();
  await eventually(() => isWaiting(db));
  await writer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'smart-sites backup' and datname = current_database()",
  );
  await failure;
  expect(await fs.readdir(folder.path)).toEqual([]);

  const child = spawn(process.execPath, ["scripts/backup.ts", "backup", folder.path], {
    env: { PATH: "/usr/bin:/bin", DATABASE_URL: db.url, DATA_DIR: folder.path },
    stdio: "ignore",
  });
  await eventually(() => isWaiting(db));
  child.kill("SIGKILL");
  await once(child, "exit");
  await writer.query("rollback");
  writer.release();
  const left = await fs.readdir(folder.path);
  expect(left).toEqual([expect.stringMatching(/^smart-sites-\w+\.partial$/)]);
  await using empty = await freshDatabase({ empty: true });
  await expect(
    restoreBackup(asBackedUp(empty, folder.path), join(folder.path, left[0] ?? "")),
  ).rejects.toThrow("is not a whole backup");
});

test("a restore refuses a database with rows, and leaves them alone", async () => {
  await using site = await smallBackup();
  const before = await everythingIn(site.db);
  await expect(restoreBackup(site.source, site.backup)).rejects.toThrow(
    'The database is not empty: "emails" has rows.',
  );
  expect(await everythingIn(site.db)).toEqual(before);
});

test("a damaged backup is refused before anything is changed", async () => {
  await using site = await smallBackup();
  await using empty = await freshDatabase({ empty: true });
  const target = { ...site.source, url: empty.url };
  const member = join(site.backup, "tables/waitlist.copy.gz");
  const content = await fs.readFile(member);
  for (const damage of [
    () => fs.writeFile(member, content.with(20, (content[20] ?? 0) ^ 1)),
    () => fs.writeFile(member, content.subarray(0, -1)),
    () => fs.rm(member),
  ]) {
    await damage();
    await expect(restoreBackup(target, site.backup)).rejects.toThrow(
      /backup is damaged: .*waitlist\.copy\.gz/,
    );
  }
  await fs.writeFile(member, content);
  const list = join(site.backup, "SHA256SUMS");
  const lines = await fs.readFile(list, "utf8");
  await fs.writeFile(list, lines.replace(/.*waitlist.*\n/, ""));
  await expect(restoreBackup(target, site.backup)).rejects.toThrow("SHA256SUMS is not as it was");
  const tables = await empty.pool.query("select from pg_tables where schemaname = 'public'");
  expect(tables.rowCount).toBe(0);
});

test("a restore that fails half-way leaves no row, and can be tried again", async () => {
  await using folder = await ownFolder();
  await using db = await freshDatabase();
  const { app } = await siteWithEverything(db, { DATA_DIR: folder.path });
  await app.stop();
  const { folder: backup } = await writeBackup(asBackedUp(db, folder.path), folder.path);
  await using empty = await freshDatabase({ empty: true });
  const target = asBackedUp(empty, join(folder.path, "new"));
  const full = { ...target.files, put: () => Promise.reject(new Error("no space left")) };
  await expect(restoreBackup({ ...target, files: full }, backup)).rejects.toThrow("no space left");
  expect(Object.values(await everythingIn(empty)).flat()).toEqual([]);
  await restoreBackup(target, backup);
  expect(await everythingIn(empty)).toEqual(await everythingIn(db));
});

test("a file that the store has lost is told of, and stops nothing", async () => {
  await using folder = await ownFolder();
  await using db = await freshDatabase();
  const source = asBackedUp(db, folder.path);
  const lost = "0190a0a0-0000-7000-8000-000000000001.txt";
  await db.pool.query(
    "insert into brief_files (key, original_name, type, bytes) values ($1, 'menu.txt', 'text/plain', 5)",
    [lost],
  );
  const { folder: backup, manifest } = await writeBackup(source, folder.path);
  expect(manifest.problems).toEqual([`site-brief-files/${lost} is not in the store`]);
  await using empty = await freshDatabase({ empty: true });
  await restoreBackup({ ...source, url: empty.url }, backup);
  expect(await everythingIn(empty)).toEqual(await everythingIn(db));
});

test("a backup of an earlier version is restored at that version and brought to this one", async () => {
  await using folder = await ownFolder();
  await using old = await freshDatabase({ empty: true });
  const earlier = (await knownMigrations()).at(-2)?.name ?? "";
  await migrate(old.url, { through: earlier });
  await joinThree(old);
  const { folder: backup, manifest } = await writeBackup(asBackedUp(old, folder.path), folder.path);
  expect(manifest.migration).toBe(earlier);
  await using empty = await freshDatabase({ empty: true });
  await restoreBackup(asBackedUp(empty, folder.path), backup);
  await migrate(old.url);
  expect(await everythingIn(empty)).toEqual(await everythingIn(old));

  const newer = JSON.stringify({ ...manifest, migration: "9999_of_tomorrow" });
  await fs.writeFile(join(backup, "manifest.json"), newer);
  await expect(restoreBackup(asBackedUp(old, folder.path), backup)).rejects.toThrow(
    "The backup was made by a newer version, at 9999_of_tomorrow",
  );
});

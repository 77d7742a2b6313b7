import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import * as fs from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { drizzle } from "drizzle-orm/node-postgres";
import pLimit from "p-limit";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "../../database/client.ts";

import { type BackedUp, BackupError, type Manifest, members } from "./backup.ts";
import { exportJobs } from "./jobs.ts";
import { countRows, migrationOf, productTables, settleTransaction } from "./tables.ts";

const FILES_AT_A_TIME = 4;
/** Waits until a file is on disk; only we may read it. */
const OWN_NEW_FILE = { flags: "wx", mode: 0o600, flush: true };

/** Adds one file to the backup. @returns its length in bytes. */
type WriteMember = (path: string, content: Readable) => Promise<number>;

/**
 * Writes a backup of everything, whether or not the app is running: a snapshot of the database, and
 * the files its rows name. It has a temporary name until it is complete.
 *
 * @param parent folder that the backup is made in.
 * @throws BackupError when there is nothing to back up; nothing is left in `parent` then.
 */
export async function writeBackup(
  source: BackedUp,
  parent: string,
): Promise<{ folder: string; manifest: Manifest }> {
  const createdAt = new Date().toISOString();
  const folder = join(parent, `smart-sites-${createdAt.slice(0, 19).replace(/[-:]/g, "")}Z`);
  const partial = `${folder}.partial`;
  await fs.mkdir(parent, { recursive: true, mode: 0o700 });
  await fs.mkdir(partial, { mode: 0o700 });
  try {
    const manifest = await fill(partial, source, createdAt);
    await fs.rename(partial, folder);
    return { folder, manifest };
  } catch (error) {
    await fs.rm(partial, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder: string, source: BackedUp, createdAt: string): Promise<Manifest> {
  const listHash = createHash("sha256");
  const list = createWriteStream(join(folder, members.checksums), OWN_NEW_FILE);
  const listed = finished(list);
  async function write(path: string, content: Readable): Promise<number> {
    const { checksum, bytes } = await writeMember(join(folder, path), content);
    const line = `${checksum}  ${path}\n`;
    listHash.update(line);
    list.write(line);
    return bytes;
  }
  try {
    const contents = await writeContents(source, write);
    list.end();
    await listed;
    const manifest = {
      format: 1 as const,
      createdAt,
      ...contents,
      checksum: listHash.digest("hex"),
    };
    const text = `${JSON.stringify(manifest, undefined, 2)}\n`;
    await writeMember(join(folder, members.manifest), Readable.from([Buffer.from(text)]));
    return manifest;
  } catch (error) {
    listed.catch(() => {}); // the first failure is the one to report
    list.destroy();
    throw error;
  }
}

async function writeContents(
  { url, files, storedFiles, secretFile }: BackedUp,
  write: WriteMember,
): Promise<Omit<Manifest, "format" | "createdAt" | "checksum">> {
  const client = new pg.Client({ connectionString: url, application_name: "smart-sites backup" });
  client.on("error", () => {}); // the query that needs the connection fails and says why
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    await settleTransaction(client);
    const migration = await migrationOf(client);
    if (migration === undefined) throw new BackupError("The database is empty.");
    const tables: Manifest["tables"] = [];
    for (const { name, columns } of await productTables(client)) {
      const selected = columns.map(pg.escapeIdentifier).join(", ");
      const query = `select ${selected} from public.${pg.escapeIdentifier(name)}`;
      const rows = await copyOut(client, query, members.table(name), write);
      tables.push({ name, columns, rows });
    }
    const jobs = await copyOut(client, exportJobs, members.jobs, write);
    const copied = await copyFiles({ files, storedFiles }, drizzle(client), write);
    await client.query("commit");
    const hasSecret = await copySecret(secretFile, write);
    return { migration, tables, jobs, ...copied, hasSecret };
  } finally {
    await client.end();
  }
}

/** @returns how many rows there are, which is counted twice: by the server and in what came. */
async function copyOut(
  client: pg.Client,
  query: string,
  member: string,
  write: WriteMember,
): Promise<number> {
  const rows = await countRows(client, `(${query}) as everything`);
  const copy = client.query(copyTo(`copy (${query}) to stdout`));
  const compressed = createGzip();
  await Promise.all([pipeline(copy, compressed), write(member, compressed)]);
  if (copy.rowCount !== rows) throw new Error(`${member}: ${copy.rowCount} of ${rows} rows came`);
  return rows;
}

async function copyFiles(
  { files, storedFiles }: Pick<BackedUp, "files" | "storedFiles">,
  database: Database,
  write: WriteMember,
): Promise<Pick<Manifest, "files" | "problems">> {
  const copied = { count: 0, bytes: 0 };
  const problems: string[] = [];
  const limit = pLimit(FILES_AT_A_TIME);
  for await (const page of storedFiles(database)) {
    await limit.map(page, async ({ path, bytes }) => {
      const content = await files.read(path);
      if (!content) {
        problems.push(`${path} is not in the store`);
        return;
      }
      const written = await write(members.file(path), content);
      if (bytes !== undefined && written !== bytes) {
        problems.push(`${path} has ${written} bytes in the store instead of ${bytes}`);
      }
      copied.count++;
      copied.bytes += written;
    });
  }
  return { files: copied, problems };
}

async function copySecret(file: string | undefined, write: WriteMember): Promise<boolean> {
  if (file === undefined || !(await isThere(file))) return false;
  await write(members.secret, createReadStream(file));
  return true;
}

function isThere(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}

async function writeMember(
  path: string,
  content: Readable,
): Promise<{ checksum: string; bytes: number }> {
  await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, OWN_NEW_FILE),
  );
  return { checksum: hash.digest("hex"), bytes };
}

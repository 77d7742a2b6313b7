import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startPrivatePostgres } from "../../src/platform/postgres/private-postgres.ts";
import { chooseClusterPlace } from "../../src/platform/postgres/private-postgres-place.ts";

export type DataFolder = AsyncDisposable & {
  path: string;
  /** Process id of the private PostgreSQL of this folder; undefined while it is not running. */
  postgresPid(): Promise<number | undefined>;
};

/**
 * A temporary data folder, whose private PostgreSQL, if any, is stopped at the end.
 *
 * @param ownPath where it is to be; a new folder in the system's place for them when left out.
 */
export async function dataFolder(ownPath?: string): Promise<DataFolder> {
  const path = ownPath ?? (await fs.mkdtemp(join(tmpdir(), "smart-sites-test-")));
  await fs.mkdir(path, { recursive: true });
  await fs.chmod(path, 0o755); // PostgreSQL may run as another user than us
  // Elsewhere for root, where other users cannot reach the folder or the binaries.
  const { clusterDir } = await chooseClusterPlace(path);
  return {
    path,
    async postgresPid() {
      const pidFile = await fs.readFile(join(clusterDir, "postmaster.pid"), "utf8").catch(() => "");
      const pid = Number(pidFile.split("\n")[0]);
      return pid > 0 && isAlive(pid) ? pid : undefined;
    },
    async [Symbol.asyncDispose]() {
      const postgres = await startPrivatePostgres(path);
      await postgres.stop();
      await fs.rm(dirname(dirname(clusterDir)), { recursive: true, force: true });
      await fs.rm(path, { recursive: true, force: true });
    },
  };
}

/** Whether a process is there. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

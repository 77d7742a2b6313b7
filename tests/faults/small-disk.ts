import { execFile } from "node:child_process";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether this process may mount a disk: on Linux, as root, outside a strict container. */
export async function canMount(): Promise<boolean> {
  if (process.platform !== "linux") return false;
  try {
    await using _disk = await smallDisk(1);
    return true;
  } catch {
    return false;
  }
}

/** Whether there is a command that limits the files of a running process. */
export async function canLimitFiles(): Promise<boolean> {
  return run("prlimit", ["--version"]).then(
    () => true,
    () => false,
  );
}

/** A disk of so many megabytes, mounted in a folder of its own. */
export async function smallDisk(megabytes: number) {
  const path = await fs.mkdtemp(join(tmpdir(), "smart-sites-disk-"));
  const filler = join(path, "filler");
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", path]);
  } catch (error) {
    await fs.rmdir(path);
    throw error;
  }
  return {
    path,
    /** Takes all room but so many bytes. */
    async fill(left = 0): Promise<void> {
      const { bavail, bsize } = await fs.statfs(path);
      const blocks = Math.ceil((bavail * bsize - left) / 4096);
      // Ends with an error where there is less room, since others write meanwhile; it is full then.
      const options = ["if=/dev/zero", `of=${filler}`, "bs=4096", `count=${blocks}`];
      await run("dd", options).catch(() => {});
    },
    /** Makes room again. */
    empty: () => fs.rm(filler, { force: true }),
    async [Symbol.asyncDispose]() {
      await run("umount", ["--lazy", path]);
      await fs.rmdir(path);
    },
  };
}

/** Lets a process write no file longer than so many bytes from now on; undefined lifts that. */
export async function limitFiles(pid: number | undefined, bytes?: number): Promise<void> {
  await run("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:unlimited`]);
}

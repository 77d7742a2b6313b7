import { execFile } from "node:child_process";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Whether this process may mount a disk: on Linux, as root, outside a strict container. */
export async function canMount(): Promise<boolean> {
  if (process.platform !== "linux") return false;
  try {
    await using _disk = await smallDisk(8);
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

/**
 * A disk of so many megabytes with ext4, mounted in its own folder. It lies in a file that
 * takes only the room of what is written.
 */
export async function smallDisk(megabytes: number) {
  const folder = await fs.mkdtemp(join(tmpdir(), "smart-sites-disk-"));
  const image = join(folder, "image");
  let cuts = 0;
  try {
    await fs.chmod(folder, 0o755);
    await fs.writeFile(image, "");
    await fs.truncate(image, megabytes * 1024 * 1024);
    await run("mkfs.ext4", ["-q", "-m", "0", image]);
    const disk = await mountImage(image, join(folder, "disk"));
    const filler = join(disk.path, "filler");
    return {
      path: disk.path,
      /** Takes all room but so many bytes. */
      async fill(left = 0): Promise<void> {
        const taken = await fs.stat(filler).then(
          ({ size }) => size,
          () => 0,
        );
        const { bavail, bsize } = await fs.statfs(disk.path);
        const length = Math.max(1, taken + bavail * bsize - left);
        // Ends with an error where there is less room, since others write in the meantime; then it is full.
        await run("fallocate", ["--length", String(length), filler]).catch(() => {});
      },
      /** Lets nobody write from now on, or everybody again. */
      async remount(access: "ro" | "rw"): Promise<void> {
        await run("mount", ["-o", `remount,${access}`, disk.path]);
      },
      /** Makes room again. */
      empty: () => fs.rm(filler, { force: true }),
      /**
       * What the disk would hold if its power were cut now, mounted beside it. Of what only lies in
       * the system's memory there is nothing. To be called while nobody writes.
       */
      async cutOff() {
        const copy = join(folder, `cut-${++cuts}`);
        let before: string;
        do {
          before = await disk.written();
          await run("cp", ["--sparse=always", image, copy]);
        } while (before !== (await disk.written())); // the system writes when it likes
        const left = await mountImage(copy, `${copy}-disk`);
        return {
          path: left.path,
          async [Symbol.asyncDispose]() {
            await left[Symbol.asyncDispose]();
            await fs.rm(copy);
          },
        };
      },
      async [Symbol.asyncDispose]() {
        await disk[Symbol.asyncDispose]();
        await fs.rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await fs.rm(folder, { recursive: true });
    throw error;
  }
}

async function mountImage(image: string, path: string) {
  const device = (await run("losetup", ["--find", "--show", image])).stdout.trim();
  await fs.mkdir(path);
  try {
    await run("mount", ["-t", "ext4", "-o", "noinit_itable", device, path]);
  } catch (error) {
    await run("losetup", ["--detach", device]);
    throw error;
  }
  return {
    path,
    /** Changes with every write to the device. */
    async written(): Promise<string> {
      const counted = await fs.readFile(`/sys/block/${basename(device)}/stat`, "utf8");
      const [, , , , writes, , sectors, , inFlight] = counted.trim().split(/\s+/);
      return inFlight === "0" ? `${writes} ${sectors}` : `${Math.random()}`;
    },
    async [Symbol.asyncDispose]() {
      await run("umount", ["--lazy", path]);
      await run("losetup", ["--detach", device]);
      await fs.rmdir(path);
    },
  };
}

/** Lets a process write no file longer than so many bytes from now on; undefined lifts that. */
export async function limitFiles(pid: number | undefined, bytes?: number): Promise<void> {
  await run("prlimit", ["--pid", String(pid), `--fsize=${bytes ?? "unlimited"}:unlimited`]);
}

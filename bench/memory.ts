import { execFile } from "node:child_process";
import * as fs from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { chooseClusterPlace } from "../src/platform/postgres/private-postgres-place.ts";

/** PSS counts a page that n processes share as 1/n for each; RSS counts it n times. */
export type Memory = { bytes: number; measure: "PSS" | "RSS" };

/** The processes' total memory: PSS if the kernel reports it, otherwise RSS. */
export async function memoryOf(pids: number[]): Promise<Memory> {
  try {
    const shares = await Promise.all(
      pids.map(async (pid) => {
        const rollup = await fs.readFile(`/proc/${pid}/smaps_rollup`, "utf8");
        return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1]) * 1024;
      }),
    );
    return { bytes: sum(shares), measure: "PSS" };
  } catch {
    const wanted = new Set(pids);
    const processes = await listProcesses();
    const bytes = sum(processes.filter(({ pid }) => wanted.has(pid)).map(({ rss }) => rss));
    return { bytes, measure: "RSS" };
  }
}

/** The processes of the private PostgreSQL of a data folder: the first one and its children. */
export async function privatePostgresPids(dataDir: string): Promise<number[]> {
  const { clusterDir } = await chooseClusterPlace(dataDir);
  const pidFile = await fs.readFile(join(clusterDir, "postmaster.pid"), "utf8");
  const postmaster = Number.parseInt(pidFile, 10);
  const children = (await listProcesses()).filter(({ parent }) => parent === postmaster);
  return [postmaster, ...children.map(({ pid }) => pid)];
}

/** Every process of this machine, by /proc, or by `ps` where there is none. */
async function listProcesses(): Promise<{ pid: number; parent: number; rss: number }[]> {
  if (process.platform !== "linux") {
    const { stdout } = await promisify(execFile)("ps", ["-Ao", "pid=,ppid=,rss="]);
    return stdout
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/).map(Number))
      .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, rss: kilobytes * 1024 }));
  }
  const pids = (await fs.readdir("/proc")).map(Number).filter(Number.isInteger);
  const processes = await Promise.all(
    pids.map(async (pid) => {
      const status = await fs.readFile(`/proc/${pid}/status`, "utf8").catch(() => ""); // it ended
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      return { pid, parent, rss: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024 };
    }),
  );
  return processes;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

/** The ids of the picture processes that this process has started and that still run. Linux only. */
async function ownPictureProcesses(): Promise<number[]> {
  const self = process.pid;
  // A look through all of /proc takes longer on a busy machine than a picture does.
  const children = await readFile(`/proc/${self}/task/${self}/children`, "utf8");
  const found: number[] = [];
  for (const pid of children.split(" ").filter(Boolean)) {
    // One that ends in the meantime has none.
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes("pictures/inside.mjs")) found.push(Number(pid));
  }
  return found;
}

/** Does something with each picture process of this process that is seen while `work` goes on. */
export async function watchingPictureProcesses<T>(
  work: Promise<T>,
  onSeen: (pids: number[]) => unknown,
): Promise<T> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  over.catch(() => {}); // anyone who waits for the work is told
  while (!isOver) {
    const pids = await ownPictureProcesses();
    if (pids.length > 0) await onSeen(pids);
    await sleep(2);
  }
  return over;
}

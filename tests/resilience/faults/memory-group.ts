import { randomUUID } from "node:crypto";
import * as fs from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "../../support/eventually.ts";

/** Where Linux keeps groups of processes, and what it calls the files: version 1 and version 2. */
const kinds = [
  {
    folder: "/sys/fs/cgroup/memory",
    limit: "memory.limit_in_bytes",
    events: "memory.oom_control",
  },
  {
    folder: "/sys/fs/cgroup",
    limit: "memory.max",
    events: "memory.events",
  },
];

/** Whether this process may make such groups: on Linux, as root, outside a strict container. */
export async function canLimitMemory(): Promise<boolean> {
  try {
    await using _group = await memoryGroup(64);
    return true;
  } catch {
    return false;
  }
}

/**
 * A group of processes that may use this many megabytes together, including files they have read.
 */
export async function memoryGroup(megabytes: number) {
  const { group, kind } = await makeGroup();
  await fs.writeFile(join(group, kind.limit), String(megabytes * 1024 * 1024));
  return {
    /** A command that runs another in this group. */
    under: ["/bin/sh", "-c", `echo $$ > ${join(group, "cgroup.procs")} && exec "$@"`, "sh"],
    /** How many of them Linux has ended for want of memory. */
    async ended(): Promise<number> {
      const events = await fs.readFile(join(group, kind.events), "utf8");
      return Number(/^oom_kill (\d+)$/m.exec(events)?.[1]);
    },
    async [Symbol.asyncDispose]() {
      // What was told to end may be about to.
      await eventually(() =>
        fs.rmdir(group).then(
          () => true,
          () => false,
        ),
      );
    },
  };
}

async function makeGroup() {
  for (const kind of kinds) {
    const group = join(kind.folder, `smart-sites-${randomUUID()}`);
    try {
      await fs.mkdir(group);
    } catch {
      continue;
    }
    if (
      await fs.access(join(group, kind.limit)).then(
        () => true,
        () => false,
      )
    )
      return { group, kind };
    await fs.rmdir(group);
  }
  throw new Error("no groups of processes can be made here");
}

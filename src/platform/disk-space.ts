import * as fs from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

export type DiskSpace = {
  /** Bytes of the whole disk. */
  size: number;
  /** Bytes that may still be written before the disk counts as low; negative where it does. */
  toSpare: number;
  /** Bytes that are free. */
  free: number;
};

/** Below this a disk is low: whichever is more. */
const LEAST_FREE = 1024 ** 3;
const LEAST_FREE_SHARE = 0.05;

/** A disk on a network may say nothing at all. */
const MAX_LOOK_MS = 1_500;

/**
 * How much room there is on the disk of `folders`; if they are on several, on the one with the
 * least to spare.
 *
 * @param folders missing ones are left out.
 * @throws Error if no disk can be asked.
 */
export async function diskSpace(folders: readonly string[]): Promise<DiskSpace> {
  const asked = Promise.all(folders.map((folder) => fs.statfs(folder).catch(() => undefined)));
  const answers = await Promise.race([asked, sleep(MAX_LOOK_MS, [])]);
  const [scarcest] = answers
    .flatMap((answer) => (answer ? [spaceOf(answer)] : []))
    .sort((one, other) => one.toSpare - other.toSpare);
  if (!scarcest) throw new Error("no disk says how much of it is free");
  return scarcest;
}

/** Free is what is left to users other than root. */
function spaceOf({ bsize, blocks, bavail }: { bsize: number; blocks: number; bavail: number }) {
  const [size, free] = [blocks * bsize, bavail * bsize];
  return { size, free, toSpare: free - Math.max(LEAST_FREE, size * LEAST_FREE_SHARE) };
}

import { createHash } from "node:crypto";

/** The seed of everything random: see global-setup.ts. */
export const seed = Number(process.env.TEST_SEED);

/**
 * Dice that fall the same way for the same seed. Where tasks take turns, which of them rolls next is
 * left to the clock.
 *
 * @param name so that no two throw the same numbers
 * @returns numbers from 0 up to 1
 */
export function dice(name: string): () => number {
  let throws = 0;
  return () => {
    const hash = createHash("sha256").update(`${seed} ${name} ${throws++}`);
    return hash.digest().readUInt32BE() / 2 ** 32;
  };
}

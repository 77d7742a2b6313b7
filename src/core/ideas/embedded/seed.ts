import { hash as digest } from "node:crypto";

/** A whole number from 0 to 2³²-1 that depends on the key alone, the same in every process. */
export function hash(key: string): number {
  return Number.parseInt(digest("sha1", key).slice(0, 8), 16);
}

/** One of the list, by the key. @throws RangeError for an empty list. */
export function pick<T>(list: readonly T[], key: string): T {
  const chosen = list[hash(key) % list.length];
  if (chosen === undefined) throw new RangeError("nothing to pick from");
  return chosen;
}

/** The list in an order that depends on the key alone. */
export function shuffle<T>(list: readonly T[], key: string): T[] {
  return list
    .map((item, index) => ({ item, rank: hash(`${key}/${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

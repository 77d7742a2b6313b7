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

/** The list with one of its first few before the others, by the key. */
export function ledByOne<T>(list: readonly T[], key: string, few = 3): T[] {
  const at = hash(key) % Math.min(few, list.length || 1);
  return [...list.slice(at, at + 1), ...list.slice(0, at), ...list.slice(at + 1)];
}

/** The list in an order that depends on the key alone. */
export function shuffle<T>(list: readonly T[], key: string): T[] {
  return list
    .map((item, index) => ({ item, rank: hash(`${key}/${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

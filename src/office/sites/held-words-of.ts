import { findActorNames } from "../../core/operators/find-operators.ts";
import type { HeldWords } from "../../core/sites/checks/held-words.ts";
import type { Database } from "../../database/client.ts";
import { authorInWords } from "./author-in-words.ts";

/** The same, with the names of the operators who decided. */
export async function withNames(database: Database, words: HeldWords): Promise<HeldWords> {
  const done = [
    ...words.held.flatMap(({ used }) => used?.by ?? []),
    ...words.mended.flatMap(({ mends }) => mends.flatMap(({ undone }) => undone?.by ?? [])),
  ];
  if (done.length === 0) return words;
  const names = await findActorNames(database, done);
  const named = (one: { by: string; at: string }) => ({ ...one, by: authorInWords(names, one.by) });
  return {
    held: words.held.map((one) => ({ ...one, ...(one.used && { used: named(one.used) }) })),
    mended: words.mended.map((one) => ({
      ...one,
      mends: one.mends.map((mend) => ({
        ...mend,
        ...(mend.undone && { undone: named(mend.undone) }),
      })),
    })),
  };
}

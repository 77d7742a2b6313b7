import { findActorNames } from "../../core/operators/find-operators.ts";
import type { Vouched } from "../../core/sites/vouching/open-words.ts";
import type { Database } from "../../database/client.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { authorInWords } from "./author-in-words.ts";

/** As the editor shows it: `at` is “3 Jan 2026, 3:04 pm”, in Sydney. */
export type NamedVouched = Omit<Vouched, "created_at"> & { at: string };

/** The same, with the names of the operators. */
export async function vouchedWithNames(
  database: Database,
  vouched: readonly Vouched[],
): Promise<NamedVouched[]> {
  const names = await findActorNames(
    database,
    vouched.flatMap(({ how, by }) => (how === "review" ? [] : by)),
  );
  return vouched.map(({ created_at, by, ...one }) => ({
    ...one,
    by: one.how === "review" ? `${by}, in the review` : authorInWords(names, by),
    at: dateTimeInSydney(created_at),
  }));
}

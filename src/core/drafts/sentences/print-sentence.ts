import { type Mend, withMends } from "../../moderation/spelling/with-mends.ts";
import { begun } from "./capitals.ts";

/** A customer’s sentence as a page shows it: with these mends, a capital first, and a mark at its end. */
export function printSentence(text: string, mends: readonly Mend[]): string {
  const mended = withMends(text, mends).replace(/[\s,;–—-]+$/, "");
  const line = begun(mended);
  return line === "" || /[.!?…:”’)。！？]$/u.test(line) ? line : `${line}.`;
}

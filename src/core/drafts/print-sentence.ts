import { type Mend, withMends } from "../moderation/spelling/with-mends.ts";

/** A customer’s sentence as a page shows it: with these mends, a capital first, and a mark at its end. */
export function printSentence(text: string, mends: readonly Mend[]): string {
  const mended = withMends(text, mends).replace(/[\s,;–—-]+$/, "");
  // “iPhone” and “r&b” are written so on purpose.
  const begun = /^\p{Ll}+(?![\p{L}\p{N}&@])/u.test(mended)
    ? mended.charAt(0).toUpperCase() + mended.slice(1)
    : mended;
  return begun === "" || /[.!?…:”’)。！？]$/u.test(begun) ? begun : `${begun}.`;
}

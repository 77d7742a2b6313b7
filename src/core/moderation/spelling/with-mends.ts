/** A word that was mended: what was there, what is there now, and where in the text as it was. */
export type Mend = { from: string; to: string; at: number };

/** The text with these mends, or with some of them. */
export function withMends(text: string, mends: readonly Mend[]): string {
  const inOrder = mends.toSorted((one, other) => other.at - one.at);
  return inOrder.reduce(
    (mended, { from, to, at }) => mended.slice(0, at) + to + mended.slice(at + from.length),
    text,
  );
}

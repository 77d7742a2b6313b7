/** The median, which one disturbed round does not move. @throws Error for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new Error("no values");
  return (lower + upper) / 2;
}

/** How long something took, in milliseconds. */
export type Times = { median: number; longest: number; count: number };

/** @throws Error for an empty list. */
export function timesOf(milliseconds: readonly number[]): Times {
  return {
    median: median(milliseconds),
    longest: Math.max(...milliseconds),
    count: milliseconds.length,
  };
}

export type Comparison = {
  /** Median over the rounds of `ours` divided by `theirs`, each pair measured side by side. */
  ratio: number;
  /** Medians of the two sides by themselves. */
  ours: number;
  theirs: number;
  rounds: { ours: number; theirs: number }[];
};

/** Compares pair by pair, so that a machine that slows down half-way slows both sides. */
export function compare(rounds: { ours: number; theirs: number }[]): Comparison {
  return {
    ratio: median(rounds.map(({ ours, theirs }) => ours / theirs)),
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
    rounds,
  };
}

/** Measures the two sides in turn; who goes first alternates. */
export async function interleave<Measured = number>(
  count: number,
  ours: () => Promise<Measured>,
  theirs: () => Promise<Measured>,
): Promise<{ ours: Measured; theirs: Measured }[]> {
  const rounds = [];
  for (let round = 0; round < count; round++) {
    if (round % 2 === 0) {
      const first = await ours();
      rounds.push({ ours: first, theirs: await theirs() });
    } else {
      const first = await theirs();
      rounds.push({ ours: await ours(), theirs: first });
    }
  }
  return rounds;
}

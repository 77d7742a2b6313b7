/** The three Core Web Vitals: time to the largest paint, layout shifts, response to input. */
export const vitalNames = ["LCP", "INP", "CLS"] as const;

export type VitalName = (typeof vitalNames)[number];

/** Milliseconds; thousandths for CLS. */
type Scale = {
  /** Up to `fine` is good, up to `poor` needs improvement (web.dev/articles/vitals). */
  good: number;
  poor: number;
  /** Buckets are `fine` wide up to `poor`, and `coarse` from there to `most`, which is the last. */
  fine: number;
  coarse: number;
  most: number;
};

const scales: Record<VitalName, Scale> = {
  LCP: { good: 2_500, poor: 4_000, fine: 100, coarse: 500, most: 20_000 },
  INP: { good: 200, poor: 500, fine: 20, coarse: 100, most: 4_000 },
  CLS: { good: 100, poor: 250, fine: 10, coarse: 50, most: 2_000 },
};

/**
 * The upper end of a value's bucket, both in the unit of `Scale`. No bucket crosses a threshold, so
 * buckets are rated as their values would be.
 */
export function bucketOf(vital: VitalName, value: number): number {
  const { poor, fine, coarse, most } = scales[vital];
  if (value > poor) return Math.min(most, poor + Math.ceil((value - poor) / coarse) * coarse);
  return Math.max(1, Math.ceil(value / fine)) * fine;
}

export type Buckets = ReadonlyMap<number, number>;

/**
 * The 75th percentile (nearest rank), as the upper end of its bucket.
 *
 * @param counts by bucket
 * @returns undefined if there are no values.
 */
export function p75(counts: Buckets): number | undefined {
  const rank = Math.ceil(samplesIn(counts) * 0.75);
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= rank && count > 0) return bucket;
  }
  return undefined;
}

export function samplesIn(counts: Buckets): number {
  return counts.values().reduce((sum, count) => sum + count, 0);
}

export type Rating = "good" | "needs improvement" | "poor";

export function rate(vital: VitalName, value: number): Rating {
  const { good, poor } = scales[vital];
  return value <= good ? "good" : value <= poor ? "needs improvement" : "poor";
}

import fc from "fast-check";
import { expect, test } from "vitest";
import { seed } from "../../../tests/support/words/chance.ts";
import { bucketOf, p75, rate, vitalNames } from "./vital-buckets.ts";

/** Milliseconds and thousandths, around the thresholds and well beyond. */
const values = fc.array(
  fc.oneof(fc.double({ min: 0, max: 5_000, noNaN: true }), fc.integer({ min: 0, max: 4_100 })),
  { minLength: 1, maxLength: 60 },
);

test.each(vitalNames)("p75 of %s read from buckets is that of the values, rounded up", (vital) => {
  fc.assert(
    fc.property(values, (samples) => {
      const buckets = new Map<number, number>();
      for (const value of samples) {
        const bucket = bucketOf(vital, value);
        buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
      }
      const sorted = samples.toSorted((a, b) => a - b);
      const exact = sorted[Math.ceil(samples.length * 0.75) - 1] ?? Number.NaN;
      expect(p75(buckets)).toBe(bucketOf(vital, exact));
      expect(rate(vital, p75(buckets) ?? Number.NaN)).toBe(rate(vital, exact));
    }),
    { seed },
  );
});

test.each(vitalNames)("a bucket of %s ends within its width above the value", (vital) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 250, noNaN: true }), (value) => {
      const width = { LCP: 100, INP: 20, CLS: 10 }[vital];
      const bucket = bucketOf(vital, value);
      expect(bucket).toBeGreaterThanOrEqual(value);
      expect(bucket - value).toBeLessThanOrEqual(width);
    }),
    { seed },
  );
});

test("values are rated by the thresholds of web.dev, and the largest share one bucket", () => {
  expect([2_500, 2_500.1, 4_000, 4_000.1].map((ms) => rate("LCP", bucketOf("LCP", ms)))).toEqual([
    "good",
    "needs improvement",
    "needs improvement",
    "poor",
  ]);
  expect([200, 201, 500, 501].map((ms) => rate("INP", bucketOf("INP", ms)))).toEqual([
    "good",
    "needs improvement",
    "needs improvement",
    "poor",
  ]);
  expect([100, 101, 250, 251].map((score) => rate("CLS", bucketOf("CLS", score)))).toEqual([
    "good",
    "needs improvement",
    "needs improvement",
    "poor",
  ]);
  expect([bucketOf("LCP", 1e7), bucketOf("INP", 1e7), bucketOf("CLS", 1e7)]).toEqual([
    20_000, 4_000, 2_000,
  ]);
  expect(p75(new Map())).toBeUndefined();
});

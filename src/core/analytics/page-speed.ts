import { sql } from "drizzle-orm";
import { cities, cityPath } from "../../content/cities.ts";
import { formPath, home } from "../../content/pages.ts";
import type { Database } from "../../database/client.ts";
import { firstDay } from "../../platform/time/sydney-days.ts";
import type { Period } from "./funnel.ts";
import { p75, samplesIn, type VitalName, vitalNames } from "./vital-buckets.ts";

/** p75 is in milliseconds, or thousandths for CLS. */
export type Speed = { vital: VitalName; p75: number; samples: number };

export type KindOfPage = { name: string; speeds: Partial<Record<VitalName, Speed>> };

type Row = { page: string; vital: VitalName; bucket: number; count: number };

const cityPaths = new Set(cities.map(cityPath));

const kinds: readonly { name: string; has(path: string): boolean }[] = [
  { name: "All pages", has: () => true },
  { name: "Home", has: (path) => path === home.path },
  { name: "City pages", has: (path) => cityPaths.has(path) },
  { name: "Tools and ideas", has: (path) => path.startsWith("/tools/") },
  { name: "Waitlist and brief form", has: (path) => path === formPath },
];

/** Visitors' Core Web Vitals at p75, by kind of page. */
export async function readPageSpeed(
  { database }: { database: Database },
  days: Period,
): Promise<KindOfPage[]> {
  const { rows } = await database.execute<Row>(sql`
    select page, vital, bucket, sum(count)::integer as count
    from daily_vitals where day >= ${firstDay(days)}
    group by page, vital, bucket
  `);
  const others = {
    name: "Other pages",
    has: (path: string) => !kinds.slice(1).some((kind) => kind.has(path)),
  };
  return [...kinds, others].map(({ name, has }) => {
    const own = rows.filter(({ page }) => has(page));
    const speeds: KindOfPage["speeds"] = {};
    for (const vital of vitalNames) {
      const counts = new Map<number, number>();
      for (const { bucket, count } of own.filter((row) => row.vital === vital)) {
        counts.set(bucket, (counts.get(bucket) ?? 0) + count);
      }
      const value = p75(counts);
      if (value !== undefined) speeds[vital] = { vital, p75: value, samples: samplesIn(counts) };
    }
    return { name, speeds };
  });
}

import { cities, cityPath } from "../../src/content/cities.ts";
import { formPath } from "../../src/content/pages.ts";
import { bucketOf, type VitalName, vitalNames } from "../../src/core/analytics/vital-buckets.ts";
import { dailyCounts, dailyVitals } from "../../src/database/tables/analytics.ts";
import type { Services } from "../../src/services/services.ts";

const days = 30;

/** Views on an ordinary day, and how many of them led to the form and to the use of a tool. */
const pages: Readonly<Record<string, { view: number; form?: number; tool?: number }>> = {
  "/": { view: 140, form: 13 },
  [formPath]: { view: 46 },
  "/demo": { view: 31, form: 3 },
  "/handyman-website": { view: 12, form: 1 },
  "/tools/website-sketch": { view: 64, form: 11, tool: 33 },
  "/tools/local-mvp-ideas": { view: 22, tool: 13 },
  ...Object.fromEntries(cities.map((city) => [cityPath(city), { view: 6, form: 1 }])),
};

/** Milliseconds, thousandths for CLS. */
const usual: Record<VitalName, number> = { LCP: 900, INP: 60, CLS: 10 };
/** How many times as long, and for which share of visits. */
const speeds = [
  [1, 0.8],
  [2, 0.2],
] as const;

/** Counts a month of visits, up to yesterday: today counts itself. */
export async function addVisits({ database }: Services): Promise<void> {
  const counts: (typeof dailyCounts.$inferInsert)[] = [];
  const vitals: (typeof dailyVitals.$inferInsert)[] = [];
  for (let ago = 1; ago <= days; ago++) {
    const date = new Date(Date.now() - ago * 86_400_000);
    const day = date.toLocaleDateString("sv-SE", { timeZone: "Australia/Sydney" });
    const isWeekend = [0, 6].includes(date.getDay());
    const busy = (isWeekend ? 0.6 : 1) * (1.3 - ago / 60); // and a little more each week
    for (const [page, events] of Object.entries(pages)) {
      for (const event of ["view", "form", "tool"] as const) {
        const count = Math.round((events[event] ?? 0) * busy);
        if (count > 0) counts.push({ day, page, event, count });
      }
      for (const vital of vitalNames) {
        for (const [slower, share] of speeds) {
          const count = Math.round(events.view * busy * share);
          const bucket = bucketOf(vital, usual[vital] * slower);
          if (count > 0) vitals.push({ day, page, vital, bucket, count });
        }
      }
    }
  }
  await database.insert(dailyCounts).values(counts).onConflictDoNothing();
  await database.insert(dailyVitals).values(vitals).onConflictDoNothing();
}

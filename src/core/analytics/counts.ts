import { sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { VitalName } from "./vital-buckets.ts";

/** tool: a free tool on the page was used; form: a visitor went from the page to the form. */
export type CountedEvent = "view" | "tool" | "form";

/** Sums in memory, by page and event or bucket, to be added to the tables. */
export type Counts = {
  add(page: string, event: CountedEvent): void;
  addVital(page: string, vital: VitalName, bucket: number): void;
  /**
   * Writes what has been counted since the last time. Never throws: what cannot be written waits.
   */
  flush(): Promise<void>;
};

type Sum<Of> = Of & { count: number };
type Events = Map<string, Sum<{ page: string; event: CountedEvent }>>;
type Vitals = Map<string, Sum<{ page: string; vital: VitalName; bucket: number }>>;

export function createCounts({ database, log }: { database: Database; log: Log }): Counts {
  let events: Events = new Map();
  let vitals: Vitals = new Map();

  return {
    add: (page, event) => addTo(events, `${page} ${event}`, { page, event, count: 1 }),
    addVital: (page, vital, bucket) =>
      addTo(vitals, `${page} ${vital} ${bucket}`, { page, vital, bucket, count: 1 }),
    async flush() {
      if (events.size + vitals.size === 0) return;
      const written = { events, vitals };
      events = new Map();
      vitals = new Map();
      try {
        await write(database, written);
      } catch (error) {
        log.warn(describeError(error), "analytics: counts wait for the database");
        for (const [key, sum] of written.events) addTo(events, key, sum);
        for (const [key, sum] of written.vitals) addTo(vitals, key, sum);
      }
    },
  };
}

function addTo<Of>(sums: Map<string, Sum<Of>>, key: string, added: Sum<Of>): void {
  const sum = sums.get(key);
  if (sum) sum.count += added.count;
  else sums.set(key, added);
}

/** In a fixed order, so that two processes writing at once cannot deadlock. */
async function write(
  database: Database,
  { events, vitals }: { events: Events; vitals: Vitals },
): Promise<void> {
  await database.transaction(async (tx) => {
    if (events.size > 0) {
      await tx.execute(sql`
        insert into daily_counts (day, page, event, count)
        select (now() at time zone 'Australia/Sydney')::date, page, event, count
        from json_to_recordset(${JSON.stringify([...events.values()])}::json)
          as added(page text, event text, count integer)
        order by page, event
        on conflict (day, page, event) do update
          set count = daily_counts.count + excluded.count
      `);
    }
    if (vitals.size > 0) {
      await tx.execute(sql`
        insert into daily_vitals (day, page, vital, bucket, count)
        select (now() at time zone 'Australia/Sydney')::date, page, vital, bucket, count
        from json_to_recordset(${JSON.stringify([...vitals.values()])}::json)
          as added(page text, vital text, bucket integer, count integer)
        order by page, vital, bucket
        on conflict (day, page, vital, bucket) do update
          set count = daily_vitals.count + excluded.count
      `);
    }
  });
}

/**
 * The nightly job. Keeps two years and a month, so that any month can be compared with the previous
 * year's.
 */
export async function deleteOldCounts({ database }: { database: Database }): Promise<void> {
  const oldest = sql`(now() at time zone 'Australia/Sydney')::date - interval '25 months'`;
  await database.execute(sql`delete from daily_counts where day < ${oldest}`);
  await database.execute(sql`delete from daily_vitals where day < ${oldest}`);
}

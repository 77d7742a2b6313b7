import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { countByDay, type DayCount } from "../../platform/count-by-day.ts";

/** Sign-ups of the last days, today included, the oldest first. */
export function signUpsByDay(
  { database }: { database: Database },
  span: { days: number },
): Promise<DayCount[]> {
  return countByDay(database, waitlist.created_at, span);
}

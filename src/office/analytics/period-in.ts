import { type Period, periods } from "../../core/analytics/funnel.ts";

/** The period that a query asks for as `days`; 30 where it asks for none there is. */
export function periodIn(query: URLSearchParams): Period {
  return periods.find((days) => String(days) === query.get("days")) ?? 30;
}

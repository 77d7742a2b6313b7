import { type Period, periods } from "../../core/analytics/funnel.ts";

/** The period in the query's `days`; 30 if it isn't one we offer. */
export function periodIn(query: URLSearchParams): Period {
  return periods.find((days) => String(days) === query.get("days")) ?? 30;
}

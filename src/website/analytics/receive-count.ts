import * as z from "zod";
import { countedPage } from "../../core/analytics/counted-pages.ts";
import type { Counts } from "../../core/analytics/counts.ts";
import { mayBeCounted } from "../../core/analytics/may-be-counted.ts";
import { bucketOf, vitalNames } from "../../core/analytics/vital-buckets.ts";
import { readJson } from "../../platform/http/read-body.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";

/** Longer than anything our own scripts send. */
const MAX_BODY_BYTES = 300;

const vital = z.number().min(0).max(1e7).optional();

/** What a page's script reports: that a tool was used, or how fast the page was. */
const reportSchema = z.strictObject({
  page: z.string().max(100),
  tool: z.literal(true).optional(),
  /** LCP and INP in milliseconds, CLS as its score. */
  vitals: z.strictObject({ LCP: vital, INP: vital, CLS: vital }).optional(),
});

type CountServices = { counts: Counts; rateLimits: { count: RateLimit } };

/**
 * Receives a report that a page sent with `sendBeacon`.
 *
 * @param visitor address that reports are counted by.
 * @returns the HTTP status to answer with: 204 even if there is nothing to count.
 */
export async function receiveCount(
  { counts, rateLimits }: CountServices,
  request: Request,
  visitor: string,
): Promise<204 | 400 | 429> {
  if (!mayBeCounted((name) => request.headers.get(name))) return 204;
  if ((await rateLimits.count.secondsToWait(visitor)) > 0) return 429;
  const report = reportSchema.safeParse(await readJson(request, { longest: MAX_BODY_BYTES }));
  if (!report.data) return 400;
  const { tool, vitals } = report.data;
  const page = countedPage(report.data.page);
  if (!page) return 204; // such as an error page
  if (tool) counts.add(page, "tool");
  for (const name of vitalNames) {
    const value = vitals?.[name];
    if (value === undefined) continue;
    counts.addVital(page, name, bucketOf(name, name === "CLS" ? value * 1000 : value));
  }
  return 204;
}

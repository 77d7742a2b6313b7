import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";
import pLimit from "p-limit";
import { siteDomains, sites } from "../../../database/tables/sites.ts";
import { describeError, type Log } from "../../../platform/log.ts";
import { type CheckServices, checkDomain } from "./check-domain.ts";

/** A run is over before the next one begins, even if nobody answers. */
const A_RUN = 200;
const AT_ONCE = 10;

/**
 * Checks domains whose turn has come: each twice a day, so that a lost one is noticed within a day, and
 * one that has waited for its records for less than two weeks every ten minutes.
 */
export async function checkDueDomains(services: CheckServices & { log: Log }): Promise<void> {
  const { site_id, checked_at, created_at, verified_at } = siteDomains;
  const before = (time: string) => lt(checked_at, sql`now() - ${time}::interval`);
  const isNew = and(isNull(verified_at), gt(created_at, sql`now() - interval '14 days'`));
  const due = await services.database
    .select({ site_id })
    .from(siteDomains)
    .innerJoin(sites, eq(sites.id, site_id))
    .where(
      and(
        inArray(sites.status, ["live", "suspended"]),
        or(isNull(checked_at), before("12 hours"), and(isNew, before("9 minutes"))),
      ),
    )
    .orderBy(asc(checked_at))
    .limit(A_RUN);
  const inTurn = pLimit(AT_ONCE);
  await inTurn.map(due, async ({ site_id: siteId }) => {
    try {
      await checkDomain(services, siteId);
    } catch (error) {
      services.log.warn({ siteId, ...describeError(error) }, "domains: one could not be checked");
    }
  });
}

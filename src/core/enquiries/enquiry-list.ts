import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { enquiries, enquiryText } from "../../database/tables/enquiries.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import { countRows } from "../../platform/count-rows.ts";
import type { Enquiry } from "./enquiries.ts";

type EnquiryServices = { database: Database };

export type EnquiryPage = {
  status?: "open" | "answered" | undefined;
  /** Only these, such as those that a search has found. */
  among?: string[] | undefined;
  /** Only older ones than this id. */
  before?: string | undefined;
  /** Or only newer ones than this id: the oldest of them. */
  after?: string | undefined;
  limit: number;
};

/** Enquiries, newest first, without those that are suspected. */
export async function listEnquiries(
  { database }: EnquiryServices,
  { status, among, before, after, limit }: EnquiryPage,
): Promise<Enquiry[]> {
  const order = after ? asc : desc;
  const found = await database
    .select()
    .from(enquiries)
    .where(
      and(
        status ? ofStatus(status, { before, after }) : isTaken,
        among && sql`${enquiries.id} = any(${sql.param(among)}::uuid[])`,
        before ? lt(enquiries.id, before) : undefined,
        after ? gt(enquiries.id, after) : undefined,
      ),
    )
    .orderBy(...(status ? [order(enquiries.status)] : []), order(enquiries.id))
    .limit(limit);
  return after ? found.toReversed() : found;
}

/** A search lists at most this many. */
export const maxFound = 1_000;

/**
 * The ids of enquiries with a text in their name, address, subject or message, in any case. One or
 * two letters find words that start with them.
 *
 * @returns at most `maxFound` plus one.
 */
export async function searchEnquiries(
  { database }: EnquiryServices,
  search: string,
): Promise<string[]> {
  // Not sorted: the planner might read the list from its end, hoping to find them soon.
  const found = await database
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(containsText(enquiryText(enquiries), search), isTaken))
    .limit(maxFound + 1);
  return found.map(({ id }) => id);
}

/** How many wait for an answer, up to `maxCounted` plus one. */
export function countOpenEnquiries({ database }: EnquiryServices): Promise<number> {
  return countRows(database, enquiries, eq(enquiries.status, "open"));
}

/** Those that nobody has judged yet, the oldest first. */
export function listSuspectedEnquiries(
  { database }: EnquiryServices,
  { limit }: { limit: number },
): Promise<Enquiry[]> {
  return database
    .select()
    .from(enquiries)
    .where(ofStatus("suspected", {}))
    .orderBy(asc(enquiries.status), asc(enquiries.id))
    .limit(limit);
}

/** With a literal, as the condition of the index has it. */
const isTaken = ne(enquiries.status, sql`'suspected'`);

const firstId = "00000000-0000-0000-0000-000000000000";
const lastId = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Of one status, by rows: told that the status is the same for all, the planner may follow the ids
 * alone, past any number of others.
 */
function ofStatus(
  status: Enquiry["status"],
  { before = lastId, after = firstId }: Pick<EnquiryPage, "before" | "after">,
): SQL {
  const row = sql`(${enquiries.status}, ${enquiries.id})`;
  return sql`${row} > (${status}, ${after}::uuid) and ${row} < (${status}, ${before}::uuid)`;
}

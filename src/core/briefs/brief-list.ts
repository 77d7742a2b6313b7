import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { previewHours } from "../../content/offer.ts";
import type { Database } from "../../database/client.ts";
import { briefFiles, briefText, siteBriefs } from "../../database/tables/briefs.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import { countByDay, type DayCount } from "../../platform/count-by-day.ts";
import { countRows, maxCounted } from "../../platform/count-rows.ts";
import { findReadyTimes } from "./brief-events.ts";
import { type Brief, type BriefFile, type BriefStatus, briefColumns } from "./briefs.ts";
import { dueSoonHours } from "./preview-promise.ts";

type BriefServices = { database: Database };

/** Each has an index, so that any page of thousands is read in order and nothing is sorted. */
export const briefOrders = {
  newest: [desc(siteBriefs.created_at), desc(siteBriefs.id)],
  oldest: [asc(siteBriefs.created_at), asc(siteBriefs.id)],
  changed: [desc(siteBriefs.updated_at), desc(siteBriefs.id)],
  name: [asc(sql`lower(${siteBriefs.business_name})`), asc(siteBriefs.id)],
} as const;

export type BriefOrder = keyof typeof briefOrders;

/** Briefs whose preview is promised for a moment that is near, or over. */
export type BriefDue = "soon" | "overdue";

export type BriefQuery = {
  /**
   * Words that must all occur in name, address, contact or description. One or two letters are how
   * a word begins.
   */
  search?: string;
  status?: BriefStatus | undefined;
  due?: BriefDue | undefined;
  order?: BriefOrder;
  /** From 1. */
  page?: number;
  pageSize?: number;
};

/** A brief as the list shows it. */
export type ListedBrief = Brief & {
  files: BriefFile[];
  /** When its preview was ready; undefined while it is not. */
  readyAt: Date | undefined;
  /** When it was read, by the database's clock. */
  asOf: Date;
};

/** What is read of a brief itself. */
export const listedColumns = {
  ...briefColumns,
  asOf: sql`now()`.mapWith(siteBriefs.created_at),
};

/** A search counts, and pages through, at most this many. */
const maxFound = 1_000;

/**
 * One page of the briefs, newest first unless asked otherwise, with the files of each.
 *
 * @returns `total` counts all that match, on every page, up to `most` and one more.
 * @throws Error "Failed to fetch briefs"
 */
export async function listBriefs(
  { database }: BriefServices,
  { search = "", status, due, order = "newest", page = 1, pageSize = 25 }: BriefQuery = {},
): Promise<{ briefs: ListedBrief[]; total: number; most: number }> {
  const most = search ? maxFound : maxCounted;
  const where = and(status && eq(siteBriefs.status, status), due && isDue(due), ...matches(search));
  try {
    const found = search ? await findIds(database, where) : [];
    const total = search ? found.length : await countRows(database, siteBriefs, where);
    // What few have is looked up first; the planner would read in order until it came upon a page.
    const isRare = search !== "" && total <= maxFound;
    const briefs = await database
      .select(listedColumns)
      .from(siteBriefs)
      .where(isRare ? sql`${siteBriefs.id} = any(${sql.param(found)}::uuid[])` : where)
      .orderBy(...briefOrders[order])
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const ids = briefs.map(({ id }) => id);
    const [files, readyTimes] = await Promise.all([
      listFiles(database, ids),
      findReadyTimes(database, ids),
    ]);
    const listed = briefs.map((brief) => ({
      ...brief,
      files: files.filter((file) => file.brief_id === brief.id),
      readyAt: readyTimes.get(brief.id),
    }));
    return { briefs: listed, total, most };
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

/** Of briefs that fit, up to `maxFound` and one more. */
async function findIds(database: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await database
    .select({ id: siteBriefs.id })
    .from(siteBriefs)
    .where(where)
    .limit(maxFound + 1);
  return rows.map(({ id }) => id);
}

/** The files of some briefs, each brief's in the person's order. */
export async function listFiles(database: Database, briefIds: string[]): Promise<BriefFile[]> {
  if (briefIds.length === 0) return [];
  return database
    .select()
    .from(briefFiles)
    .where(inArray(briefFiles.brief_id, briefIds))
    .orderBy(asc(briefFiles.position));
}

function matches(search: string): (SQL | undefined)[] {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => containsText(briefText(siteBriefs), word));
}

/** In SQL what `previewPromise` says of one brief. */
function isDue(due: BriefDue): SQL {
  const open = sql`${siteBriefs.status} in ('submitted', 'in_progress')`;
  const overdue = sql`now() - make_interval(hours => ${previewHours})`;
  const soon = sql`now() - make_interval(hours => ${previewHours - dueSoonHours})`;
  return due === "overdue"
    ? sql`${open} and ${siteBriefs.created_at} <= ${overdue}`
    : sql`${open} and ${siteBriefs.created_at} > ${overdue} and ${siteBriefs.created_at} <= ${soon}`;
}

export type BriefCounts = Record<BriefStatus | BriefDue, number>;

/**
 * How many briefs have each status, and how many previews are due soon or overdue, each up to
 * `maxCounted` and one more.
 *
 * @throws Error "Failed to fetch briefs"
 */
export async function countBriefs({ database }: BriefServices): Promise<BriefCounts> {
  const count = (where: SQL) => countRows(database, siteBriefs, where);
  const having = (status: BriefStatus) => count(eq(siteBriefs.status, status));
  try {
    const [submitted, in_progress, preview_ready, completed, soon, overdue] = await Promise.all([
      having("submitted"),
      having("in_progress"),
      having("preview_ready"),
      having("completed"),
      count(isDue("soon")),
      count(isDue("overdue")),
    ]);
    return { submitted, in_progress, preview_ready, completed, soon, overdue };
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

/** Briefs sent in the last days, today included, the oldest first. */
export function briefsByDay(
  { database }: BriefServices,
  span: { days: number },
): Promise<DayCount[]> {
  return countByDay(database, siteBriefs.created_at, span);
}

/**
 * A word that is another one whenever a brief has come, gone or changed, and every ten minutes,
 * since the list tells how much time is left: for who looks at it and wants to know whether it is
 * still what they see. It looks at the `maxCounted` that changed last.
 *
 * @throws Error "Failed to fetch briefs"
 */
export async function briefsVersion({ database }: BriefServices): Promise<string> {
  try {
    // The latest time alone would miss a brief that was committed after a later one.
    const { rows } = await database.execute<{ version: string }>(sql`
      select concat_ws('-', count(*), extract(epoch from max(updated_at)),
        extract(epoch from min(updated_at)), floor(extract(epoch from now()) / 600)) as version
      from (
        select ${siteBriefs.updated_at} from ${siteBriefs}
        order by ${siteBriefs.updated_at} desc limit ${maxCounted}
      ) as latest
    `);
    return rows[0]?.version ?? "";
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import { previewHours } from "../../content/offer.ts";
import type { Database } from "../../database/client.ts";
import {
  briefText,
  clockStart,
  isClockRunning,
  isLetIn,
  siteBriefs,
} from "../../database/tables/briefs.ts";
import { containsText } from "../../platform/contains-pattern.ts";
import { countRows, maxCounted } from "../../platform/count-rows.ts";
import { countByDay, type DayCount } from "../../platform/time/count-by-day.ts";
import type { BriefFile } from "../files/list-files.ts";
import { listFiles } from "../files/list-files.ts";
import { findReadyTimes } from "./brief-events.ts";
import { type Brief, type BriefStatus, briefColumns } from "./briefs.ts";
import { dueSoonHours } from "./preview-promise.ts";

type BriefServices = { database: Database };

/** Each has an index, so that any of thousands of pages is read without sorting. */
export const briefOrders = {
  newest: [desc(siteBriefs.created_at), desc(siteBriefs.id)],
  oldest: [asc(siteBriefs.created_at), asc(siteBriefs.id)],
  changed: [desc(siteBriefs.updated_at), desc(siteBriefs.id)],
  name: [asc(sql`lower(${siteBriefs.business_name})`), asc(siteBriefs.id)],
} as const;

export type BriefOrder = keyof typeof briefOrders;

/** The most urgent first, of briefs whose clock runs. */
export const byDeadline = [asc(clockStart(siteBriefs)), asc(siteBriefs.id)];

/** Briefs whose preview is due soon or overdue. */
export type BriefDue = "soon" | "overdue";

export type BriefQuery = {
  /**
   * Words that must all occur in the business name, address, contact or description. One or two
   * letters match the start of a word.
   */
  search?: string;
  status?: BriefStatus | undefined;
  due?: BriefDue | undefined;
  /** “Oldest” of those that are due is by their deadline, which a pause has moved. */
  order?: BriefOrder;
  /** Starts at 1. */
  page?: number;
  pageSize?: number;
};

/** A brief as the list shows it. */
export type ListedBrief = Brief & {
  files: BriefFile[];
  /** When its preview was ready; undefined if it is not. */
  readyAt: Date | undefined;
  /** When it was read, by the database's clock. */
  asOf: Date;
};

/** A brief's columns. */
export const listedColumns = {
  ...briefColumns,
  asOf: sql`now()`.mapWith(siteBriefs.created_at).as("as_of"),
};

/** A search counts and lists at most this many. */
const maxFound = 1_000;

/**
 * A page of briefs with their files, newest first by default.
 *
 * @returns `total` counts all matches, up to `most` plus one.
 * @throws Error "Failed to fetch briefs"
 */
export async function listBriefs(
  { database }: BriefServices,
  { search = "", status, due, order = "newest", page = 1, pageSize = 25 }: BriefQuery = {},
): Promise<{ briefs: ListedBrief[]; total: number; most: number }> {
  const most = search ? maxFound : maxCounted;
  const where = and(
    isLetIn(siteBriefs),
    status && eq(siteBriefs.status, status),
    due && isDue(due),
    ...matches(search),
  );
  try {
    const found = search ? await findIds(database, where) : [];
    const total = search ? found.length : await countRows(database, siteBriefs, where);
    // Rare matches are looked up first; the planner would read in order until it had filled a page.
    const isRare = search !== "" && total <= maxFound;
    const briefs = await database
      .select(listedColumns)
      .from(siteBriefs)
      .where(isRare ? sql`${siteBriefs.id} = any(${sql.param(found)}::uuid[])` : where)
      .orderBy(...(due && order === "oldest" ? byDeadline : briefOrders[order]))
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

/** Up to `maxFound` matching briefs, plus one. */
async function findIds(database: Database, where: SQL | undefined): Promise<string[]> {
  const rows = await database
    .select({ id: siteBriefs.id })
    .from(siteBriefs)
    .where(where)
    .limit(maxFound + 1);
  return rows.map(({ id }) => id);
}

function matches(search: string): (SQL | undefined)[] {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map((word) => containsText(briefText(siteBriefs), word));
}

/** `previewPromise` in SQL. */
export function isDue(due: BriefDue): SQL {
  const isRunning = isClockRunning(siteBriefs);
  const overdue = hasRunFor(previewHours);
  return due === "overdue"
    ? sql`${isRunning} and ${overdue}`
    : sql`${isRunning} and not ${overdue} and ${hasRunFor(previewHours - dueSoonHours)}`;
}

/** Whether the clock of a preview has run for as many hours. */
export function hasRunFor(hours: number): SQL {
  return sql`(${clockStart(siteBriefs)} <= (now() at time zone 'UTC') - make_interval(hours => ${hours}))`;
}

export type BriefCounts = Record<BriefStatus | BriefDue | "suspected", number>;

/**
 * How many briefs have each status, how many previews are due soon or overdue, and how many briefs
 * are suspected, which count nowhere else; each up to `maxCounted` plus one.
 *
 * @throws Error "Failed to fetch briefs"
 */
export async function countBriefs({ database }: BriefServices): Promise<BriefCounts> {
  const count = (where: SQL) => countRows(database, siteBriefs, and(isLetIn(siteBriefs), where));
  const having = (status: BriefStatus) => count(eq(siteBriefs.status, status));
  try {
    const [submitted, in_progress, preview_ready, completed, soon, overdue, suspected] =
      await Promise.all([
        having("submitted"),
        having("in_progress"),
        having("preview_ready"),
        having("completed"),
        count(isDue("soon")),
        count(isDue("overdue")),
        countRows(database, siteBriefs, sql`${siteBriefs.suspected}`),
      ]);
    return { submitted, in_progress, preview_ready, completed, soon, overdue, suspected };
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

/** Briefs sent in the last days, including today, oldest first. */
export function briefsByDay(
  { database }: BriefServices,
  span: { days: number },
): Promise<DayCount[]> {
  return countByDay(database, siteBriefs.created_at, { ...span, where: isLetIn(siteBriefs) });
}

/**
 * A version of the list, to see whether an open list is still current. It changes whenever a brief
 * is added, removed or changed, and every ten minutes, since the list shows the time left. It looks
 * at the `maxCounted` most recently changed briefs.
 *
 * @throws Error "Failed to fetch briefs"
 */
export async function briefsVersion({ database }: BriefServices): Promise<string> {
  try {
    // The latest time alone would miss a brief committed after a newer one.
    const { rows } = await database.execute<{ version: string }>(sql`
      select concat_ws('-', count(*), extract(epoch from max(updated_at)),
        extract(epoch from min(updated_at)), floor(extract(epoch from now()) / 600)) as version
      from (
        select ${siteBriefs.updated_at} from ${siteBriefs} where ${isLetIn(siteBriefs)}
        order by ${siteBriefs.updated_at} desc limit ${maxCounted}
      ) as latest
    `);
    return rows[0]?.version ?? "";
  } catch (error) {
    throw new Error("Failed to fetch briefs", { cause: error });
  }
}

import { and, asc, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { recordEvent } from "../audit/audit.ts";
import type { BriefFile } from "../files/list-files.ts";
import { listFiles } from "../files/list-files.ts";
import { announceBrief, type Brief, briefColumns } from "./briefs.ts";

/** A brief that came with a filled trap field, and that nobody has judged yet. */
export type SuspectedBrief = Brief & { files: BriefFile[] };

/** On one screen; the next follow when these have been judged. */
const SHOWN = 25;

/**
 * Suspected briefs with their files, the oldest first.
 *
 * @returns undefined if they cannot be fetched, which is logged.
 */
export async function tryListSuspectedBriefs(services: {
  database: Database;
  log: Log;
}): Promise<SuspectedBrief[] | undefined> {
  try {
    return await listSuspectedBriefs(services);
  } catch (error) {
    services.log.error(describeError(error), "briefs: the suspected ones could not be fetched");
    return undefined;
  }
}

async function listSuspectedBriefs({ database }: { database: Database }) {
  const briefs = await database
    .select(briefColumns)
    .from(siteBriefs)
    .where(sql`${siteBriefs.suspected}`)
    .orderBy(asc(siteBriefs.created_at))
    .limit(SHOWN);
  const ids = briefs.map(({ id }) => id);
  const files = await listFiles(database, ids);
  return briefs.map((brief) => ({
    ...brief,
    files: files.filter((file) => file.brief_id === brief.id),
  }));
}

type Judgement = { id: string; actor: string };

/**
 * Makes a suspected brief one like any other, as if it came now: the promise of a preview runs from
 * here, and the emails go out.
 *
 * @returns undefined where somebody has judged it already.
 */
export async function letInBrief(
  { database, config }: { database: Database; config: { operatorEmail: string } },
  { id, actor }: Judgement,
): Promise<Brief | undefined> {
  return database.transaction(async (tx) => {
    const [letIn] = await tx
      .update(siteBriefs)
      .set({ suspected: false, created_at: sql`now()`, updated_at: sql`now()` })
      .where(isSuspected(id))
      .returning(briefColumns);
    if (!letIn) return undefined;
    await recordEvent(tx, { actor, action: "brief.let-in", table_name: "site_briefs", row_id: id });
    const { idea, source, chosen_preview, ...sent } = letIn;
    const files = await listFiles(tx, [id]);
    const news = { brief: sent, files, hasSketch: chosen_preview !== null };
    await announceBrief(tx, news, config.operatorEmail);
    return letIn;
  });
}

/**
 * Deletes a suspected brief with its files, whose content the sweep removes.
 *
 * @returns whether it was still there.
 */
export async function dismissBrief(
  { database }: { database: Database },
  { id, actor }: Judgement,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const dismissed = await tx
      .delete(siteBriefs)
      .where(isSuspected(id))
      .returning({ id: siteBriefs.id });
    if (dismissed.length === 0) return false;
    const event = { actor, action: "brief.dismiss", table_name: "site_briefs", row_id: id };
    await recordEvent(tx, event);
    return true;
  });
}

function isSuspected(id: string) {
  return and(eq(siteBriefs.id, id), sql`${siteBriefs.suspected}`);
}

/** Deletes those of more than 30 days ago, whose files the sweep removes. */
export async function deleteOldSuspectedBriefs({
  database,
}: {
  database: Database;
}): Promise<void> {
  await database
    .delete(siteBriefs)
    .where(
      and(sql`${siteBriefs.suspected}`, lt(siteBriefs.created_at, sql`now() - interval '30 days'`)),
    );
}

import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { type AuditEvent, recordEvent } from "../audit/audit.ts";
import { type Brief, type BriefStatus, briefColumns } from "./briefs.ts";

/** Which brief is changed, and by whom. */
export type Change = {
  id: string;
  /** An operator's id, or “customer”. */
  actor: string;
  /** The version of the brief that they saw; if it has changed since, nothing is changed. */
  expected?: { status?: BriefStatus | undefined; updatedAt?: Date | undefined };
};

export type ChangeOutcome =
  | { outcome: "updated"; brief: Brief }
  /** Somebody else was quicker; this is what the brief is now. */
  | { outcome: "changed-meanwhile"; brief: Brief }
  | { outcome: "missing" };

/** What is done to a brief. */
export type Work = {
  /** The new status; unset if it stays the same. */
  status?(before: Brief): BriefStatus;
  /** Where the preview is; empty or unset if that stays the same. */
  previewLink?: string;
  /** Whether the clock of the promise stops here, or starts again. */
  clock?: "stops" | "runs";
  /** Recorded with a new status. */
  detail?: string;
  /** Whether an earlier post of the same form has done it. */
  isDone?(tx: Transaction, before: Brief): Promise<boolean>;
  /** Whether the brief is in a state to do it to; unset if it always is. */
  isPossible?(tx: Transaction, before: Brief): Promise<boolean>;
  /** What else is done, as recorded in its history. */
  deed?(
    tx: Transaction,
    after: Brief,
  ): Promise<Pick<AuditEvent, "action" | "from_value" | "to_value">>;
};

/**
 * Changes a brief and records who did it, in a transaction.
 *
 * @throws Error with `failure` as its message; nothing has changed then.
 */
export async function changeBrief(
  { database }: { database: Database },
  change: Change,
  { failure, ...work }: Work & { failure: string },
): Promise<ChangeOutcome> {
  try {
    return await database.transaction((tx) => applyChange(tx, change, work));
  } catch (error) {
    throw new Error(failure, { cause: error });
  }
}

/** As above, in the transaction of something else. */
export async function applyChange(
  tx: Transaction,
  { id, actor, expected = {} }: Change,
  { status: statusAfter, previewLink, clock, detail, isDone, isPossible, deed }: Work,
): Promise<ChangeOutcome> {
  const [before] = await tx
    .select(briefColumns)
    .from(siteBriefs)
    .where(and(eq(siteBriefs.id, id), isLetIn(siteBriefs)))
    .for("update");
  if (!before) return { outcome: "missing" };
  const status = statusAfter?.(before) ?? before.status;
  const preview_link = previewLink || before.preview_link;
  const isNewLink = preview_link !== before.preview_link;
  if (!deed && status === before.status && !isNewLink) {
    return { outcome: "updated", brief: before };
  }
  if (await isDone?.(tx, before)) return { outcome: "updated", brief: before };
  if (!isAsExpected(before, expected) || (await isPossible?.(tx, before)) === false) {
    return { outcome: "changed-meanwhile", brief: before };
  }

  // A preview that is ready has nothing to wait for.
  const isRunning = clock === "runs" || !isWithoutPreview(status);
  const [after = before] = await tx
    .update(siteBriefs)
    // Not now(), which is when this began to wait for the row.
    .set({
      ...{ status, preview_link, updated_at: sql`clock_timestamp()` },
      ...(clock === "stops" && { paused_at: sql`clock_timestamp()` }),
      ...(isRunning && before.paused_at && runs),
    })
    .where(eq(siteBriefs.id, id))
    .returning(briefColumns);
  const event = { actor, table_name: "site_briefs", row_id: id, created_at: after.updated_at };
  if (deed) await recordEvent(tx, { ...event, ...(await deed(tx, after)) });
  else if (isNewLink) {
    await recordEvent(tx, { ...event, action: "brief.link", to_value: preview_link });
  }
  if (after.status !== before.status) {
    const moved = { from_value: before.status, to_value: after.status, detail: detail ?? null };
    await recordEvent(tx, { ...event, action: "brief.status", ...moved });
  }
  return { outcome: "updated", brief: after };
}

/** Whether the customer still waits for a preview. */
export function isWithoutPreview(status: BriefStatus): boolean {
  return status === "submitted" || status === "in_progress";
}

/** To the millisecond, the precision that a page's times have. */
function isAsExpected(brief: Brief, { status, updatedAt }: NonNullable<Change["expected"]>) {
  if (status && brief.status !== status) return false;
  return !updatedAt || brief.updated_at.getTime() === updatedAt.getTime();
}

/** The clock of a brief runs on, later by as long as it stood still. */
const runs = {
  paused_at: null,
  // At least one, which tells that it ever stood still.
  paused_seconds: sql`${siteBriefs.paused_seconds}
    + greatest(1, extract(epoch from clock_timestamp() - ${siteBriefs.paused_at})::int)`,
};

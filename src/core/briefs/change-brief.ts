import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { recordEvent } from "../audit/audit.ts";
import { type Brief, type BriefStatus, briefColumns } from "./briefs.ts";

/** What an operator can do to a brief. */
export type BriefChange =
  | { kind: "status"; status: BriefStatus }
  | { kind: "note"; note: string }
  | {
      kind: "mail";
      message: string;
      /** Empty for a mail without one. */
      previewLink: string;
      /** Whether the status becomes `preview_ready` with it. */
      markReady: boolean;
    };

type Change = {
  id: string;
  /** An operator's id. */
  actor: string;
  /** What the brief was when they looked; when it is another by now, nothing is changed. */
  expected?: { status?: BriefStatus | undefined; updatedAt?: Date | undefined };
};

export type ChangeOutcome =
  | { outcome: "updated"; brief: Brief }
  /** Somebody else was quicker; this is what the brief is now. */
  | { outcome: "changed-meanwhile"; brief: Brief }
  | { outcome: "missing" };

export const changeFailures = {
  status: "Failed to update brief status",
  note: "Failed to save the note",
  mail: "Failed to queue the mail",
} as const;

/**
 * Sets the status of a brief (any to any), notes something about it, or writes to its customer, and
 * records who did it: all of it or nothing.
 *
 * @throws Error with a text of `changeFailures`
 */
export async function changeBrief(
  { database }: { database: Database },
  { id, actor, expected = {} }: Change,
  change: BriefChange,
): Promise<ChangeOutcome> {
  try {
    return await database.transaction(async (tx) => {
      const [before] = await tx
        .select(briefColumns)
        .from(siteBriefs)
        .where(eq(siteBriefs.id, id))
        .for("update");
      if (!before) return { outcome: "missing" };
      if (change.kind === "status" && before.status === change.status) {
        return { outcome: "updated", brief: before };
      }
      if (!isAsExpected(before, expected)) return { outcome: "changed-meanwhile", brief: before };

      const status = statusAfter(before, change);
      const [after = before] = await tx
        .update(siteBriefs)
        // Not now(), which is when this began to wait for the row.
        .set({ status, updated_at: sql`clock_timestamp()` })
        .where(eq(siteBriefs.id, id))
        .returning(briefColumns);
      const event = {
        actor,
        table_name: "site_briefs",
        row_id: id,
        created_at: after.updated_at,
      };
      if (change.kind === "note") {
        await recordEvent(tx, {
          ...event,
          action: "brief.note",
          to_value: change.note,
        });
      }
      if (change.kind === "mail") {
        await recordEvent(tx, {
          ...event,
          action: "brief.mail",
          to_value: await queueMail(tx, before, change),
        });
      }
      if (status !== before.status) {
        await recordEvent(tx, {
          ...event,
          action: "brief.status",
          from_value: before.status,
          to_value: status,
        });
      }
      return { outcome: "updated", brief: after };
    });
  } catch (error) {
    throw new Error(changeFailures[change.kind], { cause: error });
  }
}

/** By milliseconds, which is what a page can carry of a time. */
function isAsExpected(brief: Brief, { status, updatedAt }: NonNullable<Change["expected"]>) {
  if (status && brief.status !== status) return false;
  return !updatedAt || brief.updated_at.getTime() === updatedAt.getTime();
}

function statusAfter(before: Brief, change: BriefChange): BriefStatus {
  if (change.kind === "status") return change.status;
  return change.kind === "mail" && change.markReady ? "preview_ready" : before.status;
}

/** @returns the id of the mail in the outbox. */
async function queueMail(
  tx: Transaction,
  { email }: Brief,
  { message, previewLink }: Extract<BriefChange, { kind: "mail" }>,
): Promise<string> {
  const data = JSON.stringify({ message, previewLink });
  const { rows } = await tx.execute<{ id: string }>(
    sql`select queue_email('brief-message', ${email}, ${data}) as id`,
  );
  const [queued] = rows;
  if (!queued) throw new Error("queue_email gave no row");
  return queued.id;
}

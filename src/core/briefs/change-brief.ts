import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { isLetIn, siteBriefs } from "../../database/tables/briefs.ts";
import { queueJob } from "../../platform/queue-job.ts";
import { type AuditEvent, listEvents, type PastEvent, recordEvent } from "../audit/audit.ts";
import type { MailData } from "../emails/mail-kinds.ts";
import { queueMail } from "../emails/queue-mail.ts";
import { type Brief, type BriefStatus, briefColumns } from "./briefs.ts";

type ChangeServices = { database: Database };

/** Which brief is changed, and by whom. */
export type Change = {
  id: string;
  /** An operator's id. */
  actor: string;
  /** The version of the brief that they saw; if it has changed since, nothing is changed. */
  expected?: { status?: BriefStatus | undefined; updatedAt?: Date | undefined };
};

export type ChangeOutcome =
  | { outcome: "updated"; brief: Brief }
  /** Somebody else was quicker; this is what the brief is now. */
  | { outcome: "changed-meanwhile"; brief: Brief }
  /** It was to be ready, and nobody knows where the preview is. */
  | { outcome: "link-missing"; brief: Brief }
  | { outcome: "missing" };

export const changeFailures = {
  status: "Failed to update brief status",
  note: "Failed to save the note",
  mail: "Failed to queue the email",
  draft: "Failed to ask for a draft",
} as const;

/** What an operator says of a status that they set themselves. */
export type ByHand = {
  /** Whether the customer has been told. */
  told: boolean;
  /** Where the preview is; empty for what is known already. */
  previewLink: string;
  /** Ready, though there is no link. */
  withoutLink: boolean;
};

/**
 * Changes a brief's status from any to any other, and records who did it.
 *
 * @param byHand for `preview_ready`, a brief then needs a link to its preview, unless this says that
 * there is none.
 * @throws Error with a message from `changeFailures`, like all functions here; nothing has changed
 * then.
 */
export function setBriefStatus(
  services: ChangeServices,
  change: Change,
  status: BriefStatus,
  byHand?: ByHand,
): Promise<ChangeOutcome> {
  return changeBrief(services, change, {
    failure: changeFailures.status,
    status: () => status,
    needsLink: status === "preview_ready" && byHand?.withoutLink === false,
    ...(byHand && {
      previewLink: byHand.previewLink,
      detail: byHand.told ? customerTold : customerNotTold,
    }),
  });
}

/** In the history of a status. */
const customerTold = "customer told";
const customerNotTold = "customer not told";

/**
 * Adds a note to a brief, for operators. A note overwrites nothing, so nothing that happened
 * meanwhile is in its way; but the same words posted twice from one page are one note.
 */
export function noteOnBrief(
  services: ChangeServices,
  { id, actor, expected }: Change,
  note: string,
): Promise<ChangeOutcome> {
  const words = { action: "brief.note", to_value: note };
  return changeBrief(
    services,
    { id, actor },
    {
      failure: changeFailures.note,
      isDone: async (tx) => {
        const said = { table_name: "site_briefs", row_id: id, since: expected?.updatedAt };
        const events = expected?.updatedAt ? await listEvents(tx, said) : [];
        return events.some((event) => event.actor === actor && isSame(event, words));
      },
      deed: async () => words,
    },
  );
}

function isSame(event: PastEvent, { action, to_value }: Pick<AuditEvent, "action" | "to_value">) {
  return event.action === action && event.to_value === to_value;
}

/**
 * Emails the customer. A link to the preview is kept with the brief.
 *
 * @param mail.markReady whether this makes a brief without a preview `preview_ready`.
 */
export function mailCustomer(
  services: ChangeServices,
  change: Change,
  { markReady, ...mail }: MailData["brief-message"] & { markReady: boolean },
): Promise<ChangeOutcome> {
  return changeBrief(services, change, {
    failure: changeFailures.mail,
    deed: async (tx, { email }) => ({
      action: "brief.mail",
      to_value: await queueMail(tx, "brief-message", email, mail),
    }),
    previewLink: mail.previewLink,
    ...(markReady && {
      status: ({ status }) => (isWithoutPreview(status) ? "preview_ready" : status),
      detail: customerTold,
    }),
  });
}

/**
 * Records that a customer was mailed their site: a brief without a preview has one now, and its
 * deadline is met.
 */
export async function markPreviewReady(
  tx: Transaction,
  { id, actor }: Pick<Change, "id" | "actor">,
): Promise<void> {
  const [brief] = await tx
    .select({ status: siteBriefs.status })
    .from(siteBriefs)
    .where(eq(siteBriefs.id, id))
    .for("update");
  if (!brief || !isWithoutPreview(brief.status)) return;
  const status = "preview_ready";
  await tx
    .update(siteBriefs)
    .set({ status, updated_at: sql`clock_timestamp()` })
    .where(eq(siteBriefs.id, id));
  await recordEvent(tx, {
    ...{ actor, action: "brief.status", table_name: "site_briefs", row_id: id },
    ...{ from_value: brief.status, to_value: status, detail: customerTold },
  });
}

/**
 * Asks once more for the draft of a brief’s site: of a brief from before there were drafts, or after
 * a job that failed. A brief that has a site keeps it; asked twice from one page is asked once.
 */
export function askForDraft(
  services: ChangeServices,
  { id, actor, expected }: Change,
): Promise<ChangeOutcome> {
  const action = "brief.draft";
  return changeBrief(
    services,
    { id, actor },
    {
      failure: changeFailures.draft,
      isDone: async (tx) => {
        const asked = { table_name: "site_briefs", row_id: id, since: expected?.updatedAt };
        const events = expected?.updatedAt ? await listEvents(tx, asked) : [];
        return events.some((event) => event.action === action);
      },
      deed: async (tx) => {
        await queueJob(tx, "draft_site", { briefId: id }, { queue: "pictures" });
        return { action, to_value: null };
      },
    },
  );
}

function isWithoutPreview(status: BriefStatus): boolean {
  return status === "submitted" || status === "in_progress";
}

type Work = {
  failure: string;
  /** The new status; unset if it stays the same. */
  status?(before: Brief): BriefStatus;
  /** Where the preview is; empty or unset if that stays the same. */
  previewLink?: string;
  needsLink?: boolean;
  /** Recorded with a new status. */
  detail?: string;
  /** Whether an earlier post of the same form has done it. */
  isDone?(tx: Transaction): Promise<boolean>;
  /** What else is done, as recorded in its history. */
  deed?(tx: Transaction, brief: Brief): Promise<Pick<AuditEvent, "action" | "to_value">>;
};

async function changeBrief(
  { database }: ChangeServices,
  { id, actor, expected = {} }: Change,
  { failure, status: statusAfter, previewLink, needsLink, detail, isDone, deed }: Work,
): Promise<ChangeOutcome> {
  try {
    return await database.transaction(async (tx) => {
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
      if (await isDone?.(tx)) return { outcome: "updated", brief: before };
      if (!isAsExpected(before, expected)) return { outcome: "changed-meanwhile", brief: before };
      if (needsLink && !preview_link) return { outcome: "link-missing", brief: before };

      const [after = before] = await tx
        .update(siteBriefs)
        // Not now(), which is when this began to wait for the row.
        .set({ status, preview_link, updated_at: sql`clock_timestamp()` })
        .where(eq(siteBriefs.id, id))
        .returning(briefColumns);
      const event = {
        actor,
        table_name: "site_briefs",
        row_id: id,
        created_at: after.updated_at,
      };
      if (deed) await recordEvent(tx, { ...event, ...(await deed(tx, before)) });
      else if (isNewLink) {
        await recordEvent(tx, { ...event, action: "brief.link", to_value: preview_link });
      }
      if (after.status !== before.status) {
        await recordEvent(tx, {
          ...event,
          action: "brief.status",
          from_value: before.status,
          to_value: after.status,
          detail: detail ?? null,
        });
      }
      return { outcome: "updated", brief: after };
    });
  } catch (error) {
    throw new Error(failure, { cause: error });
  }
}

/** To the millisecond, the precision that a page's times have. */
function isAsExpected(brief: Brief, { status, updatedAt }: NonNullable<Change["expected"]>) {
  if (status && brief.status !== status) return false;
  return !updatedAt || brief.updated_at.getTime() === updatedAt.getTime();
}

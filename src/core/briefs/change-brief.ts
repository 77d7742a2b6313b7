import type { Database, Transaction } from "../../database/client.ts";
import { type AuditEvent, listEvents, type PastEvent } from "../audit/audit.ts";
import { queueMail } from "../emails/queue-mail.ts";
import {
  applyChange,
  type Change,
  type ChangeOutcome,
  changeBrief,
  isWithoutPreview,
} from "./apply-change.ts";
import { addresseeOf, type BriefStatus } from "./briefs.ts";
import { queueDraft } from "./drafts.ts";
import { type BriefMailData, briefMails } from "./mails.ts";

type ChangeServices = { database: Database };

export const changeFailures = {
  status: "Failed to update brief status",
  note: "Failed to save the note",
  mail: "Failed to queue the email",
  ask: "Failed to send the question",
  resume: "Failed to start the clock",
  draft: "Failed to ask for a draft",
} as const;

/** What an operator says of a status that they set themselves. */
export type ByHand = {
  /** Whether the customer has been told. */
  told: boolean;
  /** Where the preview is; empty for what is known already. */
  previewLink: string;
};

/**
 * Changes a brief's status from any to any other, and records who did it.
 *
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
 * in the meantime is in its way; but the same words posted twice from one page are one note.
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
  {
    markReady,
    ...mail
  }: Omit<BriefMailData["brief-message"], "id" | "name"> & { markReady: boolean },
): Promise<ChangeOutcome> {
  return changeBrief(services, change, {
    failure: changeFailures.mail,
    deed: async (tx, brief) => ({
      action: "brief.mail",
      to_value: await queueMail(tx, briefMails["brief-message"], brief.email, {
        ...{ id: brief.id, name: addresseeOf(brief) },
        ...mail,
      }),
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
  change: Pick<Change, "id" | "actor">,
): Promise<void> {
  await applyChange(tx, change, {
    status: ({ status }) => (isWithoutPreview(status) ? "preview_ready" : status),
    detail: customerTold,
  });
}

/** Records that a customer has approved the site of their brief, which is completed by that. */
export async function completeBrief(
  tx: Transaction,
  change: Pick<Change, "id" | "actor">,
): Promise<void> {
  await applyChange(tx, change, { status: () => "completed", detail: "website approved" });
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
        await queueDraft(tx, id);
        return { action, to_value: null };
      },
    },
  );
}

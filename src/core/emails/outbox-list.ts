import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { containsPattern } from "../../platform/contains-pattern.ts";
import { countRows } from "../../platform/count-rows.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { queueJob } from "../../platform/queue-job.ts";
import { recordEvent } from "../audit/audit.ts";
import { findEmail } from "./outbox.ts";

export type Email = typeof emails.$inferSelect;
export type EmailStatus = Email["status"];
export const emailStatuses = emails.status.enumValues;
type OutboxServices = { database: Database };

/** What the list shows of a mail; bodies stay behind. */
export type EmailRow = Omit<Email, "html" | "text" | "data">;

/** Which mails a list shows. */
export type OutboxQuery = {
  /** In the address or the subject; empty for all. */
  search: string;
  status: EmailStatus | undefined;
};

/** Mails of the outbox, the newest first. */
export function listOutbox(
  { database }: OutboxServices,
  { search, status, limit, offset }: OutboxQuery & { limit: number; offset: number },
): Promise<EmailRow[]> {
  const { html, text, data, ...shown } = getTableColumns(emails);
  return database
    .select(shown)
    .from(emails)
    .where(and(...matches(search), status && eq(emails.status, status)))
    .orderBy(desc(emails.created_at), desc(emails.id))
    .limit(limit)
    .offset(offset);
}

/** One mail with its bodies; undefined for an id that is none. */
export async function findOutboxEmail(
  { database }: OutboxServices,
  id: string,
): Promise<Email | undefined> {
  return isUuid(id) ? findEmail(database, id) : undefined;
}

/**
 * Whether a mail holds a link that lets its receiver in. No operator may read one of those, or
 * staff could take over an owner's sign-in.
 */
export function isSecret({ kind }: Pick<Email, "kind">): boolean {
  return kind.startsWith("operator-");
}

export type ResendOutcome = "queued" | "not-there" | "not-now";

/**
 * Sends a mail again: one that did not get out is queued anew, and one that was sent goes out as a
 * second mail, since a receiver drops a repeat of the first. A secret one is not sent again.
 */
export async function resendEmail(
  { database }: OutboxServices,
  { id, actor }: { id: string; actor: string },
): Promise<ResendOutcome> {
  if (!isUuid(id)) return "not-there";
  return database.transaction(async (tx) => {
    const [email] = await tx.select().from(emails).where(eq(emails.id, id)).for("update");
    if (!email) return "not-there";
    if (email.status === "queued" || isSecret(email)) return "not-now";
    let again = email.id;
    if (email.status === "sent") {
      const { kind, to_address, data, subject, html, text } = email;
      const copy = { kind, to_address, data, subject, html, text };
      const [copied] = await tx.insert(emails).values(copy).returning({ id: emails.id });
      if (!copied) throw new Error("the copy of a mail was not stored");
      again = copied.id;
    } else {
      await tx
        .update(emails)
        .set({ status: "queued", last_error: null })
        .where(eq(emails.id, email.id));
    }
    await queueJob(tx, "send_email", { emailId: again });
    await recordEvent(tx, {
      actor,
      action: "email.resent",
      table_name: "emails",
      row_id: email.id,
      from_value: email.status,
      to_value: again,
    });
    return "queued";
  });
}

/** How many mails there are of each status, up to `maxCounted` and one more. */
export async function countEmails(
  { database }: OutboxServices,
  search = "",
): Promise<Record<EmailStatus, number>> {
  const count = (status: EmailStatus) =>
    countRows(database, emails, and(eq(emails.status, status), ...matches(search)));
  const [queued, sent, kept, failed, held] = await Promise.all([
    count("queued"),
    count("sent"),
    count("kept"),
    count("failed"),
    count("held"),
  ]);
  return { queued, sent, kept, failed, held };
}

/** As the index `emails_search` has it. */
function matches(search: string): SQL[] {
  if (!search) return [];
  return [
    sql`lower(${emails.to_address} || ' ' || coalesce(${emails.subject}, ''))
      like lower(${containsPattern(search)})`,
  ];
}

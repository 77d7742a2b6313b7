import { and, desc, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { containsPattern } from "../../platform/contains-pattern.ts";
import { countRows } from "../../platform/count-rows.ts";
import { equalsIgnoringCase } from "../../platform/ignoring-case.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { queueJob } from "../../platform/queue-job.ts";
import { recordEvent } from "../audit/audit.ts";
import { findEmail } from "./find-email.ts";
import { awaitedPriority } from "./mail-kinds.ts";

export type Email = typeof emails.$inferSelect;
export type EmailStatus = Email["status"];
export const emailStatuses = emails.status.enumValues;
type OutboxServices = { database: Database };

/** An email in the list, without its bodies. */
export type EmailRow = Omit<Email, "html" | "text" | "data">;

/** Which emails to list. */
export type OutboxQuery = {
  /** In the address or the subject; empty for all. */
  search: string;
  status: EmailStatus | undefined;
};

/** Emails of the outbox, newest first. */
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

/** Emails that went to an address, newest first. @param span.before only earlier ones. */
export function listEmailsTo(
  { database }: OutboxServices,
  address: string,
  { before, limit }: { before?: Date | undefined; limit: number },
): Promise<EmailRow[]> {
  const { html, text, data, ...shown } = getTableColumns(emails);
  return database
    .select(shown)
    .from(emails)
    .where(
      and(equalsIgnoringCase(emails.to_address, address), before && lt(emails.created_at, before)),
    )
    .orderBy(desc(emails.created_at), desc(emails.id))
    .limit(limit);
}

/** One email with its bodies; undefined if there is no such email. */
export async function findOutboxEmail(
  { database }: OutboxServices,
  id: string,
): Promise<Email | undefined> {
  return isUuid(id) ? findEmail(database, id) : undefined;
}

/**
 * Whether an email contains a link that lets its recipient sign in. No operator may read these, or
 * staff could take over an owner's sign-in.
 */
export function isSecret({ kind }: Pick<Email, "kind">): boolean {
  return kind.startsWith("operator-");
}

export type ResendOutcome = "queued" | "not-there" | "not-now";

/**
 * Sends an email again. One that was not sent is queued again; one that was sent goes out as a new
 * email, since mail servers drop repeats. A secret one is not sent again.
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
      if (!copied) throw new Error("the copy of an email was not stored");
      again = copied.id;
    } else {
      await tx
        .update(emails)
        .set({ status: "queued", last_error: null })
        .where(eq(emails.id, email.id));
    }
    // Anyone who sends it again waits to see it go.
    await queueJob(tx, "send_email", { emailId: again }, { priority: awaitedPriority });
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

/** How many emails have each status, up to `maxCounted` plus one. */
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

/** The same expression as in the index `emails_search`. */
function matches(search: string): SQL[] {
  if (!search) return [];
  return [
    sql`lower(${emails.to_address} || ' ' || coalesce(${emails.subject}, ''))
      like lower(${containsPattern(search)})`,
  ];
}

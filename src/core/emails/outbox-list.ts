import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import { listAddress, pageIn, pagesOf, searchIn } from "../../office/shell/list-query.ts";
import { containsPattern } from "../../platform/contains-pattern.ts";
import { countRows, maxCounted } from "../../platform/count-rows.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { recordEvent } from "../audit/audit.ts";
import { findEmail } from "./outbox.ts";

const PAGE_LENGTH = 50;

export type Email = typeof emails.$inferSelect;
export type EmailStatus = Email["status"];
type OutboxServices = { database: Database };

/** What the list shows of a mail; bodies stay behind. */
export type EmailRow = Omit<Email, "html" | "text" | "data">;

export type OutboxView = {
  search: string;
  status: EmailStatus | undefined;
  page: number;
  pages: number;
  emails: EmailRow[];
  /** Each up to `maxCounted` and one more, as the number of pages is. */
  counts: Record<EmailStatus, number>;
};

/** Reads search (`q`: address or subject), `status` and `page` from a query; newest first. */
export async function viewOutbox(
  { database }: OutboxServices,
  query: URLSearchParams,
): Promise<OutboxView> {
  const search = searchIn(query);
  const status = emails.status.enumValues.find((known) => known === query.get("status"));
  const counts = await countEmails({ database }, search);
  const total = status ? counts[status] : Object.values(counts).reduce((a, b) => a + b);
  const pages = pagesOf(Math.min(total, maxCounted), PAGE_LENGTH);
  const page = pageIn(query, pages);
  const { html, text, data, ...shown } = getTableColumns(emails);
  const found = await database
    .select(shown)
    .from(emails)
    .where(and(...matches(search), ...(status ? [eq(emails.status, status)] : [])))
    .orderBy(desc(emails.created_at), desc(emails.id))
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH);
  return { search, status, page, pages, emails: found, counts };
}

/** One mail with its bodies; undefined for an id that is none. */
export async function findOutboxEmail(
  { database }: OutboxServices,
  id: string,
): Promise<Email | undefined> {
  return isUuid(id) ? findEmail(database, id) : undefined;
}

/** The address of a view, with what is not said left out. */
export function outboxAddress({
  search,
  status,
  page,
}: {
  search: string;
  status?: string | undefined;
  page?: number;
}): string {
  return listAddress("/admin/emails", { search, status, page });
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
    await tx.execute(
      sql`select graphile_worker.add_job('send_email', json_build_object('emailId', ${again}::text))`,
    );
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

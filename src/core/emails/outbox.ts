import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { emails } from "../../database/schema.ts";
import type { MailOutcome, MailTransport } from "./mail.ts";

/** What a template makes of the data of one mail. */
export type MailContent = { subject: string; html: string; text: string };

/**
 * One template for each kind of mail. `leaveLink` is there for mails to a list.
 *
 * @throws when `data` is not of the shape it needs.
 */
export type MailTemplates = Record<
  string,
  (data: Record<string, unknown>, leaveLink?: string) => MailContent
>;

/** What sending a mail takes. */
export type Outbox = {
  database: Database;
  mail: MailTransport;
  mailTemplates: MailTemplates;
  mailFrom: string;
  /** For a mail to a list, where its reader can get off it. */
  leaveLink(mail: { id: string; kind: string }): string | undefined;
};

/**
 * Sends one mail of the outbox. The row stays locked while the server is spoken to, so that a mail
 * cannot go out twice even if two jobs ask for it.
 *
 * @param lastAttempt whether nobody will try again; the mail is then marked failed.
 * @returns what became of it; undefined when there was nothing to do, "busy" when somebody else has
 * the row and it is to be asked for again.
 * @throws Error when the mail did not go out and trying again later may help.
 */
export async function sendEmail(
  { database, mail, mailTemplates, mailFrom, leaveLink: leaveLinkOf }: Outbox,
  emailId: string,
  { lastAttempt }: { lastAttempt: boolean },
): Promise<MailOutcome["outcome"] | "busy" | undefined> {
  const found = await findEmail(database, emailId);
  if (found?.status !== "queued") return undefined;
  const outcome = await database.transaction(async (tx) => {
    const [email] = await tx
      .select()
      .from(emails)
      .where(eq(emails.id, emailId))
      .for("update", { skipLocked: true });
    if (!email) return "busy";
    if (email.status !== "queued") return undefined;

    const template = mailTemplates[email.kind];
    if (!template) throw new Error(`there is no template for mails of kind ${email.kind}`);
    const leaveLink = leaveLinkOf(email);
    const { subject, html, text } =
      email.subject !== null && email.html !== null && email.text !== null
        ? { subject: email.subject, html: email.html, text: email.text }
        : template(email.data, leaveLink);
    const messageId = email.message_id ?? `<${email.id}@${domainOf(mailFrom)}>`;
    const record = (result: Parameters<ReturnType<typeof tx.update<typeof emails>>["set"]>[0]) =>
      tx
        .update(emails)
        .set({ subject, html, text, message_id: messageId, ...result })
        .where(eq(emails.id, email.id));

    const attempts = email.attempts + 1;
    try {
      const sent = await mail.send({
        messageId,
        from: mailFrom,
        to: email.to_address,
        subject,
        html,
        text,
        leaveLink,
      });
      if (sent.outcome === "sent") {
        const sent_at = sql`clock_timestamp()`; // not now(), which is before the server was spoken to
        await record({ status: "sent", attempts, sent_at, last_error: null });
      } else if (sent.outcome === "kept") {
        await record({ status: "kept" });
      } else {
        await record({ status: "failed", attempts, last_error: sent.reason });
      }
      return sent.outcome;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await record({ status: lastAttempt ? "failed" : "queued", attempts, last_error: reason });
      // Without the cause: the server's words may hold the address, and this error is logged.
      return new Error("mail could not be sent yet; the row has the server's words");
    }
  });
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** The mails of the outbox, newest first. */
export function listEmails(database: Database, { limit }: { limit: number }) {
  return database.select().from(emails).orderBy(desc(emails.created_at)).limit(limit);
}

/** One mail with its bodies. */
export async function findEmail(database: Database, id: string) {
  const [email] = await database.select().from(emails).where(eq(emails.id, id));
  return email;
}

function domainOf(mailFrom: string): string {
  return /@([^>\s]+)/.exec(mailFrom)?.[1] ?? "localhost";
}

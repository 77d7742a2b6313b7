import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/client.ts";
import { emails } from "../../database/tables/emails.ts";
import type { MailOutcome, MailTransport } from "../../platform/mail/mail.ts";
import { oneVisibleLine } from "../../platform/visible-text.ts";
import { addBelow } from "../../ui/mail-layout.tsx";
import { isSample } from "../sample/is-sample.ts";
import { findEmail } from "./find-email.ts";
import type { MailKind } from "./mail-kinds.ts";
import type { MailContent, MailLinks, WrittenMail } from "./render-mail.ts";

/** What is needed to send an email. */
export type Outbox = {
  database: Database;
  mail: MailTransport;
  /** How every kind of email is written, by its name. */
  mails: Readonly<Partial<Record<string, WrittenMail>>>;
  mailFrom: string;
  /** @param tx that has the email locked. */
  linksIn(
    mail: typeof emails.$inferSelect,
    kind: MailKind<unknown>,
    tx: Transaction,
  ): Promise<MailLinks>;
};

/** Email apps show about 70 characters, and a subject may include what a visitor typed. */
const MAX_SUBJECT = 150;

/**
 * Sends one email of the outbox. The row stays locked in the meantime, so that two jobs cannot send it
 * twice.
 *
 * @param lastAttempt whether this is the last try; if it fails, the email is marked failed.
 * @returns the result; undefined if there was nothing to do, "busy" if the row is locked and should
 * be tried again later.
 * @throws Error if the email was not sent and trying again later may help.
 */
export async function sendEmail(
  { database, mail, mails, mailFrom, linksIn }: Outbox,
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

    const { kind, data } = email;
    const written = mails[kind];
    if (!written) throw new Error(`there is no template for emails of kind ${kind}`);
    const links = await linksIn(email, written.kind, tx);
    const isPrivate = [links.review, links.lostPage, links.code].some((link) => link !== undefined);
    const content: MailContent =
      email.subject !== null && email.html !== null && email.text !== null && !isPrivate
        ? { subject: email.subject, html: email.html, text: email.text }
        : written.write(data, links);
    const { html, text, isSecret } = withPage(content, links);
    const subject = oneVisibleLine(content.subject, MAX_SUBJECT);
    const kept = isPrivate ? written.write(data, {}) : content;
    const keptSubject = oneVisibleLine(kept.subject, MAX_SUBJECT);
    const stored = isSecret
      ? { subject: keptSubject }
      : { subject: keptSubject, html: kept.html, text: kept.text };
    const messageId = email.message_id ?? `<${email.id}@${domainOf(mailFrom)}>`;
    const record = (result: Parameters<ReturnType<typeof tx.update<typeof emails>>["set"]>[0]) =>
      tx
        .update(emails)
        .set({ ...stored, message_id: messageId, ...result })
        .where(eq(emails.id, email.id));

    const isKept = await isSample(tx);
    const attempts = email.attempts + 1;
    // Before sending, so that afterwards only the commit is left: a process killed in between sends
    // the email again.
    const spent = isSecret && { data: {} };
    const sent_at = sql`clock_timestamp()`;
    await record({ status: "sent", attempts, sent_at, last_error: null, ...spent });
    try {
      const sent: MailOutcome = isKept
        ? { outcome: "kept" }
        : await mail.send({
            messageId,
            from: mailFrom,
            to: email.to_address,
            subject,
            html,
            text,
            leaveLink: links.leave,
            replyTo: typeof data.replyTo === "string" ? data.replyTo : undefined,
          });
      if (sent.outcome === "kept") {
        const { attempts, last_error } = email; // it was no attempt
        await record({ status: "kept", sent_at: null, attempts, last_error, data });
      } else if (sent.outcome === "refused") {
        await record({ status: "failed", sent_at: null, last_error: sent.reason, data });
      }
      return sent.outcome;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const status = lastAttempt ? "failed" : "queued";
      await record({ status, sent_at: null, last_error: reason, data });
      // Without the cause: this error is logged, and the server's words may contain the address.
      return new Error("email could not be sent yet; the row has the server's words");
    }
  });
  if (outcome instanceof Error) throw outcome;
  return outcome;
}

/** Adds the link to its reader’s page below an email, new or stored long ago. */
function withPage(content: MailContent, { page }: MailLinks): MailContent {
  if (page === undefined) return content;
  const label = "See where things are up to on your page";
  const html = addBelow(content.html, { label, link: page });
  return { ...content, html, text: `${content.text}\n\n${label}:\n${page}` };
}

function domainOf(mailFrom: string): string {
  return /@([^>\s]+)/.exec(mailFrom)?.[1] ?? "localhost";
}

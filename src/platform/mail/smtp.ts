import nodemailer from "nodemailer";
import * as z from "zod";
import type { Mail, MailOutcome, MailTransport } from "./mail.ts";

/** Sends through the server of an `smtp:` or `smtps:` address, over at most three connections. */
export function smtpMail(url: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail: Mail): Promise<MailOutcome> {
      try {
        const { leaveLink, ...content } = mail;
        const headers = leaveLink && {
          "List-Unsubscribe": `<${leaveLink}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        };
        await transport.sendMail({ ...content, ...(headers && { headers }) });
        return { outcome: "sent" };
      } catch (error) {
        const refusal = refusalSchema.safeParse(error);
        if (refusal.success) return { outcome: "refused", reason: refusal.data.response };
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * A 5xx about this email or its address. A 5xx to our own sign-in (EAUTH) does not count: the
 * settings are wrong, not the email, which goes out once they are fixed.
 */
const refusalSchema = z.object({
  code: z.enum(["EENVELOPE", "EMESSAGE"]),
  responseCode: z.number().min(500).max(599),
  response: z.string(),
});

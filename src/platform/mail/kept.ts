import type { MailTransport } from "./mail.ts";

/** For when no `SMTP_URL` is set: every email stays in the outbox. */
export function keptMail(): MailTransport {
  return {
    send: () => Promise.resolve({ outcome: "kept" }),
    close: () => {},
  };
}

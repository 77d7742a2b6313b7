import type { MailTransport } from "./mail.ts";

/** Where no `SMTP_URL` is set: every mail stays in the outbox. */
export function keptMail(): MailTransport {
  return {
    send: () => Promise.resolve({ outcome: "kept" }),
    close: () => {},
  };
}

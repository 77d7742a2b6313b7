import { mailtoLink } from "../../platform/mailto.ts";
import type { ContactMessage } from "./fields.ts";

/** Who the message goes to. */
export type Mailbox = { companyName: string; supportEmail: string };

/** An empty email to us, for visitors without JavaScript. */
export function plainMailLink(mailbox: Mailbox): string {
  return mailtoLink(mailbox.supportEmail, { subject: defaultSubject(mailbox) });
}

/** An email to us with the visitor's message in it. */
export function messageMailLink(mailbox: Mailbox, message: ContactMessage): string {
  const body = `Name: ${message.name}\nEmail: ${message.email}\n\n${message.message}`;
  return mailtoLink(mailbox.supportEmail, {
    subject: message.subject || defaultSubject(mailbox),
    body,
  });
}

function defaultSubject({ companyName }: Mailbox): string {
  return `Message from the ${companyName} website`;
}

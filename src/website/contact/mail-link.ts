import type { EnquiryValues } from "../../core/enquiries/fields.ts";
import { mailtoLink } from "../../platform/mailto.ts";

/** Who the message goes to. */
export type Mailbox = { companyName: string; supportEmail: string };

/** An email to us with the visitor's message in it. */
export function messageMailLink(mailbox: Mailbox, message: EnquiryValues): string {
  const body = `Name: ${message.name}\nEmail: ${message.email}\n\n${message.message}`;
  return mailtoLink(mailbox.supportEmail, {
    subject: message.subject || `Message from the ${mailbox.companyName} website`,
    body,
  });
}

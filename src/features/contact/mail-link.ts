import type { ContactMessage } from "./fields.ts";

/** Who the message goes to. */
export type Mailbox = { companyName: string; supportEmail: string };

/** An empty mail to us, for visitors without JavaScript. */
export function plainMailLink(mailbox: Mailbox): string {
  return mailLink(mailbox.supportEmail, { subject: defaultSubject(mailbox) });
}

/** A mail to us with the visitor's message in it. */
export function messageMailLink(mailbox: Mailbox, message: ContactMessage): string {
  const body = `Name: ${message.name}\nEmail: ${message.email}\n\n${message.message}`;
  return mailLink(mailbox.supportEmail, {
    subject: message.subject || defaultSubject(mailbox),
    body,
  });
}

function defaultSubject({ companyName }: Mailbox): string {
  return `Message from the ${companyName} website`;
}

/**
 * A `mailto:` address (RFC 6068): everything percent-encoded, a space as %20 since `+` means a plus
 * sign there, and lines ended by CRLF. `toWellFormed` because a lone surrogate cannot be encoded.
 */
function mailLink(address: string, fields: Record<string, string>): string {
  const query = Object.entries(fields).map(([name, value]) => {
    const text = value.replace(/\r\n?|\n/g, "\r\n").toWellFormed();
    return `${name}=${encodeURIComponent(text)}`;
  });
  return `mailto:${encodeURIComponent(address).replace("%40", "@")}?${query.join("&")}`;
}

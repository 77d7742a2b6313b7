import { mailtoLink } from "../../platform/mailto.ts";

/** One line of the chat. `admin` is our side, which answers automatically. */
export type ChatMessage = {
  id: number;
  text: string;
  sender: "user" | "admin";
  timestamp: Date;
};

/** What the chat answers, whatever was asked. */
export const cannedReply =
  "Thanks for your message! I'll get back to you shortly with more information.";

/** How long the typing indicator shows before the answer. */
export const replyDelayMs = 2000;

/** The longest message, in UTF-16 units as `maxlength` counts. */
export const maxMessageLength = 1000;

/** What a visitor typed without the space around it; undefined when nothing is left. */
export function messageText(typed: string): string | undefined {
  return typed.trim() || undefined;
}

/** The longest start of a conversation for a mail: some mail programs cut a long address. */
const maxLinkBody = 1000;

/** A mail to a person with what the visitor has typed into the chat so far. */
export function chatMailLink(supportEmail: string, messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ sender }) => sender === "user").map(({ text }) => text);
  return mailtoLink(supportEmail, {
    subject: "A question from the website chat",
    ...(asked.length > 0 && { body: asked.join("\n\n").slice(0, maxLinkBody) }),
  });
}

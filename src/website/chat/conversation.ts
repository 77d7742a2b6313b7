import { mailtoLink } from "../../platform/mailto.ts";

/** One message of the chat. `admin` is our side, which answers automatically. */
export type ChatMessage = {
  id: number;
  text: string;
  sender: "user" | "admin";
  timestamp: Date;
  /** Where an answer of ours comes from. */
  source?: Source | undefined;
};

type Source = { label: string; href: string };

/** What the server says to a question. */
export type ChatAnswer =
  | { outcome: "answered"; text: string; source?: Source }
  /** The offer does not say. */
  | { outcome: "unknown" };

export function isChatAnswer(value: unknown): value is ChatAnswer {
  if (typeof value !== "object" || value === null || !("outcome" in value)) return false;
  if (value.outcome === "unknown") return true;
  return value.outcome === "answered" && "text" in value && typeof value.text === "string";
}

/** The chat's answer to everything that the offer does not answer. */
const cannedReply = "Thanks for your message! I’ll get back to you shortly with more information.";

/**
 * The same after what it needs first: nobody can answer who has no address. It stands in for an answer
 * that isn’t here in time, and may still come after it.
 */
export const lateReply = `Please leave your email below, so that a person can answer you.

${cannedReply}`;

export const unknownReply = `I don’t know that myself. ${lateReply}`;

/** How long the typing indicator shows before the reply. */
export const replyDelayMs = 2000;

/** The longest message, in UTF-16 units as `maxlength` counts. */
export const maxMessageLength = 1000;

/** What a visitor typed, trimmed; undefined if nothing is left. */
export function messageText(typed: string): string | undefined {
  return typed.trim() || undefined;
}

/** The visitor's own messages. */
export function asked(messages: readonly ChatMessage[]): string[] {
  return messages.filter(({ sender }) => sender === "user").map(({ text }) => text);
}

/** How much of a conversation goes into an email: some email apps cut long links. */
const maxLinkBody = 1000;

/** An email to us with what the visitor has typed into the chat so far. */
export function chatMailLink(supportEmail: string, messages: readonly ChatMessage[]): string {
  const body = asked(messages).join("\n\n").slice(0, maxLinkBody);
  return mailtoLink(supportEmail, {
    subject: "A question from the website chat",
    ...(body && { body }),
  });
}

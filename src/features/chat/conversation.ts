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
export const longestMessage = 1000;

/** What a visitor typed without the space around it; undefined when nothing is left. */
export function messageText(typed: string): string | undefined {
  return typed.trim() || undefined;
}

/** A mail to a person with everything the visitor has typed into the chat so far. */
export function chatMailLink(supportEmail: string, messages: readonly ChatMessage[]): string {
  const asked = messages.filter(({ sender }) => sender === "user").map(({ text }) => text);
  const body = asked.join("\n\n").replace(/\r\n?|\n/g, "\r\n");
  const query = `subject=${encodeURIComponent("A question from the website chat")}`;
  const address = encodeURIComponent(supportEmail).replace("%40", "@");
  // Some mail programs take no longer addresses; encoding makes at most nine characters of one.
  const start = encodeURIComponent(body.slice(0, 1000).toWellFormed());
  return `mailto:${address}?${query}${asked.length > 0 ? `&body=${start}` : ""}`;
}

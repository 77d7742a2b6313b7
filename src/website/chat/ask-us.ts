import { type ChatAnswer, isChatAnswer, replyDelayMs } from "./conversation.ts";

/** Asks the server what the offer says; what it cannot answer in time a person will. */
export async function askUs(question: string): Promise<ChatAnswer> {
  try {
    const response = await fetch("/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ question }),
      signal: AbortSignal.timeout(replyDelayMs),
    });
    const answer: unknown = await response.json();
    return isChatAnswer(answer) ? answer : { outcome: "unknown" };
  } catch {
    return { outcome: "unknown" };
  }
}

import { type ChatAnswer, isChatAnswer } from "./conversation.ts";

/** On a slow line the typing indicator stays a little longer for an answer. */
const LONGEST_WAIT_MS = 8_000;

/** Asks the server what the offer says; what it cannot answer in time a person will. */
export async function askUs(question: string): Promise<ChatAnswer> {
  try {
    const response = await fetch("/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ question }),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const answer: unknown = await response.json();
    return isChatAnswer(answer) ? answer : { outcome: "unknown" };
  } catch {
    return { outcome: "unknown" };
  }
}

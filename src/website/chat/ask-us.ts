import { type ChatAnswer, isChatAnswer } from "./conversation.ts";

/** On a slow line an answer still follows the canned reply. */
const LONGEST_WAIT_MS = 8_000;

/** Asks the server what the offer says. @returns undefined if no answer came; a person will answer. */
export async function askUs(question: string): Promise<ChatAnswer | undefined> {
  try {
    const response = await fetch("/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ question }),
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    const answer: unknown = await response.json();
    return response.ok && isChatAnswer(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

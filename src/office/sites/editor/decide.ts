import type { HeldDecision } from "../../../core/sites/checks/decide-held-words.ts";
import type { HeldWords } from "../../../core/sites/checks/held-words.ts";
import type { HeldAnswer } from "../receive-held-decision.ts";

export type Decided =
  | { outcome: "done" | "done before"; words: HeldWords }
  /** @param message says why, for people */
  | { outcome: "failed"; message: string };

/** Asks the server to mark a decision, so that nobody takes it twice. */
export async function decide(siteId: string, decision: HeldDecision): Promise<Decided> {
  try {
    const response = await fetch(`/api/sites/${siteId}/notes`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(decision),
    });
    const answer: HeldAnswer = await response.json();
    return inWords(answer);
  } catch {
    return lost;
  }
}

function inWords(answer: HeldAnswer): Decided {
  if (!("outcome" in answer)) return lost;
  switch (answer.outcome) {
    case "done":
    case "done before":
      return answer;
    case "forbidden":
      return { outcome: "failed", message: "A law forbids this sentence. It can’t be used." };
    case "closed":
      return { outcome: "failed", message: "This site is read-only." };
    case "missing":
      return { outcome: "failed", message: "This note no longer exists. Reload the page." };
  }
}

const lost: Decided = {
  outcome: "failed",
  message: "That didn’t reach us. Check your connection and that you’re signed in, then try again.",
};

import type { Vouching } from "../../../../core/sites/vouching/vouch.ts";
import type { FieldErrors } from "../../../../platform/field-errors.ts";
import type { VouchAnswer } from "../../receive-vouching.ts";
import type { NamedVouched } from "../../vouched-with-names.ts";

export type Asked =
  | { outcome: "done"; vouched: NamedVouched[] }
  | { outcome: "wrong"; errors: FieldErrors }
  /** @param message says why, for people */
  | { outcome: "failed"; message: string };

/** Asks the server to keep who vouches for words. */
export async function askVouch(siteId: string, vouching: Vouching): Promise<Asked> {
  try {
    const response = await fetch(`/api/sites/${siteId}/vouched`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(vouching),
    });
    return inWords(await response.json());
  } catch {
    return lost;
  }
}

function inWords(answer: VouchAnswer): Asked {
  if (!("outcome" in answer)) return lost;
  switch (answer.outcome) {
    case "done":
    case "wrong":
      return answer;
    case "closed":
      return { outcome: "failed", message: "This site is read-only." };
    case "missing":
      return { outcome: "failed", message: "This site no longer exists. Reload the page." };
  }
}

const lost: Asked = {
  outcome: "failed",
  message: "That didn’t reach us. Check your connection and that you’re signed in, then try again.",
};

import type { ListedBrief } from "../../core/briefs/brief-list.ts";
import type { BriefStatus } from "../../core/briefs/briefs.ts";
import { eventText } from "./event-words.ts";
import type { ChangeReceipt } from "./receive-brief-change.ts";
import { statusLabels } from "./status-words.ts";

/** The result of the last post, and the row it concerns. */
export type BriefsNotice = {
  tone: "success" | "error";
  text: string;
  id?: string;
  /** The unsaved choice in that row. */
  chosen?: BriefStatus | undefined;
};

/** What the list says about a post, or about the one that led here. */
export function briefsNotice(
  receipt: ChangeReceipt | undefined,
  briefs: readonly ListedBrief[],
  query: URLSearchParams,
): BriefsNotice | undefined {
  switch (receipt?.outcome) {
    case "changed-meanwhile": {
      const { id, business_name, status } = receipt.brief;
      const { status: chosen } = receipt.typed;
      const events = receipt.events.map(eventText).join("; ");
      const text = `${business_name} was changed while you were looking: ${events || `it is ${statusLabels[status].toLowerCase()} now`}. Nothing was overwritten. Your choice is still there. Save it again if you still want it.`;
      return { tone: "error", text, id, chosen };
    }
    case "failed": {
      const { id, status: chosen } = receipt.typed;
      return { tone: "error", text: `${receipt.reason}. Please try again.`, id, chosen };
    }
    case "missing":
      return { tone: "error", text: "Failed to update brief status. The brief no longer exists." };
    case "refused":
    case "invalid":
      return { tone: "error", text: "Failed to update brief status. The form wasn’t complete." };
  }
  const changed = query.get("changed");
  if (!changed) return undefined;
  // No longer in the list when it is filtered by another status.
  const brief = briefs.find(({ id }) => id === changed);
  if (!brief) return { tone: "success", text: "Saved." };
  const text = `${brief.business_name} is now ${statusLabels[brief.status].toLowerCase()}.`;
  return { tone: "success", text, id: brief.id };
}

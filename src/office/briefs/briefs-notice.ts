import type { ListedBrief } from "../../core/briefs/brief-list.ts";
import { eventText } from "./event-words.ts";
import { askedAfterReady, type ChangeReceipt, type TypedChange } from "./receive-brief-change.ts";
import { statusLabels } from "./status-words.ts";

/** The result of the last post, and the row it concerns. */
export type BriefsNotice = {
  tone: "success" | "error";
  text: string;
  id?: string;
  /** What was chosen in that row and not saved. */
  typed?: TypedChange;
  /** What is wrong with its link to the preview. */
  linkError?: string;
  /** Its site, which could be sent for review. */
  unsentSite?: string;
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
      const { typed } = receipt;
      const events = receipt.events.map(eventText).join("; ");
      const text = `${business_name} was changed while you were looking: ${events || `it is ${statusLabels[status].toLowerCase()} now`}. Nothing was overwritten. Your choice is still there. Save it again if you still want it.`;
      return { tone: "error", text, id, typed };
    }
    case "failed": {
      const { reason, typed } = receipt;
      return { tone: "error", text: `${reason}. Please try again.`, id: typed.id, typed };
    }
    case "missing":
      return { tone: "error", text: "Failed to update brief status. The brief no longer exists." };
    case "invalid": {
      const { error, field, typed } = receipt;
      const linkError = field === "link" ? error : undefined;
      const text = `${error}. Nothing was saved yet.`;
      return { tone: "error", text, id: typed.id, typed, ...(linkError && { linkError }) };
    }
    case "ready": {
      const { brief, unsentSite } = receipt;
      const text = `${brief.business_name}: ${askedAfterReady(unsentSite)}`;
      return { tone: "success", text, id: brief.id, ...(unsentSite && { unsentSite }) };
    }
    case "refused":
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

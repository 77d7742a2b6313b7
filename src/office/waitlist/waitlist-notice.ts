import type { WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import type { WaitlistChange } from "./receive-waitlist-change.ts";
import { statusLabels } from "./status-words.ts";
import type { WaitlistNotice } from "./waitlist-screen.tsx";

/**
 * What the waitlist screen says of a post, or of the one that led here.
 *
 * @param canSend whether there is a mail server.
 */
export function waitlistNotice(
  change: WaitlistChange | undefined,
  entries: readonly WaitlistEntry[],
  query: URLSearchParams,
  canSend: boolean,
): WaitlistNotice | undefined {
  switch (change?.outcome) {
    case "changed-meanwhile": {
      const { id, name, status } = change.entry;
      const text = `Somebody else has just changed ${name} to ${word(status)}. Nothing was overwritten. Check the change, then choose again.`;
      return { tone: "error", text, id };
    }
    case "judged-before":
      return { tone: "error", text: "Somebody else has let that sign-up in or dismissed it." };
    case "failed":
      return { tone: "error", text: `${change.reason}. Please try again.` };
    case "refused":
      return { tone: "error", text: "Failed to update waitlist status. The form wasn’t complete." };
  }
  const changed = query.get("changed");
  if (changed) {
    // No longer in the list when it is filtered by another status.
    const entry = entries.find(({ id }) => id === changed);
    if (!entry) return { tone: "success", text: "Saved." };
    const text = `${entry.name} is now ${word(entry.status)}.`;
    return { tone: "success", text, id: entry.id };
  }
  const letIn = query.get("let-in");
  if (letIn && /^\d{1,10}$/.test(letIn)) {
    return { tone: "success", text: `Let in: they’re at position #${letIn}.` };
  }
  if (query.has("dismissed")) return { tone: "success", text: "Dismissed." };
  const invited = query.get("invited");
  if (!invited || !/^\d{1,3}$/.test(invited)) return undefined;
  const count = Number(invited);
  if (count === 0) return { tone: "info", text: "Nobody is waiting, so nobody was invited." };
  const people = count === 1 ? "1 person is" : `${count} people are`;
  return {
    tone: "success",
    text: `${people} invited, and the emails are ${canSend ? "on their way" : "kept under Emails: there’s no mail server yet"}.`,
  };
}

function word(status: keyof typeof statusLabels): string {
  return statusLabels[status].toLowerCase();
}

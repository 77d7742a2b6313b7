import type { WaitlistEntry } from "../../core/waitlist/waitlist.ts";
import type { WaitlistChange } from "./receive-waitlist-change.ts";
import { statusLabels } from "./status-words.ts";
import type { WaitlistNotice } from "./waitlist-screen.tsx";

/**
 * What the waitlist screen says of a post, or of the one that led here.
 *
 * @param can.send whether there is a mail server.
 * @param can.undo whether the invitations of the query's batch can be undone.
 */
export function waitlistNotice(
  change: WaitlistChange | undefined,
  entries: readonly WaitlistEntry[],
  query: URLSearchParams,
  can: { send: boolean; undo: boolean },
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
  const undone = countIn(query, "undone");
  if (undone !== undefined) return undoneNotice(undone, countIn(query, "gone") ?? 0);
  const invited = countIn(query, "invited");
  if (invited === undefined) return undefined;
  if (invited === 0) {
    return { tone: "info", text: "Nobody was invited: somebody else may have got in first." };
  }
  const people = invited === 1 ? "1 person is" : `${invited} people are`;
  const kept = can.send ? "" : " The emails are kept under Emails: there’s no mail server yet.";
  if (!can.undo) return { tone: "success", text: `${people} invited.${kept}` };
  const undo = query.get("batch") ?? undefined;
  const emails = invited === 1 ? "The email goes" : "The emails go";
  const next = kept || ` ${emails} out within a minute.`;
  return { tone: "success", text: `${people} invited.${next}`, undo };
}

function undoneNotice(undone: number, gone: number): WaitlistNotice {
  if (undone === 0) return { tone: "error", text: "Too late: the emails have gone out." };
  const taken = undone === 1 ? "1 invitation was" : `${undone} invitations were`;
  const rest = gone === 0 ? "" : ` ${gone === 1 ? "1 email" : `${gone} emails`} had gone already.`;
  return { tone: "success", text: `${taken} taken back before the email went out.${rest}` };
}

function countIn(query: URLSearchParams, name: string): number | undefined {
  const count = query.get(name) ?? "";
  return /^\d{1,3}$/.test(count) ? Number(count) : undefined;
}

function word(status: keyof typeof statusLabels): string {
  return statusLabels[status].toLowerCase();
}

import type { EnquiryChange } from "./receive-enquiry-change.ts";

export type EnquiriesNotice = { tone: "success" | "error"; text: string };

/** What the list of enquiries says of a post, or of the one that led here (`done`). */
export function enquiriesNotice(
  change: EnquiryChange | undefined,
  query: URLSearchParams,
): EnquiriesNotice | undefined {
  switch (change?.outcome) {
    case "changed-meanwhile":
      return { tone: "error", text: "Somebody else has just dealt with that enquiry." };
    case "refused":
      return { tone: "error", text: "Nothing was changed: the form wasn’t complete." };
    case "failed":
      return { tone: "error", text: "The change couldn’t be saved. Please try again." };
  }
  const text = doneWords.get(query.get("done") ?? "");
  return text === undefined ? undefined : { tone: "success", text };
}

const doneWords = new Map([
  ["answered", "Marked as answered."],
  ["reopen", "Marked as not answered yet."],
  ["let-in", "Let in: it’s in the list now."],
  ["dismiss", "Dismissed."],
]);

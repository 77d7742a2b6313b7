import type { RefusedWords } from "../../../core/sites/releases/publish.ts";

/** What was done, as the address after it says. */
const done = {
  chosen: "The address is chosen.",
  "chosen already": "That is the address already.",
  entitled: "Recorded: the site may be published.",
  "entitled already": "That was recorded before.",
  published: "The site is live. Visitors see it within a second.",
  "published again":
    "The site is live. Its address changed after the approval, so its pages were made again for the new one, with the same words.",
  "published already": "That version is already live.",
  "rolled back": "The previous version is live again.",
  "taken down": "The site is offline. Visitors see that it’s taking a break.",
  "put back": "The site is back online.",
  cancelled:
    "The site is cancelled. Visitors see that it has closed, and the customer has been told.",
  "cancelled already": "The site was cancelled already.",
  "taken back": "The site isn’t cancelled any more. It’s what it was before.",
  opened:
    "The customer has been sent the live site in its new look. What is live stays as it is until they approve that and you publish it.",
  "looks the same": "The new look wouldn’t change this site: there’s nothing to renew.",
} as const;

export type LiveDone = keyof typeof done;

/** @param did the query’s word, which may be anything. */
export function doneWords(did: string | null): string | undefined {
  return did !== null && isWordOfDone(did) ? done[did] : undefined;
}

/** What was so already is done too. */
export function isDone<Changed extends { outcome: string }>(
  changed: Changed,
): changed is Extract<Changed, { outcome: LiveDone }> {
  return isWordOfDone(changed.outcome);
}

function isWordOfDone(did: string): did is LiveDone {
  return Object.hasOwn(done, did);
}

const refusals = {
  "not a name":
    "A name has 3 to 40 lowercase letters, numbers and hyphens, with no hyphen at its ends, such as wattle-bakery.",
  reserved: "That name belongs to a brand, or has a special meaning on the internet.",
  taken: "Another site has that name.",
  resting: "Another site had that name within the last year, so links to it may still be around.",
  "confirm first": "The site is live. Tick the box to confirm the move.",
  "changed since": "The site has changed since it was approved. Send it for review again.",
  "look changed":
    "The look of our websites has changed since this version was approved, so its pages can’t be made for another address until the customer has seen them. Send the site for review again or, if it’s live, renew its look.",
  "approved already":
    "The customer has approved the new look already. Publish it under Approved versions.",
  "not live": "The site isn’t live.",
  "address changed": "Somebody chose another address just now. Please try again.",
  "not approved": "Nobody has approved that version.",
  "not entitled": "Nobody has recorded that the site may be published.",
  "slug missing": "The site has no address yet.",
  offline: "The site has been taken offline. Put it back online first.",
  "nothing before": "There’s no previous version.",
  "not public": "The site was never live, so there’s nothing to cancel.",
  "not cancelled": "Somebody else has just taken that back.",
  "not possible": "Somebody else has just changed that.",
  "unknown version": "The site was saved by a newer version of this app. Update this one first.",
  closed: "The customer has cancelled this site.",
  missing: "That version or site no longer exists.",
} as const;

type LiveRefusal =
  | { outcome: keyof typeof refusals }
  | { outcome: "file missing"; file: string }
  | { outcome: "forbidden"; claims: readonly string[] }
  | { outcome: "words"; refused: RefusedWords };

export function refusalWords(refusal: LiveRefusal): string {
  switch (refusal.outcome) {
    case "file missing":
      return `The file ${refusal.file} is missing from storage, so the pages can’t be made.`;
    case "forbidden":
      return ["The site can’t be sent for review yet.", ...refusal.claims].join("\n\n");
    case "words":
      return refusedWordsInWords(refusal.refused);
    default:
      return refusals[refusal.outcome];
  }
}

/** What keeps a version from being published, with what to do about it: a paragraph for each. */
function refusedWordsInWords({ forbidden, lines, toProve }: RefusedWords): string {
  const quoted = (words: readonly string[]) => words.map((one) => `“${one}”`).join("\n");
  return [
    "This version can’t be published yet.",
    ...forbidden,
    ...(lines.length > 0
      ? [
          `Nobody has confirmed these words we suggested. Confirm them in the editor, under To confirm, or the customer can in the review. If the site has changed since this version, go back to it first, under Earlier versions.\n\n${quoted(lines)}`,
        ]
      : []),
    ...(toProve.length > 0
      ? [
          `Nobody has recorded seeing proof of this. Record it in the editor, under To confirm.\n\n${quoted(toProve)}`,
        ]
      : []),
  ].join("\n\n");
}

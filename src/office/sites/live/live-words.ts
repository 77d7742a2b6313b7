/** What was done, as the address after it says. */
const done = {
  chosen: "The address is chosen.",
  "chosen already": "That is the address already.",
  entitled: "Recorded: the site may be published.",
  "entitled already": "That was recorded before.",
  published: "The site is live. Visitors see it within a second.",
  "published again":
    "The site is live. Its address changed after the approval, so its pages were made again for the new one, with the same words.",
  "published already": "Visitors see that version already.",
  "rolled back": "Visitors see the version before again.",
  "taken down": "The site is offline. Visitors read that it’s taking a break.",
  "put back": "The site is back.",
} as const;

export type LiveDone = keyof typeof done;

/** @param did the query’s word, which may be anything. */
export function doneWords(did: string | null): string | undefined {
  return did !== null && isDone(did) ? done[did] : undefined;
}

/** What was so already is done too. */
export function isDone(did: string): did is LiveDone {
  return Object.hasOwn(done, did);
}

const refusals = {
  "not a name":
    "A name has 3 to 40 lowercase letters, numbers and hyphens, with no hyphen at its ends, such as wattle-bakery.",
  reserved: "That name belongs to a brand, or means something of its own on the internet.",
  taken: "Another site has that name.",
  resting: "Another site had that name within the last year, so links to it may still be around.",
  "confirm first": "The site is live. Tick the box to say that it may move.",
  "changed since": "The site changed after its approval. Send it for review once more.",
  "address changed": "Somebody chose another address just now. Please try again.",
  "not approved": "Nobody has approved that version.",
  "not entitled": "Nobody has recorded that the site may be published.",
  "slug missing": "The site has no address yet.",
  offline: "The site has been taken offline. Put it back first.",
  "nothing before": "There is no version before this one.",
  "not possible": "Somebody else has just changed that.",
  "unknown version":
    "A newer version of this program saved the site. Bring this one up to date first.",
  closed: "The customer has cancelled this site.",
  missing: "That version, or the site, is no longer there.",
} as const;

type LiveRefusal = keyof typeof refusals | "file missing";

export function refusalWords(outcome: LiveRefusal, file: string | undefined): string {
  if (outcome !== "file missing") return refusals[outcome];
  return `The file ${file} is not in the store, so the pages can’t be made.`;
}

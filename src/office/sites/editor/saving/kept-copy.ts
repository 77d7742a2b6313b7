import * as z from "zod";
import { readContent } from "../../../../core/sites/revisions/read-content.ts";
import type { Unsaved } from "./saver.ts";

// What of a site is not saved yet, in this browser (decision 021): a copy for each open editor, which
// holds a lock of the same name while it is open. A copy whose lock is free was left behind.

/** Every key in local storage starts with this; then come the operator, the site and the editor. */
const prefix = "smart-sites.content.";

/**
 * What keys started with when content had its first version. Programs of that time still run while a
 * newer one takes their place, and forget a copy that they cannot read.
 */
const prefixOfVersion1 = "smart-sites.site.";

/** What nobody came back to is deleted after this. */
const KEPT_MS = 30 * 24 * 3_600_000;

const keptSchema = z.object({
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
  base: z.int().positive(),
  document: z.unknown(),
  facts: z.unknown(),
});

export type KeptCopy = Unsaved & { at: Date };

/** The key of a copy that no other editor has. */
export function ownCopyKey(operatorId: string, siteId: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${prefix}${operatorId}.${siteId}.${random.toString(36)}`;
}

/** Keeps other editors from taking over a copy. @returns what gives it free again. */
export function holdCopy(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Only a page on HTTPS or localhost has locks.
  void navigator.locks?.request(key, () => promise);
  return resolve;
}

/**
 * Takes a copy of this site that no open editor holds, brought to the version of today; it is kept no
 * longer. One that a newer program left stays for that.
 */
export async function takeLeftCopy(
  operatorId: string,
  siteId: string,
): Promise<KeptCopy | undefined> {
  const locks = await navigator.locks?.query();
  const held = new Set(locks?.held?.map(({ name }) => name));
  for (const key of keysOf(`${operatorId}.${siteId}.`)) {
    if (held.has(key)) continue;
    const kept = recallCopy(key);
    if (kept === "unknown version") continue;
    forgetCopy(key);
    if (kept) return kept;
  }
  return undefined;
}

function keysOf(owner = ""): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(prefix + owner) || key.startsWith(prefixOfVersion1 + owner),
    );
  } catch {
    return []; // blocked
  }
}

export function keepCopy(key: string, { base, content }: Unsaved): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), base, ...content }));
  } catch {
    // Storage is full or blocked. Saving works anyway.
  }
}

function recallCopy(key: string): KeptCopy | "unknown version" | undefined {
  try {
    const kept = keptSchema.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    const read = readContent(kept);
    if (read.outcome === "unknown version") return read.outcome;
    if (read.outcome === "wrong") return undefined;
    return { at: new Date(kept.at), base: kept.base, content: read.content };
  } catch {
    return undefined;
  }
}

export function forgetCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {} // blocked
}

/** Deletes what is older than it may be. */
export function forgetOldCopies(): void {
  try {
    for (const key of keysOf()) {
      const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? ""));
      if (!kept.success || Date.now() - kept.data.at > KEPT_MS) localStorage.removeItem(key);
    }
  } catch {} // blocked
}

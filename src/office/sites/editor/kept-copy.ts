import * as z from "zod";
import { readContent } from "../../../core/sites/read-content.ts";
import type { Unsaved } from "./saver.ts";

// What of a site is not saved yet, in this browser (decision 021): a copy for each open editor, which
// holds a lock of the same name while it is open. A copy whose lock is free was left behind.

/** Every key in local storage starts with this; then come the operator, the site and the editor. */
const prefix = "smart-sites.site.";

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

/** The key of a copy of this site that no open editor holds. */
export async function findLeftCopy(
  operatorId: string,
  siteId: string,
): Promise<string | undefined> {
  const locks = await navigator.locks?.query();
  const held = new Set(locks?.held?.map(({ name }) => name));
  try {
    const ofSite = `${prefix}${operatorId}.${siteId}`;
    return Object.keys(localStorage).find((key) => key.startsWith(ofSite) && !held.has(key));
  } catch {
    return undefined; // blocked
  }
}

export function keepCopy(key: string, { base, content }: Unsaved): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), base, ...content }));
  } catch {
    // Storage is full or blocked. Saving works anyway.
  }
}

export function recallCopy(key: string): KeptCopy | undefined {
  try {
    const kept = keptSchema.parse(JSON.parse(localStorage.getItem(key) ?? ""));
    const read = readContent(kept);
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
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? ""));
      if (!kept.success || Date.now() - kept.data.at > KEPT_MS) localStorage.removeItem(key);
    }
  } catch {} // blocked
}

import * as z from "zod";
import { readContent } from "../../../core/sites/read-content.ts";
import type { Unsaved } from "./saver.ts";

// What of a site is not saved yet, in this browser (decision 021).

/** Every key in local storage starts with this; then come the operator and the site. */
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

export function keptCopyKey(operatorId: string, siteId: string): string {
  return `${prefix}${operatorId}.${siteId}`;
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

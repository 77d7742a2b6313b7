/** The launch checklist's local-storage key: a map from item id to whether it is done. */
export const storageKey = "smart-sites.launch-checklist";

export type CompletedItems = Readonly<Record<string, boolean>>;

/** Reads a stored map; anything else counts as nothing done. */
export function parseCompleted(stored: string | null): CompletedItems {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, done]) => done === true));
  } catch {
    return {};
  }
}

/**
 * How much of these items is done, in whole per cent. 99.6 rounds down: only all of them are 100.
 */
export function percentDone(completed: CompletedItems, ids: readonly string[]): number {
  const done = ids.filter((id) => completed[id]).length;
  if (ids.length === 0 || done === ids.length) return 100;
  return Math.min(99, Math.round((done / ids.length) * 100));
}

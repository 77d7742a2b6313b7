/** The one local-storage key of the launch checklist: a map from item id to whether it is done. */
export const storageKey = "smart-sites.launch-checklist";

export type CompletedItems = Readonly<Record<string, boolean>>;

/** Reads a stored map; anything but one counts as nothing done. */
export function parseCompleted(stored: string | null): CompletedItems {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(Object.entries(value).filter(([, done]) => done === true));
  } catch {
    return {};
  }
}

/** Whole percent of these items that are done. 100 only when all are: 99.6 is not done. */
export function percentDone(completed: CompletedItems, ids: readonly string[]): number {
  const done = ids.filter((id) => completed[id]).length;
  if (ids.length === 0 || done === ids.length) return 100;
  return Math.min(99, Math.round((done / ids.length) * 100));
}

import { findRevision } from "../../core/sites/revisions/revisions.ts";
import type { Database } from "../../database/client.ts";
import { type ChangeInWords, changesInWords } from "./changes-in-words.ts";
import { pageName } from "./editor/words.ts";
import { unlessUnknown } from "./unless-unknown.ts";

export type Comparison =
  | {
      outcome: "compared";
      from: number;
      to: number;
      /** Differences, under what it belongs to. Empty where both say the same. */
      differences: { place: string; changes: ChangeInWords[] }[];
      /** Of both, those of `to` first. */
      pages: { path: string; title: string; isIn: { from: boolean; to: boolean } }[];
    }
  /** One of them isn’t kept, or there never was such a version. */
  | { outcome: "missing"; from: string; to: string; missing: string }
  | { outcome: "unknown version" };

/** Two versions side by side. @param from, to numbers as the address has them. */
export async function compareVersions(
  { database }: { database: Database },
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<Comparison> {
  const find = (number: string) =>
    /^[1-9]\d{0,8}$/.test(number)
      ? unlessUnknown(findRevision(database, siteId, Number(number)))
      : undefined;
  const [before, after] = await Promise.all([find(from), find(to)]);
  if (before === "unknown version" || after === "unknown version") {
    return { outcome: "unknown version" };
  }
  if (!before || !after) return { outcome: "missing", from, to, missing: before ? to : from };
  const paths = new Map(
    [...after.document.pages, ...before.document.pages.toReversed()].map((page) => [
      page.path,
      page,
    ]),
  );
  const has = ({ document }: typeof before, path: string) =>
    document.pages.some((page) => page.path === path);
  return {
    outcome: "compared",
    ...{ from: before.number, to: after.number },
    differences: changesInWords(before, after),
    pages: [...paths].map(([path, page]) => ({
      ...{ path, title: pageName(page), isIn: { from: has(before, path), to: has(after, path) } },
    })),
  };
}

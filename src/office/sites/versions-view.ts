import { findActorNames } from "../../core/operators/find-operators.ts";
import { goBackTo, listRevisions } from "../../core/sites/revisions/revisions.ts";
import { findSite, type Site } from "../../core/sites/sites.ts";
import type { Database } from "../../database/client.ts";
import { readPost, type Unreadable } from "../../platform/http/posted-form.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { listAddress } from "../shell/list-query.ts";
import { authorInWords } from "./author-in-words.ts";
import { type Comparison, compareVersions } from "./compare-versions.ts";
import { unlessUnknown } from "./unless-unknown.ts";

const PAGE_LENGTH = 25;

/** What the list of a site’s versions shows for a URL. */
export type VersionsView = {
  site: Site;
  /** Newest first. */
  versions: { number: number; author: string; createdAt: Date }[];
  /** The number of the one that is shown beside the list. */
  shown: number;
  isFirst: boolean;
  /** The page of older ones comes `before` this number; undefined on the last page. */
  older: number | undefined;
  /** Where two are compared. */
  comparison: Comparison | undefined;
  /** Of the page of which both are shown. */
  path: string;
};

/**
 * Runs the query’s `before` and `show`, or `from` and `to` with the `path` of a page.
 *
 * @returns undefined if there is no such site.
 */
export async function viewVersions(
  services: { database: Database },
  id: string,
  query: URLSearchParams,
): Promise<VersionsView | undefined> {
  const { database } = services;
  const site = isUuid(id) ? await findSite(database, id) : undefined;
  if (!site) return undefined;
  const before = numberIn(query.get("before"));
  const read = await listRevisions(database, id, {
    ...(before !== undefined && { before }),
    limit: PAGE_LENGTH + 1, // one more shows whether the list goes on
  });
  const names = await findActorNames(
    database,
    read.map(({ author }) => author),
  );
  const versions = read.slice(0, PAGE_LENGTH).map((version) => ({
    ...version,
    author: authorInWords(names, version.author),
  }));
  const [from, to] = [query.get("from"), query.get("to")];
  return {
    comparison:
      from === null || to === null ? undefined : await compareVersions(services, id, { from, to }),
    path: query.get("path") ?? "",
    site,
    versions,
    shown: numberIn(query.get("show")) ?? site.revision,
    isFirst: before === undefined,
    older: read.length > PAGE_LENGTH ? versions.at(-1)?.number : undefined,
  };
}

/** The URL of a view of a site’s versions. */
export function versionsAddress(
  siteId: string,
  view: {
    before?: number | undefined;
    show?: number | undefined;
    from?: number | undefined;
    to?: number | undefined;
    path?: string | undefined;
  } = {},
): string {
  return listAddress(`/admin/sites/${siteId}/versions`, view);
}

export type GoingBack =
  | { outcome: "done"; number: number }
  /** There is no such version, or the site takes no more changes. */
  | { outcome: "refused" }
  | { outcome: "unknown version" }
  | Unreadable;

/** Receives the number of a version that a site is to go back to. */
export async function receiveGoingBack(
  services: { database: Database },
  request: Request,
  { siteId, actor }: { siteId: string; actor: string },
): Promise<GoingBack> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return post;
  const number = numberIn(post.field("number"));
  const made =
    isUuid(siteId) && number !== undefined
      ? await unlessUnknown(goBackTo(services, { siteId, number, actor }))
      : undefined;
  if (made === "unknown version") return { outcome: made };
  return made === undefined ? { outcome: "refused" } : { outcome: "done", number: made };
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

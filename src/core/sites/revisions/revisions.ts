import { dequal } from "dequal";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import { parseContent } from "../../../blocks/content.ts";
import type { Document } from "../../../blocks/document.ts";
import type { Database, Queryable, Transaction } from "../../../database/client.ts";
import { siteRevisions, sites } from "../../../database/tables/sites.ts";
import { draftedWords, hasOwnWords, withoutDraftedWords } from "../checks/drafted-words.ts";
import { isClosed, lockSite, moveSite, recordSiteEvent, type Site } from "../sites.ts";
import { type Content, type Merged, mergeContent } from "./merge.ts";

export type Revision = Content & {
  number: number;
  /** An operator’s id, “draft” or “customer”. */
  author: string;
  createdAt: Date;
};

/** A stored document of a version that this program does not know. */
export class UnknownVersion extends Error {
  override name = "UnknownVersion";
}

/**
 * A revision of a site, brought to the version of today.
 *
 * @param number of it; the latest without one.
 * @throws UnknownVersion if a newer version of this program wrote it.
 */
export async function findRevision(
  database: Queryable,
  siteId: string,
  number?: number,
): Promise<Revision | undefined> {
  const [row] = await database
    .select()
    .from(siteRevisions)
    .where(
      and(
        eq(siteRevisions.site_id, siteId),
        number === undefined ? undefined : eq(siteRevisions.number, number),
      ),
    )
    .orderBy(desc(siteRevisions.number))
    .limit(1);
  if (!row) return undefined;
  const read = parseContent(row);
  if (read.outcome === "unknown version") {
    throw new UnknownVersion(
      `Revision ${row.number} is of version ${read.version}, which this program does not know.`,
    );
  }
  if (read.outcome === "wrong") {
    throw new Error(read.issues.map(({ issue }) => inWords(issue)).join("\n"));
  }
  const { author, created_at: createdAt } = row;
  const document = await withoutDrafted(database, siteId, read.content);
  return { document, facts: read.content.facts, number: row.number, author, createdAt };
}

function inWords({ path, message }: { path: readonly PropertyKey[]; message: string }): string {
  return `${path.map(String).join(".")}: ${message}`;
}

/** Without the titles and descriptions that its draft wrote, where there can be any. */
async function withoutDrafted(
  database: Queryable,
  siteId: string,
  content: Content,
): Promise<Document> {
  if (!hasOwnWords(content.document)) return content.document;
  const { site_id, number, author, document } = siteRevisions;
  const [first] = await database
    .select({ document })
    .from(siteRevisions)
    .where(and(eq(site_id, siteId), eq(number, 1), eq(author, "draft")));
  return withoutDraftedWords(content, draftedWords(first?.document));
}

/** A site’s revisions without what they say, newest first. @param before only older ones. */
export function listRevisions(
  database: Queryable,
  siteId: string,
  { before, limit }: { before?: number; limit: number },
) {
  const { number, author, created_at } = siteRevisions;
  return database
    .select({ number, author, createdAt: created_at })
    .from(siteRevisions)
    .where(
      and(eq(siteRevisions.site_id, siteId), before === undefined ? undefined : lt(number, before)),
    )
    .orderBy(desc(number))
    .limit(limit);
}

export type SaveOutcome =
  | { outcome: "saved"; number: number }
  /** It says what the latest revision says. */
  | { outcome: "unchanged"; number: number }
  | MergedRevision
  /**
   * The revision that it was based on was thinned out, so that nobody can tell what was changed. It is
   * kept whole as the revision `keptAs`; the latest says again what it said.
   */
  | { outcome: "kept apart"; keptAs: number; number: number; content: Content }
  /** Others have saved since, and what came of both is of a version that the editor cannot read. */
  | { outcome: "editor outdated" }
  /** There never was the revision that it says it is based on. */
  | { outcome: "base missing" }
  /** Its customer cancelled, or it is deleted. */
  | { outcome: "closed"; status: Site["status"] }
  | { outcome: "missing" };

/** Somebody saved in between, and both are in this revision now. */
export type MergedRevision = Pick<Merged, "conflicts"> & {
  outcome: "merged";
  number: number;
  content: Content;
  /** What both began with, and what the others made of it. */
  base: Content;
  theirs: Content;
  /** Those revisions of the others, newest first. */
  since: { number: number; author: string; createdAt: Date }[];
};

type Save = Content & {
  siteId: string;
  /** The number of the revision that was changed. */
  base: number;
  /** An operator’s id. */
  actor: string;
  /** Whether the editor reads content of the version of today. One that was opened before may not. */
  isEditorCurrent?: boolean;
};

/**
 * Saves what an operator made of a revision as the next one. A site that was approved is a draft
 * again, since the approval was of other words; what is live stays live.
 *
 * @throws UnknownVersion if a newer version of this program wrote the latest.
 */
export function saveRevision(
  { database }: { database: Database },
  { siteId, base, actor, isEditorCurrent = true, ...sent }: Save,
): Promise<SaveOutcome> {
  return database.transaction(async (tx): Promise<SaveOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    if (isClosed(site)) return { outcome: "closed", status: site.status };
    const [from, latest] = await Promise.all([
      findRevision(tx, siteId, base),
      findRevision(tx, siteId),
    ]);
    if (!latest || base > latest.number) return { outcome: "base missing" };
    if (!isEditorCurrent && latest.number !== base) return { outcome: "editor outdated" };
    // As the latest is read, or what an editor of version 1 still has of a draft would be a change.
    const mine = { ...sent, document: await withoutDrafted(tx, siteId, sent) };
    if (!from) return keepApart(tx, site, { mine, latest, actor });
    const add = async (content: Content) =>
      isSame(content, latest) ? latest.number : await addRevision(tx, site, content, actor);
    if (latest.number === base) {
      const number = await add(mine);
      return { outcome: number === base ? "unchanged" : "saved", number };
    }
    const { conflicts, ...content } = mergeContent(from, latest, mine);
    const since = await listRevisions(tx, siteId, { limit: latest.number - base });
    return {
      outcome: "merged",
      number: await add(content),
      ...{ content, conflicts, base: contentOf(from), theirs: contentOf(latest) },
      since: since.filter(({ number }) => number > base),
    };
  });
}

/**
 * Makes the next revision say what an older one said.
 *
 * @returns its number; undefined if there is no such revision, or the site takes no more changes.
 */
export function goBackTo(
  { database }: { database: Database },
  { siteId, number, actor }: { siteId: string; number: number; actor: string },
): Promise<number | undefined> {
  return database.transaction(async (tx) => {
    const site = await lockSite(tx, siteId);
    if (!site || isClosed(site)) return undefined;
    const older = await findRevision(tx, siteId, number);
    if (!older) return undefined;
    const detail = `revision ${number}`;
    await recordSiteEvent(tx, { siteId, actor, action: "site.went_back", detail });
    return addRevision(tx, site, older, actor);
  });
}

/**
 * Makes the next revision of a draft say what its first one would say with more to go by; what
 * operators have changed since stays. A site that was sent to its customer, or whose first revision
 * has been thinned out, keeps what it says.
 *
 * @param site as `lockSite` gave it.
 * @returns whether it says so now.
 */
export async function addToFirstRevision(
  tx: Transaction,
  site: Site,
  { document, facts }: Content,
): Promise<boolean> {
  if (site.status !== "draft") return false;
  const [first, latest] = await Promise.all([
    findRevision(tx, site.id, 1),
    findRevision(tx, site.id),
  ]);
  if (!first || !latest) return false;
  const content = mergeContent(first, { document, facts }, latest);
  if (!isSame(content, latest)) await addRevision(tx, site, content, "draft");
  return true;
}

/** What was saved, and after it once more what was before: the site itself has not changed. */
async function keepApart(
  tx: Transaction,
  site: Site,
  { mine, latest, actor }: { mine: Content; latest: Revision; actor: string },
): Promise<SaveOutcome> {
  const content = contentOf(latest);
  if (isSame(mine, latest)) return { outcome: "unchanged", number: latest.number };
  const keptAs = await insertRevision(tx, site, mine, actor);
  const number = await insertRevision(tx, { ...site, revision: keptAs }, content, latest.author);
  return { outcome: "kept apart", keptAs, number, content };
}

/**
 * Makes the next revision. A site that was approved is a draft again.
 *
 * @param site as `lockSite` gave it.
 */
export async function addRevision(
  tx: Transaction,
  site: Site,
  content: Content,
  author: string,
): Promise<number> {
  const number = await insertRevision(tx, site, content, author);
  if (site.status === "approved") await moveSite(tx, site, { to: "draft", actor: author });
  return number;
}

async function insertRevision(
  tx: Transaction,
  site: Site,
  { document, facts }: Content,
  author: string,
): Promise<number> {
  const number = site.revision + 1;
  await tx.insert(siteRevisions).values({ site_id: site.id, number, document, facts, author });
  const name = facts.name.value;
  await tx
    .update(sites)
    .set({ revision: number, name, updated_at: sql`now()` })
    .where(eq(sites.id, site.id));
  return number;
}

function contentOf({ document, facts }: Content): Content {
  return { document, facts };
}

/** In whatever order their keys are. */
function isSame(a: Content, b: Content): boolean {
  return dequal(contentOf(a), contentOf(b));
}

import { asc, eq } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../database/client.ts";
import { siteVouched } from "../../../database/tables/sites.ts";
import { readHeldWords } from "../checks/held-words.ts";
import { finishedContent } from "../releases/finished-content.ts";
import type { Content } from "../revisions/merge.ts";
import { isClosed, lockSite, recordSiteEvent, type Site } from "../sites.ts";
import { type OpenWords, openWords, type Vouched } from "./open-words.ts";
import { suggestedWords } from "./suggested-words.ts";

/** What an operator says of words: our lines are right, proof was seen, or they are kept without. */
export type Vouching =
  | { kind: "lines"; words: string[] }
  /** @param seenOn “2026-02-03” */
  | { kind: "proof"; words: string; saw: string; seenOn: string }
  | { kind: "override"; words: string; reason: string };

export type VouchOutcome =
  | { outcome: "done"; vouched: Vouched[] }
  | { outcome: "closed" }
  | { outcome: "missing" };

/**
 * Keeps which operator vouched for which words of a site, and when. It holds for these very words,
 * wherever they are; what a law forbids stays forbidden.
 */
export function vouch(
  { database }: { database: Database },
  { siteId, actor, ...vouching }: { siteId: string; actor: string } & Vouching,
): Promise<VouchOutcome> {
  return database.transaction(async (tx): Promise<VouchOutcome> => {
    const site = await lockSite(tx, siteId);
    if (!site) return { outcome: "missing" };
    if (isClosed(site)) return { outcome: "closed" };
    const by = actor;
    switch (vouching.kind) {
      case "lines":
        await confirmLines(tx, siteId, { lines: vouching.words, how: "office", by, actor });
        break;
      case "proof": {
        const { words, saw, seenOn: seen_on } = vouching;
        const row = { site_id: siteId, words, how: "proof" as const, by, saw, seen_on };
        await tx.insert(siteVouched).values(row);
        await recordSiteEvent(tx, { siteId, actor, action: "site.proof_seen" });
        break;
      }
      case "override": {
        const { words, reason: saw } = vouching;
        await tx.insert(siteVouched).values({ site_id: siteId, words, how: "override", by, saw });
        await recordSiteEvent(tx, { siteId, actor, action: "site.stands_without_proof" });
      }
    }
    return { outcome: "done", vouched: await listVouched(tx, siteId) };
  });
}

/**
 * Keeps that our lines are right, once each.
 *
 * @param tx in which the site is locked.
 * @param by an operator’s id, or the name that the customer gave.
 * @param at when they said so; now without it.
 */
export async function confirmLines(
  tx: Transaction,
  siteId: string,
  {
    lines,
    how,
    by,
    actor,
    at,
  }: { lines: readonly string[]; how: "office" | "review"; by: string; actor: string; at?: Date },
): Promise<void> {
  const known = (await listVouched(tx, siteId)).filter((one) => isOfLine(one.how));
  const added = [...new Set(lines)].filter((line) => !known.some(({ words }) => words === line));
  if (added.length === 0) return;
  await tx
    .insert(siteVouched)
    .values(
      added.map((words) => ({ site_id: siteId, words, how, by, ...(at && { created_at: at }) })),
    );
  const detail = `${added.length} ${added.length === 1 ? "line" : "lines"}`;
  await recordSiteEvent(tx, { siteId, actor, action: "site.lines_confirmed", detail });
}

function isOfLine(how: Vouched["how"]): boolean {
  return how === "office" || how === "review";
}

/** Who vouched for words of a site, oldest first. */
export function listVouched(database: Queryable, siteId: string): Promise<Vouched[]> {
  const { words, how, by, saw, seen_on, created_at } = siteVouched;
  return database
    .select({ words, how, by, saw, seen_on, created_at })
    .from(siteVouched)
    .where(eq(siteVouched.site_id, siteId))
    .orderBy(asc(siteVouched.id));
}

/** What a release of this content would say before anybody has vouched for it. */
export async function openWordsOf(
  database: Queryable,
  { id, held_words }: Pick<Site, "id" | "held_words">,
  content: Content,
): Promise<OpenWords> {
  const finished = finishedContent(content);
  const suggested = await suggestedWords(database, id, finished);
  const vouched = await listVouched(database, id);
  return openWords(finished, { suggested, held: readHeldWords(held_words), vouched });
}

import type { Database } from "../../database/client.ts";
import { isServed, originsOfReleases } from "../sites/releases/releases.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import type { Site } from "../sites/sites.ts";
import { type Approval, lastApproval } from "./approvals.ts";
import { type Asked, askedOfAddress, stillAsked, unansweredIn } from "./asked.ts";
import { type BlockInWords, blocksInWords } from "./blocks-in-words.ts";
import { type LineToConfirm, linesToConfirm } from "./confirm-lines.ts";
import { type Candidate, listCandidates, type Review } from "./reviews.ts";
import { listThreads, type Thread } from "./threads.ts";
import { type ToConfirm, toConfirm } from "./to-confirm.ts";

/** A review as either side looks at it. */
export type ReviewView = {
  /** What was shown, oldest first; the last is the one to look at. */
  candidates: (Candidate & { revision: number | undefined; renderer: number | null })[];
  current: Candidate;
  /** The paths of the current candidate’s pages; "" is the home page. */
  pages: string[];
  /** Its sections. */
  blocks: BlockInWords[];
  threads: PlacedThreads;
  /** What comments on sections that were removed were about, by the comment’s id. */
  wasAbout: Map<string, string>;
  /** Where older comments go on. */
  older: string | undefined;
  toConfirm: ToConfirm[];
  /** The lines of the current candidate that we suggested and nobody has confirmed. */
  lines: LineToConfirm[];
  /** What only the customer can answer, and has not yet. */
  asked: Asked[];
  /** Whether the address is right, for a site that is not public and until they say so. */
  addressAsked: Asked | undefined;
  /** Of the current candidate; one that was replaced, and sent once more, is to be approved again. */
  approval: Approval | undefined;
  /** Whether visitors of the site see the current candidate. */
  isServed: boolean;
};

/** @param before shows only comments before this one, by its id. */
export async function viewReview(
  { database }: { database: Database },
  { review, site, before }: { review: Review; site: Site; before?: string | undefined },
): Promise<ReviewView | undefined> {
  const [sent, origins, { threads, older }, approval] = await Promise.all([
    listCandidates(database, review.id),
    originsOfReleases(database, site.id),
    listThreads(database, review.id, before),
    lastApproval(database, site.id),
  ]);
  const candidates = sent.map((candidate) => ({
    ...candidate,
    revision: origins.get(candidate.release_id)?.revision,
    renderer: origins.get(candidate.release_id)?.renderer ?? null,
  }));
  const current = candidates.at(-1);
  if (!current) return undefined;
  const content = await findRevision(database, site.id, current.revision);
  const blocks = content ? blocksInWords(content) : [];
  const placed = placeThreads(threads, blocks);
  return {
    candidates,
    current,
    pages: content?.document.pages.map(({ path }) => path) ?? [],
    blocks,
    threads: placed,
    wasAbout: await namesOfRemoved(database, site.id, placed.removed, origins),
    older,
    toConfirm: content ? toConfirm(content) : [],
    lines: await linesToConfirm(database, site, current.revision),
    asked: content ? await stillAsked(database, review.id, unansweredIn(content.facts)) : [],
    addressAsked: await addressAsked(database, review, site, origins.get(current.release_id)),
    approval:
      approval?.release_id === current.release_id && site.status !== "in_review"
        ? approval
        : undefined,
    isServed: await isServed(database, site, current.release_id),
  };
}

async function addressAsked(
  database: Database,
  review: Review,
  { live_release }: Site,
  release: { origin: string } | undefined,
): Promise<Asked | undefined> {
  if (!release || live_release !== null) return undefined;
  const [asked] = await stillAsked(database, review.id, [askedOfAddress(release)]);
  return asked;
}

/** As the sections were called in the version that was looked at. */
async function namesOfRemoved(
  database: Database,
  siteId: string,
  removed: readonly Thread[],
  origins: ReadonlyMap<string, { revision: number }>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [releaseId, threads] of Map.groupBy(removed, ({ release_id }) => release_id)) {
    const content = await findRevision(database, siteId, origins.get(releaseId)?.revision);
    const blocks = content ? blocksInWords(content) : [];
    for (const { id, block_id } of threads) {
      const was = blocks.find((block) => block.id === block_id);
      if (was) names.set(id, was.name);
    }
  }
  return names;
}

/** Comments by what they are about now. */
export type PlacedThreads = {
  /** In the order of the sections; only sections with comments. */
  blocks: { block: BlockInWords; threads: Thread[] }[];
  /** About the website as a whole. */
  whole: Thread[];
  /** About sections that are not there any more. */
  removed: Thread[];
};

/**
 * Puts comments to the sections that they are about. A section keeps its id for as long as it is
 * there; what was said of one that is gone is said of no other.
 */
export function placeThreads(
  threads: readonly Thread[],
  blocks: readonly BlockInWords[],
): PlacedThreads {
  const byBlock = Map.groupBy(threads, ({ block_id }) => block_id);
  const known = new Set<string | null>(blocks.map(({ id }) => id));
  return {
    blocks: blocks.flatMap((block) => {
      const about = byBlock.get(block.id);
      return about ? [{ block, threads: about }] : [];
    }),
    whole: byBlock.get(null) ?? [],
    removed: threads.filter(({ block_id }) => block_id !== null && !known.has(block_id)),
  };
}

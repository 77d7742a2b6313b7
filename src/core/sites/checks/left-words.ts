import { and, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { parse } from "node-html-parser";
import { parseContent } from "../../../blocks/content.ts";
import type { Database } from "../../../database/client.ts";
import { siteReleases, siteRevisions, sites } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { claimsIn } from "../../moderation/claims/claims-in.ts";
import { readReleaseFile } from "../releases/releases.ts";
import { draftedWords } from "./drafted-words.ts";
import { unsaidOn } from "./unsaid-words.ts";

type LeftServices = { database: Database; files: FileStore };

/**
 * What the titles and descriptions of live sites say and their pages do not: claims, and sentences
 * that only the draft wrote. Drafts once copied both, so they stayed when a page changed; a live
 * site’s bytes stay as they are until it is released again.
 *
 * @param siteIds as many as a screen shows.
 * @returns the sentences by site, of sites that have any.
 */
export async function findLeftWords(
  services: LeftServices,
  siteIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (siteIds.length === 0) return new Map();
  const first = alias(siteRevisions, "first");
  const rows = await services.database
    .select({
      siteId: sites.id,
      releaseId: siteReleases.id,
      document: siteRevisions.document,
      facts: siteRevisions.facts,
      first: first.document,
    })
    .from(sites)
    .innerJoin(
      siteReleases,
      and(eq(siteReleases.site_id, sites.id), eq(siteReleases.id, sites.live_release)),
    )
    .innerJoin(
      siteRevisions,
      and(eq(siteRevisions.site_id, sites.id), eq(siteRevisions.number, siteReleases.revision)),
    )
    .leftJoin(
      first,
      and(eq(first.site_id, sites.id), eq(first.number, 1), eq(first.author, "draft")),
    )
    .where(and(inArray(sites.id, [...siteIds]), eq(sites.status, "live")));
  const found = await Promise.all(
    rows.map(async (row) => [row.siteId, await leftIn(services, row)] as const),
  );
  return new Map(found.filter(([, sentences]) => sentences.length > 0));
}

type Row = {
  siteId: string;
  releaseId: string;
  document: unknown;
  facts: unknown;
  first: unknown;
};

async function leftIn(services: LeftServices, row: Row): Promise<string[]> {
  const read = parseContent(row);
  if (read.outcome !== "read") return [];
  const unsaid = unsaidOn(read.content);
  const drafted = draftedWords(row.first);
  const trade = read.content.facts.trade?.value ?? "";
  const left = new Set<string>();
  for (const page of read.content.document.pages) {
    const suspects = (["title", "description"] as const).flatMap((field) => {
      const words = page[field];
      if (!words) return [];
      const isDrafted = drafted.get(page.id)?.[field] === words;
      return unsaid(words).filter(
        (sentence) => isDrafted || claimsIn(sentence, { trade }).length > 0,
      );
    });
    if (suspects.length === 0) continue;
    // Released by this program, the page may say something else. While the store is away, nobody knows.
    const said = await wordsOfBytes(services, row, page.path).catch(() => "");
    for (const sentence of suspects) if (said.includes(sentence)) left.add(sentence);
  }
  return [...left];
}

async function wordsOfBytes(
  services: LeftServices,
  { siteId, releaseId }: Row,
  path: string,
): Promise<string> {
  const file = await readReleaseFile(services, { siteId, releaseId, path });
  const head = parse(file?.bytes.toString() ?? "");
  const description = head.querySelector('meta[name="description"]')?.getAttribute("content");
  return `${head.querySelector("title")?.text ?? ""}\n${description ?? ""}`;
}

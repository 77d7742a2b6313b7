import { and, eq, like } from "drizzle-orm";
import { type HTMLElement, parse } from "node-html-parser";
import { describeBlock } from "../../../blocks/descriptions.ts";
import { isForbidden } from "../../../blocks/emptiness.ts";
import type { Database } from "../../../database/client.ts";
import { siteReleaseFiles } from "../../../database/tables/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { claimsIn } from "../../moderation/claims/claims-in.ts";
import { claimInWords } from "../checks/check-claims.ts";
import { speakerOf } from "../checks/published-texts.ts";
import { readReleaseFile } from "../releases/releases.ts";
import type { Content } from "../revisions/merge.ts";

/**
 * What the bytes of a release say that a law forbids by the rules of today, each once, in words for
 * an operator: in texts, titles, descriptions, alternative texts, and in sections that its trade may
 * not have.
 *
 * @param content of its revision, which tells who says it.
 * @throws Error if the store has lost its bytes.
 */
export async function claimsInRelease(
  services: { database: Database; files: FileStore },
  { siteId, releaseId }: { siteId: string; releaseId: string },
  { document, facts }: Content,
): Promise<string[]> {
  const { site_id, release_id, path, type } = siteReleaseFiles;
  const files = await services.database
    .select({ path })
    .from(siteReleaseFiles)
    .where(and(eq(site_id, siteId), eq(release_id, releaseId), like(type, "text/html%")));
  const speaker = speakerOf(facts);
  const blocks = document.pages.flatMap((page) => page.blocks);
  const found = new Set<string>();
  for (const file of files) {
    const read = await readReleaseFile(services, { siteId, releaseId, path: file.path });
    const page = parse(read?.bytes.toString() ?? "");
    for (const text of textsOfPage(page)) {
      for (const claim of claimsIn(text, speaker)) {
        if (claim.rule.severity === "block") found.add(claimInWords(claim));
      }
    }
    for (const block of blocks) {
      const { name, forbidden } = describeBlock(block.type);
      if (forbidden && isForbidden(block, facts) && page.getElementById(block.id)) {
        found.add(`It shows the section “${name}”: ${forbidden}.`);
      }
    }
  }
  return [...found];
}

/** Attributes that are read out or shown, whatever else they are for. */
const readAttributes = ["content", "alt", "aria-label", "title", "placeholder"];

/** Everything that a page says, each paragraph by itself. */
function textsOfPage(page: HTMLElement): string[] {
  const attributes = page
    .querySelectorAll("*")
    .flatMap((element) => readAttributes.flatMap((name) => element.getAttribute(name) ?? []));
  const title = page.querySelector("title")?.text ?? "";
  for (const unread of page.querySelectorAll("script, style")) unread.remove();
  return [title, ...attributes, ...(page.querySelector("body")?.structuredText.split("\n") ?? [])];
}

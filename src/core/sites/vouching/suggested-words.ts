import { and, eq } from "drizzle-orm";
import { parseContent } from "../../../blocks/content.ts";
import { trades } from "../../../catalogue/trades/trades.ts";
import type { Queryable } from "../../../database/client.ts";
import { siteRevisions } from "../../../database/tables/sites.ts";
import { textsOfBlocks } from "../checks/published-texts.ts";
import type { Content } from "../revisions/merge.ts";
import { linesOfCatalogue } from "./our-lines.ts";

/**
 * What of a site’s words we suggested: the catalogue’s lines in the facts of its draft, which its
 * first revision keeps, and the catalogue’s opening lines among the texts of these contents.
 */
export async function suggestedWords(
  database: Queryable,
  siteId: string,
  ...contents: readonly Content[]
): Promise<Set<string>> {
  const { site_id, number, author, document, facts } = siteRevisions;
  const [first] = await database
    .select({ document, facts })
    .from(siteRevisions)
    .where(and(eq(site_id, siteId), eq(number, 1), eq(author, "draft")));
  const read = first && parseContent(first);
  const drafted = read?.outcome === "read" ? [read.content] : [];
  const texts = [...drafted, ...contents].flatMap(({ document, facts }) =>
    textsOfBlocks(document, facts).map(({ words }) => words),
  );
  return new Set([
    ...drafted.flatMap(({ facts }) => linesOfCatalogue(facts)),
    ...texts.filter(isOpeningLine),
  ]);
}

/** Whether a text is a line of the catalogue, with whichever place in its gap. */
function isOpeningLine(text: string): boolean {
  return openings.some(
    ({ before, after }) =>
      text.length >= before.length + after.length &&
      text.startsWith(before) &&
      text.endsWith(after) &&
      (after !== "" || text === before),
  );
}

const openings = trades
  .flatMap(({ opening = [] }) => opening)
  .map((line) => {
    const [before = "", after = ""] = line.split("{where}");
    return { before, after };
  });

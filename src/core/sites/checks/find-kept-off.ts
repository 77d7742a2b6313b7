import type { Database } from "../../../database/client.ts";
import { findBrief } from "../../briefs/find-brief.ts";
import { readingsOf } from "../../briefs/readings.ts";
import { readTrade, wordsKeptOff } from "../../drafts/facts/read-brief.ts";
import type { Site } from "../sites.ts";

/** The words that a site’s customer wants kept off it, in the form that all their forms share. */
export async function findKeptOff(
  database: Database,
  { brief_id }: Pick<Site, "brief_id">,
): Promise<Set<string>> {
  const found = brief_id === null ? undefined : await findBrief({ database }, brief_id);
  if (!found) return new Set();
  const { brief } = found;
  const readings = await readingsOf(database, brief.id);
  return wordsKeptOff(brief, readings, readTrade(brief)).keptOff;
}

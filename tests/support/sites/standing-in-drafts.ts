import { draftSite } from "../../../src/core/drafts/draft-site.ts";
import { factsFromBrief } from "../../../src/core/drafts/facts/facts-from-brief.ts";
import { readDescription } from "../../../src/core/drafts/sentences/sentences-to-read.ts";
import type { Reading, Sentences } from "../../../src/core/moderation/reading/read-sentences.ts";

/** A sentence that somebody has judged, and whose trade is known. */
export type Labelled = { label: string; trade: string; sentence: string };

/**
 * Which of some sentences are on the page of a brief whose description each of them is: for
 * measuring a judge by what is printed.
 */
export async function standingInDrafts<Line extends Labelled>(
  lines: readonly Line[],
  read: (asked: Sentences) => Promise<Reading[]>,
): Promise<(Line & { stands: boolean })[]> {
  const judged: (Line & { stands: boolean })[] = [];
  for (const line of lines) judged.push({ ...line, stands: await stands(line, read) });
  return judged;
}

async function stands(
  { trade, sentence }: Labelled,
  read: (asked: Sentences) => Promise<Reading[]>,
): Promise<boolean> {
  const brief = { ...emptyBrief, business_name: trade, business_description: sentence };
  const answer = await readDescription(brief, async (asked) => ({
    outcome: "read",
    readings: await read(asked),
  }));
  if (answer.outcome === "died") return false;
  const told = factsFromBrief(brief, answer.readings);
  const page = plain(JSON.stringify(draftSite(told, trade)));
  // What is printed of it, or of one sentence where it has several.
  return told.paragraphs.flat().some((printed) => page.includes(plain(printed)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const emptyBrief = {
  email: "mia@example.com",
  contact_name: null,
  phone: null,
  site_goals: "",
  style: "unsure",
  color_preferences: null,
  service_area: null,
  opening_hours: null,
  services: null,
  domain_preferences: null,
  current_website: null,
};

/** Of the sentences of each label, how many in a hundred are printed. */
export function sharesByLabel(
  judged: readonly (Labelled & { stands: boolean })[],
): Map<string, number> {
  return new Map(
    [...Map.groupBy(judged, ({ label }) => label)].map(([label, all]) => [
      label,
      Math.round((100 * all.filter(({ stands }) => stands).length) / all.length),
    ]),
  );
}

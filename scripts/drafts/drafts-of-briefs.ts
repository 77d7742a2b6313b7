import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { draftSite } from "../../src/core/drafts/draft-site.ts";
import { factsFromBrief } from "../../src/core/drafts/facts/facts-from-brief.ts";
import type { BriefTexts } from "../../src/core/drafts/facts/read-brief.ts";
import { readDescription } from "../../src/core/drafts/sentences/sentences-to-read.ts";
import { readSentences } from "../../src/core/moderation/reading/read-sentences.ts";
import { reasonsInWords } from "../../src/office/sites/editor/panels/held-reasons-in-words.ts";
import { siteBriefs } from "../../tests/support/sites/site-briefs.ts";
import type { Draft } from "./draft.ts";

const json = z.string().transform((text, { issues }) => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: "custom", message: "no JSON", input: text });
    return z.NEVER;
  }
});

const text = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** As in the form, one a line, or as a list; “Birthday cake - $80” either way. */
const services = z
  .union([
    z.string(),
    z
      .array(z.object({ name: z.string(), price: z.string().nullish() }))
      .transform((all) =>
        all.map(({ name, price }) => (price ? `${name} - ${price}` : name)).join("\n"),
      ),
  ])
  .nullish()
  .transform((value) => value || null);

/** A brief as it is stored, or with shorter names of its last two fields. */
const briefSchema = z
  .object({
    business_name: z.string(),
    email: z.string(),
    business_description: z.string(),
    site_goals: z.string().default(""),
    style: z.string().default("unsure"),
    services,
    ...{ contact_name: text, phone: text, color_preferences: text },
    ...{ domain_preferences: text, current_website: text },
    ...{ service_area: text, area: text, opening_hours: text, hours: text },
  })
  .transform(
    ({ area, hours, ...brief }): BriefTexts => ({
      ...brief,
      service_area: brief.service_area ?? area,
      opening_hours: brief.opening_hours ?? hours,
    }),
  );

/**
 * @param folder of briefs, each a JSON file; undefined for those of our own tests
 * @throws Error that names the file, if one is no brief
 */
export async function draftsOfBriefs(folder: string | undefined): Promise<Draft[]> {
  const briefs = folder ? await briefsIn(folder) : Object.entries(siteBriefs);
  const drafts: Draft[] = [];
  for (const [id, brief] of briefs) drafts.push(await draftOfBrief(id, brief));
  return drafts;
}

/** @throws Error if the reader of its sentences died */
async function draftOfBrief(id: string, brief: BriefTexts): Promise<Draft> {
  const answer = await readDescription(brief, readSentences);
  if (answer.outcome === "died") throw new Error(`${id} could not be read: ${answer.reason}`);
  const { notes, held, mended, ...told } = factsFromBrief(brief, answer.readings);
  const typed = Object.entries(brief).flatMap(([field, value]) =>
    typeof value === "string" ? [[field, value] as const] : [],
  );
  return {
    id,
    typed: Object.fromEntries(typed),
    document: draftSite(told, id),
    facts: told.facts,
    notes: [
      ...notes,
      ...held.map(({ reason, text, because }) =>
        [`${reasonsInWords[reason].title}: “${text}”`, because].join(" ").trim(),
      ),
      ...mended.flatMap(({ mends }) => mends.map(({ from, to }) => `Mended: ${from}, ${to}`)),
    ],
  };
}

async function briefsIn(folder: string): Promise<[id: string, BriefTexts][]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  if (files.length === 0) throw new Error(`There is no brief in ${folder}: no file ends in .json.`);
  return Promise.all(
    files.map(async (name): Promise<[string, BriefTexts]> => {
      const read = json.pipe(briefSchema).safeParse(await readFile(join(folder, name), "utf8"));
      if (!read.success) throw new Error(`${name} is no brief: ${z.prettifyError(read.error)}`);
      return [name.slice(0, -".json".length), read.data];
    }),
  );
}

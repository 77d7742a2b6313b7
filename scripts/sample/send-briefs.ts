import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pLimit from "p-limit";
import { submitBrief } from "../../src/core/briefs/briefs.ts";
import { eachField } from "../../src/core/briefs/fields.ts";
import { briefSchema } from "../../src/core/briefs/schema.ts";
import { keepUpload } from "../../src/core/files/uploads.ts";
import { siteBriefs } from "../../src/database/tables/briefs.ts";
import type { Services } from "../../src/services/services.ts";
import type { SampleBusiness } from "./businesses.ts";
import { sampleAddress } from "./people.ts";
import { drawPhotos, type Scene } from "./photos.ts";

/** Of twenty at once the last wait longer for a connection than a pool lets them, on a busy machine. */
const fewAtOnce = pLimit(4);

/** Sends the briefs of these businesses, as from the form. @returns the id of each. */
export async function sendBriefs(
  services: Services,
  businesses: readonly SampleBusiness[],
): Promise<Map<SampleBusiness, string>> {
  const sent = await fewAtOnce.map(
    businesses,
    async (business) => [business, await sendBrief(services, business)] as const,
  );
  return new Map(sent);
}

async function sendBrief(services: Services, business: SampleBusiness): Promise<string> {
  const { id, state, site, answers } = business;
  const typed: Partial<Record<string, string>> = { ...answers, has_domain: "no" };
  const email = sampleAddress(id);
  const brief = briefSchema.parse({ ...eachField((field) => typed[field] ?? ""), email });
  await submitBrief(services, {
    brief,
    fileKeys: await sendPhotos(services, site?.photos ?? []),
    handOff: { idea: {}, source: { page: "/start" } },
    chosenSketch: site && {
      ...{ name: answers.business_name, trade: site.trade, place: answers.service_area ?? "" },
      ...{ design: site.design, colour: site.colour },
    },
    suspected: state === "suspected",
  });
  const { database } = services;
  const sent = eq(siteBriefs.email, email);
  const [row] = await database.select({ id: siteBriefs.id }).from(siteBriefs).where(sent);
  if (!row) throw new Error(`the brief of ${id} was not stored`);
  return row.id;
}

async function sendPhotos(services: Services, scenes: readonly Scene[]): Promise<string[]> {
  if (scenes.length === 0) return [];
  await using folder = await mkdtempDisposable(join(tmpdir(), "sample-"));
  const keys: string[] = [];
  for (const [at, photo] of (await drawPhotos(scenes)).entries()) {
    const path = join(folder.path, `${at}.jpg`);
    await writeFile(path, photo);
    const name = `${scenes[at]?.name}.jpg`;
    const kept = await keepUpload(
      services,
      { name, path, bytes: photo.length, tooLong: false },
      "127.0.0.1",
    );
    if (kept.outcome === "refused") throw new Error(`${name} was refused: ${kept.refusal}`);
    keys.push(kept.file.key);
  }
  return keys;
}

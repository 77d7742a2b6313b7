import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { and, arrayContains, eq } from "drizzle-orm";
import type { Database } from "../../../database/client.ts";
import { siteFiles } from "../../../database/tables/sites.ts";
import type { ServedFile } from "../../../platform/files/answer-with-file.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { pdfType, placeOfPdf, placeOfPicture } from "../pictures/site-files.ts";

/** Relative to the project folder, where the app is started. */
const designsFolder = "src/blocks/designs";

export type AssetServices = { database: Database; files: FileStore };

/**
 * What a page of a site is shown and released with: a photo or a PDF of this site, or a font of a
 * design.
 *
 * @param name such as “harbour-480.webp” or “verandah/fraunces.woff2”
 */
export async function findSiteAsset(
  services: AssetServices,
  { siteId, name }: { siteId: string; name: string },
): Promise<ServedFile | undefined> {
  const [, design, font] = /^([a-z0-9-]+)\/([a-z0-9-]+\.woff2)$/.exec(name) ?? [];
  if (design && font) return findFont(design, font);
  const [, key, width] = /^([a-z0-9-]{1,64})-(\d{1,5})\.webp$/.exec(name) ?? [];
  if (!isUuid(siteId)) return undefined;
  const [, pdf] = /^([a-z0-9-]{1,64})\.pdf$/.exec(name) ?? [];
  if (pdf) return findPdf(services, { siteId, key: pdf });
  return key && width ? findPicture(services, { siteId, key, width: Number(width) }) : undefined;
}

async function findFont(design: string, font: string): Promise<ServedFile | undefined> {
  const place = join(designsFolder, design, "fonts", font);
  const found = await stat(place).catch(() => undefined);
  return (
    found && {
      id: font,
      key: `${design}-${font}`,
      name: font,
      type: { type: "font/woff2", extension: "woff2" },
      bytes: found.size,
      isShown: true,
      storedBytes: async () => found.size,
      open: async () => createReadStream(place),
    }
  );
}

async function findPdf(
  { database, files }: AssetServices,
  { siteId, key }: { siteId: string; key: string },
): Promise<ServedFile | undefined> {
  const [row] = await database
    .select({ id: siteFiles.id, name: siteFiles.original_name })
    .from(siteFiles)
    .where(and(eq(siteFiles.key, key), eq(siteFiles.site_id, siteId), eq(siteFiles.widths, [])));
  const place = placeOfPdf(key);
  return (
    row && {
      ...{ ...row, key, bytes: undefined, isShown: false },
      type: { type: pdfType, extension: "pdf" },
      storedBytes: () => files.lengthOf(place),
      open: () => files.read(place),
    }
  );
}

async function findPicture(
  { database, files }: AssetServices,
  { siteId, key, width }: { siteId: string; key: string; width: number },
): Promise<ServedFile | undefined> {
  const [row] = await database
    .select({ id: siteFiles.id, name: siteFiles.original_name })
    .from(siteFiles)
    .where(
      and(
        eq(siteFiles.key, key),
        eq(siteFiles.site_id, siteId),
        arrayContains(siteFiles.widths, [width]),
      ),
    );
  const place = placeOfPicture(key, width);
  return (
    row && {
      ...row,
      key: `${key}-${width}`,
      type: { type: "image/webp", extension: "webp" },
      bytes: undefined,
      isShown: true,
      storedBytes: () => files.lengthOf(place),
      open: () => files.read(place),
    }
  );
}

import { buffer } from "node:stream/consumers";
import type { Photo } from "../../../blocks/fields.ts";
import type { BriefFile } from "../../briefs/briefs.ts";
import { isPicture } from "../../briefs/file-rules.ts";
import { findOriginal, type UploadServices } from "../../briefs/uploads.ts";
import { type AboutPicture, describePicture, storeCopies } from "../prepare-picture.ts";

/** A picture of a brief, made ready for pages. */
type PreparedPhoto = {
  file: BriefFile;
  kind: "photo" | "logo";
  photo: Photo;
  /** The colour that it is remembered by; undefined for one that is grey. */
  colour?: string | undefined;
};

export type PreparedPhotos = {
  /** In the order of the customer; at most one of them is the logo. */
  prepared: PreparedPhoto[];
  /** Names of pictures that could not be read. */
  unreadable: string[];
  /** Names of files that are no pictures. */
  documents: string[];
};

/**
 * Makes the pictures of a brief ready for pages: WebP in up to three widths, upright, without
 * metadata, under names that follow from the upload, so that doing it again changes nothing.
 *
 * @throws Error if the file store is away.
 */
export async function preparePhotos(
  services: UploadServices,
  files: readonly BriefFile[],
): Promise<PreparedPhotos> {
  const result: PreparedPhotos = { prepared: [], unreadable: [], documents: [] };
  for (const file of files) {
    if (!isPicture(file)) {
      result.documents.push(file.original_name);
      continue;
    }
    const hasLogo = result.prepared.some(({ kind }) => kind === "logo");
    const prepared = await prepare(services, file, { mayBeLogo: !hasLogo });
    if (prepared) result.prepared.push(prepared);
    else result.unreadable.push(file.original_name);
  }
  return result;
}

async function prepare(
  services: UploadServices,
  file: BriefFile,
  { mayBeLogo }: { mayBeLogo: boolean },
): Promise<PreparedPhoto | undefined> {
  const original = await read(services, file);
  const described = original && (await describePicture(original));
  if (!original || described?.outcome !== "described") return undefined;
  const { about } = described;
  const kind = mayBeLogo && isLogo(file.original_name, about) ? "logo" : "photo";
  const stored = await storeCopies(services, original, { key: file.id, kind, about });
  if (stored.outcome !== "stored") return undefined;
  return { file, kind, photo: stored.photo, colour: about.main };
}

/** @returns undefined if the store no longer has it */
async function read(services: UploadServices, file: BriefFile): Promise<Buffer | undefined> {
  const original = await findOriginal(services, file.key);
  const content = await original?.open();
  if (!content) return undefined;
  const bytes = await buffer(content);
  // A store in trouble may answer with an error's text, or with half a file.
  if (bytes.length !== file.bytes) {
    throw new Error(`the store gave ${bytes.length} of ${file.bytes} bytes`);
  }
  return bytes;
}

/** By its name, or since it is see-through or has few colours and the shape of one. */
function isLogo(name: string, { width, height, colours, clear }: AboutPicture): boolean {
  if (/logo|brand ?mark|word ?mark/i.test(name)) return true;
  if (clear > 0.1) return colours < 60;
  const isSmall = Math.max(width, height) <= 800;
  return colours <= 12 && (isSmall || width / height >= 2.5);
}

import { buffer } from "node:stream/consumers";
import type { PreparedPhoto } from "../../drafts/draft-of.ts";
import type { BriefFile } from "../../files/list-files.ts";
import { findOriginal, type UploadServices } from "../../files/uploads.ts";
import { type AboutPicture, describePicture, storeCopies } from "../pictures/prepare-picture.ts";

/**
 * Makes a picture of a brief ready for pages: WebP in up to three widths, upright, without metadata,
 * under names that follow from the upload, so that doing it again changes nothing.
 *
 * @param options.mayBeLogo not if the brief has one already.
 * @param options.seconds how long each look at it may take.
 * @throws Error if the file store is away.
 */
export async function preparePhoto(
  services: UploadServices,
  file: BriefFile,
  { mayBeLogo, seconds }: { mayBeLogo: boolean; seconds: number },
): Promise<PreparedPhoto | "unreadable" | "too slow"> {
  const original = await read(services, file);
  if (!original) return "unreadable";
  const described = await describePicture(original, { seconds });
  if (described.outcome === "died") return "too slow";
  if (described.outcome !== "described") return "unreadable";
  const { about } = described;
  const kind = mayBeLogo && isLogo(file.original_name, about) ? "logo" : "photo";
  const copies = { key: file.id, kind, about } as const;
  const stored = await storeCopies(services, original, copies, { seconds });
  if (stored.outcome === "died") return "too slow";
  if (stored.outcome !== "stored") return "unreadable";
  return { fileId: file.id, kind, photo: stored.photo, colour: about.main };
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

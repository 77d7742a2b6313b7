import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import * as z from "zod";
import type { Photo } from "../../../blocks/fields.ts";
import {
  askPictureProcess,
  type PictureRequest,
} from "../../../platform/pictures/picture-process.ts";
import type { BriefFile } from "../../briefs/briefs.ts";
import { isPicture } from "../../briefs/file-rules.ts";
import { findOriginal, type UploadServices } from "../../briefs/uploads.ts";
import { placeOfPicture } from "../site-files.ts";

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

const photoWidths = [480, 960, 1600];
const logoWidths = [240, 480];

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
  const described = original && (await ask("describe", original));
  if (!original || !described) return undefined;
  const about = aboutSchema.parse(JSON.parse(described.toString("utf8")));
  const kind = mayBeLogo && isLogo(file.original_name, about) ? "logo" : "photo";
  const widths = widthsOf(about.width, kind === "logo" ? logoWidths : photoWidths);
  for (const width of widths) {
    const copy = await ask("web-copy", original, width);
    if (!copy) return undefined;
    await services.files.put(placeOfPicture(file.id, width), Readable.from([copy]), {
      bytes: copy.length,
      type: "image/webp",
    });
  }
  const width = widths.at(-1) ?? about.width;
  const height = Math.max(1, Math.round((about.height * width) / about.width));
  const photo = { key: file.id, widths, width, height, alt: "" };
  return { file, kind, photo, colour: about.main };
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

/** What the picture process says; a second try where something ended it. */
async function ask(
  request: PictureRequest,
  picture: Buffer,
  width?: number,
): Promise<Buffer | undefined> {
  for (const _ of ["first", "second"]) {
    const answer = await askPictureProcess(request, async () => picture, {
      ...(width && { width }),
    });
    if (answer.outcome === "done") return answer.output;
    if (answer.outcome !== "died") return undefined;
  }
  return undefined;
}

const aboutSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  /** How many of 512 colours it has. */
  colours: z.number(),
  /** How much of it one can see through, from 0 to 1. */
  clear: z.number(),
  main: z.string().optional(),
});

/** By its name, or since it is see-through or has few colours and the shape of one. */
function isLogo(
  name: string,
  { width, height, colours, clear }: z.infer<typeof aboutSchema>,
): boolean {
  if (/logo|brand ?mark|word ?mark/i.test(name)) return true;
  if (clear > 0.1) return colours < 60;
  const isSmall = Math.max(width, height) <= 800;
  return colours <= 12 && (isSmall || width / height >= 2.5);
}

/** Those that are narrower than the picture, and its own width if it is narrower than the widest. */
function widthsOf(width: number, wanted: readonly number[]): number[] {
  const narrower = wanted.filter((one) => one <= width);
  return narrower.length === wanted.length
    ? narrower
    : [...narrower, width].filter((one, at, all) => all.indexOf(one) === at);
}

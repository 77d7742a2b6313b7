import { Readable } from "node:stream";
import * as z from "zod";
import type { Photo } from "../../../blocks/fields.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import {
  askPictureProcess,
  type PictureAnswer,
  type PictureRequest,
} from "../../../platform/pictures/picture-process.ts";
import { placeOfPicture } from "./site-files.ts";

const aboutSchema = z.object({
  /** As it is upright, in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** How many of 512 colours it has. */
  colours: z.number(),
  /** How much of it one can see through, from 0 to 1. */
  clear: z.number(),
  isAnimated: z.boolean(),
  /** The colour that it is remembered by; undefined for one that is grey. */
  main: z.string().optional(),
});

export type AboutPicture = z.infer<typeof aboutSchema>;

/** In base64. */
const copiesSchema = z.array(z.string().min(1));

/** Why nothing came of it: `picture-process.ts` explains each. */
type NotDone = Exclude<PictureAnswer, { outcome: "done" }>;

type Patience = {
  /** How long each look at it, and each copy, may take. It then gets one try, and not two. */
  seconds?: number | undefined;
};

/** What there is to know of a picture before it is made ready for pages. */
export async function describePicture(
  picture: Buffer,
  patience: Patience = {},
): Promise<{ outcome: "described"; about: AboutPicture } | NotDone> {
  const answer = await ask("describe", picture, patience);
  if (answer.outcome !== "done") return answer;
  const about = aboutSchema.parse(JSON.parse(answer.output.toString("utf8")));
  return { outcome: "described", about };
}

const widthsOfKind = { photo: [480, 960, 1600], logo: [240, 480] };

type Copies = {
  /** What a document calls it. */
  key: string;
  kind: keyof typeof widthsOfKind;
  about: AboutPicture;
};

/**
 * Makes a picture ready for pages: WebP in up to three widths, upright, without metadata, in the store
 * under its key. Where this fails, some of them may be there.
 *
 * @throws Error if the store is away.
 */
export async function storeCopies(
  { files }: { files: FileStore },
  picture: Buffer,
  { key, kind, about }: Copies,
  patience: Patience = {},
): Promise<{ outcome: "stored"; photo: Photo } | NotDone> {
  const widths = widthsOf(about.width, widthsOfKind[kind]);
  const seconds = patience.seconds && patience.seconds * widths.length;
  const answer = await ask("web-copies", picture, { seconds, numbers: widths });
  if (answer.outcome !== "done") return answer;
  const copies = copiesSchema.parse(JSON.parse(answer.output.toString("utf8")));
  for (const [at, width] of widths.entries()) {
    const copy = Buffer.from(copies[at] ?? "", "base64");
    await files.put(placeOfPicture(key, width), Readable.from([copy]), {
      bytes: copy.length,
      type: "image/webp",
    });
  }
  const width = widths.at(-1) ?? about.width;
  const height = Math.max(1, Math.round((about.height * width) / about.width));
  return { outcome: "stored", photo: { key, widths, width, height, alt: "" } };
}

/** What the picture process says; a second try where something ended it. */
async function ask(
  request: PictureRequest,
  picture: Buffer,
  options: Patience & { numbers?: readonly number[] },
): Promise<PictureAnswer> {
  const asked = () => askPictureProcess(request, async () => picture, options);
  const answer = await asked();
  return answer.outcome === "died" && options.seconds === undefined ? asked() : answer;
}

/** Those that are narrower than the picture, and its own width if it is narrower than the widest. */
function widthsOf(width: number, wanted: readonly number[]): number[] {
  const narrower = wanted.filter((one) => one <= width);
  return narrower.length === wanted.length
    ? narrower
    : [...narrower, width].filter((one, at, all) => all.indexOf(one) === at);
}

import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import pLimit from "p-limit";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import { type FileType, fileTypes, maxSvgBytes } from "./file-rules.ts";
import { hasMarkup } from "./find-markup.ts";
import { isHarmlessDocx } from "./inspect-docx.ts";
import { isHarmlessPdf } from "./inspect-pdf.ts";

export type Inspection =
  /** `drawn` takes the file's place. */
  | { outcome: "taken"; type: FileType; drawn?: Buffer }
  | { outcome: "refused"; refusal: "unsafe" | "tooManyPixels" | "svgTooLong" }
  | { outcome: "refused"; refusal: "undrawable"; reason: string };

/**
 * What a received file is, by its content alone. Refuses other types, files that pass for one type
 * and work as another (a picture with a script or an archive in it), and files that would run
 * something when opened. An SVG can do anything that a page can, so it is taken as the PNG that it
 * draws.
 *
 * @param bytes its length.
 * @throws Error if a picture could not be inspected, such as when memory has run out.
 */
export async function inspectFile(path: string, bytes: number): Promise<Inspection> {
  const detected = await fileTypeFromFile(path, { maxBufferSize: 1024 * 1024 });
  const extension = detected?.ext === "apng" ? "png" : detected?.ext;
  const type = fileTypes.find((known) => known.extension === extension);
  switch (type?.extension) {
    case undefined:
    case "txt":
      if (await isDrawing(path, bytes)) return draw(path, bytes);
      // Even if a text happens to start like something else: "BMX", say, like a bitmap.
      return takenIf(await isHarmlessText(path), textType);
    case "docx":
      return takenIf(await inTurn(() => isHarmlessDocx(path, bytes)), type);
    case "pdf": {
      const isPage = await hasMarkup(createReadStream(path, { ...asLatin1, end: SNIFFED - 1 }));
      const isOther = isPage || (await endsAsArchive(path, bytes));
      return takenIf(!isOther && (await inTurn(() => isHarmlessPdf(path))), type);
    }
    default: {
      const isOther =
        (await hasMarkup(createReadStream(path, asLatin1))) || (await endsAsArchive(path, bytes));
      return isOther ? unsafe : inspectPicture(path, type);
    }
  }
}

/** Each document takes some megabytes of memory while it is inspected. */
const inTurn = pLimit(1);

const unsafe = { outcome: "refused", refusal: "unsafe" } as const;

function takenIf(isHarmless: boolean, type: FileType | undefined): Inspection {
  return isHarmless && type ? { outcome: "taken", type } : unsafe;
}

/** What our image library cannot read it cannot vouch for either; HEIC is the exception. */
async function inspectPicture(path: string, type: FileType | undefined): Promise<Inspection> {
  if (type?.extension === "heic") return takenIf(true, type);
  const answer = await askPictureProcess("inspect", () => readFile(path));
  switch (answer.outcome) {
    case "done":
      return takenIf(true, type);
    case "unreadable":
      return unsafe;
    case "too-large":
      return { outcome: "refused", refusal: "tooManyPixels" };
    case "died":
      throw new Error(`the picture process ended: ${answer.reason}`);
  }
}

/** Whether this claims to be an SVG, a loose test: what is none is not drawn. */
async function isDrawing(path: string, bytes: number): Promise<boolean> {
  const start = (await readPart(path, 0, Math.min(bytes, 4096))).toString();
  return /^\ufeff?\s*</.test(start) && /<svg[\s/>]/.test(start);
}

/** Whatever goes wrong with a drawing is the drawing's fault: the brief can go without. */
async function draw(path: string, bytes: number): Promise<Inspection> {
  if (bytes > maxSvgBytes) return { outcome: "refused", refusal: "svgTooLong" };
  const answer = await askPictureProcess("draw", () => readFile(path)).catch((error: unknown) => ({
    ...{ outcome: "died" as const, reason: String(error) },
  }));
  if (answer.outcome === "done" && pngType) {
    return { outcome: "taken", type: pngType, drawn: answer.output };
  }
  const reason = answer.outcome === "died" ? answer.reason : answer.outcome;
  return { outcome: "refused", refusal: "undrawable", reason };
}

const pngType = fileTypes.find(({ extension }) => extension === "png");
const textType = fileTypes.find(({ extension }) => extension === "txt");

const asLatin1 = { encoding: "latin1" } as const;

/** How much of the start browsers read to guess a type (WHATWG MIME Sniffing, 7). */
const SNIFFED = 1445;

/** Whether a zip archive ends where the file ends, whatever the file starts with. */
async function endsAsArchive(path: string, bytes: number): Promise<boolean> {
  const length = Math.min(65_557, bytes); // the record's 22 bytes and the longest comment
  const tail = await readPart(path, bytes - length, length);
  for (let at = tail.length - 22; at >= 0; at--) {
    const isEnd = tail.readUInt32LE(at) === 0x06054b50;
    if (isEnd && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}

async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  await using file = await open(path);
  const part = Buffer.alloc(length);
  await file.read(part, 0, length, start);
  return part;
}

/** Text-based formats, by how they start; programs accept a PDF that starts a little later. */
const otherThanText = /^\s*(?:#!|%!|\{\\rtf|<\?xml|<svg|<!)|^[\s\S]{0,1024}%PDF-/i;

/** Plain UTF-8: no control characters, no markup, no script with a shebang. */
async function isHarmlessText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isStart = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const piece = decoder.decode(chunk, { stream: true });
      if (isStart && otherThanText.test(piece)) return false;
      if (/(?![\t\n\f\r])\p{Cc}/u.test(piece)) return false;
      isStart = false;
    }
    decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) return false; // not UTF-8
    throw error;
  }
  return !(await hasMarkup(createReadStream(path, asLatin1)));
}

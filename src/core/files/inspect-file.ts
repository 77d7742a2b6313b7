import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { askPictureProcess } from "../../platform/pictures/picture-process.ts";
import { type FileType, fileTypes, maxSvgBytes, pngType, textType } from "./file-rules.ts";

export type Inspection =
  /** `drawn` takes the file's place. */
  | { outcome: "taken"; type: FileType; drawn?: Buffer }
  | { outcome: "refused"; refusal: "unsafe" | "tooManyPixels" | "svgTooLong" }
  | { outcome: "refused"; refusal: "undrawable"; reason: string };

/**
 * What a received file is, by how it starts. Other types than ours are refused, pages and programs
 * among them. A picture must be one that our image library reads; an SVG can do anything that a page
 * can, so it is taken as the PNG that it draws. What else may hide in a document is for a virus
 * scanner to find (`CLAMD_URL`): whatever it is, it is served as a download, in a sandbox.
 *
 * @param bytes its length.
 * @param sender senders of SVGs, which take long to draw, take turns.
 * @throws Error if a picture could not be inspected, such as when memory has run out.
 */
export async function inspectFile(
  path: string,
  bytes: number,
  sender?: string,
): Promise<Inspection> {
  const detected = await fileTypeFromFile(path, { maxBufferSize: 1024 * 1024 });
  const extension = detected?.ext === "apng" ? "png" : detected?.ext;
  const type = fileTypes.find((known) => known.extension === extension);
  if (!type || type === textType) {
    if (await isDrawing(path, bytes)) return draw(path, bytes, sender);
    // Even if a text happens to start like something else: "BMX", say, like a bitmap.
    return (await isPlainText(path)) ? { outcome: "taken", type: textType } : unsafe;
  }
  switch (type.extension) {
    case "pdf":
    case "docx":
    case "heic": // which our image library cannot read
      return { outcome: "taken", type };
    default:
      return inspectPicture(path, type);
  }
}

const unsafe = { outcome: "refused", refusal: "unsafe" } as const;

async function inspectPicture(path: string, type: FileType): Promise<Inspection> {
  const answer = await askPictureProcess("inspect", () => readFile(path));
  switch (answer.outcome) {
    case "done":
      return { outcome: "taken", type };
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
  await using file = await open(path);
  const start = Buffer.alloc(Math.min(bytes, 4096));
  await file.read(start, 0, start.length, 0);
  const text = start.toString();
  return /^\ufeff?\s*</.test(text) && /<svg[\s/>]/.test(text);
}

/** Whatever goes wrong with a drawing is the drawing's fault: the brief can go without. */
async function draw(path: string, bytes: number, sender?: string): Promise<Inspection> {
  if (bytes > maxSvgBytes) return { outcome: "refused", refusal: "svgTooLong" };
  const read = () => readFile(path);
  const answer = await askPictureProcess("draw", read, { sender }).catch((error: unknown) => ({
    ...{ outcome: "died" as const, reason: String(error) },
  }));
  if (answer.outcome === "done") return { outcome: "taken", type: pngType, drawn: answer.output };
  const reason = answer.outcome === "died" ? answer.reason : answer.outcome;
  return { outcome: "refused", refusal: "undrawable", reason };
}

/**
 * Formats that are made of text, by how they start: scripts, PostScript, RTF, anything with tags, and
 * a PDF that starts a little later, which programs accept.
 */
const otherThanText = /^\s*(?:#!|%!|\{\\rtf|<[a-z!?])|^[\s\S]{0,1024}%PDF-/i;

/** UTF-8 without control characters that is no other format. */
async function isPlainText(path: string): Promise<boolean> {
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
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false; // not UTF-8
    throw error;
  }
}

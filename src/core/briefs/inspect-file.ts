import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { type FileType, fileTypes } from "./file-rules.ts";
import { isHarmlessDocx } from "./inspect-docx.ts";
import { readableImage } from "./read-image.ts";

/**
 * What a received file is, told by its content alone. Undefined for everything that we do not take:
 * other types, and files that pass for one type and work as another (a picture with a script or an
 * archive in it).
 *
 * @param bytes its length.
 */
export async function inspectFile(path: string, bytes: number): Promise<FileType | undefined> {
  const detected = await fileTypeFromFile(path, { maxBufferSize: 1024 * 1024 });
  const extension = detected?.ext === "apng" ? "png" : detected?.ext;
  const type = fileTypes.find((known) => known.extension === extension);
  switch (type?.extension) {
    case undefined:
    case "txt":
      // Also where a text happens to begin like something else: "BMX", say, like a bitmap.
      return (await isHarmlessText(path)) ? textType : undefined;
    case "docx":
      return (await isHarmlessDocx(path, bytes)) ? type : undefined;
    case "pdf":
      return (await hasMarkup(path, SNIFFED)) || (await endsAsArchive(path, bytes))
        ? undefined
        : type;
    default: {
      if ((await hasMarkup(path)) || (await endsAsArchive(path, bytes))) return undefined;
      // What our image library cannot read it cannot vouch for either, but for HEIC.
      return type?.extension === "heic" || (await readableImage(path)) ? type : undefined;
    }
  }
}

const textType = fileTypes.find(({ extension }) => extension === "txt");

/** Browsers look at this much of the beginning to guess a type (WHATWG MIME Sniffing, 7). */
const SNIFFED = 1445;

/**
 * What makes a browser or a server run a file. `<svg` needs its namespace nearby: four letters by
 * themselves turn up in one of fifty pictures by chance.
 */
const markup =
  /<!doctype\s+html|<html[\s>]|<head[\s>]|<body[\s>]|<script[\s>]|<iframe[\s>]|<object\s|<embed\s|<\?php|<svg[\s>][^<]{0,500}xmlns/i;

/** Longer than anything the pattern above can match, so that nothing hides between two chunks. */
const OVERLAP = 600;

/** @param within how many bytes of the beginning to look at; unset: all. */
async function hasMarkup(path: string, within = Number.POSITIVE_INFINITY): Promise<boolean> {
  const end = Number.isFinite(within) ? { end: within - 1 } : {};
  let rest = "";
  for await (const chunk of createReadStream(path, { encoding: "latin1", ...end })) {
    const text = rest + chunk;
    if (markup.test(text)) return true;
    rest = text.slice(-OVERLAP);
  }
  return false;
}

/** Whether a zip archive ends where the file ends, whatever the file begins with. */
async function endsAsArchive(path: string, bytes: number): Promise<boolean> {
  const tail = await readEnd(path, bytes, 65_557); // the record's 22 bytes and the longest comment
  for (let at = tail.length - 22; at >= 0; at--) {
    const isEnd = tail.readUInt32LE(at) === 0x06054b50;
    if (isEnd && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}

async function readEnd(path: string, bytes: number, length: number): Promise<Buffer> {
  await using file = await open(path);
  const end = Buffer.alloc(Math.min(length, bytes));
  await file.read(end, 0, end.length, bytes - end.length);
  return end;
}

/** Formats made of text, by their beginning; programs take a PDF that begins a little later. */
const otherThanText = /^\s*(?:#!|%!|\{\\rtf|<\?xml|<svg|<!)|^[\s\S]{0,1024}%PDF-/i;

/** UTF-8 that a person wrote: no control characters, no markup, no script that names its program. */
async function isHarmlessText(path: string): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let rest = "";
  let isStart = true;
  try {
    for await (const chunk of createReadStream(path)) {
      const piece = decoder.decode(chunk, { stream: true });
      if (isStart && otherThanText.test(piece)) return false;
      if (/(?![\t\n\f\r])\p{Cc}/u.test(piece) || markup.test(rest + piece)) return false;
      rest = piece.slice(-OVERLAP);
      isStart = false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false; // not UTF-8
    throw error;
  }
}

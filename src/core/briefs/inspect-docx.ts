import { type FileHandle, open } from "node:fs/promises";
import { decodeXML } from "entities";
import { areHarmlessRelationships } from "./docx-relationships.ts";
import { hasMarkup } from "./find-markup.ts";
import { readZipDirectory, unpackEntry, type ZipEntry } from "./read-zip.ts";

/** Far more than a ten-megabyte document with pictures holds when unpacked. */
const MAX_UNPACKED = 200 * 1024 * 1024;
/** For the parts that are read: a novel has about three megabytes. */
const MAX_TEXT = 16 * 1024 * 1024;

/** Text, pictures, fonts, and the tables behind diagrams. */
const harmlessPart =
  /\/$|\.(?:xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|wdp|webp|odttf|ttf|vml|sigs|xlsx)$|(?:^|\/)printerSettings\d*\.bin$/i;

/**
 * Whether an archive that file-type calls a Word document is only that: no PDF or page at its
 * start, no zip bomb, and nothing that runs a program or loads from elsewhere when opened (macros,
 * embedded objects, templates, DDE fields).
 *
 * @param bytes the length of the file.
 */
export async function isHarmlessDocx(path: string, bytes: number): Promise<boolean> {
  await using file = await open(path);
  const beginning = Buffer.alloc(Math.min(2048, bytes));
  await file.read(beginning, 0, beginning.length, 0);
  const start = beginning.toString("latin1");
  if (start.includes("%PDF-") || (await hasMarkup([start]))) return false;

  const entries = await readZipDirectory(file, bytes);
  if (!entries?.some(({ name }) => name === "word/document.xml")) return false;
  if (!entries.every(({ name }) => harmlessPart.test(name))) return false;
  // A length of 4 GB - 1 stands for "see the 64-bit field", and is too long either way.
  const unpacked = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return unpacked <= MAX_UNPACKED && (await areHarmlessParts(file, entries));
}

async function areHarmlessParts(file: FileHandle, entries: ZipEntry[]): Promise<boolean> {
  let left = MAX_TEXT;
  for (const entry of entries.filter(({ name }) => /\.rels$|^\/?word\/.*\.xml$/i.test(name))) {
    const part = await unpackEntry(file, entry, left);
    if (!part) return false;
    left -= part.length;
    const isHarmless = /\.rels$/i.test(entry.name) ? areHarmlessRelationships : hasNoDde;
    if (!isHarmless(part)) return false;
  }
  return true;
}

/** Word joins the pieces of a field's instruction, whatever elements are between them. */
function hasNoDde(part: Buffer): boolean {
  const pieces = part
    .toString("utf8")
    .matchAll(/<(?:[\w.-]+:)?instrText\b[^>]*>([^<]*)|\binstr\s*=\s*("[^"]*"|'[^']*')/g);
  const instructions = Array.from(pieces, ([, text, attribute]) => text ?? `\n${attribute}\n`);
  return !/\bDDE(?:AUTO)?\b/i.test(decodeXML(instructions.join("")));
}

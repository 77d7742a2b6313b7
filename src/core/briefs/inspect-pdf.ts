import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate, type ZlibOptions } from "node:zlib";

/** Far more than the object streams of a ten-megabyte document hold. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_OBJECT_STREAMS = 5_000;

/**
 * Whether a PDF starts no program: it has no Launch action (ISO 32000-2, 12.6.4.6), either in plain
 * view or in its object streams (7.5.7). Anything that could hide one is refused as well:
 * encryption, and unusual filters on object streams.
 */
export async function isHarmlessPdf(path: string): Promise<boolean> {
  const content = await readFile(path);
  const text = content.toString("latin1");
  if (launch.test(text) || encrypt.test(text)) return false;
  let unpacked = 0;
  let streams = 0;
  for (const { start, dictionary } of objectStreams(text)) {
    if (++streams > MAX_OBJECT_STREAMS || !isSimplyPacked(dictionary)) return false;
    const objects = await unpack(content.subarray(start), MAX_UNPACKED - unpacked);
    if (!objects || launch.test(objects)) return false;
    unpacked += objects.length;
  }
  return true;
}

const launch = pdfName("Launch");
const encrypt = pdfName("Encrypt");
/** A name, which programs leave out, or the first object's number (a chapter's is `5 0 R`). */
const objectStream = new RegExp(
  `${pdfName("ObjStm").source}|${pdfName("First").source}\\s*\\d+(?!\\d|\\s+\\d+\\s+R)`,
  "i",
);
const filter = pdfName("(?:Flate|LZW|ASCIIHex|ASCII85|RunLength)Decode|Fl|LZW|AHx|A85|RL|Crypt");
const flate = pdfName("FlateDecode|Fl");
const parameters = pdfName("DecodeParms|DP");

/** Finds a name, any letter of which may be written as `#` and two digits (7.3.5). */
function pdfName(pattern: string): RegExp {
  const spelled = pattern.replace(/[A-Za-z\d]/g, (char) => {
    const code = char.charCodeAt(0).toString(16);
    return `(?:${char}|#${code})`;
  });
  return new RegExp(`/(?:${spelled})(?![^\\0\\s()<>[\\]{}/%])`, "i");
}

/** Each object stream: where its content starts, and the text since the previous stream. */
function* objectStreams(text: string): Generator<{ start: number; dictionary: string }> {
  let from = 0;
  let scanned = 0;
  let isOfObjects = false;
  for (const { index, 0: found, 1: end } of text.matchAll(/(end)?stream\s*/g)) {
    const start = index + found.length;
    isOfObjects ||= objectStream.test(text.slice(scanned, index));
    scanned = start;
    if (isOfObjects && end) continue; // the word is in a comment
    if (isOfObjects) yield { start, dictionary: text.slice(from, index) };
    from = start;
    isOfObjects = false;
  }
}

function isSimplyPacked(dictionary: string): boolean {
  const filters = dictionary.match(new RegExp(filter, "gi")) ?? [];
  return filters.length === 1 && flate.test(filters[0]) && !parameters.test(dictionary);
}

const inflateLimited = promisify<Buffer, ZlibOptions, Buffer>(inflate);

/** @returns undefined if it cannot be unpacked within so many bytes. */
async function unpack(content: Buffer, longest: number): Promise<string | undefined> {
  try {
    const unpacked = await inflateLimited(content, { maxOutputLength: Math.max(1, longest) });
    return unpacked.toString("latin1");
  } catch {
    return undefined;
  }
}

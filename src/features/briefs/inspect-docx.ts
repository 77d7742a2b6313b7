import { open } from "node:fs/promises";

/** Far more than a document with pictures of ten megabytes holds when unpacked. */
const LONGEST_UNPACKED = 200 * 1024 * 1024;
const LONGEST_DIRECTORY = 4 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/**
 * Whether an archive that file-type calls a Word document is nothing else besides: no PDF or page
 * at its beginning, no macros, and no bomb. Reads the archive's directory and unpacks nothing.
 * Layout: APPNOTE.TXT of PKWARE, 4.3.12 and 4.3.16.
 *
 * @param bytes the length of the file.
 */
export async function isHarmlessDocx(path: string, bytes: number): Promise<boolean> {
  await using file = await open(path);
  const read = async (position: number, length: number) => {
    const part = Buffer.alloc(length);
    const { bytesRead } = await file.read(part, 0, length, position);
    return part.subarray(0, bytesRead);
  };

  const start = (await read(0, Math.min(2048, bytes))).toString("latin1");
  if (/%PDF-|<!doctype\s+html|<html[\s>]|<script[\s>]|<svg[\s>]/i.test(start)) return false;

  const tail = await read(Math.max(0, bytes - 65_557), Math.min(65_557, bytes));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_OF_DIRECTORY) {
    return false;
  }
  const entries = tail.readUInt16LE(end + 10);
  const directoryLength = tail.readUInt32LE(end + 12);
  const directoryStart = tail.readUInt32LE(end + 16);
  if (directoryLength > LONGEST_DIRECTORY || directoryStart + directoryLength > bytes) return false;
  const directory = await read(directoryStart, directoryLength);

  let unpacked = 0;
  let at = 0;
  let hasDocument = false;
  for (let entry = 0; entry < entries; entry++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return false;
    unpacked += directory.readUInt32LE(at + 24);
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString("utf8", at + 46, at + 46 + nameLength);
    if (/vbaProject\.bin$/i.test(name)) return false;
    hasDocument ||= name === "word/document.xml";
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  // A length of 4 GB - 1 stands for "see the 64-bit field", and is too long either way.
  return hasDocument && unpacked <= LONGEST_UNPACKED;
}

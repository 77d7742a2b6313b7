import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { inflateRaw, type ZlibOptions } from "node:zlib";

const MAX_DIRECTORY = 4 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** A file in an archive, according to the archive's directory. */
export type ZipEntry = {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  packedBytes: number;
  /** According to the directory. */
  bytes: number;
  /** Where its local header starts. */
  at: number;
};

/**
 * What is in a zip archive, according to its directory. Layout: PKWARE's APPNOTE.TXT, 4.3.12 and
 * 4.3.16.
 *
 * @param bytes the length of the file.
 * @returns undefined if the directory cannot be read, or is too long for a document.
 */
export async function readZipDirectory(
  file: FileHandle,
  bytes: number,
): Promise<ZipEntry[] | undefined> {
  const tail = await read(file, Math.max(0, bytes - 65_557), Math.min(65_557, bytes));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_OF_DIRECTORY) {
    return undefined;
  }
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (length > MAX_DIRECTORY || start + length > bytes) return undefined;
  const directory = await read(file, start, length);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      return undefined;
    }
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString("utf8", at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      at: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

const unpackLimited = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);

/** @returns an entry's content; undefined if it is damaged or longer than `longest` bytes. */
export async function unpackEntry(
  file: FileHandle,
  { at, method, packedBytes }: ZipEntry,
  longest: number,
): Promise<Buffer | undefined> {
  const header = await read(file, at, 30);
  if (header.length < 30) return undefined;
  const start = at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  if (packedBytes > longest) return undefined;
  const packed = await read(file, start, packedBytes);
  if (method === 0) return packed;
  if (method !== 8) return undefined;
  return unpackLimited(packed, { maxOutputLength: longest }).catch(() => undefined);
}

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const part = Buffer.alloc(length);
  const { bytesRead } = await file.read(part, 0, length, position);
  return part.subarray(0, bytesRead);
}

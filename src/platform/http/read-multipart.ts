import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import * as fs from "node:fs/promises";
import { join } from "node:path";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";

/** A file of a posted form, in one of our folders until the form is disposed of. */
export type ReceivedFile = {
  field: string;
  /** The sender's name for it, without folders: unverified, for display only. */
  name: string;
  path: string;
  bytes: number;
  /** It had more bytes than allowed; the rest is dropped. */
  tooLong: boolean;
};

type MultipartForm = AsyncDisposable & {
  outcome: "form";
  /** The fields other than files. */
  form: FormData;
  files: ReceivedFile[];
  /** There were more files than allowed; these are dropped. */
  tooManyFiles: boolean;
  /** How many files were dropped for lack of room, which then are all. */
  dropped: number;
};

export type MultipartReading =
  | MultipartForm
  | (AsyncDisposable & {
      outcome: "unreadable";
      status: 400 | 408 | 413;
      reason: string;
      /** The fields that came before it broke off. */
      form: FormData;
    });

type Limits = {
  /** For all fields other than files together. */
  maxFieldBytes: number;
  maxFileBytes: number;
  maxFiles: number;
  /** Unset: enough for that many files, and a megabyte for the fields. */
  maxBodyBytes?: number;
};

export type Incoming = {
  /** Where files go as they arrive. */
  folder: string;
  /** Whether there is room for as many bytes as have arrived; asked at each piece. Unset: always. */
  hasRoomFor?(bytes: number): boolean | Promise<boolean>;
};

/**
 * Reads a posted form with files. Each file goes to a folder as it arrives, with only a few
 * kilobytes in memory, and is removed when the result is disposed of, or at once if the form cannot
 * be read to its end. Where room runs out, its files are dropped and its fields still read, to the
 * end: a browser that is still sending would not see the answer.
 *
 * @throws Error if the folder cannot be written to.
 */
export async function readMultipart(
  request: Request,
  { folder, hasRoomFor = () => true }: Incoming,
  limits: Limits,
): Promise<MultipartReading> {
  const form = new FormData();
  const files: ReceivedFile[] = [];
  const contents: Readable[] = [];
  const writes: Promise<void>[] = [];
  const closed: Promise<void>[] = [];
  const removeFiles = async () => {
    // One that breaks off while its file is being opened would make the file again.
    await Promise.allSettled([...writes, ...closed]);
    await Promise.all(files.map(({ path }) => fs.rm(path, { force: true })));
    for (const { path } of files) inUse.delete(path);
  };
  let failedWrite: unknown;
  let tooManyFiles = false;
  let fieldBytes = 0;
  let tooLong = false;
  let isFull = false;
  let dropped = 0;
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const parser = createParser(request, limits);
    parser.on("field", (name, value, nameCut, valueCut) => {
      fieldBytes += Buffer.byteLength(value);
      tooLong ||= nameCut || valueCut || fieldBytes > limits.maxFieldBytes;
      if (fieldBytes <= limits.maxFieldBytes) form.append(name, value);
    });
    parser.on("file", (field, content, name) => {
      if (isFull) {
        content.on("end", () => {
          if (name || content.bytesRead > 0) dropped++; // else a field for files that nobody used
        });
        content.resume();
        return;
      }
      const path = join(folder, randomUUID());
      const file = { field, name: name ?? "", path, bytes: 0, tooLong: false };
      files.push(file);
      inUse.add(path);
      contents.push(content);
      const written = createWriteStream(path, { flags: "wx", mode: 0o600 });
      closed.push(new Promise((resolve) => written.once("close", resolve)));
      const write = pipeline(
        content,
        async function* (chunks: AsyncIterable<Uint8Array>) {
          for await (const chunk of chunks) if (!isFull) yield chunk;
        },
        written,
      );
      writes.push(
        write.then(
          () => void Object.assign(file, { bytes: content.bytesRead, tooLong: content.truncated }),
          (error: unknown) => {
            failedWrite ??= error;
            parser.destroy(new Error("a file could not be written", { cause: error }));
          },
        ),
      );
    });
    parser.on("filesLimit", () => {
      tooManyFiles = true;
    });
    for (const limit of ["fieldsLimit", "partsLimit"] as const) {
      parser.on(limit, () => {
        tooLong = true;
      });
    }
    const body = bodyOf(request, {
      longest: maxBodyBytesOf(limits),
      isOver: () => tooLong,
      async onArrived(bytes) {
        isFull ||= !(await hasRoomFor(bytes));
      },
    });
    await pipeline(body, parser as Writable);
    await Promise.all(writes);
    if (failedWrite) throw failedWrite;
  } catch (error) {
    for (const content of contents) content.destroy(); // the parser leaves one waiting for its end
    await removeFiles();
    // A full disk, say. What breaks off in the middle of a file fails its write as well.
    if (failedWrite instanceof Error && "syscall" in failedWrite) throw failedWrite;
    if (error instanceof BodyTooLong) return unreadable(413, "The form is too long.", form);
    if (error instanceof TooSlow) return unreadable(408, "The form came too slowly.", form);
    if (!tooLong) return unreadable(400, "The form is broken.", form);
  }
  if (tooLong) {
    await removeFiles();
    return unreadable(413, "A field of the form is too long.", form);
  }
  if (isFull) {
    await removeFiles();
    dropped += files.splice(0).filter(({ name, bytes }) => name || bytes > 0).length;
  }
  return {
    outcome: "form",
    form,
    files,
    tooManyFiles,
    dropped,
    [Symbol.asyncDispose]: removeFiles,
  };
}

/** How many bytes of a body are read at most. */
function maxBodyBytesOf({ maxBodyBytes, maxFiles, maxFileBytes }: Limits): number {
  return maxBodyBytes ?? maxFiles * (maxFileBytes + 1024) + 1024 * 1024;
}

/** Files that this process is receiving, whatever their age by a clock that jumped. */
const inUse = new Set<string>();

/** Removes what a crash left in `folder`: files untouched for an hour. */
export async function removeAbandonedFiles(folder: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of await fs.readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await fs.stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < anHourAgo && !inUse.has(path)) await fs.rm(path, { force: true });
  }
}

function createParser(request: Request, limits: Limits): BusboyInstance {
  return new Busboy({
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    limits: {
      fieldNameSize: 100,
      fieldSize: limits.maxFieldBytes,
      fields: 100,
      fileSize: limits.maxFileBytes,
      files: limits.maxFiles,
      parts: 100 + limits.maxFiles + 100, // more files than allowed are still told from too many parts
      headerPairs: 20,
      headerSize: 8192,
    },
  });
}

class BodyTooLong extends Error {}
class TooSlow extends Error {}

/**
 * How long a sender may keep us waiting in all: half a minute, as in a lift, and as long as what
 * has come would take at 5 KB a second, a tenth of the "3G" in Chrome's developer tools.
 */
const PATIENCE_MS = 30_000;
const LEAST_BYTES_PER_MS = 5;

/**
 * @param isOver once it is, the rest is read and not parsed, which takes a quarter of a second for a
 * megabyte of small parts.
 * @param onArrived waited for before a piece is parsed.
 */
function bodyOf(
  request: Request,
  {
    longest,
    isOver,
    onArrived,
  }: { longest: number; isOver: () => boolean; onArrived(bytes: number): Promise<void> },
): Readable {
  return Readable.from(
    (async function* () {
      let length = 0;
      for await (const chunk of notTooSlowly(request.body)) {
        length += chunk.length;
        if (length > longest) throw new BodyTooLong();
        await onArrived(length);
        if (!isOver()) yield chunk;
      }
    })(),
    { objectMode: false },
  );
}

async function* notTooSlowly(body: Request["body"]) {
  const reader = body?.getReader();
  let patience = PATIENCE_MS;
  try {
    while (reader) {
      const since = Date.now();
      const { done, value } = await within(patience, reader.read());
      if (done) return;
      yield value;
      patience += value.length / LEAST_BYTES_PER_MS - (Date.now() - since);
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlow()), ms);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}

function unreadable(status: 400 | 408 | 413, reason: string, form: FormData) {
  return {
    ...({ outcome: "unreadable", status, reason, form } as const),
    [Symbol.asyncDispose]: async () => {},
  };
}

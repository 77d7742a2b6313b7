import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inspectFile } from "../../src/core/files/inspect-file.ts";
import { readJson } from "../../src/platform/http/read-body.ts";
import { readForm } from "../../src/platform/http/read-form.ts";
import { readMultipart } from "../../src/platform/http/read-multipart.ts";
import { docx, pdf, photo, svg, zip } from "../support/uploads.ts";

/** Customers' sites are served by the same thread. */
const LONGEST_MS = 50;

const SIZE = 16 * 1024 * 1024;

/** The most that any form of strangers takes, other than files. */
const MOST_TYPED = 1024 * 1024;

/**
 * The longest that this thread worked in one go during that time, in milliseconds of its own CPU time, which
 * a busy machine does not stretch.
 */
async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const watching = (async () => {
    let before = process.threadCpuUsage();
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      const now = process.threadCpuUsage();
      longest = Math.max(longest, now.user - before.user + now.system - before.system);
      before = now;
    }
  })();
  await work();
  isDone = true;
  await watching;
  return longest / 1000;
}

function filled(unit: string | Buffer, start = ""): Buffer {
  const content = Buffer.alloc(SIZE, unit);
  content.write(start);
  return content;
}

const anEntry = zip([{ name: "a", content: "" }]);
const manyEntries = filled(anEntry.subarray(0, anEntry.indexOf("PK\x01\x02")));

const files: [what: string, content: () => Buffer | Promise<Buffer>][] = [
  ["a Word document of eight megabytes of one tag", () => docx(tags("<instrText "))],
  ["a Word document of as many elements", () => docx(tags("<a/>"))],
  [
    "a Word document whose list of types is long",
    () => zip([{ ...types(), name: "[Content_Types].xml" }]),
  ],
  ["an archive of many files", () => manyEntries],
  ["an archive cut off", () => manyEntries.subarray(0, -10)],
  ["a PDF of many objects", () => pdf("1 0 obj<</S/URI>>endobj\n".repeat(600_000))],
  ["a PDF that starts late", () => filled(" ", `${" ".repeat(1020)}%PDF-`)],
  ["text of spaces", () => filled(" ")],
  ["text of letters", () => filled("é")],
  ["text of one control character at its end", () => Buffer.concat([filled("a"), Buffer.of(0)])],
  ["text that is nearly a page", () => filled("<", "<3")],
  ["a drawing that is too long", () => Buffer.from(svg("<g>".repeat(5_000_000)))],
  ["a picture with a long tail", async () => Buffer.concat([await photo(), filled("<a onx=")])],
  ["sixteen megabytes of one byte", () => filled("\x89")],
  ["frames of MP3", () => filled("\xff\xfb\x90\x64")],
  ["an ID3 tag of the greatest length", () => filled("\0", "ID3\x04\0\0\x7f\x7f\x7f\x7f")],
  ["boxes of MP4", () => filled("\0\0\0\x08free", "\0\0\0\x08ftyp")],
  ["chunks of PNG", () => filled("\0\0\0\0IDAT\0\0\0\0", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
  ["elements of Matroska", () => filled("\xec\x81\0", "\x1a\x45\xdf\xa3")],
  ["a TIFF of many entries", () => filled("\0", "II*\0\x08\0\0\0\xff\xff")],
];

function tags(unit: string) {
  return { name: "word/document.xml", content: unit.repeat((8 * 1024 * 1024) / unit.length) };
}

function types() {
  return { content: `<?xml version="1.0"?><Types>${"<Override/>".repeat(700_000)}` };
}

test.each(files)("to tell what a file is does not hold up the thread: %s", async (_what, make) => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "worst-"));
  const content = await make();
  const path = join(folder.path, "file");
  await writeFile(path, content);
  const judge = () => inspectFile(path, content.length);
  await judge(); // what is loaded the first time is not the stranger's doing
  expect(await longestStretch(judge)).toBeLessThan(LONGEST_MS);
});

const multipart = "multipart/form-data; boundary=x";
const urlencoded = "application/x-www-form-urlencoded";
const part = '\r\n--x\r\ncontent-disposition: form-data; name="a"';
const bodies: [what: string, type: string, content: () => Buffer][] = [
  ["of many fields", multipart, () => filled(`${part}\r\n\r\nb`)],
  ["of many files", multipart, () => filled(`${part}; filename="b"\r\n\r\nc`)],
  ["of near boundaries", multipart, () => filled("\r\n--", `--x${part}\r\n\r\n`)],
  ["with a header that does not end", multipart, () => filled("a", `--x${part}`)],
  ["with many headers", multipart, () => filled("a: b\r\n", `--x${part}\r\n`)],
  ["of ampersands", urlencoded, () => filled("&")],
  ["of per cent signs", urlencoded, () => filled("%")],
  ["of brackets", "application/json", () => filled("[")],
  ["of quotation marks", "application/json", () => filled('"",', "[")],
];

test.each(bodies)(
  "to read a body does not hold up the thread: %s",
  async (_what, type, content) => {
    await using folder = await mkdtempDisposable(join(tmpdir(), "worst-"));
    const body = content();
    const request = () => {
      const headers = { "content-type": type };
      const init = { method: "POST", headers, body: pieces(body), duplex: "half" };
      return new Request("http://localhost/", init);
    };
    const limits = { maxFieldBytes: MOST_TYPED, maxFileBytes: SIZE, maxFiles: 10 };
    const readers = {
      multipart: async () => {
        await using _form = await readMultipart(request(), { folder: folder.path }, limits);
      },
      form: () => readForm(request(), { longest: MOST_TYPED }),
      json: () => readJson(request(), { longest: MOST_TYPED }),
    };
    for (const [reader, read] of Object.entries(readers)) {
      await read();
      const stretch = await longestStretch(read);
      expect([reader, stretch, stretch < LONGEST_MS]).toEqual([reader, stretch, true]);
    }
  },
);

/** As a socket hands it over. */
function pieces(body: Buffer): ReadableStream {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      if (at >= body.length) return controller.close();
      controller.enqueue(body.subarray(at, at + 65_536));
      at += 65_536;
    },
  });
}

import { mkdtempDisposable, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { readMultipart, removeAbandonedFiles } from "./read-multipart.ts";

const limits = { maxFieldBytes: 1000, maxFileBytes: 100_000, maxFiles: 2 };

function post(form: FormData): Request {
  return new Request("http://localhost/", { method: "POST", body: form });
}

function formWith(...files: [name: string, content: string][]): FormData {
  const form = new FormData();
  form.append("name", "Mia");
  for (const [name, content] of files) form.append("files", new File([content], name));
  return form;
}

test("fields and files arrive whole, and the files are gone when nobody needs them", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  {
    const request = post(formWith(["a.txt", "a".repeat(99_999)], ["../../b.txt", "b"]));
    await using reading = await readMultipart(request, { folder: folder.path }, limits);
    if (reading.outcome !== "form") throw new Error(reading.reason);
    expect(reading.form.get("name")).toBe("Mia");
    expect(reading.files).toMatchObject([
      { field: "files", name: "a.txt", bytes: 99_999, tooLong: false },
      { field: "files", name: "b.txt", bytes: 1, tooLong: false },
    ]);
    expect(await readFile(reading.files[0]?.path ?? "", "utf8")).toBe("a".repeat(99_999));
  }
  expect(await readdir(folder.path)).toEqual([]);
});

test("a file that is too long is cut and marked, one too many dropped, the rest stays", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  const request = post(formWith(["long", "x".repeat(100_001)], ["good", "x"], ["third", "x"]));
  await using reading = await readMultipart(request, { folder: folder.path }, limits);
  if (reading.outcome !== "form") throw new Error(reading.reason);
  expect(reading.files.map(({ name, tooLong }) => [name, tooLong])).toEqual([
    ["long", true],
    ["good", false],
  ]);
  expect(reading.tooManyFiles).toBe(true);
});

test("a form that breaks off, is too long or is none leaves no file", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  const head = '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const read = async (init: RequestInit) => {
    const request = new Request("http://localhost/", { method: "POST", headers, ...init });
    await using reading = await readMultipart(request, { folder: folder.path }, limits);
    expect(await readdir(folder.path)).toEqual([]);
    return reading.outcome === "unreadable" ? reading.status : reading.outcome;
  };
  expect(await read({ body: `${head}and then nothing` })).toBe(400);
  expect(await read({ body: "hello" })).toBe(400);
  expect(await read({ body: "x", headers: { "content-type": "multipart/form-data" } })).toBe(400);
  const long = formWith();
  long.append("story", "x".repeat(1001));
  expect(await read({ body: long, headers: {} })).toBe(413);
  const many = formWith();
  for (const name of ["one", "two", "three"]) many.append(name, "x".repeat(400));
  expect(await read({ body: many, headers: {} })).toBe(413);
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull: (controller) => controller.enqueue(Buffer.alloc(65_536)),
  });
  expect(await read({ body: endless, duplex: "half" } as RequestInit)).toBe(413);
  const cutOff = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(`${head}${"x".repeat(50_000)}`)),
    pull: (controller) => controller.error(new Error("the visitor has gone")),
  });
  expect(await read({ body: cutOff, duplex: "half" } as RequestInit)).toBe(400);
});

test("where room runs out, no file is kept and every field is read", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  const form = formWith(["a.txt", "a".repeat(90_000)], ["b.txt", "b".repeat(90_000)], ["", ""]);
  form.append("last", "typed");
  for (const room of [0, 100_000]) {
    const asked: number[] = [];
    const hasRoomFor = (bytes: number) => asked.push(bytes) > 0 && bytes <= room;
    const incoming = { folder: folder.path, hasRoomFor };
    await using reading = await readMultipart(post(form), incoming, { ...limits, maxFiles: 3 });
    expect(reading).toMatchObject({ outcome: "form", files: [], dropped: 2 });
    expect(reading.form.get("last")).toBe("typed");
    expect(asked).toEqual(asked.toSorted((one, other) => one - other));
    expect(asked.filter((bytes) => bytes > room)).toHaveLength(1);
    expect(await readdir(folder.path)).toEqual([]);
  }
});

test("a sender may pause, and who keeps us waiting for ever is given up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  const head = '--x\r\ncontent-disposition: form-data; name="f"; filename="a"\r\n\r\n';
  /** A form in pieces, with pauses of so many seconds before each. */
  const read = async (pieces: [seconds: number, bytes: number][]) => {
    const body = new ReadableStream({
      async pull(controller) {
        const [seconds, bytes] = pieces.shift() ?? [0, 0];
        if (seconds > 0) await vi.advanceTimersByTimeAsync(seconds * 1000);
        const ending = pieces.length === 0 ? "\r\n--x--\r\n" : "";
        controller.enqueue(Buffer.from("x".repeat(bytes) + ending));
        if (ending) controller.close();
      },
      start: (controller) => controller.enqueue(Buffer.from(head)),
    });
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const request = new Request("http://localhost/", init);
    await using reading = await readMultipart(request, { folder: folder.path }, limits);
    return reading.outcome === "unreadable" ? reading.status : reading.outcome;
  };
  expect(await read([[29, 1]])).toBe("form");
  expect(await read([[31, 1]])).toBe(408);
  expect(await read(Array.from({ length: 10 }, () => [4, 1]))).toBe(408);
  expect(await read(Array.from({ length: 10 }, () => [4, 10_000]))).toBe("form");
  expect(await readdir(folder.path)).toEqual([]);
});

test("a folder that cannot be written is an error and not the visitor's fault", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  const blocked = join(folder.path, "blocked");
  await writeFile(blocked, "");
  await expect(
    readMultipart(post(formWith(["a", "x"])), { folder: blocked }, limits),
  ).rejects.toThrow(/EEXIST|ENOTDIR/);
});

test("what a crash has left is removed after an hour, and what is being received is not", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "incoming-"));
  for (const name of ["old", "new"]) await writeFile(join(folder.path, name), "x");
  const before = new Date(Date.now() - 3_700_000);
  await utimes(join(folder.path, "old"), before, before);
  await removeAbandonedFiles(folder.path);
  expect(await readdir(folder.path)).toEqual(["new"]);
  await removeAbandonedFiles(join(folder.path, "not-there"));
});

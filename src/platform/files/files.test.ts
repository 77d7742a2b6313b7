import { randomBytes } from "node:crypto";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { startS3 } from "../../../tests/support/servers/s3.ts";
import type { FileStore } from "./files.ts";
import { folderFiles } from "./folder.ts";
import { s3Files } from "./s3.ts";

type OwnStore = AsyncDisposable & { store: FileStore };

async function inFolder(): Promise<OwnStore> {
  const folder = await mkdtempDisposable(join(tmpdir(), "files-"));
  return {
    store: folderFiles(join(folder.path, "not", "made", "yet")),
    [Symbol.asyncDispose]: () => folder.remove(),
  };
}

async function inS3(): Promise<OwnStore> {
  const server = await startS3();
  return {
    store: s3Files({
      endpoint: server.url,
      region: "us-east-1",
      bucket: "uploads",
      accessKeyId: "key-id",
      secretAccessKey: "secret",
    }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

describe.each([
  ["a folder", inFolder],
  ["S3", inS3],
])("%s", (_name, open) => {
  test("gives back what was stored, to the byte", async () => {
    await using own = await open();
    const content = randomBytes(3_000_000);
    await own.store.put("photos/a.png", slowly(content), {
      bytes: content.length,
      type: "image/png",
    });
    expect(await own.store.lengthOf("photos/a.png")).toBe(3_000_000);
    const stored = await own.store.read("photos/a.png");
    expect(stored && Buffer.compare(await buffer(stored), content)).toBe(0);
  });

  test("has nothing where nothing was stored, and nothing after a removal", async () => {
    await using own = await open();
    expect(await own.store.read("photos/a.png")).toBeUndefined();
    expect(await own.store.lengthOf("photos/a.png")).toBeUndefined();
    await put(own.store, "photos/a.png");
    await own.store.remove("photos/a.png");
    expect(await own.store.read("photos/a.png")).toBeUndefined();
    await own.store.remove("photos/a.png");
  });

  test("lists all files of one folder, over several pages, and no others", async () => {
    await using own = await open();
    expect(await Array.fromAsync(own.store.list("photos"))).toEqual([]);
    const keys = Array.from({ length: 8 }, (_, n) => `photos/${n}.png`);
    for (const key of [...keys, "photos-of-others/1.png"]) await put(own.store, key);
    expect((await Array.fromAsync(own.store.list("photos"))).sort()).toEqual(keys);
  });

  test("several who store the same at once all have it, and one who fails takes it from nobody", async () => {
    await using own = await open();
    const content = Buffer.alloc(300_000, "a");
    const about = { bytes: content.length, type: "image/png", isShared: true } as const;
    const storing = () => own.store.put("photos/a.png", slowly(content), about);
    await Promise.all(Array.from({ length: 4 }, storing));
    await expect(own.store.put("photos/a.png", brokenOff(), about)).rejects.toThrow();
    expect(await own.store.lengthOf("photos/a.png")).toBe(content.length);
    expect(await Array.fromAsync(own.store.list("photos"))).toEqual(["photos/a.png"]);
  });

  test("keeps nothing of a file whose content breaks off", async () => {
    await using own = await open();
    await expect(
      own.store.put("photos/a.png", brokenOff(), { bytes: 400_000, type: "image/png" }),
    ).rejects.toThrow();
    expect(await own.store.read("photos/a.png")).toBeUndefined();
    expect(await Array.fromAsync(own.store.list("photos"))).toEqual([]);
  });
});

test("a store that says it has a file and has half of it is not believed", async () => {
  await using server = await startS3({ keep: (content) => content.subarray(0, 5) });
  const store = s3Files({
    endpoint: server.url,
    region: "us-east-1",
    bucket: "uploads",
    accessKeyId: "key-id",
    secretAccessKey: "secret",
  });
  const about = { bytes: 10, type: "text/plain" };
  const putting = store.put("a.txt", Readable.from([Buffer.alloc(10)]), about);
  await expect(putting).rejects.toThrow("the store kept 5 of 10 bytes");
  expect(server.objects.size).toBe(0);
});

function put(store: FileStore, key: string): Promise<void> {
  return store.put(key, Readable.from([Buffer.from("hello")]), { bytes: 5, type: "image/png" });
}

function brokenOff(): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.alloc(200_000);
      throw new Error("the visitor has gone");
    })(),
  );
}

/** In pieces, as content comes from a network. */
function slowly(content: Buffer): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < content.length; at += 60_000) {
        yield content.subarray(at, at + 60_000);
        await new Promise(setImmediate);
      }
    })(),
  );
}

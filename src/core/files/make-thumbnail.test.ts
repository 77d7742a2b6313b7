import { mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { watchingPictureProcesses } from "../../../tests/support/picture-processes.ts";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { claiming, photo } from "../../../tests/support/uploads.ts";
import { folderFiles } from "../../platform/files/folder.ts";
import { createLog } from "../../platform/log.ts";
import { makeThumbnail } from "./make-thumbnail.ts";
import { placeOf } from "./uploads.ts";

/** A picture that takes a moment to decode. */
const large = photo({ width: 4000, height: 4000 });

/** A stored picture with its row. */
async function storedPicture(content: Buffer) {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "preview-"));
  const services = {
    database: db.database,
    files: folderFiles(folder.path),
    log: createLog("silent"),
  };
  const { rows } = await db.pool.query<{ id: string; key: string }>(
    `insert into brief_files (key, original_name, type, bytes)
     values (uuidv7() || '.jpg', 'shop.jpg', 'image/jpeg', $1) returning id, key`,
    [content.length],
  );
  const { id = "", key = "" } = rows[0] ?? {};
  const about = { bytes: content.length, type: "image/jpeg" };
  await services.files.put(placeOf(key), Readable.from([content]), about);
  return {
    make: (differences = {}) =>
      makeThumbnail({ ...services, ...differences }, id, { isPatient: true }),
    files: services.files,
    async row() {
      const found = await db.pool.query(
        "select thumbnail_key, thumbnail_attempts from brief_files",
      );
      return found.rows[0];
    },
    stored: () => readdir(join(folder.path, "site-brief-files")),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

describe.skipIf(process.platform !== "linux")(
  "a picture that ends the process that reads it",
  () => {
    const killed = (work: Promise<void>) =>
      watchingPictureProcesses(work, (pids) => {
        for (const pid of pids) kill(pid);
      });

    test("is tried three times, and then kept without a thumbnail", async () => {
      await using picture = await storedPicture(await large);
      for (const attempts of [1, 2, 3]) {
        await expect(killed(picture.make())).rejects.toThrow("the picture process ended: SIGKILL");
        expect(await picture.row()).toEqual({ thumbnail_key: null, thumbnail_attempts: attempts });
      }
      await picture.make(); // nothing is thrown, so the job is done
      expect(await picture.row()).toEqual({ thumbnail_key: null, thumbnail_attempts: 3 });
      expect(await picture.stored()).toHaveLength(1);
    });

    test("is not blamed when something else ended the process", async () => {
      await using picture = await storedPicture(await large);
      await expect(killed(picture.make())).rejects.toThrow();
      await picture.make();
      expect(await picture.row()).toEqual({
        thumbnail_key: expect.stringMatching(/\.webp$/),
        thumbnail_attempts: 0,
      });
    });
  },
);

test("a store that is away uses up none of a picture's attempts", async () => {
  await using picture = await storedPicture(await large);
  const away = () => Promise.reject(new Error("the store is away"));
  const unreadable = { ...picture.files, read: away };
  const full = { ...picture.files, put: away };
  for (const files of [unreadable, unreadable, full, full, full, full]) {
    await expect(picture.make({ files })).rejects.toThrow("the store is away");
  }
  await picture.make();
  expect(await picture.stored()).toHaveLength(2);
});

test("a picture that cannot be read, or is too large, has no thumbnail and is not tried again", async () => {
  const tooLarge = claiming(await photo({ format: "png" }), "png", 60_000, 48);
  for (const content of [Buffer.from("no picture"), tooLarge]) {
    await using picture = await storedPicture(content);
    await picture.make();
    expect(await picture.row()).toEqual({ thumbnail_key: null, thumbnail_attempts: 0 });
    expect(await picture.stored()).toHaveLength(1);
  }
});

/** Ends a process, unless it has already ended. */
function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { draftedSite } from "../../../../tests/support/sites/live-sites.ts";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import type { FileStore } from "../../../platform/files/files.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { eraseSitesOf, removeLeftFiles } from "../personal-data.ts";
import { storedFilesOfSites } from "../pictures/stored-files.ts";
import { sweepSiteFiles } from "../pictures/sweep-site-files.ts";
import { makeCandidate } from "./releases.ts";

const config = { publicUrl: "https://www.example.com.au", sitesDomain: "sites.example" };

/** Two sites with the same fonts, and a store in a folder. */
async function twoSites() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "release-blobs-"));
  const files = folderFiles(folder.path);
  const first = await draftedSite(db.database);
  const content = siteContent({ headline: "Other words" });
  const second = await draftedSite(db.database, { content, email: "tom@example.com" });
  await db.pool.query("update sites set slug = 'wattle' where id = $1", [first]);
  await db.pool.query("update sites set slug = 'fern' where id = $1", [second]);
  return {
    ...db,
    ...{ files, first, second },
    candidate(siteId: string, store: FileStore = files) {
      const services = { database: db.database, files: store, config };
      return makeCandidate(services, { siteId, actor: "olive" });
    },
    sweep: () => sweepSiteFiles({ database: db.database, files }),
    /** The blobs that rows name, and of them those that are in the store, whole. */
    async namedAndWhole() {
      const named = (await Array.fromAsync(storedFilesOfSites(db.database))).flat();
      const lengths = await Promise.all(named.map(({ path }) => files.lengthOf(path)));
      const whole = named.filter(({ bytes }, at) => bytes === lengths[at]);
      return [named.length, whole.length];
    },
    stored: () => Array.fromAsync(files.list("sites/blobs")),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("a release whose upload hangs holds up no other", async () => {
  await using own = await twoSites();
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const hanging: FileStore = {
    ...own.files,
    async put(...args) {
      await free;
      return own.files.put(...args);
    },
  };
  const first = own.candidate(own.first, hanging);
  expect(await own.candidate(own.second)).toMatchObject({ outcome: "made" });
  resolve();
  expect(await first).toMatchObject({ outcome: "made" });
  const [named, whole] = await own.namedAndWhole();
  expect(whole).toBe(named);
});

test("what a sweep removes between upload and rows is stored again", async () => {
  await using own = await twoSites();
  let sweeps = 0;
  // Three so close together could take from one upload what it was writing more often than it tries.
  const oneAtATime = pLimit(1);
  const swept: FileStore = {
    ...own.files,
    put: (...args) =>
      oneAtATime(async () => {
        await own.files.put(...args);
        if (sweeps < 3) sweeps += Math.sign(await own.sweep());
      }),
  };
  expect(await own.candidate(own.first, swept)).toMatchObject({ outcome: "made" });
  expect(sweeps).toBe(3);
  const [named = 0, whole] = await own.namedAndWhole();
  expect(named).toBeGreaterThan(8);
  expect(whole).toBe(named);
});

test("what another site had when a release was made, and had no more a moment later, is stored again", async () => {
  await using own = await twoSites();
  await own.candidate(own.first);
  let isErased = false;
  const erased: FileStore = {
    ...own.files,
    async put(...args) {
      await own.files.put(...args);
      if (isErased) return;
      isErased = true;
      const gone = await own.database.transaction((tx) => eraseSitesOf(tx, "mia@example.com"));
      if (gone.outcome !== "erased") throw new Error(gone.outcome);
      await removeLeftFiles({ database: own.database, files: own.files }, gone.left);
    },
  };
  expect(await own.candidate(own.second, erased)).toMatchObject({ outcome: "made" });
  expect(isErased).toBe(true);
  const [named, whole] = await own.namedAndWhole();
  expect(whole).toBe(named);
});

test("what a crash leaves between upload and rows is swept, and the release can be made", async () => {
  await using own = await twoSites();
  await own.pool.query("alter table site_release_files add constraint crash check (false)");
  await expect(own.candidate(own.first)).rejects.toThrow();
  const left = await own.stored();
  expect(left.length).toBeGreaterThan(8);
  expect(await own.namedAndWhole()).toEqual([0, 0]);
  expect(await own.sweep()).toBe(left.length);
  expect(await own.stored()).toEqual([]);
  await own.pool.query("alter table site_release_files drop constraint crash");
  expect(await own.candidate(own.first)).toMatchObject({ outcome: "made" });
  const [named, whole] = await own.namedAndWhole();
  expect(whole).toBe(named);
});

test("two who make it at once make one, even where the upload of one fails when the other is done", async () => {
  await using own = await twoSites();
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const failing: FileStore = {
    ...own.files,
    async put(path, content, about) {
      await free;
      content.destroy(new Error("the line is down"));
      return own.files.put(path, content, about);
    },
  };
  const first = own.candidate(own.first, failing);
  expect(await own.candidate(own.first)).toMatchObject({ outcome: "made" });
  resolve();
  await expect(first).rejects.toThrow();
  const [named, whole] = await own.namedAndWhole();
  expect(whole).toBe(named);
});

import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { addSite, siteContent } from "../../../../tests/support/sites/sites.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { saveRevision } from "../revisions/revisions.ts";
import { deleteRemovedPictures, setPictureKind } from "./remove-picture.ts";
import { addSiteFiles, listSiteFiles, placeOfPicture } from "./site-files.ts";

test("a removed picture can be put back, and is deleted at night once no revision shows it", async () => {
  await using db = await freshDatabase();
  await using folder = await fs.mkdtempDisposable(join(tmpdir(), "removed-"));
  const files = folderFiles(folder.path);
  const services = { database: db.database, files };
  const { id: siteId } = await addSite(db);
  const about = { site_id: siteId, kind: "photo" as const, original_name: "a", height: 320 };
  const keys = ["of-a-revision", "of-nothing", "of-today", "not-removed"];
  for (const key of keys) {
    await db.database.transaction((tx) =>
      addSiteFiles(tx, [{ ...about, key, widths: [480], width: 480 }]),
    );
    const bytes = Buffer.from("x");
    await files.put(placeOfPicture(key, 480), Readable.from([bytes]), {
      bytes: 1,
      type: "image/webp",
    });
  }
  await db.pool.query(
    "update site_files set created_at = now() - interval '2 days' where key <> 'of-today'",
  );
  const content = siteContent();
  const [home] = content.document.pages;
  const us = home?.blocks.find((block) => block.type === "about");
  if (us) us.photo = { key: "of-a-revision", widths: [480], width: 480, height: 320, alt: "" };
  await saveRevision(db, { siteId, base: 1, actor: "olive", ...content });

  const set = (key: string, kind: "removed" | "photo") =>
    setPictureKind(db, { siteId, key, kind, actor: "olive" });
  for (const key of keys) expect(await set(key, "removed")).toBe(true);
  expect(await set("not-removed", "photo")).toBe(true);
  expect(await set("of-another-site", "removed")).toBe(false);

  expect(await deleteRemovedPictures(services)).toBe(1);
  const left = await listSiteFiles(db.database, siteId);
  expect(left.map(({ key, kind }) => `${key} ${kind}`).toSorted()).toEqual([
    "not-removed photo",
    "of-a-revision removed",
    "of-today removed",
  ]);
  const stored = await Array.fromAsync(files.list("sites/pictures"));
  expect(stored.toSorted()).toEqual(left.map(({ key }) => placeOfPicture(key, 480)).toSorted());
});

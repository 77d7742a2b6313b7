import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { hostConfig, liveSite } from "../../../../tests/support/sites/live-sites.ts";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { eraseSitesOf, findSitesOf, removeLeftFiles } from "../personal-data.ts";
import { takeDown } from "../releases/publish.ts";
import { addSiteFiles, placeOfBlob, placeOfPdf, placeOfPicture } from "./site-files.ts";
import { storedFilesOfSites } from "./stored-files.ts";
import { sweepSiteFiles } from "./sweep-site-files.ts";

const oldPdf = "01890000-0000-7000-8000-00000000000d";
const oldKey = "01890000-0000-7000-8000-00000000000a";

/** Two live sites with the same fonts, of which the first has a picture in two widths. */
async function twoSites() {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "stored-"));
  const files = folderFiles(folder.path);
  const services = { database: db.database, files };
  const first = await liveSite(services, { slug: "wattle", email: "Mia@example.com" });
  const content = siteContent({ headline: "Other words" });
  const second = await liveSite(services, { slug: "fern", email: "tom@example.com", content });
  const put = async (place: string) =>
    files.put(place, Readable.from([Buffer.from("x")]), { bytes: 1, type: "image/webp" });
  for (const width of [480, 960]) await put(placeOfPicture(oldKey, width));
  const picture = { original_name: "a", widths: [480, 960], width: 960, height: 640 };
  await db.database.transaction((tx) =>
    addSiteFiles(tx, [{ site_id: first.siteId, kind: "photo", key: oldKey, ...picture }]),
  );
  await put(placeOfPdf(oldPdf));
  const whole = { original_name: "a.pdf", widths: [], width: 0, height: 0 };
  await db.database.transaction((tx) =>
    addSiteFiles(tx, [{ site_id: first.siteId, kind: "file", key: oldPdf, ...whole }]),
  );
  return {
    ...db,
    services,
    siteId: first.siteId,
    otherId: second.siteId,
    put,
    async stored() {
      const all = await Promise.all(
        ["sites/blobs", "sites/pictures"].map((place) => Array.fromAsync(files.list(place))),
      );
      return all.flat().sort();
    },
    async named() {
      const pages = await Array.fromAsync(storedFilesOfSites(db.database));
      return [...new Set(pages.flat().map(({ path }) => path))].sort();
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

test("what a backup takes along is every stored file of sites, with its length", async () => {
  await using own = await twoSites();
  expect(await own.named()).toEqual(await own.stored());
  for (const { path, bytes } of (await Array.fromAsync(storedFilesOfSites(own.database))).flat()) {
    const length = await own.services.files.lengthOf(path);
    expect([path, length]).toEqual([path, bytes ?? length]);
  }
});

test("the sweep removes what no row names, and nothing else", async () => {
  await using own = await twoSites();
  const before = await own.stored();
  const { rows } = await own.pool.query("select uuidv7() as id");
  const abandoned = [
    placeOfBlob("f".repeat(64)),
    `${placeOfBlob("e".repeat(64))}.part`,
    placeOfPicture("01890000-0000-7000-8000-00000000000b", 480),
    placeOfPdf("01890000-0000-7000-8000-00000000000e"),
  ];
  const spared = [placeOfPicture(rows[0].id, 480), placeOfPicture("of-somebody-else", 480)];
  for (const place of [...abandoned, ...spared]) await own.put(place);
  expect(await sweepSiteFiles(own.services)).toBe(4);
  expect(await own.stored()).toEqual([...before, ...spared].sort());
});

test("a picture of an upload that is still there may be about to get its row", async () => {
  await using own = await twoSites();
  const id = "01890000-0000-7000-8000-00000000000c";
  await own.pool.query(
    "insert into brief_files (id, key, original_name, type, bytes) values ($1, $2, 'a.jpg', 'image/jpeg', 1)",
    [id, `${id}.jpg`],
  );
  await own.put(placeOfPicture(id, 480));
  expect(await sweepSiteFiles(own.services)).toBe(0);
  await own.pool.query("delete from brief_files");
  expect(await sweepSiteFiles(own.services)).toBe(1);
});

test("a live site stops an erasure; one that was taken down goes with its files, and approvals stay", async () => {
  await using own = await twoSites();
  await own.pool.query(
    "insert into site_approvals (site_id, release_id, name, terms) select site_id, id, 'Mia', 'Yes' from site_releases",
  );
  const erase = () => own.database.transaction((tx) => eraseSitesOf(tx, "mia@EXAMPLE.com"));
  expect(await findSitesOf(own.database, "mia@example.com")).toMatchObject([
    { slug: "wattle", facts: { name: { value: "Wattle & Daughters" } } },
  ]);
  expect(await erase()).toEqual({ outcome: "site is live" });
  await takeDown({ ...own.services, config: hostConfig }, { siteId: own.siteId, actor: "olive" });
  const erased = await erase();
  if (erased.outcome !== "erased") throw new Error(erased.outcome);
  expect(erased.ids).toEqual([own.siteId]);
  await removeLeftFiles(own.services, erased.left);
  expect(await own.stored()).toEqual(await own.named());
  expect(await findSitesOf(own.database, "mia@example.com")).toEqual([]);
  const { rows } = await own.pool.query("select site_id from site_approvals order by site_id");
  expect(rows).toEqual([{ site_id: own.otherId }, { site_id: null }]);
});

import { mkdtempDisposable, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import sharp from "sharp";
import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { photo } from "../../../../tests/support/uploads.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { createLog } from "../../../platform/log.ts";
import { placeOf } from "../../briefs/uploads.ts";
import { findRevision } from "../revisions.ts";
import { listSiteFiles, placeOfPicture } from "../site-files.ts";
import { siteOfBrief } from "../sites.ts";
import { draftFromBrief } from "./draft-from-brief.ts";

/** A stored brief with these files. */
async function storedBrief(
  files: readonly { name: string; type: string; content: Buffer }[] = [],
  { suspected = false } = {},
) {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "draft-"));
  const services = {
    database: db.database,
    files: folderFiles(folder.path),
    log: createLog("silent"),
  };
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into site_briefs (business_name, email, phone, business_description, site_goals, style,
       has_domain, service_area, services, suspected)
     values ('Coffs Cakes', 'mia@example.com', '0491 570 006',
       'We bake birthday cakes from scratch. Every cake is made on the day.', 'Orders', 'warm', false,
       'Coffs Harbour, Sawtell', E'Birthday cake - from $80\\nWedding cake', $1)
     returning id`,
    [suspected],
  );
  const briefId = rows[0]?.id ?? "";
  for (const [at, { name, type, content }] of files.entries()) {
    const extension = type.split("/")[1]?.replace("jpeg", "jpg");
    const stored = await db.pool.query<{ key: string }>(
      `insert into brief_files (brief_id, key, original_name, type, bytes, position)
       values ($1, uuidv7() || '.' || $2, $3, $4, $5, $6) returning key`,
      [briefId, extension, name, type, content.length, at + 1],
    );
    const about = { bytes: content.length, type };
    await services.files.put(placeOf(stored.rows[0]?.key ?? ""), Readable.from([content]), about);
  }
  return {
    db,
    services,
    briefId,
    draft: (differences = {}) => draftFromBrief({ ...services, ...differences }, briefId),
    async site() {
      const site = await siteOfBrief(db.database, briefId);
      if (!site) throw new Error("no site was drafted");
      const revision = await findRevision(db.database, site.id);
      return { site, revision, files: await listSiteFiles(db.database, site.id) };
    },
    stored: async () => (await readdir(join(folder.path, "sites/pictures"))).toSorted(),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

async function logo(): Promise<Buffer> {
  const mark = await sharp({
    create: { width: 200, height: 100, channels: 4, background: "#1f5b45" },
  })
    .png()
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 600, height: 200, channels: 4, background: clear } })
    .composite([{ input: mark, left: 0, top: 0 }])
    .png()
    .toBuffer();
}

test("a brief becomes a site with its words, its photos and its logo", async () => {
  await using brief = await storedBrief([
    {
      name: "IMG_1.jpg",
      type: "image/jpeg",
      content: await noise({ width: 1000, height: 500 }),
    },
    { name: "picture.png", type: "image/png", content: await logo() },
    { name: "broken.jpg", type: "image/jpeg", content: Buffer.from("no picture") },
    { name: "menu.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.4") },
  ]);
  await brief.draft();
  const { site, revision, files } = await brief.site();
  expect(site).toMatchObject({ name: "Coffs Cakes", email: "mia@example.com", status: "draft" });
  expect(revision).toMatchObject({ number: 1, author: "draft" });
  expect(revision?.facts.services?.value).toMatchObject([
    { name: "Birthday cake", price: "from $80" },
    { name: "Wedding cake" },
  ]);
  expect(files.map(({ kind, original_name, widths }) => [kind, original_name, widths])).toEqual([
    ["photo", "IMG_1.jpg", [480, 960, 1000]],
    ["logo", "picture.png", [240, 480]],
  ]);
  const blocks = revision?.document.pages[0]?.blocks ?? [];
  const [header, hero] = blocks;
  expect(header).toMatchObject({
    type: "header",
    logo: { key: files[1]?.key, alt: "Coffs Cakes" },
  });
  expect(hero).toMatchObject({
    type: "hero",
    photo: { key: files[0]?.key, width: 1000, height: 500 },
  });
  expect(revision?.document.colour).toBe("#1f5b45"); // the logo’s
  expect(await brief.stored()).toEqual(
    files
      .flatMap(({ key, widths }) => widths.map((width) => placeOfPicture(key, width)))
      .map((place) => place.split("/").at(-1))
      .toSorted(),
  );
  const notes = site.notes.join("\n");
  expect(notes).toContain("could not be read; ask for them again: broken.jpg.");
  expect(notes).toContain("menu.pdf");
});

test("drafting again, or twice at once, leaves one site with its first revision", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await photo() },
  ]);
  await Promise.all([brief.draft(), brief.draft()]);
  await brief.draft();
  const { rows } = await brief.db.pool.query(
    `select (select count(*)::int from sites) as sites,
       (select count(*)::int from site_revisions) as revisions,
       (select count(*)::int from site_files) as files`,
  );
  expect(rows).toEqual([{ sites: 1, revisions: 1, files: 1 }]);
});

test("a draft that was cut off is made whole by the next attempt", async () => {
  await using brief = await storedBrief([
    { name: "shop.jpg", type: "image/jpeg", content: await noise({ width: 1700, height: 900 }) },
  ]);
  const { files } = brief.services;
  let puts = 0;
  const put: typeof files.put = (...args) =>
    ++puts > 2 ? Promise.reject(new Error("the store is away")) : files.put(...args);
  await expect(brief.draft({ files: { ...files, put } })).rejects.toThrow("the store is away");
  expect(await siteOfBrief(brief.db.database, brief.briefId)).toBeUndefined();
  await brief.draft();
  expect((await brief.site()).files).toMatchObject([{ widths: [480, 960, 1600] }]);
  expect(await brief.stored()).toHaveLength(3);
});

test("a brief that waits to be let in, or is gone, gets no site", async () => {
  await using brief = await storedBrief([], { suspected: true });
  await brief.draft();
  expect(await siteOfBrief(brief.db.database, brief.briefId)).toBeUndefined();
  await brief.db.pool.query("delete from site_briefs");
  await brief.draft();
});

/** A photo of many colours. */
function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const background = "#808080";
  return sharp({
    create: {
      ...{ width, height, background, channels: 3 },
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .jpeg()
    .toBuffer();
}

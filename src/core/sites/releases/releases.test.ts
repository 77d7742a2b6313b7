import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { watchingPictureProcesses } from "../../../../tests/support/picture-processes.ts";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { draftedSite } from "../../../../tests/support/sites/live-sites.ts";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { addSiteFiles, placeOfBlob, placeOfPdf, placeOfPicture } from "../pictures/site-files.ts";
import type { Content } from "../revisions/merge.ts";
import { saveRevision } from "../revisions/revisions.ts";
import { findSite, lockSite, moveSite } from "../sites.ts";
import { approveRelease, makeCandidate, readReleaseFile } from "./releases.ts";

/** A site with a slug, and what its releases are made with. */
async function ownSite(content: Content = siteContent()) {
  const db = await freshDatabase();
  const folder = await fs.mkdtempDisposable(join(tmpdir(), "releases-"));
  const files = folderFiles(folder.path);
  const config = { publicUrl: "https://www.example.com.au", sitesDomain: "sites.example" };
  const siteId = await draftedSite(db.database, { content });
  await db.pool.query("update sites set slug = 'wattle'");
  return {
    ...db,
    services: { database: db.database, files, config },
    siteId,
    candidate: () =>
      makeCandidate({ database: db.database, files, config }, { siteId, actor: "olive" }),
    /** How many rows a table has. */
    async count(table: string) {
      const { rows } = await db.pool.query(`select count(*)::int as n from ${table}`);
      return rows[0].n;
    },
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

async function made(own: Awaited<ReturnType<typeof ownSite>>) {
  const candidate = await own.candidate();
  if (candidate.outcome !== "made") throw new Error(candidate.outcome);
  return candidate.release;
}

test("every page of a site is released, in the sitemap, with links that hold on a missing one", async () => {
  const content = siteContent();
  const words = { id: "words", type: "text", heading: "Small print", body: "Small." };
  const prices = { id: "prices-page", path: "prices", title: "Prices", menu: "Prices" };
  const document = documentSchema.parse({
    ...content.document,
    pages: [...content.document.pages, { ...prices, description: "", blocks: [words] }],
  });
  await using own = await ownSite({ ...content, document });
  const { id: releaseId } = await made(own);
  const read = async (path: string) =>
    (
      await readReleaseFile(own.services, { siteId: own.siteId, releaseId, path })
    )?.bytes.toString();
  expect(await read("prices")).toContain('<a class="header-name" href="./">');
  expect(await read("prices")).toContain('<a href="./prices" aria-current="page">');
  expect(await read("404")).toContain('<a class="header-name" href="/">');
  expect(await read("404")).toContain('<a href="/prices">');
  expect(await read("sitemap.xml")).toContain("<loc>https://wattle.sites.example/prices</loc>");
  expect(await read("")).toContain('content="https://wattle.sites.example/files/share-');
  expect(await read("404")).toContain('content="https://wattle.sites.example/files/share-');
});

test("every design is released with its own fonts", async () => {
  for (const design of documentSchema.shape.design.options) {
    const content = siteContent();
    await using own = await ownSite({ ...content, document: { ...content.document, design } });
    await made(own);
    const { rows } = await own.pool.query(
      "select path from site_release_files where type = 'font/woff2'",
    );
    expect(rows, design).toHaveLength(2);
  }
});

test("a candidate holds the pages, a 404, a thank-you, the fonts, a sitemap and robots.txt", async () => {
  await using own = await ownSite();
  const { id, revision, origin } = await made(own);
  expect({ revision, origin }).toEqual({ revision: 1, origin: "https://wattle.sites.example" });
  const { rows } = await own.pool.query("select path, type from site_release_files order by path");
  expect(rows.map(({ path }) => path)).toEqual([
    "",
    "404",
    "favicon.ico",
    expect.stringMatching(/^files\/fraunces-[0-9a-f]{16}\.woff2$/),
    expect.stringMatching(/^files\/mark-[0-9a-f]{16}\.svg$/),
    expect.stringMatching(/^files\/nunito-sans-[0-9a-f]{16}\.woff2$/),
    expect.stringMatching(/^files\/share-[0-9a-f]{16}\.jpg$/),
    expect.stringMatching(/^files\/touch-icon-[0-9a-f]{16}\.png$/),
    "robots.txt",
    "sitemap.xml",
    "thanks",
  ]);
  const read = async (path: string) => {
    const file = await readReleaseFile(own.services, { siteId: own.siteId, releaseId: id, path });
    return file && { ...file, text: file.bytes.toString() };
  };
  const home = await read("");
  expect(home?.text).toContain("Bread, by hand");
  expect(home?.text).toContain(`url("${rows[3].path}")`);
  expect(home?.type).toBe("text/html; charset=utf-8");
  expect(home?.policy).toContain("default-src 'none'");
  expect((await read("404"))?.text).toContain(`url("/${rows[3].path}")`);
  expect((await read("sitemap.xml"))?.text.match(/<loc>.*<\/loc>/g)).toEqual([
    "<loc>https://wattle.sites.example/</loc>",
  ]);
  expect((await read(rows[3].path))?.bytes.subarray(0, 4).toString()).toBe("wOF2");
  const icon = await read("favicon.ico");
  expect([icon?.type, icon?.bytes.subarray(0, 4).toString("hex")]).toEqual([
    "image/x-icon",
    "00000100",
  ]);
  expect(await read("nothing")).toBeUndefined();
});

test("the brotli form of a page is the page", async () => {
  await using own = await ownSite();
  await made(own);
  const { rows } = await own.pool.query(
    "select blob, brotli_blob, brotli_bytes, bytes from site_release_files where path = ''",
  );
  const { files } = own.services;
  const read = async (hash: string) => {
    const stored = await files.read(placeOfBlob(hash));
    return Buffer.concat(stored ? await stored.toArray() : []);
  };
  const compressed = await read(rows[0].brotli_blob);
  expect(compressed.length).toBe(rows[0].brotli_bytes);
  expect(compressed.length).toBeLessThan(rows[0].bytes / 2);
  expect(brotliDecompressSync(compressed).equals(await read(rows[0].blob))).toBe(true);
});

test("the same content is the same release, and a change is another one", async () => {
  await using own = await ownSite();
  const first = await made(own);
  expect(await made(own)).toEqual(first);
  expect(await own.count("site_releases")).toBe(1);
  const edit = { siteId: own.siteId, actor: "olive", base: 1, ...siteContent({ headline: "New" }) };
  await saveRevision(own.services, edit);
  const second = await made(own);
  expect(second.id).not.toBe(first.id);
  await saveRevision(own.services, { ...edit, base: 2, ...siteContent() });
  expect(await made(own)).toEqual({ ...first, revision: 3 });
  expect(await own.count("site_releases")).toBe(2);
});

test("its pictures are drawn once, and again in another colour", async () => {
  await using own = await ownSite();
  await made(own);
  let drawing = 0;
  const look = () => watchingPictureProcesses(made(own), () => drawing++);
  const edit = { siteId: own.siteId, actor: "olive", base: 1, ...siteContent({ headline: "New" }) };
  await saveRevision(own.services, edit);
  await look();
  expect(drawing).toBe(0);
  const document = { ...edit.document, colour: "#7a2e8c" };
  await saveRevision(own.services, { ...edit, base: 2, document });
  await look();
  expect(drawing).toBeGreaterThan(0);
});

test("several who make it at once make one", async () => {
  await using own = await ownSite();
  const all = await Promise.all(Array.from({ length: 6 }, () => made(own)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect(await own.count("site_releases")).toBe(1);
});

test("nothing unconfirmed is in a release", async () => {
  const content = siteContent({ phone: "0400 000 999" });
  const guess = <Value>(value: Value) =>
    ({ value, source: "catalogue", confirmed: false }) as const;
  content.facts.phone = guess("0400 000 999");
  content.facts.address = guess("5 Guessed Street");
  content.facts.services = guess([{ id: "cake", name: "Guessed cake" }]);
  await using own = await ownSite(content);
  const { id } = await made(own);
  const { rows } = await own.pool.query("select path from site_release_files");
  for (const { path } of rows) {
    const file = await readReleaseFile(own.services, { siteId: own.siteId, releaseId: id, path });
    const text = file?.bytes.toString("latin1");
    expect(text, path).not.toMatch(/0400 000 999|0400000999|Guessed/);
  }
});

test("a photo of the site is in a release under the hash of its bytes, and without it there is none", async () => {
  const content = siteContent();
  const about = content.document.pages[0]?.blocks.find(({ type }) => type === "about");
  if (about?.type !== "about") throw new Error("there is a block about us");
  const picture = { key: "shop", widths: [480, 960], width: 960, height: 640 };
  about.photo = { ...picture, alt: "The shop" };
  await using own = await ownSite(content);
  const giveTo = (site_id: string) => {
    const row = { ...picture, site_id, kind: "photo" as const, original_name: "shop.jpg" };
    return own.database.transaction((tx) => addSiteFiles(tx, [row]));
  };
  const store = (width: number) =>
    own.services.files.put(placeOfPicture("shop", width), Readable.from([Buffer.from("photo")]), {
      bytes: 5,
      type: "image/webp",
    });

  await giveTo(own.siteId);
  await store(480);
  expect(await own.candidate()).toEqual({ outcome: "file missing", file: "shop-960.webp" });
  expect(await own.count("site_releases")).toBe(0);
  await store(960);
  await made(own);
  const { rows } = await own.pool.query(
    "select path, type from site_release_files where path like '%webp' order by 1",
  );
  expect(rows).toEqual([
    { path: expect.stringMatching(/^files\/shop-480-[0-9a-f]{16}\.webp$/), type: "image/webp" },
    { path: expect.stringMatching(/^files\/shop-960-[0-9a-f]{16}\.webp$/), type: "image/webp" },
  ]);

  await own.pool.query("delete from site_files");
  await giveTo(await draftedSite(own.database));
  expect(await own.candidate()).toEqual({ outcome: "file missing", file: "shop-480.webp" });
});

test("a PDF of the site is in a release as it came, and one of another site is not", async () => {
  const content = siteContent();
  const file = { key: "prices", name: "Prices 2026.pdf", bytes: 5 };
  content.document.pages[0]?.blocks.push({
    ...{ id: "lists", type: "links", heading: "Lists", files: [{ name: "Prices", file }] },
  });
  await using own = await ownSite(content);
  const about = { bytes: 5, type: "application/pdf" };
  await own.services.files.put(placeOfPdf("prices"), Readable.from([Buffer.from("%PDF-")]), about);
  const giveTo = (site_id: string) => {
    const row = { site_id, kind: "file" as const, key: "prices", original_name: file.name };
    const whole = { ...row, widths: [], width: 0, height: 0 };
    return own.database.transaction((tx) => addSiteFiles(tx, [whole]));
  };
  await giveTo(await draftedSite(own.database));
  expect(await own.candidate()).toEqual({ outcome: "file missing", file: "prices.pdf" });
  await own.pool.query("delete from site_files");
  await giveTo(own.siteId);
  await made(own);
  const { rows } = await own.pool.query(
    "select path, type, bytes, policy from site_release_files where path like '%pdf'",
  );
  const path = expect.stringMatching(/^files\/prices-[0-9a-f]{16}\.pdf$/);
  expect(rows).toEqual([{ path, type: "application/pdf", bytes: 5, policy: null }]);
});

test("a site without its own name, or closed, or unknown, has no candidate", async () => {
  await using own = await ownSite();
  await own.pool.query("update sites set slug = null");
  expect(await own.candidate()).toEqual({ outcome: "slug missing" });
  await own.pool.query("update sites set slug = 'wattle', status = 'cancelled'");
  expect(await own.candidate()).toEqual({ outcome: "closed" });
  const nobody = "00000000-0000-7000-8000-000000000000";
  expect(await makeCandidate(own.services, { siteId: nobody, actor: "olive" })).toEqual({
    outcome: "missing",
  });
});

test("a site that would say what a law forbids makes no candidate, and says why", async () => {
  const content = siteContent();
  const note = { ...content.facts.name, value: "Botox on Thursdays" };
  const facts = { ...content.facts, hoursNote: note };
  await using own = await ownSite({ ...content, facts });
  expect(await own.candidate()).toEqual({
    outcome: "forbidden",
    claims: [expect.stringMatching(/^It says “Botox”\. Medicines .* Regulated by .* Instead: /)],
  });
  expect(await own.count("site_releases")).toBe(0);
});

test("a document of a newer program makes no candidate and breaks nothing", async () => {
  await using own = await ownSite();
  await own.pool.query(`update site_revisions set document = '{"version": 99}'`);
  expect(await own.candidate()).toEqual({
    outcome: "unknown version",
    reason: expect.stringContaining("version 99"),
  });
});

test("an approval is of one release, and moves a site in review alone", async () => {
  await using own = await ownSite();
  const { id } = await made(own);
  const approve = (releaseId = id) =>
    own.database.transaction((tx) =>
      approveRelease(tx, { siteId: own.siteId, releaseId, actor: "customer" }),
    );
  expect(await approve("another")).toEqual({ outcome: "missing" });
  await own.database.transaction(async (tx) => {
    const site = await lockSite(tx, own.siteId);
    if (site) await moveSite(tx, site, { to: "in_review", actor: "olive" });
  });
  expect(await approve()).toEqual({ outcome: "approved" });
  expect((await findSite(own.database, own.siteId))?.status).toBe("approved");
  const { rows } = await own.pool.query("select approved_at from site_releases");
  expect(await approve()).toEqual({ outcome: "approved already" });
  expect((await own.pool.query("select approved_at from site_releases")).rows).toEqual(rows);
});

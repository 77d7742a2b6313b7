import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchingPictureProcesses } from "../../../../tests/support/picture-processes.ts";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { addSite } from "../../../../tests/support/sites/sites.ts";
import { claiming, docx, heic, pdf, photo, svg, zip } from "../../../../tests/support/uploads.ts";
import { folderFiles } from "../../../platform/files/folder.ts";
import { type Adding, addPicture, type NewPicture } from "./add-picture.ts";
import { listSiteFiles, placeOfPdf, placeOfPicture, removeCopies } from "./site-files.ts";
import { sweepSiteFiles } from "./sweep-site-files.ts";

/** A site without pictures, and a way to send it some. */
async function emptySite() {
  const db = await freshDatabase();
  const folder = await mkdtempDisposable(join(tmpdir(), "pictures-"));
  const files = folderFiles(join(folder.path, "files"));
  const site = await addSite(db);
  const path = join(folder.path, "sent");
  return {
    ...db,
    siteId: site.id,
    files,
    async add(content: Buffer | string, about: { kind?: NewPicture["kind"]; name?: string } = {}) {
      await writeFile(path, content);
      const sent = { siteId: site.id, kind: "photo" as const, name: "shop.jpg", actor: "olive" };
      const bytes = Buffer.byteLength(content);
      return addPicture(
        { database: db.database, files },
        { ...sent, path, bytes, tooLong: false, ...about },
      );
    },
    stored: () => Array.fromAsync(files.list("sites/pictures")).catch(() => []),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
      await folder.remove();
    },
  };
}

function pictureIn(adding: Adding) {
  if (!("picture" in adding)) throw new Error(JSON.stringify(adding));
  return adding.picture;
}

test("a photo is stored upright in three widths, without the place where it was taken", async () => {
  await using own = await emptySite();
  const taken = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: "red" },
  })
    .withExif({ IFD0: { Artist: "Mia" }, IFD3: { GPSLatitude: "33/1 51/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>here</x:xmpmeta>")
    .jpeg()
    .toBuffer();
  const sent = await sharp(taken).metadata();
  expect([sent.exif, sent.xmp, sent.orientation]).toEqual([
    expect.any(Buffer),
    expect.any(Buffer),
    6,
  ]);

  const { key, widths, width, height, ...picture } = pictureIn(await own.add(taken));
  expect(picture).toMatchObject({ kind: "photo", original_name: "shop.jpg", brief_file_id: null });
  expect({ widths, width, height }).toEqual({
    widths: [480, 960, 1000],
    width: 1000,
    height: 2000,
  });
  expect(await own.stored()).toHaveLength(3);
  for (const width of widths) {
    const copy = await own.files.read(placeOfPicture(key, width));
    const bytes = copy && (await buffer(copy));
    if (!bytes) throw new Error("it is not stored");
    const { exif, xmp, iptc, icc, orientation, ...about } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(about).toMatchObject({ format: "webp", width, height: width * 2 });
  }
});

test("a PDF to download is stored as it came, and nothing else is one", async () => {
  await using own = await emptySite();
  const file = pictureIn(await own.add(pdf(), { kind: "file", name: "prices/Prices 2026.pdf" }));
  expect(file).toMatchObject({ kind: "file", original_name: "Prices 2026.pdf", widths: [] });
  const stored = await own.files.read(placeOfPdf(file.key));
  expect(stored && (await buffer(stored))).toEqual(pdf());
  expect((await own.add(pdf(), { kind: "file" })).outcome).toBe("known");
  const long = { kind: "file", name: `${"🥐".repeat(90)}.exe` } as const;
  const program = pictureIn(await own.add(pdf("%"), long));
  expect(program.original_name).toMatch(/\.pdf$/);
  expect(program.original_name.length).toBeLessThanOrEqual(120);
  await removeCopies(own.files, program);
  for (const other of [await photo(), docx(), "<svg/>", "words"]) {
    expect(await own.add(other, { kind: "file" })).toEqual({
      ...{ outcome: "refused", refusal: "notPdf" },
    });
  }
  expect(await own.add(pdf())).toEqual({ outcome: "refused", refusal: "notPicture" });
  expect(await sweepSiteFiles({ database: own.database, files: own.files })).toBe(0);
  await removeCopies(own.files, file);
  expect(await own.stored()).toEqual([]);
});

test("the same file sent twice, at once or later, is one picture", async () => {
  await using own = await emptySite();
  const content = await photo();
  const [one, two] = await Promise.all([own.add(content), own.add(content)]);
  expect([one.outcome, two.outcome].toSorted()).toEqual(["added", "known"]);
  expect((await own.add(content)).outcome).toBe("known");
  expect(await listSiteFiles(own.database, own.siteId)).toEqual([pictureIn(one)]);
  expect(await own.stored()).toEqual([placeOfPicture(pictureIn(one).key, 64)]);

  await own.pool.query("update site_files set kind = 'removed'");
  expect(pictureIn(await own.add(content)).kind).toBe("photo");
  const asLogo = pictureIn(await own.add(content, { kind: "logo" }));
  expect(asLogo.key).not.toBe(pictureIn(one).key);
});

test("what follows a picture in its file is not kept", async () => {
  await using own = await emptySite();
  const jpeg = await photo({ width: 400, height: 300 });
  const archive = zip([{ name: "evil.html", content: "<script>alert(1)</script>" }]);
  const { key } = pictureIn(await own.add(Buffer.concat([jpeg, archive])));
  const copy = await own.files.read(placeOfPicture(key, 400));
  const kept = copy ? await buffer(copy) : Buffer.of();
  expect((await sharp(kept).metadata()).width).toBe(400);
  expect(kept.includes("evil.html")).toBe(false);
});

test("what can’t be shown is refused with its reason, and leaves nothing", async () => {
  await using own = await emptySite();
  const jpeg = await photo({ width: 400, height: 300 });
  const webp = await photo({ format: "webp" });
  const frames = Buffer.from(
    Array.from({ length: 2 * 8 * 8 * 3 }, (_, at) => (at < 192 ? 9 : 200)),
  );
  const moving = sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } });
  const script = svg("<script>alert(1)</script><rect width='24' height='12' fill='red'/>");
  const cases: [string, Buffer | string, string][] = [
    ["nothing", "", "empty"],
    ["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1), "tooLong"],
    ["a document", pdf(), "notPicture"],
    ["a Word document", docx(), "notPicture"],
    ["a page under the name of a photo", "<!doctype html><script>alert(1)</script>", "notPicture"],
    ["an iPhone’s photo", heic(), "heic"],
    ["an SVG for a photo", script, "svgIsLogo"],
    ["60 megapixels in WebP", claiming(webp, "webp", 10_000, 6_000), "tooManyPixels"],
    ["81 megapixels in JPEG", claiming(jpeg, "jpeg", 9_000, 9_000), "tooManyPixels"],
    ["half a JPEG", jpeg.subarray(0, jpeg.length / 2), "damaged"],
    ["a GIF that moves", await moving.gif().toBuffer(), "animated"],
    ["a WebP that moves", await moving.webp().toBuffer(), "animated"],
    ["a PNG that moves", animatedPng(await photo({ format: "png" })), "animated"],
  ];
  for (const [what, content, refusal] of cases) {
    expect([what, await own.add(content)]).toEqual([what, { outcome: "refused", refusal }]);
  }
  expect(await own.add(svg(`<!--${"x".repeat(210_000)}-->`), { kind: "logo" })).toEqual({
    ...{ outcome: "refused", refusal: "svgTooLong" },
  });
  expect(await own.stored()).toEqual([]);
  expect(await listSiteFiles(own.database, own.siteId)).toEqual([]);
});

/** With the chunk that says so, behind the header. */
function animatedPng(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write("acTL", 4);
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

test("a JPEG of 60 megapixels is made smaller", async () => {
  await using own = await emptySite();
  const large = await photo({ width: 10_000, height: 6_000 });
  expect(pictureIn(await own.add(large))).toMatchObject({ width: 1600, height: 960 });
});

test("an SVG with a script becomes a drawn logo, and only the drawing is kept", async () => {
  await using own = await emptySite();
  const logo = svg("<script>alert(1)</script><rect width='24' height='12' fill='#1f5b45'/>");
  const { key, widths } = pictureIn(await own.add(logo, { kind: "logo", name: "logo.svg" }));
  expect(widths).toEqual([240, 480]);
  expect((await own.stored()).toSorted()).toEqual(
    widths.map((width) => placeOfPicture(key, width)),
  );
});

test("a site takes a bounded number of pictures, and none once it is cancelled", async () => {
  await using own = await emptySite();
  await own.pool.query(
    `insert into site_files (site_id, kind, key, original_name, widths, width, height)
     select $1, 'photo', 'photo-' || n, 'a.jpg', '{480}', 480, 320 from generate_series(1, 200) as n`,
    [own.siteId],
  );
  const content = await photo();
  expect(await own.add(content)).toEqual({ outcome: "refused", refusal: "tooMany" });
  await own.pool.query("update site_files set kind = 'removed' where key = 'photo-7'");
  expect((await own.add(content)).outcome).toBe("added");
  await own.pool.query("update sites set status = 'cancelled'");
  expect(await own.add(content)).toEqual({ outcome: "closed" });
});

test("a picture whose process is killed every time is not added, and can be sent again", async () => {
  await using own = await emptySite();
  const content = await photo();
  const adding = own.add(content).catch((error: unknown) => error);
  const outcome = await watchingPictureProcesses(adding, (pids) => {
    for (const pid of pids) {
      try {
        process.kill(pid, "SIGKILL");
      } catch {} // it had just ended
    }
  });
  expect(outcome).toBeInstanceOf(Error);
  expect(await listSiteFiles(own.database, own.siteId)).toEqual([]);
  expect((await own.add(content)).outcome).toBe("added");
});

test("what is left of one whose row could not be written is swept a day later", async () => {
  await using own = await emptySite();
  await own.pool.query("alter table site_files add constraint full_disk check (false)");
  await expect(own.add(await photo())).rejects.toThrow();
  expect(await own.stored()).toHaveLength(1);
  const services = { database: own.database, files: own.files };
  expect(await sweepSiteFiles(services)).toBe(0);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await sweepSiteFiles(services)).toBe(1);
  expect(await own.stored()).toEqual([]);
});

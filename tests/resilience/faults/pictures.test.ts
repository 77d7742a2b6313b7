import * as fs from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { placeOf } from "../../../src/core/files/uploads.ts";
import { brief, postBrief, postFile } from "../../support/builders.ts";
import { claiming, photo, pictureFormats } from "../../support/uploads.ts";
import { canLimitMemory, memoryGroup } from "./memory-group.ts";
import { type Site, startSite } from "./site.ts";

const isLong = process.env.SOAK === "1";

/** The smallest machine that we say is enough. */
const MEGABYTES = 1024;

test.skipIf(!(await canLimitMemory()))(
  `pictures that unpack to gigabytes end nothing in ${MEGABYTES} MB`,
  { timeout: 1_200_000 },
  async () => {
    await using group = await memoryGroup(MEGABYTES);
    await using site = await startSite({ under: group.under });
    const pid = site.app().process.pid;

    const sent = await bombs();
    for (const [name, bomb] of sent) {
      const response = await postFile({ url: site.url() }, bomb, name, sender());
      expect([name, response.status]).toEqual([name, 422]);
    }
    // As an earlier version may have taken them.
    const stored = sent.map(([, bomb]) => bomb);
    const dear = await dearest();
    await sendBriefs(site, [...dear, ...stored]);
    await site.jobsAreDone();

    const rows = await site.query<{ bytes: number; hasThumbnail: boolean }>(
      `select thumbnail_key is not null as "hasThumbnail" from brief_files
       join site_briefs on site_briefs.id = brief_id order by site_briefs.created_at, position`,
    );
    expect(rows.map(({ hasThumbnail }) => hasThumbnail)).toEqual([
      ...dear.map(() => true),
      ...stored.map(() => false),
    ]);
    expect(site.app().process.exitCode).toBeNull();
    expect([await site.isHealthy(), site.app().process.pid]).toEqual([true, pid]);
    expect(await group.ended()).toBe(0);
    expect(await site.printed()).not.toContain('"level":50');
  },
);

let senders = 0;

/** Headers of a visitor whom no limit knows. */
function sender(): Record<string, string> {
  return { "x-forwarded-for": `10.77.${senders >> 8}.${senders++ & 255}` };
}

/** Sends briefs with harmless pictures, ten in each, that were exchanged in the store since. */
async function sendBriefs(site: Site, pictures: Buffer[]): Promise<void> {
  const harmless = await photo();
  for (let at = 0; at < pictures.length; at += 10) {
    const fileKeys: string[] = [];
    for (const picture of pictures.slice(at, at + 10)) {
      const upload = await postFile({ url: site.url() }, harmless, "shop.jpg", sender());
      const { key } = (await upload.json()).file;
      await fs.writeFile(join(site.data.path, "files", placeOf(key)), picture);
      await site.query("update brief_files set bytes = $1 where key = $2", [picture.length, key]);
      fileKeys.push(key);
    }
    const response = await postBrief({ url: site.url() }, brief(), { fileKeys, headers: sender() });
    expect(response.status).toBe(200);
    expect(await site.isHealthy()).toBe(true);
  }
}

/** One of each format that says it has 80 million pixels or more; in the long form it has them. */
async function bombs(): Promise<[name: string, content: Buffer][]> {
  const side = 8944;
  const claims = pictureFormats.map(
    async (format): Promise<[string, Buffer]> => [
      `claim.${format}`,
      claiming(await photo({ format }), format, side, side + 1000),
    ],
  );
  if (!isLong) return Promise.all(claims);
  // Ten of these took 4 GB when they were decoded together.
  const avif = await plain(side, side).avif({ quality: 1, effort: 0 }).toBuffer();
  const whole = Array.from({ length: 10 }, (_, n): [string, Buffer] => [`flat-${n}.avif`, avif]);
  for (const [name, picture] of Object.entries({
    "flat.gif": plain(side, side).gif({ effort: 1 }),
    "flat.tif": plain(side, side).tiff({ compression: "deflate" }),
    "interlaced.png": plain(side, side).png({ progressive: true }),
    "progressive.jpg": plain(side, side).jpeg({ quality: 1, progressive: true }),
    "wide.png": plain(999_999, 80, 4).toColourspace("rgb16").png(),
    "lossless.webp": plain(16_383, 16_383).webp({ lossless: true, effort: 0 }),
  })) {
    whole.push([name, await picture.toBuffer()]);
  }
  return [...(await Promise.all(claims)), ...whole];
}

/** Pictures that may be decoded, and take as much memory as any of their kind. */
async function dearest(): Promise<Buffer[]> {
  const avif = { quality: 1, effort: 0, chromaSubsampling: "4:4:4" } as const;
  const turned = { orientation: 6 };
  const pictures = [plain(4000, 4000, 4).avif(avif)];
  if (isLong) {
    pictures.push(
      plain(16_000, 1000, 4).avif(avif),
      plain(3464, 3464, 4).avif({ ...avif, bitdepth: 12 }),
      plain(7070, 7070, 4).gif({ effort: 1 }),
      plain(8940, 8940).jpeg({ quality: 1, chromaSubsampling: "4:4:4" }),
      plain(7070, 7070).jpeg({ quality: 1, progressive: true, chromaSubsampling: "4:4:4" }),
      plain(8940, 8940, 4).toColourspace("rgb16").png(),
      plain(30_000, 2600, 4).toColourspace("rgb16").png(),
      plain(5470, 5470, 4).toColourspace("rgb16").png({ progressive: true }),
      plain(30_000, 1000, 4).toColourspace("rgb16").png({ progressive: true }),
      plain(6320, 6320, 4).webp({ quality: 1, effort: 0 }),
    );
  }
  const made: Buffer[] = [];
  for (const picture of pictures) made.push(await picture.withMetadata(turned).toBuffer());
  return made;
}

function plain(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = { r: 196, g: 98, b: 45, alpha: 0.5 };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

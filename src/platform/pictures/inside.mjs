// @ts-check
// The program of the picture process: picture-process.ts starts it for one request about one
// picture. Plain JavaScript, since Node cannot strip types under --jitless.

import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { exitCodes } from "./exit-codes.mjs";
import { iconSide } from "./icon-side.mjs";
import { mainColour } from "./main-colour.mjs";
import { mayBeDecoded } from "./pixel-limits.mjs";

// Nobody waits for the answer any more, and the next app may be decoding already.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

sharp.cache(false);
sharp.concurrency(1);

const SMALL_COPY_SIDE = 1600;

/** The longest side of a drawing, whatever size it says it has. */
const DRAWN_SIDE = 1200;

/** What is shown with a link to a page, as those who show one want it. */
const SHARED = { width: 1200, height: 630 };

/**
 * What can be asked about a picture.
 *
 * @type {Record<string, (picture: Buffer, ...numbers: number[]) => Promise<Buffer>>}
 */
const requests = {
  /** That its header can be read is the answer. */
  inspect: async (picture) => {
    await expectDecodable(picture);
    return Buffer.alloc(0);
  },

  /** For the screen: WebP, upright, without any metadata. */
  "small-copy": async (picture) => {
    await expectDecodable(picture);
    setPriority(10); // pages first
    return sharp(picture, { limitInputPixels: false, failOn: "none" })
      .rotate()
      .resize(SMALL_COPY_SIDE, SMALL_COPY_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  },

  /**
   * What there is to know of it before a page is made with it, as JSON. One that breaks off in the
   * middle can’t be read.
   */
  describe: async (picture) => {
    await expectDecodable(picture);
    setPriority(10);
    const upright = sharp(picture, { limitInputPixels: false, failOn: "truncated" }).autoOrient();
    const { autoOrient, format, pages = 1 } = await upright.metadata();
    const { data } = await upright
      .resize(64, 64, { fit: "fill" })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colours = new Set();
    let clear = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      if (alpha < 128) clear++;
      else colours.add(((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5));
    }
    const { width, height } = autoOrient;
    return Buffer.from(
      JSON.stringify({
        ...{ width, height, colours: colours.size, clear: clear / 4096 },
        isAnimated: pages > 1 || (format === "png" && isAnimatedPng(picture)),
        main: mainColour(data),
      }),
    );
  },

  /**
   * For a customer’s site: WebP of each width, upright, without any metadata, never enlarged; as a
   * JSON list of base64, in that order.
   */
  "web-copies": async (picture, ...widths) => {
    await expectDecodable(picture);
    setPriority(10);
    const copies = [];
    for (const width of widths) {
      const copy = await sharp(picture, { limitInputPixels: false, failOn: "none" })
        .autoOrient()
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer();
      copies.push(copy.toString("base64"));
    }
    return Buffer.from(JSON.stringify(copies));
  },

  /**
   * To be shown with a link: a JPEG of one size. What stays in view where it is cut is given in
   * hundredths, as for CSS’s `object-position`.
   */
  "share-copy": async (picture, x = 50, y = 50) => {
    const { data, info } = await sharp(picture, { failOn: "none" })
      .flatten({ background: "#fff" })
      .resize({ ...SHARED, fit: "outside" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const left = Math.round(((info.width - SHARED.width) * x) / 100);
    const top = Math.round(((info.height - SHARED.height) * y) / 100);
    return sharp(data, { raw: info })
      .extract({ left, top, ...SHARED })
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer();
  },

  /** A square PNG without clear parts, which telephones would show black. */
  icon: async (picture) => {
    const background = "#fff";
    return sharp(picture, { density: 4 * 72, failOn: "none" })
      .resize(iconSide, iconSide, { fit: "contain", background })
      .flatten({ background })
      .png()
      .toBuffer();
  },

  /**
   * An SVG as a PNG. Nothing that it names outside of itself is loaded: librsvg has no address to
   * start from. One that shows nothing is not drawn at all.
   */
  draw: async (svg) => {
    const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
    const density = Math.max((72 * DRAWN_SIDE) / Math.max(width, height), 1);
    const { data, info } = await sharp(svg, { density, limitInputPixels: DRAWN_SIDE ** 2 * 2 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawing = sharp(data, { raw: info });
    const { channels } = await drawing.stats();
    if (channels[3]?.max === 0) throw new Error("there is nothing to see");
    return drawing.png().toBuffer();
  },
};

/**
 * Its library takes the first picture for all of it. An animated PNG says what it is before its first
 * pixels (PNG, third edition, 11.3.6.1).
 *
 * @param {Buffer} picture
 */
function isAnimatedPng(picture) {
  const control = picture.indexOf("acTL");
  return control > 0 && control < picture.indexOf("IDAT");
}

/**
 * A release is made with WebP that was made here, and with SVG that we draw.
 *
 * @param {string} request
 */
function formatsOf(request) {
  if (request === "draw") return ["Svg"];
  if (request === "share-copy" || request === "icon") return ["Webp", "Svg"];
  return ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];
}

/** @param {Buffer} picture */
async function expectDecodable(picture) {
  const about = await sharp(picture, { limitInputPixels: false }).metadata();
  if (!mayBeDecoded(about)) process.exit(exitCodes.tooLarge);
}

const request = process.argv[2] ?? "";
// What nobody may send for a request has no reader here: TIFF and others.
const formats = formatsOf(request);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}`) });

const answer = requests[request];
if (!answer) throw new Error(`there is no request ${request}`);
const picture = await buffer(process.stdin);
try {
  const output = await answer(picture, ...process.argv.slice(3).map(Number));
  process.stdout.write(output, () => process.exit(0));
} catch (error) {
  const isOutOfMemory = error instanceof Error && /memory/i.test(error.message);
  process.exit(isOutOfMemory ? exitCodes.tooLarge : exitCodes.unreadable);
}

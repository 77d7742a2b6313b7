// @ts-check
// The program of the picture process: picture-process.ts starts it for one request about one
// picture. Plain JavaScript, since Node cannot strip types under --jitless.

import { setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { exitCodes } from "./exit-codes.mjs";
import { mayBeDecoded } from "./pixel-limits.mjs";

// Nobody waits for the answer any more, and the next app may be decoding already.
process.once("disconnect", () => process.kill(process.pid, "SIGKILL"));

sharp.cache(false);
sharp.concurrency(1);
// What nobody may send has no reader here: SVG, TIFF and others.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((format) => `VipsForeignLoad${format}`),
});

const SMALL_COPY_SIDE = 1600;

/**
 * What can be asked about a picture that may be decoded.
 *
 * @type {Record<string, (picture: Buffer) => Promise<Buffer>>}
 */
const requests = {
  /** That it has got so far is the answer: the header can be read. */
  inspect: async () => Buffer.alloc(0),

  /** For the screen: WebP, upright, without any metadata. */
  "small-copy": (picture) => {
    setPriority(10); // pages first
    return sharp(picture, { limitInputPixels: false, failOn: "none" })
      .rotate()
      .resize(SMALL_COPY_SIDE, SMALL_COPY_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  },
};

const answer = requests[process.argv[2] ?? ""];
if (!answer) throw new Error(`there is no request ${process.argv[2]}`);
const picture = await buffer(process.stdin);
try {
  const about = await sharp(picture, { limitInputPixels: false }).metadata();
  if (!mayBeDecoded(about)) process.exit(exitCodes.tooLarge);
  const output = await answer(picture);
  process.stdout.write(output, () => process.exit(0));
} catch (error) {
  const isOutOfMemory = error instanceof Error && /memory/i.test(error.message);
  process.exit(isOutOfMemory ? exitCodes.tooLarge : exitCodes.unreadable);
}

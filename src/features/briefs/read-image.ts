import type { Readable } from "node:stream";

/** Photos of today's phones have up to 50 million; one that unpacks to far more is an attack. */
const MOST_PIXELS = 80_000_000;
const LONGEST_SIDE = 1600;

/** The library with its thread pool is loaded when the first image comes. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Whether a file is an image whose structure can be read, of a size that can be unpacked. */
export async function readableImage(path: string): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(path, { limitInputPixels: MOST_PIXELS }).metadata();
    return width * height <= MOST_PIXELS;
  } catch {
    return false;
  }
}

/**
 * A copy of an image for the screen: WebP, upright, at most 1600 pixels a side, without EXIF, place
 * or any other metadata.
 *
 * @returns undefined when the image cannot be read, HEIC among them.
 */
export async function smallCopy(image: Readable): Promise<Buffer | undefined> {
  const sharp = await loadSharp();
  const copy = sharp({ limitInputPixels: MOST_PIXELS, failOn: "none" })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 80 });
  try {
    image.on("error", (error) => copy.destroy(error));
    return await image.pipe(copy).toBuffer();
  } catch (error) {
    if (image.errored) throw image.errored;
    if (error instanceof Error && "syscall" in error) throw error;
    return undefined;
  }
}

// @ts-check
// Plain JavaScript: inside.mjs says why.

/**
 * How large a picture may be to be decoded. Each row has the most memory that a pixel took of any
 * picture of the kind that was tried (turned by EXIF, 16 bits, four channels, 4:4:4), with sharp
 * 0.35.5, and as many pixels as that leaves room for.
 *
 * @type {{ kind: string, bytesPerPixel: number, megapixels: number, fits: (about: Picture) => boolean }[]}
 */
export const pixelLimits = [
  {
    kind: "JPEG, sent in one go",
    bytesPerPixel: 0.7,
    megapixels: 80, // phones take up to 50
    fits: ({ format, isProgressive }) => format === "jpeg" && !isProgressive,
  },
  {
    kind: "progressive JPEG, of which all coefficients are kept",
    bytesPerPixel: 6.3,
    megapixels: 50,
    fits: ({ format }) => format === "jpeg",
  },
  {
    kind: "PNG, line by line",
    bytesPerPixel: 4.5,
    megapixels: 80,
    fits: ({ format, isProgressive }) => format === "png" && !isProgressive,
  },
  {
    kind: "interlaced PNG, unpacked whole",
    bytesPerPixel: 12.7,
    megapixels: 30,
    fits: ({ format }) => format === "png",
  },
  {
    // Libvips makes room for all of it before it tells the size.
    kind: "WebP",
    bytesPerPixel: 4,
    megapixels: 40,
    fits: ({ format }) => format === "webp",
  },
  {
    kind: "GIF, of which the first picture counts",
    bytesPerPixel: 7.4,
    megapixels: 50,
    fits: ({ format }) => format === "gif",
  },
  {
    kind: "AVIF of 8 bits",
    bytesPerPixel: 23.2,
    megapixels: 16,
    fits: ({ format, depth }) => format === "heif" && depth === "uchar",
  },
  {
    kind: "AVIF of 10 or 12 bits",
    bytesPerPixel: 33,
    megapixels: 12,
    fits: ({ format }) => format === "heif",
  },
];

/** A PNG of 1,000,000 x 80 pixels took 2.7 GB: some 340 lines are held at a time. */
export const maxSide = 30_000;

/**
 * Whether a picture may be decoded, by what its header says. No kind that is not in the table may.
 *
 * @typedef {Pick<import("sharp").Metadata, "format" | "isProgressive" | "depth" | "width" | "height">} Picture
 * @param {Picture} picture
 */
export function mayBeDecoded(picture) {
  const limit = pixelLimits.find(({ fits }) => fits(picture));
  const { width, height } = picture;
  return (
    limit !== undefined &&
    Math.max(width, height) <= maxSide &&
    width * height <= limit.megapixels * 1_000_000
  );
}

import { pixelLimits } from "../../../platform/pictures/pixel-limits.mjs";
import { maxFileBytes, maxSvgBytes } from "../../files/file-rules.ts";

/** How many pictures and PDFs a site may have. */
export const maxPictures = 200;

const most = (kind: RegExp) => pixelLimits.find((limit) => kind.test(limit.kind))?.megapixels;

/** Why a picture was not added to a site, as the end of a sentence. The editor’s script has these. */
export const pictureRefusals = {
  empty: "it is empty",
  tooLong: `it is larger than ${maxFileBytes / 1024 / 1024} MB`,
  notPicture: "it is not a picture we can read: JPEG, PNG, WebP, GIF or AVIF",
  notPdf: "it is not a PDF",
  infected: "our virus scanner found something in it",
  heic: "it’s an iPhone photo in HEIC, which we can’t read. Choose it on the phone itself, which sends a JPEG, or export it as one",
  svgIsLogo: "an SVG can only be a logo. Export it as PNG to use it as a photo",
  svgTooLong: `an SVG can have up to ${maxSvgBytes / 1024} KB. Export it as PNG`,
  undrawable: "this SVG can’t be drawn. Export it as PNG",
  tooManyPixels: `it has too many pixels. A JPEG or PNG may have ${most(/^JPEG/)} megapixels (a progressive JPEG ${most(/^progressive/)}, an interlaced PNG ${most(/^interlaced/)}), a WebP ${most(/^WebP/)}, a GIF ${most(/^GIF/)}, an AVIF ${most(/10 or 12 bits/)}`,
  damaged: "it’s damaged or incomplete. Export it again",
  animated: "it’s animated, and our pages only show still pictures",
  tooMany: `a site can have up to ${maxPictures} pictures and PDFs. Remove some first`,
  noRoom: "the server’s disk has no room for files right now",
} as const;

export type PictureRefusal = keyof typeof pictureRefusals;

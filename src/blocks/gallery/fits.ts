import type { Fits } from "../fits.ts";
import { isWide } from "../photos.ts";

export const galleryFits: Fits<"gallery"> = ({ photos }) => ({
  rows: photos.length === 2 || (photos.length > 0 && photos.length % 6 === 0),
  grid: photos.length > 0,
  // Wider than any screen.
  strip: photos.length >= 6,
  feature: photos.length >= 3 && photos[0] !== undefined && isWide(photos[0]),
});

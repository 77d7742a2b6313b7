import { heading } from "../describe-fields.ts";
import type { Description } from "../description.ts";
import { type Gallery, maxGalleryPhotos } from "./schema.ts";

export const describeGallery: Description<Gallery> = {
  name: "Photos",
  heading: "heading",
  fields: { heading, photos: { kind: "photos", label: "Photos", most: maxGalleryPhotos } },
  begins: { type: "gallery", heading: "Photos", photos: [] },
  needsPhotos: true,
};

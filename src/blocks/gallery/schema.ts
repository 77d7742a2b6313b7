import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, photo, text } from "../fields.ts";

export const maxGalleryPhotos = 24;

/** Photos beside each other. */
export const gallery = z.strictObject({
  ...common,
  type: z.literal("gallery"),
  /** How they are laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["rows", "grid", "feature", "strip"]).optional(),
  heading: text(100),
  photos: z.array(photo).max(maxGalleryPhotos),
});

leaveOutWithout(gallery, { fields: ["photos"] });

export type Gallery = z.infer<typeof gallery>;

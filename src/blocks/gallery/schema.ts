import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, photo, text } from "../fields.ts";

export const maxGalleryPhotos = 24;

/** Photos beside each other. */
export const gallery = z.strictObject({
  ...common,
  type: z.literal("gallery"),
  heading: text(100),
  photos: z.array(photo).max(maxGalleryPhotos),
});

leaveOutWithout(gallery, { fields: ["photos"] });

export type Gallery = z.infer<typeof gallery>;

import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, photo, text } from "../fields.ts";
import { webAddress } from "../web-address.ts";

/** A video by its poster, which leads to the site that shows it: nothing of that site is on the page. */
export const video = z.strictObject({
  ...common,
  type: z.literal("video"),
  heading: text(100),
  intro: text(400).optional(),
  url: webAddress,
  photo: photo.optional(),
});

leaveOutWithout(video, { fields: ["url"] });

export type Video = z.infer<typeof video>;

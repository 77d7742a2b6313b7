import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, text } from "../fields.ts";
import { webAddress } from "../web-address.ts";
import { isRegulatedHealth } from "./regulated-health.ts";

const testimonial = z.strictObject({
  words: z.string().trim().max(600),
  author: z.string().trim().max(80),
  /** Where it was said: “Google review, May 2026”. */
  source: z.string().trim().max(120),
  /** Where it can be read, if it can. */
  url: webAddress.optional(),
  /** The day on which the author’s consent was recorded, as “2026-05-14”. It is not printed. */
  consent: z.union([z.iso.date(), z.literal("")]),
});

/** What customers said, each with who, where, and their consent. */
export const testimonials = z.strictObject({
  ...common,
  type: z.literal("testimonials"),
  heading: text(100),
  testimonials: z.array(testimonial).max(12),
});

leaveOutWithout(testimonials, { fields: ["testimonials"], forbiddenTo: isRegulatedHealth });

export type Testimonials = z.infer<typeof testimonials>;

import * as z from "zod";
import { download } from "../download.ts";
import { leaveOutWithout } from "../emptiness.ts";
import { common, text } from "../fields.ts";

/** The links of the facts, where people book, order or read reviews elsewhere; and files to save. */
export const links = z.strictObject({
  ...common,
  type: z.literal("links"),
  heading: text(100),
  intro: text(400).optional(),
  files: z
    .array(
      z.strictObject({
        /** “Price list”. */
        name: z.string().trim().max(60),
        file: download.optional(),
      }),
    )
    .max(6)
    .optional(),
});

leaveOutWithout(links, { fields: ["files"], facts: ["links"] });

export type Links = z.infer<typeof links>;

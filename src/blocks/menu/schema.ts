import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { inDollars } from "../facts/prices.ts";
import { common, text } from "../fields.ts";

const dish = z.strictObject({
  name: z.string().trim().max(120),
  /** As the business says it: “$24”, “market price”. */
  price: z.string().trim().min(1).max(60).overwrite(inDollars).optional(),
  /** What is in it. */
  note: z.string().trim().max(300).optional(),
  /** For whom it is, in words: “vegan, contains nuts”. */
  diet: z.string().trim().max(80).optional(),
});

/** Dishes and drinks in the parts in which the business offers them, as it wrote them. */
export const menu = z.strictObject({
  ...common,
  type: z.literal("menu"),
  heading: text(100),
  intro: text(400).optional(),
  parts: z
    .array(
      z.strictObject({
        /** “Breakfast”. */
        name: z.string().trim().max(80),
        /** “Until 11.30 am”. */
        note: z.string().trim().max(200).optional(),
        dishes: z.array(dish).max(60),
      }),
    )
    .max(20),
  /** Below all of it: “A surcharge of 15% applies on public holidays.” */
  note: text(400).optional(),
});

leaveOutWithout(menu, { fields: ["parts"] });

export type Menu = z.infer<typeof menu>;

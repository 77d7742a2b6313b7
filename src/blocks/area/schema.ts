import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, text } from "../fields.ts";

const hundredth = z.int().min(0).max(100);

/** Where the business works: the places of the facts as a list, and as a map where it is known where they are. */
export const area = z.strictObject({
  ...common,
  type: z.literal("area"),
  heading: text(100),
  intro: text(400).optional(),
  /**
   * Places on the map, in hundredths from the left and from the top of a drawing of four by three. One
   * that is not among the places of the facts is not drawn.
   */
  points: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(80), x: hundredth, y: hundredth }))
    .max(40)
    .optional(),
});

leaveOutWithout(area, { facts: ["area", "areaNote"] });

export type Area = z.infer<typeof area>;

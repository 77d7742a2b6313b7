import * as z from "zod";
import { common, scene, text } from "../fields.ts";

export const footer = z.strictObject({
  ...common,
  type: z.literal("footer"),
  name: text(300),
  /** A licence, a promise, an acknowledgement. */
  note: text(300).optional(),
  /** Drawn on its upper edge. */
  scene,
});

export type Footer = z.infer<typeof footer>;

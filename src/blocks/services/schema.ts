import * as z from "zod";
import { leaveOutWithout } from "../emptiness.ts";
import { common, scene, text } from "../fields.ts";

/** The services of the facts, with their prices. */
export const services = z.strictObject({
  ...common,
  type: z.literal("services"),
  /** How it is laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["list", "cards", "feature", "prices", "table"]).optional(),
  heading: text(100),
  intro: text(400).optional(),
  /** Below the list: “Prices include GST.” */
  note: text(300).optional(),
  /** Drawn in the first one of a feature, or below the heading beside prices. */
  scene,
});

leaveOutWithout(services, { facts: ["services"] });

export type Services = z.infer<typeof services>;

import * as z from "zod";
import { action, common, photo, scene, text } from "../fields.ts";

export const hero = z.strictObject({
  ...common,
  type: z.literal("hero"),
  /** How it is laid out; absent for the design’s own way, as before there were others. */
  composition: z.enum(["beside", "wide", "tall", "words", "emblem"]).optional(),
  /** Above the headline, small: the trade and the place. */
  kicker: text(80).optional(),
  headline: text(140),
  lead: text(400).optional(),
  /** The phone number is large below the lead. */
  bigPhone: z.boolean().optional(),
  actions: z.array(action).max(2),
  /** Short facts below the buttons. */
  points: z.array(z.string().trim().min(1).max(80)).max(4),
  photo: photo.optional(),
  /** Drawn where there is no photo; absent for the design’s own composition. */
  scene,
});

export type Hero = z.infer<typeof hero>;

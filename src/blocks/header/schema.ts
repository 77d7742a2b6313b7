import * as z from "zod";
import { action, common, photo, text } from "../fields.ts";

export const header = z.strictObject({
  ...common,
  type: z.literal("header"),
  name: text(300),
  logo: photo.optional(),
  actions: z.array(action).max(1),
});

export type Header = z.infer<typeof header>;

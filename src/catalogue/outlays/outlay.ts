import * as z from "zod";
import { phrase, price } from "../texts.ts";

/** Something to buy before the start. */
export const outlaySchema = z.strictObject({
  /** Noun phrase: “a used hydrobath”. */
  what: phrase,
  price,
  /** Insurance is part of it. */
  insures: z.literal(true).optional(),
});

/** What to buy with little, some and more money. */
export const outlaysSchema = z.tuple([outlaySchema, outlaySchema, outlaySchema]).readonly();

export type Outlay = z.infer<typeof outlaySchema>;
export type Outlays = z.infer<typeof outlaysSchema>;

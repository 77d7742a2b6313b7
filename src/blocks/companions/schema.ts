import * as z from "zod";
import { birds, worn } from "./art.ts";

/** A bird that sits on what is drawn of the trade, and what it wears. */
export const companion = z.strictObject({
  bird: z.enum(keysOf(birds)),
  wears: z.enum(keysOf(worn)).optional(),
});

export type Companion = z.infer<typeof companion>;

function keysOf<Key extends string>(art: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(art) as Key[];
}

import { art as first } from "./art/a-to-l.ts";
import { art as second } from "./art/m-to-z.ts";
import type { Subject } from "./names.ts";
import type { NaturalTone } from "./natural-tones.ts";

/** A list of shapes: its tone (deep, brand, accent, surface, or nature’s) and its outline in 32 by 32. */
export type Art = readonly (readonly [0 | 1 | 2 | 3 | NaturalTone, string])[];

export const art: Readonly<Record<Subject, Art>> = { ...first, ...second };

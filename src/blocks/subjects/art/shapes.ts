import type { NaturalTone } from "../natural-tones.ts";

/** A list of shapes: its tone (deep, brand, accent, surface, or nature’s) and its outline in 32 by 32. */
export type Art = readonly (readonly [0 | 1 | 2 | 3 | NaturalTone, string])[];

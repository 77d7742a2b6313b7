import { art as aToC } from "./art/a-to-c.ts";
import { art as dToH } from "./art/d-to-h.ts";
import { art as iToO } from "./art/i-to-o.ts";
import { art as pToS } from "./art/p-to-s.ts";
import type { Art } from "./art/shapes.ts";
import { art as tToZ } from "./art/t-to-z.ts";
import type { Subject } from "./names.ts";

/** What each subject looks like. */
export const art: Readonly<Record<Subject, Art>> = { ...aToC, ...dToH, ...iToO, ...pToS, ...tToZ };

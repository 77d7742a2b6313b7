import { art as aToB } from "./art/a-to-b.ts";
import { art as cToD } from "./art/c-to-d.ts";
import { art as eToH } from "./art/e-to-h.ts";
import { art as iToO } from "./art/i-to-o.ts";
import { art as pToR } from "./art/p-to-r.ts";
import { art as s } from "./art/s.ts";
import type { Art } from "./art/shapes.ts";
import { art as tToZ } from "./art/t-to-z.ts";
import type { Subject } from "./names.ts";

/** What each subject looks like. */
export const art: Readonly<Record<Subject, Art>> = {
  ...{ ...aToB, ...cToD, ...eToH },
  ...{ ...iToO, ...pToR, ...s, ...tToZ },
};

import { art as first } from "./art/a-to-l.ts";
import { art as second } from "./art/m-to-z.ts";
import type { Art } from "./art/shapes.ts";
import type { Subject } from "./names.ts";

/** What each subject looks like. */
export const art: Readonly<Record<Subject, Art>> = { ...first, ...second };

import { art as first } from "./art/a-to-f.ts";
import { art as second } from "./art/g-to-o.ts";
import { art as third } from "./art/p-to-z.ts";
import type { Art } from "./art/shapes.ts";
import type { Subject } from "./names.ts";

/** What each subject looks like. */
export const art: Readonly<Record<Subject, Art>> = { ...first, ...second, ...third };

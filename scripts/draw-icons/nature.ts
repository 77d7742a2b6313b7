import type { Drawings } from "../draw-subjects/shapes.ts";

export const nature: Drawings = {};

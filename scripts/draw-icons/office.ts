import type { Drawings } from "../draw-subjects/shapes.ts";

export const office: Drawings = {};

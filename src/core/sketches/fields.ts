// What the tool's island needs to know. All of it goes to the browser.

export const sketchPath = "/tools/website-sketch";

/** In form order. */
export const sketchFields = ["name", "trade", "place", "colour"] as const;

/** The form as typed, by field name. An empty colour leaves it to the trade. */
export type SketchValues = Record<(typeof sketchFields)[number], string>;

/** The longest values, in UTF-16 units as `maxlength` counts. */
export const longest = { name: 80, trade: 80, place: 80 } as const;

// @ts-check
// Plain JavaScript: inside.mjs says why.

/** Of an icon, in pixels: as large as telephones show one. */
export const iconSide = 180;

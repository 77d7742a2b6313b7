/** The longest values, in UTF-16 units as `maxlength` counts. */
export const longest = { text: 2_000, note: 1_000 } as const;

/** Of one site. Nobody but its owner asks, so this holds up nobody else. */
export const tweaksADay = 10;

/** How much of the words an email repeats. */
export const longestTold = 600;

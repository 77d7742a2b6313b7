// @ts-check

/** What the picture process says by its exit code; 0 when its answer is on its standard output. */
export const exitCodes = { unreadable: 65, tooLarge: 66 };

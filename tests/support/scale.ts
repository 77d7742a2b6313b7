/** Whether this is the long form of the tests that look for breaks: `npm run soak`. */
export const isSoak = process.env.SOAK === "1";

/** How often or how long something is done: in `npm test`, and in `npm run soak`. */
export function scale(short: number, long: number): number {
  return isSoak ? long : short;
}

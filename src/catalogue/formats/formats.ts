import { forPractitioners } from "./for-practitioners.ts";
import type { Format } from "./format.ts";
import { kits } from "./kits.ts";
import { secondHand } from "./second-hand.ts";
import { sessions } from "./sessions.ts";

/** The ready-made ways to sell a trade, for whomever. */
export const formats: readonly Format[] = [
  ...sessions,
  ...kits,
  ...secondHand,
  ...forPractitioners,
];

/** What a few makers have on their benches and racks, in 32 by 32. */
import { plainly } from "./figures.ts";
import { bar, type Drawings, rounded } from "./shapes.ts";

export const benches: Drawings = {
  // Plain timber, in a rack, with the mallet and the shavings.
  "didgeridoo-rack": plainly([
    ["brown", rounded(3, 8.6, 26, 2, 0.6) + bar(3.6, 8, 1.8, 21) + bar(26.6, 8, 1.8, 21)],
    ["rust", "M7.200 2h3.200l1.800 26.400H5.800z"],
    ["fur", "M7.800 2h1l.2 26.400H6.800z"],
    ["brown", rounded(6.6, 0.8, 4.4, 2, 0.8)],
    ["brown", "M14.200 4.400h3.400l2.400 24h-7.600z"],
    ["rust", "M14.800 4.400h1l.4 24h-2.400z"],
    ["black", rounded(13.6, 3.2, 4.6, 2, 0.8)],
    ["fur", "M21.800 1.600H25l1.600 26.800h-6.600z"],
    ["cream", "M22.400 1.600h.9l.3 26.800h-2.200z"],
    ["brown", rounded(21.2, 0.4, 4.4, 2, 0.8)],
    ["rust", rounded(2.4, 13, 27.2, 2, 0.6)],
    ["brown", rounded(1.4, 27.6, 29.2, 2.4, 0.7)],
    [
      "cream",
      "M2.600 27.600q-.6-2.800 2-2.600 1.800.6.600 2-1-.4-.8-1-1.200.2-.8 1.600zM27 27.600q.4-2.200 2-1.800 1.200.8.2 1.800z",
    ],
  ]),
};

/** What those who help people move and speak work with, in 32 by 32. */
import { disc, oval } from "../outlines.ts";
import { plainly } from "./figures.ts";
import { face, neck } from "./portraits.ts";
import { type Drawings, placed, rounded, type Shape } from "./shapes.ts";
import { bent } from "./strokes.ts";

/** A card with a coloured edge, on which a mouth says something. */
function card(x: number, y: number, tone: Shape[0], mouth: readonly Shape[]): Shape[] {
  return [
    [tone, rounded(x, y, 9.2, 14, 1)],
    ["white", rounded(x + 0.9, y + 0.9, 7.4, 12.2, 0.6)],
    ...placed({ x: x + 4.6, y: y + 7 }, mouth),
  ];
}

export const therapyRooms: Drawings = {
  // How a mouth is held for a sound, in a rack, with a mirror to look in.
  "mouth-cards": plainly([
    ...card(0.8, 11, 1, [
      [
        "red",
        "M-3.200-.6C-2-3-1-3 0-2.400 1-3 2-3 3.200-.6 2.600 2.400 1.600 3.400 0 3.400S-2.600 2.400-3.200-.6z",
      ],
      ["black", oval(0, 0.3, 2, 1.9)],
      ["pink", oval(0, 1.5, 1.3, 0.7)],
    ]),
    ...card(22, 11, 2, [
      [
        "red",
        "M-3.400-.4C-2-2.600-1-2.600 0-2c1-.6 2-.6 3.400 1.600-1.400 2.200-2.400 2.600-3.400 2.600s-2-.4-3.400-2.600z",
      ],
      ["white", "M-2.600-.3C-1-1.200 1-1.200 2.600-.3 1 .9-1 .9-2.600-.3z"],
      ["pink", oval(0, 0.8, 1.1, 0.6)],
    ]),
    ...card(11.4, 9.6, 0, [
      ["red", "M-2.8-.2C-2.2-2.4-1-3 0-2.2 1-3 2.2-2.4 2.8-.2 2.4 2.2 1.2 3 0 3S-2.4 2.2-2.8-.2z"],
      ["black", oval(0, 0.4, 1.1, 1.3)],
    ]),
    ["rust", rounded(0.4, 24, 31.2, 6, 1)],
    ["brown", rounded(2.4, 25.4, 27.2, 1.2, 0.6)],
    ["yellow", disc(6, 28.2, 0.8) + disc(16, 28.2, 0.8) + disc(26, 28.2, 0.8)],
  ]),
  // Stretched wide by somebody who gets stronger.
  "band-exercise": plainly([
    ["purple", rounded(1, 28.2, 30, 1.8, 0.9)],
    [
      0,
      bent(3.8, [13.6, 20.5], [12.4, 24], [11, 26]) +
        bent(3.8, [18.4, 20.5], [20.6, 23.6], [21.6, 26]),
    ],
    [
      "white",
      "M7.600 28.600c0-1.600 1.200-2.400 2.800-2.400h2.400v2.400zM24.800 28.600c0-1.600-1.200-2.400-2.800-2.400h-2.400v2.400z",
    ],
    ["grey", disc(16, 2.4, 2.4)],
    ...neck(16, 9.2, "rust", 1.5),
    [
      1,
      "M11 21.800c.2-3.200-.4-5.400-.2-8.200.2-1.800 1.600-2.800 3.600-3 .8.9 2.400.9 3.200 0 2 .2 3.400 1.200 3.600 3 .2 2.800-.4 5-.2 8.200z",
    ],
    [2, "M11 18.600h10v1.600H11z"],
    ...placed({ x: 16, y: 6.4, size: 0.86 }, [
      ...face({ skin: "rust", mouth: "laugh", eyes: "glad", brows: "grey", cheeks: true }),
      [
        "grey",
        "M-4.200.4C-5.400-4.600-2.600-6.400 0-6.400s5.400 1.800 4.200 6.800C3.600-2 2.600-3.200 1.400-3.800-.4-2.800-2.600-2.400-4.200.4z",
      ],
      [2, "M-4.300-1.600C-2.600-4 2.600-4 4.300-1.600l-.1 1.200c-2.400-1.800-6-1.800-8.400 0z"],
    ]),
    [
      "rust",
      bent(2.5, [11.4, 13], [7.2, 17], [3.4, 14.6]) +
        bent(2.5, [20.6, 13], [24.8, 17], [28.6, 14.6]),
    ],
    [1, bent(3.2, [12, 12.8], [9.2, 15.2]) + bent(3.2, [20, 12.8], [22.8, 15.2])],
    ["yellow", bent(1.6, [3.4, 14.2], [16, 15.4], [28.6, 14.2])],
    ["rust", disc(3.4, 14.2, 1.8) + disc(28.6, 14.2, 1.8)],
  ]),
};

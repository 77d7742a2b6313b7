/** On the table of a sweet shop, a deli and a cellar door. */
import { disc, oval } from "../outlines.ts";
import { bar, capsule, type Drawings, rounded, type Shape, tilted } from "./shapes.ts";

const discs = (r: number, ...places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => disc(x, y, r)).join("");

/** With coffee in it, on its saucer. */
const cup = (x: number, y: number): Shape[] => [
  [2, oval(x, y + 5.6, 4.8, 1.2)],
  [3, `M${x - 3.4} ${y}h6.8c0 3.4-1 5.6-3.4 5.6s-3.4-2.2-3.4-5.6z`],
  [1, `M${x - 3.2} ${y + 1.8}h6.4l-.4 1.4h-5.600z`],
  ["brown", oval(x, y, 3.4, 0.9)],
];

const date = (x: number, y: number, turn: number): Shape[] => [
  ["brown", tilted(x, y, 2.2, 1.3, turn)],
  ["rust", tilted(x - 0.3, y - 0.4, 1.1, 0.3, turn)],
];

/** Of salami. */
const slice = (x: number, y: number): Shape[] => [
  ["rust", disc(x, y, 4.8)],
  ["red", disc(x, y, 4)],
  [
    "white",
    discs(0.7, [x - 1.6, y - 1.6], [x + 1.4, y - 1.2], [x - 1, y + 1.6], [x + 1.6, y + 1.8]),
  ],
];

/** Of which the foam or the rim is at 9. */
const glass = (x: number, tone: Shape[0], full: number): Shape[] => [
  ["white", `M${x} 3.4h5.8l-.9 19h-4z`],
  [tone, `M${x + 0.5} ${full}h4.8L${x + 4.6} 21.600h-3.400z`],
  ["white", capsule(x + 1.5, full + 1.6, x + 1.8, 17, 0.6)],
];

export const sweetsAndCellar: Drawings = {
  // A round of it, of which one piece is lifted out.
  "knafeh-tray": [
    [0, rounded(10, 28, 12, 2, 0.8)],
    ["grey", "M.8 20.400h30.400c0 4.400-6.600 8-15.200 8S.8 24.800.8 20.400z"],
    ["white", oval(16, 20.4, 15.2, 6.4)],
    ["rust", "M3 17v3.400c0 3 5.800 5.400 13 5.400s13-2.400 13-5.400V17z"],
    ["orange", oval(16, 16.6, 13, 5.6)],
    ["yellow", "M6 14.600c2.600-2 6-3 10-3v.9c-3.600 0-6.600.8-9 2.500z"],
    ["white", "M16 20.600l12.800 0c-.2 2-2.600 3.800-6.400 4.800z"],
    ["cream", "M16 16.600h13v3.400l-13 .6zM16 16.600v4l6.400 4.800v-4z"],
    ["rust", "M16 16.600h13v.9H16zM16 16.600v1l6.400 4.800v-.9z"],
    [
      "lime",
      discs(
        0.9,
        [7, 15.4],
        [10, 13.2],
        [14, 12.6],
        [18.6, 12.6],
        [22.4, 13.6],
        [6.6, 18.4],
        [9.6, 20.2],
        [13, 21],
      ),
    ],
    [
      "leaf",
      discs(0.7, [9.4, 17], [12.4, 15.2], [16.4, 14.6], [20.4, 15], [12.6, 18.4], [25, 15.2]),
    ],
    // The piece, on its server.
    ["grey", capsule(27, 9.6, 31, 3.4, 1.2)],
    ["grey", "M12.600 9.600h14l1.400-1.400.8 1.400-1.600 1.800H12.600z"],
    ["cream", "M13.400 6.400h10.800v3H13.400z"],
    ["orange", "M13.400 6.400l3.400-3.400h7.400v3.400z"],
    ["rust", "M13.400 8.600h10.800v1H13.400z"],
    ["lime", discs(0.7, [17.4, 4.8], [20, 4.4], [22.6, 5])],
    ["cream", capsule(15.4, 10, 15.4, 12, 0.7) + capsule(20.4, 10, 20.4, 11.4, 0.7)],
  ],
  // Boiled with its foam, poured into small cups, with dates.
  "rakweh-and-cups": [
    [0, rounded(0.6, 28.4, 30.8, 1.6, 0.8)],
    ["orange", "M1.200 26.600h29.600c0 1.200-1 2-2.400 2H3.600c-1.400 0-2.400-.8-2.400-2z"],
    ["white", "M12.400 3.600c-1.600-1.400.8-2-.2-3.600 2 1 1.600 2.400.2 3.600z"],
    ["brown", capsule(16.4, 8.6, 27.6, 2.6, 1.7)],
    [
      "orange",
      "M7.600 8.200h9c.2 4 3 7 4 12.400.6 3.400-1 6-3.600 6H7.200c-2.600 0-4.200-2.600-3.600-6 1-5.400 3.800-8.400 4-12.400z",
    ],
    [
      "rust",
      "M3.500 21.400h17.200c.3 3-1.300 5.200-3.700 5.200H7.200c-2.400 0-4-2.200-3.700-5.200z",
    ],
    ["yellow", bar(6.6, 12.4, 11, 0.9) + bar(4.2, 18.6, 15.8, 0.9)],
    ["orange", "M6.600 5h11.200v3.400H6.800L4.200 6z"],
    ["brown", oval(12, 5.2, 5.6, 1)],
    ["cream", discs(0.6, [9.6, 5], [12.4, 5.4], [14.8, 4.9]) + capsule(8, 13.8, 6.2, 19.6, 1)],
    ...cup(26, 20.4),
    ...cup(17.6, 22),
    ...date(29.2, 27, 20),
  ],
  // A cut salami, a ham, and slices of both on the board.
  "salami-and-ham": [
    ["rust", rounded(0.4, 26.6, 31.2, 3.4, 1.4)],
    [
      "white",
      "M25.400 8.400l2.800-2.600c-.4-1.400 1.200-2.400 2-1 1.400-.2 1.600 1.800.2 2.200l-2.600 3.400z",
    ],
    [
      "rust",
      "M13 17.600c-.4-6.400 3.600-10.200 9-9.800 4 .2 6.600 2.600 7 6 .6 5-1.600 9.200-5 12.800H15.600c-1.600-2.600-2.400-5.600-2.600-9z",
    ],
    [
      "orange",
      "M15 13.400c1.600-3 4-4.600 7-4.400 3 .2 5.200 1.800 5.800 4.400-3.600 2.400-9 2.600-12.800 0z",
    ],
    ["rust", capsule(18.4, 10.4, 20.6, 14.6, 0.5) + capsule(22, 9.4, 24.4, 14.4, 0.5)],
    ["pink", tilted(17.6, 20.2, 6, 5, 60)],
    ["cream", tilted(17, 19.4, 1.4, 1.2, 60)],
    ["white", tilted(17, 19.4, 0.6, 0.5, 60)],
    ["cream", capsule(2.6, 9, 3.6, 5, 0.8)],
    ["rust", "M2 12.400c0-2.600 1-4.400 2.800-4.400h7c1.800 0 2.800 1.800 2.800 4.400v14.200H2z"],
    [
      "cream",
      bar(2, 13.4, 12.6, 0.7) +
        bar(2, 18, 12.6, 0.7) +
        bar(5.2, 8, 0.7, 10) +
        bar(10.6, 8, 0.7, 10),
    ],
    ...slice(16, 22.4),
    ...slice(10.6, 22.2),
    ...slice(5.4, 22),
    ["pink", "M20.400 26.600c0-3 1.600-5 4.400-5s4.600 2 5.400 5z"],
    [
      "white",
      "M21.600 26.600c.2-1.800 1.400-3 3.200-3 2 0 3.400 1.200 4 3h-1c-.6-1.200-1.600-2-3-2s-2.200.8-2.400 2z",
    ],
    ["leaf", tilted(29, 25.6, 2.2, 0.9, -30)],
  ],
  // Four to try, on their paddle.
  "tasting-paddle": [
    [0, rounded(3, 27.6, 22, 2.4, 0.8)],
    ["rust", "M.6 22.400h27.400l3.400 1.200v3l-3.400 1.200H2.600c-1.200 0-2-.8-2-2z"],
    ["fur", rounded(0.6, 21.4, 27.4, 4.2, 1.2)],
    ["brown", [3.6, 10.2, 16.8, 23.4].map((x) => oval(x + 0.2, 22.4, 2.8, 0.8)).join("")],
    ...glass(0.8, "yellow", 7),
    ...glass(7.4, "orange", 6.4),
    ...glass(14, "rust", 7),
    ...glass(20.6, "red", 6.4),
    [3, rounded(5, 23.6, 18, 1.4, 0.5)],
    // What they are of.
    ["leaf", tilted(28, 20, 2.4, 1, -50)],
    ["red", disc(29.4, 21.6, 1.5)],
  ],
};

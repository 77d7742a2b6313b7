/** Those who look after others, and those who move with them, in 32 by 32. */
import { disc, oval } from "../outlines.ts";
import { plainly } from "./figures.ts";
import { face, neck } from "./portraits.ts";
import {
  bar,
  type Drawings,
  line,
  placed,
  rounded,
  type Shape,
  type Tone,
  tilted,
} from "./shapes.ts";
import { bent, blade } from "./strokes.ts";

type Skin = Parameters<typeof face>[0]["skin"];
type Half = Parameters<typeof face>[0] & {
  x: number;
  y?: number;
  top: Tone;
  hair: readonly Shape[];
};

/** Down to what they sit behind. */
function half({ x, y = 8, top, hair, ...look }: Half): Shape[] {
  return [
    ...neck(x, y + 3, look.skin, 1.5),
    [
      top,
      `M${x - 6} 26c-.2-4 0-7.4.6-9 .8-1.8 2.2-2.6 3.8-2.8.8 1 2.4 1 3.2 0 1.6.2 3 1 3.8 2.8.6 1.6.8 5 .6 9z`,
    ],
    ...placed({ x, y, size: 0.84 }, [...face(look), ...hair]),
  ];
}

/** With what they do in front. */
const table: readonly Shape[] = [
  ["rust", rounded(0.4, 24.6, 31.2, 2.2, 0.8)],
  ["brown", bar(2, 26.8, 28, 3.2)],
];

const bob = (tone: Tone): Shape => [
  tone,
  "M-4.6 3C-6-3.6-3.4-6.4 0-6.400s6 2.8 4.6 9.400c-1 .4-1-.4-1-1.600C3.8-1 3-2.4 1.4-3.4-.6-2.2-2.4-1.6-3.6-1.4-3.4.6-3.2 3-4.6 3z",
];
const short = (tone: Tone): Shape => [
  tone,
  "M-4.2.2C-5.2-4.6-2.6-6.2 0-6.200s5.2 1.6 4.2 6.400C3.8-1.2 3.2-2.2 2.6-2.8.6-2 -1.6-2-2.8-2.8-3.4-2-3.8-1.2-4.2.2z",
];

/** Long twists, those behind first, to either side. */
const strands: readonly Shape[] = [3, 2, 1, 0].flatMap((at) =>
  [-1, 1].map(
    (side): Shape => [
      "brown",
      bent(
        2.2,
        [16 + side * (1 + at * 1.2), 5 + at * 0.6],
        [16 + side * (5.4 + at * 1.5), 9.4 + at],
        [16 + side * (6 + at * 1.9), 25 - at * 1.4],
      ),
    ],
  ),
);

function bust(skin: Skin, top: Tone): Shape[] {
  return [
    ...neck(16, 18.4, skin, 2.4),
    [top, "M3.4 30c.2-4.6 2.4-6.6 6-7.400l3.2-.8c1.6 2 5.2 2 6.8 0l3.2.8c3.6.8 5.8 2.8 6 7.400z"],
  ];
}

/** Each with somebody at what they do. */
export const careAtWork: Drawings = {
  // On her back on the carriage, feet on the bar, her hands in the ropes.
  "pilates-reformer": plainly([
    ["grey", bent(1.2, [30, 24], [30, 12.4])],
    ["grey", bent(1.6, [5, 24], [3, 15])],
    ["rust", rounded(0.4, 24, 31.2, 2.6, 0.9)],
    ["brown", bar(2.4, 26.6, 2.8, 3.4) + bar(26.8, 26.6, 2.8, 3.4)],
    ["grey", [5.6, 7, 8.4, 9.8].map((x) => line(x, 24, x + 0.9, 21.6, 0.8)).join("")],
    [1, rounded(10.6, 21.2, 18.4, 2.4, 1)],
    [0, disc(13, 23.8, 0.9) + disc(26.4, 23.8, 0.9)],
    [0, bent(0.6, [17, 11.8], [30, 12.4])],
    [0, disc(30, 12.4, 1.4)],
    ["rust", bent(2, [20.4, 17.6], [17, 12.2])],
    [0, bent(3.6, [14, 19.2], [10.6, 12.4], [5.4, 15])],
    ["rust", bent(2, [4.8, 15.2], [3.6, 12.8])],
    [2, rounded(1.4, 13.8, 3, 3, 1.5)],
    [2, bent(4.4, [21.6, 19], [14.8, 19])],
    [1, rounded(25, 19.6, 5, 1.8, 0.8)],
    ["brown", disc(30, 17.2, 1.7)],
    ...placed({ x: 26.2, y: 16.8, turn: 84, size: 0.66 }, [
      ...face({ skin: "rust", mouth: "smile", eyes: "glad", cheeks: true }),
      short("brown"),
    ]),
    [0, rounded(21.8, 15.6, 1.9, 5.8, 0.9)],
    ["rust", disc(17, 12, 1.3)],
    ["yellow", bent(0.8, [15.6, 11.2], [18.4, 12.8])],
  ]),
  // The nurse winds a bandage around an arm.
  "nurse-with-patient": plainly([
    ...half({
      x: 8.2,
      y: 7,
      skin: "brown",
      eyes: "open",
      mouth: "smile",
      top: 1,
      hair: [
        [
          "black",
          "M-4.2.2C-5.2-4.6-2.6-6.4 0-6.400s5.2 1.8 4.2 6.600C3.4-1.4 2.2-2.6 0-3-2.2-2.6-3.4-1.4-4.2.2z",
        ],
        ["black", disc(0, -6.8, 2)],
      ],
    }),
    ["white", "M5.4 14.200l2.8 4 2.8-4-1.4-.4q-1.4 1.2-2.8 0z"],
    [3, rounded(9.6, 19, 3.4, 3.4, 0.5)],
    ["leaf", bar(10.9, 19.5, 0.8, 2.4) + bar(10.1, 20.3, 2.4, 0.8)],
    ...half({
      x: 23.8,
      y: 8,
      skin: "skin",
      eyes: "glad",
      mouth: "smile",
      cheeks: true,
      brows: "grey",
      top: "yellow",
      hair: [short("grey")],
    }),
    ...table,
    ["yellow", bent(3.6, [28, 17], [28.4, 21])],
    ["skin", bent(2.8, [28.2, 22.4], [16, 22.8])],
    ["skin", disc(14.4, 22.6, 1.9)],
    ["white", rounded(17.6, 20.8, 7, 3.8, 0.8)],
    ["grey", line(19.4, 24.6, 20.4, 20.8, 0.4) + line(21.6, 24.6, 22.6, 20.8, 0.4)],
    ["white", bent(1, [18.6, 21.4], [17.2, 18.8])],
    ["white", disc(16.6, 18.4, 1.9)],
    ["grey", disc(16.6, 18.4, 0.6)],
    ["brown", bent(2.4, [3.4, 17.6], [4.8, 22.4], [10, 22.8])],
    [1, bent(3.4, [3.6, 17.4], [4.4, 20.6])],
    ["brown", bent(2.2, [11.6, 18.2], [14.6, 19])],
    ["brown", disc(14.8, 19, 1.4)],
    [2, rounded(3, 22.6, 4.6, 2.4, 0.6)],
  ]),
  // Over the plan, which lies between their cups.
  "planning-together": plainly([
    ...half({
      x: 8,
      y: 7.4,
      skin: "fur",
      eyes: "glad",
      mouth: "laugh",
      brows: "black",
      top: 2,
      hair: [bob("black")],
    }),
    [0, line(5.6, 14.6, 8, 19.6, 0.6) + line(10.4, 14.6, 8, 19.6, 0.6)],
    [3, rounded(6.4, 19.2, 3.2, 3.8, 0.5)],
    ...half({
      x: 24,
      y: 7.8,
      skin: "skin",
      mouth: "smile",
      cheeks: true,
      brows: "rust",
      top: 1,
      hair: [
        [
          "rust",
          "M-4.2.6C-5.4-4.8-2.8-6.4 0-6.400s5.4 1.6 4.2 7C3.6-1 3-2.4 1-3.2-.8-2-3-2-4.2.6z",
        ],
      ],
    }),
    ...table,
    ["white", "M9 24.800l2.4-6.200h10.200l2 6.200z"],
    ["leaf", disc(13, 20.2, 0.8)],
    ["yellow", disc(12.4, 22, 0.8)],
    ["red", disc(11.8, 23.7, 0.8)],
    [0, bar(14.6, 19.9, 5.4, 0.7) + bar(14.2, 21.7, 6.6, 0.7) + bar(13.8, 23.4, 6, 0.7)],
    ["fur", bent(2.4, [3.2, 18], [4.4, 22.8], [9.8, 22.6])],
    [2, bent(3.4, [3.4, 17.6], [4.2, 21.6])],
    ["skin", bent(2.4, [28.8, 18.4], [27.8, 22.8], [21.6, 21.8])],
    [1, bent(3.4, [28.6, 18], [28, 21.8])],
    ["yellow", line(20.8, 22.4, 24, 18.2, 0.9)],
    ["skin", disc(21.8, 21.6, 1.3)],
  ]),
  // Hands, faces and eyes tell it.
  "signing-together": plainly([
    ...half({
      x: 8.2,
      y: 7.6,
      skin: "rust",
      eyes: "open",
      mouth: "laugh",
      top: 0,
      hair: [bob("brown")],
    }),
    ...half({
      x: 23.8,
      y: 7.6,
      skin: "skin",
      eyes: "glad",
      mouth: "smile",
      cheeks: true,
      brows: "brown",
      top: 2,
      hair: [short("brown")],
    }),
    ["rust", bent(2.2, [2.6, 22], [4.4, 18.6])],
    [0, bent(3.4, [3.4, 17.6], [2.4, 22.2]) + bent(3, [2.4, 22.2], [3.6, 20.4])],
    ["rust", bent(2.2, [13.8, 22], [12, 18.2])],
    [0, bent(3.4, [13, 17.6], [14, 22.2]) + bent(3, [14, 22.2], [12.8, 20])],
    ...openHand(4.8, 17.6, -4, "rust", 1),
    ...openHand(11.6, 17, 6, "rust", -1),
    ["skin", bent(2.2, [18.2, 22], [20, 18.6])],
    [2, bent(3.4, [19, 17.6], [18, 22.2]) + bent(3, [18, 22.2], [19.2, 20.4])],
    ["skin", bent(2.2, [29.4, 22], [27.6, 18.8])],
    [2, bent(3.4, [28.6, 17.6], [29.6, 22.2]) + bent(3, [29.6, 22.2], [28.4, 20])],
    ...openHand(20.4, 17.6, -4, "skin", 1),
    ["skin", disc(27, 18, 1.7) + bent(1.1, [26.6, 17.2], [26.2, 14.2])],
    ...table,
  ]),
  // Newly born, in her arms.
  "newborn-in-arms": plainly([
    [1, "M3 30V16c0-5.6 3.6-9.4 8-9.400h10c4.4 0 8 3.8 8 9.400v14z"],
    [
      "black",
      "M10.2 4.800C10.4 1.4 13 0 16 0s5.8 1.6 6 5.200c.2 3.6 1.6 5.4 1.6 8.2 0 2.6-1.6 4-3.4 4h-8.600c-2.2 0-3.6-1.6-3.4-4.2.2-2.8 1.8-4.8 2-8.400z",
    ],
    ...neck(16, 10.6, "rust", 1.7),
    [
      "white",
      "M7.6 30c-.6-4.6-.6-9.2.4-11.4.9-2 2.9-3 5-3.2 1.2 1.6 4.8 1.6 6 0 2.1.2 4.1 1.2 5 3.2 1 2.2 1 6.8.4 11.400z",
    ],
    ...placed({ x: 16, y: 7.2, turn: -6 }, [
      ...face({
        skin: "rust",
        turn: -0.3,
        eyes: "shut",
        mouth: "smile",
        cheeks: true,
        ears: false,
      }),
      ["black", "M-4.2 1C-5-4-3-5.8 0-5.800S5-4 4.2 1C3.6-1.2 2.2-2.2.6-3.6-.6-2-3-1.4-4.2 1z"],
    ]),
    [
      "yellow",
      "M8.2 22.600c0-3.2 2.4-5.2 5.4-4.800l10.2 3.200c2.4.8 3 3.4 1.4 5-2.6 2.2-13 2.4-15.4.6-1-.8-1.6-2.2-1.6-4z",
    ],
    [2, "M14.6 18.200c2.4 1.8 2.8 5.6 1 8.600l-2.4-.2c1.6-2.8 1.2-5.8-.6-7.600z"],
    ["skin", disc(11.4, 21.4, 3)],
    ["rust", "M8.6 20.4c.4-2.2 4-3 5.4-.6-1.8-.4-3.6-.2-5.4.6z"],
    [
      "black",
      "M9.6 21.400q.6 1 1.2 0-.6.6-1.2 0zM12 21.400q.6 1 1.2 0-.6.6-1.2 0zM10.6 22.800q.8.8 1.6 0-.8 1.2-1.6 0z",
    ],
    ["pink", disc(9.5, 22.4, 0.5) + disc(13.3, 22.4, 0.5)],
    ["white", bent(3.8, [24, 19.6], [25.6, 25], [20, 27.4])],
    ["rust", bent(2.4, [19.4, 27.4], [14.6, 26.8])],
    ["white", bent(3.8, [8, 19.6], [6.4, 25.4], [10, 27.8])],
    ["rust", bent(2.4, [10.8, 27.8], [15.6, 28.2])],
    [0, rounded(1, 21, 4.8, 9, 2.2) + rounded(26.2, 21, 4.8, 9, 2.2)],
  ]),
  // Above her head.
  "woman-lifting": plainly([
    ["purple", rounded(3, 28.6, 26, 1.4, 0.7)],
    ["grey", bar(1, 3.4, 30, 1)],
    [0, rounded(2.4, 0.4, 2.4, 7, 0.8) + rounded(27.2, 0.4, 2.4, 7, 0.8)],
    ["red", rounded(4.8, 1.4, 1.8, 5, 0.7) + rounded(25.4, 1.4, 1.8, 5, 0.7)],
    ["brown", "M19 6.800c2.8-.4 4.6 1.2 4.2 4-.4 2-1.4 3-2.8 3.4.6-2.2.2-4.4-1.8-5.400z"],
    [
      "skin",
      bent(2.6, [12, 14.4], [9.2, 10], [10, 4.4]) + bent(2.6, [20, 14.4], [22.8, 10], [22, 4.4]),
    ],
    ["skin", disc(10, 3.9, 1.6) + disc(22, 3.9, 1.6)],
    [
      0,
      bent(4.2, [14, 20.6], [12, 24.6], [11.6, 27]) + bent(4.2, [18, 20.6], [20, 24.6], [20.4, 27]),
    ],
    [
      "white",
      "M7.8 29.200c0-1.6 1.4-2.4 3-2.400h2.800v2.400zM24.2 29.200c0-1.6-1.4-2.4-3-2.400h-2.800v2.400z",
    ],
    ...neck(16, 11.2, "skin", 1.6),
    [
      1,
      "M11.4 21.400c.4-2.4.2-4.2-.4-6.2-.2-1.2.4-1.8 1.4-2l1.4-.2c.6 1.6 3.8 1.6 4.4 0l1.4.2c1 .2 1.6.8 1.4 2-.6 2-.8 3.8-.4 6.200z",
    ],
    [2, "M11.4 19.400h9.200v2h-9.200z"],
    ...placed({ x: 16, y: 8.8, size: 0.82 }, [
      ...face({ skin: "skin", mouth: "laugh", eyes: "glad", brows: "brown", cheeks: true }),
      [
        "brown",
        "M-4.2.6C-5.4-4.6-2.8-6.2 0-6.200S5.4-4.6 4.2.6C3.6-1.8 2-3 0-3.2-2-3-3.6-1.8-4.2.6z",
      ],
      [2, "M-4.4-1.800C-2.6-4.2 2.6-4.2 4.4-1.800l-.2 1.200c-2.4-1.8-6-1.8-8.4 0z"],
    ]),
  ]),
};

/** With nobody at work. */
export const careAndMovement: Drawings = {
  // A strip, a roll, and the box for both.
  "adhesive-bandage": plainly([
    ["white", rounded(2, 7.4, 17, 15.6, 1.4)],
    [1, rounded(2, 7.4, 17, 4.6, 1.4)],
    ["leaf", bar(9, 13.6, 3, 7.4) + bar(6.8, 15.8, 7.4, 3)],
    ["cream", "M24.6 15.400h-4.400v14h9.600c1.2 0 1.4-1 .4-1.4-1.2-.6-1.6-1.6-1.6-3v-5z"],
    ["cream", oval(24.2, 17, 5.6, 2.8)],
    ["rust", oval(24.2, 17, 3.4, 1.6)],
    ["cream", oval(24.2, 17, 1.6, 0.7)],
    ["cream", "M18.6 17v10.600c0 3.2 11.2 3.2 11.2 0V17c0 3.6-11.2 3.6-11.2 0z"],
    ["fur", "M18.6 22.4c0 3.2 11.2 3.2 11.2 0v.8c0 3.2-11.2 3.2-11.2 0z"],
    ["grey", tilted(24.6, 26.4, 1.8, 0.6, 0)],
    ...placed({ x: 10, y: 25.6, turn: -14 }, [
      ["orange", rounded(-9, -3.2, 18, 6.4, 3.2)],
      ["cream", rounded(-3.4, -3.2, 6.8, 6.4, 0.6)],
      ["rust", [-6.8, -5, 5, 6.8].map((x) => disc(x, -1, 0.4) + disc(x, 1, 0.4)).join("")],
    ]),
  ]),
  // Its arms and feet are around the trunk.
  koala: plainly([
    ["grey", oval(15.6, 21.6, 8.6, 7.6)],
    ["grey", bent(4, [22, 18], [25.6, 20])],
    [
      "rust",
      "M14.6 30c.8-7 .8-17 0-24L12.8 1h4.600l1.8 6.200L25 1.400l2.6 1.8-7 9.400c-.2 6 .2 12 1.4 17.400z",
    ],
    ["brown", bar(17, 22.6, 0.7, 1.6) + bar(18.8, 10.6, 0.7, 2.4) + bar(17.6, 28, 0.7, 1.6)],
    [
      "leaf",
      blade(25.6, 2.4, 8, 6.4, 2.8) +
        blade(26, 3, 50, 6.4, 2.8) +
        blade(25.2, 2.2, -50, 4, 2) +
        blade(16, 1.6, 10, 6, 2.4),
    ],
    ["grey", bent(3.8, [25.4, 19.6], [22.6, 21.4], [18.8, 20.2])],
    ["black", bent(0.4, [17.2, 19.6], [18.2, 19.7]) + bent(0.4, [17.2, 20.8], [18.2, 20.7])],
    ["grey", bent(4.4, [23.6, 26.2], [19.4, 27.8])],
    ["grey", bent(4.6, [9, 25], [9.8, 27.4], [15.4, 26])],
    ["grey", disc(4, 8.6, 3.6) + disc(18.6, 8.6, 3.6)],
    ["pink", disc(4, 9, 1.9) + disc(18.6, 9, 1.9)],
    ["grey", oval(11.3, 12.4, 7.6, 6.6)],
    ["grey", bent(4, [8, 20], [12.4, 21.8], [17.8, 17.4])],
    ["black", bent(0.4, [19, 16.2], [19.9, 15.7]) + bent(0.4, [19.4, 17.4], [20.3, 17.1])],
    ["white", oval(11.3, 16.8, 3, 1.7)],
    ["black", oval(11.3, 13.4, 1.7, 2.6)],
    ["black", "M9.8 17.200q1.5 1.2 3 0-1.5 2.4-3 0z"],
    ["black", disc(7.2, 11.4, 1.1) + disc(15.4, 11.4, 1.1)],
    ["white", disc(6.8, 11, 0.4) + disc(15, 11, 0.4)],
    ["leaf", "M8 30c1-1.8 4.4-2.4 6.6-1.6 2.4-1.2 6-1 8 .2 2.2-.4 4.2.2 5 1.400z"],
  ]),
  // A young kangaroo, wrapped, in a basket.
  "joey-in-basket": plainly([
    ["fur", tilted(10.4, 6.4, 5.4, 2.2, 68) + tilted(20, 6.4, 5.4, 2.2, 112)],
    ["pink", tilted(10.7, 6.8, 3.6, 1.1, 68) + tilted(19.7, 6.8, 3.6, 1.1, 112)],
    [
      "fur",
      "M15.2 8.200c4.8 0 7.6 2.8 7.6 6.2 0 4.6-3.2 8.8-7.6 8.800s-7.6-4.2-7.6-8.800c0-3.4 2.8-6.2 7.6-6.200z",
    ],
    [
      "cream",
      "M15.2 14.600c2.6 0 4.2 1.8 4.2 4.200s-1.8 4.6-4.2 4.6-4.2-2.2-4.2-4.6 1.6-4.2 4.2-4.200z",
    ],
    ["black", oval(11, 13.4, 1.3, 1.6) + oval(19.4, 13.4, 1.3, 1.6)],
    [
      "white",
      disc(10.6, 12.8, 0.55) +
        disc(19, 12.8, 0.55) +
        disc(11.4, 14.1, 0.25) +
        disc(19.8, 14.1, 0.25),
    ],
    ["rust", "M9.4 11.200q1.4-1.4 3-.8-1.6-.2-3 .8zM21 11.200q-1.4-1.4-3-.8 1.6-.2 3 .8z"],
    ["black", "M13.6 16.600c0-1.4 3.2-1.4 3.2 0 0 .9-1 1.6-1.6 1.600s-1.6-.7-1.6-1.600z"],
    ["black", "M14.9 18h.6v1h-.6z"],
    ["red", "M12.8 18.900q2.4 1.4 4.8 0-.6 2.4-2.4 2.400t-2.4-2.400z"],
    ["pink", disc(9.8, 16.4, 0.9) + disc(20.6, 16.4, 0.9)],
    [2, "M2.6 21c2.6-2 6-2 8.6-.4 2.4 1.6 5.8 1.6 8.6-.2 3-1.6 7-1.4 9.6.8V26H2.600z"],
    [
      3,
      "M4.6 22c1.6-1 3.4-1.2 5-.4l-.6.8c-1.2-.5-2.4-.4-3.6.3zM21.6 21.600c2-1 4-1 5.6 0l-.8.700c-1.2-.7-2.6-.7-4.2 0z",
    ],
    ["rust", "M1.2 23h29.600l-2 5.800c-.3.8-.9 1.2-1.7 1.200H4.900c-.8 0-1.4-.4-1.7-1.200z"],
    [
      "brown",
      [4.4, 9.2, 14, 18.8, 23.6].map((x) => rounded(x, 24.6, 3.6, 1.8, 0.8)).join("") +
        [6.8, 11.6, 16.4, 21.2].map((x) => rounded(x, 27.2, 3.6, 1.8, 0.8)).join(""),
    ],
    ["brown", rounded(0.4, 22, 31.2, 1.8, 0.9)],
  ]),
  // Down to his chest.
  locs: plainly([
    ...bust("brown", 1),
    ...strands,
    ...placed(
      { x: 16, y: 13.2, size: 1.4 },
      face({ skin: "brown", eyes: "glad", mouth: "laugh", ears: false }),
    ),
    [
      "black",
      "M9.6 13c-.8-6.2 2-10.2 6.4-10.200s7.2 4 6.4 10.200c-.8-2.8-2.4-4.2-4-4.6-2.4 1.2-5.6 1.2-6.4.4-1.2.8-2 2.2-2.4 4.200z",
    ],
  ]),
};

/** Its palm towards us. */
function openHand(x: number, y: number, degrees: number, skin: Skin, side: number): Shape[] {
  const fingers = [-1.2, -0.4, 0.4, 1.2]
    .map((at) => bent(0.85, [at * 0.9, -0.4], [at * 1.5, -3.6 + Math.abs(at) * 0.5]))
    .join("");
  const palm = bent(2.8, [0, 0], [0, 0.8]) + bent(0.9, [side * 1, 0.6], [side * 2.6, -1]);
  return placed({ x, y, turn: degrees }, [[skin, fingers + palm]]);
}

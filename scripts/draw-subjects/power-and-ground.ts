/** On roofs, on walls and in the ground: what builders and their like leave behind, in 32 by 32. */
import { disc, oval } from "../outlines.ts";
import { plainly } from "./figures.ts";
import { bar, capsule, type Drawings, line, rounded, type Shape } from "./shapes.ts";
import { bent } from "./strokes.ts";

/** A lump of stone. */
function lump(x: number, y: number, r: number): string {
  return `M${x - r} ${y + 0.3 * r}l${0.5 * r} ${-1.2 * r} ${r} ${-0.1 * r} ${0.6 * r} ${0.9 * r} ${-0.5 * r} ${0.9 * r} ${-1.1 * r} ${0.1 * r}z`;
}

/** Of pavers: from where to where, down and across, and how many. */
const rows = [
  [25.4, 29.6, 0.8, 31.2, 5],
  [21.4, 25.2, 1.6, 30.4, 5],
  [17.8, 21.2, 2.3, 29.7, 5],
  [14.6, 17.6, 2.9, 29.1, 5],
] as const;

const paverTones = ["orange", "rust", "brown"] as const;

export const powerAndGround: Drawings = {
  // Old sheets in plastic and tape, and what broke off in its bag.
  "wrapped-fibro": plainly([
    ["rust", bar(1, 25.6, 23, 1.6) + bar(1, 28.4, 23, 1.6)],
    ["brown", bar(1.6, 27.2, 3.4, 1.2) + bar(10.6, 27.2, 3.4, 1.2) + bar(19.4, 27.2, 3.4, 1.2)],
    ...[22.4, 19.2, 16, 12.8].map(
      (y): Shape => [
        "grey",
        `M2.4 ${y}q1.200-1.600 2.4 0t2.4 0 2.400 0 2.400 0 2.400 0 2.400 0 2.400 0 2.400 0v3.200H2.400z`,
      ],
    ),
    [
      "white",
      "M4.600 10.200q8-1.200 14.400 0c.9 4 .9 11.400 0 15.400H4.600c-.9-4-.9-11.400 0-15.400z",
    ],
    [
      "grey",
      "M6.400 11.400c-.4 3 .2 5-.2 7.600zM17.400 20c.4-2 .2-3.600.2-5.400zM8 24.400c2-.6 3.400-.4 5 0z",
    ],
    ["yellow", bar(3.9, 20.2, 15.8, 2.6)],
    [
      "black",
      [4.6, 7.8, 11, 14.2, 17.4]
        .map((x) => `M${x + 1.2} 20.200h1.300l-1.300 2.600h-1.300z`)
        .join(""),
    ],
    ["yellow", "M11.800 11.600l4.200 7.200H7.600z"],
    ["black", bar(11.3, 13.8, 1, 2.6) + disc(11.8, 17.4, 0.6)],
    [
      "yellow",
      "M20.400 30c-1.600-4.600-1.200-9.600 1.400-12 1.600-1.200 2.400-1.800 2.600-3.200-1-1.200-1.600-2.600-1.400-4.200l2 .8 1.400-1.400 1.400 1.400 2-.8c.2 1.600-.4 3-1.400 4.200.2 1.400.8 2 2 3.200 1.400 2.400 1.800 7.400.6 12z",
    ],
    ["red", rounded(23.6, 13.8, 5.2, 1.6, 0.8)],
    ["fur", "M22.400 20c-.6 2.400-.6 5 0 8zM30 27.600c.4-2.600.4-4.600-.2-6.800z"],
    ["white", rounded(23, 19, 6.4, 7.4, 0.5)],
    ["black", bar(23, 19, 6.4, 2) + bar(24.2, 24, 4, 0.6) + bar(24.2, 25.1, 4, 0.5)],
    ["red", bar(24, 22, 4.4, 1)],
  ]),
  // On the wall beside its isolators and the battery.
  "inverter-and-battery": plainly([
    ["cream", bar(1, 0.8, 30, 28.2)],
    ["fur", [5, 9.2, 13.4, 17.6, 21.8, 26].map((y) => `M1 ${y}h30z`).join("")],
    ["grey", bar(8.6, 0.8, 1.6, 3) + bar(6, 15, 1.4, 5) + bar(12.4, 15, 1.4, 5)],
    ["grey", "M13.800 21.600h6.400v1.500h-6.400z"],
    [3, rounded(3, 3.2, 13.8, 12.6, 1.6)],
    [1, "M3 7.600V4.800c0-1 .6-1.600 1.600-1.600h10.600c1 0 1.600.6 1.600 1.600v2.800z"],
    ["yellow", "M10.600 3.800L8.400 5.900h1.400l-.8 1.500 2.600-2.200h-1.500z"],
    [0, rounded(5, 9, 6.6, 3.8, 0.5)],
    ["lime", "M5.800 12l1.400-1.600 1.200.8 1.800-1.600v.9l-1.800 1.600-1.200-.8-.9 1z"],
    ["lime", disc(13.4, 9.8, 0.7)],
    ["red", disc(15.2, 9.8, 0.6)],
    [0, [4.6, 6.4, 8.2, 10, 11.8, 13.6].map((x) => bar(x, 14, 0.9, 1.8)).join("")],
    ["yellow", rounded(3.8, 19, 5.8, 6.2, 0.7) + rounded(10.4, 19, 5.8, 6.2, 0.7)],
    ["red", disc(6.7, 22.1, 1.9) + disc(13.3, 22.1, 1.9)],
    ["white", bar(6.3, 20.6, 0.8, 3) + bar(11.8, 21.7, 3, 0.8)],
    [0, rounded(19.2, 7.6, 11, 21.6, 1.6)],
    [1, rounded(19.8, 8.2, 9.8, 20.4, 1.2)],
    [2, bar(19.8, 12.6, 9.8, 1.4)],
    [3, rounded(22.4, 15.8, 4.6, 10.4, 0.8) + bar(23.6, 14.9, 2.2, 1.2)],
    ["lime", bar(23.1, 22.8, 3.2, 2.5) + bar(23.1, 19.7, 3.2, 2.5) + bar(23.1, 16.6, 3.2, 2.5)],
    ["yellow", "M25.400 9.200l-2 1.600h1.200l-.8 1.200 2.400-1.700H25z"],
    ["grey", rounded(0.4, 28.8, 31.2, 1.2, 0.4)],
  ]),
  // On rails on the tiles, half of it washed.
  "panel-and-squeegee": plainly([
    ["rust", "M4 13.200h24L31.600 28H.4z"],
    [
      "brown",
      "M3.400 16h25.200zM2.600 19h26.800zM1.800 22h28.400zM1 25h30zM5 25v3zM11 25v3zM16 25v3zM21 25v3zM27 25v3zM3.400 22v3zM28.800 22v3zM2.600 22v0z",
    ],
    ["grey", bar(2.6, 14.6, 26.8, 1) + bar(1.2, 22.6, 29.6, 1)],
    [0, "M7 5.600h18.400l2.600 19.600H4z"],
    [1, "M8 6.600h16.400l2.300 17.600H5.200z"],
    // Dust, where nobody has been yet.
    ["fur", "M15.600 6.600h8.800l2.300 17.600H14.8z"],
    [
      "rust",
      disc(18.4, 9.6, 0.5) + disc(22, 12.6, 0.6) + disc(18, 16.4, 0.5) + disc(23.4, 18.6, 0.6),
    ],
    [
      "white",
      "M20.400 21.200c.6-1 1.600-.8 1.800.2.8.6.2 1.600-.8 1.400-1.200.2-1.600-.8-1-1.600z",
    ],
    [
      3,
      "M7.500 10.700h17.400l.1.600H7.400zM6.800 15.200h18.700l.1.600H6.700zM6 19.800h20.100l.1.600H5.900zM12.700 6.600h.6l-1.500 17.600h-.7zM18.900 6.600h.6l1.200 17.600h-.7z",
    ],
    ["white", "M9 7.400l1.400.1-1 9-1.500.1z"],
    // The squeegee, on its long pole.
    ["grey", line(29.8, 0.8, 19.2, 12.4, 1.5)],
    ["yellow", capsule(30.2, 0.8, 26.6, 4.8, 2)],
    ["red", capsule(20.6, 10.8, 18.8, 12.8, 2.4)],
    ["blue", bent(3, [11.8, 8.8], [22.2, 17.6])],
    ["black", bent(1.2, [10.6, 9.8], [21.2, 18.8])],
    [
      "white",
      disc(9.6, 12, 1.2) +
        disc(11.6, 13.4, 0.9) +
        disc(14, 15.2, 1.3) +
        disc(16.2, 17, 1) +
        disc(18.4, 18.8, 1.2),
    ],
    ["blue", capsule(10, 15.4, 9.8, 18.4, 0.8) + capsule(13.4, 18, 13.2, 21.6, 0.8)],
    [0, "M.4 27.600h31.200V29c0 .6-.4 1-1 1H1.400c-.6 0-1-.4-1-1z"],
    [3, bar(1.4, 28.3, 29.2, 0.5)],
  ]),
  // Uphill, with what it carries and where that falls.
  "conveyor-belt": plainly([
    ["brown", "M20.600 30c1.600-2.400 3.800-5.600 6-6.400 2 .4 3.600 3.600 5 6.400z"],
    ["rust", lump(26, 27.4, 1.6) + lump(23.4, 28.8, 1.2) + lump(29, 28.8, 1.2)],
    [0, capsule(7.6, 22, 5.6, 29, 1.5)],
    [0, capsule(7.6, 22, 10.2, 29, 1.5)],
    [0, capsule(17.6, 17, 15.6, 29, 1.5)],
    [0, capsule(17.6, 17, 19.4, 29, 1.5)],
    [0, bar(3.6, 28.6, 8.6, 1.4) + bar(13.6, 28.6, 7.6, 1.4)],
    [2, line(7, 26, 17, 20.6, 1.1)],
    ["brown", lump(8, 15.6, 2.2) + lump(17, 10.2, 2.4) + lump(22, 6.8, 1.8)],
    ["rust", lump(11.8, 13.2, 2.4) + lump(20, 8.8, 1.5)],
    ["grey", lump(5.4, 17.8, 1.6) + lump(14.4, 12, 1.5)],
    ["black", bent(6.4, [4.6, 21.2], [26, 9])],
    [2, bent(4.2, [4.6, 21.2], [26, 9])],
    [1, line(5, 21, 25.6, 9.2, 1.8)],
    ["grey", disc(4.6, 21.2, 2.6) + disc(26, 9, 2.6)],
    ["black", disc(4.6, 21.2, 0.9) + disc(26, 9, 0.9)],
    ["grey", disc(9.6, 18.3, 1.2) + disc(14.4, 15.6, 1.2) + disc(19.2, 12.9, 1.2)],
    [1, rounded(21.6, 12.4, 5.8, 3.8, 0.8)],
    ["yellow", rounded(23, 13.3, 3, 2, 0.4)],
    ["brown", lump(29.8, 12.8, 1.3) + lump(29, 20.4, 1.2)],
    ["rust", lump(30, 16.8, 1.1)],
  ]),
  // Between steel posts, with a bank behind it and a drain at its foot.
  "sleeper-wall": plainly([
    ["brown", "M2 12.400C8 10.400 12 8.400 18 8.200c5 0 9.400 1 12 2V18H2z"],
    [
      "leaf",
      "M1.600 13C6 9.800 12 7.400 18 7.200c5 0 10 .8 12.600 2.600v2.600c-4-1.800-8-2.400-12.600-2.200-6 0-11 1.600-16.400 4.600z",
    ],
    ["leaf", disc(10, 6.6, 2.8) + disc(7.4, 8.6, 2.4) + disc(12.6, 8, 2.4)],
    ["lime", oval(9.2, 5.8, 1.4, 0.7) + oval(12.6, 7.2, 1, 0.5)],
    [
      "leaf",
      "M20 8.600c-1.400-3-1.200-5 .2-7 1 1.400 1.400 2.600 1.600 3.800.8-1.800 2-3 3.600-3.600-.2 2-.6 3.200-1.200 4.400 1.200-.8 2.600-1 4.200-.6-1.200 1.800-2.600 2.800-4.600 3.600z",
    ],
    ["red", disc(8.4, 8, 0.7) + disc(11.4, 9, 0.7)],
    ...[13.2, 17.2, 21.2, 25.2].flatMap((y, at): Shape[] => [
      [at % 2 ? "rust" : "fur", bar(2, y, 28, 3.8)],
      ["brown", `M${4.6 + 2 * at} ${y + 1.2}h5zM${19 - at} ${y + 2.2}h6zM${10 + at} ${y + 2.8}h3z`],
    ]),
    ["grey", [1.2, 14.4, 27.6].map((x) => bar(x, 11.6, 3.2, 17.4)).join("")],
    ["black", [2.5, 15.7, 28.9].map((x) => bar(x, 11.6, 0.6, 17.4)).join("")],
    [
      "grey",
      "M.6 30l.8-1.600 1.600-.6 1.400.6 1.600-.8 1.800.8 1.600-.6 1.600.6 1.800-.8 1.600.8 1.600-.6 1.800.6 1.600-.8 1.600.8 1.800-.6 1.600.6 1.600-.8 1.800.8 1.600-.4.9 2z",
    ],
    ["black", disc(22.4, 28, 1.9)],
    ["white", disc(22.4, 28, 1.1)],
  ]),
  // Half laid on its sand, with the mallet and the string.
  paving: plainly([
    ["cream", "M4.400 9h23.200L31.400 30H.6z"],
    ["fur", "M4.400 9h23.200l.4 2H4z"],
    ...rows.flatMap(([top, bottom, left, right, count], row): Shape[] => {
      const step = (right - left) / count;
      const from = row % 2 ? -0.5 : 0;
      return Array.from({ length: count + (row % 2) }, (_, at): Shape => {
        const x1 = Math.max(left, left + (at + from) * step);
        const x2 = Math.min(right, left + (at + from + 1) * step);
        // Towards the middle, further back.
        const in1 = (16 - x1) * 0.035;
        const in2 = (16 - x2) * 0.035;
        const n = (value: number) => value.toFixed(1);
        return [
          paverTones[(at + row) % 3] ?? "rust",
          `M${n(x1 + 0.15)} ${bottom}L${n(x1 + 0.15 + in1)} ${top}H${n(x2 - 0.15 + in2)}L${n(x2 - 0.15)} ${bottom}z`,
        ];
      }).slice(0, row === 3 ? 3 : undefined);
    }),
    // The string between its pegs.
    ["rust", "M2.800 7.600h1.600v9l-.8 1.400-.8-1.400zM27.600 7.600h1.600v9l-.8 1.400-.8-1.400z"],
    ["yellow", bar(3.6, 11.6, 24.8, 0.8)],
    // What is still to be laid.
    ["rust", bar(7, 7.4, 6.4, 3)],
    ["orange", bar(13.4, 7.4, 6.4, 3) + bar(10, 4.4, 6.4, 3)],
    ["brown", bar(16.4, 4.4, 6.4, 3)],
    ["rust", bar(13, 1.4, 6.4, 3)],
    // The mallet.
    ["fur", capsule(29, 27.6, 25, 20.8, 1.9)],
    ["black", bent(4.8, [21.6, 21.2], [26.6, 18.2])],
    ["grey", bent(0.8, [21.4, 20.2], [25.6, 17.6])],
  ]),
};

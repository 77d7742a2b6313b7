import svgpath from "svgpath";
import type { NaturalTone } from "../../src/blocks/subjects/natural-tones.ts";
import {
  bar,
  capsule,
  type Drawings,
  frame,
  line,
  type Place,
  placed,
  rounded,
  type Shape,
  type Tone,
  tilted,
} from "../draw-subjects/shapes.ts";
import { disc, oval, ring } from "../outlines.ts";

/** Hair on a head of radius 5 around 0: what falls behind it, and what is seen before it. */
const hair = {
  short: ["", "M-5.2.5c-1.5-9 11.9-9 10.4 0-1-2.5-2-3.3-3-3.8-2 1-5.5 1-7.4 3.8z"],
  curly: [dot(0, -1.2, 6.4), ""],
  bun: [dot(0, -5.5, 2.4), "M-5.2-.5c-.5-7 10.9-7 10.4 0q-5.2-5-10.4 0z"],
  none: ["", ""],
} as const;

/** A round dot in few letters: all but a hair's breadth of a circle. */
function dot(x: number, y: number, r: number): string {
  return `M${x} ${y - r}a${r} ${r} 0 1 0 .2 0z`;
}

/** Two eyes and a smile, in the middle of a head of radius 5. */
const face = "M-2.4-.4h1v1.3h-1zm3.8 0h1v1.3h-1zm-3.6 2.5h4.4q-2.2 3-4.4 0z";

type Head = { skin: Tone; hair: NaturalTone; style: keyof typeof hair };

function head(place: Place, { skin, hair: tone, style }: Head): Shape[] {
  const [behind, before] = hair[style];
  const shapes: Shape[] = [
    [tone, behind],
    [skin, dot(0, 0, 5)],
    [tone, before],
    ["black", face],
  ];
  return placed(
    place,
    shapes.filter(([, d]) => d),
  );
}

function bust(place: Place, clothes: Tone, of: Head): Shape[] {
  const body: Shape = [clothes, "M-8.75 13.75c-1.25-12.5 18.75-12.5 17.5 0z"];
  return [...placed(place, [body]), ...head(place, of)];
}

/** A thick limb through these points, round at its joints and its last end; its first is behind the body. */
function limb(width: number, ...points: (readonly [number, number])[]): string {
  const r = width / 2;
  const side = (way: (readonly [number, number])[]) => {
    const normals = way.slice(1).map(([x, y], at) => {
      const [fromX, fromY] = way[at] ?? [x, y];
      const part = r / Math.hypot(x - fromX, y - fromY);
      return [(y - fromY) * part, (fromX - x) * part] as const;
    });
    return way
      .map(([x, y], at) => {
        const [before, after] = [normals[at - 1] ?? normals[at], normals[at] ?? normals[at - 1]];
        if (!before || !after) return "";
        if (before[0] * after[1] - before[1] * after[0] > 0)
          return `${x + before[0]} ${y + before[1]}A${r} ${r} 0 0 1 ${x + after[0]} ${y + after[1]}`;
        const part = (r * r) / (r * r + before[0] * after[0] + before[1] * after[1]);
        return `${x + (before[0] + after[0]) * part} ${y + (before[1] + after[1]) * part}`;
      })
      .join("L");
  };
  return `M${side(points)}A${r} ${r} 0 0 1 ${side([...points].reverse())}z`;
}

/** With five points. */
function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 ? r * 0.5 : r;
    const turn = (at * Math.PI) / 5;
    return `${x + radius * Math.sin(turn)} ${y - radius * Math.cos(turn)}`;
  });
  return `M${points.join("L")}z`;
}

/** With four points, and hollow between them. */
function sparkle(x: number, y: number, r: number): string {
  return `M${x} ${y - r}q0 ${r} ${r} ${r}q${-r} 0 ${-r} ${r}q0 ${-r} ${-r} ${-r}q${r} 0 ${r} ${-r}z`;
}

/** So far from the middle, in this direction. */
function around(r: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(16 + r * Math.sin(turn)).toFixed(1)} ${(16 - r * Math.cos(turn)).toFixed(1)}`;
}

/** To a tenth, in few letters. */
function short(drawings: Drawings): Drawings {
  const outline = (d: string) =>
    svgpath(d)
      .rel()
      .round(1)
      .toString()
      .replace(/(?<![\d.])0\./g, ".")
      .replace(/ (?=[m-])|(?<=\.\d+) (?=\.)/g, "");
  const entries = Object.entries(drawings).map(([name, shapes]) => [
    name,
    shapes.map(([tone, d]): Shape => [tone, outline(d)]),
  ]);
  return Object.fromEntries(entries);
}

const fifths = [0, 72, 144, 216, 288];

export const peopleAndPlay: Drawings = short({
  "users-three": [
    ...bust({ x: 8, y: 10, size: 0.78 }, 2, { skin: "rust", hair: "black", style: "curly" }),
    ...bust({ x: 24, y: 10, size: 0.78 }, 3, { skin: "cream", hair: "orange", style: "bun" }),
    ...bust({ x: 16, y: 13, size: 1.05 }, 1, { skin: "skin", hair: "brown", style: "short" }),
  ],
  backpack: [
    [2, ring(16, 5.4, 4.2, 2.4)],
    [0, "M6 16.5h20q2.5 0 2.5 3V24q0 3-2.5 3H6q-2.5 0-2.5-3v-4.5q0-3 2.5-3z"],
    [1, "M7 14c0-6.5 4-9.5 9-9.5s9 3 9 9.5v12c0 2-1 3-3 3H10c-2 0-3-1-3-3z"],
    [3, "M9 13.5c0-3.5 1-5.5 3-6.5l.8 1.5c-1.5 1-2 2.5-2 5z"],
    [2, "M10 16.5h12V24q0 2.5-2.5 2.5h-7q-2.5 0-2.5-2.5z"],
    [1, bar(10, 19.8, 12, 1.7)],
    [3, bar(14.8, 18.9, 2.4, 4.4)],
    [0, bar(12.5, 12, 7, 1.5)],
  ],
  "music-notes": [
    [1, "M9.8 9L27 4.5v17h-3.6v-7.8l-10 2.6V24H9.8z"],
    [2, "M12.2 11.2l12.4-3.3v2.5l-12.4 3.3z"],
    [1, tilted(8.8, 24, 5.4, 4.4, -20) + tilted(22.4, 21.5, 5.4, 4.4, -20)],
    [3, tilted(7, 23.2, 1.9, 1.1, -30) + tilted(20.6, 20.7, 1.9, 1.1, -30)],
  ],
  "person-simple-walk": [
    ["rust", limb(3, [13.5, 14], [9, 17], [7, 21])],
    [1, limb(4.6, [13.5, 20], [11.5, 24], [8, 26.5])],
    ["brown", "M5.5 24.5l4 3.5-1 2c-2.5-1-4-3-3-5.5z"],
    [1, limb(4.6, [14.5, 20], [18.5, 23], [19.5, 27])],
    ["brown", "M17 26.5h5l2 2V30h-7z"],
    [2, capsule(15, 14.5, 14, 19.5, 7)],
    ["rust", limb(3, [15.5, 14.5], [18, 18.5], [22.5, 18])],
    ...head({ x: 16.5, y: 7.2 }, { skin: "rust", hair: "black", style: "short" }),
  ],
  "users-four": [
    ...bust({ x: 16, y: 7, size: 0.8 }, 3, { skin: "cream", hair: "orange", style: "bun" }),
    ...bust({ x: 8.5, y: 12, size: 0.8 }, 2, { skin: "rust", hair: "black", style: "curly" }),
    ...bust({ x: 23.5, y: 12, size: 0.8 }, 2, { skin: "brown", hair: "black", style: "none" }),
    ...bust({ x: 16, y: 18, size: 0.8 }, 1, { skin: "skin", hair: "brown", style: "short" }),
  ],
  "person-simple-run": [
    ["skin", limb(3, [19, 13.5], [13, 13.5], [10.5, 17.5])],
    ["skin", limb(4, [15.5, 20], [12.5, 25], [7.5, 25])],
    ["skin", limb(4, [16, 20], [21.5, 21.5], [21, 26.5])],
    [2, "M12.5 19h8l1 4.5h-4L15 26l-4.5-3z"],
    [1, "M8 22.5v5L5 29l-1.5-1.5L5 22.5zM18.8 26h4.5l2.2 2v1.5h-6.7z"],
    [1, capsule(19, 14.5, 16, 19.5, 6.8)],
    ["skin", limb(3, [19.5, 14], [23.5, 18.5], [27, 15.5])],
    ...head({ x: 21, y: 7.7 }, { skin: "skin", hair: "brown", style: "short" }),
  ],
  "microphone-stage": [
    ...placed({ x: 15.5, y: 16.5, turn: 42 }, [
      [1, "M-4-2h8l-1.6 16c-.2 1.3-4.6 1.3-4.8 0z"],
      [3, "M-2 1h1.6l-.3 10h-1.1z"],
      ["grey", disc(0, -8.5, 6.5)],
      ["white", capsule(-3.4, -9.5, 0, -12.6, 1.4)],
      ["black", `${bar(-6.2, -7.6, 12.4, 1)}${bar(-0.5, -8, 1, 6)}`],
      [2, rounded(-5.5, -4.5, 11, 3.6, 1.4)],
      [0, rounded(-1, 2.5, 2.6, 4, 1.2)],
    ]),
    [2, sparkle(7.5, 8.5, 4) + sparkle(26, 24.5, 3.2)],
  ],
  barbell: placed({ x: 16, y: 16, turn: -35 }, [
    ["grey", bar(-15.4, -1.6, 30.8, 3.2)],
    [2, bar(-13.8, -5.6, 4.8, 11.2) + bar(9, -5.6, 4.8, 11.2)],
    [1, rounded(-10.4, -9, 6.4, 18, 2.4) + rounded(4, -9, 6.4, 18, 2.4)],
    [3, bar(-9, -6.5, 1.4, 8) + bar(5.4, -6.5, 1.4, 8)],
    [0, bar(-2.2, -1.6, 1.2, 3.2) + bar(1, -1.6, 1.2, 3.2)],
  ]),
  checkerboard: [
    [
      1,
      bar(5, 5, 6.8, 6.8) +
        bar(20.2, 5, 6.8, 6.8) +
        bar(12.6, 12.6, 6.8, 6.8) +
        bar(5, 20.2, 6.8, 6.8),
    ],
    [2, bar(12.6, 5, 6.8, 6.8) + bar(5, 12.6, 6.8, 6.8)],
    [3, bar(20.2, 12.6, 6.8, 6.8) + bar(12.6, 20.2, 6.8, 6.8)],
    ...placed({ x: 24.2, y: 24.2, turn: 20 }, [[1, bar(-3.4, -3.4, 6.8, 6.8)]]),
    [3, line(6.3, 8.5, 8.5, 6.3, 1.3) + line(13.9, 16.1, 16.1, 13.9, 1.3)],
  ],
  "puzzle-piece": [
    [1, rounded(4.5, 4.5, 12, 12, 2)],
    [2, rounded(16, 4.5, 11.5, 12, 2)],
    [3, rounded(4.5, 16, 12, 11.5, 2)],
    [1, rounded(16, 16, 11.5, 11.5, 2)],
    [1, `M15 8.5h2c2-2 5 0 5 2s-3 4-5 2h-2z`],
    [2, `M24 15v2c2 2 0 5-2 5s-4-3-2-5v-2z`],
    [1, `M17 24h-2c-2 2-5 0-5-2s3-4 5-2h2z`],
    [3, `M8 17v-2c-2-2 0-5 2-5s4 3 2 5v2z`],
  ],
  "mask-happy": placed({ x: 0, y: -1 }, [
    [1, "M4.5 9L1.5 18l5 1zM27.5 9l3 9-5 1z"],
    [3, "M5 5.5c3.5 1.5 7.5 2 11 2s7.5-.5 11-2c1.5 12-3 24-11 24s-12.5-12-11-24z"],
    [2, "M16 7.5c3.5 0 7.5-.5 11-2 1.5 12-3 24-11 24z"],
    [0, "M7 14.5c1.5-4 5.5-4 7 0-2-1.6-5-1.6-7 0zM18 14.5c1.5-4 5.5-4 7 0-2-1.6-5-1.6-7 0z"],
    [0, "M8.5 18c4.5 1.5 10.5 1.5 15 0 0 5-3 7.5-7.5 7.5s-7.5-2.5-7.5-7.5z"],
    ["red", "M12.5 23.5c1.5-2.5 5.5-2.5 7 0-2 1.5-5 1.5-7 0z"],
    [1, "M16 9l1.7 2.3-1.7 2.3-1.7-2.3z"],
  ]),
  "music-note": placed({ x: 0.9, y: -0.5, size: 1.06 }, [
    [1, "M14 2.5h3.2c.3 4 9 5 9 12 0 2.5-1 4.5-2.2 6 .2-5-2.5-7.5-6.8-8.5v12H14z"],
    [1, tilted(12, 24.5, 6, 4.6, -20)],
    [3, tilted(9.6, 23.5, 2, 1.2, -30)],
    [2, "M17.2 6.5c3 2 6.5 4 7.5 7-2-1.8-4.5-2.8-7.5-3.5z"],
    [2, sparkle(7, 11, 3.5)],
  ]),
  "person-arms-spread": placed({ x: 0.6, y: 1.3, size: 0.96 }, [
    ["skin", limb(3, [13, 14], [8, 12.5], [3.5, 8]) + limb(3, [19, 14], [24, 12.5], [28.5, 8])],
    ["skin", limb(3.6, [14, 21], [10, 28.5]) + limb(3.6, [18, 21], [22, 28.5])],
    [
      1,
      "M11.5 12.5h9c1 0 1.5 1 1 2-1 2-1 4 0 6.5-1.5 2.5-9.5 2.5-11 0 1-2.5 1-4.5 0-6.5-.5-1 0-2 1-2z",
    ],
    [2, "M11.6 17.5h8.8v2h-8.8z"],
    ...head({ x: 16, y: 7.5, size: 0.96 }, { skin: "skin", hair: "brown", style: "bun" }),
  ]),
  "soccer-ball": [
    [3, disc(16, 16, 14.4)],
    [1, `M${fifths.map((turn) => around(5.4, turn)).join("L")}z`],
    [
      1,
      fifths
        .map(
          (turn) =>
            `M${around(5, turn - 6)}L${around(9.8, turn - 4)}L${around(11.6, turn - 20)}L${around(14.4, turn - 19)}A14.4 14.4 0 0 1 ${around(14.4, turn + 19)}L${around(11.6, turn + 20)}L${around(9.8, turn + 4)}L${around(5, turn + 6)}z`,
        )
        .join(""),
    ],
  ],
  trophy: [
    ["yellow", frame(2.5, 5.5, 27, 10, 5, 2.2)],
    ["yellow", "M8.5 3h15v9c0 5.5-3 9-7.5 9s-7.5-3.5-7.5-9z"],
    ["white", rounded(10.2, 5, 1.6, 9, 0.8)],
    ["fur", "M14 20.5h4l1.2 4h-6.4z"],
    [1, "M9 26c0-1.5 1-2.5 2.5-2.5h9c1.5 0 2.5 1 2.5 2.5v3.5H9z"],
    [2, bar(12.5, 25.5, 7, 2)],
    [1, star(16.5, 10.5, 4.2)],
  ],
  waveform: [
    [
      1,
      capsule(3.3, 14, 3.3, 18, 3) +
        capsule(11.7, 7, 11.7, 25, 3) +
        capsule(20.2, 4.5, 20.2, 27.5, 3) +
        capsule(28.6, 13.5, 28.6, 18.5, 3),
    ],
    [
      2,
      capsule(7.5, 10.5, 7.5, 21.5, 3) + capsule(16, 11, 16, 21, 3) + capsule(24.4, 9, 24.4, 23, 3),
    ],
  ],
  "game-controller": [
    [0, rounded(6.5, 6, 5, 5, 2) + rounded(20.5, 6, 5, 5, 2)],
    [
      1,
      "M8.5 8h15c3.5 0 5 3 6 8 1 5.5.8 9-1.8 10-2.7.8-4.7-3-6.7-5h-10c-2 2-4 5.8-6.7 5-2.6-1-2.8-4.5-1.8-10 1-5 2.5-8 6-8z",
    ],
    [3, "M8.8 11.5h2.4v2.3h2.3v2.4h-2.3v2.3h-2.4v-2.3h-2.3v-2.4h2.3z"],
    ["yellow", dot(22.5, 12.4, 1.5) + dot(22.5, 17.6, 1.5)],
    [2, dot(19.9, 15, 1.5) + dot(25.1, 15, 1.5)],
    [3, "M14 12h4v1.5h-4z"],
    [2, "M13.5 17h5q-2.5 3-5 0z"],
  ],
  "disco-ball": [
    ["grey", bar(15.3, 0.8, 1.4, 5)],
    [0, bar(13.5, 4, 5, 3)],
    [2, dot(16, 18, 12)],
    [3, "M10 11.5h5.5v4.5h-6.5zM16.5 22h6l-2 4.5h-4zM23 17h4.9c0 1.5-.2 3-.7 4.5h-4.2z"],
    [1, "M16.5 11.5h5.5l1 4.5h-6.5zM4.1 17h4.9v4.5h-4.3c-.5-1.5-.6-3-.6-4.5zM9.5 22.5h6v4h-4z"],
    [
      1,
      `M16 6c-9 4-9 20 0 24l-1 0c-9-4-9-20 0-24zM16 6c9 4 9 20 0 24l1 0c9-4 9-20 0-24zM15.5 6h1v24h-1zM6 10.5h20v1H6zM4 16h24v1H4zM4.5 21.5h23v1h-23zM8 26.5h16v1H8z`,
    ],
    [3, sparkle(6, 7.5, 4.5) + sparkle(27.5, 10, 3)],
  ],
  user: [
    ["brown", "M7.5 22c-1-2-.5-5-.5-9C7 6 11 2.5 16 2.5S25 6 25 13c0 4 .5 7-.5 9z"],
    [1, "M5.5 27.5c-1-5.5 2.5-8.5 7.5-9h6c5 .5 8.5 3.5 7.5 9-6 3-15 3-21 0z"],
    ["skin", "M13.2 16h5.6v3q-2.8 4-5.6 0z"],
    [3, "M12 18.3l4 3.2-2.7 3-3.3-5.5zM20 18.3l-4 3.2 2.7 3 3.3-5.5z"],
    ...placed({ x: 16, y: 12, size: 1.25 }, [
      ["skin", dot(0, 0, 5)],
      ["brown", "M-5.5.5c-1-8 11.5-9 11 0q-1.5-1.5-2.2-3.5-3.6 1-5.6-.5-1 2.7-3.2 4z"],
      ["black", face],
    ]),
  ],
  cards: [
    ...placed({ x: 11.5, y: 16, turn: -16 }, [
      [1, rounded(-7, -10, 14, 20, 2)],
      [2, rounded(-4.8, -7.8, 9.6, 15.6, 1)],
    ]),
    ...placed({ x: 20, y: 16.5, turn: 12 }, [
      [3, rounded(-7, -10, 14, 20, 2)],
      [
        "red",
        "M0 5.5c-8-5.5-5.5-10.5-2.6-10.5 1.3 0 2.2.8 2.6 2 .4-1.2 1.3-2 2.6-2 2.9 0 5.4 5-2.6 10.5z",
      ],
      [1, "M-5.2-6.5l1.4-1.7 1.4 1.7-1.4 1.7zM5.2 6.5l-1.4 1.7-1.4-1.7 1.4-1.7z"],
    ]),
  ],
  "piano-keys": [
    [1, rounded(2.2, 5, 27.6, 22, 6)],
    [2, bar(5.5, 8, 21, 2)],
    [
      "white",
      [0, 1, 2, 3, 4]
        .map((at) => `M${5.5 + 4.2 * at} 11.5h4.2v11q0 1.5-1.5 1.5h-1.2q-1.5 0-1.5-1.5z`)
        .join(""),
    ],
    ["black", [0, 1, 3].map((at) => bar(8.4 + 4.2 * at, 11.5, 2.6, 7)).join("")],
  ],
  "person-simple-swim": placed({ x: 0, y: -0.9 }, [
    ["skin", limb(3.6, [15, 18], [8.5, 10.5], [17, 5.5], [24, 8])],
    ["skin", dot(20, 14.8, 5.4)],
    [1, "M14.6 14.5c-1-9 12-9 10.8 0-3.5-2-7.3-2-10.8 0z"],
    ["black", "M17 15.6h6.2v2.2h-2.2l-.9-.9-.9.9h-2.2z"],
    [
      "blue",
      "M1 19.5c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2 2.5-2 5-2 2.5 2 5 2c-1 7-7 11.5-15 11.5S2 26.5 1 19.5z",
    ],
    [
      "white",
      "M4 23.5c2 0 2-1.5 4-1.5s2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5 2 1.5 4 1.5v1.5c-2 0-2-1.5-4-1.5s-2 1.5-4 1.5-2-1.5-4-1.5-2 1.5-4 1.5-2-1.5-4-1.5-2 1.5-4 1.5z",
    ],
  ]),
  "music-notes-simple": [
    [1, "M9.5 9L27 4.5v17h-3.8v-8l-9.9 2.6V24H9.5z"],
    [2, tilted(8.8, 24, 5.4, 4.4, -20) + tilted(22.4, 21.5, 5.4, 4.4, -20)],
    [3, tilted(7, 23.2, 1.9, 1.1, -30) + tilted(20.6, 20.7, 1.9, 1.1, -30)],
  ],
  microphone: [
    [
      1,
      "M5.5 13h2.4c.6 11 15.6 11 16.2 0h2.4c-.4 7-4 10.7-9.2 11.4v3h-2.6v-3c-5.2-.7-8.8-4.4-9.2-11.4z",
    ],
    [0, rounded(9.5, 27, 13, 3.2, 1.6)],
    [2, rounded(10, 1.5, 12, 20, 6)],
    ["grey", "M10 11.5v-4c0-8 12-8 12 0v4z"],
    [1, bar(10, 11.5, 12, 1.8)],
    ["white", bar(12, 5, 3, 1.4) + bar(12, 8, 3, 1.4) + bar(17, 5, 3, 1.4) + bar(17, 8, 3, 1.4)],
    [3, dot(16, 17, 1.4)],
  ],
  guitar: placed({ x: 15.4, y: 16.2, turn: 42, size: 1.08 }, [
    ["brown", "M-1.3-11h2.6V2h-2.6zM-2.3-15h4.6l-.6 4.8h-3.4z"],
    [
      "rust",
      "M0-3.5c4 0 5.5 2 5.5 4.3 0 1.5-.8 2.3-.5 3.5.4 1.4 2.2 2 2.2 5 0 3.5-3.2 5-7.2 5s-7.2-1.5-7.2-5c0-3 1.8-3.6 2.2-5 .3-1.2-.5-2-.5-3.5C-5.5-1.5-4-3.5 0-3.5z",
    ],
    [1, "M2 .5c3 1.5 3 5.5 4 7-2 1.5-5 .5-4.5-2.5z"],
    ["black", dot(0, 3.2, 2.4)],
    ["brown", bar(-3, 9.5, 6, 1.6)],
    ["white", bar(-0.6, -10, 1.2, 19.5)],
    [
      1,
      bar(-3.8, -14.3, 1.5, 1.3) +
        bar(-3.8, -12.1, 1.5, 1.3) +
        bar(2.3, -14.3, 1.5, 1.3) +
        bar(2.3, -12.1, 1.5, 1.3),
    ],
  ]),
  "vinyl-record": [
    [2, "M3.5 6h15v20H3.5z"],
    [1, "M3.5 19h15v7H3.5z"],
    ["black", disc(19, 16, 11.5)],
    [
      "grey",
      "M19 7v1.4a7.6 7.6 0 0 0-7.6 7.6H10a9 9 0 0 1 9-9zM19 25v-1.4a7.6 7.6 0 0 0 7.6-7.6H28a9 9 0 0 1-9 9z",
    ],
    [1, dot(19, 16, 4.6)],
    [3, dot(19, 16, 1.4)],
  ],
  faders: [
    [1, rounded(4, 4.5, 24, 23, 4)],
    [
      0,
      capsule(9, 8.5, 9, 23.5, 2) + capsule(16, 8.5, 16, 23.5, 2) + capsule(23, 8.5, 23, 23.5, 2),
    ],
    [3, bar(6, 16.5, 6, 5) + bar(20, 13.5, 6, 5)],
    [2, bar(13, 9.5, 6, 5)],
    [0, bar(7, 18.4, 4, 1.2) + bar(14, 11.4, 4, 1.2) + bar(21, 15.4, 4, 1.2)],
  ],
  shapes: [
    [2, rounded(16.5, 16, 11.5, 11.5, 1.5)],
    [3, bar(18.5, 18, 1.4, 5)],
    [1, "M14.6 2.5q1.4-2 2.8 0l7 10.5q1 2-1.2 2H8.8q-2.2 0-1.2-2z"],
    [3, "M15.5 6l1 1.5-3.6 5.5h-1.9z"],
    ["red", dot(9.3, 22, 6.3)],
    ["black", "M6.8 20h1.3v1.6H6.8zm3.7 0h1.3v1.6h-1.3zm-3.8 3.2h5.2q-2.6 3.8-5.2 0z"],
  ],
  person: [
    ["skin", limb(3, [13, 14], [9, 18], [8.5, 22.5]) + limb(3, [19, 14], [23, 18], [23.5, 22.5])],
    ["skin", capsule(13.6, 23, 13.2, 29.3, 3.6) + capsule(18.4, 23, 18.8, 29.3, 3.6)],
    [2, "M11.5 19h9l.8 7h-4.5l-.8-2.5-.8 2.5h-4.5z"],
    [
      1,
      "M11.5 12.5h9c1.5 0 2.5 1 3 2l1.3 2.5-2.8 2-1.5-1.5v3h-9v-3L10 19l-2.8-2 1.3-2.5c.5-1 1.5-2 3-2z",
    ],
    ...head({ x: 16, y: 7.2 }, { skin: "skin", hair: "brown", style: "short" }),
  ],
  "person-simple-tai-chi": [
    [3, limb(4.6, [14, 20], [9, 22.5], [7, 27])],
    [3, limb(4.6, [17, 20.5], [22, 21.5], [22, 26.5])],
    ["black", "M5.3 26.6h4v2h-4zM20 26.6h5.2v2H20z"],
    ["fur", limb(3.2, [13, 14.5], [7.5, 16.5], [3.5, 12.5])],
    [1, capsule(15.5, 14.5, 15.5, 20, 7.4)],
    [2, "M11.8 18.8h7.4v2h-7.4z"],
    ["fur", limb(3.2, [18.5, 14.5], [23, 16.5], [28.5, 13])],
    ...head({ x: 16, y: 8 }, { skin: "fur", hair: "black", style: "bun" }),
  ],
  "boxing-glove": [
    [1, "M9 24v-3c-3-2.5-4-6-4-10 0-6 4.5-9 10.5-9S27 5 27 10.5c0 4.5-2 7.5-3.5 10.5v3z"],
    [0, "M8.5 10.5c5-1.5 8 .5 8 3.5 0 3.5-3.5 5-7.5 4z"],
    [1, "M4 13c0-3.5 3-4 5.5-4 3.5 0 5.5 1.6 5.5 4s-2 4.2-6 4c.5 1.5 1 2.5 2 4-4-1-7-4-7-8z"],
    [3, "M17.5 4.5c3.5.2 6 2 6.5 5l-1.7.3c-.5-2.2-2.3-3.5-5-3.7z"],
    [2, rounded(8, 22.5, 16.5, 7, 2)],
    [3, bar(8, 25.2, 16.5, 1.7)],
  ],
  lego: [
    [
      1,
      `${bar(5.8, 15, 3.6, 4)}${bar(18, 15, 3.6, 4)}${bar(22.7, 15, 3.6, 4)}M4 17.5h24V25q0 2-2 2H6q-2 0-2-2z`,
    ],
    [2, `${bar(6.3, 4.7, 3.8, 4)}${bar(11.7, 4.7, 3.8, 4)}M4.2 7.5h13.3v10.2H4.2z`],
    [3, bar(6.3, 9.8, 1.6, 5) + bar(6.3, 20, 1.6, 4)],
    ...placed({ x: 24, y: 8.5, turn: 20 }, [["red", "M-3.5-3h2v-2h3v2h2v6.5h-7z"]]),
  ],
  robot: [
    ["grey", bar(15.2, 3, 1.6, 6)],
    ["red", dot(16, 3.4, 2.3)],
    [2, rounded(2, 12.5, 5, 8, 2) + rounded(25, 12.5, 5, 8, 2)],
    [2, "M8.5 29.5c0-3 2-5 7.5-5s7.5 2 7.5 5z"],
    [1, rounded(5, 7.5, 22, 18, 5)],
    [3, rounded(8, 11, 16, 11, 4)],
    [0, "M11.5 13.5h2.4v3h-2.4zM18.1 13.5h2.4v3h-2.4zM12.5 18h7q-3.5 4-7 0z"],
  ],
  "magic-wand": [
    [1, capsule(6.5, 26, 17.5, 15, 4)],
    [3, capsule(6.5, 26, 9, 23.5, 4)],
    ["yellow", star(19.5, 12, 10)],
    ["white", "M19 6l1.4.2-1.5 4-4 .3-.3-1.3 3-.4z"],
    [2, sparkle(6.5, 11, 4) + sparkle(24, 25.5, 4)],
  ],
  drum: [
    ["rust", capsule(9, 4.3, 14, 12, 2) + capsule(23, 4.3, 18, 12, 2)],
    ["fur", dot(8.8, 4.3, 2) + dot(23.2, 4.3, 2)],
    [1, "M4 13v10.5c0 7 24 7 24 0V13z"],
    [3, "M4.8 15.5l5.6 9.5 5.6-7.5 5.6 7.5 5.6-9.5v3l-5.6 9-5.6-7.5-5.6 7.5-5.6-9z"],
    [2, "M3.5 11.5h25v3.5c0 6.5-25 6.5-25 0z"],
    [3, oval(16, 11.5, 12.5, 4.8)],
  ],
  racquet: placed({ x: 0.4, y: 1.2, size: 0.95 }, [
    ...placed({ x: 17.5, y: 14.5, turn: 42 }, [
      [1, capsule(0, 7, 0, 16, 3)],
      [0, capsule(0, 10.5, 0, 16.2, 3)],
      [1, "M-6-.5h12L1.5 8h-3z"],
      [3, "M-2.6 2h5.2L0 6z"],
      [1, oval(0, -5.2, 8.2, 9.4)],
      [3, oval(0, -5.2, 6.2, 7.4)],
      [
        1,
        `${bar(-3, -11.5, 0.8, 12.6)}${bar(-0.4, -12.5, 0.8, 14.6)}${bar(2.2, -11.5, 0.8, 12.6)}${bar(-5.8, -8.4, 11.6, 0.8)}${bar(-6, -5.6, 12, 0.8)}${bar(-5.6, -2.8, 11.2, 0.8)}`,
      ],
    ]),
    ["lime", dot(7, 9.5, 4.4)],
    ["white", "M3.2 7.8q4.5.6 5.8-2.3l1 .8q-1.8 3.4-7.2 3z"],
  ]),
  "tennis-ball": placed({ x: 1, y: 0.3, size: 0.95 }, [
    [2, capsule(5, 18, 12, 15, 2.4)],
    [1, capsule(5, 27, 13, 19, 2.8) + capsule(13.5, 28.5, 17, 22, 2.4)],
    ["lime", dot(19, 13.2, 11.2)],
    [
      "white",
      "M9.5 7.5c7 2.5 10.5-1 10.5-5.3h1.7c0 6-4.7 10-12.7 7zM17 24c-1.5-6 2-11 10-10.5l3 .6-.2 1.7c-7-1.5-12 1.5-11 8.4z",
    ],
    ["leaf", "M24 5.5q2.5 1.5 3.5 4.5l-1.4.5q-.8-2.5-3-3.8z"],
  ]),
  golf: [
    ["grey", bar(15.8, 3, 1.8, 20)],
    [1, "M17.6 3q5 3.5 10.4 2.5l-2 4 2 4q-5.4 1-10.4-1.5z"],
    ["lime", "M2 20.5q14-5 28 0c-1.5 6-7 10.5-14 10.5S3.5 26.5 2 20.5z"],
    ["leaf", oval(16.8, 22.5, 4.6, 1.6)],
    ["white", dot(9, 21.5, 4)],
    ["grey", "M8 19.5h1v1H8zm2.5 1h1v1h-1zm-2 2h1v1h-1z"],
  ],
  target: placed({ x: 0, y: 1.5, size: 0.94 }, [
    [1, dot(15, 17, 13.4)],
    [3, dot(15, 17, 10.4)],
    [1, dot(15, 17, 7.2)],
    [3, dot(15, 17, 4)],
    ["black", capsule(15, 17, 24, 8, 1.8)],
    [2, "M22 10l.5-5L27 1.5l.8 3.2L31 5.5 27 9.5z"],
  ]),
  bicycle: placed({ x: 0.6, y: -1.3, size: 0.96 }, [
    [0, dot(7.6, 21, 6.8) + dot(24.4, 21, 6.8)],
    [3, dot(7.6, 21, 4.9) + dot(24.4, 21, 4.9)],
    [
      1,
      `${line(7.6, 21, 12, 13, 2)}${line(11.2, 11.5, 15, 21, 2)}${line(7.6, 21, 15, 21, 2)}${line(15, 21, 21.5, 12.5, 2)}${line(12, 13.5, 21.5, 12.5, 2)}${line(20, 8, 24.4, 21, 2)}`,
    ],
    ["brown", capsule(9, 11, 13.5, 11, 2.6) + limb(2, [20, 8.8], [20, 7.5], [24.5, 7.5])],
    [2, dot(15, 21, 2.2)],
    [0, dot(7.6, 21, 1.3) + dot(24.4, 21, 1.3)],
  ]),
  "dice-five": placed({ x: -0.7, y: -0.5, size: 0.98 }, [
    ...placed({ x: 21.5, y: 10.5, turn: 20 }, [
      [1, rounded(-7, -7, 14, 14, 3)],
      [3, dot(-3, -3, 1.6) + dot(3, -3, 1.6)],
    ]),
    ...placed({ x: 12.8, y: 19, turn: -12 }, [
      [3, rounded(-9, -9, 18, 18, 3.6)],
      [
        1,
        dot(-4.6, -4.6, 2) +
          dot(4.6, -4.6, 2) +
          dot(0, 0, 2) +
          dot(-4.6, 4.6, 2) +
          dot(4.6, 4.6, 2),
      ],
    ]),
  ]),
  disc: [
    [3, dot(16, 16, 14.4)],
    [
      2,
      `M16 16L${around(14.4, 15)}A14.4 14.4 0 0 1 ${around(14.4, 45)}zM16 16L${around(14.4, 195)}A14.4 14.4 0 0 1 ${around(14.4, 225)}z`,
    ],
    [
      "pink",
      `M16 16L${around(14.4, 45)}A14.4 14.4 0 0 1 ${around(14.4, 62)}zM16 16L${around(14.4, 225)}A14.4 14.4 0 0 1 ${around(14.4, 242)}z`,
    ],
    [
      "blue",
      `M16 16L${around(14.4, 62)}A14.4 14.4 0 0 1 ${around(14.4, 85)}zM16 16L${around(14.4, 242)}A14.4 14.4 0 0 1 ${around(14.4, 265)}z`,
    ],
    [1, dot(16, 16, 5.2)],
    [3, dot(16, 16, 2)],
  ],
  "cassette-tape": [
    [1, rounded(2, 6, 28, 20, 4.5)],
    [3, "M5.5 9.5h21v10h-21z"],
    [2, "M5.5 16.5h21v3h-21z"],
    [0, rounded(8.5, 11.5, 15, 6, 3)],
    [3, dot(11.6, 14.5, 1.8) + dot(20.4, 14.5, 1.8)],
    [2, "M14.5 13h3v3h-3z"],
    [0, "M9.5 26l1.5-4.5h10l1.5 4.5z"],
  ],
  "speaker-high": [
    [2, "M2.5 11.5q0-1.5 1.5-1.5h5v12H4q-1.5 0-1.5-1.5z"],
    [1, "M8.5 10.5L15 4q2.5-2 2.5 1v22q0 3-2.5 1l-6.5-6.5z"],
    [3, "M11 12l3-3v6h-3z"],
    [1, "M20.5 11q3.5 5 0 10l1.8 1.3q4.5-6.3 0-12.6z"],
    [2, "M24 7.5q6 8.5 0 17l2 1.4q7-9.9 0-19.8z"],
  ],
  "half-pipe": [
    [3, "M1 16h4c0 7 4.5 10 11 10s11-3 11-10h4c0 9-6.5 15-15 15S1 25 1 16z"],
    [1, bar(1, 14.5, 5, 2.5) + bar(26, 14.5, 5, 2.5)],
    ["skin", limb(3, [14, 13], [6.5, 8]) + limb(3, [16, 13], [23.5, 8])],
    [1, limb(4, [15, 17], [9.5, 17.5], [11, 22]) + limb(4, [15, 17], [20.5, 16], [20, 21])],
    [2, "M11 13q4-3 8 0l-.5 5.5h-7z"],
    [0, dot(11.5, 25, 1.6) + dot(20.5, 22.7, 1.6)],
    ["orange", line(7, 24.2, 24.5, 19.8, 2)],
    ...head({ x: 15, y: 7.5 }, { skin: "skin", hair: "brown", style: "none" }),
    [1, "M9.7 6c0-7 10.6-7 10.6 0z"],
  ],
  "flag-checkered": placed({ x: 0, y: 0.8, size: 0.94 }, [
    ["rust", capsule(6.5, 5, 6.5, 27.5, 2.4)],
    [3, "M6.5 5q6-3 11.5 0t11 0v15q-5.5 3-11 0t-11.5 0z"],
    [
      1,
      [
        [6.5, 5, -2.2],
        [17.8, 4.9, 1.5],
        [12.2, 8, 0.2],
        [23.5, 11.2, -1],
        [6.5, 15, -1.8],
        [17.8, 14.9, 1.8],
      ]
        .map(([x, y, down]) => `M${x} ${y}l5.7 ${down}v5l-5.7 ${-(down ?? 0)}z`)
        .join(""),
    ],
  ]),
  "person-simple-bike": [
    [0, dot(8.5, 22.5, 5.8) + dot(23.5, 22.5, 5.8)],
    [3, dot(8.5, 22.5, 4) + dot(23.5, 22.5, 4)],
    [2, line(8.5, 22.5, 12, 16, 1.8) + line(12, 17, 22, 16, 1.8) + line(21.5, 14, 23.5, 22.5, 1.8)],
    ["skin", limb(3.6, [12, 15], [19, 18], [16, 25])],
    [2, limb(5, [12, 16], [16, 17])],
    [0, "M14 24h4l1.5 2.5H14z"],
    [1, capsule(12.5, 15, 16, 11, 6)],
    ["skin", limb(2.8, [15.5, 11], [18, 15], [22, 14.5])],
    ...head({ x: 19, y: 7.2 }, { skin: "skin", hair: "brown", style: "none" }),
    [1, "M13.7 6c0-6.5 10.6-6.5 10.6 0z"],
  ],
  "person-simple-snowboard": [
    ["white", "M1.5 20l27 8c-8 4-24 3-27-8z"],
    [
      2,
      limb(4.2, [15, 16.5], [10, 17.5], [10.5, 21.5]) + limb(4.2, [15, 16.5], [20, 18.5], [19, 24]),
    ],
    [1, limb(3, [16, 12], [10, 13], [5, 9.5]) + limb(3, [17, 12.5], [26, 11])],
    [1, capsule(16.5, 12, 15, 16.5, 7)],
    ["orange", capsule(5, 20.5, 25, 26.5, 2.4)],
    ...head({ x: 17.5, y: 7 }, { skin: "cream", hair: "brown", style: "none" }),
    [2, "M12.2 5.2c0-6.3 10.6-6.3 10.6 0z"],
    ["black", "M14.3 5.3h6.4v2.3h-2.2l-1-.8-1 .8h-2.2z"],
  ],
  joystick: [
    [2, "M10 21c0-4 12-4 12 0z"],
    ["grey", bar(14.4, 10, 3.2, 10)],
    [1, "M8 19h16q2 0 2.5 2l1 4q.5 3-2.5 3H7q-3 0-2.5-3l1-4q.5-2 2.5-2z"],
    ["red", dot(16, 8, 6.5)],
    ["white", "M12.3 7.2q.5-2.8 3-3.2v1.6q-1.3.3-1.5 1.6z"],
    [2, dot(9, 23.5, 2.3) + dot(23, 23.5, 2.3)],
    [3, bar(12.8, 22.5, 6.4, 2)],
  ],
  "mask-sad": placed({ x: 0, y: -1 }, [
    [1, "M4.5 9L1.5 18l5 1zM27.5 9l3 9-5 1z"],
    [2, "M5 5.5c3.5 1.5 7.5 2 11 2s7.5-.5 11-2c1.5 12-3 24-11 24s-12.5-12-11-24z"],
    [3, "M16 7.5c3.5 0 7.5-.5 11-2 1.5 12-3 24-11 24z"],
    [0, "M7.5 16.5c3-.3 5-2 6.5-5 1.8 4-2.5 8-6.5 5zM24.5 16.5c-3-.3-5-2-6.5-5-1.8 4 2.5 8 6.5 5z"],
    [0, "M10 25c.5-7.5 11.5-7.5 12 0-3.5-3-8.5-3-12 0z"],
    ["blue", "M9.5 18q4 5.5 0 5.5t0-5.5z"],
    [1, "M16 8.5l1.7 2.3-1.7 2.3-1.7-2.3z"],
  ]),
  "speaker-hifi": [
    [1, rounded(6.5, 2.2, 19, 27.6, 4)],
    [0, dot(16, 20.2, 7) + dot(16, 8.6, 3.8)],
    [2, dot(16, 20.2, 5.2) + dot(16, 8.6, 2.2)],
    [0, dot(16, 20.2, 2.2)],
    [3, "M12.2 19.5q.6-2.5 3-3v1.5q-1.2.4-1.6 1.5zM8.5 6h1.4v6H8.5z"],
  ],
});

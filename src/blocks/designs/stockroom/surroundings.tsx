import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import type { Opening, SurroundingsProps } from "../design.ts";

type Natural = "blue" | "leaf" | "orange" | "yellow";
type Tone = "accent" | "brand" | "deep" | "quiet" | "sky" | "surface" | "tint" | Natural;
type Shape = readonly [tone: Tone, outline: string];

/** A part of the shop, and where in it the thing stands, how many times as large as it is. */
type Part = {
  wall: Tone;
  /** From the back to the front. */
  shapes: readonly Shape[];
  thing: readonly [x: number, y: number, scale: number];
  /** A tag with what it costs. */
  ticket?: readonly [x: number, y: number];
};

const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const bottle = (x: number, y: number) => `M${x - 12} ${y}v-42q0-10 7-15v-19h10v19q7 5 7 15v42z`;

/** With its lid. */
const carton = (tone: Tone, x: number, y: number, width: number, height: number): Shape[] => [
  [tone, rect(x, y - height, width, height)],
  ["surface", rect(x - 6, y - height, width + 12, 16)],
];

/** In front of a rail of clothes. */
const rail: Part = {
  wall: "accent",
  shapes: [
    ["quiet", rect(-20, 424, 600, 80)],
    ["surface", `${rect(-20, 62, 600, 12)}${rect(28, 62, 12, 362)}${rect(520, 62, 12, 362)}`],
    ...[
      garment("surface", 58, 240),
      garment("deep", 96, 196),
      garment("brand", 134, 268),
      garment("quiet", 386, 214),
      garment("surface", 426, 290),
      garment("brand", 464, 180),
    ],
    ...carton("brand", 60, 424, 92, 50),
    ...carton("quiet", 432, 424, 84, 36),
  ],
  thing: [112, 452, 2.1],
};

/** On the rail, between the others. */
const onRail: Part = {
  ...rail,
  shapes: [...rail.shapes, ["surface", "M280 110 222 150H338zM280 110V76"]],
  thing: [128, 412, 1.9],
};

/** Between the curtain of a fitting room and its glass. */
const fittingRoom: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(396, 70, 132, 332)],
    ["sky", rect(412, 86, 100, 300)],
    ["surface", "M424 190v-30l62-62h26zM424 236v-18L512 130v18z"],
    ["accent", "M-20 52h152q-4 190-44 252l20 120H-20z"],
    ["surface", "M-20 296H92l-8 22H-20z"],
    ["deep", rect(20, 52, 4, 244) + rect(56, 52, 4, 244) + rect(92, 52, 4, 160)],
    ["surface", rect(-20, 40, 196, 14)],
    ["quiet", rect(-20, 424, 600, 80)],
    ["surface", rect(-20, 412, 600, 14)],
    ["surface", "M96 436h368l30 50H66z"],
  ],
  thing: [112, 456, 2.1],
};

/** There on a hook. */
const onHook: Part = {
  ...fittingRoom,
  shapes: [
    ...fittingRoom.shapes,
    ["deep", "M262 58h36v14h-36z"],
    ["surface", "M280 110 222 150H338zM280 110V70"],
  ],
  thing: [128, 412, 1.9],
};

function garment(tone: Tone, x: number, height: number): Shape {
  return [
    tone,
    `M${x + 16} 106q10 8 20 0l14 14q4 5 4 12v${height - 4}h-56v${4 - height}q0-7 4-12zM${x + 26} 108V76`,
  ];
}

/** Beside a bookcase, on a crate under a lamp. */
const bookcase: Part = {
  wall: "tint",
  shapes: [
    ["quiet", rect(-20, 424, 600, 80)],
    ["accent", rect(-20, -20, 196, 444)],
    ...[66, 168, 270, 372].flatMap((y, row) => [
      ...spines(y, row),
      ["surface", rect(-20, y, 196, 14)] as const,
    ]),
    ["surface", rect(166, -20, 14, 444)],
    ["brand", "M318-10V30M268 82l28-52h44l28 52z"],
    ["accent", rect(204, 370, 228, 54)],
    ["surface", `${rect(196, 358, 244, 14)}${rect(214, 388, 208, 12)}`],
    ["brand", rect(462, 402, 84, 22)],
    ["surface", rect(470, 384, 66, 18)],
    ["deep", rect(458, 362, 82, 22)],
  ],
  thing: [190, 358, 1.6],
};

/** Books on a line, no two rows alike. */
function spines(y: number, row: number): Shape[] {
  const tones = ["brand", "surface", "deep", "quiet", "brand", "surface", "brand"] as const;
  return tones.map((_, at) => {
    const height = 52 + ((at * 3 + row * 5) % 4) * 8;
    return [tones[(at + row * 3) % 7] ?? "quiet", rect(-6 + at * 24, y - height, 24, height)];
  });
}

const spanner = (x: number): Shape => [
  "brand",
  `M${x - 7} 184v-64a20 20 0 0 1-5-37v22h24V83a20 20 0 0 1-5 37v64a7 7 0 0 1-14 0z`,
];

/** What it hangs on. */
const peg = (x: number) => rect(x - 6, 64, 12, 38);

/** Below what hangs on hooks. */
const hooks = (scale: number, ...hung: Shape[]): Part => ({
  wall: "tint",
  shapes: [
    ["accent", rect(-20, 292, 600, 148)],
    ["quiet", rect(-20, 440, 600, 70)],
    ["surface", `${rect(-20, 40, 600, 24)}${rect(-20, 284, 600, 12)}`],
    ...hung,
    ...carton("brand", 470, 440, 84, 78),
  ],
  thing: [280 - 80 * scale, 442, scale],
});

/** Two tyres, with room between them for a bird. */
const bikeHooks = hooks(
  2.2,
  ["deep", round(130, 146, 58) + round(430, 146, 58)],
  ["tint", round(130, 146, 42) + round(430, 146, 42)],
  ["surface", rect(124, 64, 12, 34) + rect(424, 64, 12, 34)],
);

/** A coil of rope, a spanner and tape. */
const toolHooks = hooks(
  1.8,
  ["quiet", round(128, 136, 56)],
  ["surface", round(128, 136, 40)],
  ["tint", round(128, 136, 24)],
  spanner(40),
  ["deep", round(432, 124, 46)],
  ["tint", round(432, 124, 26)],
  ["surface", `${rect(122, 64, 12, 26)}${peg(40)}${rect(426, 64, 12, 28)}`],
);

/** On the bench below them. */
const toolBench: Part = {
  ...toolHooks,
  shapes: [
    ...toolHooks.shapes.slice(0, -2),
    ["quiet", rect(-20, 412, 600, 90)],
    ["brand", `${rect(40, 442, 130, 60)}${rect(214, 442, 130, 60)}${rect(388, 442, 130, 60)}`],
    ["surface", rect(-20, 394, 600, 24)],
  ],
  thing: [136, 394, 1.8],
};

const bricks = Array.from({ length: 30 }, (_, at): Shape => {
  const [column, row] = [at % 5, Math.floor(at / 5)];
  return [
    (at * 3 + row) % 7 < 2 ? "tint" : "quiet",
    rect(column * 132 - (row % 2) * 66 - 10, row * 70, 132, 70),
  ];
});

/** In front of the fire, in its wall of bricks. */
const forge: Part = {
  wall: "quiet",
  shapes: [
    ...bricks,
    ["surface", "M100 262V150a180 180 0 0 1 360 0v112z"],
    ["deep", "M124 262V154a156 156 0 0 1 312 0v108z"],
    [
      "orange",
      "M160 258q-26-70 22-132 8 34 30 40-8-86 50-140 8 70 52 98 14-22 12-56 58 50 78 112 8 40-8 78z",
    ],
    ["yellow", "M216 258q-16-42 14-78 8 20 22 24 0-34 24-58 8 36 28 52 28 28 14 60z"],
    ["surface", rect(72, 252, 416, 22)],
    ["quiet", rect(-20, 424, 600, 80)],
    ["surface", rect(-20, 412, 600, 14)],
  ],
  thing: [136, 456, 1.8],
};

/** In a fireplace of bricks. */
const hearth: Part = {
  wall: "quiet",
  shapes: [
    ...bricks,
    ["surface", "M76 416V210a204 204 0 0 1 408 0v206z"],
    ["deep", "M108 416V214a172 172 0 0 1 344 0v202z"],
    ["quiet", rect(-20, 428, 600, 80)],
    ["surface", rect(-20, 412, 600, 18)],
  ],
  thing: [128, 412, 1.9],
};

/** Beside the dark mouth of a furnace. */
const furnace: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(-20, 40, 600, 14)],
    ["quiet", rect(-20, 424, 600, 80)],
    ["quiet", rect(-30, 100, 246, 324)],
    ["surface", rect(-30, 84, 260, 26)],
    ["surface", "M4 360V250a88 88 0 0 1 176 0v110z"],
    ["deep", "M26 360V250a66 66 0 0 1 132 0v110z"],
    ["surface", rect(-30, 360, 260, 22)],
  ],
  thing: [232, 442, 1.9],
};

/** On a workbench, below plans and between what it is made of. */
const workbench: Part = {
  wall: "tint",
  shapes: [
    ["surface", `${rect(26, 40, 150, 112)}M390 40h144v112H390z`],
    ["quiet", `${rect(46, 62, 70, 46)}${rect(46, 124, 110, 8)}${rect(134, 62, 22, 46)}`],
    ["brand", "M462 60l44 34v40h-88V94z"],
    ["surface", rect(450, 104, 24, 30)],
    ["deep", `${round(101, 44, 7)}${round(462, 44, 7)}`],
    // Lengths of timber against the wall, tins and a roll of tape.
    ["accent", `${rect(8, 182, 28, 212)}${rect(64, 206, 30, 188)}`],
    ["surface", rect(36, 168, 28, 226)],
    ["brand", rect(452, 318, 84, 76)],
    ["surface", `${rect(444, 308, 100, 16)}${rect(466, 340, 56, 30)}`],
    ["accent", rect(462, 252, 64, 56)],
    ["surface", rect(456, 242, 76, 14)],
    ["quiet", rect(-20, 412, 600, 90)],
    ["accent", `${rect(26, 432, 156, 70)}${rect(202, 432, 156, 70)}${rect(378, 432, 156, 70)}`],
    ["deep", [104, 280, 456].map((x) => rect(x - 22, 446, 44, 10)).join("")],
    ["surface", rect(-20, 394, 600, 24)],
  ],
  thing: [118, 394, 1.9],
};

/** Among panes in their rack. */
const glassRack: Part = {
  ...workbench,
  wall: "accent",
  shapes: [
    ["surface", rect(-20, 44, 600, 18)],
    ...[0, 1, 2].flatMap((at) => {
      const [x, y] = [at * 56 - 34, 96 + at * 37];
      return [...pane(x, y, x + 10), ...pane(456 - x, y, 506 - x)];
    }),
    ...workbench.shapes.slice(-4),
  ],
};

/** A pane, and where it shines. */
function pane(x: number, y: number, shine: number): Shape[] {
  return [
    ["sky", rect(x, y, 104, 394 - y)],
    ["surface", `M${shine} ${y + 58}v-18l26-26h18z`],
  ];
}

/** Before a tank of glass, planted for what lives in it. */
const vivarium: Part = {
  wall: "tint",
  shapes: [
    ["brand", "M130-10V20M430-10V20M92 62q0-42 38-42t38 42zM392 62q0-42 38-42t38 42z"],
    ["sky", rect(24, 118, 512, 276)],
    ["leaf", "M70 330q-34-60-22-126 40 40 38 126 0-80 40-116 18 70-22 116z"],
    ["leaf", "M470 330q-34-60-20-112 32 34 36 112 0-92 34-130 22 74-16 130z"],
    ["leaf", "M150 330q20-66 66-76-2 52-50 76zM424 330q-14-52-58-66 0 44 40 66z"],
    ["accent", "M24 330q130-22 250-6t262-4v74H24z"],
    ["quiet", `${round(96, 352, 14)}${round(476, 350, 20)}${round(436, 362, 12)}`],
    ["surface", `${rect(12, 96, 536, 24)}${rect(12, 380, 536, 16)}`],
    ["deep", `${rect(212, 84, 136, 12)}`],
    ["quiet", rect(-20, 412, 600, 90)],
    ["surface", rect(-20, 394, 600, 24)],
    ["brand", `${rect(40, 442, 130, 60)}${rect(214, 442, 130, 60)}${rect(388, 442, 130, 60)}`],
  ],
  thing: [132, 370, 1.85],
};

/** Alone on its bench, before a round window. */
const roundWindow: Part = {
  wall: "sky",
  shapes: [
    ["surface", round(280, 206, 170)],
    ["quiet", rect(-20, 420, 600, 80)],
    ["surface", rect(-20, 404, 600, 20)],
  ],
  thing: [112, 404, 2.1],
  ticket: [396, 406],
};

/** Between rolled rugs, in front of what hangs. */
const rugs: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(-20, 34, 600, 14)],
    ["quiet", rect(-20, 410, 600, 90)],
    ["quiet", rect(16, 48, 150, 246)],
    ["surface", `${rect(32, 64, 118, 214)}M91 96l44 74-44 74-44-74z`],
    ["brand", "M91 126l26 44-26 44-26-44z"],
    ["brand", rect(394, 48, 150, 246)],
    ["quiet", rect(410, 64, 118, 34) + rect(410, 132, 118, 34) + rect(410, 200, 118, 34)],
    ...rolled("brand", 4, 190),
    ...rolled("surface", 512, 196),
    ["accent", rect(108, 410, 344, 20)],
    ["brand", rect(98, 430, 364, 20)],
    ["accent", rect(88, 450, 384, 40)],
  ],
  thing: [124, 410, 1.95],
};

/** A rug that stands on its end. */
function rolled(tone: Tone, x: number, height: number): Shape[] {
  const y = 426 - height;
  return [
    [tone, rect(x, y, 46, height)],
    ["deep", rect(x, y + 34, 46, 12) + rect(x, y + height - 46, 46, 12)],
    ["surface", `M${x} ${y}a23 13 0 0 1 46 0 23 13 0 0 1-46 0z`],
    ["deep", `M${x + 14} ${y}a9 5 0 0 1 18 0 9 5 0 0 1-18 0z`],
  ];
}

/** Among buckets on the steps in front of the door. */
const tiers: Part = {
  wall: "sky",
  shapes: [
    ...bunch(50, 214, 0),
    ...bunch(138, 214, 1),
    ...bunch(334, 214, 2),
    ...bunch(422, 214, 3),
    ["quiet", rect(-20, 214, 600, 300)],
    ["surface", rect(-20, 206, 600, 16)],
    ...bunch(66, 318, 2),
    ...bunch(416, 318, 1),
    ["accent", rect(-20, 318, 600, 200)],
    ["surface", rect(-20, 310, 600, 16)],
    ["quiet", rect(-20, 420, 600, 80)],
    ["surface", rect(-20, 412, 600, 16)],
  ],
  thing: [124, 412, 1.95],
  ticket: [438, 346],
};

/** Flowers in a bucket. */
function bunch(x: number, y: number, kind: number): Shape[] {
  const tones = ["accent", "surface", "tint"] as const;
  const heads = [
    [12, 100],
    [40, 118],
    [66, 98],
  ] as const;
  return [
    ["leaf", `M${x + 6} ${y - 60}q-8-40 10-44q14 12 22 44q0-50 18-50q16 14 14 50z`],
    ...heads.flatMap(([dx, up], at): Shape[] => [
      [tones[(at + kind) % 3] ?? "brand", round(x + dx, y - up + (kind % 2) * 8, 17)],
      ["quiet", round(x + dx, y - up + (kind % 2) * 8, 6)],
    ]),
    [kind % 2 ? "brand" : "quiet", `M${x} ${y - 64}h78l-10 60h-58z`],
    ["surface", rect(x - 4, y - 70, 86, 12)],
  ];
}

/** On the bench of a glasshouse, between pots and a watering can. */
const greenhouse: Part = {
  wall: "sky",
  shapes: [
    ["leaf", "M-20 394V300q50-64 110-16 46-58 104-8 60-52 118 4 60-58 116-4 50-44 152 24v94z"],
    ["surface", rect(-20, 232, 600, 12) + rect(274, 20, 12, 380)],
    ["surface", "M-20 116 280-6l300 122v16L280 12-20 132z"],
    ["deep", rect(66, 94, 4, 60) + rect(490, 94, 4, 60)],
    [
      "leaf",
      "M24 168q-6-38 22-40 4-22 22-22t22 22q28 2 22 40zM448 168q-6-38 22-40 4-22 22-22t22 22q28 2 22 40z",
    ],
    ["brand", "M22 160h92q-4 50-46 50t-46-50zM446 160h92q-4 50-46 50t-46-50z"],
    ["accent", "M22 326h92l-12 68H34z"],
    ["surface", rect(14, 312, 108, 18)],
    ["accent", "M30 266h76l-8 46H38z"],
    ["surface", rect(22, 252, 92, 16)],
    ["quiet", "M446 356l-44-46 10-10 42 32zM526 330h24v44h-24v-12h12v-20h-12z"],
    ["brand", "M450 318h76v76h-84z"],
    ["surface", rect(442, 308, 84, 14)],
    ["quiet", rect(-20, 412, 600, 90)],
    ["accent", rect(40, 452, 120, 60) + rect(400, 452, 120, 60)],
    ["surface", rect(30, 440, 140, 18) + rect(390, 440, 140, 18) + rect(-20, 394, 600, 22)],
  ],
  thing: [124, 394, 1.95],
};

/** In the window, below bunting. */
const shopWindow: Part = {
  wall: "brand",
  shapes: [
    ["surface", rect(-20, 20, 600, 396)],
    ["sky", rect(42, 36, 476, 364)],
    ...Array.from(
      { length: 10 },
      (_, at): Shape => [
        at % 2 ? "brand" : "surface",
        `M${42 + at * 47.6} ${cord(at)}l47.6 ${cord(at + 1) - cord(at)}l-23.8 44z`,
      ],
    ),
    ["quiet", rect(164, 344, 232, 60)],
    ["tint", `${rect(54, 292, 110, 112)}${rect(396, 262, 110, 142)}`],
    ["brand", rect(74, 226, 68, 66)],
    ["surface", `${rect(100, 226, 14, 66)}M107 226l-24-22v22zM107 226l24-22v22z`],
    ["deep", rect(416, 224, 70, 38)],
    ["brand", rect(428, 186, 46, 38)],
    ["surface", rect(-20, 400, 600, 24)],
    ["deep", rect(-20, 424, 600, 90)],
  ],
  thing: [152, 344, 1.6],
  ticket: [402, 320],
};

/** On the counter of glass, below lamps, in front of what is wrapped. */
const counter: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(-20, 196, 150, 12) + rect(430, 196, 150, 12)],
    ["brand", rect(14, 146, 44, 50)],
    ["accent", rect(66, 120, 46, 76)],
    ["surface", rect(32, 146, 8, 50)],
    ["accent", rect(448, 136, 56, 60)],
    ["surface", rect(472, 136, 8, 60)],
    ["deep", rect(516, 112, 30, 84)],
    ["brand", "M90-10V30M470-10V30M52 72q0-42 38-42t38 42zM432 72q0-42 38-42t38 42z"],
    ["sky", rect(20, 366, 520, 130)],
    ["surface", rect(20, 428, 520, 12) + rect(-10, 350, 580, 18)],
    ["brand", `${rect(50, 396, 62, 32)}${rect(420, 404, 92, 24)}`],
    ["accent", `${rect(146, 404, 40, 24)}${rect(254, 388, 56, 40)}${rect(344, 406, 44, 22)}`],
  ],
  thing: [124, 350, 1.95],
  ticket: [392, 368],
};

/** How low it hangs. */
function cord(at: number): number {
  return Math.round(36 + Math.sin((at / 10) * Math.PI) * 26);
}

/** In a gap between boxes of shoes. */
const shoeBoxes: Part = {
  wall: "tint",
  shapes: [
    ...Array.from({ length: 40 }, (_, at) => [at % 5, Math.floor(at / 5)] as const)
      .filter(([column, row]) => column % 4 === 0 || row < 1 || row > 5)
      .flatMap(([column, row]) => shoeBox(column * 116 - 10, row * 62 - 18, column * 2 + row * 3)),
    ["surface", `${rect(98, 44, 12, 310)}${rect(450, 44, 12, 310)}${rect(92, 354, 376, 18)}`],
  ],
  thing: [120, 354, 2],
};

/** Its end, with its lid, and a label, a hole for a finger or a stripe. */
function shoeBox(x: number, y: number, turn: number): Shape[] {
  const marks = [rect(x + 34, y + 28, 48, 22), round(x + 58, y + 38, 9), rect(x, y + 34, 116, 10)];
  return [
    [
      (["accent", "quiet", "brand", "accent", "surface"] as const)[turn % 5] ?? "quiet",
      rect(x, y, 116, 62),
    ],
    ["surface", rect(x, y, 116, 16) + marks[(turn % 5) % 3]],
  ];
}

/** On a chest of drawers, between jars. */
const dispensary: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(-20, 146, 600, 14)],
    ...jar("brand", 30, 146, 74),
    ...jar("accent", 458, 146, 60),
    ...jar("deep", 530, 146, 92),
    ...jar("accent", -42, 146, 104),
    ...jar("quiet", 30, 334, 120),
    ...jar("brand", 462, 334, 96),
    ["accent", rect(-20, 350, 600, 160)],
    ["surface", rect(-20, 334, 600, 18)],
    ...Array.from({ length: 10 }, (_, at): Shape => {
      const [x, y] = [(at % 5) * 112 + 6, at < 5 ? 362 : 430];
      return [
        "surface",
        `${rect(x + 26, y + 10, 48, 18)}${round(x + 50, y + 43, 7)}${rect(x, y, 100, 58)}`,
      ];
    }),
  ],
  thing: [136, 334, 1.8],
};

/** With a label and a stopper. */
function jar(tone: Tone, x: number, y: number, height: number): Shape[] {
  return [
    [tone, `M${x} ${y}v${30 - height}q0-14 14-14h44q14 0 14 14V${y}z`],
    [
      "surface",
      `${rect(x + 12, y - height - 2, 48, 18)}${rect(x + 14, y - height * 0.6, 44, height * 0.34)}`,
    ],
  ];
}

/** In front of a rack of bottles, on the counter. */
const cellar: Part = {
  wall: "quiet",
  shapes: [
    ...Array.from(
      { length: 54 },
      (_, at) => [(at % 9) * 72 - 8, Math.floor(at / 9) * 72 + 10] as const,
    )
      .filter(([x, y]) => Math.hypot(x - 280, Math.min(y - 200, 0)) > 150)
      .flatMap(([x, y], at) => bottleEnd(x, y, at)),
    ["surface", "M104 420V200a176 176 0 0 1 352 0v220z"],
    ["tint", "M120 420V200a160 160 0 0 1 320 0v220z"],
    ["accent", rect(-20, 414, 600, 90)],
    ["surface", rect(-20, 396, 600, 20)],
  ],
  thing: [112, 396, 2.1],
};

/** In the square that it lies in. */
function bottleEnd(x: number, y: number, at: number): Shape[] {
  const tone = (["brand", "deep", "accent", "brand"] as const)[at % 4] ?? "brand";
  return [
    ["surface", `M${x} ${y - 36}l36 36-36 36-36-36z`],
    [tone, round(x, y, 19)],
    ["surface", round(x, y, 7)],
  ];
}

/** On the footpath in front of the shop. */
const footpath: Part = {
  wall: "accent",
  shapes: [
    ["surface", rect(38, 128, 300, 246)],
    ["sky", rect(52, 142, 272, 178)],
    ["quiet", rect(52, 320, 272, 40)],
    ...carton("brand", 78, 320, 64, 52),
    ...carton("quiet", 236, 320, 70, 78),
    ["surface", rect(372, 128, 136, 276)],
    ["deep", rect(386, 142, 108, 262)],
    ["sky", rect(402, 158, 76, 130)],
    ["surface", `${round(470, 322, 8)}${rect(416, 190, 48, 30)}`],
    ...Array.from(
      { length: 9 },
      (_, at): Shape => [
        at % 2 ? "surface" : "brand",
        `M${at * 68 - 26} 20h68v92a34 26 0 0 1-68 0z`,
      ],
    ),
    ["surface", rect(-40, 8, 640, 20)],
    ["quiet", rect(-20, 404, 600, 100)],
    ["surface", rect(-20, 452, 600, 14)],
  ],
  thing: [60, 440, 1.95],
};

/** On a rug in the shop, between a window and a lamp. */
const showroom: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(40, 44, 214, 226)],
    [
      "sky",
      `${rect(56, 60, 84, 90)}${rect(154, 60, 84, 90)}${rect(56, 164, 84, 90)}${rect(154, 164, 84, 90)}`,
    ],
    ["accent", "M16 28h66q4 120-40 262H16zM278 28h-66q-4 120 40 262h26z"],
    ["surface", rect(0, 20, 294, 14)],
    ["surface", rect(336, 66, 132, 104)],
    ["brand", rect(350, 80, 104, 76)],
    ["surface", "M350 156l34-46 26 30 18-18 26 34z"],
    ["deep", `${rect(510, 196, 8, 210)}M490 406h48v14h-48z`],
    ["brand", "M484 128h60l22 72H462z"],
    ["quiet", rect(-20, 384, 600, 120)],
    ["surface", rect(-20, 370, 600, 18)],
    ["accent", "M86 410h388l40 52H46z"],
    ["surface", "M104 420h352l22 30H82z"],
  ],
  thing: [112, 446, 2.1],
};

/** On a low stand under lamps: for what fills a wall, or brings its own. */
const salesFloor: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(-20, 22, 600, 12)],
    ["deep", [120, 440].map((x) => `M${x - 12} 34h24l14 34h-52z`).join("")],
    ["quiet", rect(-20, 300, 600, 90)],
    ["surface", rect(-20, 292, 600, 12) + rect(-20, 386, 600, 16)],
    ["quiet", rect(-20, 402, 600, 90)],
    ["accent", "M78 416h404l30 30H48z"],
    ["tint", rect(48, 446, 464, 60)],
  ],
  thing: [112, 436, 2.1],
};

/** People there, and what they work at: on the floor, below one shelf. */
const workroom: Part = {
  wall: "tint",
  shapes: [
    ["surface", rect(-20, 22, 600, 12)],
    ["accent", rect(-20, 330, 600, 86)],
    ["surface", rect(-20, 322, 600, 12)],
    ["quiet", rect(-20, 416, 600, 90)],
    ["surface", rect(-20, 404, 600, 14)],
  ],
  thing: [88, 450, 2.4],
};

/** In front of tiles. */
const kitchen: Part = {
  ...workroom,
  shapes: [
    [
      "surface",
      Array.from({ length: 20 }, (_, at) =>
        rect(
          (at % 5) * 128 - 40 + (Math.floor(at / 5) % 2) * 64,
          Math.floor(at / 5) * 80 + 10,
          128,
          80,
        ),
      ).join(""),
    ],
    ...workroom.shapes.slice(1),
  ],
};

/** Beside a window. */
const studio: Part = {
  ...workroom,
  shapes: [
    ["surface", rect(300, 40, 210, 230)],
    ["sky", rect(316, 56, 82, 198) + rect(412, 56, 82, 198)],
    ["surface", rect(288, 262, 234, 16)],
    ...workroom.shapes.slice(1),
  ],
};

/** In a garden, in front of its hedge. */
const garden: Part = {
  wall: "sky",
  shapes: [
    [
      "leaf",
      "M-20 400V250q20-40 64-26 24-44 74-22 40-40 84-4 42-34 84 2 44-34 82 0 46-26 76 12 60-16 76 30 40-8 60 18v140z",
    ],
    ["quiet", "M-20 392q300-24 600 0v110H-20z"],
  ],
  thing: [88, 446, 2.4],
};

/** On the footpath, in front of a plain wall. */
const lane: Part = {
  wall: "tint",
  shapes: [
    ["accent", rect(-20, 250, 600, 140)],
    ["surface", rect(-20, 240, 600, 14)],
    ["quiet", rect(-20, 396, 600, 100)],
    ["surface", rect(-20, 384, 600, 16)],
  ],
  thing: [88, 446, 2.4],
};

/** In the water. */
const pool: Part = {
  wall: "tint",
  shapes: [
    ["surface", round(280, 210, 170)],
    ["blue", rect(-20, 362, 600, 140)],
    ["surface", "M20 398h56v6H20zM488 388h56v6h-56zM150 462h60v6h-60zM396 456h56v6h-56z"],
  ],
  thing: [88, 446, 2.4],
};

/** On top of a house. */
const roof: Part = {
  wall: "sky",
  shapes: [["surface", rect(124, 420, 312, 80)]],
  thing: [88, 432, 2.4],
};

/** In an arch, below one lamp. */
const arch: Part = {
  wall: "accent",
  shapes: [
    ["surface", "M64 412V230a216 216 0 0 1 432 0v182z"],
    ["tint", "M84 412V230a196 196 0 0 1 392 0v182z"],
    ["brand", "M280-10V24M240 66q0-44 40-44t40 44z"],
    ["quiet", rect(-20, 424, 600, 80)],
    ["surface", rect(-20, 410, 600, 16)],
  ],
  thing: [112, 446, 2.1],
};

/** On the counter of a food shop, below its awning. */
const delicatessen: Part = {
  wall: "tint",
  shapes: [
    ...jar("accent", 24, 214, 84),
    ...jar("brand", 464, 214, 92),
    ["deep", bottle(122, 214) + bottle(446, 214)],
    ["surface", rect(-20, 214, 164, 14) + rect(424, 214, 156, 14)],
    ["accent", rect(-20, 344, 600, 56)],
    ["surface", Array.from({ length: 6 }, (_, at) => rect(at * 112 - 28, 344, 56, 56)).join("")],
    ...Array.from(
      { length: 9 },
      (_, at): Shape => [
        at % 2 ? "surface" : "brand",
        `M${at * 68 - 26}-20h68v66a34 24 0 0 1-68 0z`,
      ],
    ),
    ["quiet", rect(-20, 412, 600, 90)],
    ["surface", rect(-20, 394, 600, 22)],
  ],
  thing: [112, 394, 2.05],
  ticket: [348, 396],
};

/** Out of doors, in front of a fence and hills. */
const paddock: Part = {
  wall: "sky",
  shapes: [
    ["surface", round(452, 92, 40)],
    ["quiet", "M-20 300q110-140 250-60 120-90 350 40v160H-20z"],
    ["leaf", "M-20 344q160-56 300-14 150-44 300 0v160H-20z"],
    ["surface", `${rect(-20, 292, 600, 16)}${rect(-20, 338, 600, 16)}`],
    ["surface", [24, 190, 356, 522].map((x) => rect(x - 12, 266, 24, 126)).join("")],
    ["leaf", "M-20 404q300-34 600 0v90H-20z"],
  ],
  thing: [112, 430, 2.1],
};

/** Out of doors, where nothing else is. */
const meadow: Part = {
  ...paddock,
  shapes: [...paddock.shapes.slice(0, 3), ["leaf", "M-20 392q300-40 600 0v110H-20z"]],
  thing: [112, 436, 2.1],
};

/** On a bench with a place for each, below what hangs on pegs. */
const cloakroom: Part = {
  wall: "accent",
  shapes: [
    ["surface", rect(-20, 58, 600, 30)],
    ["deep", [98, 190, 280, 396, 474].map((x) => round(x, 74, 7)).join("")],
    // A blazer, open over its shirt.
    ["surface", "M80 82h36l4 150H76z"],
    ["brand", "M80 82 42 104 20 240h36v50h40l2-130zM116 82l38 22 22 136h-36v50H98V160z"],
    // A tie, a hat and a jumper.
    ["deep", "M382 80h28l-8 24 16 108-22 26-22-26 16-108z"],
    ["surface", "M378 150l36 26v22l-38-28z"],
    ["brand", "M440 132c0-38 10-52 34-52s34 14 34 52l34 18q4 10-8 10H414q-12 0-8-10z"],
    ["surface", "M440 116h68v16h-68z"],
    ["quiet", rect(-20, 398, 600, 100)],
    ["deep", [14, 126, 238, 350, 462].map((x) => rect(x, 414, 92, 80)).join("")],
    ["brand", `${rect(26, 440, 68, 50)}${rect(362, 452, 68, 40)}`],
    ["accent", `${rect(138, 456, 68, 40)}${rect(474, 436, 68, 50)}`],
    ["surface", rect(-20, 388, 600, 18)],
  ],
  thing: [136, 388, 1.8],
};

/** In front of lockers, on a bench. */
const lockers: Part = {
  wall: "quiet",
  shapes: [
    ...Array.from({ length: 5 }, (_, at) => at * 128 - 40).flatMap((x, at): Shape[] => [
      [at % 2 ? "tint" : "accent", rect(x, 18, 128, 316)],
      ["surface", rect(x + 42, 112, 44, 26)],
      [
        "deep",
        [44, 62, 80].map((y) => rect(x + 30, y, 68, 6)).join("") + rect(x + 104, 190, 10, 42),
      ],
    ]),
    ["deep", rect(-20, 334, 600, 20)],
    ["surface", rect(-20, 354, 600, 140)],
    ["deep", `${rect(76, 440, 24, 60)}${rect(460, 440, 24, 60)}`],
    ["brand", rect(44, 424, 472, 22)],
  ],
  thing: [112, 424, 2.1],
};

/** In a shed by the water. */
const boatshed: Part = {
  wall: "sky",
  shapes: [
    ["surface", round(380, 96, 34)],
    ["leaf", "M60 300q60-50 150-30 80-40 150 4 80-30 160 26z"],
    ["blue", rect(40, 300, 480, 130)],
    ["surface", "M96 338h50v5H96zM406 330h56v5h-56zM104 384h40v5h-40zM430 376h40v5h-40z"],
    ["accent", `${rect(-20, -20, 92, 450)}${rect(488, -20, 92, 450)}${rect(-20, -20, 600, 72)}`],
    ["surface", `${rect(60, 40, 14, 390)}${rect(486, 40, 14, 390)}${rect(60, 40, 440, 14)}`],
    ["quiet", rect(-20, 424, 600, 80)],
    ["surface", rect(-20, 416, 600, 14)],
    ["surface", coil(416) + coil(404) + coil(392)],
  ],
  thing: [112, 416, 2],
};

/** Off its quay. */
const mooring: Part = { ...boatshed, thing: [120, 394, 1.9] };

/** One turn of rope. */
function coil(y: number): string {
  return `M430 ${y}a6 6 0 0 1 0-12h58a6 6 0 0 1 0 12z`;
}

const of = (part: Part, ...things: Subject[]) => things.map((thing) => [thing, part] as const);

/** Where a thing is kept that is not on a shelf. */
const parts: ReadonlyMap<Subject | undefined, Part> = new Map([
  ...of(
    workroom,
    "accountant-at-desk",
    "barber-at-chair",
    "brewer-at-barrels",
    "bricklayer-at-wall",
    "builder-with-frame",
    "butcher-at-counter",
    "carpenter-at-bench",
  ),
  ...of(
    workroom,
    "cyclist-mechanic",
    "cleaner-with-mop",
    "counsellor-and-client",
    "dentist-with-patient",
    "designer-at-screen",
    "dj-at-decks",
    "driver-with-learner",
  ),
  ...of(
    workroom,
    "electrician-on-steps",
    "florist-at-table",
    "groomer-with-dog",
    "hairdresser-at-chair",
    "jeweller-at-bench",
    "lawyer-at-desk",
    "masseur-at-couch",
  ),
  ...of(
    workroom,
    "mechanic-at-car",
    "musician-with-guitar",
    "painter-at-wall",
    "photographer-at-tripod",
    "physio-with-client",
    "potter-at-wheel-of-clay",
    "removalist-with-boxes",
  ),
  ...of(
    workroom,
    "shopkeeper-at-counter",
    "tailor-at-machine",
    "tattooist-at-work",
    "teacher-with-pupil",
    "tiler-on-floor",
    "trainer-with-client",
    "vet-with-dog",
  ),
  ...of(workroom, "waiter-with-plates", "yoga-on-mat"),
  ...of(kitchen, "baker-at-oven", "barista-at-machine", "chef-at-stove", "plumber-at-sink"),
  ...of(
    garden,
    "beekeeper-at-hive",
    "celebrant-with-couple",
    "gardener-at-bed",
    "grower-with-crate",
    "mower-on-lawn",
    "agent-with-sign",
  ),
  ...of(lane, "arborist-in-tree", "concreter-with-float", "dog-walker-with-dogs"),
  ...of(pool, "surfer-on-board", "swim-teacher-with-child"),
  ...of(roof, "roofer-on-roof"),
  ...of(
    bookcase,
    "books",
    "envelope",
    "fountain-pen",
    "gavel",
    "globe-showing-asia-australia",
    "graduation-cap",
    "hand-press",
  ),
  ...of(bookcase, "ledger", "memo", "newspaper", "open-book", "security-cap"),
  ...of(forge, "anvil"),
  ...of(furnace, "blown-glass"),
  ...of(
    workbench,
    "camera-with-house",
    "castle",
    "church",
    "house",
    "house-and-coins",
    "house-frame",
    "houses",
  ),
  ...of(workbench, "modern-house", "solar-house"),
  ...of(
    showroom,
    "bathtub",
    "bed",
    "expecting",
    "facing-armchairs",
    "massage-table",
    "nursing-chair",
    "pendulum-clock",
  ),
  ...of(
    showroom,
    "person-in-lotus-position",
    "person-stretching",
    "pilates-reformer",
    "pram",
    "toilet",
    "treatment-table",
    "upright-piano",
  ),
  ...of(showroom, "walking-frame"),
  ...of(paddock, "alpaca", "building-construction", "camel", "chicken", "cow", "crow", "eagle"),
  ...of(paddock, "emu", "ewe", "falcon", "harvester", "horse", "horse-in-rug", "kangaroo"),
  ...of(paddock, "koala", "pony", "tractor", "truffle-dog"),
  ...of(vivarium, "ant", "cricket", "snake", "spider", "turtle"),
  ...of(glassRack, "leadlight", "window", "windscreen"),
  ...of(rugs, "patterned-rug"),
  ...of(
    bikeHooks,
    "automobile",
    "bicycle",
    "learner-car",
    "motorcycle",
    "tyre",
    "tyre-stack",
    "wedding-car",
  ),
  ...of(bikeHooks, "wheel"),
  ...of(
    shoeBoxes,
    "footprints",
    "gumboots",
    "high-heeled-shoe",
    "hiking-boot",
    "hiking-pack",
    "insoles",
    "mans-shoe",
  ),
  ...of(shoeBoxes, "running-shoe", "thong-sandal"),
  ...of(
    dispensary,
    "acupuncture-tray",
    "adhesive-bandage",
    "baby-bottle",
    "blood-pressure-monitor",
    "candle",
    "dentures",
    "foot-bath",
  ),
  ...of(
    dispensary,
    "lash-card",
    "lipstick",
    "lotion-bottle",
    "make-up-brushes",
    "mechanical-leg",
    "mirror",
    "mortar-and-pestle",
  ),
  ...of(
    dispensary,
    "nail-polish",
    "order-of-service",
    "perfume-bottles",
    "pill",
    "razor",
    "science-beakers",
    "soap",
  ),
  ...of(
    dispensary,
    "sponge",
    "spray-tan-kit",
    "stethoscope",
    "teeth-with-braces",
    "tooth",
    "toothbrush",
    "towels-and-oils",
  ),
  ...of(dispensary, "urn", "wax-pot"),
  ...of(
    cellar,
    "amphora",
    "beer-mug",
    "beer-taps",
    "bottle-with-popping-cork",
    "champagne-tower",
    "clinking-glasses",
    "cocktail-glass",
  ),
  ...of(cellar, "wine-bottle", "wine-glass"),
  ...of(hearth, "fire"),
  ...of(
    footpath,
    "articulated-lorry",
    "bus",
    "caravan",
    "cement-mixer",
    "delivery-truck",
    "dog",
    "ev-charger",
  ),
  ...of(
    footpath,
    "excavator",
    "food-truck",
    "hedge-shears",
    "lawn-mower",
    "line-marking-machine",
    "minibus",
    "motorized-wheelchair",
  ),
  ...of(
    footpath,
    "pickup-truck",
    "pressure-washer",
    "pump-out-truck",
    "side-by-side",
    "skip",
    "soapy-car",
    "sport-utility-vehicle",
  ),
  ...of(footpath, "taxi", "tow-truck", "water-truck", "watering-can", "wheelbarrow", "wheelie-bin"),
  ...of(
    cloakroom,
    "backpack",
    "briefcase",
    "doctors-bag",
    "handbag",
    "luggage",
    "nappy-bag",
    "shopping-bags",
  ),
  ...of(cloakroom, "socks", "sun-hat-and-cream", "umbrella"),
  ...of(lockers, "bullseye", "exercise-ball", "foam-roller", "kettlebell", "tennis"),
  ...of(boatshed, "diving-mask", "fishing-pole", "ring-buoy", "surfboard", "tropical-fish"),
  ...of(mooring, "sailboat", "speedboat"),
  ...of(tiers, "bouquet", "bucket", "cactus", "herb", "hibiscus", "honeybee", "lotus"),
  ...of(tiers, "potted-plant", "rose", "seedling", "sunflower"),
  ...of(
    shopWindow,
    "balloon",
    "board-games",
    "bowling-pins",
    "chair",
    "ear-jewellery",
    "game-die",
    "gem-stone",
  ),
  ...of(
    shopWindow,
    "jewellery-bust",
    "magic-wand",
    "mirror-ball",
    "necktie",
    "opened-watch",
    "performing-arts",
    "puzzle-piece",
  ),
  ...of(
    shopWindow,
    "ring",
    "teddy-bear",
    "top-hat",
    "trophy",
    "watch",
    "wig-stand",
    "wrapped-gift",
  ),
  ...of(rail, "dress", "safety-vest", "sari", "suit", "t-shirt", "wedding-gown"),
  ...of(onRail, "martial-arts-uniform", "printed-shirt", "puletasi"),
  ...of(
    salesFloor,
    "armchair-and-plant",
    "auction-board",
    "baby-clothes",
    "ballet-barre",
    "bar-chart",
    "barber-pole",
    "barrels",
  ),
  ...of(
    salesFloor,
    "beauty-trolley",
    "binoculars",
    "blackboard",
    "bookcase",
    "boxing-glove",
    "butchers-rail",
    "camera",
  ),
  ...of(
    salesFloor,
    "car-hoist",
    "cat-tree",
    "chimney",
    "climbing-gear",
    "climbing-wall",
    "clothes-rack",
    "copper-still",
  ),
  ...of(
    salesFloor,
    "cot-and-mobile",
    "couch-and-lamp",
    "crescent-moon",
    "dance-pole",
    "dental-chair",
    "desk",
    "dj-decks",
  ),
  ...of(
    salesFloor,
    "door",
    "drum-kit",
    "dumbbell",
    "easel",
    "electric-plug",
    "fabric-rolls",
    "filing-cabinet",
  ),
  ...of(
    salesFloor,
    "fish-tank",
    "floorboards",
    "forklift",
    "framed-picture",
    "fridge-and-gauges",
    "gelato-case",
    "guitar",
  ),
  ...of(
    salesFloor,
    "gutter-and-ladder",
    "gymnast",
    "hair-lengths",
    "hair-wash-basin",
    "hot-water-unit",
    "ironing-board",
    "jeans",
  ),
  ...of(
    salesFloor,
    "kebab-spit",
    "kids-barber-chair",
    "kitchen-bench",
    "lift-doors",
    "locked",
    "loom",
    "magazine-rack",
  ),
  ...of(
    salesFloor,
    "mantelpiece-clock",
    "microphone",
    "museum-cabinet",
    "musical-keyboard",
    "musical-notes",
    "organ-pipes",
    "paella-pan",
  ),
  ...of(
    salesFloor,
    "party-table",
    "photo-studio",
    "piled-boxes",
    "pizza-oven",
    "potters-wheel",
    "pottery-shelf",
    "printer",
  ),
  ...of(
    salesFloor,
    "ramp-and-handrail",
    "roller-door",
    "saddle",
    "safe",
    "sail-on-bench",
    "salon-chair",
    "sauna-stove",
  ),
  ...of(
    salesFloor,
    "scaffold",
    "school-desk",
    "security-camera",
    "server-rack",
    "sewing-machine",
    "shelves-of-goods",
    "shoe-rack",
  ),
  ...of(
    salesFloor,
    "shop-counter",
    "shower",
    "sports-medal",
    "squeegee-and-bucket",
    "stage",
    "stick-stand",
    "switchboard",
  ),
  ...of(
    salesFloor,
    "table-lamps",
    "tap",
    "telescope",
    "television",
    "tissues-and-mugs",
    "traffic-cones",
    "two-chairs",
  ),
  ...of(
    salesFloor,
    "vacuum-cleaner",
    "washing-machine",
    "whiteboard",
    "wool-bale",
    "workbench",
    "wreath",
  ),
  ...of(
    roundWindow,
    "beach-with-umbrella",
    "bird",
    "birthday-cake",
    "bonsai",
    "canoe",
    "cricket-game",
    "dove",
  ),
  ...of(
    roundWindow,
    "drone",
    "football-and-boots",
    "ghost",
    "jetty",
    "lawn-bowls",
    "lizard",
    "mountain",
  ),
  ...of(roundWindow, "parrot", "rabbit", "rock", "soccer-ball", "surf-rack", "swim-lane", "tulip"),
  ...of(roundWindow, "water-wave"),
  ...of(
    meadow,
    "barbecue",
    "beehive",
    "bore-windmill",
    "campfire",
    "camping",
    "circus-tent",
    "deciduous-tree",
  ),
  ...of(
    meadow,
    "dog-kennel",
    "drill-rig",
    "evergreen-tree",
    "farm-gate",
    "fence-panel",
    "flag-in-hole",
    "golf-bag",
  ),
  ...of(
    meadow,
    "grain-silo",
    "hay-bales",
    "headstone",
    "hen-house",
    "hot-air-balloon",
    "house-on-stumps",
    "house-with-garden",
  ),
  ...of(
    meadow,
    "hut",
    "lamp-at-gate",
    "marquee",
    "memorial-tree",
    "palm-tree",
    "pergola",
    "playground-slide",
  ),
  ...of(
    meadow,
    "polytunnel",
    "portable-toilet",
    "rammed-earth-house",
    "saddle-on-rail",
    "solar-panels",
    "sprinkler",
    "swimming-pool",
  ),
  ...of(meadow, "tent", "theodolite", "tiny-house", "umu", "water-tank", "wedding-arch"),
  ...of(
    delicatessen,
    "avocado",
    "baguette-bread",
    "baklava",
    "basket",
    "bowl-of-nuts",
    "bread",
    "breakfast-tray",
  ),
  ...of(
    delicatessen,
    "broccoli",
    "bubble-tea",
    "cake-stand",
    "carrot",
    "challah",
    "cheese-board",
    "cheese-wedge",
  ),
  ...of(
    delicatessen,
    "chocolate-bar",
    "coffee-machine",
    "cooked-rice",
    "cookie",
    "cooking",
    "croissant",
    "cup-with-straw",
  ),
  ...of(
    delicatessen,
    "curry-bowl",
    "cut-of-meat",
    "droplet",
    "dumpling",
    "egg",
    "fish",
    "fish-and-chips",
  ),
  ...of(
    delicatessen,
    "food-hamper",
    "fork-and-knife-with-plate",
    "french-fries",
    "grapes",
    "hamburger",
    "honey-pot",
    "hot-beverage",
  ),
  ...of(
    delicatessen,
    "hot-pepper",
    "ice",
    "jar",
    "kitchen-knife",
    "knife-block",
    "leafy-green",
    "lemon",
  ),
  ...of(
    delicatessen,
    "lollipop",
    "lunch-box",
    "market-scales",
    "meat-on-bone",
    "mezze",
    "milk-can",
    "mushroom",
  ),
  ...of(delicatessen, "olive-oil", "oyster", "picnic-basket", "pie", "pierogi", "pizza", "popcorn"),
  ...of(
    delicatessen,
    "pot-of-food",
    "poultry-leg",
    "prawns",
    "red-apple",
    "sandwich",
    "sausages",
    "soft-ice-cream",
  ),
  ...of(
    delicatessen,
    "spaghetti",
    "spice-jars",
    "steaming-bowl",
    "strawberry",
    "stuffed-flatbread",
    "sushi",
    "sweets-box",
  ),
  ...of(
    delicatessen,
    "taco",
    "takeaway-cups",
    "tangerine",
    "teapot",
    "tiffin-carrier",
    "tomato",
    "vegetable-crate",
  ),
  ...of(delicatessen, "wok"),
  ...of(
    toolBench,
    "car-battery",
    "clamp",
    "cordless-drill",
    "gear",
    "hammer",
    "hand-plane",
    "hawk-and-trowel",
  ),
  ...of(
    toolBench,
    "leather-tools",
    "notched-trowel",
    "nut-and-bolt",
    "paint-roller",
    "paint-tins",
    "paintbrush",
    "pipe-and-wrench",
  ),
  ...of(
    toolBench,
    "rescue-workers-helmet",
    "screwdriver",
    "spray-gun",
    "tiles-and-cutter",
    "toolbox",
    "welding-helmet",
    "wrench",
  ),
  ...of(
    toolHooks,
    "axe",
    "brick",
    "carpentry-saw",
    "chainsaw",
    "engine-on-stand",
    "ladder",
    "lathe",
  ),
  ...of(
    toolHooks,
    "oil-drum",
    "sawn-timber",
    "skateboard",
    "sledgehammer-and-rubble",
    "wood",
    "woodpile",
  ),
]);

/** From the left, how wide and how high: a square one is a roll of tape, a narrow one a book. */
type Box = readonly [x: number, width: number, height: number];

type Shelving = {
  uprights?: string;
  boards: string;
  /** What stands on each line. */
  rows: readonly (readonly [y: number, ...Box[]])[];
  thing: Part["thing"];
};

/** Boxes whose upper part shows. */
const below: readonly Box[] = [
  [-10, 110, 60],
  [126, 130, 66],
  [282, 136, 74],
  [452, 120, 62],
];

const top = [
  70,
  ...([
    [6, 70, 50],
    [98, 84, 46],
    [196, 26, 60],
    [222, 22, 52],
    [300, 44, 44],
    [366, 98, 42],
    [482, 70, 56],
  ] satisfies Box[]),
] as const;

/** What there is without a thing. */
const cartons: Shelving["rows"][number] = [390, [140, 150, 128], [304, 116, 196]];

const shelvings: Record<Opening, Shelving> = {
  // A bay in the middle.
  beside: {
    boards: "M-20 92h600v14H-20zM-20 390h600v36H-20zM-20 236h124v12H-20zM456 236h124v12H456z",
    uprights: "M104 92h14v400h-14zM442 92h14v400h-14z",
    rows: [
      [
        92,
        [20, 92, 58],
        [142, 120, 58],
        [286, 52, 52],
        [372, 28, 70],
        [400, 26, 62],
        [426, 28, 70],
      ],
      [92, [478, 66, 44]],
      [236, [14, 74, 90], [466, 46, 76], [520, 60, 64]],
      [318, [474, 60, 56]],
      [390, [8, 26, 88], [34, 24, 100], [58, 34, 80], [464, 82, 72]],
    ],
    thing: [138, 390, 1.775],
  },
  // Three boards, one below the other.
  words: {
    boards: "M-20 404h600v36H-20zM-20 70h600v12H-20zM-20 178h600v12H-20z",
    rows: [
      top,
      [
        178,
        [392, 86, 50],
        [496, 60, 74],
        [10, 66, 70],
        [96, 112, 58],
        [226, 72, 82],
        [320, 24, 64],
      ],
      [404, [398, 72, 90], [484, 72, 76], [4, 66, 150], [84, 78, 92]],
    ],
    thing: [164, 404, 1.45],
  },
  // A wide bay beside a narrow one.
  emblem: {
    boards: "M-20 404h600v36H-20zM-20 70h600v12H-20zM372 178h210v12H372zM372 290h210v12H372z",
    uprights: "M358 70h14v430h-14z",
    rows: [
      top,
      [178, [392, 86, 50], [496, 60, 74]],
      [290, [384, 26, 78], [414, 22, 66], [464, 72, 60]],
      [404, [398, 72, 90], [484, 72, 76]],
    ],
    thing: [22, 404, 2],
  },
};

/** A shelf with cartons, tape and books, of other colours for another thing. */
function shelf(opening: Opening, turn: number, isEmpty: boolean, stock?: Stock): Part {
  const { uprights, boards, rows, thing } = shelvings[opening];
  const things = isEmpty ? [cartons] : [];
  return {
    wall: "tint",
    shapes: [
      ...[...rows, ...things, [500, ...below] as const].flatMap(([y, ...boxes]) =>
        boxes.flatMap((box) => onShelf(box, y, turn, stock)),
      ),
      ...(uprights ? [["quiet", uprights] as const] : []),
      ["surface", boards],
    ],
    thing,
    ticket: [404, thing[1] + 1],
  };
}

const tones = ["accent", "brand", "quiet"] as const;

function onShelf(box: Box, y: number, turn: number, stock?: Stock): Shape[] {
  const [x, width, height] = box;
  const middle = x + width / 2;
  if (stock && width > 40)
    return goods[stock](box, y, tones[(turn + width / 2 + height) % 3] ?? "quiet");
  if (width === height)
    return [
      ["surface", round(middle, y - width / 2, width / 2)],
      ["deep", round(middle, y - width / 2, 8)],
    ];
  const isDark = width < 30 && x % 4 === 2;
  const tone = isDark ? "deep" : (tones[(turn + width / 2 + height) % 3] ?? "quiet");
  return width > 80
    ? carton(tone, x, y, width, height)
    : [[tone, rect(x, y - height, width, height)]];
}

/** What a trade has on its shelves; a wide place has other goods than a narrow one. */
type Stock = "cloth" | "craft" | "drink" | "paper" | "play" | "tech";

const goods: Record<Stock, (box: Box, y: number, tone: Tone) => Shape[]> = {
  // Lengths of it, folded, a reel, or a ball.
  cloth: ([x, width], y, tone) => {
    const middle = x + width / 2;
    if (width > 80)
      return [
        ["surface", rect(x, y - 18, width, 18)],
        [tone, rect(x + 4, y - 38, width - 8, 20)],
        ["deep", rect(x, y - 52, width - 10, 14)],
      ];
    if (width > 60)
      return [
        [tone, rect(middle - 19, y - 54, 38, 42)],
        ["surface", rect(middle - 27, y - 12, 54, 12) + rect(middle - 27, y - 66, 54, 12)],
      ];
    return [
      [tone, round(middle, y - 24, 24)],
      ["surface", `M${middle - 17} ${y - 41}q34 4 34 34l-8 5q0-32-32-33z`],
    ];
  },
  // A crate of it, two bottles, or one.
  drink: ([x, width], y, tone) => {
    const middle = x + width / 2;
    if (width > 80)
      return [
        ["deep", [-30, 0, 30].map((dx) => bottle(middle + dx, y)).join("")],
        [tone, rect(x, y - 46, width, 46)],
        ["surface", rect(x + 12, y - 32, width - 24, 10)],
      ];
    const places = width > 60 ? [-17, 17] : [0];
    return [
      [tone, places.map((dx) => bottle(middle + dx, y)).join("")],
      ["surface", places.map((dx) => rect(middle + dx - 12, y - 36, 24, 18)).join("")],
    ];
  },
  // A screen, a box with its picture, or a coil of lead.
  tech: ([x, width, height], y, tone) => {
    const middle = x + width / 2;
    if (width > 80)
      return [
        ["deep", rect(middle - 20, y - 12, 40, 12)],
        ["surface", rect(x, y - 66, width, 54)],
        [tone, rect(x + 8, y - 58, width - 16, 38)],
      ];
    if (width > 60)
      return [
        [tone, rect(x, y - height, width, height)],
        ["surface", rect(middle - 12, y - height + 9, 24, height - 18)],
      ];
    return [
      ["deep", round(middle, y - 23, 23)],
      ["tint", round(middle, y - 23, 12)],
    ];
  },
  // A bowl, a jar with its lid, or a frame that leans there.
  craft: ([x, width, height], y, tone) => {
    if (width > 100)
      return [
        [
          tone,
          `M${x} ${y - 48}h${width}q-6 48-${width / 2 - 18} 48h-36q-${width / 2 - 24} 0-${width / 2 - 18}-48z`,
        ],
      ];
    if (width > 72)
      return [
        ["surface", rect(x, y - height, width, height)],
        [tone, rect(x + 12, y - height + 12, width - 24, height - 24)],
      ];
    return [
      [tone, `M${x} ${y}v${22 - height}q0-10 12-10h${width - 24}q12 0 12 10V${y}z`],
      ["surface", rect(x + 6, y - height, width - 12, 14)],
    ];
  },
  // Reams of it, a tin of ink, or a roll.
  paper: ([x, width, height], y, tone) => {
    if (width > 80)
      return [
        ["surface", rect(x, y - 16, width, 16) + rect(x + 6, y - 32, width - 12, 16)],
        [tone, rect(x + 2, y - 48, width - 8, 16)],
      ];
    if (width > 60)
      return [
        [tone, rect(x, y - 46, width, 46)],
        ["surface", rect(x + 8, y - 32, width - 16, 18) + rect(x - 4, y - 56, width + 8, 12)],
      ];
    return [
      ["surface", round(x + width / 2, y - 24, 24)],
      [height > 60 ? tone : "deep", round(x + width / 2, y - 24, 9)],
    ];
  },
  // A cart, blocks, or a ball.
  play: ([x, width], y, tone) => {
    if (width > 80)
      return [
        [tone, `M${x} ${y - 46}h${width}l-10 34H${x + 10}z`],
        ["surface", round(x + 24, y - 13, 13) + round(x + width - 24, y - 13, 13)],
      ];
    if (width > 60)
      return [
        [tone, rect(x, y - 30, 30, 30)],
        ["surface", rect(x + 30, y - 30, 30, 30)],
        ["brand", `M${x + 30} ${y - 60}l22 30H${x + 8}z`],
      ];
    return [
      [tone, round(x + width / 2, y - 23, 23)],
      ["surface", rect(x + width / 2 - 22, y - 28, 44, 10)],
    ];
  },
};

const sold = (stock: Stock, ...things: Subject[]) => things.map((thing) => [thing, stock] as const);

const stocks: ReadonlyMap<Subject | undefined, Stock> = new Map([
  ...sold(
    "craft",
    "artist-palette",
    "opal-in-rock",
    "candle",
    "order-of-service",
    "urn",
    "soap",
    "acupuncture-tray",
  ),
  ...sold("craft", "mortar-and-pestle"),
  ...sold("cloth", "thread", "yarn", "scissors"),
  ...sold(
    "drink",
    "amphora",
    "beer-mug",
    "beer-taps",
    "bottle-with-popping-cork",
    "clinking-glasses",
    "champagne-tower",
    "cocktail-glass",
  ),
  ...sold("drink", "mead-bottles", "wine-bottle", "wine-glass"),
  ...sold(
    "tech",
    "battery",
    "cracked-phone",
    "headphone",
    "hearing-test",
    "laptop",
    "code-screen",
    "mobile-phone",
  ),
  ...sold("tech", "opened-computer", "circuit-board"),
  ...sold(
    "paper",
    "drawn-letter",
    "envelope",
    "fountain-pen",
    "hand-press",
    "memo",
    "newspaper",
    "pencil",
  ),
  ...sold("paper", "3d-printer", "three-scripts"),
  ...sold(
    "play",
    "chess-pawn",
    "kickboard",
    "locomotive",
    "racing-car",
    "toy-blocks",
    "dress-up-box",
    "toy-train",
  ),
  ...sold("play", "video-game"),
]);

/** Whose things are on a shelf too, for another view of them. */
const onShelves: ReadonlySet<Part> = new Set([
  bookcase,
  cellar,
  cloakroom,
  dispensary,
  lockers,
  shoeBoxes,
]);

/** Other places for what many trades have, by the view. */
const otherParts: ReadonlyMap<Part, readonly [Part, Part, Part]> = new Map([
  [workroom, [workroom, studio, workroom]],
  [rail, [rail, fittingRoom, rail]],
  [onRail, [onRail, onHook, onRail]],
  [salesFloor, [salesFloor, arch, salesFloor]],
  [delicatessen, [delicatessen, roundWindow, delicatessen]],
  [tiers, [tiers, greenhouse, roundWindow]],
  [roundWindow, [roundWindow, greenhouse, roundWindow]],
]);

/** The shelving of each view, where there is room for any. */
const bays = ["beside", "emblem", "beside"] as const;

/**
 * In the third view, what has the brand has the second colour, and the other way round: but no
 * wall, before which the thing would be lost.
 */
const otherTones: Partial<Record<Tone, Tone>> = { accent: "brand", brand: "accent" };

/**
 * Where a shop keeps such a thing, outlined as in a catalogue. Every second thing has it the other
 * way round, and so has the second view of any.
 */
export function Surroundings({ of: subject, opening, view = 0, children }: SurroundingsProps) {
  const turn = (subject?.length ?? 0) + view;
  const part = partOf(subject, opening, view, !children);
  const { wall, shapes, thing, ticket } = part;
  const [x, y, scale] = thing;
  const isTurned = turn % 2 === 1;
  const isOther = view === 2 && wall !== "accent";
  const tonedAs = (tone: Tone) => (isOther && otherTones[tone]) || tone;
  return (
    <>
      <rect className={tonedAs(wall)} width="560" height="480" />
      <g className="outlined">
        <g {...(isTurned && { transform: "matrix(-1 0 0 1 560 0)" })}>
          {joined(shapes).map(([tone, outline]) =>
            isNatural(tone) ? (
              <path key={outline} fill={naturalTones[tone][0]} d={outline} />
            ) : (
              <path key={outline} className={tonedAs(tone)} d={outline} />
            ),
          )}
        </g>
        <g
          transform={`translate(${isTurned ? 560 - x - 160 * scale : x} ${y - 160 * scale}) scale(${scale})`}
        >
          {children}
        </g>
        {ticket && <Ticket x={isTurned ? 508 - ticket[0] : ticket[0]} y={ticket[1]} />}
      </g>
    </>
  );
}

/** Where it is above the board at the end of the page. */
export function footOf(of: Subject): "on-board" | "in-air" {
  return flying.has(of) ? "in-air" : "on-board";
}

const flying: ReadonlySet<Subject> = new Set([
  "balloon",
  "bird",
  "dove",
  "honeybee",
  "small-airplane",
  "drone",
]);

function partOf(
  subject: Subject | undefined,
  opening: Opening,
  view: number,
  isEmpty: boolean,
): Part {
  const part = parts.get(subject);
  const isShelved = !part || (view === 1 && onShelves.has(part));
  if (isShelved)
    return shelf(
      opening === "beside" ? (bays[view] ?? opening) : opening,
      (subject?.length ?? 0) + view,
      isEmpty,
      stocks.get(subject),
    );
  const isOther = (opening === "words") !== (view === 1);
  if (part === shopWindow) return isOther && opening !== "emblem" ? counter : part;
  return otherParts.get(part)?.[view] ?? part;
}

const isNatural = (tone: Tone): tone is Natural => tone in naturalTones;

/** Neighbours of one tone as one outline. */
function joined(shapes: readonly Shape[]): Shape[] {
  const found: [Tone, string][] = [];
  for (const [tone, outline] of shapes) {
    const last = found.at(-1);
    if (last?.[0] === tone) last[1] += outline;
    else found.push([tone, outline]);
  }
  return found;
}

/** With lines for the price. */
function Ticket({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="surface" d="M8 0h44v34H8L0 26V8z" />
      <circle className="deep" cx="11" cy="17" r="2" />
      <path d="M22 12h22M22 22h14" />
    </g>
  );
}

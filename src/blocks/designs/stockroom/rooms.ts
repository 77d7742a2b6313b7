export type Natural = "blue" | "leaf" | "orange" | "yellow";
export type Tone = "accent" | "brand" | "deep" | "quiet" | "sky" | "surface" | "tint" | Natural;
export type Shape = readonly [tone: Tone, outline: string];

/** A part of the shop, and where in it the thing stands, how many times as large as it is. */
export type Part = {
  wall: Tone;
  /** From the back to the front. */
  shapes: readonly Shape[];
  thing: readonly [x: number, y: number, scale: number];
};

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const bottle = (x: number, y: number) =>
  `M${x - 12} ${y}v-42q0-10 7-15v-19h10v19q7 5 7 15v42z`;

/** With its lid. */
export const carton = (
  tone: Tone,
  x: number,
  y: number,
  width: number,
  height: number,
): Shape[] => [
  [tone, rect(x, y - height, width, height)],
  ["surface", rect(x - 6, y - height, width + 12, 16)],
];

/** In front of a rail of clothes. */
export const rail: Part = {
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
export const onRail: Part = {
  ...rail,
  shapes: [...rail.shapes, ["surface", "M280 110 222 150H338zM280 110V76"]],
  thing: [128, 412, 1.9],
};

/** Between the curtain of a fitting room and its glass. */
export const fittingRoom: Part = {
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
export const onHook: Part = {
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
export const bookcase: Part = {
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
export const bikeHooks = hooks(
  2.2,
  ["deep", round(130, 146, 58) + round(430, 146, 58)],
  ["tint", round(130, 146, 42) + round(430, 146, 42)],
  ["surface", rect(124, 64, 12, 34) + rect(424, 64, 12, 34)],
);

/** A coil of rope, a spanner and tape. */
export const toolHooks = hooks(
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
export const toolBench: Part = {
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
export const forge: Part = {
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
export const hearth: Part = {
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
export const furnace: Part = {
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
export const workbench: Part = {
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
export const glassRack: Part = {
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
export const vivarium: Part = {
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
export const roundWindow: Part = {
  wall: "sky",
  shapes: [
    ["surface", round(280, 206, 170)],
    ["quiet", rect(-20, 420, 600, 80)],
    ["surface", rect(-20, 404, 600, 20)],
  ],
  thing: [112, 404, 2.1],
};

/** Between rolled rugs, in front of what hangs. */
export const rugs: Part = {
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
export const tiers: Part = {
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
export const greenhouse: Part = {
  wall: "sky",
  shapes: [
    ["leaf", "M-20 394V300q50-64 110-16 46-58 104-8 60-52 118 4 60-58 116-4 50-44 152 24v94z"],
    ["surface", rect(-20, 232, 600, 12) + rect(274, 20, 12, 380)],
    ["surface", "M-20 116 280-6l300 122v16L280 12-20 132z"],
    ...basket(68),
    ...basket(492),
    ["accent", "M22 326h92l-12 68H34z"],
    ["surface", rect(14, 312, 108, 18)],
    ["accent", "M30 266h76l-8 46H38z"],
    ["surface", rect(22, 252, 92, 16)],
    ["quiet", "M424 356l-44-46 10-10 42 32zM504 330h24v44h-24v-12h12v-20h-12z"],
    ["brand", "M428 318h76v76h-84z"],
    ["surface", rect(420, 308, 84, 14)],
    ["quiet", rect(-20, 412, 600, 90)],
    ["accent", rect(40, 452, 120, 60) + rect(400, 452, 120, 60)],
    ["surface", rect(30, 440, 140, 18) + rect(390, 440, 140, 18) + rect(-20, 394, 600, 22)],
  ],
  thing: [124, 394, 1.95],
};

/** On its chains, planted with what trails. */
function basket(x: number): Shape[] {
  return [
    ["deep", `M${x} 88l-44 80h3l41-72 41 72h3z`],
    ["leaf", `M${x - 46} 172q0-32 26-28 6-16 20-16t20 16q26-4 26 28z`],
    ["brand", `M${x - 50} 166h100q-6 46-50 46t-50-46z`],
    ["leaf", `M${x - 44} 164q-14 20 2 54 18-30 14-54zM${x + 20} 164q-6 26 8 68 20-40 16-68z`],
  ];
}

/** In the window, below bunting. */
export const shopWindow: Part = {
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
};

/** On the counter of glass, below lamps, in front of what is wrapped. */
export const counter: Part = {
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
};

/** How low it hangs. */
function cord(at: number): number {
  return Math.round(36 + Math.sin((at / 10) * Math.PI) * 26);
}

/** In a gap between boxes of shoes. */
export const shoeBoxes: Part = {
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
export const dispensary: Part = {
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
export const cellar: Part = {
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
export const footpath: Part = {
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
export const showroom: Part = {
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
export const salesFloor: Part = {
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
export const workroom: Part = {
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

/** Behind a counter: a place apart, since no view of it has the round window. */
export const shopFloor: Part = { ...workroom, thing: [40, 460, 3] };

/** In front of tiles. */
export const kitchen: Part = {
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

/** In front of a round window. */
export const studio: Part = {
  ...workroom,
  shapes: [["surface", round(280, 222, 176)], ...workroom.shapes],
};

/** In a garden, in front of its hedge. */
export const garden: Part = {
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
export const lane: Part = {
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
export const pool: Part = {
  wall: "tint",
  shapes: [
    ["surface", round(280, 210, 170)],
    ["blue", rect(-20, 362, 600, 140)],
    ["surface", "M20 398h56v6H20zM488 388h56v6h-56zM150 462h60v6h-60zM396 456h56v6h-56z"],
  ],
  thing: [88, 446, 2.4],
};

/** On top of a house. */
export const roof: Part = {
  wall: "sky",
  shapes: [["surface", rect(124, 420, 312, 80)]],
  thing: [88, 432, 2.4],
};

/** In an arch, below one lamp. */
export const arch: Part = {
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
export const delicatessen: Part = {
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
};

/** Out of doors, in front of a fence and hills. */
export const paddock: Part = {
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
export const meadow: Part = {
  ...paddock,
  shapes: [...paddock.shapes.slice(0, 3), ["leaf", "M-20 392q300-40 600 0v110H-20z"]],
  thing: [112, 436, 2.1],
};

/** On a bench with a place for each, below what hangs on pegs. */
export const cloakroom: Part = {
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
export const lockers: Part = {
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
export const boatshed: Part = {
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
export const mooring: Part = { ...boatshed, thing: [120, 394, 1.9] };

/** One turn of rope. */
function coil(y: number): string {
  return `M430 ${y}a6 6 0 0 1 0-12h58a6 6 0 0 1 0 12z`;
}

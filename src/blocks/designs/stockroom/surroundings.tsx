import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import type { Opening, SurroundingsProps } from "../design.ts";
import {
  bottle,
  carton,
  counter,
  type Natural,
  type Part,
  rect,
  round,
  type Shape,
  shopWindow,
  type Tone,
} from "./rooms.ts";
import { onShelves, otherParts, parts, type Stock, stocks } from "./stock.ts";

/** From the left, how wide and how high: a square one is a roll of tape, a narrow one a tin. */
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

/** A shelf with cartons, tape and tins, of other colours for another thing. */
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
  const tone = tones[(turn + width / 2 + height) % 3] ?? "quiet";
  // A tall tin with its label.
  if (width < 36)
    return [
      [tone, rect(x, y - height, width, height)],
      [
        "surface",
        rect(x, y - height + 6, width, 8) + rect(x, y - height * 0.55, width, height * 0.3),
      ],
    ];
  return width > 80
    ? carton(tone, x, y, width, height)
    : [[tone, rect(x, y - height, width, height)]];
}

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
  const { wall, shapes, thing } = part;
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

import type { Opening, SurroundingsProps } from "../design.ts";

/** From the left, how wide and how high: as wide as high is a roll of tape, a narrow one a book. */
type Box = readonly [x: number, width: number, height: number];

type Shelving = {
  boards: string;
  /** What stands on each line. */
  rows: readonly (readonly [y: number, ...Box[]])[];
  /** Where the thing stands, and how many times as large as it is. */
  thing: readonly [x: number, y: number, scale: number];
};

/** Boxes that one sees the upper part of. */
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
    boards:
      "M-20 92h600v14H-20zM-20 390h600v36H-20zM-20 236h124v12H-20zM456 236h124v12H456zM104 92h14v400h-14zM442 92h14v400h-14z",
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
    boards:
      "M-20 404h600v36H-20zM-20 70h600v12H-20zM372 178h210v12H372zM372 290h210v12H372zM358 70h14v430h-14z",
    rows: [
      top,
      [178, [392, 86, 50], [496, 60, 74]],
      [290, [384, 26, 78], [414, 22, 66], [464, 72, 60]],
      [404, [398, 72, 90], [484, 72, 76]],
    ],
    thing: [22, 404, 2],
  },
};

const tones = ["accent", "brand", "quiet"] as const;

/**
 * On a shelf, outlined as in a catalogue, between cartons, tape and books. Another thing has other
 * colours beside it, and every second one the shelf the other way round.
 */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const { boards, rows, thing } = shelvings[opening];
  const [x, y, scale] = thing;
  const turn = of?.length ?? 0;
  const isTurned = turn % 2 === 1;
  const things = children ? [] : [cartons];
  return (
    <>
      <rect className="tint" width="560" height="480" />
      <g className="outlined">
        <g {...(isTurned && { transform: "matrix(-1 0 0 1 560 0)" })}>
          {outlines([...rows, ...things, [500, ...below]], turn).map(([tone, outline]) => (
            <path key={tone} className={tone} d={outline} />
          ))}
          <path className="surface" d={boards} />
        </g>
        <g
          transform={`translate(${isTurned ? 560 - x - 160 * scale : x} ${y - 160 * scale}) scale(${scale})`}
        >
          {children}
        </g>
        {[16, 246, 488].map((x) => (
          <Ticket key={x} x={x} y={y} />
        ))}
      </g>
    </>
  );
}

/** The outlines of all boxes, by their tones: lids above what they are on. */
function outlines(rows: Shelving["rows"], turn: number): [tone: string, outline: string][] {
  const found = new Map(tones.map((tone) => [tone as string, ""]));
  const add = (tone: string, outline: string) => found.set(tone, (found.get(tone) ?? "") + outline);
  const rect = (x: number, y: number, width: number, height: number) =>
    `M${x} ${y}h${width}v${height}h${-width}z`;
  const round = (x: number, y: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  for (const [y, ...boxes] of rows)
    for (const [x, width, height] of boxes) {
      const top = y - height;
      const middle = x + width / 2;
      if (width === height) {
        add("surface", round(middle, y - middle + x, middle - x));
        add("deep", round(middle, y - middle + x, 8));
        continue;
      }
      const isDark = width < 30 && x % 4 === 2;
      add(
        isDark ? "deep" : (tones[(turn + width / 2 + height) % 3] ?? "quiet"),
        rect(x, top, width, height),
      );
      if (width > 80) add("surface", rect(x - 6, top, width + 12, 16));
    }
  return [...found];
}

/** On the edge of the board, with strokes for the price. */
function Ticket({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y - 6})`}>
      <path className="surface" d="M10 0h62v48H10L0 38V10z" />
      <circle className="deep" cx="13" cy="24" r="2" />
      <path className="bars" d="M26 12v24M34 12v24M39 12v24M48 12v24M53 12v24M60 12v24" />
    </g>
  );
}

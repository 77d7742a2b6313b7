import type { Point } from "./projection.ts";

export type Box = { left: number; top: number; right: number; bottom: number };

/** The narrowest map on which a place is fully visible: any, or from this width up. */
export type ShownFrom = "always" | "576px" | "672px";

export type PlaceLabel = {
  name: string;
  dot: Point;
  /** Of the text: its anchor and where its baseline starts, ends or has its middle. */
  text: Point & { anchor: "start" | "middle" | "end" };
  box: Box;
  shownFrom: ShownFrom;
};

type Spot = { name: string; dot: Point; fontSize: number; dotRadius: number };

const halfWidths: readonly [ShownFrom, number][] = [
  ["always", 152],
  ["576px", 282],
  ["672px", 330],
];

/**
 * Finds room for each name beside its dot, in order: on the right, on the left, below, above, then
 * at the corners; closer to the middle of the map first. A place whose name does not fit is left
 * out.
 */
export function placeLabels(
  spots: readonly Spot[],
  map: { width: number; height: number },
  taken: readonly Box[] = [],
): PlaceLabel[] {
  const placed: PlaceLabel[] = [];
  const dots = spots.map(({ dot, dotRadius }) => around(dot, dotRadius + 1));
  for (const spot of spots) {
    const ownDot = around(spot.dot, spot.dotRadius + 1);
    const obstacles = [
      ...taken,
      ...placed.map(({ box }) => box),
      ...dots.filter((dot) => !overlap(dot, ownDot)),
    ];
    const fitting = positions(spot)
      .filter(({ box }) => box.top >= 4 && box.bottom <= map.height - 4)
      .filter(({ box }) => !obstacles.some((obstacle) => overlap(obstacle, box)))
      .flatMap((label) => {
        const shownFrom = narrowestMap([label.box, ownDot], map.width / 2);
        return shownFrom ? [{ ...label, shownFrom }] : [];
      })
      .sort((a, b) => rank(a.shownFrom) - rank(b.shownFrom));
    if (fitting[0]) placed.push({ name: spot.name, dot: spot.dot, ...fitting[0] });
  }
  return placed;
}

function positions({ name, dot, fontSize, dotRadius }: Spot): Pick<PlaceLabel, "text" | "box">[] {
  const width = textWidth(name, fontSize);
  const ascent = fontSize * 0.76;
  const descent = fontSize * 0.24;
  const gap = dotRadius + 4;
  const near = gap * 0.75;
  const at = (x: number, y: number, anchor: PlaceLabel["text"]["anchor"]) => {
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return {
      text: { x: round(x), y: round(y), anchor },
      box: {
        left: left - 2,
        top: y - ascent - 1,
        right: left + width + 2,
        bottom: y + descent + 1,
      },
    };
  };
  const middle = dot.y + fontSize * 0.34;
  const below = dot.y + gap + ascent;
  const above = dot.y - gap - descent;
  return [
    at(dot.x + gap, middle, "start"),
    at(dot.x - gap, middle, "end"),
    at(dot.x, below, "middle"),
    at(dot.x, above, "middle"),
    at(dot.x + near, dot.y + near + ascent, "start"),
    at(dot.x + near, dot.y - near, "start"),
    at(dot.x - near, dot.y + near + ascent, "end"),
    at(dot.x - near, dot.y - near, "end"),
  ];
}

/** Generous estimates for Figtree at weight 500 and Bricolage Grotesque at 650. */
function textWidth(text: string, fontSize: number): number {
  const ems = [...text].map((letter) => {
    if (/[iljtfr I']/.test(letter)) return 0.36;
    if (/[mwMW]/.test(letter)) return 0.88;
    return /[A-Z]/.test(letter) ? 0.68 : 0.58;
  });
  return ems.reduce((sum, em) => sum + em, 0) * fontSize;
}

/** The map width from which these boxes are visible when its middle is shown; undefined: never. */
export function narrowestMap(boxes: readonly Box[], middle: number): ShownFrom | undefined {
  const reach = Math.max(
    ...boxes.flatMap(({ left, right }) => [Math.abs(left - middle), Math.abs(right - middle)]),
  );
  return halfWidths.find(([, half]) => reach <= half)?.[0];
}

function rank(shownFrom: ShownFrom): number {
  return halfWidths.findIndex(([name]) => name === shownFrom);
}

function around({ x, y }: Point, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

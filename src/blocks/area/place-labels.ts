type Point = { name: string; x: number; y: number };

type Label = { x: number; y: number; anchor: "start" | "middle" | "end" };

type Box = { left: number; right: number; top: number; bottom: number };

/** Of text of 15 units: as wide as the widest of the designs sets it. */
const LETTER = 9;
const LINE = 18;
const GAP = 10;
const EDGE = 6;

/**
 * Puts a name beside each point of a map: to the right, the left, above or below, wherever it meets
 * neither another name nor a point nor the edge. One that fits nowhere goes without.
 */
export function placeLabels(points: readonly Point[], map: { width: number; height: number }) {
  const taken: Box[] = points.map(({ x, y }) => around(x, y, 7, 7));
  return points.map((point): Point & { label?: Label } => {
    for (const { label, box } of placesAround(point, map.width)) {
      const isInside =
        box.left >= 0 && box.right <= map.width && box.top >= 0 && box.bottom <= map.height;
      if (isInside && !taken.some((other) => meets(box, other))) {
        taken.push(box);
        return { ...point, label };
      }
    }
    return point;
  });
}

function placesAround({ name, x, y }: Point, width: number): { label: Label; box: Box }[] {
  const half = ([...name].length * LETTER) / 2;
  const middle = Math.min(Math.max(x, half + EDGE), width - half - EDGE);
  const base = LINE * 0.3;
  return [
    {
      label: { x: x + GAP, y: y + base, anchor: "start" },
      box: around(x + GAP + half, y, half, LINE / 2),
    },
    {
      label: { x: x - GAP, y: y + base, anchor: "end" },
      box: around(x - GAP - half, y, half, LINE / 2),
    },
    {
      label: { x: middle, y: y - LINE + base, anchor: "middle" },
      box: around(middle, y - LINE, half, LINE / 2),
    },
    {
      label: { x: middle, y: y + LINE + base, anchor: "middle" },
      box: around(middle, y + LINE, half, LINE / 2),
    },
  ];
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function meets(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

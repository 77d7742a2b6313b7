import type { Point } from "../../src/website/cities/map/projection.ts";

/**
 * The outlines of a mask's cells that are 1, as closed rings of the corners where they turn; holes
 * come as separate rings. What touches the mask's border is closed along it.
 *
 * @param mask row by row from the top left
 */
export function traceMask(mask: Uint8Array, columns: number): Point[][] {
  const next = cellEdges(mask, columns);
  const rings: Point[][] = [];
  for (const [start] of next) {
    const ring: number[] = [];
    for (let at = start; next.get(at)?.length; ) {
      ring.push(at);
      at = next.get(at)?.pop() ?? start;
    }
    if (ring.length > 0) rings.push(turns(ring.map((corner) => toPoint(corner, columns))));
  }
  return rings;
}

/** Where each corner leads to, with the inside on the right. A corner between diagonals has two ways. */
function cellEdges(mask: Uint8Array, columns: number): Map<number, number[]> {
  const rows = mask.length / columns;
  const next = new Map<number, number[]>();
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && mask[y * columns + x] === 1;
  const add = (fromX: number, fromY: number, toX: number, toY: number) => {
    const from = fromY * (columns + 1) + fromX;
    next.set(from, [...(next.get(from) ?? []), toY * (columns + 1) + toX]);
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) add(x, y, x + 1, y);
      if (!isIn(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!isIn(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!isIn(x - 1, y)) add(x, y + 1, x, y);
    }
  }
  return next;
}

function toPoint(corner: number, columns: number): Point {
  return { x: corner % (columns + 1), y: Math.floor(corner / (columns + 1)) };
}

/** Where the outline turns, with every corner cut off: a slanting coast then has no steps. */
function turns(ring: Point[]): Point[] {
  const corners = ring.filter((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    return (
      (before.x - point.x) * (after.y - point.y) !== (before.y - point.y) * (after.x - point.x)
    );
  });
  return corners.flatMap((point, index) => {
    const after = corners[(index + 1) % corners.length] ?? point;
    const length = Math.hypot(after.x - point.x, after.y - point.y);
    const cut = Math.min(0.5, 3 / length);
    const along = (part: number) => ({
      x: point.x + (after.x - point.x) * part,
      y: point.y + (after.y - point.y) * part,
    });
    return cut === 0.5 ? [along(0.5)] : [along(cut), along(1 - cut)];
  });
}

import type { Point } from "../../src/website/cities/map/projection.ts";

/** Leaves out the points of a closed ring that lie within `tolerance` of the line without them. */
export function simplifyRing(ring: Point[], tolerance: number): Point[] {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  // A ring has no ends to hold on to: it is cut at its first point and at the point farthest off.
  const far = indexOfMax(ring.map((point) => Math.hypot(point.x - first.x, point.y - first.y)));
  return [
    ...simplifyLine(ring.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplifyLine([...ring.slice(far), first], tolerance).slice(0, -1),
  ];
}

/** The same for a line, whose ends stay (Douglas and Peucker, 1973). */
export function simplifyLine(line: Point[], tolerance: number): Point[] {
  const [start] = line;
  const end = line.at(-1);
  if (!start || !end || line.length < 3) return line;
  const distances = line.map((point) => distanceFromLine(point, start, end));
  const far = indexOfMax(distances);
  if ((distances[far] ?? 0) <= tolerance) return [start, end];
  return [
    ...simplifyLine(line.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(far), tolerance),
  ];
}

/** A ring as an SVG path in half pixels; empty when it covers fewer than `smallest` square pixels. */
export function ringPath(ring: Point[], smallest: number): string {
  if (ring.length < 3 || area(ring) < smallest) return "";
  return `${linePath(ring)}z`;
}

/** A line as an SVG path in whole half pixels, which halves its length; empty for a mere point. */
export function linePath(line: Point[]): string {
  const points = line.map(({ x, y }) => ({ x: Math.round(x * 2), y: Math.round(y * 2) }));
  const [start, ...rest] = points;
  if (!start) return "";
  let at = start;
  let path = `M${start.x} ${start.y}l`;
  for (const point of rest) {
    const step = `${point.x - at.x} ${point.y - at.y}`;
    if (step !== "0 0") path += path.endsWith("l") ? step : ` ${step}`;
    at = point;
  }
  return path.endsWith("l") ? "" : path.replaceAll(" -", "-");
}

function distanceFromLine(point: Point, start: Point, end: Point): number {
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const length = dx * dx + dy * dy;
  const along = length && ((point.x - start.x) * dx + (point.y - start.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - start.x - t * dx, point.y - start.y - t * dy);
}

function area(ring: Point[]): number {
  const twice = ring.reduce((sum, point, index) => {
    const previous = ring.at(index - 1) ?? point;
    return sum + previous.x * point.y - point.x * previous.y;
  }, 0);
  return Math.abs(twice) / 2;
}

function indexOfMax(values: number[]): number {
  return values.reduce((best, value, index) => (value > (values[best] ?? 0) ? index : best), 0);
}

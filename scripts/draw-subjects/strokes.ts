/** Outlines in few letters, all drawn the same way around, so that those of one path are one. */
import type { Shape } from "./shapes.ts";

/** A number in few letters: the larger it is, the less of it is seen. */
export function brief(n: number): string {
  return `${+n.toFixed(Math.abs(n) < 1 ? 2 : 1)}`.replace(/^(-?)0\./, "$1.");
}

export function joined(ends: readonly number[]): string {
  return ends.map(brief).reduce((all, end) => {
    const isClear = end.startsWith("-") || (end.startsWith(".") && /\.\d*$/.test(all));
    return all === "" || isClear ? all + end : `${all} ${end}`;
  }, "");
}

type Point = readonly [number, number];

const zero: Point = [0, 0];

/** What is drawn around 0, of M, L, A and relative steps, set down at a point. */
export function placed(
  shapes: readonly Shape[],
  x: number,
  y: number,
  degrees = 0,
  size = 1,
): Shape[] {
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [size * Math.sin(turn), size * Math.cos(turn)];
  const at = (dx: number, dy: number, isFree: boolean): [number, number] => [
    dx * cos - dy * sin + (isFree ? 0 : x),
    dx * sin + dy * cos + (isFree ? 0 : y),
  ];
  return shapes.map(([tone, d]) => {
    // Each end is rounded from where the last one was drawn, so that nothing adds up.
    let [pen, drawn, from] = [zero, zero, zero];
    const outline = d.replace(/([MLhvcsqtalz])([^a-zA-Z]*)/g, (_, step: string, text: string) => {
      if (step === "z") {
        [pen, drawn] = [from, rounded(from)];
        return step;
      }
      const found = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
      const arcs = step === "a" ? found.slice(0, 5) : [];
      const [rx = 0, ry = 0, lean = 0, ...flags] = arcs;
      const radii = arcs.length
        ? `${joined([rx * size, ry * size, rx === ry ? 0 : lean + degrees, ...flags])} `
        : "";
      const ends = found.slice(arcs.length);
      const along = step === "h" ? [ends[0] ?? 0, 0] : step === "v" ? [0, ends[0] ?? 0] : ends;
      const isFree = step !== "M" && step !== "L";
      const count = step === "c" ? 3 : step === "s" || step === "q" ? 2 : 1;
      const written: number[] = [];
      for (let i = 0; i < along.length; i += 2 * count) {
        let to: Point = pen;
        for (let j = i; j < i + 2 * count; j += 2) {
          const [dx, dy] = at(along[j] ?? 0, along[j + 1] ?? 0, isFree);
          to = isFree ? [pen[0] + dx, pen[1] + dy] : [dx, dy];
          const [X, Y] = rounded(to);
          written.push(...(isFree ? [X - drawn[0], Y - drawn[1]] : [X, Y]));
        }
        pen = to;
        drawn = rounded(to);
      }
      if (step === "M") from = pen;
      // A circle that ended where it began would not be drawn.
      if (arcs.length && !written[0] && !written[1]) written[0] = 0.1;
      return `${step === "h" || step === "v" ? "l" : step}${radii}${joined(written)}`;
    });
    return [tone, outline];
  });
}

function rounded([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A disc, or an oval. */
export function ball(x: number, y: number, r: number, high = r): string {
  return `M${joined([x, y + high])}a${joined([r, high])} 0 1 1 .1 0z`;
}

/** A thick line through points, with round ends and corners. */
export function bent(width: number, ...points: readonly (readonly [number, number])[]): string {
  const r = width / 2;
  return points
    .slice(1)
    .map(([x2, y2], i) => {
      const [x1, y1] = points[i] ?? [x2, y2];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const part = r / Math.hypot(dx, dy);
      const [x, y] = [dy * part, -dx * part];
      const cap = `a${joined([r, r])} 0 0 1`;
      return `M${joined([x1 + x, y1 + y])}l${joined([dx, dy])}${after(cap, joined([-2 * x, -2 * y]))}l${joined([-dx, -dy])}${after(cap, joined([2 * x, 2 * y]))}z`;
    })
    .join("");
}

function after(text: string, ends: string): string {
  return ends.startsWith("-") ? text + ends : `${text} ${ends}`;
}

/** With five petals around it. */
export function blossom(x: number, y: number, r: number, count = 5): string {
  const at = (i: number): [number, number] => [
    r * Math.sin((2 * Math.PI * i) / count),
    -r * Math.cos((2 * Math.PI * i) / count),
  ];
  const arc = brief(1.1 * r * Math.sin(Math.PI / count));
  const petals = Array.from({ length: count }, (_, i) => {
    const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)];
    return after(`a${arc} ${arc} 0 0 1`, joined([x2 - x1, y2 - y1]));
  });
  return `M${joined([x, y - r])}${petals.join("")}z`;
}

/** Parts of people drawn from near: heads that lean, arms that bend, hands that hold. */
import type { Shape, Tone } from "./shapes.ts";

type Skin = "skin" | "rust" | "brown" | "cream" | "fur";

/** Of each skin, what lies in its shadow. */
const shades: Readonly<Record<Skin, Tone>> = {
  skin: "rust",
  rust: "brown",
  brown: "black",
  cream: "fur",
  fur: "rust",
};

type Look = {
  skin: Skin;
  /** How far the features are turned to the side. */
  turn?: number;
  eyes?: "open" | "glad" | "shut" | "wide" | "wink";
  mouth?: "smile" | "laugh" | "small" | "round";
  /** None where the eyes say enough. */
  brows?: Tone | null;
  cheeks?: boolean;
  ears?: boolean;
};

/** A number in few letters: the larger it is, the less of it is seen. */
function brief(n: number): string {
  return `${+n.toFixed(Math.abs(n) < 1 ? 2 : 1)}`.replace(/^(-?)0\./, "$1.");
}

function joined(ends: readonly number[]): string {
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

/** A disc in few letters, drawn the way that `bent` is, so that the two are one. */
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

/** A hand from its wrist, its thumb to the left of where it points, or to the right. */
export function mitten(x: number, y: number, degrees: number, thumb: 1 | -1 = 1, size = 1): string {
  const hand = [
    bent(2.3, [0.2, 0], [1.7, 0]),
    bent(0.95, [0.5, -0.5 * thumb], [1.5, -1.8 * thumb]),
  ].join("");
  return placed([[0, hand]], x, y, degrees, size)[0]?.[1] ?? "";
}

/** Three fingers around what lies so. */
export function grip(x: number, y: number, degrees: number, size = 1): string {
  const hand = [-1, 0, 1].map((at) => bent(0.9, [at, -0.7], [at, 0.7])).join("");
  return placed([[0, hand]], x, y, degrees, size)[0]?.[1] ?? "";
}

/** With the shadow of the chin. */
export function neck(x: number, y: number, skin: Skin, half = 1.7): Shape[] {
  return [
    [
      skin,
      `M${joined([x - half, y])}h${brief(2 * half)}v3.4c0 1-.8 1.9-${brief(half)} 1.9s-${brief(half)}-.9-${brief(half)}-1.9z`,
    ],
    [
      shades[skin],
      `M${joined([x - half + 0.3, y])}h${brief(2 * half - 0.6)}v1.6q-${brief(half - 0.3)} 1.6-${brief(2 * half - 0.6)} 0z`,
    ],
  ];
}

/** Around 0: ten high, without its hair. */
export function face({
  skin,
  turn = 0,
  eyes = "open",
  mouth = "smile",
  brows = "black",
  cheeks = false,
  ears = true,
}: Look): Shape[] {
  const drawn: Shape[] = [];
  if (ears) drawn.push([skin, ball(-3.9, 0.7, 1) + ball(3.9, 0.7, 1)]);
  drawn.push([
    skin,
    "M-3.9-.8c0-2.6 1.6-4.2 3.9-4.2s3.9 1.6 3.9 4.2c0 1 0 1.9-.3 2.7-.5 1.8-1.9 3.1-3.6 3.1s-3.1-1.3-3.6-3.1c-.3-.8-.3-1.7-.3-2.7z",
  ]);
  const [left, right] = [turn - 1.75 + 0.1 * turn, turn + 1.75 - 0.1 * turn];
  if (cheeks) drawn.push(["pink", ball(left - 0.5, 2, 0.65) + ball(right + 0.5, 2, 0.65)]);
  const glad = (x: number) => `M${joined([x - 0.8, 0.5])}q.8-1.5 1.6 0q-.8-1-1.6 0z`;
  const shut = (x: number) => `M${joined([x - 0.8, 0.1])}q.8 1.3 1.6 0q-.8.7-1.6 0z`;
  if (eyes === "wide") {
    drawn.push(["white", ball(left, 0, 1) + ball(right, 0, 1)]);
    drawn.push(["black", ball(left, 0.1, 0.2) + ball(right, 0.1, 0.2)]);
  } else if (eyes === "open") drawn.push(["black", ball(left, 0.1, 0.4) + ball(right, 0.1, 0.4)]);
  else if (eyes === "wink") drawn.push(["black", glad(left) + ball(right, 0.1, 0.4)]);
  else drawn.push(["black", [left, right].map(eyes === "glad" ? glad : shut).join("")]);
  // What has no inside is its edge alone, which is a line.
  const up = eyes === "wide" ? -2 : -1.4;
  const browOf = (x: number, lean: number) =>
    `M${joined([x - 0.8, up - 0.2 * lean])}q.8-.6 1.6${lean > 0 ? " .4q-.8-1-1.6-.4z" : "-.4q-.8.2-1.6.4z"}`;
  if (brows !== null) drawn.push([brows, browOf(left, -1) + browOf(right, 1)]);
  const aside = turn < 0 ? -1 : 1;
  drawn.push([
    skin,
    `M${joined([turn * 1.3 - 0.2 * aside, 0.8])}q${joined([aside, 0.8])} ${joined([0.4 * aside, 1.1])}t${joined([-aside, 0])}q${joined([0.6 * aside, 0.3])} ${joined([aside, 0])}t${joined([-0.4 * aside, -1.1])}z`,
  ]);
  const middle = turn * 1.15;
  if (mouth === "laugh") {
    drawn.push(["red", `M${joined([middle - 1.6, 2.5])}q1.6.6 3.2 0q-.1 1.8-1.6 1.8t-1.6-1.8z`]);
    drawn.push(["white", `M${joined([middle - 1.3, 2.7])}q1.3.4 2.6 0l-.3.6q-1 .3-2 0z`]);
  } else if (mouth === "smile")
    drawn.push([
      skin === "brown" ? "white" : "black",
      `M${joined([middle - 1.2, 2.9])}q1.2.8 2.4 0q-1.2 1.6-2.4 0z`,
    ]);
  else if (mouth === "small")
    drawn.push(["black", `M${joined([middle - 0.7, 3.1])}q.7.4 1.4 0q-.7.9-1.4 0z`]);
  else drawn.push(["black", `M${joined([middle - 0.6, 3.3])}c0-1 1.2-1 1.2 0s-1.2 1-1.2 0z`]);
  return drawn;
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

/** Heads, limbs and lines that the figures at work have, in 32 by 32. */
import { type Place, placed, type Shape, type Tone } from "./shapes.ts";

type Skin = "skin" | "rust" | "brown" | "cream";

type Face = {
  skin: Skin;
  /** How far the eyes, nose and mouth are to the side of the middle, and above it. */
  dx?: number;
  dy?: number;
  eyes?: "open" | "glad" | "shut" | "none";
  mouth?: "smile" | "grin" | "wide" | "none";
  brows?: Tone | "none";
  brow?: number;
  cheeks?: Tone | "none";
  /** Which of its two ears show. */
  ears?: "both" | "left" | "right" | "none";
  /** How wide the jaw is, from an egg to a square. */
  jaw?: number;
  /** A beard, or what else is below the eyes, nose and mouth. */
  on?: readonly Shape[];
  /** How far from chin to collar, and where the neck is. */
  neck?: number;
  lean?: number;
};

/** A face 6.4 wide and 8 high, around 0, on its neck. */
export function face(of: Face): Shape[] {
  const { skin, dx = 0, dy = 0, eyes = "open", mouth = "smile", jaw = 0, lean = 0 } = of;
  const { ears = "both", neck = 2, brows = "black", brow = 0 } = of;
  const dark: Tone = skin === "brown" ? "black" : "brown";
  const cheeks = of.cheeks ?? (skin === "brown" ? "none" : "pink");
  const shapes: Shape[] = [];
  if (neck > 0) {
    shapes.push([skin, `M${lean - 1.4} 3h2.8v${0.8 + neck}q-1.4 2-2.8 0z`]);
    shapes.push([skin, strokes(lean - 1.1, 4, 2.2, Math.max(1, Math.round(neck * 1.6)))]);
  }
  const w = 1.9 + jaw;
  shapes.push([
    skin,
    `M-3.2-.8C-3.2-5 3.2-5 3.2-.8C3.2 2 ${w} 4.1 0 4.1C${-w} 4.1-3.2 2-3.2-.8z` +
      (ears === "both" || ears === "left" ? spot(-3.2, 0.3, 0.8, 1) : "") +
      (ears === "both" || ears === "right" ? spot(3.2, 0.3, 0.8, 1) : ""),
  ]);
  shapes.push(...(of.on ?? []));
  if (cheeks !== "none")
    shapes.push([
      cheeks,
      spot(dx - 1.95, dy + 1.45, 0.4, 0.3) + spot(dx + 1.95, dy + 1.45, 0.4, 0.3),
    ]);
  if (brows !== "none")
    shapes.push([
      brows,
      arc(dx - 1.9, dy - 1.35 - brow, 0.5, -0.5, 1.1, 0.05) +
        arc(dx + 0.8, dy - 1.3 - brow, 0.6, -0.55, 1.1, -0.05),
    ]);
  // On the darkest skin, what lies around the eyes is lighter, so that they are seen.
  if (skin === "brown" && eyes !== "none")
    shapes.push(
      eyes === "open"
        ? ["white", spot(dx - 1.35, dy + 0.1, 0.6, 0.5) + spot(dx + 1.35, dy + 0.1, 0.6, 0.5)]
        : ["rust", spot(dx - 1.35, dy + 0.1, 0.65, 0.5) + spot(dx + 1.35, dy + 0.1, 0.65, 0.5)],
    );
  if (eyes === "open") {
    const r = skin === "brown" ? 0.32 : 0.35;
    shapes.push(["black", spot(dx - 1.35, dy + 0.1, r) + spot(dx + 1.35, dy + 0.1, r)]);
    // Under its lid, or the eye would stare.
    if (skin === "brown")
      shapes.push([
        "black",
        arc(dx - 2, dy - 0.45, 0.65, -0.4, 1.3, 0) + arc(dx + 0.7, dy - 0.45, 0.65, -0.4, 1.3, 0),
      ]);
  }
  if (eyes === "glad")
    shapes.push([
      "black",
      line(dx - 2, dy + 0.3, 0.65, -1, 1.3, 0) + line(dx + 0.7, dy + 0.3, 0.65, -1, 1.3, 0),
    ]);
  if (eyes === "shut")
    shapes.push([
      "black",
      line(dx - 2, dy, 0.65, 0.9, 1.3, 0) + line(dx + 0.7, dy, 0.65, 0.9, 1.3, 0),
    ]);
  shapes.push([skin, line(dx * 1.2 + 0.1, dy + 0.5, 0.9, 0.75, -0.3, 0.85)]);
  if (mouth === "smile") shapes.push([dark, arc(dx - 1.1, dy + 2, 1.1, 0.9, 2.2, 0)]);
  if (mouth === "grin" || mouth === "wide") {
    const [half, deep] = mouth === "wide" ? [1.6, 2.1] : [1.35, 1.5];
    shapes.push([
      dark,
      `M${dx - half} ${dy + 1.75}q${half} .4 ${2 * half} 0q-.1 ${deep}-${half} ${deep}t-${half}-${deep}z`,
    ]);
    shapes.push([
      "white",
      `M${dx - half + 0.3} ${dy + 1.95}q${half - 0.3} .3 ${2 * half - 0.6} 0l-.3.6q-${half - 0.6} .25-${2 * half - 1.2} 0z`,
    ]);
  }
  return shapes;
}

/** Relative, rounded, and in as few letters as will do. */
export function plainly(shapes: readonly Shape[]): Shape[] {
  return placed({ x: 0, y: 0 }, shapes);
}

/** There and back: only its edge is seen. */
export function line(x: number, y: number, cx: number, cy: number, dx: number, dy: number): string {
  const n = (value: number) => +value.toFixed(2);
  return `M${n(x)} ${n(y)}q${n(cx)} ${n(cy)} ${n(dx)} ${n(dy)}q${n(cx - dx)} ${n(cy - dy)} ${n(-dx)} ${n(-dy)}z`;
}

/** Between a curve and the straight line back. */
export function arc(x: number, y: number, cx: number, cy: number, dx: number, dy: number): string {
  return `M${+x.toFixed(2)} ${+y.toFixed(2)}q${cx} ${cy} ${dx} ${dy}z`;
}

/** Across a limb that goes that way, at its end. */
export function cuff(x: number, y: number, degrees: number, width: number, thick = 0.9): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (along: number, aside: number) =>
    `${+(x + along * cos - aside * sin).toFixed(2)} ${+(y + along * sin + aside * cos).toFixed(2)}`;
  const [a, b] = [thick / 2, width / 2];
  return `M${at(-a, -b)}L${at(a, -b)}L${at(a, b)}L${at(-a, b)}z`;
}

/** There and back, straight, from each to the next point. */
export function stroke(...points: readonly (readonly [number, number])[]): string {
  const [first, ...others] = points.map(([x, y]) => `${x} ${y}`);
  const back = points
    .slice(1, -1)
    .reverse()
    .map(([x, y]) => `L${x} ${y}`);
  return `M${first}L${others.join("L")}${back.join("")}z`;
}

/** So many below each other: a shadow, in the colour of the edge. */
function strokes(x: number, y: number, width: number, count: number): string {
  return Array.from(
    { length: count },
    (_, at) => `M${x} ${+(y + 0.4 * at).toFixed(1)}h${width}z`,
  ).join("");
}

export function spot(x: number, y: number, rx: number, ry = rx): string {
  return `M${+(x - rx).toFixed(2)} ${+y.toFixed(2)}a${rx} ${ry} 0 1 1 0 .05z`;
}

/** From each point to the next, as thick there as its third number, with round ends. */
export function tapered(...points: readonly (readonly [number, number, number])[]): string {
  const n = (value: number) => +value.toFixed(2);
  return points
    .slice(1)
    .map(([x2, y2, w2], at) => {
      const [x1, y1, w1] = points[at] ?? [x2, y2, w2];
      const far = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [nx, ny] = [(y2 - y1) / far / 2, (x1 - x2) / far / 2];
      return `M${n(x1 + nx * w1)} ${n(y1 + ny * w1)}L${n(x2 + nx * w2)} ${n(y2 + ny * w2)}A${w2 / 2} ${w2 / 2} 0 0 1 ${n(x2 - nx * w2)} ${n(y2 - ny * w2)}L${n(x1 - nx * w1)} ${n(y1 - ny * w1)}${at === 0 ? `A${w1 / 2} ${w1 / 2} 0 0 1 ${n(x1 + nx * w1)} ${n(y1 + ny * w1)}` : ""}z`;
    })
    .join("");
}

/** Of water, which falls. */
export function drop(x: number, y: number): string {
  return `M${x} ${y}c.9 1.1.9 1.9 0 2-.9-.1-.9-.9 0-2z`;
}

/** A hand that lies flat on something, from its wrist at 0 to the right, its thumb above, below or unseen. */
export function laid(of: Place & { skin: Tone; thumb?: "above" | "below" | "none" }): Shape[] {
  const { skin, thumb = "above", ...place } = of;
  const away = thumb === "below" ? -1 : 1;
  const y = (value: number) => +(value * away).toFixed(2);
  const tip = `q.600 ${y(0.33)} 0 ${y(0.66)}`;
  const top =
    thumb === "none"
      ? `C.4 ${y(-1.1)} 1 ${y(-1.2)} 2.2 ${y(-1.25)}`
      : `C.3 ${y(-1)} .6 ${y(-1.2)} .9 ${y(-1.4)}C1.3 ${y(-2.1)} 2 ${y(-2.6)} 2.7 ${y(-2.5)}C3.3 ${y(-2.4)} 3.2 ${y(-1.8)} 2.700 ${y(-1.6)}L2.2 ${y(-1.25)}`;
  return placed(place, [
    [
      skin,
      `M-.6 ${y(-1)}${top}H3.700${tip}h.5${tip}h-.15${tip}h-.6${tip}H2C1.2 ${y(1.4)} .3 ${y(1.1)} -.6 ${y(1)}z`,
    ],
    [skin, `M2.200 ${y(-0.6)}h1.500zM2.300 ${y(0.07)}h1.800zM2.200 ${y(0.73)}h1.600z`],
  ]);
}

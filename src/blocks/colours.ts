import { converter, formatHex, type Oklch, toGamut, wcagContrast } from "culori";

/**
 * All colours of a page, as `#rrggbb`. Text colours have at least 4.5:1 on every ground that they are
 * set on, controls at least 3:1 (WCAG 2.2, 1.4.3 and 1.4.11), whatever the brand colour is.
 */
export type Palette = {
  /** As given. For areas without text. */
  brand: string;
  paper: string;
  /** Raised parts: cards, fields. */
  surface: string;
  /** A pale panel in the brand’s hue. */
  tint: string;
  /** A pale panel in the accent’s hue. */
  wash: string;
  /** A dark panel in the brand’s hue; beside a warm brand nearly black, since a dark orange is mud. */
  deep: string;
  onDeep: string;
  /** Quiet text on the dark panel. */
  onDeepQuiet: string;
  ink: string;
  quiet: string;
  /** The brand as text on paper, surface, tint and wash. */
  brandText: string;
  /** A button’s ground, its edge, and its text. */
  action: string;
  actionEdge: string;
  onAction: string;
  /** Beside the brand, in drawings and edges. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** For what is drawn in four tones: the brand, between dark and light whatever it is. */
  tone: string;
  /** The accent there, lighter than that. */
  lightTone: string;
  /** Windows and water. */
  sky: string;
  line: string;
  /** Edges of fields. */
  edge: string;
};

const text = 4.5;
const control = 3;

const white = "#ffffff";
const black = "#14110f";

const toOklch = converter("oklch");
const inGamut = toGamut("rgb", "oklch");

/**
 * The palette that a brand colour gives.
 *
 * @param brand such as `#1f5b45`
 * @param accent the second colour: the business’s own, or one that goes with the brand (`spotBeside`)
 * @throws RangeError when it is no colour
 */
export function paletteOf(brand: string, accent = brand): Palette {
  const given = toOklch(brand);
  if (!given) throw new RangeError(`"${brand}" is no colour`);
  const hue = given.h ?? 80; // greys have none, and get warm paper
  // A pale colour has half the room for chroma that a darker one has.
  const strength = Math.min(1, given.c / (isPale(given) ? 0.06 : 0.12));
  const colour = (l: number, c: number) => hex({ mode: "oklch", l, c: c * strength, h: hue });

  // A pale red is a pink: too much of it, unless one has asked for it.
  const pale = !isPale(given) && (hue > 330 || hue < 45) ? 0.5 : 1;
  const paper = colour(0.985, 0.008 * pale);
  const surface = colour(0.997, 0.003 * pale);
  const tint = colour(0.95, 0.03 * pale);
  const { h: accentHue = hue, c: accentChroma } = oklch(accent);
  const wash = hex({ mode: "oklch", l: 0.94, c: Math.min(0.045, accentChroma / 2), h: accentHue });
  const grounds = [paper, surface, tint, wash];
  const deep = isWarm(hue) ? colour(0.25, 0.018) : colour(0.29, 0.06);
  return {
    brand: hex(given),
    paper,
    surface,
    tint,
    wash,
    deep,
    onDeep: colour(0.97, 0.015),
    onDeepQuiet: reach(
      { mode: "oklch", l: 0.8, c: 0.035 * strength, h: hue },
      [deep],
      text,
      "lighter",
    ),
    ink: colour(0.23, 0.03),
    quiet: reach({ mode: "oklch", l: 0.48, c: 0.025 * strength, h: hue }, grounds, text, "darker"),
    brandText: reach(given, grounds, text, "darker"),
    ...button(given, grounds, deep),
    accent,
    onAccent: wcagContrast(white, accent) >= text ? white : "#000000",
    tone: between(brand, 0.48, 0.66),
    lightTone: between(accent, 0.77, 0.88),
    sky: hex({ mode: "oklch", l: 0.92, c: 0.03, h: 225 }),
    line: colour(0.89, 0.02),
    edge: reach({ mode: "oklch", l: 0.66, c: 0.03 * strength, h: hue }, grounds, control, "darker"),
  };
}

/** The least contrast of a palette, of texts and of controls with the grounds that they are set on. */
export function leastContrast(palette: Palette): { text: number; control: number } {
  const { paper, surface, tint, wash, deep, ...on } = palette;
  const grounds = [paper, surface, tint, wash];
  const least = (colours: readonly string[], behind: readonly string[]) =>
    Math.min(...colours.flatMap((colour) => behind.map((ground) => wcagContrast(colour, ground))));
  return {
    text: Math.min(
      least([on.ink, on.quiet, on.brandText], grounds),
      least([on.onDeep, on.onDeepQuiet], [deep]),
      least([on.onAction], [on.action]),
      least([on.onAccent], [on.accent]),
    ),
    control: least([on.actionEdge, on.edge], grounds),
  };
}

/** Further apart in hue, in degrees, two colours are two; nearer than that, they are shades of one. */
const APART = 30;
const SHADES = 15;
/** Where no colour of a set is another than the brand. */
const bone = "#f1ece2";

/**
 * Of a set of colours, the one that goes with a brand: its nearest neighbour on the wheel that is
 * not its own hue, so that warm stays beside warm; else the one furthest from it.
 */
export function spotBeside(brand: string, spots: readonly string[]): string {
  const { h: hue } = oklch(brand);
  if (hue === undefined) return spots[0] ?? bone;
  const turns = spots.map((spot) => {
    const turn = Math.abs(hue - (oklch(spot).h ?? hue));
    return { spot, turn: Math.min(turn, 360 - turn) };
  });
  const near = turns.toSorted((one, other) => one.turn - other.turn);
  const other = near.find(({ turn }) => turn >= APART) ?? near.at(-1);
  return other && other.turn > SHADES ? other.spot : bone;
}

/** What a colour is called in a stylesheet: “brand-text”. */
export function propertyName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/**
 * The brand with white text, if need be a little darker; a light brand as it is, with black text and
 * a dark edge.
 */
function button(brand: Oklch, grounds: readonly string[], dark: string) {
  const ground = reach(brand, [white], text, "darker");
  if (brand.l - oklch(ground).l < 0.12) {
    return {
      action: ground,
      actionEdge: reach(oklch(ground), grounds, control, "darker"),
      onAction: white,
    };
  }
  return { action: hex(brand), actionEdge: dark, onAction: black };
}

/** The colour nearest in lightness that has the wanted contrast with all of these grounds. */
function reach(
  start: Oklch,
  grounds: readonly string[],
  contrast: number,
  way: "darker" | "lighter",
): string {
  const holds = (l: number) =>
    grounds.every((ground) => wcagContrast(hex(withLightness(start, l)), ground) >= contrast);
  if (holds(start.l)) return hex(start);
  let [from, to] = [start.l, way === "darker" ? 0 : 1];
  for (let step = 0; step < 12; step++) {
    const middle = (from + to) / 2;
    if (holds(middle)) to = middle;
    else from = middle;
  }
  return hex(withLightness(start, to));
}

/** From red to yellow. */
function isWarm(hue: number): boolean {
  return hue > 15 && hue < 95;
}

function isPale({ l }: Oklch): boolean {
  return l > 0.7;
}

/** A pale colour is fuller the darker it gets, or it would be a grey. */
function withLightness(colour: Oklch, l: number): Oklch {
  const growth = isPale(colour) ? 1 + 3 * Math.max(0, colour.l - l) : 1;
  return { ...colour, l, c: colour.c * growth };
}

/** The same colour, no darker and no lighter than these. */
function between(colour: string, least: number, most: number): string {
  const found = oklch(colour);
  return hex(withLightness(found, Math.min(most, Math.max(least, found.l))));
}

function oklch(colour: string): Oklch {
  const found = toOklch(colour);
  if (!found) throw new RangeError(`"${colour}" is no colour`);
  return found;
}

function hex(colour: Oklch): string {
  return formatHex(inGamut(colour));
}

/** Parts of people drawn from near: heads that lean, arms that bend, hands that hold. */
import { placed, type Shape, type Tone } from "./shapes.ts";
import { ball, bent, brief, joined } from "./strokes.ts";

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
  mouth?: "smile" | "laugh" | "round";
  /** None where the eyes say enough. */
  brows?: Tone | null;
  cheeks?: boolean;
  ears?: boolean;
};

/** A hand from its wrist, its thumb to the left of where it points. */
export function mitten(x: number, y: number, degrees: number, size = 1): string {
  const hand = [bent(2.3, [0.2, 0], [1.7, 0]), bent(0.95, [0.5, -0.5], [1.5, -1.8])].join("");
  return placed({ x, y, turn: degrees, size }, [[0, hand]])[0]?.[1] ?? "";
}

/** Three fingers around what lies so. */
export function grip(x: number, y: number, degrees: number, size = 1): string {
  const hand = [-1, 0, 1].map((at) => bent(0.9, [at, -0.7], [at, 0.7])).join("");
  return placed({ x, y, turn: degrees, size }, [[0, hand]])[0]?.[1] ?? "";
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
  if (cheeks) {
    // Of a face that is turned, the near one is further out.
    const [near, far] = [0.9, 0.5];
    const [x1, x2] = turn < 0 ? [left - far, right + near] : [left - near, right + far];
    drawn.push(["pink", ball(x1, 2, 0.55) + ball(x2, 2, 0.55)]);
  }
  // On the darkest skin, what lies around the eyes is lighter, so that they are seen.
  if (skin === "brown" && eyes !== "wide") {
    const around = (x: number, isOpen: boolean): Shape =>
      isOpen ? ["white", ball(x, 0.1, 0.7, 0.55)] : ["rust", ball(x, -0.1, 0.7, 0.55)];
    drawn.push(around(left, eyes === "open"), around(right, eyes === "open" || eyes === "wink"));
  }
  const glad = (x: number) => `M${joined([x - 0.8, 0.5])}q.8-1.5 1.6 0q-.8-1-1.6 0z`;
  const shut = (x: number) => `M${joined([x - 0.8, 0.1])}q.8 1.3 1.6 0q-.8.7-1.6 0z`;
  if (eyes === "wide") {
    drawn.push(["white", ball(left, 0, 1) + ball(right, 0, 1)]);
    drawn.push(["black", ball(left, 0.1, 0.2) + ball(right, 0.1, 0.2)]);
  } else if (eyes === "open") {
    const r = skin === "brown" ? 0.35 : 0.4;
    drawn.push(["black", ball(left, 0.1, r) + ball(right, 0.1, r)]);
    // Under its lid, or the eye would stare.
    const lid = (x: number) => `M${joined([x - 0.8, -0.5])}q.8-.5 1.6 0z`;
    if (skin === "brown") drawn.push(["black", lid(left) + lid(right)]);
  } else if (eyes === "wink") drawn.push(["black", glad(left) + ball(right, 0.1, 0.4)]);
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
    drawn.push([
      skin === "brown" ? "black" : "brown",
      `M${joined([middle - 1.6, 2.5])}q1.6.6 3.2 0q-.1 1.8-1.6 1.8t-1.6-1.8z`,
    ]);
    drawn.push(["white", `M${joined([middle - 1.3, 2.7])}q1.3.4 2.6 0l-.3.6q-1 .3-2 0z`]);
  } else if (mouth === "smile")
    drawn.push([
      skin === "brown" ? "white" : "black",
      `M${joined([middle - 1.2, 2.9])}q1.2.8 2.4 0q-1.2 1.6-2.4 0z`,
    ]);
  else drawn.push(["black", `M${joined([middle - 0.6, 3.3])}c0-1 1.2-1 1.2 0s-1.2 1-1.2 0z`]);
  return drawn;
}

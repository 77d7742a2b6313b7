/** Heads and hands of people at work, which are drawn around 0 and set down where they belong. */
import type { NaturalTone } from "../../src/blocks/subjects/natural-tones.ts";
import type { Shape, Tone } from "./shapes.ts";

type Skin = Extract<NaturalTone, "skin" | "rust" | "brown" | "cream">;

const ends = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;

function short(n: number): string {
  return `${+n.toFixed(2)}`.replace(/^(-?)0\./, "$1.");
}

/** Turned by degrees, so many times as large, and with 0 at this point; the other way around if the size is below 0. */
export function placed(
  x: number,
  y: number,
  degrees: number,
  size: number,
  shapes: readonly Shape[],
): Shape[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [wide, high] = [size, Math.abs(size)];
  const turn = (dx: number, dy: number): [number, number] => [
    dx * wide * cos - dy * high * sin,
    dx * wide * sin + dy * high * cos,
  ];
  return shapes.map(([tone, d]) => [tone, moved(d, [x, y], turn, degrees, size)]);
}

/** Each step in relative tenths, so that what is rounded off does not add up. */
function moved(
  d: string,
  [x, y]: readonly [number, number],
  turn: (dx: number, dy: number) => [number, number],
  degrees: number,
  size: number,
): string {
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  let [penX, penY] = [0, 0];
  let out = "";
  let last = "";
  const grid = (n: number) => Math.round(n * 10) / 10;
  for (const [, letter = "", text = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const step = letter.toLowerCase() as keyof typeof ends;
    const isAbsolute = letter !== step;
    if (step === "z") {
      out += "z";
      last = "z";
      [atX, atY] = [startX, startY];
      [penX, penY] = at(startX, startY);
      continue;
    }
    const found = numbersIn(text, step === "a");
    for (let from = 0; from < found.length; from += ends[step]) {
      const part = found.slice(from, from + ends[step]);
      const [firstX, firstY] = isAbsolute ? [0, 0] : [atX, atY];
      const points: [number, number][] = [];
      if (step === "h") points.push([firstX + (part[0] ?? 0), atY]);
      else if (step === "v") points.push([atX, firstY + (part[0] ?? 0)]);
      else
        for (let i = step === "a" ? 5 : 0; i < part.length; i += 2)
          points.push([firstX + (part[i] ?? 0), firstY + (part[i + 1] ?? 0)]);
      [atX, atY] = points.at(-1) ?? [atX, atY];
      const placedAt = points.map(([px, py]) => at(px, py));
      const isMove = step === "m" && from === 0;
      if (isMove) [startX, startY] = [atX, atY];
      const words = placedAt.flatMap(([px, py]) =>
        isMove ? [px, py] : [grid(px - penX), grid(py - penY)],
      );
      const as = isMove ? "M" : "hvm".includes(step) ? "l" : step;
      if (step === "a") {
        const r = short((part[0] ?? 0) * Math.abs(size));
        const ry = short((part[1] ?? 0) * Math.abs(size));
        const sweep = size < 0 ? 1 - (part[4] ?? 0) : part[4];
        const tilt = r === ry ? 0 : short((part[2] ?? 0) + degrees);
        out += `a${r} ${ry} ${tilt} ${part[3]} ${sweep} `;
      } else if (as !== last) out += as;
      last = as;
      for (const word of words.map(short)) out += (isApart(out, word) ? "" : " ") + word;
      [penX, penY] = placedAt.at(-1) ?? [penX, penY];
    }
  }
  return out;

  function at(px: number, py: number): [number, number] {
    const [dx, dy] = turn(px, py);
    return [grid(x + dx), grid(y + dy)];
  }
}

/** Whether the next number needs no space before it. */
function isApart(out: string, word: string): boolean {
  return /[a-z ]$/i.test(out) || word[0] === "-" || (word[0] === "." && /\.\d+$/.test(out));
}

/** The flags of an arc may stand without a space between them. */
function numbersIn(text: string, isArc: boolean): number[] {
  const pattern = /-?(?:\d+\.?\d*|\.\d+)/g;
  if (!isArc) return (text.match(pattern) ?? []).map(Number);
  const found: number[] = [];
  let rest = text.replace(/^[\s,]+/, "");
  while (rest) {
    const place = found.length % 7;
    const [word = ""] =
      (place === 3 || place === 4 ? /^[01]/ : /^-?(?:\d+\.?\d*|\.\d+)/).exec(rest) ?? [];
    if (!word) break;
    found.push(Number(word));
    rest = rest.slice(word.length).replace(/^[\s,]+/, "");
  }
  return found;
}

/** 9 high, with 0 between the eyes; without hair. It looks so far to the right, and as it feels. */
export function face(
  skin: Skin,
  hair: Tone,
  look: number,
  mood: "grin" | "smile" | "sings" | "gasps" = "grin",
  more: { eyes?: "open" | "shut"; jaw?: "soft" | "square"; beard?: readonly Shape[] } = {},
): Shape[] {
  const side = look < 0 ? -1 : 1;
  const s = 0.9 * look;
  const n = (value: number) => short(value);
  const dark = skin === "brown" ? "black" : "brown";
  return [
    [skin, ear(-3.5 + 0.5 * s, -1) + ear(3.5 + 0.5 * s, 1)],
    [
      skin,
      more.jaw === "square"
        ? "M-3.6-1C-3.6-3.4-2.2-4.6 0-4.6S3.6-3.4 3.6-1c0 1.5 0 2.6-.4 3.6C2.7 4 1.5 4.7 0 4.7S-2.7 4-3.2 2.6c-.4-1-.4-2.1-.4-3.6z"
        : "M-3.6-1C-3.6-3.4-2.2-4.6 0-4.6S3.6-3.4 3.6-1c0 1 0 1.9-.2 2.7C2.9 3.5 1.6 4.5 0 4.5S-2.9 3.5-3.4 1.7c-.2-.8-.2-1.7-.2-2.7z",
    ],
    ...(more.beard ?? []),
    [hair, `M${n(s - 2.3)}-1.2q.7-.7 1.5-.2M${n(s + 0.8)}-1.4q.8-.5 1.5.2`],
    ...(more.eyes === "shut"
      ? [
          ...(skin === "brown"
            ? [
                [
                  "rust",
                  `M${n(s - 2.3)} .1a.8.6 0 1 1 1.6 0zM${n(s + 0.7)} .1a.8.6 0 1 1 1.6 0z`,
                ] as const,
              ]
            : []),
          ["black", `M${n(s - 2.2)} .3q.7-.9 1.4 0M${n(s + 0.8)} .3q.7-.9 1.4 0`] as const,
        ]
      : eyes(n(s - 1.95), n(s + 1.05), skin === "brown")),
    [
      skin,
      `M${n(1.2 * s + 0.1 * side)} .3c${n(0.2 * side)} .6 ${n(0.8 * side)} 1 ${n(0.6 * side)} 1.4s${n(-0.8 * side)} .3 ${n(-1.1 * side)} .1`,
    ],
    ...mouth(s, mood, dark),
  ];
}

/** On the darkest skin with their whites, so that they are seen. */
function eyes(left: string, right: string, isOnDark: boolean): Shape[] {
  const each = (step: string) => `M${left} ${step}M${right} ${step}`;
  return [
    ...(isOnDark ? [["white", each(".6m.3 0a.75.7 0 1 1 .3 0z")] as const] : []),
    ["black", each("0a.45.45 0 1 0 .9 0a.45.45 0 1 0-.9 0z")],
    [3, each("-.2m.15-.1h.3v.3h-.3z")],
  ];
}

function ear(x: number, side: number): string {
  return `M${short(x)}-.7c${short(0.5 * side)}-.6 ${short(1.2 * side)}-.3 ${short(1.2 * side)} .6s${short(-0.5 * side)} 1.7 ${short(-1.2 * side)} 1.5z`;
}

function mouth(s: number, mood: string, dark: NaturalTone): Shape[] {
  const at = short(1.1 * s - 1.5);
  if (mood === "smile") return [[dark, `M${short(1.1 * s - 1.2)} 2.6q1.2 1 2.4-.1`]];
  if (mood === "gasps")
    return [["black", `M${short(1.1 * s - 0.6)} 2.9c0-.9 1.2-.9 1.2 0s-.2 1-.6 1-.6-.3-.6-1z`]];
  if (mood === "sings")
    return [
      ["black", `M${short(1.1 * s - 1.2)} 2.3c.3-1 2.1-1 2.4 0 .3 1.2-.4 2-1.2 2s-1.5-.8-1.2-2z`],
      ["red", `M${short(1.1 * s - 0.4)} 3.6q.4-.4.8 0-.4.3-.8 0z`],
    ];
  return [
    [dark, `M${at} 2.2q1.5.5 3 0c0 1.1-.6 1.7-1.5 1.7s-1.5-.6-1.5-1.7z`],
    [3, `M${short(1.1 * s - 1.3)} 2.3q1.3.4 2.6 0c0 .4-.1.6-.3.8q-1 .3-2 0c-.2-.2-.3-.4-.3-.8z`],
  ];
}

/** A hand that is closed around what is upright at 0, its thumb on the right; 2.6 high. */
export function fist(skin: NaturalTone): Shape[] {
  return [
    [skin, "M-1.2-1.2c.6-.4 1.8-.4 2.4 0 .5.6.5 1.8 0 2.4-.6.5-1.8.5-2.4 0-.5-.6-.5-1.8 0-2.4z"],
    [skin, "M-1.5-.4h1.4M-1.5.4h1.4M.2-1.6c.8-.2 1.3.3 1.2 1-.1.6-.9.8-1.3.3"],
  ];
}

/** Of each skin, what lies in the shadow of the chin. */
const shades = { skin: "rust", rust: "brown", brown: "black", cream: "fur" } as const;

/** Of a head that is set down there. */
export function neck(x: number, y: number, skin: Skin): Shape[] {
  return placed(x, y, 0, 1, [
    [skin, "M-2.1 2.8h4.2v2.8c0 1.1-.9 2-2.1 2s-2.1-.9-2.1-2z"],
    [shades[skin], "M-2.1 4.2c1.5.9 2.9.9 4.2.2-.2 1.3-1.2 1.9-2.2 1.9-.9 0-1.8-.7-2-2.1z"],
  ]);
}

/** 9 high, with 0 between the eyes and a bit below. */
export function dog(fur: NaturalTone, ears: NaturalTone, muzzle: NaturalTone): Shape[] {
  return [
    [fur, "M-4.1-.2c0-2.7 1.6-4.4 4.1-4.4s4.1 1.7 4.1 4.4c.2 2.9-1.4 5-4.1 5s-4.3-2.1-4.1-5z"],
    [
      ears,
      "M-2.8-4.4c-2.2-.6-3.4 1-3.4 3.3 0 1.9.7 3.2 1.6 3.2s1.5-1.3 1.6-2.8zM2.8-4.4c2.2-.6 3.4 1 3.4 3.3 0 1.9-.7 3.2-1.6 3.2s-1.5-1.3-1.6-2.8z",
    ],
    [
      muzzle,
      "M-2.3 1.8c0-1.5 1-2.1 2.3-2.1s2.3.6 2.3 2.1-1 2.3-2.3 2.3-2.3-.8-2.3-2.3zM-.6-4.6h1.2l.3 3.3h-1.8z",
    ],
    ["pink", "M-.6 3.2h1.3v1.6c0 .9-1.3.9-1.3 0z"],
    [
      "black",
      "M-2.3-1.2c0-.7 1-.7 1 0s-1 .7-1 0zM1.3-1.2c0-.7 1-.7 1 0s-1 .7-1 0zM-.7.8h1.4l-.7.9zM-1.2 2.6q1.2 1 2.4 0",
    ],
    [3, "M-2.1-1.5h.3v.3h-.3zM1.5-1.5h.3v.3h-.3z"],
  ];
}

/** 10 high, with 0 between the eyes. */
export function cat(fur: NaturalTone, eyes: "open" | "shut" = "open"): Shape[] {
  const mouth = "M-1.2 3.1q.7.6 1.2-.1.5.7 1.2.1M-.4 2h.8l-.4.4z";
  return [
    [fur, "M-4.8-5l3 1.7c1.2-.4 2.4-.4 3.6 0l3-1.7.5 5c.2 3-2 5.2-5.3 5.2s-5.5-2.2-5.3-5.2z"],
    ["pink", "M-4-3.4l1.5.9-1.5 1.6zM4-3.4l-1.5.9 1.5 1.6z"],
    ["white", "M-2.2 3c0-1.4 1-2 2.2-2s2.2.6 2.2 2-1 2-2.2 2-2.2-.6-2.2-2z"],
    [fur, "M0-3.5v1.5M-1.2-3.3v1M1.2-3.3v1"],
    ...(eyes === "shut"
      ? [["black", `M-3.4-.1q.8 1 1.6 0M1.8-.1q.8 1 1.6 0${mouth}`] as const]
      : [
          [
            "black",
            `M-3.1 0c0-.7 1-.7 1 0s-1 .7-1 0zM2.1 0c0-.7 1-.7 1 0s-1 .7-1 0z${mouth}`,
          ] as const,
          [3, "M-3-.3h.3v.3h-.3zM2.3-.3h.3v.3h-.3z"] as const,
        ]),
  ];
}

/** Heads and hands of people at work, which are drawn around 0 and set down where they belong. */
import type { NaturalTone } from "../../src/blocks/subjects/natural-tones.ts";
import { placed, type Shape, type Tone } from "./shapes.ts";

type Skin = Extract<NaturalTone, "skin" | "rust" | "brown" | "cream">;

function short(n: number): string {
  return `${+n.toFixed(2)}`.replace(/^(-?)0\./, "$1.");
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
    ...(isOnDark ? [["white", each(".5m.3 .1a.65.55 0 1 1 .3 0z")] as const] : []),
    ["black", each("0a.45.45 0 1 0 .9 0a.45.45 0 1 0-.9 0z")],
    [3, each("-.2m.15-.1h.3v.3h-.3z")],
    // Under its lid, or the eye would stare.
    ...(isOnDark ? [["black", each("-.2m-.25-.3q.7-.5 1.4 0z")] as const] : []),
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
  return placed({ x, y }, [
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

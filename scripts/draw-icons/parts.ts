/** What icons of several themes have, in 32 by 32. */
import { bar, type Place, placed, type Shape, type Tone } from "../draw-subjects/shapes.ts";

/** A disc in few letters, for what is neither turned nor made larger: round to all but where it began. */
export function dot(x: number, y: number, r: number): string {
  return `M${x} ${+(y - r).toFixed(1)}a${r} ${r} 0 1 0 .1 0z`;
}

/** A ring in few letters, as is `dot`. */
export function hoop(x: number, y: number, r: number, hole: number): string {
  return `${dot(x, y, r)}M${x} ${+(y - hole).toFixed(1)}a${hole} ${hole} 0 1 1 -.1 0z`;
}

/** The sign, nine high. */
export function dollar(place: Place, tone: Tone): Shape[] {
  return placed(place, [
    [
      tone,
      `M2-3h-2.4a1.8 1.8 0 0 0 0 3.6h.8a.6.6 0 0 1 0 1.2h-2.4v1.2h2.4a1.8 1.8 0 0 0 0-3.6h-.8a.6.6 0 0 1 0-1.2h2.4z${bar(-0.6, -4.3, 1.2, 8.6)}`,
    ],
  ]);
}

/** Hair on a head around 0: what falls behind the head, and what is seen on it. */
const hair = {
  short: ["", "M-5.3.4C-6.6-8 6.6-9 5.3.4q-1.3-.8-1.5-3Q0-2-2-4.2-4.8-2.4-5.3.4z"],
  afro: [dot(0, -1.4, 6.7), ""],
  bun: [dot(0, -6.6, 2.5), "M-5.3.8C-6.2-8.2 6.2-8.2 5.3.8 4.6-1.6 3-3.4 0-4-3-3.4-4.6-1.6-5.3.8z"],
  swept: ["", "M-5.3.8C-6.4-8.4 6.4-8.6 5.3 0 3-.6.8-2 0-3.8q-2 3-4.2 3.2z"],
  long: [
    "M-6.4 8.5C-7.5-2-6.5-7 0-7S7.5-2 6.4 8.5z",
    "M-5.2 1.8C-6.8-8.4 6.8-8.4 5.2 1.8 5-1 3.6-2.6 2-3.6-.4-1.4-3-.8-4.2-.6z",
  ],
  sides: ["", "M-5.2 1.4q-1.2-3.8.8-5.4.4 3.4-.8 5.4zM5.2 1.4q1.2-3.8-.8-5.4-.4 3.4.8 5.4z"],
  none: ["", ""],
} as const;

/** The tone of a nose on this skin. */
const noses: Partial<Record<Tone, Tone>> = {
  cream: "fur",
  skin: "rust",
  rust: "brown",
  brown: "rust",
};

export type Look = {
  skin: Tone;
  hair: Tone;
  style: keyof typeof hair;
  /** Small in a group: without ears, brows and nose. */
  plain?: boolean;
  /** With its teeth showing. */
  laughs?: boolean;
  /** With red cheeks. */
  rosy?: boolean;
  /** How far the face is turned to the right. */
  aside?: number;
};

/** A head ten wide and twelve high around 0, with its face. */
export function head(place: Place, look: Look): Shape[] {
  const { skin, hair: tone, style, plain, laughs, rosy, aside = 0 } = look;
  const [behind, before] = hair[style];
  const eyes = dot(-2, 0.6, 0.6) + dot(2, 0.6, 0.6);
  const smile = plain ? "M-2 2.8q2 2.6 4 0z" : "M-2 2.9q2 2.4 4 0-2 1-4 0z";
  const face: Shape[] = [
    ["pink", rosy ? dot(-3.5, 2.6, 0.8) + dot(3.5, 2.6, 0.8) : ""],
    ["black", eyes + (laughs ? "" : smile)],
    [noses[skin] ?? skin, plain ? "" : "M-.6 1.6q.6 1 1.2 0z"],
    ["red", laughs ? "M-2.5 2.8h5q-.3 2.8-2.5 2.8t-2.5-2.8z" : ""],
    ["white", laughs ? "M-2.2 2.8h4.4l-.5 1.2h-3.4z" : ""],
    [tone, plain ? "" : "M-3.1-1.2q1-1.1 2-.3zM1.1-1.5q1-.8 2 .3z"],
  ];
  const shapes: Shape[] = [
    [tone, behind],
    [
      skin,
      plain
        ? "M0-5.4a5 5.9 0 1 0 .1 0z"
        : "M-5-.2c-2-.5-1.7 3.2.5 2.6 1.5 5.2 7.5 5.2 9 0 2.2.6 2.5-3.1.5-2.6 0-7-10-7-10 0z",
    ],
    ...placed(
      { x: aside, y: 0 },
      face.filter(([, d]) => d),
    ),
    [tone, before],
  ];
  return placed(
    place,
    shapes.filter(([, d]) => d),
  );
}

/** A head and its shoulders down to y = 16, with a neck in a collar open in front. */
export function bust(place: Place, clothes: Tone, look: Look): Shape[] {
  const body: Shape[] = [
    [clothes, "M-9 14c0-5 2-7.5 6.2-7.7h5.6c4.2.2 6.2 2.7 6.2 7.7q-9 3.6-18 0z"],
    [look.skin, look.plain ? "" : "M-2.8 5v1.3L0 10.4l2.8-4.1V5z"],
  ];
  const shapes = head(place, look);
  const behind = hair[look.style][0] ? 1 : 0;
  const drawn = body.filter(([, d]) => d);
  return [...shapes.slice(0, behind), ...placed(place, drawn), ...shapes.slice(behind)];
}

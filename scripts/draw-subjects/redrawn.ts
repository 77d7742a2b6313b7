/**
 * What Fluent Emoji has no good drawing of in four tones: drawn by us in its manner, in 32 by 32, each
 * standing on the line y = 30.
 */
import type { NaturalTone } from "../../src/blocks/subjects/natural-tones.ts";

/** Deep, brand, accent, surface, or one of nature’s. */
export type Tone = 0 | 1 | 2 | 3 | NaturalTone;

type Shape = readonly [Tone, string];

export const redrawn: Readonly<Record<string, readonly Shape[]>> = {
  bone: turned(-40, [
    [
      "cream",
      disc(-9.6, -3, 4.1) +
        disc(-9.6, 3, 4.1) +
        disc(9.6, -3, 4.1) +
        disc(9.6, 3, 4.1) +
        bar(-10, -3, 20, 6),
    ],
    ["white", rounded(-6.5, -1.9, 13, 1.4, 0.7)],
  ]),
  books: [
    [0, rounded(3, 7, 7.4, 23, 1)],
    [2, bar(3, 10.4, 7.4, 1.6) + bar(3, 24.4, 7.4, 1.6)],
    [1, rounded(10.8, 3, 8.2, 27, 1)],
    [2, rounded(12.8, 7.4, 4.2, 6.6, 0.5)],
    [0, bar(10.8, 25, 8.2, 1.4)],
    [2, "M24.6 30l5.8-1.45-5.3-21.35-5.8 1.45z"],
    [0, "M20.76 14.5l5.8-1.45-.43-1.75-5.8 1.45zM23.3 24.75l5.8-1.45-.43-1.75-5.8 1.45z"],
  ],
  "pot-of-food": [
    [2, "M5.4 12.6C5.9 8.2 10.4 5.2 16 5.2s10.1 3 10.6 7.4z"],
    [0, rounded(0.8, 15.4, 5.4, 3.6, 1.8) + rounded(25.8, 15.4, 5.4, 3.6, 1.8)],
    [1, "M3.8 14h24.4v10.4c0 3.3-2.4 5.6-5.6 5.6H9.4c-3.2 0-5.6-2.3-5.6-5.6z"],
    [0, rounded(2.8, 11.8, 26.4, 2.8, 1.4) + disc(16, 4, 1.9)],
    [2, rounded(7.4, 17.4, 2, 7.4, 1)],
  ],
  dog: [
    ["fur", "M26.4 29.9c3 .1 4.8-1.8 4.6-4.5-.1-1.1-1.7-1.1-1.9 0-.3 1.7-1.4 2.5-2.9 2.4z"],
    [
      "fur",
      "M13 3.4c3.7 0 6.7 2.7 7.1 6.4.3 2.4 1.6 4.3 3.2 6.1 2.4 2.7 3.9 5.8 3.9 9.3V30H10.4c-.9 0-1.5-.6-1.5-1.4 0-1 .8-1.6 1.8-1.6h1.4l-.2-8.2c0-1.3-.6-2.4-1.5-3.2H7.3c-2.4 0-4-1.4-4.2-3.3L3 10.9c0-.8.5-1.3 1.2-1.5l3.9-1.3c.7-2.8 2.5-4.7 4.9-4.7z",
    ],
    ["brown", disc(4.2, 10.6, 1.3) + disc(10.2, 8.2, 0.9)],
    [
      "brown",
      "M14.3 4.6c2.9.4 5 2.7 5 5.8 0 2.5-1 4.5-2.7 4.5-1.9 0-3.1-1.7-3.1-4.3 0-2.1.1-4.2.8-6zM17.9 27.6c-.3-4.4 2.4-7.8 6.6-8.1l.2 1c-3.3.4-5.4 3.2-5.3 7.1z",
    ],
    [2, "M11 16.2c3.3.4 6.5-.5 9.3-2.8l1.1 1.7c-3 2.6-6.4 3.7-9.7 3.2z"],
  ],
  "person-in-lotus-position": [
    ["brown", disc(16, 2.6, 1.9) + disc(16, 6.6, 4.6)],
    [
      1,
      "M12.4 13h7.2c2 0 3.3 1.2 4 3l3.1 8c.4 1-.1 2-1.1 2.3-.9.3-1.8-.1-2.2-1l-2.6-5.4-.2 6.1h-9.2l-.2-6.1-2.6 5.4c-.4.9-1.3 1.3-2.2 1-1-.3-1.5-1.3-1.1-2.3l3.1-8c.7-1.8 2-3 4-3z",
    ],
    [
      "skin",
      "M12.2 7.4c1.8-.3 3.6-1.2 4.8-2.6.6 1.1 1.6 2 2.8 2.4 0 2.6-1.6 4.6-3.8 4.6s-3.7-1.9-3.8-4.4zM14.3 10h3.4v3h.3a2 2 0 1 1-4 0h.3z",
    ],
    [
      0,
      "M10.6 24.6C5.8 25 2 26.2 2 28.2 2 29.4 3 30 4.6 30h22.8c1.6 0 2.6-.6 2.6-1.8 0-2-3.8-3.2-8.6-3.6-1.6.8-3.4 1.2-5.4 1.2s-3.8-.4-5.4-1.2z",
    ],
    ["skin", disc(6.4, 25.4, 1.5) + disc(25.6, 25.4, 1.5)],
    ["skin", "M11.4 30c.2-1.3 1.3-2 2.6-2h4c1.3 0 2.4.7 2.6 2z"],
    ["brown", "M13.6 8.3q.8.7 1.6 0-.8 1.4-1.6 0zM16.8 8.3q.8.7 1.6 0-.8 1.4-1.6 0z"],
  ],
  sun: [
    ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
      turned(at * 45, [["orange", "M-2.9 -8.4h5.8l-2.3 -5.6q-.6 -1.1 -1.2 0z"]]),
    ),
    ["yellow", disc(16, 16, 7.6)],
  ],
  glasses: [
    [
      1,
      "M1.3 19.6L3.8 9.8C4.3 7.9 5.6 6.8 7.6 6.8h1a.95.95 0 0 1 0 1.9h-1c-1 0-1.7.5-2 1.6L3.2 19.6zM30.7 19.6L28.2 9.8C27.7 7.9 26.4 6.8 24.4 6.8h-1a.95.95 0 0 0 0 1.9h1c1 0 1.7.5 2 1.6l2.4 9.3zM13.6 17.4q2.4-2.4 4.8 0l.4 1.8q-2.8-2-5.6 0z",
    ],
    [1, disc(8.2, 19.6, 7) + disc(23.8, 19.6, 7)],
    [3, disc(8.2, 19.6, 5.2) + disc(23.8, 19.6, 5.2)],
    [2, "M5 21.4l4.6-5.6 1.5 1.2-4.6 5.6zM20.6 21.4l4.6-5.6 1.5 1.2-4.6 5.6z"],
  ],
  ladder: [
    [1, [6.2, 11, 15.8, 20.6, 25.4].map((y) => bar(8, y, 16, 2)).join("")],
    [2, "M10 2h2.4L9.4 30H6.6zM22 2h-2.4l3 28h2.8z"],
  ],
  "bar-chart": [
    [1, rounded(7, 17, 5.4, 11, 0.8) + rounded(21.6, 12, 5.4, 16, 0.8)],
    [2, rounded(14.3, 6, 5.4, 22, 0.8)],
    [0, "M2.6 3.6a1 1 0 0 1 2 0V28h24.8a1 1 0 0 1 0 2H3.6a1 1 0 0 1-1-1z"],
  ],
  "chart-increasing": [
    [2, rounded(7, 20.6, 5.4, 7.4, 0.8) + rounded(21.6, 12.6, 5.4, 15.4, 0.8)],
    [1, rounded(14.3, 16.6, 5.4, 11.4, 0.8)],
    [0, "M2.6 3.6a1 1 0 0 1 2 0V28h24.8a1 1 0 0 1 0 2H3.6a1 1 0 0 1-1-1z"],
    [1, "M7.2 16.2l13-9.3-1.6-2.1 8.4-1.6-3.9 7.6-1.6-2.1-13 9.3z"],
  ],
  "fishing-pole": [
    [0, "M25 3h.6v12.4H25z"],
    [1, "M3.4 27.4L24.9 1.7l.9.7L6 29.6z"],
    [0, "M1.8 27.8l6.4-7.8 2.6 2.1-6.3 7.9q-3.2.2-2.7-2.2z"],
    [2, disc(12.2, 22, 2.6)],
    [0, disc(12.2, 22, 1)],
    [
      "blue",
      "M25.3 14.4c4.4 2.7 4.8 7.4 1.3 10.6l3 4.6q-2.6.3-4.3-1.5-1.7 1.8-4.3 1.5l3-4.6c-3.5-3.2-3.1-7.9 1.3-10.6z",
    ],
    ["white", disc(26.6, 18, 0.8)],
  ],
  sailboat: [
    [0, rounded(15.2, 2, 1.6, 22, 0.8)],
    [2, "M14 4.2v17.4H3.8q-.9 0-.5-.8z"],
    [1, "M18 7.4l9.6 13.3q.5.9-.5.9H18z"],
    [0, "M2.8 23.6h26.4q.9 0 .6.8-1.6 5.6-6.6 5.6H8.8q-5 0-6.6-5.6-.3-.8.6-.8z"],
  ],
  drum: [
    [1, "M3 14.6h26v10.2c0 2.9-5.8 5.2-13 5.2S3 27.7 3 24.8z"],
    [
      2,
      "M4.4 18.4l6.2 9.2h-2.4L4.4 22zM27.6 18.4l-6.2 9.2h2.4l3.8-5.6zM13 28.6l6.6-9.4 1.7 1.2-6.2 8.6zM19 28.6l-6.6-9.4-1.7 1.2 6.2 8.6z",
    ],
    [0, "M2.2 13.4a13.8 6 0 0 0 27.6 0v2.8a13.8 6 0 0 1-27.6 0z"],
    [3, "M2.2 13.4a13.8 6 0 1 0 27.6 0a13.8 6 0 1 0-27.6 0z"],
    [0, "M14.6 14.6L4 3.6l1.3-1.2L15.9 13.4zM17.4 14.6L28 3.6l-1.3-1.2L16.1 13.4z"],
    [2, disc(15, 13.8, 1.3) + disc(17.4, 13.8, 1.3)],
  ],
  "hot-beverage": [
    [
      2,
      "M11 9.6c-2.6-2.8 1.8-4.4 0-7.6h2c2 3.6-2.2 5 0 7.6zM17.4 9.6c-2.6-2.8 1.8-4.4 0-7.6h2c2 3.6-2.2 5 0 7.6z",
    ],
    [2, ring(24.2, 18, 4.8, 2.6)],
    [1, "M4.4 13.2h22.2v3.2c0 5.8-4.6 10.4-11.1 10.4S4.4 22.2 4.4 16.4z"],
    [3, "M4.4 13.2a11.1 2.9 0 1 0 22.2 0a11.1 2.9 0 1 0-22.2 0z"],
    ["brown", "M6.4 13.3a9.1 1.8 0 1 0 18.2 0a9.1 1.8 0 1 0-18.2 0z"],
    [0, "M2.2 26.6h26.6q1 0 .6.9-1.2 2.5-4.2 2.5H5.8q-3 0-4.2-2.5-.4-.9.6-.9z"],
  ],
  "speech-balloon": [
    [
      1,
      "M7 4h18a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5H14.6l-6.2 6c-.7.7-1.8.2-1.8-.8V23A5 5 0 0 1 2 18V9a5 5 0 0 1 5-5z",
    ],
    [3, rounded(7.6, 9.4, 16.8, 2.4, 1.2) + rounded(7.6, 15.2, 10.8, 2.4, 1.2)],
  ],
  "open-book": [
    [1, rounded(1, 8.4, 30, 19.6, 1.6)],
    [
      3,
      "M16 7.8c-2.8-2.4-7.6-3.2-12.6-2.4v19c5-.8 9.8 0 12.6 2.4 2.8-2.4 7.6-3.2 12.6-2.4v-19c-5-.8-9.8 0-12.6 2.4z",
    ],
    [0, bar(15.6, 7.8, 0.8, 19)],
    [
      2,
      [9.4, 13.4, 17.4]
        .map(
          (y) =>
            `M6 ${y}c2.6-.2 5 .1 7.4 1.2v1.8c-2.4-1.1-4.8-1.4-7.4-1.2zM26 ${y}c-2.6-.2-5 .1-7.4 1.2v1.8c2.4-1.1 4.8-1.4 7.4-1.2z`,
        )
        .join(""),
    ],
  ],
  mirror: [
    [0, rounded(14.6, 22, 2.8, 7, 0.4) + rounded(8, 27.4, 16, 2.6, 1.3)],
    [1, oval(16, 12.8, 9.4, 11.2)],
    [3, oval(16, 12.8, 7.4, 9.2)],
    [2, "M10.6 15.4l8.4-9.6 1.7 1.5-8.4 9.6zM14.6 18.6l6.8-7.8.9.8-6.8 7.8z"],
  ],
  skateboard: turned(-45, [
    [0, rounded(-10.2, -6.6, 4, 13.2, 1.3) + rounded(6.2, -6.6, 4, 13.2, 1.3)],
    [1, rounded(-14.5, -4.8, 29, 9.6, 4.8)],
    [2, "M-3.6 -4.8h3.2l3.6 9.6h-3.2zM1 -4.8h1.6l3.6 9.6h-1.6z"],
    [
      0,
      disc(-9.2, -1.6, 0.6) + disc(-7.2, -1.6, 0.6) + disc(-9.2, 1.6, 0.6) + disc(-7.2, 1.6, 0.6),
    ],
    [0, disc(9.2, -1.6, 0.6) + disc(7.6, -1.6, 0.6) + disc(9.2, 1.6, 0.6) + disc(7.6, 1.6, 0.6)],
  ]),
  tomato: [
    ["red", "M16 9c8 0 13.6 3.6 13.6 10.4S24.2 30 16 30 2.4 26.2 2.4 19.4 8 9 16 9z"],
    [
      "leaf",
      "M14.9 2.6h2.2l.3 5.2c2.6-1.4 5.8-1.6 8.6-.2-1.6 2.4-4 3.6-6.8 3.6.4 1.6.2 3.2-.6 4.8-1.8-1-3-2.4-3.6-4.2-1.2 1.8-2.8 3-5 3.4 0-1.6.4-3 1.4-4.2-2.2.2-4-.8-5.4-3.2 2.8-1.4 6-1.2 8.6 0z",
    ],
    ["pink", "M6.6 20c-.2-3 .8-5 3-6.2.8-.4 1.5.6.8 1.2-1.5 1.2-2.2 2.8-2 5 0 1.1-1.7 1.1-1.8 0z"],
  ],
  "potted-plant": [
    ["leaf", "M15 20.6V9.4a1 1 0 0 1 2 0v11.2z"],
    ["leaf", "M16 10.4c-3-2-3.6-5.2 0-9 3.6 3.8 3 7 0 9z"],
    [
      "leaf",
      "M15.6 14.4c-1.2-4.4-4.2-6.2-9.2-5.6.6 4.8 4 7 9.2 5.6zM16.4 14.4c1.2-4.4 4.2-6.2 9.2-5.6-.6 4.8-4 7-9.2 5.6z",
    ],
    [
      "leaf",
      "M15.6 20c-1.4-3.6-4.2-5-8.6-4.2.8 4 4 5.6 8.6 4.2zM16.4 20c1.4-3.6 4.2-5 8.6-4.2-.8 4-4 5.6-8.6 4.2z",
    ],
    [2, "M8.4 22.6h15.2l-1.5 6.1c-.2.8-.9 1.3-1.7 1.3h-8.8c-.8 0-1.5-.5-1.7-1.3z"],
    [0, rounded(7, 19.8, 18, 3.8, 1.1)],
  ],
  pie: [
    ["brown", "M5 20h22l-2.4 7.8c-.4 1.4-1.6 2.2-3 2.2H10.4c-1.4 0-2.6-.8-3-2.2z"],
    ["cream", "M4.6 17.6C5.4 11 10 7 16 7s10.6 4 11.4 10.6z"],
    ["brown", rounded(15.2, 9.6, 1.6, 4.8, 0.8)],
    ["brown", "M10.4 11.8l1.5-.7 1.6 3.6-1.5.7zM21.6 11.8l-1.5-.7-1.6 3.6 1.5.7z"],
    ["fur", rounded(2.4, 16.8, 27.2, 4.6, 2.3)],
  ],
  mountain: [
    [0, "M17.6 30L22.4 14.6c.4-.8 1.4-.8 1.8 0L31 28.2c.4.9-.1 1.8-1.1 1.8z"],
    [
      1,
      "M1 28.2L12.4 5.4c.5-1 1.9-1 2.4 0L26.2 28.2c.4.9-.2 1.8-1.2 1.8H2.2C1.2 30 .6 29.1 1 28.2z",
    ],
    [2, "M8.4 13.4l4-8c.5-1 1.9-1 2.4 0l4 8-2.8 2.4-2.4-2.6-2.4 2.6z"],
  ],
  umbrella: [
    [0, rounded(15.1, 1.2, 1.8, 4, 0.9)],
    [0, "M15.1 12h1.8v13.7a4.3 4.3 0 1 1-8.6 0 .9.9 0 0 1 1.8 0 2.5 2.5 0 1 0 5 0z"],
    [
      1,
      "M1.8 16.4C1.8 8.4 8.3 3.2 16 3.2s14.2 5.2 14.2 13.2c-1.5-1.8-3-2.6-4.7-2.6s-3.3.8-4.8 2.6c-1.5-1.8-3-2.6-4.7-2.6s-3.2.8-4.7 2.6c-1.5-1.8-3.1-2.6-4.8-2.6s-3.2.8-4.7 2.6z",
    ],
    [
      2,
      "M16 3.2c3.2 2.8 4.7 7.4 4.7 13.2-1.5-1.8-3-2.6-4.7-2.6s-3.2.8-4.7 2.6c0-5.8 1.5-10.4 4.7-13.2z",
    ],
  ],
  "tropical-fish": [
    [2, "M24 16.2l6-6.4c.6-.6 1.5-.2 1.4.7-.5 3.9-.5 7.5 0 11.4.1.9-.8 1.3-1.4.7z"],
    [
      2,
      "M9.6 9.4C12 5.6 16 3.4 21.2 3.4c-.4 2.2-.2 4.4.6 6.6zM11 23.4c1.8 3 4.6 4.8 8.2 5.4-.2-2 .2-3.8 1.2-5.6z",
    ],
    [
      1,
      "M2.4 16.2c2.6-5.6 7.8-9 13.4-9 4.2 0 7.8 2 10.2 5.2l-1 3.8 1 3.8c-2.4 3.2-6 5.2-10.2 5.2-5.6 0-10.8-3.4-13.4-9z",
    ],
    [
      0,
      "M11.4 8c1.8 5.2 1.8 11.2 0 16.4 1 .4 2.2.6 3.2.7 1.6-5.8 1.6-12 0-17.8-1.1.1-2.2.3-3.2.7z",
    ],
    [
      2,
      "M18.8 7.6c1.4 5.8 1.4 11.4 0 17.2 1-.2 2-.6 2.8-1 1.2-5 1.2-10.2 0-15.2-.8-.4-1.8-.8-2.8-1z",
    ],
    [0, disc(7.4, 14.2, 1.3)],
  ],
  toolbox: [
    [0, "M10.6 12V7.4a3 3 0 0 1 3-3h4.8a3 3 0 0 1 3 3V12h-2.8V7.2h-5.2V12z"],
    [
      1,
      "M2 17v-3.6a3 3 0 0 1 3-3h22a3 3 0 0 1 3 3V17zM2 18.6h28V27a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z",
    ],
    [2, "M8 15.2h4v5.4H8zM20 15.2h4v5.4h-4z"],
  ],
  bird: [
    [1, "M11 11.6C12 6.4 17 2.6 25.6 2c-1 5.2-3 10.2-7.4 14.4z"],
    [1, "M9.8 19c-2 3.6-2.6 7.2-1.6 11 4.6-1.6 8.4-5 9.8-9.2z"],
    [
      0,
      "M1.6 14.4l3.6-1.6c1.2-2 3.2-3.2 5.4-3 2.6.2 4.2 1.8 5.6 3.8 1.8 2.6 4 4.6 6.8 6l8 3.6-6.8-.4 4.6 5.2-8.2-4c-1.2.6-2.4.8-3.8.8-5.8 0-10.2-3.8-11.2-9.2z",
    ],
    [2, "M6 15.8c1 4.2 4.8 7.6 10 8.2-1.8-4.6-5.6-7.8-10-8.2z"],
    [2, disc(9, 12.8, 0.8)],
  ],
};

/** Where the tone of a fill by its lightness alone is wrong: a stalk is no highlight. */
export const retoned: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  lipstick: { "#f70a8d": "red", "#ff6dc6": "red", "#ffb02e": 2, "#321b41": 1 },
  candle: { "#fcd53f": "yellow", "#ffb02e": "orange" },
  snake: { "#fcd53f": 2 },
  bathtub: { "#26eafc": 3 },
  "nail-polish": { "#ffc83d": "skin", "#d67d00": "skin", "#9f70b8": 1, "#533566": 0 },
  "ear-with-hearing-aid": { "#ffc83d": "skin", "#d67d00": "rust", "#e1d8ec": 1, "#9b9b9b": 0 },
  "house-with-garden": { "#00d26a": "leaf", "#00f397": "lime", "#7d4533": "brown" },
  camping: { "#608842": "leaf", "#96c34a": "leaf", "#8c5543": "brown" },
  "spouting-whale": { "#26eafc": "blue" },
  "red-paper-lantern": { "#ca0b4a": "red", "#ff822d": "yellow" },
  ant: { "#533566": "brown", "#635994": "brown" },
  bouquet: { "#00a6ed": 1 },
  "dog-face": { "#f3c07b": "fur" },
  eagle: { "#a56953": "brown", "#6d4534": "black", "#d3d3d3": "white" },
  ewe: { "#b4acbc": "cream", "#cdc4d6": "white" },
  horse: { "#a56953": "brown", "#6d4534": "black" },
  grapes: { "#321b41": "purple", "#533566": "purple", "#433b6b": "purple", "#6b438b": "pink" },
  mushroom: { "#f8312f": "brown", "#fbb8ab": "cream", "#ffce7c": "cream" },
  wood: { "#a56953": "fur", "#f3ad61": "cream" },
  "teddy-bear": { "#ff822d": "rust" },
  egg: { "#f3ad61": "cream" },
};

/** Alive or eaten: each fill becomes the likest of nature’s, but of skin. */
export const natural: ReadonlySet<string> = new Set([
  "ant",
  "dog-face",
  "avocado",
  "baguette-bread",
  "beer-mug",
  "birthday-cake",
  "bouquet",
  "bread",
  "camel",
  "carrot",
  "cat",
  "cheese-wedge",
  "chicken",
  "chocolate-bar",
  "cookie",
  "cooking",
  "cow",
  "cricket",
  "crocodile",
  "cut-of-meat",
  "deciduous-tree",
  "dumpling",
  "eagle",
  "egg",
  "evergreen-tree",
  "ewe",
  "fire",
  "fish",
  "french-fries",
  "grapes",
  "hamburger",
  "herb",
  "hibiscus",
  "honey-pot",
  "honeybee",
  "horse",
  "hot-pepper",
  "kangaroo",
  "koala",
  "leafy-green",
  "lemon",
  "lizard",
  "lotus",
  "meat-on-bone",
  "mushroom",
  "oyster",
  "parrot",
  "pizza",
  "popcorn",
  "red-apple",
  "sandwich",
  "seedling",
  "soft-ice-cream",
  "spouting-whale",
  "spaghetti",
  "strawberry",
  "stuffed-flatbread",
  "sunflower",
  "sushi",
  "taco",
  "tangerine",
  "teddy-bear",
  "tulip",
  "wood",
  "worm",
  "wine-glass",
]);

/** A gleam where one plain shape is the whole of a drawing. */
export const gleams: Readonly<Record<string, string>> = {
  "red-apple":
    "M6.2 17c.2-3 1.6-5 3.8-6 .8-.4 1.5.6.8 1.2-1.7 1.3-2.6 2.9-2.8 5-.2 1.1-1.9.9-1.8-.2z",
  tangerine:
    "M6.8 18c.2-3 1.6-5.2 4-6.6.8-.4 1.5.6.8 1.2-1.9 1.5-2.8 3.3-3 5.6-.2 1.1-1.9.9-1.8-.2z",
  droplet:
    "M8.6 20.2c.3 3.6 2.2 6 5.4 7 .9.3.7 1.7-.3 1.6-4.1-.6-6.7-3.7-6.9-8.4 0-1.2 1.7-1.3 1.8-.2z",
  egg: "M8.2 15c.5-3.6 2-6.6 4.4-8.7.8-.7 1.8.4 1.1 1.2-1.9 2.2-3.2 4.7-3.7 7.7-.2 1.1-1.9.9-1.8-.2z",
  balloon: "M9.6 11c.2-3 1.8-5.2 4.2-6.2.8-.4 1.5.6.8 1.2-1.9 1.3-3 3-3.2 5.2-.2 1.1-1.9.9-1.8-.2z",
  "hot-pepper":
    "M21.6 13.6c.2 4.6-2 8.2-6.2 10.4-.9.5-1.6-.7-.8-1.3 3.5-2.3 5.2-5.3 5.2-9.1 0-1.2 1.7-1.2 1.8 0z",
};

function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

function ring(x: number, y: number, r: number, hole: number): string {
  return `${disc(x, y, r)}M${x - hole} ${y}a${hole} ${hole} 0 1 1 ${2 * hole} 0a${hole} ${hole} 0 1 1 ${-2 * hole} 0z`;
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}v${height}h${width}v${-height}z`;
}

function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const [h, v] = [width - 2 * r, height - 2 * r];
  return `M${x} ${y + r}v${v}a${r} ${r} 0 0 0 ${r} ${r}h${h}a${r} ${r} 0 0 0 ${r} ${-r}v${-v}a${r} ${r} 0 0 0 ${-r} ${-r}h${-h}a${r} ${r} 0 0 0 ${-r} ${r}z`;
}

/** Around 0 by degrees, and set down in the middle. Of relative steps, and M. */
function turned(degrees: number, shapes: readonly Shape[]): Shape[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (x: number, y: number, middle = 0) =>
    [x * cos - y * sin, x * sin + y * cos].map((n) => (n + middle).toFixed(2)).join(" ");
  return shapes.map(([tone, d]) => [
    tone,
    d.replace(/([Mahlqv])([^a-zA-Z]*)/g, (_, step: string, text: string) => {
      const found = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
      if (step === "h") return `l${at(found[0] ?? 0, 0)}`;
      if (step === "v") return `l${at(0, found[0] ?? 0)}`;
      const ends = step === "a" ? found.slice(5) : found;
      const pairs = ends.flatMap((x, i) =>
        i % 2 === 0 ? [at(x, ends[i + 1] ?? 0, step === "M" ? 16 : 0)] : [],
      );
      return `${step}${[...found.slice(0, found.length - ends.length), ...pairs].join(" ")}`;
    }),
  ]);
}

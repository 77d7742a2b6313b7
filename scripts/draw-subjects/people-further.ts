/** Further people at work, each with whoever joins in. Drawn by us: see redrawn.ts. */
import { arc, cuff, face, laid, line, plainly, spot, stroke, tapered } from "./figures.ts";
import { catFace, fist, torso, within } from "./people-more.ts";
import { type Drawings, placed } from "./shapes.ts";

/** With a hole, in halves, so that it stays round where it is turned. */
function ring(x: number, y: number, outer: number, inner: number): string {
  const n = (value: number) => +value.toFixed(2);
  const half = (r: number, sweep: number, dx: number) => `a${r} ${r} 0 1 ${sweep} ${n(dx)} 0`;
  const circle = (r: number, sweep: number) =>
    `M${n(x - r)} ${n(y)}${half(r, sweep, 2 * r)}${half(r, sweep, -2 * r)}z`;
  return circle(outer, 1) + circle(inner, 0);
}

/** Of ice cream, with its frill, so wide on each side. */
function dollop(x: number, y: number, r: number): string {
  const n = (value: number) => +value.toFixed(2);
  const frill = `q${n(-0.25 * r)} ${n(0.55 * r)} ${n(-0.55 * r)} .1`;
  return `M${n(x - r)} ${y}a${r} ${r} 0 0 1 ${2 * r} 0q.6.6-.1 1q${n(-0.2 * r)}.3${n(-0.35 * r)}-.1${frill}${frill}${frill.replace(" .1", " -.2")}q-.5-.3 0-1z`;
}

export const peopleFurther: Drawings = {
  "architect-at-model": plainly([
    // The architect.
    [1, torso(8.4, 14.6, 7.4, 26)],
    ...placed({ x: 9, y: 8.6, turn: 8, size: 1.2 }, [
      ...face({ skin: "rust", dx: 0.9, dy: 0.4, mouth: "wide", neck: 1, brows: "grey", brow: 0.9 }),
      [
        "white",
        "M-3.400.8C-5-1.400-4.800-4.400-2.600-5.500-.6-6.900 3-6.500 4.300-4.200 5-2.800 4.400-1.300 3.500-.2 3.300-1.200 3.100-2 2.700-3.1L2-2.700 1.300-3.600C.3-2.900-1-2.700-2.300-2.800-2.900-1.600-3.200-.6-3.400.8z",
      ],
      ["white", line(-3, -3.4, 0.8, -1.4, 2.6, -1.6) + line(0.8, -4.4, 1.2, 0, 2.2, 1.2)],
      ["red", ring(-0.5, 0.4, 1.7, 1.3) + ring(2.4, 0.4, 1.5, 1.1)],

      ["yellow", spot(-3.6, 1.9, 0.5)],
    ]),
    [0, "M5.600 14.200c2 1.300 4.600 1.200 6.400-.2l.8 1.800c-2.200 1.800-5.800 1.900-8 .2z"],
    // Her arm, which reaches across.
    ["rust", tapered([18.2, 13.6, 2.3], [22.6, 9.9, 2])],
    [1, tapered([13.2, 16.8, 4], [17.4, 16, 3.6], [20.2, 12.2, 3.1])],
    [3, cuff(20.5, 11.8, -50, 3.3)],

    // Her table, and the plot.
    ["rust", "M.6 25.400h30.800v1.800H.6z"],
    [0, "M2.400 27.200h3V30h-3zM26.600 27.200h3V30h-3z"],
    ["white", "M9.600 22.400h20.800l1 3H8.400z"],
    ["lime", "M20.400 22.800h9.400l.8 2.200h-10.200z"],
    // Who sits in the garden.
    ["grey", tapered([29.4, 23.4, 1.700], [30.8, 20, 1.600], [30.4, 16.8, 1.400])],
    ["grey", "M21.400 24.400c-.6-4.600.4-7.200 2-8.800h5c1.800 1.600 2.600 4.200 2 8.800z"],
    ["white", "M24 17.600h3.600c.8 2.600.2 5-1.800 5.600-2-.6-2.600-3-1.800-5.600z"],
    ["white", "M22.600 24.600c-.2-2 2.800-2 2.800 0zM26.200 24.600c-.2-2 2.800-2 2.800 0z"],
    ...placed({ x: 25.9, y: 15.3, turn: 4, size: 1.12 }, catFace("grey", "black", "glad")),
    // The house.
    ["white", "M15.800 14.600l4 3.800v6h-8v-6z"],
    ["grey", "M11.800 18.400l1.600-1.500v7.500h-1.600z"],
    [0, "M14.600 24.400v-3.600c0-1.400 2.400-1.400 2.400 0v3.600zM17.800 20.200h1.200v2h-1.200zM15.100 17.200h1.400v1.400h-1.400z"],
    [2, "M15.800 13.400l5.200 4.900-.9 1-4.300-4.100-4.300 4.100-.9-1z"],
    // The tree for there.
    ["leaf", "M25 3.400c1.600-.2 2.500 1 2.300 2.100 1.300.5 1.300 2.400-.2 2.600h-4.400c-1.500-.2-1.500-2.100-.2-2.600C22.400 4.400 23.500 3.200 25 3.400z"],
    ["lime", spot(24.3, 5, 0.7)],
    ["brown", "M24.600 8h.8v3h-.8z"],
    ...fist("rust", 24, 9.4, 60),
    // Her other hand.
    ...laid({ skin: "rust", x: 6.8, y: 24.4, turn: -6, size: 0.9 }),
    [1, tapered([3, 18, 3.8], [2.6, 22.8, 3.5], [5, 24.1, 3])],
    [3, cuff(6, 24.3, 10, 3)],
    [0, arc(4.9, 17.8, 0.7, 2, -0.6, 4)],
  ]),
  "scooper-at-counter": plainly([
    // The seller.
    [2, torso(9.2, 14.6, 6.8, 24)],
    [3, "M5.400 15.400l1.400-.6.6 3.800h4l.6-3.800 1.400.5.4 4.500V24H4.800v-4.400z"],
    ...placed({ x: 9, y: 9.4, turn: -5, size: 1.16 }, [
      ["black", spot(-4, 0, 2, 2.2) + spot(4, 0, 1.9, 2.2)],
      ...face({ skin: "brown", dx: 0.9, dy: 0.3, mouth: "wide", neck: 1.1, brow: 0.5 }),
      [
        "black",
        "M-3.400.4C-4.200-2-4-4.600 0-4.800 4-4.600 4.200-2 3.400.4 3.200-1 3-1.800 2.600-2.500 1-3.200-1-3-2.500-2.200-3-1.400-3.200-.6-3.400.4z",
      ],
      ["white", "M-3.900-2.700L-2.600-6.200c1.200-1 4-1 5.200 0L3.900-2.700c-2.400-1-5.400-1-7.800 0z"],
      ["red", "M-3.900-2.700l.4-1.200c2.400-1 4.800-1 7 0l.4 1.200c-2.400-1-5.400-1-7.800 0z"],
    ]),
    // What is to come.
    ["purple", spot(2.7, 9.2, 2)],
    ["grey", "M2.300 11.400h.9v4h-.9zM.4 9.400h4.600c0 1.900-1 2.800-2.300 2.800S.4 11.300.4 9.400z"],
    [2, tapered([4.4, 17, 3.8], [3.8, 20, 3.7])],
    [3, cuff(3.7, 20.6, 100, 4, 0.9)],
    ["brown", tapered([4, 21.2, 2.500], [2.700, 16.6, 2])],
    ...fist("brown", 2.700, 15.4, -4),
    // One cone, and what is on it.
    ["fur", "M17.600 15.400h5l-1.600 7h-1.600z"],
    ["rust", "M18.200 17l3 3.400zM22 17l-3.200 3.800z"],
    ["pink", dollop(20, 15, 2.7)],
    ["cream", dollop(19.6, 12.2, 2.5)],
    ["brown", dollop(20.2, 9.6, 2.3)],
    ["lime", dollop(20.5, 7.2, 2.1)],
    ["yellow", dollop(21.1, 5, 1.9)],
    ["red", spot(22.3, 2.6, 0.9)],
    ["leaf", line(22.5, 1.7, 0.1, -0.8, 0.8, -1)],
    ["brown", tapered([17, 21.8, 2.3], [19, 20.4, 2])],
    ...fist("brown", 20.1, 19.8, 0, 1.05),
    [2, tapered([14.4, 17.200, 3.8], [14.800, 21.800, 3.5], [16.4, 21.6, 3.1])],
    [3, cuff(17, 21.4, -36, 3.1)],
    // The gull, which is ready.
    ["orange", "M26.800 20v2.800zM28.600 20v2.800z"],
    [
      "white",
      "M26.600 6.400c2 0 3.200 1.400 3 3.400 0 2.400 1.800 4.600 1.600 7.400-.2 2.400-1.800 3.800-4 3.600-2.600-.2-3.800-2.200-3.400-5 .2-2.200.6-4 .2-5.800C23.600 8 24.800 6.400 26.600 6.400z",
    ],

    ["orange", "M24.100 7.700l-.9-3.300 2.900 2zM23.800 9.500l-2-1.500 2.500-.5z"],
    ["black", spot(26.300, 8.8, 0.65)],
    ["black", line(25.300, 7.2, 0.8, -0.2, 1.700, 0.5)],
    [3, "M26.100 8.300h.4v.4h-.4z"],
    ["grey", "M28 14c2 .6 3.200 3.600 3.200 7.200-2.800-.6-5-3.600-3.200-7.200z"],
    [1, "M23.600 11.300h6.200c.2 1.600-.6 4.600-3 5.200-2.200-.8-2.800-3.400-2.600-5.200z"],
    // The counter.
    ["rust", "M.6 22.400h30.800v1.800H.6z"],
    [1, "M1.600 24.200h28.800V30H1.600z"],
    [3, "M3 25h26v3.800H3z"],
    ["pink", arc(3.6, 28.4, 2.4, -4, 4.8, 0)],
    ["cream", arc(8.6, 28.4, 2.4, -4, 4.8, 0)],
    ["brown", arc(13.6, 28.4, 2.4, -4, 4.8, 0)],
    ["lime", arc(18.6, 28.4, 2.4, -4, 4.8, 0)],
    ["purple", arc(23.6, 28.4, 2.4, -4, 4.8, 0)],
    [0, "M3 28h26v.8H3z"],
  ]),
};

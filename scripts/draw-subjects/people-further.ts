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
    [2, torso(9.4, 14.4, 7, 24)],
    [3, "M5.600 15.200l1.400-.6.6 3.800h4l.6-3.800 1.400.5.4 4.500V24H5v-4.400z"],
    [1, "M7.600 20.400h4v2.200h-4z"],
    ...placed({ x: 9.4, y: 9.2, turn: -7, size: 1.16 }, [
      ["black", spot(-4, -0.4, 2, 2.2) + spot(4, -0.4, 1.9, 2.2)],
      ...face({ skin: "brown", dx: 0.9, dy: 0.2, mouth: "wide", neck: 1.1, brow: 0.7 }),
      ["black", "M-3.400.2C-4-2-3.800-4 0-4.200 3.800-4 4-2 3.400.2 3.100-1 2.600-2.200 1.600-3-.4-2-2.400-2-2.600-2-3-1.400-3.200-.6-3.400.2z"],
      ["white", "M-4-3.600L-2.200-7c1.200-.8 3.400-.8 4.600 0L4-3.600c-2.400-1-5.600-1-8 0z"],
      ["red", "M-4-3.600l.3-.9c2.400-1 5.200-1 7.500 0l.3.900c-2.500-1-5.700-1-8.100 0z"],
    ]),
    // The scoop.
    ["brown", tapered([3, 20.4, 2.2], [2.6, 16.600, 1.9])],
    ["grey", "M2 11.600h.9v4.400H2zM.4 8.600h4.200c.2 2-.6 3.400-2.100 3.400S.2 10.600.4 8.600z"],
    ...fist("brown", 2.5, 15.4, 0),
    [2, tapered([3.6, 16.800, 3.6], [3, 21, 3.4], [2.800, 19.8, 3])],
    [3, cuff(2.700, 18.4, -94, 3.3)],
    // One cone, and what is on it.
    ["fur", "M17.200 16.400h5.200l-1.800 6.800h-1.600z"],
    ["pink", spot(19.8, 15, 2.900)],
    ["cream", spot(19.4, 11.6, 2.600)],
    ["brown", spot(20.2, 8.4, 2.4)],
    ["lime", spot(20, 5.400, 2.100)],
    ["red", spot(21, 2.8, 0.9)],
    // The gull.
    ["white", "M23.600 22.600c-.4-3 .6-6 .6-9 0-2 1.200-3.200 2.800-3.200s2.800 1.200 2.800 3c0 3 2 5 2 8l-2 1.200z"],
    // The counter.
    ["rust", "M.6 22.600h30.800v1.800H.6z"],
    [1, "M1.600 24.400h28.800V30H1.600z"],
  ]),
};

import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import type { SurroundingsProps } from "../design.ts";

/** A place at home, and where in it the thing stands, how many times as large as it is. */
type Place = {
  /** Whether the rest of the page is in the garden or on the beach by day, or indoors; else it is outside in the evening. */
  className?: "garden" | "garden beach" | "indoors";
  view: ReactNode;
  /** What is before the thing. */
  front?: ReactNode;
  thing: readonly [x: number, y: number, scale: number];
  /** A table, or as high: what is there is too small for the ground. */
  isOnTop?: true;
};

const leaf = naturalTones.leaf[0];
const hedge = naturalTones.leaf[1];
const lime = naturalTones.lime[0];
const cream = naturalTones.cream[0];
const carton = naturalTones.fur[0];
const pegs = [114, 210, 350, 446];
/* Between both greens of what grows in it. */
const grass = "#83bb57";
const lawn = <path fill={grass} d="M-20 396c180-22 420-22 600 0v90H-20z" />;

const daylight = (
  <>
    <path className="sky" d="M0 0h560v480H0z" />
    <circle className="sun" cx="420" cy="124" r="48" />
  </>
);

/* The clouds are below what a verandah has between its posts. */
const sky = (
  <>
    {daylight}
    <path
      className="surface"
      d="M226 154a16 16 0 0 1 2-32 34 34 0 0 1 64-10 24 24 0 0 1 36 16 13 13 0 0 1 0 26zM62 226a16 16 0 0 1 2-32 34 34 0 0 1 64-10 24 24 0 0 1 36 16 13 13 0 0 1 0 26z"
    />
  </>
);

const slopes = (
  <>
    <path className="accent" d="M-20 330c110-150 240-130 330-20 60-90 170-110 270-30v200H-20z" />
    <path fill={lime} d="M-20 372c180-90 420-90 600 0v120H-20z" />
  </>
);

const hills = (
  <>
    {sky}
    {slopes}
  </>
);

/** On the grass, in front of the fence. */
const garden: Place = {
  className: "garden",
  view: (
    <>
      {hills}
      <path
        className="surface"
        d={`${pickets(-14, 44, 14)
          .map((x) => `M${x} 400v-96l15-18 15 18v96z`)
          .join("")}M-20 320h600v12H-20zM-20 368h600v12H-20z`}
      />
      <path fill={lime} d={bush(76) + bush(484)} />
      <path
        className="brand"
        d={disc(66, 348, 9) + disc(118, 362, 9) + disc(474, 362, 9) + disc(518, 344, 9)}
      />
      <path
        className="surface"
        d={disc(92, 334, 9) + disc(46, 376, 9) + disc(492, 330, 9) + disc(534, 378, 9)}
      />
      {lawn}
    </>
  ),
  thing: [124, 436, 1.95],
};

/** On the lawn, in front of a cottage with a verandah. */
const cottage: Place = {
  className: "garden",
  view: (
    <>
      {daylight}
      <path className="accent" d="M-20 300c60-90 150-110 220-60 90-90 260-90 380-10v200H-20z" />
      <path className="deep" d="M120 84h40v60h-40z" />
      <path className="brand" d="M12 214L116 108h328l104 106z" />
      <path fill={cream} d="M44 212h472v168H44z" />
      <path className="brand" d="M250 262h60v118h-60z" />
      <path className="sky" d="M96 268h76v74H96zM388 268h76v74h-76z" />
      <path
        className="surface"
        d="M86 258h96v10H86zM86 342h96v10H86zM130 268h8v74h-8zM378 258h96v10h-96zM378 342h96v10h-96zM422 268h8v74h-8z"
      />
      <path className="surface" d="M24 206h512l26 38H-2z" />
      <path
        className="brand"
        d={pickets(-2, 94, 6)
          .map((x, at) => `M${24 + at * 85.3} 206h42.7L${x + 47} 244h-47z`)
          .join("")}
      />
      <path
        className="surface"
        d="M24 244h14v140H24zM184 244h14v140h-14zM362 244h14v140h-14zM522 244h14v140h-14z"
      />
      <path
        className="surface"
        d={[38, 198, 376].map((x) => `M${x} 244h146v10q-62 0-73 8-11-8-73-8z`).join("")}
      />
      <path className="deep" d="M8 380h544v14H8z" />
      <path fill={lime} d={bush(60) + bush(500)} />
      <path
        className="surface"
        d={disc(40, 372, 8) + disc(84, 386, 8) + disc(478, 384, 8) + disc(526, 368, 8)}
      />
      <path fill={grass} d="M-20 396h600v90H-20z" />
      <path className="surface" d="M236 396h88l70 90H166z" />
    </>
  ),
  thing: [120, 440, 1.9],
};

/** On the lawn behind the house, between the lemon tree and the clothes line. */
const backyard: Place = {
  className: "garden",
  view: (
    <>
      {sky}
      <path
        fill={hedge}
        d="M-20 262a60 50 0 0 1 96-34 70 60 0 0 1 120 0 60 50 0 0 1 110 6 60 50 0 0 1 104-10 70 60 0 0 1 170 44v60H-20z"
      />
      <path className="accent" d="M-20 256h600v150H-20z" />
      <path
        className="boards"
        d={pickets(4, 32, 18)
          .map((x) => `M${x} 256v150`)
          .join("")}
      />
      <path className="deep" d="M-20 248h600v12H-20z" />
      <path className="strokes" d="M476 416V166M396 166h164M404 150l72 36 80-36" />
      <path className="surface" d="M408 168h52v78h-52z" />
      <path className="brand" d="M496 168h56v58h-56z" />
      <path fill={naturalTones.brown[0]} d="M70 280h18v136H70z" />
      <path fill={leaf} d={disc(40, 262, 50) + disc(114, 258, 52) + disc(78, 206, 54)} />
      <path
        className="sun"
        d={disc(44, 250, 11) + disc(84, 198, 11) + disc(122, 248, 11) + disc(82, 276, 11)}
      />
      {lawn}
    </>
  ),
  thing: [114, 440, 1.95],
};

const gardens = [garden, cottage, backyard];

const hedgerow = (
  <path
    fill={hedge}
    d="M-20 216a30 30 0 0 1 60-10 34 34 0 0 1 64-8 40 40 0 0 1 76 0 36 36 0 0 1 70 0 40 40 0 0 1 76 0 36 36 0 0 1 70 0 40 40 0 0 1 76 0 34 34 0 0 1 108 18v80H-20z"
  />
);

/** On nothing but grass: what has a wall, a roof or ground of its own. */
const meadow: Place = {
  className: "garden",
  view: (
    <>
      {hills}
      {lawn}
    </>
  ),
  thing: [124, 446, 1.95],
};

const clearing: Place = {
  className: "garden",
  view: (
    <>
      {sky}
      <g transform="translate(0 110)">{hedgerow}</g>
      <path fill={leaf} d="M-20 372h600v60H-20z" />
      {lawn}
    </>
  ),
  thing: [124, 446, 1.95],
};

const open = [meadow, clearing];

/** On the mown lawn, in front of the hedge. */
const yard: Place = {
  className: "garden",
  view: (
    <>
      {sky}
      <path fill={cream} d="M-20 190h180v90H-20zM356 220h152v70H356z" />
      <path className="brand" d="M-40 196l110-74 110 74zM336 222l96-42 96 42z" />
      <path className="accent" d="M84 208h44v44H84zM384 230h36v34h-36z" />
      <path fill={hedge} d="M-20 480V266a24 24 0 0 1 24-24h552a24 24 0 0 1 24 24v214z" />
      <path fill={leaf} d="M-20 340h600v140H-20z" />
      <path
        fill={lime}
        d={pickets(-7, 2, 8)
          .map((at) => `M${280 + at * 40} 340h40l${40 + at * 40} 140h-${80}z`)
          .join("")}
      />
      <path className="deep" d="M484 340h12v96h-12z" />
      <path className="sun" d="M512 326v-44h22v16h-14v28z" />
      <path className="surface" d="M464 350v-38a26 26 0 0 1 52 0v38z" />
      <path className="deep" d="M474 316h32v7h-32z" />
    </>
  ),
  thing: [124, 436, 1.95],
};

/** In front of the rails, the shed and the windmill. */
const paddock: Place = {
  className: "garden",
  view: (
    <>
      {hills}
      <path className="brand" d="M374 400V260l70-42 70 42v140z" />
      <path className="deep" d="M360 272l84-58 84 58-8 12-76-46-76 46zM414 400v-76h60v76z" />
      <path className="strokes" d="M76 400l28-254 28 254M87 300h34M93 244h22" />
      <path className="brand" d={windmill(104, 138, 56)} />
      <path className="surface" d={disc(104, 138, 12)} />
      <path
        className="surface"
        d={`${pickets(10, 106, 6)
          .map((x) => `M${x} 296h16v110h-16z`)
          .join("")}M-20 310h600v14H-20zM-20 352h600v14H-20z`}
      />
      {lawn}
    </>
  ),
  thing: [120, 440, 1.95],
};

const stable = (
  <>
    <path className="accent" d="M0 0h560v480H0z" />
    <path
      className="boards"
      d={pickets(20, 40, 14)
        .map((x) => `M${x} 0v420`)
        .join("")}
    />
    <path className="brand" d="M0 0h560v40H0z" />
    <path className="deep" d="M0 40h560v14H0z" />
  </>
);
const straw = (
  <>
    <path fill={carton} d="M-20 412h600v80H-20z" />
    <path fill={cream} d="M-20 412h600v10H-20z" />
  </>
);

/** Over the lower half of its door. */
const halfDoor: Place = {
  className: "garden",
  view: (
    <>
      {stable}
      <path className="surface" d="M120 84h320v340H120z" />
      <path className="deep" d="M138 102h284v322H138z" />
      <path className="brand" d="M26 102h82v196H26z" />
      <path className="surface" d="M36 112h62v176H36z" />
      <path className="brand" d="M38 120l50 164h10L48 112H38z" />
    </>
  ),
  front: (
    <>
      <path className="brand" d="M138 318h284v106H138z" />
      <path className="surface" d="M138 306h284v18H138zM138 402h284v16H138z" />
      <path className="surface" d="M146 402l256-78h20l-256 78z" />
      {straw}
    </>
  ),
  thing: [132, 350, 1.85],
};

/** Before the stable. */
const stableYard: Place = {
  className: "garden",
  view: (
    <>
      {stable}
      <path className="surface" d="M56 96h200v320H56z" />
      <path className="deep" d="M70 110h172v306H70z" />
      <path className="brand" d="M70 290h172v126H70z" />
      <path className="surface" d="M70 282h172v14H70zM334 120h150v116H334z" />
      <path className="sky" d="M346 132h57v92h-57zM415 132h57v92h-57z" />
      {straw}
    </>
  ),
  thing: [150, 440, 1.9],
};

/** On the wall of the stable. */
const stableWall: Place = {
  isOnTop: true,
  className: "garden",
  view: (
    <>
      {stable}
      <path className="surface" d="M64 92h432v332H64z" />
      <path className="brand" d="M78 106h196v318H78zM286 106h196v318H286z" />
      <path
        className="surface"
        d="M78 380h196v16H78zM286 380h196v16H286zM78 126h196v16H78zM286 126h196v16H286z"
      />
      {straw}
    </>
  ),
  thing: [144, 380, 1.7],
};

const shore = (
  <>
    <path className="sky" d="M0 0h560v480H0z" />
    <circle className="sun" cx="170" cy="120" r="48" />
    <path fill={lime} d="M340 284c30-62 110-90 250-86v86z" />
    <path fill={leaf} d="M430 284c30-32 80-44 150-42v42z" />
    <path fill={naturalTones.blue[0]} opacity=".8" d="M0 284h560v196H0z" />
    <path className="deep" d="M70 286h76l-14 20H84z" />
    <path className="surface" d="M104 276v-74l-36 74zM112 276v-88l40 88z" />
    <path
      className="panes"
      strokeOpacity=".3"
      d="M160 314h60M250 338h44M30 346h70M400 320h70M490 352h50M350 366h60"
    />
  </>
);

const sand = (
  <>
    <path className="surface" d="M-20 424q50-26 100 0t100 0 100 0 100 0 100 0 100 0v40H-20z" />
    <path className="sun" d="M-20 438q50-26 100 0t100 0 100 0 100 0 100 0 100 0v60H-20z" />
  </>
);

/** In the water, off the beach. */
const sea: Place = { className: "garden beach", view: shore, front: sand, thing: [116, 410, 1.9] };

/** Up to the sand. */
const surf: Place = {
  ...sea,
  front: (
    <>
      <path
        fill={naturalTones.blue[0]}
        d="M-20 370q60-16 110 4 50 22 100 66H-20zM290 440q80-20 120-66 30-32 70-30 60 4 120 26v70H290z"
      />
      {sand}
    </>
  ),
  thing: [112, 438, 2.05],
};

/** On a swell of it, which hides what is below the board. */
const swell: Place = {
  ...sea,
  front: (
    <>
      <path
        className="surface"
        d={disc(92, 330, 15) + disc(116, 322, 19) + disc(142, 332, 16) + disc(166, 338, 11)}
      />
      <path
        fill={naturalTones.blue[0]}
        d={`M-58 324${"c30 0 54 19 84 19 30 0 54-19 84-19".repeat(4)}v170H-58z`}
      />
      <path
        className="panes"
        strokeOpacity=".5"
        d="M150 374h70M330 366h60M40 388h60M420 392h70M250 396h40"
      />
      {sand}
    </>
  ),
};

/** On the sand. */
const beach: Place = {
  className: "garden beach",
  view: (
    <>
      {shore}
      {sand}
    </>
  ),
  thing: [116, 462, 2.05],
};

const boards = (
  <>
    <path className="accent" d="M0 0h560v480H0z" />
    <path
      className="boards"
      d="M0 96h560M0 144h560M0 192h560M0 240h560M0 288h560M0 336h560M0 384h560"
    />
    <path className="brand" d="M0 0h560v40H0z" />
    <path className="deep" d="M0 40h560v16H0z" />
  </>
);

/** At the edge of the pool. */
const pool: Place = {
  className: "garden",
  view: (
    <>
      {sky}
      {hedgerow}
      <path className="surface" d="M-20 250h600v40H-20z" />
      <path fill={naturalTones.blue[0]} d="M-20 284h600v150H-20z" />
      <path
        className="panes"
        strokeOpacity=".4"
        d="M40 304h60M180 300h50M330 306h60M470 300h50M10 366h70M450 370h60M120 390h50"
      />
      <path className="surface" d="M-20 328h600v9H-20z" />
      <path
        className="brand"
        d={pickets(-10, 56, 11)
          .map((x) => `M${x} 325h28v15h-28z`)
          .join("")}
      />
      <path
        className="strokes"
        d="M440 420v-120a20 20 0 0 1 40 0M494 420v-120a20 20 0 0 1 40 0M440 352h54M440 384h54"
      />
      <path className="surface" d="M-20 406h600v80H-20z" />
      <path className="brand" d="M-20 406h600v12H-20z" />
    </>
  ),
  thing: [128, 446, 1.9],
};

/** At the near end of the water, on its edge. */
const poolside: Place = {
  className: "garden",
  view: (
    <>
      {sky}
      <g transform="translate(0 -40)">{hedgerow}</g>
      <path className="surface" d="M-20 200h600v290H-20z" />
      <path fill={naturalTones.blue[0]} d="M-20 214h600v180H-20z" />
      <path
        className="panes"
        strokeOpacity=".4"
        d="M20 250h50M490 246h50M60 304h50M480 316h60M10 362h60M500 368h50"
      />
      <path className="accent" d="M-20 391h600v14H-20z" />
      <path className="quiet" d="M-20 438h600v4H-20z" />
    </>
  ),
  thing: [108, 464, 2.15],
};

/** Below the windows of the baths. */
const poolHall: Place = {
  className: "indoors",
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path
        className="surface"
        d={pickets(110, 180, 2)
          .map((x) => `M${x} 260V130a80 80 0 0 1 160 0v130z`)
          .join("")}
      />
      <path
        className="sky"
        d={pickets(124, 180, 2)
          .map((x) => `M${x} 246V130a66 66 0 0 1 132 0v116z`)
          .join("")}
      />
      <path className="brand" d="M0 288h560v24H0z" />
      <path className="surface" d="M0 312h560v170H0z" />
      <path className="quiet" d="M0 396h560v90H0z" />
    </>
  ),
  thing: [124, 450, 1.95],
};

/** On the drive, before the garage. */
const drive: Place = {
  className: "garden",
  view: (
    <>
      {daylight}
      <path fill={cream} d="M40 210h480v190H40z" />
      <path className="brand" d="M10 214L280 96l270 118z" />
      <path className="surface" d="M88 246h230v154H88zM366 246h110v84H366z" />
      <path className="accent" d="M100 258h206v142H100z" />
      <path className="boards" d="M100 292h206M100 326h206M100 360h206" />
      <path className="sky" d="M378 258h38v60h-38zM426 258h38v60h-38z" />
      <path fill={lime} d={bush(24) + bush(440) + bush(540)} />
      {lawn}
      <path className="surface" d="M96 396h214l150 100H-30z" />
    </>
  ),
  thing: [124, 446, 1.95],
};

/** On the ridge, above the other roofs. */
const roof: Place = {
  className: "garden",
  view: <>{hills}</>,
  front: (
    <>
      <path className="brand" d="M-20 372h600v120H-20z" />
      <path
        className="boards"
        d={`M-20 412h600M-20 448h600${pickets(0, 40, 15)
          .map((x) => `M${x} 380v32M${x + 20} 412v36M${x} 448v36`)
          .join("")}`}
      />
      <path className="deep" d="M-20 364h600v18H-20z" />
    </>
  ),
  thing: [124, 392, 1.95],
};

/** On the other side of its window, waiting. */
const waiting: Place = {
  view: (
    <>
      {boards}
      <path className="surface" d="M104 100h352v296H104z" />
      <path className="deep" d="M122 118h316v270H122z" />
      <path className="sky" opacity=".25" d="M122 290L300 118h90L122 376z" />
      <path className="brand" d="M122 118h96c0 90-30 150-96 186zM438 118h-96c0 90 30 150 96 186z" />
    </>
  ),
  front: (
    <>
      <path className="surface" d="M86 362h388v20H86z" />
      <path
        fill={lime}
        d="M110 392a22 24 0 0 1 30-26 26 24 0 0 1 48-4 28 24 0 0 1 52-2 28 24 0 0 1 52 0 28 24 0 0 1 52 0 28 24 0 0 1 52 2 26 24 0 0 1 42 6 20 22 0 0 1 14 24z"
      />
      <path
        className="surface"
        d={pickets(150, 88, 4)
          .map((x) => disc(x, 374, 8))
          .join("")}
      />
      <path
        className="sun"
        d={pickets(194, 88, 3)
          .map((x) => disc(x, 372, 8))
          .join("")}
      />
      <path className="brand" d="M104 386h352l-16 58H120z" />
      <path className="deep" d="M96 380h368v14H96z" />
    </>
  ),
  thing: [140, 384, 1.75],
};

/** Over the lower half of the front door. */
const frontDoor: Place = {
  view: (
    <>
      {boards}
      <path className="surface" d="M124 84h312v346H124z" />
      <path className="sky" d="M146 104h80v40h-80zM240 104h80v40h-80zM334 104h80v40h-80z" />
      <path className="deep" d="M146 158h268v272H146z" />
      <path className="deep" d="M58 142h34v10H58zM468 142h34v10h-34z" />
      <path className="sun" d="M60 152h30v50H60zM470 152h30v50h-30z" />
      <path className="deep" d="M56 202h38v8H56zM466 202h38v8h-38z" />
    </>
  ),
  front: (
    <>
      <path className="brand" d="M146 346h268v84H146z" />
      <path className="surface" d="M138 334h284v18H138zM170 366h98v48h-98zM292 366h98v48h-98z" />
      <path className="brand" d="M178 374h82v32h-82zM300 374h82v32h-82z" />
      <path fill={lime} d={disc(66, 318, 44) + disc(494, 318, 44)} />
      <path fill={leaf} d="M60 350h12v40H60zM488 350h12v40h-12z" />
      <path className="deep" d="M36 384h60l-8 50H44zM464 384h60l-8 50h-44z" />
      <path className="surface" d="M-20 430h600v16H-20z" />
      <path className="brand" d="M-20 446h600v40H-20z" />
    </>
  ),
  thing: [140, 366, 1.75],
};

/** Over the fence, to see who comes. */
const overFence: Place = {
  className: "garden",
  view: (
    <>
      {hills}
      <path fill={hedge} d={disc(40, 300, 60) + disc(524, 296, 66)} />
      <path fill={leaf} d={disc(96, 322, 50) + disc(458, 326, 46)} />
      <path fill={leaf} d="M-20 350h600v140H-20z" />
    </>
  ),
  front: (
    <>
      <path className="surface" d="M-20 372h600v20H-20zM-20 436h600v20H-20z" />
      <path
        className="surface"
        d={pickets(-8, 52, 12)
          .map((x) => `M${x} 490V356a20 20 0 0 1 40 0v134z`)
          .join("")}
      />
      <path
        className="boards"
        strokeOpacity=".1"
        d={pickets(34, 52, 11)
          .map((x) => `M${x} 372v20M${x} 436v20`)
          .join("")}
      />
    </>
  ),
  thing: [136, 384, 1.8],
};

/** In the wall of a house, above the flowers. */
const wall: Place = {
  className: "garden",
  view: (
    <>
      {boards}
      <path className="brand" d="M76 124h62v250H76zM422 124h62v250h-62z" />
      <path
        className="boards"
        d={pickets(148, 28, 8)
          .map((y) => `M88 ${y}h38M434 ${y}h38`)
          .join("")}
      />
      <path
        fill={lime}
        d={pickets(10, 90, 7)
          .map((x) => bush(x))
          .join("")}
      />
      <path
        className="surface"
        d={pickets(24, 90, 6)
          .map((x) => disc(x, 396, 9))
          .join("")}
      />
      <path
        className="brand"
        d={pickets(66, 90, 6)
          .map((x) => disc(x, 393, 9))
          .join("")}
      />
      <path fill={leaf} d="M0 408h560v80H0z" />
    </>
  ),
  thing: [134, 376, 1.83],
};

/** Up to the gutter of a house. */
const eaves: Place = {
  className: "garden",
  view: (
    <>
      {boards}
      <path className="surface" d="M36 112h148v176H36zM376 112h148v176H376z" />
      <path
        className="sky"
        d="M50 126h54v66H50zM116 126h54v66h-54zM50 204h54v70H50zM116 204h54v70h-54zM390 126h54v66h-54zM456 126h54v66h-54zM390 204h54v70h-54zM456 204h54v70h-54z"
      />
      <path className="brand" d="M24 288h172v14H24zM364 288h172v14H364z" />
      <path fill={lime} d={bush(76) + bush(484)} />
      <path fill={leaf} d="M0 408h560v80H0z" />
    </>
  ),
  thing: [92, 448, 2.35],
};

/** In a room that is empty but for what is packed. */
const bareRoom: Place = {
  className: "indoors",
  view: (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <path className="surface" d="M272 64h192v216H272z" />
      <path className="sun" d="M286 78h164v188H286z" />
      <path className="surface" d={disc(412, 124, 24)} />
      <path fill={lime} d="M286 266v-46c56-38 112-38 164-6v52z" />
      <path className="surface" d="M362 78h12v188h-12zM286 166h164v12H286zM260 280h216v14H260z" />
      <path className="surface" d="M0 372h560v22H0z" />
      <path className="accent" d="M0 394h560v90H0z" />
      <path className="boards" d="M0 424h560M0 454h560" />
      <path className="surface" opacity=".5" d="M230 394h170l70 90H250z" />
      <path fill={carton} d="M44 286h148v136H44zM66 178h110v108H66z" />
      <path className="boards" d="M44 286h148M118 286v52M121 178v40M44 422h148" />
      <path className="surface" d="M106 286h24v48h-24zM110 178h22v36h-22zM62 390h40v14H62z" />
      <path
        className="surface"
        d={gleam(204, 92, 30) + gleam(244, 168, 16) + gleam(514, 330, 18)}
      />
    </>
  ),
  thing: [174, 448, 1.75],
};

/** Beside the couch. */
const lounge: Place = {
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M56 60h112v134H56zM188 60h84v84h-84z" />
      <path className="sky" d="M68 72h88v110H68z" />
      <path className="sun" d={disc(112, 118, 24)} />
      <path className="brand" d="M68 182v-30c30-22 60-20 88 4v26z" />
      <path className="deep" d={disc(230, 102, 32)} />
      <path className="sun" d={disc(230, 102, 11)} />
      <path className="surface" d="M0 392h560v14H0z" />
      <path className="quiet" d="M0 406h560v80H0z" />
      <ellipse className="brand" cx="300" cy="446" rx="250" ry="28" />
      <ellipse className="surface" cx="300" cy="446" rx="222" ry="19" />
      <path className="deep" d="M60 396h14v26H60zM320 396h14v26h-14z" />
      <path className="brand" d="M70 400V252a32 32 0 0 1 32-32h190a32 32 0 0 1 32 32v148z" />
      <path className="tint" d="M74 330h246v34H74z" />
      <path
        className="deep"
        d="M34 404v-92a22 22 0 0 1 44 0v92zM316 404v-92a22 22 0 0 1 44 0v92zM74 364h246v40H74z"
      />
      <path className="sun" d="M116 258l62-16 16 62-62 16z" />
      <path className="deep" d="M466 186h10v230h-10zM442 412h58v12h-58z" />
      <path className="sun" d="M452 104h38l14 84h-66z" />
    </>
  ),
  thing: [206, 448, 2.2],
};

/** On the grass, below the washing. */
const washing: Place = {
  className: "indoors",
  view: (
    <>
      {daylight}
      {slopes}
      {lawn}
      <path
        className="deep"
        d="M106 60h14v356h-14zM440 60h14v356h-14zM92 76h42v10H92zM426 76h42v10h-42z"
      />
      <path className="panes" d="M113 84c108 28 226 28 334 0" />
      <path fill={cream} d="M132 90l106 13v164c-36 12-72 4-106-8z" />
      <path className="boards" d="M132 90l106 13v164c-36 12-72 4-106-8zM164 96v164M202 100v166" />
      <path
        className="brand"
        d="M298 104l40-2 16 10 16-12 40-4 22 52-26 14-10-20v116h-78V156l-8 20-28-12z"
      />
      <path className="deep" d="M140 84h6v18h-6zM226 95h6v18h-6zM310 97h6v18h-6zM392 91h6v18h-6z" />
    </>
  ),
  thing: [140, 440, 1.75],
};

/** On the grass, below the awning of a van. */
const van: Place = {
  className: "indoors",
  view: (
    <>
      {hills}
      {lawn}
      <path className="brand" d="M356 116h230v292H356a24 24 0 0 1-24-24V140a24 24 0 0 1 24-24z" />
      <path className="surface" d="M332 316h250v22H332z" />
      <path className="sky" d="M404 196h170v86H404z" />
      <path className="deep" d="M332 384h250v24H332z" />
      <path className="deep" d={disc(468, 404, 48)} />
      <path className="surface" d={disc(468, 404, 20)} />
      <path className="deep" d="M82 150h10v272H82z" />
      <path
        className="accent"
        d="M64 176l20-62h264v62a24 22 0 0 1-47 0a24 22 0 0 1-48 0a24 22 0 0 1-47 0a24 22 0 0 1-47 0a24 22 0 0 1-48 0a24 22 0 0 1-47 0z"
      />
      <path
        className="surface"
        d="M111 176l14-62h45l-11 62a24 22 0 0 1-48 0zM206 176l8-62h45l-6 62a24 22 0 0 1-47 0zM301 176v-62h47v62a24 22 0 0 1-47 0z"
      />
      <path className="strokes" d="M352 300c-34 0-12 116-50 124-30 6-60-10-92-6" />
    </>
  ),
  thing: [80, 440, 1.7],
};

/** At the top of the steps, beside the door. */
const porch: Place = {
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path
        className="boards"
        d="M0 36h560M0 84h560M0 132h560M0 180h560M0 228h560M0 276h560M0 324h560M0 372h560"
      />
      <path className="surface" d="M52 88h140v312H52z" />
      <path className="brand" d="M68 104h108v296H68z" />
      <path className="sky" d="M84 126h32v100H84zM128 126h32v100h-32z" />
      <circle className="sun" cx="160" cy="280" r="9" />
      <path className="surface" d="M392 84h112v128H392z" />
      <path
        className="sky"
        d="M404 96h40v46h-40zM452 96h40v46h-40zM404 150h40v50h-40zM452 150h40v50h-40z"
      />
      <path
        fill={leaf}
        d="M390 214a18 24 0 0 1 32-10 20 26 0 0 1 34-4 20 26 0 0 1 34 4 16 22 0 0 1 20 10z"
      />
      <path className="deep" d="M382 210h132l-10 32H392zM288 0h12v92h-12z" />
      <path className="sun" d="M274 92h40l10 44h-60z" />
      <path className="surface" d="M0 396h560v20H0zM0 444h560v20H0z" />
      <path className="brand" d="M0 416h560v28H0zM0 464h560v20H0z" />
    </>
  ),
  thing: [186, 408, 1.8],
};

const verandahFloor = (
  <>
    <path className="surface" d="M0 396h560v20H0zM0 444h560v20H0z" />
    <path className="brand" d="M0 416h560v28H0zM0 464h560v20H0z" />
  </>
);
const frieze = (
  <path
    className="surface frieze"
    d={`M0 0h560v18H0zM0 56h560v12H0z${pickets(10, 30, 19)
      .map((x) => `M${x} 18h8v38h-8z`)
      .join("")}M0 0h24v400H0zM536 0h24v400h-24zM24 68h60q-54 6-60 60zM536 68h-60q54 6 60 60z`}
  />
);

/** On the verandah, before its rail and the hills. */
const lookout: Place = {
  view: (
    <>
      {hills}
      <path fill={hedge} d={disc(70, 340, 46) + disc(122, 356, 36) + disc(486, 340, 50)} />
      {frieze}
      <path
        className="surface"
        d="M0 286h560v18H0zM0 328h560v8H0zM0 360h560v14H0zM116 286h14v110h-14zM430 286h14v110h-14z"
      />
      {verandahFloor}
    </>
  ),
  thing: [132, 410, 1.85],
};

/** On the verandah, below the window. */
const shutters: Place = {
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path
        className="boards"
        d="M0 84h560M0 132h560M0 180h560M0 228h560M0 276h560M0 324h560M0 372h560"
      />
      <path className="surface" d="M176 104h208v160H176z" />
      <path className="sky" d="M190 118h84v132h-84zM286 118h84v132h-84z" />
      <path className="brand" d="M112 100h56v168h-56zM392 100h56v168h-56z" />
      <path
        className="boards"
        d={pickets(122, 24, 6)
          .map((y) => `M122 ${y}h36M402 ${y}h36`)
          .join("")}
      />
      {frieze}
      {verandahFloor}
    </>
  ),
  thing: [132, 410, 1.85],
};

const porches = [porch, lookout, shutters];

/** On a stand between the door and the flowers. */
const perch: Place = {
  view: (
    <>
      {porch.view}
      <path
        fill={naturalTones.brown[0]}
        d="M274 320h14v116h-14zM236 430h90v12h-90zM196 318h168v14H196z"
      />
    </>
  ),
  thing: [190, 326, 1.15],
};

/** On the seat below a window. */
const windowSeat: Place = {
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M96 384V236a184 150 0 0 1 368 0v148z" />
      <path className="sky" d="M114 376V236a166 132 0 0 1 332 0v140z" />
      <circle className="sun" cx="350" cy="168" r="34" />
      <path fill={lime} d="M114 376v-66c80-66 160-56 220-10 40-30 80-36 112-20v96z" />
      <path className="surface" d="M274 100h12v276h-12zM114 232h332v12H114z" />
      <path
        className="brand"
        d="M76 72h92c6 96-10 150-52 186 14 36 18 72 18 122H76zM484 72h-92c-6 96 10 150 52 186-14 36-18 72-18 122h58z"
      />
      <path
        className="deep"
        d={`M60 74h440V62H60zM70 256h58v14H70zM432 256h58v14h-58z${disc(60, 68, 13)}${disc(500, 68, 13)}`}
      />
      <path className="surface" d="M0 376h560v20H0z" />
      <path className="brand" d="M40 396h480v90H40z" />
      <path className="tint" d="M40 392h480v22a14 14 0 0 1-14 14H54a14 14 0 0 1-14-14z" />
    </>
  ),
  thing: [128, 398, 1.9],
};

/** From the ceiling, before a window. */
const ceiling: Place = {
  view: (
    <>
      {windowSeat.view}
      <path className="deep" d="M277 0h6v190h-6z" />
    </>
  ),
  thing: [176, 316, 1.3],
};

/** On a table, before doors that are open to the garden. */
const frenchDoors: Place = {
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M120 40h320v378H120z" />
      <path className="sky" d="M140 60h280v358H140z" />
      <circle className="sun" cx="364" cy="132" r="36" />
      <path fill={lime} d="M140 330c70-70 150-56 200-20 30-24 60-30 80-26v134H140z" />
      <path
        className="surface"
        d={`${pickets(146, 34, 8)
          .map((x) => `M${x} 400v-56l10-14 10 14v56z`)
          .join("")}M140 352h280v9H140zM140 384h280v9H140z`}
      />
      <path className="surface" d="M140 60l-92 34v350l92-26zM420 60l92 34v350l-92-26z" />
      <path
        className="sky"
        d="M128 80l-66 24v84l66-16zM128 188l-66 16v92l66-10zM432 80l66 24v84l-66-16zM432 188l66 16v92l-66-10z"
      />
      <path className="brand" d="M128 302l-66 10v112l66-18zM432 302l66 10v112l-66-18z" />
      <path className="quiet" d="M0 418h560v70H0z" />
      <path className="deep" d="M160 392h14v88h-14zM386 392h14v88h-14z" />
      <path className="brand" d="M116 396h328v26H116z" />
      <path className="surface" d="M104 382h352v18H104z" />
    </>
  ),
  thing: [136, 384, 1.8],
};

const hearth = (
  <>
    <path className="accent" d="M0 0h560v480H0z" />
    <path
      className="boards"
      d={pickets(20, 40, 14)
        .map((x) => `M${x} 0v410`)
        .join("")}
    />
    <path className="sky" d="M112 0h336v418H112z" />
    <path className="surface" d="M0 404h112v16H0zM448 404h112v16H448z" />
    <path className="quiet" d="M0 420h560v66H0z" />
    <path className="brand" d="M84 236h392v24H84zM128 260h304v160H128z" />
    <path className="deep" d="M188 420v-74a92 68 0 0 1 184 0v74zM100 420h360v14H100z" />
    <path
      className="deep"
      d="M110 196h10v40h-10zM96 228h38v8H96zM440 196h10v40h-10zM426 228h38v8h-38z"
    />
    <path className="surface" d="M108 146h14v52h-14zM438 146h14v52h-14z" />
    <path className="sun" d="M115 116q18 22 0 30-18-8 0-30zM445 116q18 22 0 30-18-8 0-30z" />
  </>
);

/** On the mantelpiece. */
const mantel: Place = {
  isOnTop: true,
  view: (
    <>
      {hearth}
      <path fill={naturalTones.brown[0]} d="M224 398h112v16H224z" />
      <path className="sun" d="M280 318q44 44 32 80h-64q-12-40 32-80z" />
    </>
  ),
  thing: [188, 240, 1.15],
};

/** In the hearth. */
const fireplace: Place = {
  view: (
    <>
      {hearth}
      <path className="surface" d="M180 40h200v150H180z" />
      <path className="sky" d="M194 54h172v122H194z" />
      <path className="sun" d={disc(318, 94, 20)} />
      <path fill={lime} d="M194 176v-30c50-44 110-36 172-6v36z" />
    </>
  ),
  front: <path fill={naturalTones.brown[0]} d="M216 404h128v16H216z" />,
  thing: [219, 410, 0.76],
};

/** In its tank. */
const tank: Place = {
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path
        className="boards"
        d={pickets(20, 40, 14)
          .map((x) => `M${x} 0v420`)
          .join("")}
      />
      <path className="surface" d="M64 108h432v280H64z" />
      <path className="sky" d="M78 122h404v252H78z" />
      <path fill={naturalTones.blue[0]} opacity=".5" d="M78 150h404v224H78z" />
      <path
        fill={leaf}
        d="M118 360c-34-46-30-96-14-140 20 40 26 90 14 140zM150 360c-20-30-16-70 2-100 16 34 18 70-2 100zM446 360c-34-50-28-110-8-150 26 44 26 100 8 150zM412 360c-14-24-12-50 2-74 14 26 14 50-2 74z"
      />
      <path className="surface" d={disc(366, 190, 9) + disc(384, 216, 6) + disc(372, 244, 5)} />
      <path className="sun" d="M78 374v-18q50-14 100 0t100 0 100 0 104 0v18z" />
      <path className="deep" d="M56 96h448v18H56zM56 384h448v14H56z" />
      <path className="brand" d="M64 398h432v90H64z" />
      <path className="boards" d="M82 414h188v70H82zM290 414h188v70H290z" />
    </>
  ),
  thing: [172, 346, 1.35],
};

/** On the bench in the shed. */
const workbench: Place = {
  className: "garden",
  isOnTop: true,
  view: (
    <>
      {boards}
      <path fill={cream} d="M48 84h300v170H48z" />
      <path
        className="deep"
        d="M78 108h56v18h-18v84h-18v-84H78zM168 104a22 22 0 0 1 16 30v66a14 14 0 0 1-26 0v-66a22 22 0 0 1-12-30l12 16h8zM216 112l104 74-14 20-96-26z"
      />
      <path className="surface" d="M384 84h136v132H384z" />
      <path className="sky" d="M396 96h52v108h-52zM456 96h52v108h-52z" />
      <path fill={lime} d="M396 180q30-24 52-8v32h-52zM456 172q30-10 52 8v24h-52z" />
      <path className="surface" d="M440 330h60v46h-60z" />
      <path className="brand" d="M440 330h60v14h-60z" />
      <path
        className="deep"
        d="M448 330l-6-50h8l8 50zM474 330v-62h8v62zM52 352h64v24H52zM64 328h14v24H64zM92 328h14v24H92zM40 336h84v8H40z"
      />
      <path fill={carton} d="M0 376h560v24H0z" />
      <path className="deep" d="M0 400h560v86H0z" />
      <path className="brand" d="M28 414h120v70H28zM412 414h120v70H412z" />
    </>
  ),
  thing: [140, 380, 1.75],
};

const windows = [windowSeat, frenchDoors];

/** On the rug, below the hats and the bags. */
const playroom: Place = {
  className: "indoors",
  view: (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <path className="surface" d="M0 296h560v14H0z" />
      <path className="accent" d="M0 310h560v90H0z" />
      <path
        className="boards"
        d={pickets(0, 40, 15)
          .map((x) => `M${x} 310v90`)
          .join("")}
      />
      <g transform="translate(0 -44)">
        <path className="surface" d="M0 84h560v22H0z" />
        <path className="deep" d={pegs.map((x) => disc(x, 95, 9)).join("")} />
        <path className="sun" d={hat(114)} />
        <path className="brand" d={`${hat(446)}M82 130h64v10H82z`} />
        <path className="surface" d="M414 130h64v10h-64z" />
      </g>
      <path className="quiet" d="M0 400h560v84H0z" />
      <ellipse className="brand" cx="280" cy="440" rx="250" ry="30" />
      <ellipse className="surface" cx="280" cy="440" rx="222" ry="21" />
      <path className="brand" d={disc(478, 402, 34)} />
      <path className="surface" d="M446 390q32 14 64 0v24q-32 14-64 0z" />
    </>
  ),
  thing: [140, 440, 1.75],
};

/** Before the mirrors. */
const studio: Place = {
  className: "indoors",
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M28 70h504v310H28z" />
      <path className="sky" d="M40 82h152v286H40zM204 82h152v286H204zM368 82h152v286H368z" />
      <path
        className="surface"
        opacity=".6"
        d="M60 300L150 110h26L86 300zM390 330L490 110h18L408 330zM224 270l70-160h14l-70 160z"
      />
      <path className="panes" d="M0 34q70 44 140 0t140 0 140 0 140 0" />
      <path
        className="sun"
        d={pickets(35, 70, 8)
          .map((x, at) => disc(x, at % 2 ? 20 : 56, 8))
          .join("")}
      />
      <path className="surface" d="M0 392h560v14H0z" />
      <path className="quiet" d="M0 406h560v80H0z" />
    </>
  ),
  thing: [116, 444, 2.05],
};

const poleStudio: Place = {
  ...studio,
  front: (
    <>
      <path className="deep" d="M270 0h20v404h-20z" />
      <path className="accent" d="M275 0h4v400h-4z" />
    </>
  ),
};

const skirting = (
  <>
    <path className="surface" d="M0 400h560v14H0z" />
    <path className="quiet" d="M0 414h560v70H0z" />
    <ellipse className="brand" cx="280" cy="438" rx="262" ry="30" />
    <ellipse className="surface" cx="280" cy="438" rx="234" ry="21" />
  </>
);

/** On the rug, between a picture and a plant. */
const parlour: Place = {
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path
        className="boards"
        d={pickets(20, 40, 14)
          .map((x) => `M${x} 0v400`)
          .join("")}
      />
      <path className="surface" d="M22 112h86v116H22z" />
      <path className="sky" d="M32 122h66v96H32z" />
      <path className="brand" d="M32 218v-40c22-26 42-22 66 6v34z" />
      {skirting}
      <path
        fill={leaf}
        d="M508 350c-34-30-44-74-30-106 22 22 32 50 32 80 4-34 18-56 40-66 4 40-12 74-42 92z"
      />
      <path className="brand" d="M478 346h60l-8 66h-44z" />
    </>
  ),
  thing: [124, 440, 1.95],
};

/** On the rug, before the panelling. */
const panelled: Place = {
  view: (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <path className="accent" d="M0 270h560v130H0z" />
      <path
        className="boards"
        d={pickets(20, 40, 14)
          .map((x) => `M${x} 282v118`)
          .join("")}
      />
      <path className="surface" d="M0 262h560v14H0z" />
      {skirting}
    </>
  ),
  thing: [124, 440, 1.95],
};

const parlours = [parlour, panelled];

/** On a step below an arch: what has a wall of its own. */
const alcove: Place = {
  className: "indoors",
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M40 404V260a240 216 0 0 1 480 0v144z" />
      <path className="sky" d="M58 404V260a222 200 0 0 1 444 0v144z" />
      <path className="surface" d="M40 404h480v22H40z" />
      <path className="brand" d="M0 426h560v60H0z" />
    </>
  ),
  thing: [136, 408, 1.8],
};

/** Between tiles, towels and bottles. */
const washroom: Place = {
  className: "indoors",
  view: (
    <>
      <path className="surface" d="M0 0h560v480H0z" />
      <path className="sky" d="M0 170h560v236H0z" />
      <path
        className="tiles"
        d={`${pickets(8, 48, 12)
          .map((x) => `M${x} 170v236`)
          .join("")}M0 217h560M0 264h560M0 311h560M0 358h560`}
      />
      <path className="brand" d="M0 158h560v14H0zM424 196h20v-10h96v10h-116z" />
      <circle className="deep" cx="284" cy="86" r="66" />
      <circle className="sky" cx="284" cy="86" r="54" />
      <path className="surface" d="M262 118l52-64 12 10-52 64z" />
      <path className="accent" d="M436 192h84v120h-84zM52 100h30v58H52zM60 84h14v16H60z" />
      <path className="surface" d="M436 280h84v14h-84z" />
      <path className="deep" d="M424 184h108v10H424z" />
      <path className="brand" d="M92 116h38v42H92zM140 90h22v68h-22z" />
      <path
        fill={leaf}
        d="M452 124c-22-30-6-54 4-60 4 18 10 30 10 44 6-22 18-34 32-36-2 28-16 44-34 52z"
      />
      <path className="accent" d="M432 120h56l-8 38h-40z" />
      <path className="quiet" d="M0 406h560v80H0z" />
      <path
        className="surface"
        d={pickets(-28, 80, 8)
          .map((x) => `M${x} 406h40l-12 30h-40zM${x + 28} 436h40l-14 44h-40z`)
          .join("")}
      />
    </>
  ),
  thing: [124, 424, 1.95],
};

/** On the bench of a kitchen, below a shelf. */
const kitchen: Place = {
  isOnTop: true,
  className: "indoors",
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="sky" d="M0 196h560v180H0z" />
      <path
        className="tiles"
        d={`${pickets(30, 62, 9)
          .map((x) => `M${x} 196v180`)
          .join("")}M0 256h560M0 316h560`}
      />
      <path className="deep" d="M0 120h560v14H0zM70 134h10v40H70zM480 134h10v40h-10z" />
      <path className="brand" d="M58 60h44v60H58zM404 44h40v76h-40z" />
      <path
        className="surface"
        d="M64 46h32v14H64zM120 72a46 46 0 0 1 92 0v48h-92zM404 70h40v24h-40zM462 76h52v44h-52z"
      />
      <path className="sun" d="M236 84h74l-10 36h-54z" />
      <path
        fill={leaf}
        d="M270 84c-30-20-24-50-12-64 12 14 14 34 14 48 4-22 18-40 38-42 2 30-14 52-34 58z"
      />
      <path className="sky" d="M132 76a34 34 0 0 1 68 0v32h-68z" />
      <path className="deep" d="M0 376h560v22H0z" />
      <path className="brand" d="M0 398h560v90H0z" />
      <path className="boards" d="M24 416h144v80H24zM192 416h176v80H192zM392 416h144v80H392z" />
    </>
  ),
  thing: [128, 378, 1.9],
};

/** On the hook beside the door. */
const hooks: Place = {
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M40 72h164v344H40z" />
      <path className="brand" d="M56 88h132v328H56z" />
      <path className="sky" d="M76 112h40v112H76zM128 112h40v112h-40z" />
      <path fill={lime} d="M76 196q20-24 40-8v36H76zM128 190q20-10 40 8v26h-40z" />
      <circle className="sun" cx="170" cy="268" r="10" />
      <path className="surface" d="M248 128h284v26H248z" />
      <path className="deep" d={[270, 398, 490].map((x) => disc(x, 150, 8)).join("")} />
      <g transform="translate(0 34)">
        <path className="sun" d={hat(490)} />
        <path className="brand" d="M458 130h64v10h-64z" />
      </g>
      <path className="deep" d="M264 158h12v14l22 130h-56l22-130z" />
      <path className="surface" d="M0 404h560v16H0z" />
      <path className="quiet" d="M0 420h560v66H0z" />
      <path className="brand" d="M364 334h172v16H364zM378 350h14v82h-14zM508 350h14v82h-14z" />
      <path
        fill={leaf}
        d="M448 262c-24-30-6-56 4-62 4 18 10 32 10 46 6-22 18-36 32-38-2 30-14 46-32 54z"
      />
      <path className="surface" d="M430 262h52l-10 72h-32z" />
      <path className="brand" d="M60 440h170l30 22H34z" />
    </>
  ),
  front: <path className="deep" d={disc(398, 150, 8)} />,
  thing: [297, 240, 0.8],
};

/** On the desk. */
const desk: Place = {
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M296 56h200v210H296z" />
      <path className="sky" d="M308 68h176v186H308z" />
      <circle className="sun" cx="440" cy="116" r="26" />
      <path fill={lime} d="M308 254v-50c60-44 120-30 176 0v50z" />
      <path className="surface" d="M391 68h10v186h-10zM286 262h220v14H286z" />
      <path className="deep" d="M40 176h190v14H40z" />
      <path className="brand" d="M56 96h26v80H56zM112 84h22v92h-22z" />
      <path className="surface" d="M84 108h26v68H84z" />
      <path className="sun" d="M136 104h28v72h-28z" />
      <path fill={leaf} d="M196 132c-22-26-8-50 4-58 14 12 20 34 4 58z" />
      <path className="brand" d="M180 132h40l-6 44h-28z" />
      <path
        className="surface"
        d="M446 328h56v48h-56zM502 338h10a14 14 0 0 1 0 28h-10v-8h10a6 6 0 0 0 0-12h-10z"
      />
      <path className="surface" d="M0 376h560v22H0z" />
      <path className="brand" d="M0 398h560v88H0z" />
      <path className="boards" d="M28 416h148v70H28zM384 416h148v70H384z" />
      <path className="sun" d={disc(102, 440, 8) + disc(458, 440, 8)} />
    </>
  ),
  thing: [132, 382, 1.85],
};

/** In a frame, above the sideboard. */
const framed: Place = {
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path
        className="boards"
        d={pickets(20, 40, 14)
          .map((x) => `M${x} 0v400`)
          .join("")}
      />
      <path className="brand" d="M136 44h288v262H136z" />
      <path fill={cream} d="M154 62h252v226H154z" />
      <path className="surface" d="M0 412h560v14H0z" />
      <path className="quiet" d="M0 426h560v60H0z" />
      <path className="deep" d="M60 342h440v14H60zM84 428h14v24H84zM462 428h14v24h-14z" />
      <path className="brand" d="M72 356h416v76H72z" />
      <path className="boards" d="M88 370h184v48H88zM288 370h184v48H288z" />
      <path className="sun" d={disc(252, 394, 7) + disc(308, 394, 7)} />
      <path className="deep" d="M96 284h10v50H96zM82 332h38v10H82z" />
      <path className="sun" d="M84 228h34l16 58H68z" />
      <g transform="translate(-24)">
        <path
          fill={leaf}
          d="M472 286c-30-34-10-68 4-76 6 22 12 38 12 54 8-26 22-42 38-44-2 34-18 56-40 66z"
        />
        <path className="surface" d="M450 286h60l-10 56h-40z" />
      </g>
    </>
  ),
  thing: [200, 262, 1],
};

/** On the sign in the front garden. */
const shingle: Place = {
  className: "garden",
  view: (
    <>
      {hills}
      <path fill={hedge} d={disc(30, 350, 60) + disc(520, 346, 66)} />
      <path fill={leaf} d={disc(470, 372, 46)} />
      {lawn}
      <path className="deep" d="M92 96h20v330H92zM80 116h360v16H80z" />
      <path className="strokes" d="M188 132v24M380 132v24" />
      <path
        className="brand"
        d="M140 172a20 20 0 0 1 20-20h248a20 20 0 0 1 20 20v180a20 20 0 0 1-20 20H160a20 20 0 0 1-20-20z"
      />
      <path
        className="surface"
        d="M156 178a10 10 0 0 1 10-10h236a10 10 0 0 1 10 10v168a10 10 0 0 1-10 10H166a10 10 0 0 1-10-10z"
      />
      <path
        fill={lime}
        d="M40 436a26 28 0 0 1 14-50 28 28 0 0 1 50-16 28 28 0 0 1 40 26 22 22 0 0 1 6 40z"
      />
      <path className="surface" d={disc(64, 400, 8) + disc(108, 392, 8) + disc(128, 416, 8)} />
    </>
  ),
  thing: [200, 340, 1.05],
};

/** Above the hills. */
const dawn: Place = {
  className: "garden",
  view: <path className="sky" d="M0 0h560v480H0z" />,
  front: (
    <>
      {slopes}
      {lawn}
    </>
  ),
  thing: [120, 350, 2],
};

/** On a warm stone among ferns. */
const rockery: Place = {
  className: "garden",
  view: (
    <>
      {hills}
      <path
        fill={hedge}
        d="M-20 420v-96a40 40 0 0 1 70-26 44 44 0 0 1 84-4 46 46 0 0 1 84 6 46 46 0 0 1 88-8 46 46 0 0 1 88 6 44 44 0 0 1 84 4 40 40 0 0 1 102 26v92z"
      />
      <path fill={naturalTones.grey[1]} d="M360 440c-6-70 40-100 92-84 60-6 84 40 84 84z" />
      <path
        fill={naturalTones.white[1]}
        d="M70 446c-14-56 18-96 88-98 50-24 170-26 220 4 62 4 74 50 66 94z"
      />
      <path
        fill={naturalTones.white[0]}
        opacity=".4"
        d="M112 372c20-20 60-16 90-24 60-12 120-8 160 10-90-2-170 2-250 14z"
      />
      {lawn}
      <path
        fill={leaf}
        d="M40 470c-40-30-50-70-44-96 26 20 40 52 44 80 2-44 20-80 46-96 4 44-16 90-46 112zM500 474c-34-26-42-60-38-84 22 18 34 46 38 70 2-38 18-70 40-84 4 38-14 78-40 98z"
      />
    </>
  ),
  thing: [186, 372, 1.15],
};

/** In the bed along the fence. */
const flowerBed: Place = {
  className: "garden",
  view: garden.view,
  front: (
    <>
      <path fill={naturalTones.brown[1]} d="M-20 438q150-22 300-16t300 16v50H-20z" />
      <path className="deep" d="M-20 458h600v30H-20z" />
      <path
        className="boards"
        d={pickets(60, 110, 5)
          .map((x) => `M${x} 458v30`)
          .join("")}
      />
      <path
        fill={leaf}
        d={[36, 104, 452, 520]
          .map(
            (x) =>
              `M${x} 450c-30-14-34-38-30-52 18 8 28 24 30 40 2-22 14-38 30-44 4 24-10 48-30 56z`,
          )
          .join("")}
      />
      <path className="sun" d={[36, 520].map((x) => disc(x, 404, 11)).join("")} />
      <path className="brand" d={[104, 452].map((x) => disc(x, 406, 11)).join("")} />
    </>
  ),
  thing: [152, 444, 1.6],
};

const beds: Place[] = [
  flowerBed,
  { ...flowerBed, view: backyard.view },
  { ...flowerBed, view: rockery.view },
];

/** Among small things there, below the mirror. */
const counter: Place = {
  isOnTop: true,
  className: "indoors",
  view: (
    <>
      {washroom.view}
      <path className="deep" d="M0 372h560v20H0z" />
      <path className="brand" d="M0 392h560v94H0z" />
      <path className="boards" d="M24 410h160v80H24zM200 410h160v80H200zM376 410h160v80H376z" />
    </>
  ),
  thing: [152, 374, 1.6],
};

/** Where a row of them stands, from the left. */
function pickets(from: number, step: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at * step);
}

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** As high as the rails of a fence, its foot in the grass. */
function bush(x: number): string {
  return `M${x - 62} 416a30 32 0 0 1 16-58 32 32 0 0 1 56-20 32 32 0 0 1 44 30 26 26 0 0 1 8 48z`;
}

/** With sails around its hub. */
function windmill(x: number, y: number, r: number): string {
  const at = (turn: number, far: number) =>
    `${Math.round(x + far * Math.cos(turn))} ${Math.round(y + far * Math.sin(turn))}`;
  return pickets(0, Math.PI / 5, 10)
    .map((turn) => `M${x} ${y}L${at(turn - 0.2, r)}L${at(turn + 0.2, r)}z`)
    .join("");
}

/** Of something clean. */
function gleam(x: number, y: number, r: number): string {
  return `M${x} ${y - r}q0 ${r} ${r} ${r}q${-r} 0 ${-r} ${r}q0 ${-r} ${-r} ${-r}q${r} 0 ${r} ${-r}z`;
}

/** On a peg. */
function hat(x: number): string {
  return `M${x - 32} 140v-12a32 30 0 0 1 64 0v12h14a8 8 0 0 1 0 16h-92a8 8 0 0 1 0-16z`;
}

/** With the thing on the same spot, as large as it is there. */
const sized = (scale: number, ...places: Place[]): Place[] =>
  places.map((place) => {
    const [x, y, old] = place.thing;
    return { ...place, thing: [x + 80 * (old - scale), y, scale] };
  });

const pets = [windowSeat, frenchDoors, ...sized(1.75, shutters)];

const at = (places: Place | readonly Place[], ...things: Subject[]) =>
  things.map((thing) => [thing, [places].flat()] as const);

/** What stands anywhere but on the window seat. */
const places: ReadonlyMap<Subject | undefined, readonly Place[]> = new Map([
  ...at(
    sized(2.1, ...open),
    "agent-with-sign",
    "roofer-on-roof",
    "builder-with-frame",
    "celebrant-with-couple",
    "brewer-at-barrels",
    "arborist-in-tree",
    "bricklayer-at-wall",
    "concreter-with-float",
    "grower-with-crate",
    "winemaker-with-glass",
    "gardener-at-bed",
    "mower-on-lawn",
    "window-cleaner-at-window",
    "beekeeper-at-hive",
    "dog-walker-with-dogs",
  ),
  ...at(sized(2, drive), "driver-with-learner", "mechanic-at-car", "cyclist-mechanic"),
  ...at(sized(2.1, swell), "surfer-on-board", "skipper-at-wheel"),
  ...at(
    sized(2.05, alcove),
    "baker-at-oven",
    "barista-at-machine",
    "waiter-with-plates",
    "host-with-breakfast",
    "cleaner-with-mop",
    "chef-at-stove",
    "pizzamaker-at-oven",
    "plumber-at-sink",
  ),
  ...at(
    sized(2.15, ...parlours),
    "dentist-with-patient",
    "optometrist-with-client",
    "designer-at-screen",
    "lawyer-at-desk",
    "accountant-at-desk",
    "dj-at-decks",
    "counsellor-and-client",
    "carer-with-elder",
    "barber-at-chair",
    "masseur-at-couch",
    "beautician-with-client",
    "groomer-with-dog",
    "yoga-on-mat",
    "photographer-at-tripod",
    "potter-at-wheel-of-clay",
    "hairdresser-at-chair",
    "tailor-at-machine",
    "shopkeeper-at-counter",
    "sitter-with-cat",
    "florist-at-table",
    "butcher-at-counter",
    "physio-with-client",
    "podiatrist-with-foot",
    "teacher-with-pupil",
    "tutor-with-pupil",
    "educator-with-children",
    "tattooist-at-work",
    "jeweller-at-bench",
    "carpenter-at-bench",
    "trainer-with-client",
    "vet-with-dog",
    "painter-at-wall",
    "removalist-with-boxes",
    "tiler-on-floor",
  ),
  ...at(
    open,
    "auction-board",
    "building-construction",
    "castle",
    "church",
    "circus-tent",
    "cityscape",
    "classical-building",
    "farm-gate",
    "fence-panel",
    "grain-silo",
    "gutter-and-ladder",
    "hen-house",
    "hot-air-balloon",
    "hot-water-unit",
    "house",
    "house-frame",
    "house-on-stumps",
    "house-with-garden",
    "houses",
    "hut",
    "lamp-at-gate",
    "marquee",
    "modern-house",
    "mountain",
    "pergola",
    "polytunnel",
    "portable-toilet",
    "rammed-earth-house",
    "ramp-and-handrail",
    "roller-door",
    "scaffold",
    "solar-house",
    "solar-panels",
    "swimming-pool",
    "tent",
    "tiny-house",
    "umbrella-over-house",
    "water-tank",
    "wedding-arch",
    "woodpile",
  ),
  ...at(sized(2.1, ...open), "axe", "chainsaw", "sledgehammer-and-rubble"),
  ...at(
    sized(1.95, ...open),
    "barrels",
    "bullseye",
    "camping",
    "crocodile",
    "deciduous-tree",
    "drone",
    "evergreen-tree",
    "golf-bag",
    "headstone",
    "house-and-coins",
    "memorial-tree",
    "picnic-basket",
    "rock",
    "sawn-timber",
    "side-by-side",
    "small-airplane",
    "sprinkler",
    "theodolite",
    "two-chairs",
    "umu",
    "wood",
    "wreath",
  ),
  ...at(
    sized(1.7, ...open),
    "carpentry-saw",
    "cricket-game",
    "football-and-boots",
    "hiking-pack",
    "lawn-bowls",
    "line-marking-machine",
    "pick",
    "rabbit",
    "soccer-ball",
    "tennis",
    "worm",
  ),
  ...at(sized(1.3, ...open), "cricket", "lizard"),
  ...at(sized(2, ...open), "brick"),
  ...at(
    [cottage, drive, paddock],
    "automobile",
    "caravan",
    "delivery-truck",
    "food-truck",
    "learner-car",
    "minibus",
    "motorcycle",
    "pickup-truck",
    "sport-utility-vehicle",
    "taxi",
    "wedding-car",
  ),
  ...at([yard, cottage, backyard], "lawn-mower", "pressure-washer", "playground-slide"),
  ...at([yard, backyard, garden], "hedge-shears", "watering-can", "wheelbarrow"),
  ...at(gardens, "bus", "flag-in-hole", "kangaroo", "locomotive", "oil-drum", "pony", "racing-car"),
  ...at([backyard, garden], "beehive", "dog-kennel", "koala"),
  ...at(yard, "palm-tree"),
  ...at(sized(1.5, backyard, garden, yard), "cement-mixer", "truffle-dog"),
  ...at(sized(1.6, overFence), "chicken"),
  ...at(sized(1.2, overFence), "bird", "crow", "dove", "eagle", "falcon"),
  ...at(dawn, "sun"),
  ...at(rockery, "snake", "turtle"),
  ...at(sized(0.9, rockery), "ant"),
  ...at(beds, "honeybee", "rose", "sunflower"),
  ...at({ ...garden, thing: [116, 442, 2.05] }, "barbecue", "campfire", "paella-pan"),
  ...at(
    paddock,
    "alpaca",
    "articulated-lorry",
    "bore-windmill",
    "camel",
    "carriage",
    "cow",
    "drill-rig",
    "emu",
    "ewe",
    "excavator",
    "forklift",
    "harvester",
    "hay-bales",
    "horse",
    "pump-out-truck",
    "tractor",
    "water-truck",
  ),
  ...at(halfDoor, "horse-head"),
  ...at(stableYard, "horse-in-rug"),
  ...at(sized(1.6, stableYard), "saddle", "saddle-on-rail"),
  ...at(sized(1.1, stableWall), "horseshoe"),
  ...at(drive, "car-hoist", "engine-on-stand", "skip", "soapy-car", "tow-truck", "wheelie-bin"),
  ...at(sized(1.7, drive), "ev-charger", "skateboard", "traffic-cones", "tyre-stack", "windscreen"),
  ...at(sized(1.4, drive), "tyre", "wheel"),
  ...at(roof, "chimney"),
  ...at(sized(1.2, roof), "satellite-antenna"),
  ...at([poolside, poolHall, meadow], "swim-lane", "swim-teacher-with-child"),
  ...at([pool, poolHall, poolside], "kickboard", "ring-buoy"),
  ...at(sized(1.65, pool, poolHall), "diving-mask", "goggles"),
  ...at(sea, "canoe", "jetty", "sailboat", "speedboat", "spouting-whale"),
  ...at(surf, "water-wave"),
  ...at(beach, "beach-with-umbrella", "surf-rack", "surfboard", "thong-sandal"),
  ...at(wall, "leadlight", "window"),
  ...at([waiting, frontDoor, overFence], "dog-face"),
  ...at(eaves, "ladder", "electrician-on-steps"),
  ...at(bareRoom, "paint-roller", "piled-boxes", "wool-bale"),
  ...at(
    sized(1.65, bareRoom),
    "broom",
    "bucket",
    "paint-tins",
    "squeegee-and-bucket",
    "stick-stand",
    "vacuum-cleaner",
  ),
  ...at(sized(1.2, bareRoom), "rat", "spider"),
  ...at(lounge, "guitar", "musician-with-guitar", "entertainer-with-children"),
  ...at(washing, "basket", "printed-shirt", "puletasi", "soap", "socks"),
  ...at(hooks, "house-keys"),
  ...at(
    desk,
    "abacus",
    "adding-machine",
    "books",
    "briefcase",
    "camera-with-house",
    "case-files",
    "chart-increasing",
    "circuit-board",
    "clipboard",
    "code-screen",
    "contract",
    "deed",
    "doctors-bag",
    "drawn-letter",
    "envelope",
    "fountain-pen",
    "gavel",
    "graduation-cap",
    "headphone",
    "hearing-test",
    "laptop",
    "ledger",
    "magnifying-glass-tilted-left",
    "megaphone",
    "memo",
    "mobile-phone",
    "newspaper",
    "open-book",
    "opened-computer",
    "pencil",
    "picture-cards",
    "receipt",
    "science-beakers",
    "security-cap",
    "speech-balloon",
    "stethoscope",
    "tattoo-machine",
    "video-game",
    "3d-printer",
  ),
  ...at(sized(1.45, desk), "cracked-phone", "gem-stone", "glasses", "ring", "sunglasses", "watch"),
  ...at(
    [framed, shingle],
    "fingerprint-under-glass",
    "musical-score",
    "paw-prints",
    "performing-arts",
    "shield",
    "snowflake",
    "three-scripts",
    "waving-hand",
  ),
  ...at(porches, "bicycle", "motorized-wheelchair", "umbrella"),
  ...at(
    sized(1.75, ...porches),
    "cat",
    "cat-tree",
    "dog",
    "gumboots",
    "old-key",
    "possum",
    "sail-on-bench",
    "telescope",
  ),
  ...at(
    sized(1.5, ...porches),
    "bike-helmet",
    "bone",
    "car-battery",
    "cordless-drill",
    "fire-extinguisher",
    "food-hamper",
    "high-heeled-shoe",
    "hiking-boot",
    "mans-shoe",
    "package",
    "running-shoe",
    "shopping-bags",
    "tiles-and-cutter",
    "toolbox",
  ),
  ...at(sized(1.6, lookout, shutters, porch), "herb", "hibiscus", "seedling", "tulip"),
  ...at(pets, "cat-in-carrier", "joey-in-basket", "lead-and-ball", "pet-carrier", "vets-bag"),
  ...at(tank, "tropical-fish"),
  ...at(fireplace, "fire"),
  ...at(
    workbench,
    "clamp",
    "gear",
    "hammer",
    "hand-plane",
    "hawk-and-trowel",
    "leather-tools",
    "locked",
    "notched-trowel",
    "nut-and-bolt",
    "paintbrush",
    "pipe-and-wrench",
    "rescue-workers-helmet",
    "screwdriver",
    "spray-gun",
    "straight-ruler",
    "triangular-ruler",
    "welding-helmet",
    "wrench",
  ),
  ...at(perch, "parrot"),
  ...at(
    playroom,
    "balloon",
    "crayon",
    "dress-up-box",
    "puzzle-piece",
    "teddy-bear",
    "toy-blocks",
    "toy-train",
  ),
  ...at(
    alcove,
    "door",
    "electric-plug",
    "floorboards",
    "kitchen-bench",
    "lift-doors",
    "security-camera",
    "shower",
    "stage",
  ),
  ...at(
    parlours,
    "armchair-and-plant",
    "baby-clothes",
    "ballet-barre",
    "bar-chart",
    "beauty-trolley",
    "bed",
    "blackboard",
    "bookcase",
    "clothes-rack",
    "cot-and-mobile",
    "couch-and-lamp",
    "dental-chair",
    "desk",
    "dj-decks",
    "dress",
    "expecting",
    "facing-armchairs",
    "fish-tank",
    "gelato-case",
    "hair-lengths",
    "hair-wash-basin",
    "jeans",
    "kids-barber-chair",
    "loom",
    "magazine-rack",
    "massage-table",
    "museum-cabinet",
    "musical-keyboard",
    "musical-notes",
    "sports-medal",
    "nursing-chair",
    "party-table",
    "pendulum-clock",
    "person-in-lotus-position",
    "person-stretching",
    "photo-studio",
    "pilates-reformer",
    "potters-wheel",
    "pottery-shelf",
    "pram",
    "printer",
    "salon-chair",
    "sari",
    "school-desk",
    "server-rack",
    "sewing-machine",
    "shelves-of-goods",
    "shoe-rack",
    "shop-counter",
    "suit",
    "switchboard",
    "table-lamps",
    "television",
    "treatment-table",
    "upright-piano",
    "violin-in-case",
    "walking-frame",
    "wedding-gown",
    "whiteboard",
    "workbench",
  ),
  ...at(
    sized(1.9, ...parlours),
    "boxing-glove",
    "camera",
    "chair",
    "crescent-moon",
    "drum",
    "drum-kit",
    "dumbbell",
    "easel",
    "exercise-ball",
    "fabric-rolls",
    "filing-cabinet",
    "foam-roller",
    "framed-picture",
    "ironing-board",
    "long-drum",
    "luggage",
    "mantelpiece-clock",
    "microphone",
    "patterned-rug",
    "safe",
    "tissues-and-mugs",
  ),
  ...at(sized(1.5, ...parlours), "kettlebell"),
  ...at(sized(1.9, alcove), "tooth"),
  ...at(sized(1.5, washroom), "plunger"),
  ...at(studio, "gymnast"),
  ...at(poleStudio, "dance-pole"),
  ...at(mantel, "trophy", "bowling-pins"),
  ...at(ceiling, "mirror-ball"),
  ...at(van, "dog-bath", "foot-bath"),
  ...at(
    washroom,
    "bathtub",
    "fridge-and-gauges",
    "sauna-stove",
    "tap",
    "toilet",
    "washing-machine",
  ),
  ...at(
    counter,
    "curls",
    "dentures",
    "hair-clippers",
    "hair-dryer",
    "hair-pick",
    "lash-card",
    "lipstick",
    "lotion-bottle",
    "make-up-brushes",
    "mirror",
    "nail-polish",
    "perfume-bottles",
    "razor",
    "scissors",
    "sponge",
    "spray-tan-kit",
    "teeth-with-braces",
    "toothbrush",
    "towels-and-oils",
    "wax-pot",
  ),
  ...at(
    kitchen,
    "acupuncture-tray",
    "avocado",
    "baby-bottle",
    "baguette-bread",
    "baklava",
    "beer-mug",
    "beer-taps",
    "birthday-cake",
    "bottle-with-popping-cork",
    "bowl-of-nuts",
    "bread",
    "breakfast-tray",
    "broccoli",
    "bubble-tea",
    "cake-stand",
    "carrot",
    "challah",
    "champagne-tower",
    "cheese-board",
    "cheese-wedge",
    "chocolate-bar",
    "cleaning-caddy",
    "clinking-glasses",
    "cocktail-glass",
    "coffee-machine",
    "cooked-rice",
    "cookie",
    "cooking",
    "croissant",
    "cup-with-straw",
    "curry-bowl",
    "cut-of-meat",
    "droplet",
    "dumpling",
    "egg",
    "fish",
    "fish-and-chips",
    "fork-and-knife-with-plate",
    "french-fries",
    "grapes",
    "hamburger",
    "honey-pot",
    "hot-beverage",
    "ice",
    "jar",
    "kebab-spit",
    "kitchen-knife",
    "leafy-green",
    "lollipop",
    "lunch-box",
    "market-scales",
    "mead-bottles",
    "meat-on-bone",
    "mezze",
    "milk-can",
    "mortar-and-pestle",
    "olive-oil",
    "oyster",
    "pie",
    "pierogi",
    "pizza",
    "pizza-oven",
    "popcorn",
    "pot-of-food",
    "poultry-leg",
    "prawns",
    "sandwich",
    "sausages",
    "soft-ice-cream",
    "spaghetti",
    "spice-jars",
    "steaming-bowl",
    "stuffed-flatbread",
    "sushi",
    "sweets-box",
    "taco",
    "takeaway-cups",
    "teapot",
    "tiffin-carrier",
    "vegetable-crate",
    "wine-bottle",
    "wine-glass",
    "wok",
  ),
  ...at(sized(1.55, kitchen), "hot-pepper", "lemon", "mushroom", "red-apple", "strawberry"),
  ...at(sized(1.55, kitchen), "tangerine", "tomato"),
]);

/** Where it stands in the largest opening, so that two of a trade look different. */
const atLarge: ReadonlyMap<Subject | undefined, readonly Place[]> = new Map([
  ...at(sized(1.7, ...gardens), "dog"),
  ...at(gardens, "lawn-mower", "pressure-washer"),
  ...at(drive, "automobile", "learner-car", "wedding-car"),
  ...at(stableYard, "horse"),
  ...at(windows, "cat"),
  ...at(sized(1.5, ...porches), "bouquet"),
  ...at(washroom, "cleaning-caddy"),
]);

/** Where such a thing is kept at home, in the house or in front of it. */
export function Surroundings({ of, opening, view: at = 0, children }: SurroundingsProps) {
  const all = (opening === "emblem" && atLarge.get(of)) || (places.get(of) ?? windows);
  const place = all[at % all.length] ?? windowSeat;
  const { className, view, front, isOnTop } = place;
  /* Below a round head there is less around it. */
  const isNear = opening === "words" && !front && !isOnTop;
  const [{ thing } = place] = isNear ? sized(1.15 * place.thing[2], place) : [];
  const [x, y, scale] = thing;
  return (
    <>
      <g className={className}>{view}</g>
      <g transform={`translate(${x} ${y - 160 * scale}) scale(${scale})`}>{children}</g>
      {front}
    </>
  );
}

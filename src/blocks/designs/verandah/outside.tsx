import { naturalTones } from "../../subjects/natural-tones.ts";
import {
  boards,
  bush,
  carton,
  cream,
  daylight,
  disc,
  grass,
  hedge,
  hills,
  lawn,
  leaf,
  lime,
  type Place,
  pickets,
  sky,
  slopes,
} from "./parts.tsx";

/* Around the house: its gardens, the stable, the water, and the verandah itself. */

/** On the grass, in front of the fence. */
export const garden: Place = {
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
export const cottage: Place = {
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
export const backyard: Place = {
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

export const gardens = [garden, cottage, backyard];

const hedgerow = (
  <path
    fill={hedge}
    d="M-20 216a30 30 0 0 1 60-10 34 34 0 0 1 64-8 40 40 0 0 1 76 0 36 36 0 0 1 70 0 40 40 0 0 1 76 0 36 36 0 0 1 70 0 40 40 0 0 1 76 0 34 34 0 0 1 108 18v80H-20z"
  />
);

/** On nothing but grass: what has a wall, a roof or ground of its own. */
export const meadow: Place = {
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

export const open = [meadow, clearing];

/** On the mown lawn, in front of the hedge. */
export const yard: Place = {
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
export const paddock: Place = {
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
export const halfDoor: Place = {
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
export const stableYard: Place = {
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
export const stableWall: Place = {
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
export const sea: Place = {
  className: "garden beach",
  view: shore,
  front: sand,
  thing: [116, 410, 1.9],
};

/** Up to the sand. */
export const surf: Place = {
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
export const swell: Place = {
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
export const beach: Place = {
  className: "garden beach",
  view: (
    <>
      {shore}
      {sand}
    </>
  ),
  thing: [116, 462, 2.05],
};

/** At the edge of the pool. */
export const pool: Place = {
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
export const poolside: Place = {
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

/** On the drive, before the garage. */
export const drive: Place = {
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
export const roof: Place = {
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
export const waiting: Place = {
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
export const frontDoor: Place = {
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
export const overFence: Place = {
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
export const wall: Place = {
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
export const eaves: Place = {
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

/** On the grass, below the washing. */
export const washing: Place = {
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
export const van: Place = {
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
export const porch: Place = {
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
export const lookout: Place = {
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
export const shutters: Place = {
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

export const porches = [porch, lookout, shutters];

/** On a stand between the door and the flowers. */
export const perch: Place = {
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

/** On the sign in the front garden. */
export const shingle: Place = {
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
export const dawn: Place = {
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
export const rockery: Place = {
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

export const beds: Place[] = [
  flowerBed,
  { ...flowerBed, view: backyard.view },
  { ...flowerBed, view: rockery.view },
];

/** With sails around its hub. */
function windmill(x: number, y: number, r: number): string {
  const at = (turn: number, far: number) =>
    `${Math.round(x + far * Math.cos(turn))} ${Math.round(y + far * Math.sin(turn))}`;
  return pickets(0, Math.PI / 5, 10)
    .map((turn) => `M${x} ${y}L${at(turn - 0.2, r)}L${at(turn + 0.2, r)}z`)
    .join("");
}

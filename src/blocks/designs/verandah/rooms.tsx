import { naturalTones } from "../../subjects/natural-tones.ts";
import {
  boards,
  carton,
  cream,
  disc,
  gleam,
  hat,
  leaf,
  lime,
  type Place,
  pickets,
} from "./parts.tsx";

/* In the house. */

/* A wall goes on above the picture, in which what stands on a bench is then as large as what is on the floor. */
function lower({ view, thing: [x, y, scale], ...rest }: Place): Place {
  const thing = [x, y + LOWER, scale] as const;
  return { ...rest, view: <g transform={`translate(0 ${LOWER})`}>{view}</g>, thing };
}

const LOWER = 34;

const pegs = [160, 240, 320, 400];

/** Below the windows of the baths. */
export const poolHall: Place = {
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

/** In a room that is empty but for what is packed. */
export const bareRoom: Place = {
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
export const lounge: Place = {
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

/** On the seat below a window, its curtains tied back. */
export const windowSeat: Place = {
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="surface" d="M58 416V236a222 176 0 0 1 444 0v180z" />
      <path className="sky" d="M76 408V236a204 158 0 0 1 408 0v172z" />
      <circle className="sun" cx="392" cy="176" r="36" />
      <path fill={lime} d="M76 408v-66c90-72 190-62 262-10 50-34 98-42 146-22v98z" />
      <path className="surface" d="M274 80h12v328h-12zM76 246h408v12H76z" />
      <path
        className="brand"
        d="M14 62h92c2 96-16 152-50 188 12 40 16 90 16 158H14zM546 62h-92c-2 96 16 152 50 188-12 40-16 90-16 158h58z"
      />
      <path className="deep" d="M0 54h560v12H0zM14 250h46v14H14zM500 250h46v14h-46z" />
      <path className="surface" d="M0 408h560v20H0z" />
      <path className="brand" d="M30 428h500v60H30z" />
      <path className="tint" d="M30 424h500v18a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14z" />
    </>
  ),
  thing: [128, 430, 1.9],
};

/** From the ceiling, before a window. */
export const ceiling: Place = {
  view: (
    <>
      {windowSeat.view}
      <path className="deep" d="M277 0h6v190h-6z" />
    </>
  ),
  thing: [176, 316, 1.3],
};

/** On a table, before doors that are open to the garden. */
export const frenchDoors: Place = lower({
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0-40h560v520H0z" />
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
});

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
export const mantel: Place = {
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
export const fireplace: Place = {
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
export const tank: Place = {
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
export const workbench: Place = lower({
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
});

export const windows = [windowSeat, frenchDoors];

/** On the rug, between a cat at the window and what a child has drawn, below the hats. */
export const playroom: Place = {
  className: "indoors",
  view: (
    <>
      <path fill={cream} d="M0 0h560v480H0z" />
      <path className="surface" d="M58 152h140v146H58zM0 296h560v14H0z" />
      <path className="sky" d="M70 164h116v126H70z" />
      <path className="sun" d={disc(160, 190, 14)} />
      <path fill={lime} d="M70 290v-44q60-34 116 0v44z" />
      <path className="surface" d="M125 164h7v126h-7z" />
      <path
        fill={carton}
        d="M100 298q-30 2-26-28h8q-2 24 20 20-8-30 10-44-6-12-2-26l10 7h10l10-7q4 14-2 26 20 16 12 52z"
      />
      <path className="surface" d="M364 182l112-12 8 98-112 12z" />
      <path className="sun" d={disc(456, 194, 13)} />
      <path fill={naturalTones.red[0]} d="M388 218l30-28 34 22zM414 258l-1-20 12-1 1 20z" />
      <path className="brand" d="M395 220l48-6 4 42-20 2-1-21-13 1 1 21-16 1z" />
      <path className="accent" d="M0 310h560v90H0z" />
      <path
        className="boards"
        d={pickets(0, 40, 15)
          .map((x) => `M${x} 310v90`)
          .join("")}
      />
      <g transform="translate(0 -28)">
        <path className="surface" d="M124 84h312v22H124z" />
        <path className="deep" d={pegs.map((x) => disc(x, 95, 8)).join("")} />
        <path fill={naturalTones.red[0]} d={hat(160)} />
        <path className="brand" d={hat(400)} />
        <path className="surface" d="M128 130h64v10h-64zM368 130h64v10h-64z" />
      </g>
      <path className="quiet" d="M0 400h560v84H0z" />
      <ellipse className="brand" cx="280" cy="440" rx="250" ry="30" />
      <ellipse className="surface" cx="280" cy="440" rx="222" ry="21" />
      <path className="brand" d={disc(478, 402, 34)} />
      <path className="surface" d="M446 390q32 14 64 0v24q-32 14-64 0z" />
    </>
  ),
  thing: [126, 440, 1.92],
};

/** Before the mirrors. */
export const studio: Place = {
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

export const poleStudio: Place = {
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
const parlour = (wall: string): Place => ({
  view: (
    <>
      <path className={wall} d="M0 0h560v480H0z" />
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
});

/** On the rug, before the panelling. */
const panelled = (panels: string): Place => ({
  view: (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <path className={panels} d="M0 270h560v130H0z" />
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
});

export const parlours = [parlour("accent"), panelled("accent")];

/** Where people are, no wall is of the tone of their clothes. */
export const halls = [parlour("sky"), panelled("tint")];

/** On a step below an arch: what has a wall of its own. */
export const alcove: Place = {
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
export const washroom: Place = {
  className: "indoors",
  view: (
    <>
      <path className="surface" d="M0-40h560v520H0z" />
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
export const kitchen: Place = lower({
  isOnTop: true,
  className: "indoors",
  view: (
    <>
      <path className="accent" d="M0-40h560v520H0z" />
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
});

/** On the hook beside the door. */
export const hooks: Place = {
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
export const desk: Place = lower({
  isOnTop: true,
  view: (
    <>
      <path className="accent" d="M0-40h560v520H0z" />
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
});

/** In a frame, above the sideboard. */
export const framed: Place = {
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

/** Among small things there, below the mirror. */
export const counter: Place = lower({
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
});

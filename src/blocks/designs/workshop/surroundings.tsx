import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import type { SurroundingsProps } from "../design.ts";

/** On the stripe, in front of what is around such a thing at work. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const Setting = settings[(of && settingOf[of]) ?? "board"];
  return (
    <Setting of={of} isWide={opening === "words"}>
      {children ?? <Panel />}
    </Setting>
  );
}

type SettingProps = { of: Subject | undefined; isWide: boolean; children: ReactNode };

const onStripe = "translate(104 128) scale(2.2)";

/** What is of use in any trade, on a rail: papers, a coil, a roll of tape, a helmet and a bag. */
function Board({ isWide, children }: SettingProps) {
  return (
    <>
      <path className="in-deep" strokeWidth="14" d="M-720 30h2000" />
      <g className="drawn surface">
        {things.slice(0, isWide ? 5 : 3).map(([x, thing]) => (
          <path key={x} d={thing} transform={`translate(${x})`} />
        ))}
      </g>
      <g transform={onStripe}>{children}</g>
    </>
  );
}

const things = [
  [57, "M0 30v24M-44 66h88v116h-88zM-20 54h40v24h-40zM-26 102h52M-26 126h52M-26 150h34"],
  [503, "M0 30v26M0 56a52 52 0 1 0 .1 0zM0 70a38 38 0 1 0 .1 0zM0 84a24 24 0 1 0 .1 0z"],
  [280, "M0 30v14M0 44a32 32 0 1 0 .1 0zM0 62a14 14 0 1 0 .1 0z"],
  [-130, "M0 30v30M-52 132a52 60 0 0 1 104 0zM-64 132H64v16H-64zM-10 72h20v60h-20z"],
  [690, "M0 30v26M-22 96V78a22 22 0 0 1 44 0v18M-50 96H50l12 92H-62zM-26 124h52v30h-52z"],
] as const;

/** Pipes with their flanges, and a gauge. */
function Pipes({ of, children }: SettingProps) {
  return (
    <>
      {of === "shower" && <path className="in-deep" strokeWidth="26" d="M400 130l76-76" />}
      <path className="in-deep" strokeWidth="50" d={pipes} />
      <path className="in-light" strokeWidth="40" d={pipes} />
      <path
        className="in-deep"
        strokeWidth="66"
        d="M90-16v20M330 54h20M520 150v20M520 326v20M562 250h20M-60 54h20"
      />
      <circle className="drawn surface" cx="230" cy="54" r="52" />
      <path className="drawn" d="M230 54l24-26M192 54h8M268 54h-8M230 16v8" />
      <g transform={of === "shower" ? "translate(104 88) scale(2.2)" : onStripe}>{children}</g>
    </>
  );
}

const pipes = "M-720 54H470a50 50 0 0 1 50 50V500M90-420V54M520 250H1280";

/** Power points along their trunking. */
function PowerPoints({ isWide, children }: SettingProps) {
  const places = isWide ? [-140, 70, 490, 700] : [70, 490];
  return (
    <>
      <path className="in-deep" strokeWidth="56" d="M-720 84h2000" />
      <path className="in-light" strokeWidth="48" d="M-720 84h2000" />
      {places.map((x) => (
        <g key={x} transform={`translate(${x} 84)`}>
          <rect className="drawn surface" x="-74" y="-54" width="148" height="108" rx="10" />
          <path
            className="in-deep"
            strokeWidth="8"
            d="M-48-8l8 18M-20-8l-8 18M-34 20v18M20-8l8 18M48-8l-8 18M34 20v18"
          />
          <path className="accent drawn" d="M-46-40h24v16h-24zM22-40h24v16H22z" />
        </g>
      ))}
      <g transform={onStripe}>{children}</g>
    </>
  );
}

/** A street of gables, and the sun. */
function Roofs({ children }: SettingProps) {
  const fills = ["quiet", "accent", "tone"];
  return (
    <>
      <circle className="sun" cx="450" cy="40" r="74" />
      {[0, 1, 2, 3, 4, 6, 7, 8, 9].map((at) => (
        <path
          key={at}
          className={fills[at % 3]}
          fillRule="evenodd"
          d={`M${at * 210 - 900} ${330 - (at % 4) * 34}l14 0v200h182v-200h14l-56-50v-56h-28v32l-21-20zm84 44h42v54h-42z`}
        />
      ))}
      <g transform={onStripe}>{children}</g>
    </>
  );
}

/** The shutter of a garage, between a stack of tyres and drawers. */
function Garage({ isWide, children }: SettingProps) {
  return (
    <>
      <path className="drawn surface" d="M-20 0h600v500H-20zM-20 0h600v44H-20z" />
      <path
        className="drawn"
        d={Array.from({ length: 14 }, (_, at) => `M-20 ${74 + at * 30}h600`).join("")}
      />
      {isWide && (
        <>
          <path
            className="drawn accent"
            d="M-200 210h140v280h-140zm0 54h140m-140 54h140m-140 54h140m-140 54h140"
          />
          {[288, 352, 416].map((y) => (
            <g key={y}>
              <rect className="deep" x="618" y={y} width="150" height="60" rx="26" />
              <path className="in-light" strokeWidth="5" d={`M640 ${y + 30}h106`} />
            </g>
          ))}
        </>
      )}
      <g transform="translate(52 24) scale(2.85)">{children}</g>
    </>
  );
}

/** A plan, taped on. */
function Plan({ isWide, children }: SettingProps) {
  return (
    <>
      <pattern id="_grid" width="30" height="30" patternUnits="userSpaceOnUse">
        <path className="lines" d="M0 0h30M0 0v30" />
      </pattern>
      <g
        transform={isWide ? "rotate(3) translate(-90 24) scale(1.25)" : "rotate(3) translate(0-30)"}
      >
        <path className="drawn surface" d="M10-50h540v430H10z" />
        <path fill="url(#_grid)" d="M10-50h540v430H10z" />
        <path
          className="drawn"
          d="M70 40h250v110h170v180H70zM70 150h110M240 150h80M180 150a60 60 0 0 1 60 60v-60M370 330v-90M70 4h250M70-8v24M320-8v24M524 150v180M512 150h24M512 330h24"
        />
        <path className="accent" d="M-14-40l60-40 16 24-60 40zM514-80l60 40-16 24-60-40z" />
      </g>
      <g transform={onStripe}>{children}</g>
    </>
  );
}

/** Keys along a rail. */
function Keys({ children }: SettingProps) {
  const fills = ["accent", "surface", "tone"];
  return (
    <>
      <path className="in-deep" strokeWidth="14" d="M-720-30h2000" />
      {Array.from({ length: 22 }, (_, at) => at).map((at) => (
        <path
          key={at}
          className={`drawn ${fills[at % 3]}`}
          d="M0-34a26 26 0 0 1 11 50v68l-11 14-11-10 8-10-8-10 8-10-8-10V16A26 26 0 0 1 0-34zm0 14a10 10 0 1 0 .1 0z"
          transform={`translate(${at * 86 - 660} ${at % 2 === 0 ? 0 : 6}) scale(${at % 2 === 0 ? 1.1 : 0.9})`}
        />
      ))}
      <g transform={onStripe}>{children}</g>
    </>
  );
}

const settings = {
  board: Board,
  garage: Garage,
  keys: Keys,
  pipes: Pipes,
  plan: Plan,
  power: PowerPoints,
  roofs: Roofs,
};

/** What is around each of these; all others are in front of the board. */
const settingOf: { readonly [Thing in Subject]?: keyof typeof settings } = {
  bathtub: "pipes",
  plunger: "pipes",
  wrench: "pipes",
  droplet: "pipes",
  shower: "pipes",
  tap: "pipes",
  toilet: "pipes",

  battery: "power",
  "electric-plug": "power",
  laptop: "power",
  "light-bulb": "power",
  "mobile-phone": "power",
  television: "power",

  brick: "roofs",
  "building-construction": "roofs",
  "deciduous-tree": "roofs",
  "evergreen-tree": "roofs",
  house: "roofs",
  "house-with-garden": "roofs",
  hut: "roofs",
  ladder: "roofs",
  window: "roofs",

  "articulated-lorry": "garage",
  automobile: "garage",
  bicycle: "garage",
  bus: "garage",
  "delivery-truck": "garage",
  minibus: "garage",
  motorcycle: "garage",
  "pickup-truck": "garage",
  "racing-car": "garage",
  "sport-utility-vehicle": "garage",
  taxi: "garage",
  tractor: "garage",

  "carpentry-saw": "plan",
  chair: "plan",
  clamp: "plan",
  hammer: "plan",
  "hand-plane": "plan",
  "couch-and-lamp": "plan",
  "triangular-ruler": "plan",
  wood: "plan",

  key: "keys",
  locked: "keys",
  "old-key": "keys",
};

/** A panel with the stripes of the page, for any trade at all. */
function Panel() {
  return (
    <g>
      <path className="deep" d="M80 4l76 78-76 78L4 82z" />
      <path className="brand" d="M80 18l62 64-62 64-62-64z" />
      <path className="accent" d="M80 18l15.5 16L33.5 98 18 82zM126.5 66L142 82l-62 64-15.5-16z" />
    </g>
  );
}

import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import { SubjectPicture } from "../../subjects/subject.tsx";
import type { SurroundingsProps } from "../design.ts";

/** What is around such a thing at work: it hangs, lies or stands there as it does in a workshop. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const setting = (of && settingOf[of]) ?? "board";
  const Setting = settings[setting];
  return (
    <g className={setting}>
      <Setting of={of} isWide={opening === "words"}>
        {children ?? <Panel />}
      </Setting>
    </g>
  );
}

type SettingProps = { of: Subject | undefined; isWide: boolean; children: ReactNode };

const onFloor = "translate(104 128) scale(2.2)";

/** Degrees by which what does not stand by itself hangs down straight. */
const turns: { readonly [Thing in Subject]?: number } = {
  axe: 45,
  paintbrush: -45,
  pick: 45,
  "safety-vest": 0,
  scissors: 0,
  screwdriver: 225,
};

/** A rail with what any trade uses: papers, a coil, a helmet and a bag; and a bench. */
function Board({ of, isWide, children }: SettingProps) {
  const turn = of && turns[of];
  return (
    <>
      <path className="in-deep" strokeWidth="14" d="M-720 30h2000" />
      <g className="drawn surface">
        {things.slice(0, isWide ? 4 : 2).map(([x, thing]) => (
          <path key={x} d={thing} transform={`translate(${x})`} />
        ))}
      </g>
      <path className="drawn accent" d="M-720 428h2000v24h-2000z" />
      <path className="deep" d="M-720 452h2000v28h-2000z" />
      <g
        transform={
          turn === undefined
            ? "translate(104 76) scale(2.2)"
            : `translate(280 196) rotate(${turn}) scale(1.9) translate(-80-90)`
        }
      >
        {children}
      </g>
    </>
  );
}

const things = [
  [57, "M0 30v24M-44 66h88v116h-88zM-20 54h40v24h-40zM-26 102h52M-26 126h52M-26 150h34"],
  [503, "M0 30v26M0 56a52 52 0 1 0 .1 0zM0 70a38 38 0 1 0 .1 0zM0 84a24 24 0 1 0 .1 0z"],
  [-130, "M0 30v30M-52 132a52 60 0 0 1 104 0zM-64 132H64v16H-64zM-10 72h20v60h-20z"],
  [690, "M0 30v26M-22 96V78a22 22 0 0 1 44 0v18M-50 96H50l12 92H-62zM-26 124h52v30h-52z"],
] as const;

/** Pipes on a tiled wall, with a gauge; a wrench is on its nut, and below it a bucket. */
function Pipes({ of, children }: SettingProps) {
  return (
    <>
      <Grid size={76} />
      <path className="tint" d={wall} />
      <path fill="url(#_grid)" d={wall} />
      {of === "shower" && <path className="in-deep" strokeWidth="26" d="M400 176l76-76" />}
      <path className="in-deep" strokeWidth="50" d={pipes} />
      <path className="in-light" strokeWidth="40" d={pipes} />
      <path
        className="in-deep"
        strokeWidth="66"
        d="M24 40h50M300 100h20M520 196v20M520 372v20M572 296h20"
      />
      <circle className="drawn surface" cx="400" cy="100" r="48" />
      <path className="drawn" d="M400 100l22-24M364 100h8M436 100h-8M400 64v8" />
      {(of === "wrench" || of === "droplet") && (
        <g transform={of === "wrench" ? "translate(-76)" : undefined}>
          {of === "wrench" && <path className="in-deep" strokeWidth="66" d="M160 100h20" />}
          <path className="drawn" d="M100 360q70-112 140 0" />
          <path
            className="drawn quiet"
            d="M100 370h140l-14 110H114zM90 356h160v16H90zM105 408h130"
          />
          <path
            className="tone"
            d="M170 196q-20 30 0 32q20-2 0-32zM170 270q-20 30 0 32q20-2 0-32z"
          />
        </g>
      )}
      {of === "wrench" && <circle className="drawn surface" cx="190" cy="100" r="66" />}
      <g transform={pipePlaces[of ?? "toilet"] ?? onFloor}>{children}</g>
      {of === "wrench" && <path className="deep" d="M190 76l24 24-24 24-24-24z" />}
      {of === "droplet" && <path className="drawn deep" d="M138 92h64v92h-64z" />}
    </>
  );
}

const wall = "M-2000-2000h4000V480h-4000z";

/** On its nut, below its spout or its arm; all others stand on the floor. */
const pipePlaces: { readonly [Thing in Subject]?: string } = {
  droplet: "translate(86 174) scale(1.05)",
  shower: "translate(104 134) scale(2.2)",
  wrench: "translate(127 17) scale(2.1)",
};

const pipes = "M-720 100H470a50 50 0 0 1 50 50V500M49-420V100M520 296H1280";

function Grid({ size }: { size: number }) {
  return (
    <pattern id="_grid" width={size} height={size} patternUnits="userSpaceOnUse">
      <path className="lines" d={`M0 0h${size}M0 0v${size}`} />
    </pattern>
  );
}

/** A lamp that hangs, lit. */
function Lamp({ children }: SettingProps) {
  return (
    <>
      <circle className="sun" cx="280" cy="284" r="172" />
      <path
        className="in-light"
        strokeWidth="10"
        d="M86 284H46M474 284h40M143 147l-28-28M417 147l28-28M143 421l-28 28M417 421l28 28"
      />
      <path className="in-deep" strokeWidth="9" d="M280-900V80" />
      <g transform="translate(280 92) rotate(180) scale(2.1) translate(-80-160)">{children}</g>
      <path className="deep" d="M258 44h44v30l16 20v36h-76V94l16-20z" />
    </>
  );
}

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
      <g transform={onFloor}>{children}</g>
    </>
  );
}

/** On the wall of a garage, plugged into the car. */
function Charger({ isWide, children }: SettingProps) {
  return (
    <>
      {isWide && <path className="drawn sky" d="M-330 20h240v150h-240zM650 20h240v150H650z" />}
      <path className="drawn surface" d="M-10-60h570v560H-10z" />
      <path className="drawn" d="M-10 40h570M-10 88h570M-10 136h570" />
      <path className="drawn accent" d="M-26-80h602v48H-26z" />
      <path className="deep" d="M14 136h522v344H14z" opacity=".12" />
      <g transform="translate(6 160) scale(2)">
        <SubjectPicture of="automobile" stands />
      </g>
      <g transform="translate(290 240) scale(1.5)">{children}</g>
    </>
  );
}

/** Outside in the sun, piped through the wall to what blows into the room. */
function Cooling({ isWide, children }: SettingProps) {
  return (
    <>
      <path className="sky" d="M318-2000h2000V480H318z" />
      <circle className="sun" cx="486" cy="96" r="54" />
      {isWide && <path className="drawn sky" d="M-206 60h150v190h-150zM-131 60v190M-206 155h150" />}
      <path className="drawn surface" d="M300-2000h36v2480h-36z" />
      <path className="in-deep" strokeWidth="30" d="M338 74h28q28 0 28 28v250" />
      <path className="in-light" strokeWidth="22" d="M338 74h28q28 0 28 28v250" />
      <path className="in-deep" strokeWidth="38" d="M376 210h36" />
      <rect className="drawn surface" x="14" y="30" width="272" height="92" rx="20" />
      <path className="drawn" d="M14 84h272M226 58h34" />
      <path className="deep" d="M36 98h228l-12 24H48z" />
      <path
        stroke={naturalTones.blue[0]}
        strokeWidth="8"
        strokeLinecap="round"
        d="M80 148l-18 74M150 148v74M220 148l18 74"
      />
      <path
        className="drawn accent"
        d="M34 470v-96q0-30 30-30h172q30 0 30 30v96zM14 480v-66q0-18 18-18t18 18v24h200v-24q0-18 18-18t18 18v66z"
      />
      <g transform="translate(342 264) scale(1.35)">{children}</g>
    </>
  );
}

/** Against a house of which a half is painted, behind its fence. */
function Painting({ children }: SettingProps) {
  const pickets = Array.from(
    { length: 46 },
    (_, at) => `M${at * 44 - 730} 500V400l14-18 14 18v100z`,
  );
  return (
    <>
      <circle className="sun street" cx="70" cy="60" r="56" />
      <path className="drawn surface" d="M-720 420h2000v16h-2000z" />
      <path className="drawn surface" d={pickets.join("")} />
      <path className="surface" d="M30 500V232L280 40l250 192v268z" />
      <path className="tone" d="M280 40l250 192v268H290l20-30-28-44 24-60-20-70 22-80-24-70z" />
      <path
        className="in-deep"
        strokeWidth="2"
        d="M116 166h328M70 202h420M30 238h500M30 274h500M30 310h500M30 346h500M30 382h500M30 418h500M30 454h500"
      />
      <path className="drawn sky" d="M364 280h110v130H364zM419 280v130M364 345h110" />
      <path
        className="in-deep"
        strokeWidth="26"
        strokeLinejoin="round"
        d="M-10 262L280 38l290 224"
      />
      <g transform="translate(-14 144) scale(2.1)">{children}</g>
    </>
  );
}

/** A street of gables under the sun, and a ladder to the one in front. */
function Roofs({ of, children }: SettingProps) {
  const fills = ["surface", "tone", "quiet"];
  return (
    <>
      <circle className="sun street" cx="470" cy="20" r="74" />
      {[0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map((at) => {
        const eaves = 400 - ((at * 3) % 5) * 10;
        return (
          <path
            key={at}
            className={fills[at % 3]}
            fillRule="evenodd"
            transform={`translate(${at * 150 - 585}) scale(${at % 4 < 2 ? 1 : -1} 1)`}
            d={`M-75 ${eaves}h10v200H65v-200h10l-36-34v-40H17v20L1 ${eaves - 70}zM-45 428h34v80h-34zM13 428h32v30H13z${eaves < 375 ? "M-43 374h30v30h-30zM13 374h32v30H13z" : ""}`}
          />
        );
      })}
      <g transform={onFloor}>{children}</g>
      {of === "house" && (
        <path
          className="in-deep"
          strokeWidth="8"
          d="M444 500l-54-280M486 500l-54-280M434 448h42M426 406h42M418 364h42M410 322h42M402 280h42M394 238h42"
        />
      )}
    </>
  );
}

/** The shutter of a garage, between a stack of tyres and drawers. */
function Garage({ isWide, children }: SettingProps) {
  return (
    <>
      <path className="drawn surface" d="M-20 0h600v500H-20zM-20 0h600v44H-20z" />
      <path
        className="lines"
        d={Array.from({ length: 10 }, (_, at) => `M-18 ${84 + at * 40}h596`).join("")}
      />
      {isWide && (
        <>
          <path
            className="drawn accent"
            d="M-200 210h140v280h-140zm0 54h140m-140 54h140m-140 54h140m-140 54h140M-150 236h40m-40 54h40m-40 54h40m-40 54h40m-40 60h40"
          />
          {[288, 352, 416].map((y) => (
            <g key={y}>
              <rect className="deep" x="618" y={y} width="150" height="60" rx="26" />
              <path className="in-light" strokeWidth="5" d={`M640 ${y + 30}h106`} />
            </g>
          ))}
        </>
      )}
      <g transform={isWide ? "translate(8-64) scale(3.4)" : "translate(52 24) scale(2.85)"}>
        {children}
      </g>
    </>
  );
}

/** A gate that hangs to be coated, and the gun that sprays it, above a bench with the thing. */
function Booth({ children }: SettingProps) {
  return (
    <>
      <path className="in-deep" strokeWidth="14" d="M-720 30h2000" />
      <path className="in-deep" strokeWidth="8" d="M50 30v70M230 30v70" />
      <path className="in-deep" strokeWidth="30" strokeLinejoin="round" d={gate} />
      <path className="in-light" strokeWidth="20" strokeLinejoin="round" d={gate} />
      <path className="accent" opacity=".6" d="M404 128L264 64v148z" />
      <path
        className="tone"
        d="M292 92h10v10h-10zM292 178h10v10h-10zM316 134h10v10h-10zM340 112h10v10h-10zM340 154h10v10h-10zM286 134h10v10h-10z"
      />
      <path className="in-deep" strokeWidth="14" d="M506 200q0 60 50 60t50-60V30" />
      <path
        className="drawn surface"
        d="M404 116h30v-14h96q26 0 26 26v14h-34l14 74h-46l-14-74h-42v-14h-30z"
      />
      <path className="drawn accent" d="M444 44h60l-10 58h-40z" />
      <path className="drawn accent" d="M-720 428h2000v24h-2000z" />
      <path className="deep" d="M-720 452h2000v28h-2000z" />
      <g transform="translate(296 252) scale(1.1)">{children}</g>
    </>
  );
}

const gate = "M30 100h220v270H30zM85 100v270M140 100v270M195 100v270";

/** The plan itself, drawn to the edges, and what is on it: a tape measure, and the thing. */
function Plan({ children }: SettingProps) {
  return (
    <>
      <Grid size={40} />
      <path className="deep" d={wall} />
      <path fill="url(#_grid)" opacity=".25" d={wall} />
      <path
        className="in-plan"
        strokeWidth="4"
        d="M20-60h520v420H20zM34-46h492v392H34zM34 150h150v14H34M290 150h236v14H290M184 157a106 106 0 0 1 106 106V157M330 346V250M344 346V250M20-84h520M20-96v24M540-96v24M110-60v14M220-60v14"
      />
      <g className="cut-out">
        <path className="drawn accent" d="M86 420h462v22H86z" />
        <path
          className="drawn"
          d="M120 420v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12M548 412v42"
        />
        <path className="drawn accent" d="M-20 360q0-40 40-40h40q40 0 40 40v82H-20z" />
        <circle className="drawn surface" cx="40" cy="382" r="34" />
        <g transform="translate(112 50) scale(2.1)">{children}</g>
      </g>
    </>
  );
}

/** By how much each is turned to hang, and where its hook goes through it. */
const holes: { readonly [Thing in Subject]?: string } = {
  key: "rotate(-45) translate(-126-46)",
  "old-key": "rotate(-45) translate(-105-58)",
  locked: "translate(-80-33)",
};

/** A cabinet full of keys, and one on the plate in its middle. */
function Keys({ of, children }: SettingProps) {
  return (
    <>
      <pattern id="_keys" x="70" y="-40" width="84" height="172" patternUnits="userSpaceOnUse">
        <path className="in-deep" strokeWidth="10" d="M0 34h84" />
        <path
          className="drawn surface"
          d="M42 14a26 26 0 0 1 11 50v68l-11 14-11-10 8-10-8-10 8-10-8-10V64A26 26 0 0 1 42 14zm0 14a10 10 0 1 0 .1 0z"
        />
      </pattern>
      <path className="accent" d={wall} />
      <path fill="url(#_keys)" d={wall} />
      <path className="drawn surface" d="M154-6h252v452H154z" />
      <path className="drawn" d="M166 6h228v428H166z" />
      <g transform={`translate(280 84) scale(2) ${holes[of ?? "key"] ?? ""}`}>{children}</g>
      <path className="drawn accent" d="M280 70a13 13 0 1 0 .1 0z" />
    </>
  );
}

const settings = {
  board: Board,
  booth: Booth,
  charger: Charger,
  cooling: Cooling,
  garage: Garage,
  keys: Keys,
  lamp: Lamp,
  painting: Painting,
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
  "light-bulb": "lamp",
  "mobile-phone": "power",
  television: "power",

  brick: "roofs",
  "building-construction": "roofs",
  caravan: "roofs",
  cow: "roofs",
  "deciduous-tree": "roofs",
  "evergreen-tree": "roofs",
  ewe: "roofs",
  horse: "roofs",
  house: "roofs",
  "house-with-garden": "roofs",
  hut: "roofs",
  "playground-slide": "roofs",
  rock: "roofs",
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

  "air-conditioner": "cooling",
  "oil-drum": "booth",
  "ev-charger": "charger",
  ladder: "painting",
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

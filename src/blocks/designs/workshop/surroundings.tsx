import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import { useSceneId } from "../../subjects/scene-ids.ts";
import { SubjectPicture } from "../../subjects/subject.tsx";
import type { SurroundingsProps } from "../design.ts";

/** What is around such a thing at work: it hangs, lies or stands there as it does in a workshop. */
export function Surroundings({ of, opening, view = 0, children }: SurroundingsProps) {
  const setting = (of && settingOf.get(of)) ?? placeOf(of, view);
  const Setting = settings[setting];
  const isTurned = view === 1 && turnedRound.has(setting);
  return (
    <g className={setting} transform={isTurned ? "matrix(-1 0 0 1 560 0)" : undefined}>
      <Setting of={of} isWide={opening === "words"} isAcross={opening === "emblem"} view={view}>
        {children ?? <SubjectPicture of="potted-plant" stands />}
      </Setting>
    </g>
  );
}

type SettingProps = {
  of: Subject | undefined;
  isWide: boolean;
  /** Across the whole page, on its own colour. */
  isAcross: boolean;
  view: number;
  children: ReactNode;
};

/** In the middle of the floor, so large, with some of the floor before it. */
function standing(size: number): string {
  return `translate(${280 - 80 * size} ${468 - 160 * size}) scale(${size})`;
}

const onFloor = standing(2.2);

/** A rail with the tools of any trade; a bench. */
function Board({ of, children }: SettingProps) {
  return (
    <>
      <path className="in-deep" strokeWidth="12" d="M-720-20h2000" />
      <Tools y={-20} />
      <path className="drawn accent" d="M-720 428h2000v24h-2000z" />
      <path className="deep" d="M-720 452h2000v48h-2000z" />
      <g transform={of === "carpenter-at-bench" ? standing(2.75) : "translate(96 60) scale(2.3)"}>
        {children}
      </g>
    </>
  );
}

/** Side by side on a rail. */
function Tools({ x = 0, y }: { x?: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {tools.map(([tone, outline]) => (
        <path key={outline} className={`drawn ${tone}`} fillRule="evenodd" d={outline} />
      ))}
    </g>
  );
}

/** Two hammers, a spirit level, a square and a coil, of each tone as one, and room for a bird. */
const tools = [
  ["surface", "M40 20h100v30H40z"],
  [
    "tone",
    "M-144 10h48q16 2 22 22h-70zM506 8a44 44 0 1 0 .1 0zm0 26a18 18 0 1 0 .1 0zM636 10h48q16 2 22 22h-70z",
  ],
  ["accent", "M-118 30h16v96h-16zM74 28h32v14H74zM376 8v112h72zm16 48v46h28zM662 30h16v96h-16z"],
] as const;

/** On a bench before the long window of a workshop. */
function Bench({ children }: SettingProps) {
  return (
    <>
      <path className="tint" d={wall} />
      <path className="sky" d="M-2000-2000h4000V206h-4000z" />
      <path
        fill={naturalTones.lime[0]}
        d="M-2000 140h1600q200-60 420-10t300-30 400 30 500-20 780 20v80h-4000z"
      />
      <path
        className="drawn"
        d="M-2000 10h4000M-720-2000V206M-520-2000V206M-320-2000V206M-120-2000V206M80-2000V206M280-2000V206M480-2000V206M680-2000V206M880-2000V206M1080-2000V206"
      />
      <path className="drawn surface" d="M-2000 206h4000v18h-4000z" />
      <path className="drawn surface" d="M-2000 394h4000v28h-4000z" />
      <path className="deep" d="M-2000 422h4000v80h-4000z" />
      <path className="accent" d={handles} />
      <g transform="translate(96 26) scale(2.3)">{children}</g>
    </>
  );
}

const handles = Array.from({ length: 12 }, (_, at) => `M${at * 190 - 770} 440h70v12h-70z`).join("");

/** Below cupboards with a drawer for each size. */
function Drawers({ children }: SettingProps) {
  const places = Array.from({ length: 90 }, (_, at) => [Math.floor(at / 5), at % 5] as const);
  return (
    <>
      <path className="tint" d={wall} />
      {["surface", "accent", "tone"].map((tone, kind) => (
        <path
          key={tone}
          className={`drawn ${tone}`}
          d={places
            .filter(([column, row]) => (column * 2 + row + (column % 4 === 1 ? 1 : 0)) % 3 === kind)
            .map(([column, row]) => `M${column * 92 - 640} ${row * 58 - 270}h80v46h-80z`)
            .join("")}
        />
      ))}
      <path
        className="deep"
        d={places.map(([x, y]) => `M${x * 92 - 616} ${y * 58 - 242}h32v8h-32z`).join("")}
      />
      <path className="drawn surface" d="M-2000 412h4000v24h-4000zM-2000 26h4000v16h-4000z" />
      <path className="drawn accent" d="M-2000 436h4000v60h-4000z" />
      <g transform="translate(88 28) scale(2.4)">{children}</g>
    </>
  );
}

/** On the tray of a ute. */
function Ute({ children }: SettingProps) {
  return (
    <>
      <path className="sky" d={wall} />
      <circle className="sun" cx="456" cy="40" r="66" />
      <Clouds />
      <path
        fill={naturalTones.lime[0]}
        d="M-2000 400h1400q300-90 640-40t600-10 640 20h720v100h-4000z"
      />
      <path fill={naturalTones.grey[0]} d="M-2000 452h4000v60h-4000z" />
      <path
        className="drawn tone"
        d="M392 424V202q0-22 22-22h76q16 0 26 16l54 90h74q30 0 30 30v108z"
      />
      <path className="drawn sky" d="M418 206h66l50 84H418z" />
      <path className="deep" d="M-30 394h728v34H-30z" />
      <path className="drawn surface" d="M-44 364h436v34H-44z" />
      <path className="drawn" d="M65 364v34M174 364v34M283 364v34" />
      <path className="drawn deep" d="M70 380a46 46 0 1 0 .1 0zM536 380a46 46 0 1 0 .1 0z" />
      <path className="drawn surface" d="M70 406a20 20 0 1 0 .1 0zM536 406a20 20 0 1 0 .1 0z" />
      <g transform="translate(22 60) scale(1.9)">{children}</g>
    </>
  );
}

/** A pipe down a tiled wall, with its gauge. */
function Pipes({ of, isWide, children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <Grid size={76} />
      <path className="tint" d={wall} />
      <path fill={`url(#${id("grid")})`} d={wall} />
      <path className="drawn sky" d="M140-330h280v180H140zM280-330v180" />
      <path className="drawn surface" d="M116-150h328v20H116z" />
      <path className="in-deep" strokeWidth="50" d={pipes} />
      <path stroke={naturalTones.grey[0]} strokeWidth="40" d={pipes} />
      <path className="in-deep" strokeWidth="66" d="M14 130h20M14 350h20" />
      {isWide && (
        <>
          <path className="drawn accent" fillRule="evenodd" d={wheel} />
          <path className="in-deep" strokeWidth="12" d="M640 142v80M600 182h80" />
        </>
      )}
      {of !== "fridge-and-gauges" && (
        <>
          <path className="drawn accent" d="M136-26h28V30h-28z" />
          <circle className="drawn surface" cx="150" cy="46" r="46" />
          <path className="drawn" d="M150 46l20-22M116 46h8M184 46h-8M150 12v8" />
        </>
      )}
      <path className="drawn accent" d="M-2000 446h4000v60h-4000z" />
      <g transform={standing(isWide ? 2.8 : 2.6)}>{children}</g>
    </>
  );
}

const wall = "M-2000-2000h4000V480h-4000z";

const pipes = "M24-2000V500M24-52H1280M640-52V500";

const wheel = "M640 120a62 62 0 1 0 .1 0zM640 142a40 40 0 1 0 .1 0z";

function Grid({ size }: { size: number }) {
  const id = useSceneId();
  return (
    <pattern id={id("grid")} width={size} height={size} patternUnits="userSpaceOnUse">
      <path className="lines" d={`M0 0h${size}M0 0v${size}`} />
    </pattern>
  );
}

/** Fed by its conduit, from which a power point branches off where there is room. */
function PowerPoints({ isWide, isAcross, children }: SettingProps) {
  const x = isWide ? 690 : 440;
  const hasPoint = isWide || isAcross;
  const conduit = `M280-2000V480${hasPoint ? `M280 30H${x}` : ""}`;
  return (
    <>
      <path className="in-deep" strokeWidth="24" d={conduit} />
      <path stroke={naturalTones.grey[0]} strokeWidth="16" d={conduit} />
      {hasPoint && (
        <g transform={`translate(${x} 30) scale(.85)`}>
          <rect className="drawn surface" x="-74" y="-54" width="148" height="108" rx="10" />
          <path
            className="in-deep"
            strokeWidth="8"
            d="M-48-8l8 18M-20-8l-8 18M-34 20v18M20-8l8 18M48-8l-8 18M34 20v18"
          />
          <path className="accent drawn" d="M-46-40h24v16h-24zM22-40h24v16H22z" />
        </g>
      )}
      <g transform={standing(isWide ? 3.4 : 2.75)}>{children}</g>
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
      <g transform="translate(-30 128) scale(2.2)">
        <SubjectPicture of="automobile" stands />
      </g>
      <g transform="translate(276 192) scale(1.8)">{children}</g>
    </>
  );
}

/** Below the eave in the sun, piped through the wall to what blows into the room. */
function Cooling({ isWide, children }: SettingProps) {
  const left = isWide ? -44 : 18;
  return (
    <>
      <path className="sky" d={wall} />
      <circle className="sun" cx="486" cy="120" r="62" />
      <path fill={naturalTones.lime[0]} d="M228 350q240-90 520-20t1400 0v160H228z" />
      {isWide && (
        <>
          <path className="in-deep" strokeWidth="22" d="M690 200v240" />
          <path
            className="drawn"
            fill={naturalTones.leaf[0]}
            d="M600 250a64 64 0 0 1 10-104 88 88 0 0 1 160 0 64 64 0 0 1 10 104q-90 34-180 0z"
          />
        </>
      )}
      <path fill={naturalTones.leaf[0]} d="M228 434h2000v60H228z" />
      <path className="drawn" fill={naturalTones.grey[0]} d="M228 456h344v40H228z" />
      <path className="quiet" d="M-2000 0H210v470h-2210z" />
      <path className="tint" d="M-2000 0H210v280h-2210z" />
      <path className="drawn surface" d="M-2000 270H210v14h-2210z" />
      <path className="drawn accent" d="M-2000 446H210v60h-2210z" />
      {isWide && (
        <>
          <path className="drawn sky" d="M-158 60h88v76h-88z" />
          <path className="drawn tone" d="M-156 134v-20l30-34 22 24 16-14 16 20v24z" />
          <path className="in-deep" strokeWidth="10" d="M-104 220v226M-134 446h60" />
          <path className="drawn accent" d="M-128 172h48l26 64h-100z" />
        </>
      )}
      <path className="drawn surface" d="M210 0h36v500h-36z" />
      <path className="drawn tone" d="M-2000-1200h300L340-4v24h-2340z" />
      <path className="drawn surface" d="M-2000 0H340v22h-2340z" />
      <path className="in-deep" strokeWidth="30" d="M248 94h4q28 0 28 28v250" />
      <path className="in-light" strokeWidth="22" d="M248 94h4q28 0 28 28v250" />
      <path className="in-deep" strokeWidth="38" d="M262 190h36" />
      <path
        stroke={naturalTones.blue[0]}
        strokeWidth="11"
        strokeLinecap="round"
        d={`M${left + 44} 166q0 36-16 50t-16 40M108 166v90M164 166q0 36 10 50t10 40`}
      />
      <rect className="drawn surface" x={left} y="48" width={196 - left} height="100" rx="22" />
      <path className="drawn" d={`M${left} 106H196M132 78h38`} />
      <path className="deep" d={`M${left + 22} 122H174l-12 26H${left + 34}z`} />
      <path
        className="drawn tone"
        d="M-30 440v-92q0-32 32-32h148q32 0 32 32v92zM-30 456v14M182 456v14"
      />
      <path className="drawn accent" d="M14 400l-16-56 56-16 16 56zM104 388l20-54 54 20-20 54z" />
      <path
        className="drawn tone"
        d="M-52 456v-62q0-20 20-20t20 20v14h176v-14q0-20 20-20t20 20v62z"
      />
      <g transform="translate(242 152) scale(1.95)">{children}</g>
    </>
  );
}

/** Against a house of which a half is painted, behind its fence. */
function Painting({ isAcross, children }: SettingProps) {
  const pickets = Array.from(
    { length: 62 },
    (_, at) => `M${at * 44 - 1082} 500V400l14-18 14 18v100z`,
  );
  return (
    <>
      {!isAcross && (
        <>
          <path className="sky" d={wall} />
          <Clouds />
        </>
      )}
      <circle className="sun street" cx="70" cy="60" r="56" />
      <path className="drawn surface" d="M-1090 420h2740v16h-2740z" />
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

/** On the grass under the sun; across a whole page, on its colour. */
function Yard({ isWide, isAcross, children }: SettingProps) {
  return (
    <>
      {!isAcross && (
        <>
          <path className="sky" d={wall} />
          <Clouds />
          <path
            fill={naturalTones.lime[0]}
            d="M-2000 404h1400q300-90 640-36t560-14 680 30h720v100h-4000z"
          />
        </>
      )}
      <circle className="sun street" cx={isWide ? 540 : 444} cy="50" r="70" />
      <path fill={naturalTones.leaf[0]} d="M-2000 448h4000v60h-4000z" />
      <g transform={standing(isWide ? 2.8 : 2.6)}>{children}</g>
    </>
  );
}

/** Where there is room beside what is there. */
function Clouds() {
  return <path className="surface" opacity=".8" d={clouds} />;
}

const clouds = ["-260 130", "640 190"]
  .map((at) => `M${at}a34 34 0 0 1 8-66 60 60 0 0 1 112-22 46 46 0 0 1 66 40 26 26 0 0 1-4 48z`)
  .join("");

/** Dry country under the sun, or green rows where something grows; what is beside the thing there. */
function Paddock({ of, isWide, children }: SettingProps) {
  const hasRows = of === "small-airplane" || of === "tractor";
  const isHome = of === "rammed-earth-house" || of === "tiny-house";
  const isGreen = hasRows || isHome;
  const [hills, ground] = isGreen ? (["lime", "leaf"] as const) : (["cream", "rust"] as const);
  const beside = of && besideInPaddock[of];
  return (
    <>
      <path className="sky" d={wall} />
      <circle className="sun" cx="470" cy="30" r="64" />
      <Clouds />
      <path
        fill={naturalTones[hills][0]}
        d="M-2000 400h1280q240-80 520-44t500-30 500 20 480-10h720v150h-4000z"
      />
      <path fill={naturalTones[ground][0]} d={`M-2000 ${hasRows ? 396 : 444}h4000v100h-4000z`} />
      {isHome && (
        <>
          <path
            className="in-deep"
            strokeWidth="12"
            d="M20 240v216M20 340l40-40M-150 270v186M540 220v236M540 330l-36-40M700 270v186"
          />
          <path
            fill={naturalTones.leaf[0]}
            d="M-60 250a60 60 0 0 1 40-100 70 70 0 0 1 110 20 56 56 0 0 1 10 100q-80 20-160-20zM-210 290a50 50 0 0 1 30-80 60 60 0 0 1 90 16 46 46 0 0 1 0 80q-60 14-120-16zM464 240a60 60 0 0 1 40-100 70 70 0 0 1 110 20 56 56 0 0 1 10 100q-80 20-160-20zM640 290a50 50 0 0 1 30-80 60 60 0 0 1 90 16 46 46 0 0 1 0 80q-60 14-120-16z"
          />
        </>
      )}
      {hasRows && (
        <path
          stroke={naturalTones.lime[0]}
          strokeWidth="6"
          d="M280 396v90M240 396l-80 90M320 396l80 90M200 396L20 486M360 396l180 90M150 396l-290 90M410 396l290 90M90 396l-430 90M470 396l430 90"
        />
      )}
      {of && onRoad.has(of) && <path fill={naturalTones.grey[0]} d="M-2000 448h4000v60h-4000z" />}
      {of === "small-airplane" && (
        <path className="surface" opacity=".7" d="M220 250l-90 150h330L350 240z" />
      )}
      {beside && <path className="drawn surface" d={beside} />}
      <g
        transform={
          of === "small-airplane"
            ? "translate(112-20) scale(2.1)"
            : of && onRoad.has(of)
              ? standing(isWide ? 3 : 2.7)
              : standing(2.5)
        }
      >
        {children}
      </g>
    </>
  );
}

const onRoad: ReadonlySet<Subject> = new Set([
  "line-marking-machine",
  "pump-out-truck",
  "tow-truck",
  "water-truck",
]);

/** A tank with its ladder; a heap of sand. */
const besideInPaddock: { readonly [Thing in Subject]?: string } = {
  "bore-windmill":
    "M-70 376q100-30 200 0v104H-70zM-70 376h200M-70 402h200M-70 428h200M-70 454h200M400 480l8-40h130l8 40z",
  "cement-mixer": "M-90 480q50-90 100-110t110 110z",
};

/** A fence as far as it is built, and the posts and the line of what is next. */
function FenceLine({ children }: SettingProps) {
  const boards = Array.from({ length: 24 }, (_, at) => `M${94 - at * 40} 464V226l16-16 16 16v238z`);
  return (
    <>
      <path className="sky" d={wall} />
      <circle className="sun" cx="330" cy="40" r="56" />
      <path
        fill={naturalTones.lime[0]}
        d="M-2000 420h1400q300-60 640-24t600-6 640 20h720v100h-4000z"
      />
      <path fill={naturalTones.leaf[0]} d="M-2000 452h4000v60h-4000z" />
      <g transform="matrix(1.4 0 0 1.4-112-187)">
        <path className="in-deep" strokeWidth="3" d="M424 240h1000" />
        <path className="drawn surface" d={boards.join("")} />
        <path className="drawn" d="M-860 262h1000M-860 384h1000" />
        <path
          className="drawn accent"
          d="M690 208h34v272h-34zM980 208h34v272h-34zM-190 208h34v272h-34z"
        />
        <g transform={onFloor}>{children}</g>
      </g>
    </>
  );
}

/** A wall of tiles, some of them coloured. */
function Tiling({ isWide, children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <pattern
        id={id("tiles")}
        x="72"
        y="128"
        width="176"
        height="176"
        patternUnits="userSpaceOnUse"
      >
        <path className="surface" d="M0 0h176v176H0z" />
        <path className="tint" d="M0 0h88v88H0zM88 88h88v88H88z" />
        <path className="lines" d="M0 0h176M0 88h176M0 0v176M88 0v176" />
      </pattern>
      <path fill={`url(#${id("tiles")})`} d={wall} />
      <path
        className="tone"
        d="M-16 304h88v88h-88zM512 128h88v88h-88zM72-48h88v88h-88zM-280 216h88v88h-88zM776 40h88v88h-88z"
      />
      <path
        className="accent"
        d="M424-48h88v88h-88zM-16 128h88v88h-88zM512 304h88v88h-88zM-192 40h88v88h-88zM688 216h88v88h-88z"
      />
      <path className="drawn surface" d="M-2000 440h4000v60h-4000z" />
      <g transform={standing(isWide ? 3 : 2.5)}>{children}</g>
    </>
  );
}

/** Bricks, as far as they are not plastered yet, below a cornice. */
function Plastering({ children }: SettingProps) {
  const id = useSceneId();
  const [rust] = naturalTones.rust;
  return (
    <>
      <pattern id={id("bricks")} width="104" height="72" patternUnits="userSpaceOnUse">
        <path fill={rust} d="M0 0h104v72H0z" />
        <path
          stroke={naturalTones.cream[0]}
          strokeWidth="5"
          d="M0 0h104M0 36h104M26 0v36M78 36v36"
        />
      </pattern>
      <path fill={`url(#${id("bricks")})`} d={wall} />
      <path
        className="drawn surface"
        d="M-2000-2000H430l-24 2060 40 70-60 60 34 74-70 46 30 70-40 100H-2000z"
      />
      <path className="lines" d="M20 140q90-60 190-20M0 260q70-40 150-24M60 380q60-40 110-24" />
      <path className="drawn surface" d="M-2000-24h4000v30q-10 26-40 30h-3960z" />
      <path className="drawn" d="M-2000 6h4000" />
      <path className="drawn accent" d="M-2000 452h4000v48h-4000z" />
      <g transform={standing(2.45)}>{children}</g>
    </>
  );
}

/** A plain wall with samples of what it may be painted with. */
function Rolling({ children }: SettingProps) {
  return (
    <>
      <path className="tint" d={wall} />
      <path
        className="drawn tone"
        d="M-46-20H58V84H-46zM502 104h104v104H502zM170-170h104v104H170zM394-170h104v104H394z"
      />
      <path
        className="drawn accent"
        d="M-46 104H58v104H-46zM502 228h104v104H502zM58-170h104v104H58zM282-170h104v104H282z"
      />
      <path className="drawn surface" d="M-46 228H58v104H-46zM502-20h104V84H502z" />
      <path className="drawn surface" d="M-2000 420h4000v24h-4000z" />
      <path className="drawn quiet" d="M-2000 444h4000v60h-4000z" />
      <g transform="translate(88 90) scale(2.4)">{children}</g>
    </>
  );
}

/** Boards, and under them a beam with what termites leave of it. */
function Timber({ children }: SettingProps) {
  const [hollow] = naturalTones.brown;
  return (
    <>
      <path className="tint" d={wall} />
      <path
        className="lines"
        d="M-2000-40h4000M-2000 40h4000M-2000 120h4000M-2000 200h4000M-2000 280h4000M-2000 360h4000"
      />
      <path fill={naturalTones.cream[0]} className="drawn" d="M-2000 392h4000v110h-4000z" />
      <path
        stroke={naturalTones.cream[1]}
        strokeWidth="3"
        d="M-2000 414h2120q60 16 120 0h1760M-2000 466h1920q80-16 160 0h1920"
      />
      <path
        stroke={hollow}
        strokeWidth="13"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-120 440h70l30-14h60M10 426l40 30h90l24-22h70M320 450h60l30-20h80l30 22h80M440 430l20 34"
      />
      <circle cx="140" cy="456" r="15" fill={hollow} />
      <circle cx="410" cy="430" r="17" fill={hollow} />
      <circle cx="-50" cy="440" r="14" fill={hollow} />
      <g transform="translate(88 8) scale(2.4)">{children}</g>
    </>
  );
}

/** Sheets of an old roof behind the tape that closes the place off. */
function Sheets({ children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <pattern id={id("sheets")} width="40" height="40" patternUnits="userSpaceOnUse">
        <path className="quiet" d="M0 0h20v40H0z" />
        <path className="surface" d="M20 0h20v40H20z" />
      </pattern>
      <pattern id={id("tape")} width="56" height="56" patternUnits="userSpaceOnUse">
        <path className="accent" d="M0 0h56v56H0z" />
        <path className="deep" d="M0 56L56 0H28L0 28zM28 56h28V28z" />
      </pattern>
      <path fill={`url(#${id("sheets")})`} d={wall} />
      <path className="in-deep" strokeWidth="4" d="M-2000 214h4000" />
      <path fill={`url(#${id("tape")})`} className="drawn" d="M-2000 20h4000v56h-4000z" />
      <g transform="translate(76 66) scale(2.5)">{children}</g>
    </>
  );
}

/** A room with its skirting and a window; an organ has the windows of a church beside it. */
function Room({ of, isWide, view, children }: SettingProps) {
  const width = isWide ? 820 : 440;
  const left = 280 - width / 2;
  return (
    <>
      <path className="tint" d={wall} />
      {of === "organ-pipes" ? (
        <path
          className="drawn sky"
          d="M-120 390V130q0-80 60-120 60 40 60 120v260zM-60 10v380M-120 200H0M560 390V130q0-80 60-120 60 40 60 120v260zM620 10v380M560 200h120M-350 390V130q0-80 60-120 60 40 60 120v260zM-290 10v380M-350 200h120"
        />
      ) : (
        <>
          <path fill={naturalTones.grey[0]} opacity=".2" d="M-2000 240h4000v200h-4000z" />
          <path className="drawn surface" d="M-2000 226h4000v18h-4000z" />
          <path className="sky" d={`M${left}-190h${width}v364H${left}z`} />
          <path
            fill={naturalTones.lime[0]}
            d={`M${left} 110q${width / 4}-50 ${width / 2}-10t${width / 2}-24v98H${left}z`}
          />
          <path
            className="drawn"
            d={`M${left}-190h${width}v364H${left}zM280-190v364M${left}-20h${width}`}
          />
          <path className="drawn surface" d={`M${left - 24} 174h${width + 48}v18H${left - 24}z`} />
        </>
      )}
      <path className="drawn surface" d="M-2000 424h4000v24h-4000z" />
      <path className="drawn accent" d="M-2000 448h4000v60h-4000z" />
      <g
        transform={
          !of || !settingOf.has(of)
            ? onFloorOfRoom
            : view
              ? "translate(40-24) scale(3)"
              : standing(isWide ? 3.1 : 2.6)
        }
      >
        {children}
      </g>
    </>
  );
}

const onFloorOfRoom = standing(2.6);

/** A wall of clocks, no two of which show the same time. */
function Clocks({ children }: SettingProps) {
  return (
    <>
      <path className="tint" d={wall} />
      {clocks.map(([x, y, size, hands]) => (
        <g key={hands} transform={`translate(${x} ${y}) scale(${size})`}>
          <circle className="drawn accent" r="62" />
          <circle className="drawn surface" r="48" />
          <path className="in-deep" strokeWidth="7" strokeLinecap="round" d={hands} />
          <path className="drawn" d="M0-46v8M0 46v-8M-46 0h8M46 0h-8" />
        </g>
      ))}
      <path className="drawn surface" d="M-2000 440h4000v24h-4000z" />
      <path className="deep" d="M-2000 464h4000v40h-4000z" />
      <g transform="translate(72 74) scale(2.6)">{children}</g>
    </>
  );
}

const clocks = [
  [70, 110, 1.1, "M0-30V0h20"],
  [490, 90, 1, "M-8-32L0 0l-18 14"],
  [490, 300, 1.05, "M26-20L0 0v-24"],
  [56, 320, 0.9, "M0 32V0l-22-8"],
  [-140, 200, 1.2, "M30 10L0 0l-12-20"],
  [690, 190, 1.1, "M-30-10L0 0l14 18"],
  [150, -70, 1, "M0-32V0l16 12"],
  [400, -96, 1.15, "M-24 16L0 0l-8-30"],
] as const;

/** Tyres on their shelf. */
function TyreRack({ children }: SettingProps) {
  return (
    <>
      {[-560, -412, -264, -116, 32, 180, 328, 476, 624, 772, 920].map((x) => (
        <g key={x} transform={`translate(${x + 26} -10)`}>
          <circle className="deep" r="70" />
          <circle className="drawn surface" r="40" />
          <circle className="in-deep" r="56" strokeWidth="3" />
          <path className="drawn" d="M0-40v80M-38-12l76 24M-38 12l76-24" />
          <circle className="accent" r="10" />
        </g>
      ))}
      <path className="drawn accent" d="M-720 60h2000v20h-2000z" />
      <path className="in-deep" strokeWidth="12" d="M-20 80v400M580 80v400" />
      <g transform={standing(2.2)}>{children}</g>
    </>
  );
}

/** The shutter of a garage, between a stack of tyres and drawers. */
function Garage({ of, isWide, children }: SettingProps) {
  return (
    <>
      <path className="drawn surface" d="M-20-160h600v660H-20zM-20-160h600v50H-20z" />
      <path
        className="lines"
        d={Array.from({ length: 14 }, (_, at) => `M-18 ${at * 40 - 70}h596`).join("")}
      />
      <path
        className="drawn sky"
        d="M20-50h112V50H20zM156-50h112V50H156zM292-50h112V50H292zM428-50h112V50H428z"
      />
      <path className="drawn" fill={naturalTones.grey[0]} d="M-2000 448h4000v60h-4000z" />
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
      <g transform={standing(of && tall.has(of) ? (isWide ? 2.8 : 2.6) : isWide ? 3.4 : 2.85)}>
        {children}
      </g>
    </>
  );
}

/** The plan on its sheet, before the grid of the page; a ruler from one side to the other. */
function Plan({ of, children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <Grid size={40} />
      <path className="deep" d={wall} />
      <path fill={`url(#${id("grid")})`} opacity=".25" d={wall} />
      <g className="rack">
        <path className="accent" d="M-720-170h2000v12h-2000zM-720-316h2000v12h-2000z" />
        <Tools x={195} y={-310} />
        <Tools y={-164} />
      </g>
      <path className="sky" d="M12 4h448l52 52v392H12z" />
      <path className="surface" d="M460 4l52 52h-52z" />
      <path
        className="in-deep"
        strokeWidth="4"
        opacity=".3"
        d="M44 70h432v376M44 70v376M58 84h404v362M58 84v362M58 250h110M240 250h222M240 250a72 72 0 0 0-72-72v72M330 84v90M344 84v90M44 38h380M44 28v20M424 28v20M180 31v14"
      />
      <path className="drawn accent" d="M-2000 436h4000v60h-4000z" />
      <path className="drawn" d={marks} />
      {of === "hand-plane" && (
        <>
          <path stroke={naturalTones.cream[1]} strokeWidth="24" d={shavings} />
          <path stroke={naturalTones.cream[0]} strokeWidth="16" d={shavings} />
        </>
      )}
      <g transform="translate(54 20) scale(2.6)">{children}</g>
    </>
  );
}

const shavings =
  "M-40 424c60 6 98-10 94-44-4-32-54-30-52 2 2 22 30 20 30 4M528 424c-46 6-76-8-72-36 4-28 46-26 44 2-2 18-26 16-26 2";

const marks = Array.from(
  { length: 80 },
  (_, at) => `M${at * 24 - 680} 436v${at % 5 ? 12 : 22}`,
).join("");

const tall: ReadonlySet<Subject> = new Set([
  "learner-car",
  "engine-on-stand",
  "forklift",
  "oil-drum",
  "traffic-cones",
  "tyre",
  "tyre-stack",
  "wheel",
  "windscreen",
  "workbench",
]);

/** Before a wall of keys, on the counter. */
function Keys({ children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <pattern id={id("keys")} x="70" y="-40" width="84" height="172" patternUnits="userSpaceOnUse">
        <path className="in-deep" strokeWidth="10" d="M0 34h84" />
        <path
          className="drawn surface"
          d="M42 14a26 26 0 0 1 11 50v68l-11 14-11-10 8-10-8-10 8-10-8-10V64A26 26 0 0 1 42 14zm0 14a10 10 0 1 0 .1 0z"
        />
      </pattern>
      <path className="tint" d={wall} />
      <path fill={`url(#${id("keys")})`} d={wall} />
      <path className="drawn surface" d="M90 40h380v420H90z" />
      <path className="drawn" d="M102 52h356v380H102z" />
      <path className="drawn surface" d="M-2000 430h4000v24h-4000z" />
      <path className="deep" d="M-2000 454h4000v40h-4000z" />
      <g transform="translate(120 110) scale(2)">{children}</g>
    </>
  );
}

/** Another for each view; only tools are below tools. */
function placeOf(of: Subject | undefined, view: number): keyof typeof settings {
  if (!of) return "bench";
  const places = inGarden.has(of)
    ? (["yard", "ute", "yard"] as const)
    : atWork.has(of)
      ? (["bench", "board", "ute"] as const)
      : carried.has(of)
        ? (["bench", "room", "ute"] as const)
        : (["drawers", "bench", "room"] as const);
  return places[view] ?? "bench";
}

/** Taken from one garden to the next. */
const inGarden: ReadonlySet<Subject> = new Set([
  "axe",
  "chainsaw",
  "dog",
  "hedge-shears",
  "lawn-mower",
  "pressure-washer",
  "wheelbarrow",
  "wheelie-bin",
  "wood",
]);

/** What a trade with tools takes to where the work is, or what is too large for a shelf. */
const atWork: ReadonlySet<Subject> = new Set([
  "anvil",
  "car-battery",
  "cordless-drill",
  "lathe",
  "leather-tools",
  "rescue-workers-helmet",
  "spray-gun",
  "toolbox",
  "welding-helmet",
  "wrench",
]);

/** What others take there. */
const carried: ReadonlySet<Subject> = new Set([
  "broom",
  "bucket",
  "cleaning-caddy",
  "fire-extinguisher",
  "food-hamper",
  "knife-block",
  "package",
  "pet-carrier",
  "piled-boxes",
  "potted-plant",
  "seedling",
  "squeegee-and-bucket",
  "vacuum-cleaner",
  "vets-bag",
  "watering-can",
  "wool-bale",
]);

const settings = {
  bench: Bench,
  board: Board,
  charger: Charger,
  clocks: Clocks,
  cooling: Cooling,
  drawers: Drawers,
  fence: FenceLine,
  garage: Garage,
  keys: Keys,
  paddock: Paddock,
  painting: Painting,
  pipes: Pipes,
  plan: Plan,
  plastering: Plastering,
  power: PowerPoints,
  rolling: Rolling,
  room: Room,
  sheets: Sheets,
  site: Yard,
  tiling: Tiling,
  timber: Timber,
  tyres: TyreRack,
  ute: Ute,
  yard: Yard,
};

/** What is around each of these. */
const thingsIn: { readonly [Setting in keyof typeof settings]?: readonly Subject[] } = {
  bench: ["stick-stand"],
  board: ["carpenter-at-bench", "window"],
  charger: ["ev-charger"],
  clocks: ["pendulum-clock"],
  cooling: ["air-conditioner"],
  fence: ["fence-panel", "fence-and-spade"],
  garage: [
    "articulated-lorry",
    "automobile",
    "bicycle",
    "cyclist-mechanic",
    "bus",
    "delivery-truck",
    "engine-on-stand",
    "food-truck",
    "forklift",
    "learner-car",
    "driver-with-learner",
    "minibus",
    "motorcycle",
    "oil-drum",
    "pickup-truck",
    "racing-car",
    "soapy-car",
    "sport-utility-vehicle",
    "taxi",
    "traffic-cones",
    "tyre",
    "tyre-stack",
    "wedding-car",
    "wheel",
    "windscreen",
    "workbench",
    "mechanic-at-car",
  ],
  keys: ["car-keys", "key", "locked", "old-key"],
  paddock: [
    "climber-on-mast",
    "diviner-with-rods",
    "conveyor-belt",
    "bore-windmill",
    "camel",
    "cement-mixer",
    "concreter-with-float",
    "drill-rig",
    "drone",
    "excavator",
    "grain-silo",
    "harvester",
    "hay-bales",
    "line-marking-machine",
    "pick",
    "pump-out-truck",
    "rammed-earth-house",
    "small-airplane",
    "solar-panels",
    "theodolite",
    "tiny-house",
    "tow-truck",
    "tractor",
    "water-tank",
    "water-truck",
  ],
  painting: ["ladder"],
  pipes: [
    "bathtub",
    "fridge-and-gauges",
    "hot-water-unit",
    "pipe-and-wrench",
    "plunger",
    "sauna-stove",
    "tap",
    "toilet",
    "washing-machine",
  ],
  plan: [
    "carpentry-saw",
    "chair",
    "clamp",
    "floor-plan",
    "hammer",
    "hand-plane",
    "sawn-timber",
    "straight-ruler",
    "triangular-ruler",
  ],
  plastering: ["hawk-and-trowel", "rat", "spider"],
  power: [
    "battery",
    "code-screen",
    "electric-plug",
    "laptop",
    "audiogram",
    "light-bulb",
    "mobile-phone",
    "garage-remote",
    "opened-computer",
    "security-camera",
    "server-rack",
    "switchboard",
    "television",
  ],
  rolling: ["paint-roller", "paint-tins"],
  room: [
    "pool-table",
    "armchair-and-plant",
    "baby-clothes",
    "ballet-barre",
    "bar-chart",
    "barrels",
    "brewer-at-barrels",
    "beauty-trolley",
    "bed",
    "blackboard",
    "bookcase",
    "boxing-glove",
    "bullseye",
    "butchers-rail",
    "camera",
    "wedding-album",
    "cat-tree",
    "climbing-gear",
    "climbing-wall",
    "clothes-rack",
    "copper-still",
    "cot-and-mobile",
    "couch-and-lamp",
    "dance-pole",
    "dental-chair",
    "dentist-with-patient",
    "optometrist-with-client",
    "audiologist-with-client",
    "desk",
    "designer-at-screen",
    "lawyer-at-desk",
    "architect-at-model",
    "accountant-at-desk",
    "dj-decks",
    "turntable",
    "record-crate",
    "dj-at-decks",
    "door",
    "dress",
    "drum-kit",
    "dumbbell",
    "easel",
    "painter-at-wall",
    "exercise-ball",
    "facing-armchairs",
    "counsellor-and-client",
    "carer-with-elder",
    "filing-cabinet",
    "fish-tank",
    "floorboards",
    "framed-picture",
    "gelato-case",
    "guitar",
    "musician-with-guitar",
    "entertainer-with-children",
    "players-escaping",
    "hair-lengths",
    "hair-wash-basin",
    "ironing-board",
    "jeans",
    "kids-barber-chair",
    "barber-at-chair",
    "kitchen-bench",
    "chef-at-stove",
    "pizzamaker-at-oven",
    "plumber-at-sink",
    "lift-doors",
    "loom",
    "luggage",
    "magazine-rack",
    "mantelpiece-clock",
    "massage-table",
    "masseur-at-couch",
    "masseur-at-spa",
    "beautician-with-client",
    "groomer-with-dog",
    "mechanical-leg",
    "microphone",
    "motorized-wheelchair",
    "museum-cabinet",
    "musical-keyboard",
    "musical-notes",
    "nursing-chair",
    "organ-pipes",
    "party-table",
    "patterned-rug",
    "photo-studio",
    "photographer-at-tripod",
    "pilates-reformer",
    "potters-wheel",
    "potter-at-wheel-of-clay",
    "pottery-shelf",
    "pram",
    "printer",
    "saddle",
    "safe",
    "safety-vest",
    "sail-on-bench",
    "salon-chair",
    "hairdresser-at-chair",
    "sari",
    "school-desk",
    "sewing-machine",
    "tailor-at-machine",
    "shoe-fitter",
    "shelves-of-goods",
    "shoe-rack",
    "shop-counter",
    "haberdasher-with-cloth",
    "newsagent-at-stand",
    "seller-with-gift",
    "shopkeeper-at-counter",
    "scooper-at-counter",
    "sitter-with-cat",
    "florist-at-table",
    "butcher-at-counter",
    "sports-medal",
    "stage",
    "suit",
    "table-lamps",
    "tissues-and-mugs",
    "treatment-table",
    "physio-with-client",
    "podiatrist-with-foot",
    "two-chairs",
    "upright-piano",
    "teacher-with-pupil",
    "tutor-with-pupil",
    "educator-with-children",
    "walking-frame",
    "wedding-gown",
    "whiteboard",
    "trainer-with-client",
    "waiter-with-plates",
    "host-with-breakfast",
    "baker-at-oven",
    "barista-at-machine",
    "yoga-on-mat",
    "person-in-lotus-position",
    "person-stretching",
    "vet-with-dog",
    "cleaner-with-mop",
    "removalist-with-boxes",
    "tattooist-at-work",
    "jeweller-at-bench",
    "electrician-on-steps",
    "cooling-technician",
  ],
  sheets: ["respirator"],
  site: [
    "hydrant-and-hose",
    "wrapped-fibro",
    "mobile-tower",
    "wrapped-scaffold",
    "edge-rail",
    "mallet-and-stone",
    "crane-truck",
    "blaster-at-gate",
    "inverter-and-battery",
    "brick",
    "bricklayer-at-wall",
    "building-construction",
    "chimney",
    "gutter-and-ladder",
    "roofer-on-roof",
    "house-frame",
    "builder-with-frame",
    "house-on-stumps",
    "roller-door",
    "scaffold",
    "skip",
    "sledgehammer-and-rubble",
  ],
  tiling: ["notched-trowel", "shower", "tiles-and-cutter", "tiler-on-floor"],
  timber: ["ant"],
  tyres: ["car-hoist"],
  yard: [
    "panel-and-squeegee",
    "sleeper-wall",
    "paving",
    "alpaca",
    "auction-board",
    "agent-with-sign",
    "barbecue",
    "beach-with-umbrella",
    "beehive",
    "beekeeper-at-hive",
    "bird",
    "campfire",
    "camping",
    "caravan",
    "carriage",
    "castle",
    "chicken",
    "church",
    "circus-tent",
    "cityscape",
    "classical-building",
    "cow",
    "cricket",
    "cricket-game",
    "deciduous-tree",
    "arborist-in-tree",
    "dog-kennel",
    "emu",
    "evergreen-tree",
    "ewe",
    "farm-gate",
    "flag-in-hole",
    "football-and-boots",
    "golf-bag",
    "gumboots",
    "headstone",
    "hen-house",
    "horse",
    "horse-in-rug",
    "hot-air-balloon",
    "house",
    "house-with-garden",
    "houses",
    "hut",
    "kangaroo",
    "koala",
    "lamp-at-gate",
    "lawn-bowls",
    "lizard",
    "marquee",
    "memorial-tree",
    "modern-house",
    "mountain",
    "palm-tree",
    "pergola",
    "picnic-basket",
    "playground-slide",
    "polytunnel",
    "pony",
    "portable-toilet",
    "possum",
    "rabbit",
    "ramp-and-handrail",
    "rock",
    "saddle-on-rail",
    "satellite-antenna",
    "side-by-side",
    "soccer-ball",
    "solar-house",
    "sprinkler",
    "surf-rack",
    "kayak-rack",
    "surfer-on-board",
    "skipper-at-wheel",
    "surfboard",
    "swim-lane",
    "swim-teacher-with-child",
    "swimming-pool",
    "tennis",
    "tent",
    "truffle-dog",
    "umbrella-over-house",
    "wedding-arch",
    "celebrant-with-couple",
    "woodpile",
    "grower-with-crate",
    "winemaker-with-glass",
    "dog-walker-with-dogs",
    "gardener-at-bed",
    "mower-on-lawn",
    "window-cleaner-at-window",
  ],
};

const settingOf = new Map(
  Object.entries(thingsIn).flatMap(([setting, things]) =>
    things.map((thing) => [thing, setting as keyof typeof settings]),
  ),
);

/** What a third of those who have it see from its other side. */
const turnedRound: ReadonlySet<keyof typeof settings> = new Set([
  "cooling",
  "fence",
  "garage",
  "paddock",
  "painting",
  "pipes",
  "plastering",
  "site",
  "yard",
]);

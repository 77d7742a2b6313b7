import type { ReactNode } from "react";
import { usePage } from "../../context.ts";
import type { Subject } from "../../subjects/names.ts";
import { perches } from "../../subjects/perches.ts";
import { useSceneId } from "../../subjects/scene-ids.ts";
import type { SurroundingsProps } from "../design.ts";

/**
 * Engraved, as on a bond: in a medallion, on a coin, between columns, at a desk, on a sealed deed or a plan, among
 * accounts or pictures, on a dial, in town, in a street, a suburb or the country.
 */
export function Surroundings({ of, opening, view = 0, children: figure }: SurroundingsProps) {
  const id = useSceneId();
  const children = figure && <Engraved>{figure}</Engraved>;
  const isWide = opening === "words";
  const setting =
    (of && (homes[of]?.[view] ?? settingOf[of])) ?? (view === 1 ? "coin" : "medallion");
  const Setting = settings[setting];
  // In a round medallion there is less room above the floor than under an arch or on a plate.
  // Where the site has a bird, there is room for it on top of what it sits on.
  const { companion } = usePage();
  const isTopped = companion !== undefined && of !== undefined && perches[of] !== undefined;
  const scale = (round.has(setting) ? 2.2 : 2.75) * (isTopped ? 0.9 : 1);
  return (
    <>
      <pattern id={id("ruling")} width="560" height="7" patternUnits="userSpaceOnUse">
        <path className="ruled" d="M0 3.5h560" />
      </pattern>
      <pattern
        id={id("shade")}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-38)"
      >
        <path className="ruled" d="M0 3.5h7" />
      </pattern>
      {opening === "emblem" ? (
        <g className={setting}>
          <path fill={`url(#${id("ruling")})`} d="M0 0h560v480H0z" />
          <path className="tint frame" d="M-20 396h600v120H-20z" />
          <g transform={stood(scale, 402 + 10 * scale)}>{children}</g>
        </g>
      ) : children ? (
        <g
          className={setting}
          {...(isWide &&
            outdoors.has(setting) && {
              transform: isTopped
                ? "translate(-28 -42) scale(1.1)"
                : "translate(-56 -84) scale(1.2)",
            })}
        >
          <Setting isWide={isWide} isTopped={isTopped}>
            {children}
          </Setting>
        </g>
      ) : (
        <>
          <Weave />
          <Rosette />
        </>
      )}
    </>
  );
}

/** Hatched where it is light, but for skin. */
function Engraved({ children }: { children: ReactNode }) {
  const id = useSceneId();
  return (
    <>
      <g id={id("figure")}>{children}</g>
      <pattern
        id={id("cuts")}
        width="1.6"
        height="1.6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-38)"
      >
        <path fill="#000" d="M0 0h1.6v.5H0z" />
      </pattern>
      <mask id={id("lit")}>
        <use href={`#${id("figure")}`} />
      </mask>
      <path
        className="cuts"
        fill={`url(#${id("cuts")})`}
        mask={`url(#${id("lit")})`}
        d="M-40-80h240v280H-40z"
      />
    </>
  );
}

/** In the middle, with its feet on a floor. */
function stood(scale: number, floor: number): string {
  return `translate(${280 - 80 * scale} ${floor - 160 * scale}) scale(${scale})`;
}

type SettingProps = { isWide: boolean; isTopped: boolean; children: ReactNode };

/** In an oval with a milled rim, on the weave of a banknote; where that is a band, taller than it. */
function Medallion({ isWide, isTopped, children }: SettingProps) {
  const id = useSceneId();
  const [rx, ry] = isWide ? [316, 214] : [190, 208];
  const floor = isWide ? 366 : 340;
  const half = Math.round(rx * Math.sqrt(1 - ((floor - 240) / ry) ** 2));
  const [wall, ground] = ["1 1", "0 0"].map(
    (turn) => `M${280 - half} ${floor}a${rx} ${ry} 0 ${turn} ${2 * half} 0z`,
  );
  return (
    <>
      <Weave isWide={isWide} />
      <ellipse className="surface frame" cx="280" cy="240" rx={rx + 24} ry={ry + 24} />
      <ellipse
        className="dentils"
        cx="280"
        cy="240"
        rx={rx + 12}
        ry={ry + 12}
        pathLength={isWide ? 1760 : 1328}
      />
      <ellipse className="tint frame" cx="280" cy="240" rx={rx} ry={ry} />
      <path fill={`url(#${id("ruling")})`} d={wall} />
      <path fill={`url(#${id("shade")})`} className="frame" d={ground} />
      <g transform={isWide ? stood(isTopped ? 2.1 : 2.45, 406) : stood(isTopped ? 1.8 : 1.95, 376)}>
        {children}
      </g>
    </>
  );
}

/** On a coin with a milled edge, which shines. */
function Coin({ isTopped, children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <circle className="sunbeams" cx="280" cy="240" r="600" />
      <circle className="surface frame" cx="280" cy="240" r="212" />
      <circle className="dentils" cx="280" cy="240" r="196.1" />
      <circle className="tint frame" cx="280" cy="240" r="182" />
      <path fill={`url(#${id("ruling")})`} d="M121 328h318a182 182 0 0 1-318 0z" />
      <path className="frame" d="M121 328h318" />
      <g transform={stood(isTopped ? 1.6 : 1.7, 362)}>{children}</g>
    </>
  );
}

/** Under a pediment, at the head of the steps; beside it the colonnade goes on. */
function Portico({ isWide, children }: SettingProps) {
  const id = useSceneId();
  const columns = [170, 320, 470, 620, 770, 920].flatMap((away) => [280 - away, 280 + away]);
  return (
    <g {...(isWide && { transform: "translate(-67 -146) scale(1.24)" })}>
      <path className="surface" d="M-980-240h2520v360H-980z" />
      <path className="tint" d="M-980 150h2520v250H-980z" />
      <path fill={`url(#${id("ruling")})`} d="M-980 150h2520v250H-980z" />
      {columns.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path
            className="surface frame"
            d="M-18 162h36l2 226h-40zM-28 150h56l-8 14h-40zM-22 386h44l6 14h-56z"
          />
          <path className="ruled" d="M-12 168v214M-6 168v214M0 168v214M6 168v214M12 168v214" />
        </g>
      ))}
      <path className="accent frame" d="M-980 116h2520v34H-980zM72 116L280 22l208 94z" />
      <path className="dentils" d="M-980 140h2520" />
      <path className="surface" d="M124 106L280 36l156 70z" />
      <path fill={`url(#${id("ruling")})`} className="frame" d="M124 106L280 36l156 70z" />
      <circle className="accent frame" cx="280" cy="80" r="18" />
      <path className="surface frame" d="M-980 400h2520v22H-980zM-980 422h2520v24H-980z" />
      <path className="accent" d="M-980 446h2520v1700H-980z" />
      <path fill={`url(#${id("shade")})`} className="frame" d="M-980 446h2520v1700H-980z" />
      <g transform="translate(152 144) scale(1.6)">{children}</g>
    </g>
  );
}

/** Engraved on a deed, below its heading and its seal. */
function Deed({ isWide, children }: SettingProps) {
  const id = useSceneId();
  const [x, width] = isWide ? [-40, 640] : [80, 400];
  return (
    <>
      <Weave />
      <path className="surface frame" d={`M${x} 26h${width}v428H${x}z`} />
      <path className="frame" d={`M${x + 12} 38h${width - 24}v404H${x + 12}z`} />
      <path className="dentils" d={`M${x + 36} 72h152`} />
      <path className="frame" d={`M${x + 36} 96h112M${x + 36} 110h88`} />
      {isWide &&
        [190, 220, 250, 280, 310, 340].map((y) => (
          <path key={y} className="frame" d={`M-8 ${y}h92M476 ${y}h92`} />
        ))}
      <g transform={`translate(${x + width - 56} 84) scale(.8)`}>
        <path className="accent frame" d="M-26 26l-22 88 27-16 21 24 21-24 27 16-22-88z" />
        <circle className="seal" r="44" />
        <circle className="surface frame" r="34" />
        <path className="brand" d="M0-30 7-7 30 0 7 7 0 30-7 7-30 0-7-7z" />
      </g>
      <path fill={`url(#${id("shade")})`} className="frame" d="M112 378h336l-24 34H136z" />
      <g transform={isWide ? "translate(104 38) scale(2.2)" : "translate(140 110) scale(1.75)"}>
        {children}
      </g>
    </>
  );
}

/** On a plate upon the pages of an account book, with figures in its columns. */
function Accounts({ isWide, children }: SettingProps) {
  const id = useSceneId();
  const width = 106;
  const columns = Array.from({ length: 9 }, (_, at) => (isWide ? 216 : 208) + at * width).flatMap(
    (away) => [280 + away, 280 - width - away],
  );
  return (
    <>
      <pattern id={id("figures")} width="120" height="224" patternUnits="userSpaceOnUse">
        {isWide && (
          <path
            className="figures"
            d={sums.map((sum, row) => figures(sum, row * 32 + 10)).join("")}
          />
        )}
        <path className="ruled" d={sums.map((_, row) => `M0 ${row * 32 + 31}h120`).join("")} />
      </pattern>
      <path className="surface" d="M-980-240h2520v2300H-980z" />
      {columns.map((x, column) => (
        <g key={x} transform={`translate(${x} ${((column * 3) % 7) * 32 - 256})`}>
          {column % 4 < 2 && <path className="tint" d={`M0-192h${width}V2300H0z`} />}
          <path fill={`url(#${id("figures")})`} d={`M0-192h${width}V2300H0z`} />
          <path className="frame" d={`M0-192V2300M${width - 5}-192V2300`} />
        </g>
      ))}
      <g {...(!isWide && { transform: "translate(14 12) scale(.95)" })}>
        <path
          className="tint frame"
          d="M112 22h336q0 30 30 30v376q-30 0-30 30H112q0-30-30-30V52q30 0 30-30z"
        />
        <path
          className="frame"
          d="M122 36h316q6 26 26 30v348q-20 4-26 30H122q-6-26-26-30V66q20-4 26-30z"
        />
        <path fill={`url(#${id("shade")})`} d="M98 352h364v62q-20 4-26 30H122q-6-26-26-30v-62z" />
        <g transform="translate(120 62) scale(2)">{children}</g>
      </g>
    </>
  );
}

const sums = ["1284", "96", "4750", "318", "20561", "739", "2910"];

/** In one stroke each, ten wide, from 0 to 9. */
const digits = [
  "m5 1c-5 0-5 12 0 12s5-12 0-12z",
  "m3 3l3-2v12",
  "m1 4c0-4 8-4 8 0 0 3-8 6-8 9h8",
  "m1 1h7l-4 5c6 0 5 7 1 7-2 0-4-1-4-2",
  "m7 13v-12l-6 8h8",
  "m8 1h-5l-1 5c8-2 8 7 2 7-2 0-3-1-3-2",
  "m8 1c-6 2-8 12-3 12s4-8-1-6c-2 1-3 3-2 4",
  "m1 1h8l-5 12",
  "m5 7c-5 0-4-6 0-6s5 6 0 6-5 6 0 6 5-6 0-6z",
  "m8 5c0 5-7 4-7 0s7-6 7 0-1 7-5 8",
];

/** A sum as it is written in a column, its end at the right. */
function figures(sum: string, y: number): string {
  return [...sum]
    .map((digit, at) => `M${90 - 12 * (sum.length - at)} ${y}${digits[Number(digit)]}`)
    .join("");
}

/** In a niche, between shelves of bound volumes. */
function Library({ isWide, children }: SettingProps) {
  const id = useSceneId();
  const shelves = [-250, -130, -10, 110, 230, 350, 470];
  return (
    <>
      <pattern id={id("volumes")} width="196" height="120" patternUnits="userSpaceOnUse">
        <path
          className="accent frame"
          d="M2 22h24v80H2zM42 16h30v86H42zM94 26h22v76H94zM124 34l15-4 18 70-15 4zM174 12h20v90h-20z"
        />
        <path className="surface frame" d="M26 30h16v72H26zM72 22h22v80H72zM156 24h18v78h-18z" />
        <path
          className="brand"
          d="M2 34h24v8H2zM2 88h24v3H2zM42 30h30v3H42zM42 38h30v20H42zM94 40h22v4H94zM94 84h22v8H94zM174 28h20v14h-20z"
        />
        <path
          className="ruled"
          d="M34 36v60M78 34h10M78 40h10M78 46h10M165 30v66M180 54v40M188 54v40"
        />
      </pattern>
      <path className="tint" d="M-980-240h2520v2300H-980z" />
      {shelves.map((y, at) => (
        <path
          key={y}
          fill={`url(#${id("volumes")})`}
          opacity=".6"
          d="M-1220 0h2940v120h-2940z"
          transform={`translate(${[42, 158, 0, 116][at % 4]} ${y})`}
        />
      ))}
      {shelves.map((y) => (
        <path key={y} className="surface frame" d={`M-980 ${y + 102}h2520v16H-980z`} />
      ))}
      <g {...(!isWide && { transform: "translate(28 48) scale(.9)" })}>
        <path className="surface frame" d="M78 440V220a202 202 0 0 1 404 0v260z" />
        <path className="tint frame" d="M100 424V222a180 180 0 0 1 360 0v202z" />
        <path fill={`url(#${id("ruling")})`} d="M100 424V222a180 180 0 0 1 360 0v202z" />
        <path className="accent frame" d="M262 14h36l-6 36h-24z" />
        <path className="surface frame" d="M60 420h440v20H60zM78 440h404v300H78z" />
        <path className="dentils" d="M100 454h360" />
        <g transform={stood(2, 424)}>{children}</g>
      </g>
    </>
  );
}

/** On the chip in the middle of a board, from which the tracks go out. */
function Circuit({ children }: SettingProps) {
  const id = useSceneId();
  const legs = Array.from({ length: 9 }, (_, at) => 104 + at * 34);
  return (
    <>
      <path className="accent" d="M-980-240h2520v2300H-980z" />
      <path fill={`url(#${id("shade")})`} d="M-980-240h2520v2300H-980z" />
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(280) scale(${side} 1)`}>
          {legs.map((y, at) => {
            const bend = 240 + (Math.abs(4 - at) % 3) * 60;
            const turn = (at - 4) * 18;
            const end = y + turn;
            return (
              <g key={y}>
                <path
                  className="track"
                  d={`M180 ${y}H${bend}l${Math.abs(turn)} ${turn}H${at % 2 ? 1260 : 470 + at * 66}`}
                />
                {at % 2 === 0 && (
                  <circle className="surface frame" cx={470 + at * 66} cy={end} r="11" />
                )}
              </g>
            );
          })}
          <path
            className="surface frame"
            d="M560 150h120v64H560zM980 256h150v110H980zM640 300h54v30h-54zM790 92h90v40h-90z"
          />
          <path fill={`url(#${id("ruling")})`} className="frame" d="M996 272h118v78H996z" />
          <path className="brand" d="M560 150h18v64h-18zM640 300h10v30h-10zM684 300h10v30h-10z" />
        </g>
      ))}
      <path
        className="surface frame"
        d={legs.map((at) => `M74 ${at - 8}h412v16H74zM${at + 32} 34h16v412h-16z`).join("")}
      />
      <path className="tint frame" d="M100 60h360v360H100z" />
      <path className="frame" d="M112 72h336v336H112z" />
      <path fill={`url(#${id("ruling")})`} d="M112 360h336v48H112z" />
      <circle className="brand" cx="134" cy="94" r="9" />
      <g transform="translate(120 68) scale(2)">{children}</g>
    </>
  );
}

/** On squared paper; in a band, before columns that rise to the right. */
function Graph({ isWide, children }: SettingProps) {
  const id = useSceneId();
  const columns = Array.from({ length: isWide ? 21 : 0 }, (_, at) => at).filter(
    (at) => at < 9 || at > 11,
  );
  const top = (at: number) => 330 - at * 13 + ((at * 7) % 5) * 9;
  return (
    <>
      <pattern id={id("squares")} width="24" height="24" patternUnits="userSpaceOnUse">
        <path className="ruled" opacity=".35" d="M0 8h24M0 16h24M8 0v24M16 0v24" />
        <path className="ruled" d="M0 0h24M0 0v24" />
      </pattern>
      <path className="surface" d="M-980-240h2520v2300H-980z" />
      <path fill={`url(#${id("squares")})`} d="M-980-240h2520v2300H-980z" />
      {columns.map((at) => (
        <g key={at}>
          <path
            className={at % 3 ? "accent frame" : "tint frame"}
            d={`M${-972 + at * 120} ${top(at)}h72V440h-72z`}
          />
          {at % 3 === 0 && (
            <path fill={`url(#${id("shade")})`} d={`M${-972 + at * 120} ${top(at)}h72V440h-72z`} />
          )}
        </g>
      ))}
      <path className="surface frame" d="M-980 440h2520v1700H-980z" />
      <path className="dentils" d="M-980 458h2520" />
      <circle className="surface frame" cx="280" cy="244" r="196" />
      <circle className="tint frame" cx="280" cy="244" r="182" />
      <path fill={`url(#${id("shade")})`} className="frame" d="M128 344h304a182 182 0 0 1-304 0z" />
      <g transform="translate(144 90) scale(1.7)">{children}</g>
    </>
  );
}

/** On squared paper, with its measure; in a band, between the plans of two houses. */
function Plan({ isWide, children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <pattern id={id("grid")} width="30" height="30" patternUnits="userSpaceOnUse">
        <path className="ruled" d="M0 0h30M0 0v30" />
      </pattern>
      <path className="tint" d="M-980-240h2520v2300H-980z" />
      <path fill={`url(#${id("grid")})`} d="M-980-240h2520v2300H-980z" />
      {isWide && (
        <>
          <path
            className="brand"
            d="M-550 90H50v320h-600zM-538 102v136h190V102zM-538 250v148h190V250zM-336 102v190h236V102zM-336 304v94h236v-94zM-88 102v296H38V102zM510 90h280v120h320v200H510zM522 102v120h256V102zM522 234v164h150V234zM684 234v164h94V234zM790 222v176h308V222z"
            fillRule="evenodd"
          />
          <path
            className="tint"
            d="M-348 180h12v50h-12zM-348 320h12v50h-12zM-250 292h60v12h-60zM-100 320h12v50h-12zM-230 398h50v12h-50zM600 222h60v12h-60zM778 310h12v60h-12zM672 260h12v50h-12zM900 398h60v12h-60z"
          />
          <path
            className="surface frame"
            d="M-490 90h90v12h-90zM-290 90h140v12h-140zM38 160h12v120H38zM-550 280h12v80h-12zM560 90h160v12H560zM1098 260h12v90h-12zM840 210h200v12H840zM510 270h12v90h-12z"
          />
          <path
            className="frame"
            d="M-348 180h-50a50 50 0 0 0 50 50M-230 398v-50a50 50 0 0 1 50 50M-88 320h50a50 50 0 0 1-50 50M600 234v60a60 60 0 0 0 60-60M900 398v-60a60 60 0 0 1 60 60M790 310h60a60 60 0 0 1-60 60M-524 126h74v88h-74zM-504 126v88M-524 272h30v104h-30zM-264 196a40 40 0 1 1 80 0a40 40 0 1 1-80 0M4 102v190h34M540 118h90v60h-90zM820 250h60v34h-60zM980 310a36 36 0 1 1 72 0a36 36 0 1 1-72 0M684 254h94M684 272h94M684 290h94M684 308h94M684 326h94M731 344v-90"
          />
          <path fill={`url(#${id("shade")})`} className="frame" d="M790 110h308v100H790z" />
          <path
            className="frame"
            d="M-550 50H50M510 50h600M-550 40v20M-342 40v20M-94 40v20M50 40v20M510 40v20M784 40v20M1110 40v20M-556 56l12-12M-348 56l12-12M-100 56l12-12M44 56l12-12M504 56l12-12M778 56l12-12M1104 56l12-12"
          />
        </>
      )}
      <path className="frame" d="M90 462h380M90 452v20M470 452v20M84 468l12-12M464 468l12-12" />
      <circle className="surface frame" cx="280" cy="240" r="190" />
      <circle className="ruled" cx="280" cy="240" r="206" />
      <path className="frame" d="M280 20v36M280 424v24M60 240h36M464 240h36" />
      <path fill={`url(#${id("shade")})`} d="M115 334h330c-30 56-92 96-165 96s-135-40-165-96z" />
      <g transform="translate(136 86) scale(1.8)">{children}</g>
    </>
  );
}

/** On a dial, with the day’s light around it. */
function Dial({ children }: SettingProps) {
  const id = useSceneId();
  const hours = Array.from({ length: 12 }, (_, at) => at * 30).filter((turn) => turn % 90);
  return (
    <>
      <circle className="sunbeams" cx="280" cy="240" r="600" />
      <circle className="tint frame" cx="280" cy="240" r="226" />
      <circle className="surface frame" cx="280" cy="240" r="164" />
      {hours.map((turn) => (
        <path
          key={turn}
          className="brand"
          d="M276 32h8v28h-8z"
          transform={`rotate(${turn} 280 240)`}
        />
      ))}
      <path className="brand" d={quarters} />
      <path fill={`url(#${id("ruling")})`} d="M131 308a164 164 0 0 0 298 0z" />
      <path className="frame" d="M131 308h298" />
      <g transform="translate(160 108) scale(1.5)">{children}</g>
    </>
  );
}

/** XII, III, VI and IX, upright. */
const quarters =
  "M255 26h9l17 40h-9zM275 26h5l-19 40h-5zM285 26h8v40h-8zM297 26h8v40h-8zM459 220h8v40h-8zM471 220h8v40h-8zM483 220h8v40h-8zM260 415h9l8 30 7-30h5l-11 40h-6zM293 415h8v40h-8zM66 220h8v40h-8zM78 220h9l17 40h-9zM98 220h5l-19 40h-5z";

/** On a desk at a window, over the roofs of the town. */
function Office({ isWide, isTopped, children }: SettingProps) {
  const id = useSceneId();
  const windows = isWide ? [-700, -210, 280, 770, 1260] : [-210, 280, 770];
  return (
    <>
      <path className="tint" d="M-980-240h2520v680H-980z" />
      <path fill={`url(#${id("ruling")})`} d="M-980-240h2520v680H-980z" />
      {windows.map((x) => (
        <g key={x} transform={`translate(${x})`}>
          <path className="accent frame" d="M-206-60h412v386h-412z" />
          <path className="surface frame" d="M-192-46h384v358h-384z" />
          <path
            className="tint frame"
            d="M-192 312V196h44v-40h52v70h36V92h20V66h14v26h38v120h48v-66l34-24 34 24v46h64v120z"
          />
          <path
            fill={`url(#${id("shade")})`}
            d="M-192 312V196h44v-40h52v70h36V92h20V66h14v26h38v120h48v-66l34-24 34 24v46h64v120z"
          />
          <path className="accent frame" d="M-192 20h384v10h-384zM-222 326h444v18h-444z" />
        </g>
      ))}
      <path className="surface frame" d="M-980 404h2520v20H-980z" />
      <path className="accent" d="M-980 424h2520v1700H-980z" />
      <path fill={`url(#${id("shade")})`} className="frame" d="M-980 424h2520v1700H-980z" />
      <g transform={stood(isWide || isTopped ? 1.8 : 2, 410)}>{children}</g>
    </>
  );
}

/** In front of a street, under a ruled sky. */
function Town({ isWide, isTopped, children }: SettingProps) {
  const id = useSceneId();
  const houses = [
    [130, 96, 236],
    [226, 74, 150],
    [300, 110, 120],
    [410, 84, 268],
    [494, 120, 176],
    [614, 70, 310],
    [684, 130, 142],
    [814, 90, 220],
    [904, 140, 290],
  ] as const;
  return (
    <>
      <pattern id={id("panes")} width="24" height="34" patternUnits="userSpaceOnUse">
        <path className="brand" d="M7 10h10v16H7z" />
      </pattern>
      <path fill={`url(#${id("ruling")})`} d="M-980-240h2520v2300H-980z" />
      <circle className="surface" cx="280" cy="208" r="186" />
      {houses.flatMap(([away, width, height]) =>
        [280 + away, 280 - away - width].map((x) => (
          <g key={x} transform={`translate(${x} ${400 - height})`}>
            <path className="tint frame" d={`M0 0h${width}v${height}H0z`} />
            <path
              fill={`url(#${id(height > 200 ? "panes" : "shade")})`}
              d={`M0 0h${width}v${height}H0z`}
            />
            <path className="surface frame" d={`M-5-12h${width + 10}V0H-5z`} />
          </g>
        )),
      )}
      <path className="surface frame" d="M-980 400h2520v1700H-980z" />
      <path fill={`url(#${id("shade")})`} d="M-980 412h2520v1700H-980z" />
      <g transform={stood(isWide || isTopped ? 1.8 : 2.4, 404)}>{children}</g>
    </>
  );
}

/** At home, behind a fence of pickets, in a street of gables. */
function Street({ children }: SettingProps) {
  const id = useSceneId();
  const gables = [206, 352, 500, 650, 800].flatMap((away) => [280 - away, 280 + away]);
  const pickets = Array.from({ length: 74 }, (_, at) => at * 34 - 968).filter(
    (x) => x < 120 || x > 420,
  );
  return (
    <>
      <path fill={`url(#${id("ruling")})`} d="M-980-240h2520v2300H-980z" />
      <circle className="surface frame" cx="430" cy="96" r="58" />
      {gables.map((x, at) => (
        <g key={x} transform={`translate(${x} 404) scale(${at % 4 < 2 ? 1 : 0.86})`}>
          <path className="brand" d="M26-210h22v70H26z" />
          <path className="surface frame" d="M-58 0v-128L0-190l58 62V0z" />
          <path fill={`url(#${id("shade")})`} d="M-58 0v-128L0-190l58 62V0z" />
          <path className="accent frame" d="M-72-112L0-190l72 78-10 10L0-168l-62 66z" />
          <path className="brand" d="M-34-96h26v34h-26zM10-96h26v34H10z" />
        </g>
      ))}
      <path className="frame" d="M-980 352h1110M430 352h1110M-980 384h1110M430 384h1110" />
      <path
        className="surface frame"
        d={pickets.map((x) => `M${x} 408v-72l9-12 9 12v72z`).join("")}
      />
      <path className="surface frame" d="M-980 404h2520v1700H-980z" />
      <path fill={`url(#${id("shade")})`} d="M-980 416h1210l-50 64H-980zM330 416h1210v64H380z" />
      <g transform={stood(2, 416)}>{children}</g>
    </>
  );
}

/** In front of hills, under the sun. */
function Suburb({ isWide, isTopped, children }: SettingProps) {
  const id = useSceneId();
  const trees = [330, 470, 580, 740, 850].flatMap((away) => [280 - away, 280 + away]);
  return (
    <>
      <path fill={`url(#${id("ruling")})`} d="M-980-240h2520v2300H-980z" />
      <circle className="tint frame" cx="280" cy="216" r="190" />
      <path className="tint frame" d={hills} />
      <path fill={`url(#${id("shade")})`} d={hills} />
      {trees.map((x, at) => (
        <g key={x} transform={`translate(${x} 404) scale(${1 - (at % 3) * 0.18})`}>
          <path className="brand" d="M-5 0v-60H5V0z" />
          <ellipse className="brand" cy="-92" rx="40" ry="52" />
        </g>
      ))}
      <path className="surface frame" d="M-980 400h2520v1700H-980z" />
      <path fill={`url(#${id("shade")})`} d="M-980 412h2520v1700H-980z" />
      <g transform={stood(isWide || isTopped ? 1.8 : 2.4, 404)}>{children}</g>
    </>
  );
}

const hills = `M-980 330q180-120 360 0${"t360 0".repeat(6)}v150H-980z`;

const meadow = "M-980 412q210-32 420-14t420 0 420-4 420 4 420-2 420 4v1700H-980z";

/** On a hill, with the sun coming up behind it. */
function Country({ isWide, isTopped, children }: SettingProps) {
  const id = useSceneId();
  const isSmall = isWide || isTopped;
  // None that what is large would all but hide, nor at the right that would show past the edge of the sheet.
  const poplars = [...(isSmall ? [174] : []), 430, 540, 580, 760, 860].map(
    (away) => [280 - away, ...(isWide || away !== 580 ? [280 + away] : [])] as const,
  );
  return (
    <>
      <circle className="sunbeams" cx="280" cy="330" r="600" />
      <circle className="tint frame" cx="280" cy="330" r="196" />
      <path className="tint frame" d={`M-980 350q140-110 280 0${"t280 0".repeat(8)}v200H-980z`} />
      <path
        fill={`url(#${id("ruling")})`}
        d={`M-980 350q140-110 280 0${"t280 0".repeat(8)}v200H-980z`}
      />
      {poplars.flatMap((places, at) =>
        places.map((x) => (
          <g
            key={x}
            transform={`translate(${x} ${396 - (at % 3) * 12}) scale(${1.35 - (at % 3) * 0.25})`}
          >
            <path
              className="brand"
              d="M-4 0v-30h8V0zM0-170c30 50 30 120 0 146-30-26-30-96 0-146z"
            />
          </g>
        )),
      )}
      <path className="surface frame" d={meadow} />
      <path fill={`url(#${id("shade")})`} d={meadow} />
      <g transform={stood(isSmall ? 1.8 : 2.4, 404)}>{children}</g>
    </>
  );
}

/** Before a panelled wall that is hung with pictures. */
function Gallery({ children }: SettingProps) {
  const id = useSceneId();
  const hung = [310, 430, 570, 690].flatMap((away) => [280 - away, 280 + away]);
  return (
    <>
      <path className="tint" d="M-980-240h2520v680H-980z" />
      <path fill={`url(#${id("shade")})`} d="M-980-240h2520v640H-980z" />
      <path className="accent frame" d="M-980 292h2520v14H-980zM-980 400h2520v1700H-980z" />
      {hung.map((x, at) => (
        <g key={x} transform={`translate(${x} ${at % 4 < 2 ? 92 : 112})`}>
          <path className="frame" d="M-34 0L0-30 34 0" />
          <path
            className="accent frame"
            d={at % 4 < 2 ? "M-52 0H52v152H-52z" : "M-52 0H52v104H-52z"}
          />
          {at % 4 < 2 ? (
            <>
              <ellipse className="surface frame" cy="76" rx="38" ry="60" />
              <path
                className="brand"
                d="M-1 122V40h2v82zM0 106q-4-22-25-25 2 23 25 25zq4-22 25-25-2 23-25 25zM0 80q-4-18-20-20 2 18 20 20zq4-18 20-20-2 18-20 20zM0 54q-10-15 0-30 10 15 0 30z"
              />
            </>
          ) : (
            <>
              <path className="surface frame" d="M-40 12h80v80h-80z" />
              <path
                fill={`url(#${id("shade")})`}
                className="frame"
                d="M-40 66q20-22 40-6t40-10v42h-80z"
              />
            </>
          )}
        </g>
      ))}
      <path className="accent frame" d="M84 400V220a196 196 0 0 1 392 0v180z" />
      <path className="surface" d={niche} />
      <path fill={`url(#${id("ruling")})`} className="frame" d={niche} />
      <path fill={`url(#${id("shade")})`} d="M-980 412h2520v1700H-980z" />
      <g transform={stood(2.15, 430)}>{children}</g>
    </>
  );
}

const niche = "M100 400V220a180 180 0 0 1 360 0v180z";

const settings = {
  accounts: Accounts,
  circuit: Circuit,
  coin: Coin,
  graph: Graph,
  library: Library,
  medallion: Medallion,
  office: Office,
  plan: Plan,
  portico: Portico,
  deed: Deed,
  dial: Dial,
  gallery: Gallery,
  street: Street,
  suburb: Suburb,
  town: Town,
  country: Country,
};

/** Those whose emblem is in a circle. */
const round: ReadonlySet<string> = new Set([
  "coin",
  "country",
  "dial",
  "gallery",
  "medallion",
  "office",
  "street",
]);

/** Seen from nearer where they are as wide as the page. */
const outdoors: ReadonlySet<string> = new Set(["country", "street", "suburb", "town"]);

/** Where each of these is to be seen; all others are in a medallion or on a coin. */
const settingOf: { readonly [Thing in Subject]?: keyof typeof settings } = {
  "adding-machine": "accounts",
  abacus: "accounts",
  receipt: "accounts",

  "opened-computer": "circuit",
  "circuit-board": "circuit",
  "server-rack": "circuit",
  "code-screen": "circuit",

  "coin-stacks": "graph",
  "nest-egg": "graph",
  safe: "graph",

  "case-files": "library",
  "globe-showing-asia-australia": "library",
  "open-book": "library",
  "wedding-album": "library",
  books: "library",
  gavel: "library",
  ledger: "library",
  newspaper: "library",

  "hourglass-done": "dial",
  "opened-watch": "dial",
  watch: "dial",
  sun: "dial",

  "artist-palette": "gallery",
  "framed-picture": "gallery",
  easel: "gallery",
  "painter-at-wall": "gallery",
  camera: "gallery",
  "photo-studio": "gallery",
  "photographer-at-tripod": "gallery",
  "museum-cabinet": "gallery",
  "wedding-gown": "gallery",
  "ballet-barre": "gallery",
  loom: "gallery",

  "floor-plan": "plan",
  "modern-house": "plan",
  "straight-ruler": "plan",
  "triangular-ruler": "plan",
  scaffold: "plan",
  theodolite: "plan",
  hammer: "plan",
  ladder: "plan",
  "electrician-on-steps": "plan",
  "cooling-technician": "plan",

  briefcase: "office",
  laptop: "office",
  clipboard: "office",
  pencil: "office",
  dictionaries: "library",
  "deed-box": "library",

  "graduation-cap": "portico",
  "performing-arts": "portico",
  amphora: "portico",
  urn: "portico",
  "violin-in-case": "portico",

  "fountain-pen": "deed",
  envelope: "deed",
  memo: "deed",
  ring: "deed",

  "articulated-lorry": "town",
  "building-construction": "town",
  "delivery-truck": "town",
  automobile: "town",
  "wedding-car": "town",
  "learner-car": "town",
  "driver-with-learner": "town",
  bicycle: "town",
  "cyclist-mechanic": "town",
  bus: "town",
  cityscape: "town",
  minibus: "town",
  taxi: "town",

  "deciduous-tree": "country",
  "arborist-in-tree": "country",
  "evergreen-tree": "country",
  "house-with-garden": "country",
  "house-on-stumps": "country",
  "memorial-tree": "country",
  camping: "country",
  campfire: "country",
  castle: "country",
  church: "country",
  "wedding-arch": "country",
  "celebrant-with-couple": "country",
  marquee: "country",
  "hot-air-balloon": "country",
  "picnic-basket": "country",
  "hiking-pack": "country",
  "golf-bag": "country",
  "lawn-bowls": "country",
  "football-and-boots": "country",
  "farm-gate": "country",
  "grain-silo": "country",
  "dog-kennel": "country",
  "drill-rig": "country",
  woodpile: "country",
  sprinkler: "country",
  cow: "country",
  dog: "country",
  "dog-walker-with-dogs": "country",
  ewe: "country",
  emu: "country",
  alpaca: "country",
  horse: "country",
  "saddle-on-rail": "country",
  hut: "country",
  "hen-house": "country",
  polytunnel: "country",
  "portable-toilet": "country",
  pergola: "country",
  "gutter-and-ladder": "country",
  "roofer-on-roof": "country",
  kangaroo: "country",
  tent: "country",
  tractor: "country",
  harvester: "country",
  "hay-bales": "country",
  forklift: "country",
  "solar-panels": "country",
  "water-tank": "country",
};

/** What so many have that it is in another place for each view. */
const homes: { readonly [Thing in Subject]?: readonly (keyof typeof settings)[] } = {
  "auction-board": ["suburb", "country", "suburb"],
  "agent-with-sign": ["suburb", "country", "suburb"],
  "balance-scale": ["portico", "coin", "library"],
  contract: ["medallion", "coin", "library"],
  "house-and-coins": ["suburb", "street", "country"],
  house: ["country", "suburb", "street"],
  "ramp-and-handrail": ["country", "suburb", "suburb"],
  "roller-door": ["country", "suburb", "suburb"],
  houses: ["street", "country", "suburb"],
};

/** In the air above the line at the end of the page. */
export function footOf(of: Subject): "in-air" | "" {
  return flying.has(of) ? "in-air" : "";
}

const flying: ReadonlySet<Subject> = new Set([
  "bird",
  "dove",
  "small-airplane",
  "drone",
  "speech-balloon",
  "sun",
]);

/** The guilloche behind the print of a banknote, on a page of any width; no higher than a band. */
function Weave({ isWide = false }) {
  const id = useSceneId();
  const waves = `#${id("waves")}`;
  const ribbon = `#${id("ribbon")}`;
  return (
    <>
      <pattern id={id("weave")} y="240" width="280" height="180" patternUnits="userSpaceOnUse">
        <g id={id("ribbon")} className="ruled">
          <path id={id("waves")} d={quarter} />
          <use href={waves} transform="scale(1 -1)" />
          <use href={waves} transform="translate(280) scale(-1 1)" />
          <use href={waves} transform="translate(280) scale(-1)" />
        </g>
        <g className="ruled">
          <use href={ribbon} y="180" />
          <use href={ribbon} x="-140" y="90" />
          <use href={ribbon} x="140" y="90" />
        </g>
      </pattern>
      <path
        fill={`url(#${id("weave")})`}
        d={isWide ? "M-980 54h2520v372H-980z" : "M-980-480h2520v2500H-980z"}
      />
    </>
  );
}

/**
 * Four of the sixteen waves of a ribbon; the others are those turned over. A ribbon is narrow where those beside
 * it are wide.
 */
const quarter = [4.375, 13.125, 21.875, 30.625]
  .map((phase) => {
    const y = (x: number) =>
      (55 + 35 * Math.cos((x * Math.PI) / 140)) * Math.sin(((x + phase) * Math.PI) / 70);
    // Each bend begins and ends as steep as the wave is there.
    const rise = (x: number) => 6 * (y(x + 1) - y(x - 1));
    const bends = [0, 35, 70, 105, 140, 175, 210, 245].map((x) => {
      const [from, to] = [y(x), y(x + 35)];
      const end = `${Math.round(to - rise(x + 35) - from)} 35 ${Math.round(to - from)}`;
      return x ? `s23 ${end}` : `M0 ${Math.round(from)}c12 ${Math.round(rise(x))} 23 ${end}`;
    });
    return bends.join("");
  })
  .join("");

/** Ellipses turned around one point, as on the back of a banknote. */
function Rosette() {
  const turns = Array.from({ length: 24 }, (_, at) => at * 7.5);
  return (
    <g>
      <circle className="tint frame" cx="280" cy="240" r="180" />
      {turns.map((turn) => (
        <ellipse
          key={turn}
          className="ruled"
          cx="280"
          cy="240"
          rx="170"
          ry="66"
          transform={`rotate(${turn} 280 240)`}
        />
      ))}
      <circle className="frame" cx="280" cy="240" r="66" />
      <circle className="brand" cx="280" cy="240" r="14" />
    </g>
  );
}

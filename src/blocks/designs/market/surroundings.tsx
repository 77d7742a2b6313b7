import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import { perches } from "../../subjects/perches.ts";
import { useSceneId } from "../../subjects/scene-ids.ts";
import type { SurroundingsProps } from "../design.ts";

/** Cut out of paper, where such a thing is sold or served. */
export function Surroundings({ of, opening, view = 0, children }: SurroundingsProps) {
  const found = (of && settingOf[of]) ?? anywhere;
  const setting = found[(4 * openings.indexOf(opening) + view) % found.length] ?? "stall";
  const Setting = settings[setting];
  /* People have their own size: see below. */
  const size = useSize();
  const zoom = looks[setting] || size < 1.1 ? 1 : 1.16;
  return (
    <g className={looks[setting] ?? setting} transform={zoom > 1 ? about(zoom, 20) : undefined}>
      <rect className="tint" width="560" height="480" />
      <Setting isTall={((of && perches[of]?.[1]) ?? 9) < 5}>
        <g transform="translate(112 36) scale(2.1)">{children ?? <Sun />}</g>
      </Setting>
    </g>
  );
}

const [blue] = naturalTones.blue;
const [leaf] = naturalTones.leaf;
const [pink] = naturalTones.pink;
const [red] = naturalTones.red;
const [skin] = naturalTones.skin;

/** So that a bird on what is tall is below the top. */
const lower = "translate(36 48) scale(.87)";

type Shown = { children: ReactNode };

type SettingProps = Shown & {
  /** A bird on it would touch the top. */
  isTall: boolean;
};

/** People are as large as the picture allows: that of a section further down is narrow. */
function useSize() {
  return useSceneId()("").endsWith("-2") ? 1.06 : 1.12;
}

/** On a table with a cloth, below flags, with the sun’s rays behind it. */
function Stall({ isTall, children }: SettingProps) {
  const flags = Array.from({ length: 8 }, (_, at) => at * 72 - 8);
  return (
    <>
      {/* Dashes of a line as wide as its circle. */}
      <circle
        cx="280"
        cy="260"
        r="240"
        stroke="var(--ray)"
        strokeWidth="480"
        strokeDasharray="62.83"
      />
      <circle className="sun" cx="280" cy="246" r="172" />
      {!isTall && (
        <>
          <path className="string" d="M0 12c180 34 380 34 560 0" />
          {flags.map((x, at) => (
            <path
              key={x}
              className={at % 2 === 0 ? "brand" : "deep"}
              d={`M${x} ${hang(x)}l56 ${hang(x + 56) - hang(x)} -30 58z`}
            />
          ))}
        </>
      )}
      <path className="deep" d="M0 372h560v108H0z" />
      <Scallops y={388} />
      <path className="surface" d="M0 372h560v20H0z" />
      <g transform={isTall ? lower : undefined}>{children}</g>
    </>
  );
}

/** The edge of a cloth or an awning, in stripes. */
function Scallops({ y }: { y: number }) {
  const scallops = "h70v34a35 35 0 0 1-70 0zm140 0".repeat(4);
  return (
    <>
      <path className="accent" d={`M0 ${y}${scallops}`} />
      <path className="brand" d={`M70 ${y}${scallops}`} />
    </>
  );
}

/** On a shelf, between price tags. */
function Ledge({ isTall, children }: SettingProps) {
  return (
    <>
      <Sky />
      <path className="string" d="M86 0v90M474 0v60" />
      <path className="surface" d="M86 68l24 22v70h-48v-70z" />
      <path className="brand" d="M474 36l24 22v70h-48v-70z" />
      <path className="accent" d="M0 392h560v88H0z" />
      <path className="deep" d="M0 372h560v24H0z" />
      <g transform={isTall ? lower : undefined}>{children}</g>
    </>
  );
}

/** In the open, on a fine day. */
function Sky() {
  return (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <circle className="sun" cx="280" cy="236" r="176" />
    </>
  );
}

/** On the floor, before a papered wall: what stands on its own legs. */
function Floor({ isTall, isBare, children }: Shown & { isTall?: boolean; isBare?: true }) {
  return (
    <>
      {/* Dashes of a line as wide as the wall is high. */}
      <path d="M20 180h540" stroke="var(--ray)" strokeWidth="360" strokeDasharray="40" />
      <circle className="sun" cx="280" cy="246" r="176" />
      <path className="deep" d="M0 360h560v120H0z" />
      <path className="accent" d="M0 372h560v108H0z" />
      {!isBare && <ellipse className="sun" cx="280" cy="404" rx="236" ry="40" />}
      <g transform={isTall ? "translate(28 63) scale(.9)" : "translate(0 26)"}>{children}</g>
    </>
  );
}

/** People there, and what they work at. */
function Person({ children }: Shown) {
  const size = useSize();
  return (
    <Floor isBare>
      <g transform={`translate(0 18) ${about(size)}`}>{children}</g>
    </Floor>
  );
}

/** So many times as large, on the line that it stands on. */
function about(size: number, line = 372) {
  return `translate(${Math.round(280 - 280 * size)} ${Math.round(line - line * size)}) scale(${size})`;
}

/** In front of tiles, on the floor; what people work at ends where the picture does. */
function Kitchen({ children }: Shown) {
  const size = useSize();
  return (
    <Counter above={null} isFloor>
      <g transform={`translate(0 ${size < 1.1 ? 90 : 108}) ${about(size < 1.1 ? 1 : 1.3)}`}>
        {children}
      </g>
    </Counter>
  );
}

/** In the water. */
function Pool({ children }: Shown) {
  const size = useSize();
  return (
    <>
      <Sky />
      <path fill={blue} d="M0 350h560v130H0z" />
      <path
        className="surface"
        d="M20 400h60v8H20zM480 376h60v8h-60zM150 448h70v8h-70zM400 440h60v8h-60z"
      />
      <g transform={`translate(0 50) ${about(size)}`}>{children}</g>
    </>
  );
}

/** On top of a house. */
function Roof({ children }: Shown) {
  const size = useSize();
  return (
    <>
      <Sky />
      <path className="surface" d="M136 400h288v80H136z" />
      <path className="deep" d="M136 412h288v10H136z" />
      <g transform={`translate(0 40) ${about(size)}`}>{children}</g>
    </>
  );
}

/** On a table that is laid, under lamps. */
function Table({ isTall, children }: SettingProps) {
  const id = useSceneId();
  return (
    <>
      <pattern id={id("checks")} width="56" height="56" patternUnits="userSpaceOnUse">
        <path className="surface" d="M0 0h56v56H0z" />
        <path className="rays" d="M0 0h28v56H0zM0 0h56v28H0z" />
        <path className="accent" d="M0 0h28v28H0z" />
      </pattern>
      <path className="accent" d="M0 0h560v392H0z" />
      <circle className="sun" cx="280" cy="232" r="172" />
      {(isTall ? [] : [114, 280, 446]).map((x) => (
        <g key={x} transform={`translate(${x} ${x === 280 ? 26 : 56})`}>
          <path className="string" d="M0-99V0" />
          <path className="brand" d="M-58 42a58 50 0 0 1 116 0z" />
        </g>
      ))}
      <path fill={`url(#${id("checks")})`} d="M0 392h560v88H0z" />
      <path className="deep" d="M0 384h560v8H0z" />
      <g transform={isTall ? "translate(36 64) scale(.87)" : "translate(0 16)"}>{children}</g>
    </>
  );
}

/** The same, on a plate. */
function Plate({ isTall, children }: SettingProps) {
  return (
    <Table isTall={isTall}>
      <ellipse className="surface" cx="280" cy="372" rx="204" ry="36" />
      {children}
    </Table>
  );
}

/** Below woven lamps, at night. */
function Lanterns({ isTall, children }: SettingProps) {
  const lamps = [
    [76, 96, 1],
    [168, 44, 0.8],
    [392, 44, 0.8],
    [484, 96, 1],
  ] as const;
  return (
    <>
      <path className="deep" d="M0 0h560v480H0z" />
      <circle className="accent" cx="280" cy="236" r="170" />
      {lamps.map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path
            className="sun"
            d="M-1-199h2V-40h-2zM-8-44H8c26 10 42 36 42 76H-50c0-40 16-66 42-76z"
          />
          <path className="brand" d="M-27-30h54l6 7h-66zM-42-8h84l4 8h-92zM-49 18h98l1 14H-50z" />
        </g>
      ))}
      <path className="brand" d="M0 376h560v104H0z" />
      <path className="sun" d="M0 342h560v50H0z" />
      <path className="accent" d="M0 430h560v8H0z" />
      <g transform={isTall ? lower : undefined}>{children}</g>
    </>
  );
}

/** On the counter, before the menu board. */
function Board({ children }: Shown) {
  return (
    <>
      <path className="brand" d="M0 0h560v480H0z" />
      <path className="accent" d="M28 20h504v310H28z" />
      <path className="deep" d="M44 36h472v294H44z" />
      <path
        className="slats"
        d="M68 84h52M68 108h36M68 132h44M440 84h52M456 108h36M448 132h44M196 60q21-22 42 0t42 0 42 0 42 0"
      />
      <circle className="accent" cx="280" cy="236" r="146" />
      <path className="sun" d="M0 330h560v150H0z" />
      <path className="deep" d="M0 412h560v12H0z" />
      <path className="brand" d="M0 424h560v56H0z" />
      <g transform="translate(0 10)">{children}</g>
    </>
  );
}

/** On a stand, in a cabinet of glass. */
function Cabinet({ children }: Shown) {
  return (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <path className="sun" d="M44 50q0-30 30-30h412q30 0 30 30v390H44z" />
      <path className="surface" d="M120 20h86L100 400H44V290zM420 20h40L354 440h-40z" />
      <path className="brand" d="M262 416h36l16 24h-68zM110 400h340q-8 20-46 20H156q-38 0-46-20z" />
      <path className="deep" d="M0 436h560v14H0z" />
      <path className="brand" d="M0 450h560v30H0z" />
      <g transform="translate(67 117) scale(.76)">{children}</g>
    </>
  );
}

/** On a round table outside, below its umbrella. */
function Terrace({ isTall, children }: SettingProps) {
  return (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <circle className="sun" cx="446" cy="196" r="52" />
      <path
        className="rays"
        d="M0 400V240h84v-44h62v70h50v134zM350 400V266h50v-40h62v74h28v-44h70v144z"
      />
      <path className="sun" d="M0 392h560v88H0z" />
      <path
        className="deep"
        d="M115 20h10v454h-10zM64 466h112v14H64zM301 380h10v94h-10zM236 466h140v14H236z"
      />
      {[-2, -1, 0, 1, 2].map((at) => (
        <path
          key={at}
          className={at % 2 === 0 ? "brand" : "accent"}
          d={`M120 0Q${120 + 62 * at - 31} 12 ${120 + 92 * at - 46} 82q46 34 92 0Q${120 + 62 * at + 31} 12 120 0z`}
        />
      ))}
      <ellipse className="deep" cx="306" cy="384" rx="176" ry="22" />
      <ellipse className="surface" cx="306" cy="375" rx="176" ry="20" />
      <g transform={isTall ? "translate(82 78) scale(.8)" : "translate(54 43) scale(.9)"}>
        {children}
      </g>
    </>
  );
}

/** On the bench of the one who bakes it, among the tools. */
function Bakehouse({ children }: Shown) {
  return (
    <>
      <path className="accent" d="M0 0h560v480H0z" />
      <circle className="sun" cx="280" cy="226" r="176" />
      <path className="brand" d="M0 34h560v12H0z" />
      <path className="string" d="M82 46v20M136 46v20M424 46v20M478 46v20" />
      <path
        className="deep"
        d="M77 64h10v66H77zM131 64h10v72h-10zM419 64h10v74h-10zM473 64h10v66h-10z"
      />
      <path className="surface" d="M58 126h48v56q-24 14-48 0zM446 136h-44a22 26 0 0 0 44 0z" />
      <path className="brand" d="M120 130h32l-6 44h-20zM458 128h40v50h-40z" />
      <path className="surface" d="M50 240q38 12 76 0l8 132H42z" />
      <path className="brand" d="M47 288h82l3 40H44zM60 226h56v16H60z" />
      <path className="brand" d="M432 294h72v78h-72z" />
      <path
        className="surface"
        d="M426 280h84v16h-84zM444 320h48v28h-48zM168 364h224l-20 14H188z"
      />
      <path className="sun" d="M0 376h560v104H0z" />
      <path className="deep" d="M0 376h560v14H0z" />
      <path className="slats" d="M60 414h200v80H60zM300 414h200v80H300z" />
      {children}
    </>
  );
}

/** Parked where people come by, below coloured bulbs. */
function Street({ isTall, children }: SettingProps) {
  return (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <circle className="sun" cx="120" cy="150" r="56" />
      <path
        className="surface"
        d="M0 372V190h60v-36h70v82h48v136zM390 372V230h54v-30h62v60h54v112z"
      />
      <path className="deep" d="M62 250h12v130H62zM486 270h12v110h-12z" />
      <circle fill={leaf} cx="68" cy="236" r="58" />
      <circle fill={leaf} cx="492" cy="256" r="54" />
      <path className="string" d="M0 12c180 34 380 34 560 0" />
      {[35, 90, 140, 190, 245, 315, 370, 420, 470, 525].map((x, at) => (
        <circle
          key={x}
          className={at % 2 === 0 ? "accent" : "brand"}
          cx={x}
          cy={hang(x) + 12}
          r="11"
        />
      ))}
      <path className="quiet" d="M0 372h560v108H0z" />
      <path className="deep" d="M0 364h560v12H0z" />
      <path className="surface" d="M30 420h100v10H30zM230 420h100v10H230zM430 420h100v10H430z" />
      <g transform={isTall ? "translate(-11 12) scale(1.04)" : "translate(-50 -40) scale(1.18)"}>
        {children}
      </g>
    </>
  );
}

/** Out of doors, between trees. */
function Grove({ size = 1, isTall, children }: Shown & { size?: number; isTall?: boolean }) {
  return (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <circle className="sun" cx="286" cy="190" r="150" />
      <path className="accent" d="M0 300q120-74 280-20t280-40v240H0z" />
      <path className="deep" d="M42 190h18v190H42zM500 210h18v170h-18z" />
      <path
        fill={leaf}
        d="M51 20a54 54 0 0 1 50 62 60 60 0 0 1-24 132H20A62 62 0 0 1 -2 84 54 54 0 0 1 51 20z"
      />
      <path
        fill={leaf}
        d="M509 60a48 48 0 0 1 46 56 54 54 0 0 1-20 118h-56a56 56 0 0 1-18-116 48 48 0 0 1 48-58z"
      />
      <path className="brand" d="M0 372q140-34 280-8t280-12v128H0z" />
      <path className="deep" d="M0 420q160-30 300-6t260-14v80H0z" />
      <g transform={`translate(${size > 1 ? "0 40" : "22 6"}) ${about(isTall ? 0.87 : size)}`}>
        {children}
      </g>
    </>
  );
}

/** People there. */
function Garden({ children }: Shown) {
  return <Grove size={useSize()}>{children}</Grove>;
}

/** In a shop’s window, below its awning. */
function ShopWindow({ isTall, children }: SettingProps) {
  return (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <path className="surface" d="M180 0h90L150 340H60zM400 0h36L316 340h-36z" />
      <path className="sun" d="M0 324h560v70H0z" />
      <g transform={isTall ? "translate(45 75) scale(.84)" : "translate(22 44) scale(.92)"}>
        {children}
      </g>
      <Scallops y={0} />
      <path className="deep" d="M0 388h560v18H0z" />
      <path className="brand" d="M0 404h560v76H0z" />
      <path className="slats" d="M60 424h200v80H60zM300 424h200v80H300z" />
    </>
  );
}

/** On the counter, before tiles and below a shelf. */
function Counter({
  isTall,
  above = !isTall && <Shelf />,
  isFloor,
  children,
}: Shown & { isTall?: boolean; above?: ReactNode; isFloor?: true }) {
  const id = useSceneId();
  return (
    <>
      <pattern id={id("tiles")} width="80" height="80" patternUnits="userSpaceOnUse">
        <path className="surface" d="M2 2h76v36H2zM-38 42h76v36h-76zM42 42h76v36H42z" />
      </pattern>
      <path className="quiet" d="M0 0h560v372H0z" />
      <path fill={`url(#${id("tiles")})`} d="M0 0h560v372H0z" />
      <circle className="accent" cx="280" cy={isFloor ? 272 : 236} r="168" />
      {above}
      {!isFloor && <g transform={isTall ? lower : undefined}>{children}</g>}
      <path className={isFloor ? "accent" : "brand"} d="M0 372h560v108H0z" />
      {!isFloor && (
        <path className="slats" d="M0 442h560M70 394v86M210 394v86M350 394v86M490 394v86" />
      )}
      <path className="deep" d={`M0 372h560v${isFloor ? 10 : 22}H0z`} />
      {isFloor && children}
    </>
  );
}

/** With cups, jars and plates. */
function Shelf() {
  return (
    <g className="shelf" transform="translate(0 -20)">
      <path className="deep" d="M0 84h560v12H0z" />
      <path className="brand" d="M26 44h44v40H26zM404 30h40v54h-40zM462 30h40v54h-40z" />
      <path className="accent" d="M82 44h44v40H82zM404 46h40v22h-40z" />
      <path className="sun" d="M150 56h96l-12 28h-72zM462 46h40v22h-40z" />
      <path className="deep" d="M400 20h48v12h-48zM458 20h48v12h-48z" />
    </g>
  );
}

/** Below the rail with what hangs on its hooks. */
function Butchery({ children }: Shown) {
  const sausages = [
    [60, 118, 86],
    [74, 160, 58],
    [110, 160, -58],
    [124, 118, -86],
  ] as const;
  const rail = (
    <>
      {sausages.map(([x, y, turn]) => (
        <ellipse
          key={turn}
          fill={pink}
          rx="24"
          ry="13"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <path fill={skin} d="M500 92c-8 24-28 44-28 76a28 36 0 0 0 56 0c0-32-20-52-28-76z" />
      <path fill={red} d="M424 96h24q14 46 0 96h-24q-14-50 0-96z" />
      <path className="slats" d="M419 118h34M417 144h38M419 170h34" />
      <path
        className="string"
        d="M0 34h560M60 34v34a14 14 0 1 1-14 14M124 34v34a14 14 0 1 1-14 14M436 34v34a14 14 0 1 1-14 14M500 34v34a14 14 0 1 1-14 14"
      />
    </>
  );
  return <Counter above={rail}>{children}</Counter>;
}

/** On the table outside, in front of the fence and the barbecue. */
function Yard({ children }: Shown) {
  return (
    <>
      <path className="sky" d="M0 0h560v480H0z" />
      <circle className="sun" cx="280" cy="214" r="158" />
      <circle fill={leaf} cx="52" cy="168" r="92" />
      <circle fill={leaf} cx="150" cy="214" r="54" />
      <circle fill={leaf} cx="520" cy="190" r="84" />
      <path
        className="surface"
        d="M0 276h560v14H0zM0 330h560v14H0zM-8 258l17-18 17 18v130H-8zM38 258l17-18 17 18v130H38zM84 258l17-18 17 18v130H84zM130 258l17-18 17 18v130h-34zM176 258l17-18 17 18v130h-34zM222 258l17-18 17 18v130h-34zM268 258l17-18 17 18v130h-34zM314 258l17-18 17 18v130h-34zM360 258l17-18 17 18v130h-34zM406 258l17-18 17 18v130h-34zM452 258l17-18 17 18v130h-34zM498 258l17-18 17 18v130h-34zM544 258l17-18 17 18v130h-34z"
      />
      <path className="string" d="M0 12c180 34 380 34 560 0" />
      {[35, 95, 155, 215, 280, 345, 405, 465, 525].map((x, at) => (
        <circle
          key={x}
          className={at % 2 === 0 ? "accent" : "brand"}
          cx={x}
          cy={hang(x) + 12}
          r="12"
        />
      ))}
      <path className="deep" d="M402 292h120q0 60-44 72h-32q-44-12-44-72z" />
      <path className="brand" d="M402 286a60 52 0 0 1 120 0z" />
      <path className="deep" d="M446 226h32v12h-32zM442 360h40v30h-40z" />
      <path className="surface" d="M0 372h560v108H0z" />
      <Scallops y={388} />
      {children}
    </>
  );
}

/** Weighed, between parcels tied with string. */
function Scales({ children }: Shown) {
  const ticks = Array.from({ length: 12 }, (_, at) => at * 30);
  const parcels = [
    [-6, 296, 112, 76],
    [10, 234, 84, 62],
    [450, 262, 116, 110],
  ] as const;
  return (
    <>
      <path className="sun" d="M0 0h560v480H0z" />
      <path className="deep" d="M272-9h16V60h-16z" />
      <circle className="brand" cx="280" cy="206" r="172" />
      <circle className="surface" cx="280" cy="206" r="152" />
      {ticks.map((turn) => (
        <path
          key={turn}
          className="deep"
          d="M276 66h8v26h-8z"
          transform={`rotate(${turn} 280 206)`}
        />
      ))}
      <path className="brand" d="m286 204 62-96-76 90z" />
      <path className="deep" d="M0 372h560v108H0z" />
      {parcels.map(([x, y, wide, high]) => (
        <g key={y}>
          <path fill={skin} d={`M${x} ${y}h${wide}v${high}H${x}z`} />
          <path
            className="surface"
            d={`M${x + wide / 2 - 4} ${y}h8v${high}h-8zM${x} ${y + high / 2 - 4}h${wide}v8H${x}z`}
          />
        </g>
      ))}
      <path className="sun" d="M0 372h560v20H0z" />
      <path className="slats" d="M60 424h200v80H60zM300 424h200v80H300z" />
      {children}
    </>
  );
}

/** Large, before the tiles alone. */
function Tiles({ isTall, children }: SettingProps) {
  return (
    <Counter above={null}>
      <g transform={isTall ? lower : "translate(-28 -37) scale(1.1)"}>{children}</g>
    </Counter>
  );
}

const settings = {
  bakehouse: Bakehouse,
  board: Board,
  cabinet: Cabinet,
  butchery: Butchery,
  counter: Counter,
  floor: Floor,
  garden: Garden,
  grove: Grove,
  kitchen: Kitchen,
  lanterns: Lanterns,
  ledge: Ledge,
  person: Person,
  plate: Plate,
  pool: Pool,
  roof: Roof,
  scales: Scales,
  stall: Stall,
  street: Street,
  table: Table,
  terrace: Terrace,
  tiles: Tiles,
  window: ShopWindow,
  yard: Yard,
};

type Setting = keyof typeof settings;

/** What a page treats as another. */
const looks: { readonly [Some in Setting]?: Setting } = {
  garden: "grove",
  kitchen: "tiles",
  person: "floor",
  pool: "floor",
  roof: "floor",
};

const openings = ["beside", "words", "emblem"] as const;

/**
 * Neighbours who sell the same differ by how their pages open, and by their view of it: of those that
 * many sell there are six, the first three where a page opens beside its picture.
 */
const baked = ["window", "bakehouse", "counter", "stall", "table", "cabinet"] as const;
const brewed = ["counter", "terrace", "window", "tiles", "table", "board"] as const;
const served = ["cabinet", "table", "terrace", "window", "counter", "board"] as const;
const cut = ["butchery", "yard", "scales", "board", "cabinet", "window"] as const;
const anywhere = ["stall", "ledge"] as const;
const gathered = ["window", "stall", "counter"] as const;
const laid = ["table", "counter", "terrace"] as const;

/** Where each of these is to be seen; all others may be anywhere. */
const settingOf: { readonly [Thing in Subject]?: readonly Setting[] } = {
  "accountant-at-desk": ["person"],
  "barber-at-chair": ["person"],
  "brewer-at-barrels": ["person"],
  "bricklayer-at-wall": ["person"],
  "builder-with-frame": ["person"],
  "butcher-at-counter": ["person"],
  "carpenter-at-bench": ["person"],
  "cleaner-with-mop": ["person"],
  "concreter-with-float": ["person"],
  "counsellor-and-client": ["person"],
  "carer-with-elder": ["person"],
  "dentist-with-patient": ["person"],
  "optometrist-with-client": ["person"],
  "audiologist-with-client": ["person"],
  "designer-at-screen": ["person"],
  "dj-at-decks": ["person"],
  "electrician-on-steps": ["person"],
  "cooling-technician": ["person"],
  "florist-at-table": ["person"],
  "groomer-with-dog": ["person"],
  "hairdresser-at-chair": ["person"],
  "jeweller-at-bench": ["person"],
  "lawyer-at-desk": ["person"],
  "architect-at-model": ["person"],
  "masseur-at-couch": ["person"],
  "masseur-at-spa": ["person"],
  "beautician-with-client": ["person"],
  "mechanic-at-car": ["person"],
  "musician-with-guitar": ["person"],
  "entertainer-with-children": ["person"],
  "players-escaping": ["person"],
  "painter-at-wall": ["person"],
  "photographer-at-tripod": ["person"],
  "physio-with-client": ["person"],
  "podiatrist-with-foot": ["person"],
  "potter-at-wheel-of-clay": ["person"],
  "removalist-with-boxes": ["person"],
  "haberdasher-with-cloth": ["person"],
  "newsagent-at-stand": ["person"],
  "seller-with-gift": ["person"],
  "shopkeeper-at-counter": ["person"],
  "scooper-at-counter": ["person"],
  "sitter-with-cat": ["person"],
  "tailor-at-machine": ["person"],
  "shoe-fitter": ["person"],
  "tattooist-at-work": ["person"],
  "teacher-with-pupil": ["person"],
  "tutor-with-pupil": ["person"],
  "educator-with-children": ["person"],
  "tiler-on-floor": ["person"],
  "trainer-with-client": ["person"],
  "vet-with-dog": ["person"],
  "waiter-with-plates": ["person"],
  "host-with-breakfast": ["person"],
  "yoga-on-mat": ["person"],
  "person-in-lotus-position": ["person"],

  "baker-at-oven": ["kitchen"],
  "barista-at-machine": ["kitchen"],
  "chef-at-stove": ["kitchen"],
  "pizzamaker-at-oven": ["kitchen"],
  "plumber-at-sink": ["kitchen"],

  "surfer-on-board": ["pool"],
  "skipper-at-wheel": ["pool"],
  "swim-teacher-with-child": ["pool"],

  "roofer-on-roof": ["roof"],

  "agent-with-sign": ["garden"],
  "arborist-in-tree": ["garden"],
  "beekeeper-at-hive": ["garden"],
  "celebrant-with-couple": ["garden"],
  "dog-walker-with-dogs": ["garden"],
  "gardener-at-bed": ["garden"],
  "grower-with-crate": ["garden"],
  "winemaker-with-glass": ["garden"],
  "mower-on-lawn": ["garden"],
  "window-cleaner-at-window": ["garden"],

  "cut-of-meat": cut,
  "meat-on-bone": cut,
  "poultry-leg": cut,
  sausages: ["tiles", "yard", "scales"],
  "kitchen-knife": ["counter", "butchery"],
  "knife-block": ["counter", "butchery"],
  pierogi: ["butchery", "table"],

  "lead-and-ball": ["counter"],
  bone: ["counter"],
  cooking: ["bakehouse", "counter", "table"],
  fish: ["counter", "window"],
  ice: ["counter"],
  "mortar-and-pestle": ["counter"],
  oyster: ["counter", "table"],
  "tissues-and-mugs": ["counter"],

  "butchers-rail": ["floor", "tiles", "tiles"],
  "coffee-machine": ["counter", "tiles", "board"],
  "copper-still": ["tiles"],
  "gelato-case": ["tiles"],
  "kitchen-bench": ["tiles"],
  "pizza-oven": ["tiles"],
  "spice-jars": ["tiles"],

  "bowl-of-nuts": gathered,
  "food-hamper": gathered,
  "honey-pot": gathered,
  "leafy-green": gathered,
  "market-scales": gathered,
  "milk-can": gathered,
  "red-apple": gathered,
  "vegetable-crate": gathered,
  avocado: gathered,
  broccoli: gathered,
  carrot: gathered,
  egg: gathered,
  grapes: gathered,
  jar: gathered,
  lemon: gathered,
  mushroom: gathered,
  strawberry: gathered,
  tangerine: gathered,
  tomato: gathered,

  "baguette-bread": baked,
  bread: baked,
  cookie: baked,
  pie: baked,
  "birthday-cake": ["cabinet", "counter", "table"],
  "chocolate-bar": ["window"],
  "shopping-bags": ["window"],
  "soft-ice-cream": ["window"],
  "sun-hat-and-cream": ["window"],
  "teddy-bear": ["window"],
  "wrapped-gift": ["window"],
  handbag: ["window"],
  lollipop: ["window"],

  "cooked-rice": ["lanterns"],
  "curry-bowl": ["lanterns"],
  "hot-pepper": ["lanterns"],
  "kebab-spit": ["lanterns"],
  "pot-of-food": ["lanterns"],
  "red-paper-lantern": ["lanterns"],
  "steaming-bowl": ["lanterns"],
  "tiffin-carrier": ["lanterns"],
  dumpling: ["lanterns"],
  prawns: ["lanterns"],
  sushi: ["lanterns"],
  wok: ["lanterns"],

  "breakfast-tray": ["counter", "board", "window"],
  "bubble-tea": ["board"],
  "cup-with-straw": ["board"],
  "hot-beverage": brewed,
  "takeaway-cups": brewed,
  croissant: served,
  teapot: ["terrace"],

  "beer-mug": ["table"],
  "beer-taps": ["table"],
  "bottle-with-popping-cork": ["table"],
  "cake-stand": ["table", "window", "counter"],
  "champagne-tower": ["table"],
  "cheese-board": laid,
  "knafeh-tray": laid,
  "rakweh-and-cups": laid,
  "salami-and-ham": laid,
  "tasting-paddle": laid,
  "clinking-glasses": ["table"],
  "cocktail-glass": ["table"],
  "fish-and-chips": laid,
  "fork-and-knife-with-plate": ["table"],
  "lunch-box": ["table"],
  "mead-bottles": laid,
  "olive-oil": laid,
  "stuffed-flatbread": ["table", "counter"],
  "sweets-box": ["table", "window", "counter"],
  "wine-bottle": laid,
  "wine-glass": ["table"],
  baklava: ["table", "window", "counter"],
  challah: ["table"],
  mezze: laid,
  pizza: laid,
  spaghetti: laid,
  taco: ["table", "counter"],
  "cheese-wedge": ["plate"],
  "french-fries": ["plate", "board"],
  hamburger: ["plate", "board"],
  sandwich: ["board", "plate"],

  "articulated-lorry": ["street"],
  "delivery-truck": ["street"],
  "drill-rig": ["street"],
  "food-truck": ["street"],
  "learner-car": ["street"],
  "driver-with-learner": ["street"],
  "pickup-truck": ["street"],
  "pump-out-truck": ["street"],
  "soapy-car": ["street"],
  "sport-utility-vehicle": ["street"],
  "tow-truck": ["street"],
  "water-truck": ["street"],
  "wedding-car": ["street"],
  automobile: ["street"],
  bicycle: ["street"],
  "cyclist-mechanic": ["street"],
  bus: ["street"],
  carriage: ["street"],
  forklift: ["street"],
  minibus: ["street"],
  motorcycle: ["street"],
  skip: ["street"],
  taxi: ["street"],

  "deciduous-tree": ["grove"],
  "dog-kennel": ["grove"],
  "farm-gate": ["grove"],
  "football-and-boots": ["grove"],
  "golf-bag": ["grove"],
  "grain-silo": ["grove"],
  "hay-bales": ["grove"],
  "hen-house": ["grove"],
  "hiking-pack": ["grove"],
  "horse-in-rug": ["grove"],
  "hot-air-balloon": ["grove"],
  "house-on-stumps": ["grove"],
  "lawn-bowls": ["grove"],
  "lawn-mower": ["grove"],
  "paella-pan": ["grove"],
  "picnic-basket": ["grove"],
  "saddle-on-rail": ["grove"],
  "solar-panels": ["grove"],
  "tiny-house": ["grove"],
  "truffle-dog": ["grove"],
  "water-tank": ["grove"],
  "wedding-arch": ["grove"],
  alpaca: ["grove"],
  beehive: ["grove"],
  campfire: ["grove"],
  camping: ["grove"],
  caravan: ["grove"],
  chicken: ["grove"],
  cow: ["grove"],
  dog: ["grove"],
  drone: ["grove"],
  emu: ["grove"],
  ewe: ["grove"],
  gumboots: ["grove"],
  harvester: ["grove"],
  honeybee: ["grove"],
  horse: ["grove"],
  marquee: ["grove"],
  pergola: ["grove"],
  polytunnel: ["grove"],
  pony: ["grove"],
  possum: ["grove"],
  rabbit: ["grove"],
  sprinkler: ["grove"],
  tent: ["grove"],
  tractor: ["grove"],
  umu: ["grove"],
  wood: ["grove"],
  woodpile: ["grove"],

  "armchair-and-plant": ["floor"],
  "baby-clothes": ["floor"],
  "ballet-barre": ["floor"],
  "beauty-trolley": ["floor"],
  "cat-tree": ["floor"],
  "clothes-rack": ["floor"],
  "cot-and-mobile": ["floor"],
  "couch-and-lamp": ["floor"],
  "dental-chair": ["floor"],
  "dj-decks": ["floor"],
  turntable: ["floor"],
  "record-crate": ["floor"],
  "drum-kit": ["floor"],
  "facing-armchairs": ["floor"],
  "filing-cabinet": ["floor"],
  "fish-tank": ["floor"],
  "hair-lengths": ["floor"],
  "hair-wash-basin": ["floor"],
  "ironing-board": ["floor"],
  "kids-barber-chair": ["floor"],
  "line-marking-machine": ["floor"],
  "magazine-rack": ["floor"],
  "massage-table": ["floor"],
  "museum-cabinet": ["floor"],
  "musical-keyboard": ["floor"],
  "party-table": ["floor"],
  "photo-studio": ["floor"],
  "pottery-shelf": ["floor"],
  "potters-wheel": ["floor"],
  "salon-chair": ["floor"],
  "school-desk": ["floor"],
  "server-rack": ["floor"],
  "shelves-of-goods": ["floor"],
  "shoe-rack": ["floor"],
  "shop-counter": ["floor"],
  "surf-rack": ["floor"],
  "kayak-rack": ["floor"],
  "upright-piano": ["floor"],
  "vacuum-cleaner": ["floor"],
  "walking-frame": ["floor"],
  "washing-machine": ["floor"],
  "wedding-gown": ["floor"],
  barrels: ["floor"],
  blackboard: ["floor"],
  bookcase: ["floor"],
  desk: ["floor"],
  dress: ["floor"],
  easel: ["floor"],
  jeans: ["floor"],
  lathe: ["floor"],
  loom: ["floor"],
  microphone: ["floor"],
  mirror: ["counter"],
  pram: ["floor"],
  saddle: ["floor"],
  sari: ["floor"],
  scaffold: ["floor"],
  stage: ["floor"],
  suit: ["floor"],
  television: ["floor"],
  whiteboard: ["floor"],
  workbench: ["floor"],
  wreath: ["floor"],
};

/** A paper sun. */
function Sun() {
  const petals = Array.from({ length: 16 }, (_, at) => at * 22.5);
  return (
    <g>
      {petals.map((turn) => (
        <path
          key={turn}
          className="brand"
          d="M66 10a14 14 0 0 1 28 0L80 86z"
          transform={`rotate(${turn} 80 80)`}
        />
      ))}
      <circle className="accent" cx="80" cy="80" r="50" />
      <circle className="deep" cx="80" cy="80" r="8" />
    </g>
  );
}

/** How low the string hangs there. */
function hang(x: number): number {
  const along = Math.min(560, Math.max(0, x)) / 560;
  return Math.round(12 + 102 * along * (1 - along));
}

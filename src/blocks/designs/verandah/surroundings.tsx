import type { ReactNode } from "react";
import type { Hero } from "../../hero/schema.ts";
import type { SurroundingsProps } from "../design.ts";

/** A shop under an awning, a verandah with a view, or a table there. */
export function Surroundings({ of, children }: SurroundingsProps) {
  return (
    <>
      <rect className="tint" width="560" height="480" rx="28" />
      {outdoors.has(of) || atTable.has(of) ? (
        <Outlook hasTable={atTable.has(of)}>{children}</Outlook>
      ) : (
        <Shopfront>{children}</Shopfront>
      )}
    </>
  );
}

const outdoors: ReadonlySet<Hero["scene"]> = new Set([
  "tools",
  "tree",
  "hills",
  "wave",
  "camera",
  "guitar",
  "house",
  "car",
  "van",
]);

const atTable: ReadonlySet<Hero["scene"]> = new Set(["book", "desk", "stones"]);

function Shopfront({ children }: { children: ReactNode }) {
  return (
    <>
      <circle className="sun" cx="448" cy="92" r="44" />
      <path className="surface" d="M72 150h416v262H72z" />
      <path className="lines" d="M72 190h416M72 230h416M72 270h416M72 310h416M72 350h416" />
      <Window />
      <Door />
      <Awning />
      <path className="deep" d="M64 140h14v272H64zM482 140h14v272h-14z" />
      <path className="strokes" d="M78 196c22 0 40-18 40-40M482 196c-22 0-40-18-40-40" />
      <path className="deep" d="M40 412h480v14H40z" />
      <path className="quiet" d="M24 434h512v12H24zM8 454h544v12H8z" />
      <path className="brand" d="M186 342h188v12H186zM204 354h10v58h-10zM346 354h10v58h-10z" />
      <g transform="translate(200 182)">{children}</g>
    </>
  );
}

function Outlook({ hasTable, children }: { hasTable: boolean; children: ReactNode }) {
  const scallops = Array.from({ length: 12 }, (_, at) => 40 + at * 40);
  return (
    <>
      <path className="sky" d="M48 60h464v342H48z" />
      <circle className="sun" cx={hasTable ? 144 : 404} cy="176" r="46" />
      <path className="quiet" d="M48 296c70-72 150-72 216-12 70-72 176-82 248 8v110H48z" />
      <path className="surface" d="M48 352c120-58 310-58 464 0v50H48z" />
      {scallops.map((x, at) => (
        <path
          key={x}
          className={at % 2 === 0 ? "brand" : "surface"}
          d={`M${x} 62h40v40a20 20 0 0 1-40 0z`}
        />
      ))}
      <path className="deep" d="M32 50h496v14H32zM48 64h16v338H48zM496 64h16v338h-16z" />
      <path className="strokes" d="M64 190c24 0 44-20 44-44M496 190c-24 0-44-20-44-44" />
      <path className="deep" d="M24 402h512v14H24z" />
      <path className="quiet" d="M24 426h512v12H24zM8 446h544v12H8z" />
      {hasTable && (
        <path className="brand" d="M150 334h260v14H150zM172 348h12v54h-12zM376 348h12v54h-12z" />
      )}
      <g transform={hasTable ? "translate(180 134) scale(1.25)" : "translate(160 162) scale(1.5)"}>
        {children}
      </g>
    </>
  );
}

function Awning() {
  const stripes = Array.from({ length: 11 }, (_, at) => 40 + at * 43.6);
  return (
    <g>
      <path className="deep" d="M84 74h392l10 12H74z" />
      {stripes.map((x, at) => (
        <path
          key={x}
          className={at % 2 === 0 ? "brand" : "surface"}
          d={`M${round(80 + (at * 400) / 11)} 86h${round(400 / 11)}L${round(x + 43.6)} 150a21.8 20 0 0 1-43.6 0z`}
        />
      ))}
    </g>
  );
}

function Window() {
  return (
    <g>
      <rect className="deep" x="100" y="214" width="86" height="104" rx="6" />
      <rect className="sky" x="108" y="222" width="70" height="88" rx="3" />
      <path className="panes" d="M143 222v88M108 266h70" />
      <path className="brand" d="M92 318h102v10H92z" />
    </g>
  );
}

function Door() {
  return (
    <g>
      <path className="deep" d="M388 412V250a40 40 0 0 1 80 0v162z" />
      <path className="accent" d="M400 330v-80a28 28 0 0 1 56 0v80z" />
      <path className="panes" d="M428 222v108M400 276h56" />
      <circle className="accent" cx="456" cy="360" r="4" />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

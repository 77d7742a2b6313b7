import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import type { SurroundingsProps } from "../design.ts";

/** Where a thing of its kind is at home; whatever is at home nowhere lies on capsules. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const Setting = settings.find(({ things }) => of && things.has(of))?.Setting ?? Capsules;
  return (
    <>
      <Setting />
      <g
        transform={
          opening === "beside" ? "translate(164 160) scale(1.45)" : "translate(128 88) scale(1.9)"
        }
      >
        {children}
      </g>
    </>
  );
}

const settings: readonly { Setting: () => ReactNode; things: ReadonlySet<Subject> }[] = [
  {
    Setting: Hill,
    things: new Set([
      "backpack",
      "church",
      "flag-in-hole",
      "koala",
      "minibus",
      "mountain",
      "person-in-lotus-position",
      "running-shoe",
      "tennis",
    ]),
  },
  {
    Setting: Tiles,
    things: new Set([
      "adhesive-bandage",
      "artist-palette",
      "footprints",
      "hair-pick",
      "herb",
      "memo",
      "scissors",
    ]),
  },
  {
    Setting: Rings,
    things: new Set([
      "crescent-moon",
      "ear-with-hearing-aid",
      "fire",
      "lotus",
      "megaphone",
      "shield",
      "speech-balloon",
    ]),
  },
  {
    Setting: Room,
    things: new Set([
      "couch-and-lamp",
      "dress",
      "mechanical-leg",
      "mirror",
      "mantelpiece-clock",
      "teddy-bear",
    ]),
  },
  {
    Setting: Plinth,
    things: new Set([
      "avocado",
      "candle",
      "lipstick",
      "lotion-bottle",
      "red-apple",
      "teapot",
      "trophy",
    ]),
  },
];

/** Four in a row, fallen to one side. */
function Capsules() {
  return (
    <g className="at-right" transform="rotate(38 280 240)">
      <rect className="pale" x="-30" y="-20" width="130" height="520" rx="65" />
      <rect className="tint" x="116" y="-160" width="150" height="600" rx="75" />
      <rect className="pale" x="282" y="60" width="150" height="600" rx="75" />
      <rect className="tint" x="448" y="-60" width="130" height="420" rx="65" />
    </g>
  );
}

/** Out of doors, before a low sun. */
function Hill() {
  return (
    <g className="hill">
      <circle className="warm" cx="386" cy="150" r="104" />
      <circle className="shade" cx="96" cy="500" r="190" />
      <circle className="warm" cx="300" cy="1130" r="746" />
    </g>
  );
}

/** Lying on the floor, seen from above. */
function Tiles() {
  return (
    <g className="tiles at-right">
      {[70, 210, 350, 490].flatMap((x) =>
        [100, 240, 380].map((y) => (
          <circle
            key={`${x} ${y}`}
            className={(x + y) % 4 ? "warm" : "pale"}
            cx={x}
            cy={y}
            r="64"
          />
        )),
      )}
    </g>
  );
}

/** What is heard, or shines. */
function Rings() {
  return (
    <g className="rings">
      <circle className="pale" cx="280" cy="240" r="206" />
      <circle className="warm" cx="280" cy="240" r="172" />
      <circle className="pale" cx="280" cy="240" r="138" />
    </g>
  );
}

/** On the floor, by a window. */
function Room() {
  return (
    <>
      <path className="tint room" d="M-200 372h960v108h-960z" />
      <path className="pale at-right" d="M72 308V150a86 86 0 0 1 172 0v158z" />
      <ellipse className="shade" cx="280" cy="398" rx="200" ry="22" />
    </>
  );
}

/** A still life: on a low drum, before a mirror, beside a branch. */
function Plinth() {
  const leaves = [
    [122, 190, -32],
    [152, 220, 38],
    [114, 250, -44],
    [154, 280, 46],
  ];
  return (
    <>
      <circle className="pale" cx="290" cy="216" r="170" />
      <path className="tint" d="M0 412h560v68H0z" />
      <path className="stem" d="M134 356c0-60 4-120-2-190" />
      {leaves.map(([x, y, turn]) => (
        <ellipse
          key={y}
          className="brand"
          cx={x}
          cy={y}
          rx="10"
          ry="24"
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <path className="deep" d="M118 330h32c-4 18 16 30 16 56a32 34 0 0 1-64 0c0-26 20-38 16-56z" />
      <path className="shade" d="M170 388v44a120 24 0 0 0 240 0v-44z" />
      <ellipse className="surface" cx="290" cy="388" rx="120" ry="22" />
    </>
  );
}

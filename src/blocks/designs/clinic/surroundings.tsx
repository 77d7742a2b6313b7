import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import type { SurroundingsProps } from "../design.ts";

/**
 * A place in daylight where a thing of its kind is at home; anything else stands below a lamp. Each
 * goes on to the left and right of the picture, for an opening across the page.
 */
export function Surroundings({ of, children }: SurroundingsProps) {
  const found = settings.find(({ things }) => of && things.has(of));
  const { Setting = Lamp, size = 1.9, foot = 400 } = found ?? {};
  const Front = found?.Front;
  return (
    <>
      <Setting />
      <g transform={`translate(${280 - 80 * size} ${foot - 160 * size}) scale(${size})`}>
        {children}
      </g>
      {Front && <Front />}
    </>
  );
}

type Place = {
  Setting: () => ReactNode;
  size?: number;
  /** The line that it stands on. */
  foot?: number;
  Front?: () => ReactNode;
  things: ReadonlySet<Subject>;
};

const settings: readonly Place[] = [
  {
    Setting: Park,
    size: 2.4,
    things: new Set([
      "backpack",
      "bicycle",
      "church",
      "flag-in-hole",
      "hiking-boot",
      "koala",
      "minibus",
      "mountain",
      "person-in-lotus-position",
      "running-shoe",
      "tennis",
    ]),
  },
  {
    Setting: Mat,
    things: new Set([
      "adhesive-bandage",
      "artist-palette",
      "hair-pick",
      "memo",
      "scissors",
      "stethoscope",
    ]),
  },
  { Setting: Drawers, size: 1.7, foot: 336, Front: Mortar, things: new Set(["herb"]) },
  {
    Setting: Mobile,
    size: 1.75,
    foot: 420,
    things: new Set(["balloon", "bird", "lotus", "musical-notes", "speech-balloon"]),
  },
  {
    Setting: Room,
    things: new Set([
      "couch-and-lamp",
      "dress",
      "exercise-ball",
      "mechanical-leg",
      "mirror",
      "mantelpiece-clock",
      "potted-plant",
    ]),
  },
  { Setting: Room, size: 1.5, things: new Set(["teddy-bear"]) },
  {
    Setting: Washroom,
    size: 1.5,
    things: new Set(["lipstick", "lotion-bottle", "nail-polish", "razor", "soap", "tooth"]),
  },
  { Setting: Washroom, things: new Set(["toothbrush"]) },
  { Setting: Desk, things: new Set(["clipboard", "footprints", "laptop"]) },
  { Setting: Greeting, size: 2.4, things: new Set(["waving-hand"]) },
  { Setting: EyeChart, size: 1.3, things: new Set(["glasses", "sunglasses", "goggles"]) },
];

function Wall({ is }: { is: string }) {
  return <path className={is} d="M-600-400H1160V480H-600z" />;
}

/** What things stand on, from the line y = 400 down. */
function Counter() {
  return (
    <>
      <path className="tone" d="M-600 408H1160v72H-600z" />
      <path className="surface" d="M-600 400H1160v14H-600z" />
    </>
  );
}

function Plant({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="stem" d="M0-60v-150" />
      {[-96, -128, -160, -192].map((height, nth) => (
        <ellipse
          key={height}
          className="brand"
          cx={nth % 2 ? 26 : -26}
          cy={height}
          rx="28"
          ry="12"
          transform={`rotate(${nth % 2 ? -36 : 36} 0 ${height})`}
        />
      ))}
      <path className="deep" d="M-40-72h80l-12 72h-56z" />
    </g>
  );
}

function Gum({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path
        className="brand"
        d="M-92-140a48 48 0 0 1 26-84 70 62 0 0 1 130-10 50 46 0 0 1 36 88q-30 22-60 4-34 24-70 2-36 18-62 0z"
      />
      <path
        className="deep"
        d="M-10 0c8-60 2-104-30-154l8-4c14 22 22 40 28 58q2-40 0-76h8q2 44 2 84 8-30 34-56l6 6C22-104 10-70 14 0z"
      />
    </g>
  );
}

/** On a path, before a low sun. */
function Park() {
  return (
    <g className="wide">
      <Wall is="tint" />
      <circle className="surface" cx="340" cy="215" r="160" />
      <ellipse className="shade" cx="-120" cy="470" rx="420" ry="190" />
      <ellipse className="shade" cx="720" cy="480" rx="460" ry="160" />
      <ellipse className="warm" cx="280" cy="774" rx="1500" ry="400" />
      <Gum at="translate(-220 406) scale(1.2)" />
      <Gum at="translate(810 408) scale(.9)" />
      <path
        className="deep"
        d="M600 330h132v9H600zM600 346h132v9H600zM594 366h144v9H594zM614 328h8v74h-8zM710 328h8v74h-8z"
      />
      <path className="lane" d="M-600 438Q280 370 1160 438" />
      <ellipse className="shade" cx="280" cy="401" rx="210" ry="9" />
    </g>
  );
}

/** On a round mat, seen from above, with the light of a window across the boards. */
function Mat() {
  return (
    <g className="edge">
      <Wall is="warm" />
      <path
        className="boards"
        d="M-600-30H1160M-600 60H1160M-600 150H1160M-600 240H1160M-600 330H1160M-600 420H1160"
      />
      <path className="light" d="M-200-400H20L480 480H260zM120-400H340L800 480H580z" />
      <circle className="tone" cx="280" cy="248" r="206" />
      <circle className="surface" cx="280" cy="248" r="200" />
      <circle className="tint" cx="280" cy="248" r="186" />
    </g>
  );
}

/** Before a chest of small drawers. */
function Drawers() {
  const across = Array.from({ length: 12 }, (_, at) => 150 * at - 545);
  return (
    <g className="arch">
      <Wall is="warm" />
      <path
        className="seams"
        d={`M-600 28H1160M-600 152H1160M-600 276H1160${across.map((x) => `M${x}-400V400`).join("")}`}
      />
      <path
        className="pulls"
        strokeDasharray="32 118"
        d="M-486-34H1160M-486 90H1160M-486 214H1160M-486 338H1160"
      />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <Counter />
    </g>
  );
}

/** In which what stands in it is crushed. */
function Mortar() {
  return (
    <>
      <path className="deep" d="M342 306l70-82q10-10 20-2t2 20l-58 64z" />
      <path className="tone" d="M176 316h208c0 48-28 66-62 72v12h-84v-12c-34-6-62-24-62-72z" />
      <path className="deep" d="M168 300h224q8 0 8 9t-8 9H168q-8 0-8-9t8-9z" />
    </>
  );
}

/** Hung from the ceiling, among other things that turn. */
function Mobile() {
  return (
    <g className="hung">
      <path className="stem" d="M280-400V270M116 72v80M444 72v90M116 72q164-56 328 0" />
      <circle className="surface" cx="116" cy="190" r="40" />
      <path className="deep" d="m444 160 12 26 28 4-20 20 5 28-25-14-25 14 5-28-20-20 28-4z" />
      <circle className="deep" r="9" cx="280" cy="44" />
    </g>
  );
}

/** On the floor, by a window. */
function Room() {
  return (
    <g className="wide">
      <Wall is="warm" />
      <path className="pale" d="M84 318V146a96 96 0 0 1 192 0v172z" />
      <path className="panes" d="M180 50v268M84 170h192" />
      <path className="surface" d="M68 318h224v14H68z" />
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <path className="light" d="M110 372h160l90 108H170z" />
      <ellipse className="shade" cx="280" cy="400" rx="200" ry="18" />
      <Plant at="translate(700 404)" />
      <path className="surface" d="M-190 96h130v170h-130zM-330 140h104v126h-104z" />
      <circle className="tone" cx="-125" cy="190" r="36" />
      <path className="shade" d="M-310 246c10-50 54-50 64 0z" />
    </g>
  );
}

/** On a shelf before tiles. */
function Washroom() {
  return (
    <g className="tiles">
      <Wall is="tint" />
      <path
        className="grout"
        d="M-600 40H1160M-600 160H1160M-600 280H1160M-400-400V480M-280-400V480M-160-400V480M-40-400V480M80-400V480M200-400V480M320-400V480M440-400V480M560-400V480M680-400V480M800-400V480M920-400V480"
      />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <Plant at="translate(122 400) scale(.8)" />
      <rect className="warm" x="412" y="310" width="60" height="100" rx="12" />
      <path className="deep" d="M430 284h24v26h-24z" />
      <circle className="tone" cx="780" cy="190" r="104" />
      <circle className="surface" cx="780" cy="190" r="94" />
      <rect className="tone" x="-230" y="360" width="170" height="44" rx="20" />
      <rect className="warm" x="-220" y="316" width="150" height="44" rx="20" />
      <Counter />
    </g>
  );
}

/** On a counter, before an eye chart that hangs from its nail. */
function EyeChart() {
  return (
    <g className="arch">
      <Wall is="warm" />
      <path className="stem" d="m196 66 84-36 84 36" />
      <circle className="deep" cx="280" cy="30" r="7" />
      <g transform="translate(5.6 70) scale(.98)">
        <path className="surface" d="M160 0h240v216H160z" />
        <path
          className="letters"
          d="M304 34h-44v52h44M260 60h34M226 112v38m0-38h28m-28 19h22M316 112v38m0-20h12a9 9 0 0 0 0-18h-12M206 174h24m-12 0v26M292 187a13 13 0 1 1-26 0 13 13 0 0 1 26 0M326 174h24l-24 26h24"
        />
        <path className="deep" d="M150-8h260V6H150zM150 212h260v14H150z" />
      </g>
      <Counter />
    </g>
  );
}

/** On a desk, by a shelf of books. */
function Desk() {
  return (
    <g className="wide">
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <path className="deep" d="M560 190h330v14H560z" />
      <path className="tone" d="M590 80h40v110h-40zM690 96h34v94h-34z" />
      <path className="surface" d="M634 104h52v86h-52z" />
      <Plant at="translate(820 190) scale(.7)" />
      <path className="surface" d="M-320 70h150v190h-150z" />
      <path className="panes" d="M-170 70h-150v190h150z" />
      <path className="tone" d="M-288 118h86v14h-86z" />
      <path className="shade" d="M-288 152h86v10h-86zM-288 178h86v10h-86zM-288 204h50v10h-50z" />
      <path className="stem" d="m78 340-12-92M96 340l6-104" />
      <path className="tone" d="M58 330h60l-6 70H64z" />
      <path className="deep" d="M452 376h120v24H452z" />
      <path className="surface" d="M462 352h104v24H462z" />
      <Counter />
    </g>
  );
}

/** Hands held up, before a disc. */
function Greeting() {
  return (
    <g className="arch">
      <Wall is="warm" />
      <circle className="surface" cx="280" cy="232" r="196" />
      <path className="tone" d="M161 399h95l14 89h-95zM296 399h95l-14 89h-95z" />
    </g>
  );
}

/** On a table, in the light of a lamp. */
function Lamp() {
  return (
    <g className="arch">
      <Wall is="warm" />
      <path className="light" d="M226 60h108l190 340H36z" />
      <path className="stem" d="M280-400V20" />
      <path className="tone" d="M216 62a64 52 0 0 1 128 0z" />
      <Counter />
    </g>
  );
}

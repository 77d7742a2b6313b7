import type { ReactNode } from "react";
import { feet } from "../../subjects/feet.ts";
import { peopleAtWork, type Subject } from "../../subjects/names.ts";
import type { Opening, SurroundingsProps } from "../design.ts";

/** Printed where such a thing belongs; its class tells the styles how to ink the rest of the page. */
export function Surroundings({ of, opening, view = 0, children }: SurroundingsProps) {
  if (!of) return <Shapes view={view} />;
  const place = openings[(openings.indexOf(opening) + view) % openings.length] ?? opening;
  const Bill = bills[othersOf[of]?.[place] ?? billOf[of] ?? "sun"];
  const thing = <g className="cut-out">{children}</g>;
  return (
    <Bill
      left={opening === "words" ? 24 : -2400}
      view={view}
      size={(peopleAtWork.has(of) ? 2.45 : 2.35) + (opening === "words" ? 0.2 : 0)}
      // Without its feet on the line: in the middle of its 160 by 160.
      thing={<g transform={`translate(0 ${5 * feet[of] - 160})`}>{thing}</g>}
    >
      {thing}
    </Bill>
  );
}

/** What stands on y = 160, and the same in the middle of its place; where the words leave off. */
type BillProps = {
  left: number;
  view: number;
  size: number;
  thing: ReactNode;
  children: ReactNode;
};

/** In the middle, on a line. */
const standing = (size: number, y = 400) =>
  `translate(${280 - 80 * size} ${y - 160 * size}) scale(${size})`;

const sheets = [
  ["SqhdDQ", "dAaRsD", "RsDdqa", "hQrSAd", "QdahDr"],
  ["qRsaDA", "sQdhRa", "dDrAqs", "aRsDdQ", "DhAqrS"],
  ["hDASqd", "rdDQas", "DaqRdh", "SAhdQr", "qRsaDA"],
];

/** A ground, and what is on it, in 140 by 140. */
const shapes: Readonly<Record<string, readonly [ground: string, ink: string, d: string]>> = {
  // Discs.
  d: ["brand", "accent", "M8 70a62 62 0 0 1 124 0 62 62 0 0 1-124 0z"],
  D: ["accent", "surface", "M8 70a62 62 0 0 1 124 0 62 62 0 0 1-124 0z"],
  // A quarter of a large one.
  q: ["surface", "brand", "M-1-1h141v1A140 140 0 0 1 0 140h-1z"],
  Q: ["accent", "deep", "M141 141V0h-1A140 140 0 0 0 0 140v1z"],
  a: ["deep", "accent", "M-1 141V0h1a140 140 0 0 1 140 140v1z"],
  A: ["brand", "surface", "M141-1v141h-1A140 140 0 0 1 0 0v-1z"],
  // Halves.
  h: ["accent", "brand", "M0 70a70 70 0 0 1 140 0zM0 141v-1a70 70 0 0 1 140 0v1z"],
  // Rings.
  r: [
    "surface",
    "deep",
    "M8 70a62 62 0 0 1 124 0 62 62 0 0 1-124 0zm32 0a30 30 0 0 0 60 0 30 30 0 0 0-60 0z",
  ],
  R: [
    "brand",
    "accent",
    "M8 70a62 62 0 0 1 124 0 62 62 0 0 1-124 0zm32 0a30 30 0 0 0 60 0 30 30 0 0 0-60 0z",
  ],
  // Stripes.
  s: ["accent", "deep", "M-1 10h142v20H-1zM-1 45h142v20H-1zM-1 80h142v20H-1zM-1 115h142v20H-1z"],
  S: ["deep", "surface", "M10-1h20v142H10zM45-1h20v142H45zM80-1h20v142H80zM115-1h20v142h-20z"],
};

/** For what no one thing stands for: a print of shapes alone. */
function Shapes({ view }: { view: number }) {
  return (
    <g className="shapes">
      {sheets[view]?.flatMap((row, down) =>
        [...row.repeat(3)].map((name, at) => {
          const [ground, ink, d] = shapes[name] ?? [];
          const x = 140 * at - 980;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: The same on every page.
            <g key={`${down} ${at}`} transform={`translate(${x} ${140 * down - 120})`}>
              <path className={ground} d="M0 0h141v141H0z" shapeRendering="crispEdges" />
              <path className={ink} d={d} />
            </g>
          );
        }),
      )}
    </g>
  );
}

/** All that is below a line. */
const below = (y: number) => `M-2400 ${y}h5360v2000H-2400z`;

/** What things stand on: lines that thin out into the lighter ink. */
function Ground() {
  return (
    <>
      <path className="deep" d="M-2400 400h5360v200H-2400z" />
      <path className="accent" d={lines} />
    </>
  );
}

const lines = [
  [412, 5],
  [427, 9],
  [445, 14],
  [467, 20],
  [494, 1900],
]
  .map(([y, high]) => `M-2400 ${y}h5360v${high}H-2400z`)
  .join("");

/** In front of the sun. */
function Sun({ view, size, className, children }: BillProps & { className?: string }) {
  return (
    <g className={className}>
      <Sundown view={view} />
      <Ground />
      <g transform={standing(size)}>{children}</g>
    </g>
  );
}

/** It goes down in a screen of dots, in slices, or within rings. */
function Sundown({ view, down = 0 }: { view: number; down?: number }) {
  return (
    <g
      className="sundown"
      transform={
        view === 2
          ? `translate(-56 ${down - 110}) scale(1.2)`
          : `translate(-98 ${down - 80}) scale(1.35)`
      }
    >
      {view === 2 ? (
        <>
          <circle className="disc" cx="280" cy="314" r="252" />
          {[222, 178].map((r) => (
            <circle key={r} className="printed" strokeWidth="18" cx="280" cy="314" r={r} />
          ))}
        </>
      ) : (
        <circle className="disc" cx="280" cy="226" r="204" />
      )}
      {view === 1 &&
        [8, 13, 18, 23, 33].map((size, at) => (
          <path key={size} className="printed" strokeWidth={size} d={`M64 ${196 + at * 36}h432`} />
        ))}
      {view === 0 && <Dots />}
    </g>
  );
}

/** What is white itself: the sun is in the other ink. */
function Dusk(props: BillProps) {
  return <Sun {...props} className="dusk" />;
}

/** Behind what can be seen through: the sun alone. */
function Plain(props: BillProps) {
  return <Sun {...props} view={3} />;
}

function Dots() {
  return (
    <g className="printed" strokeDasharray="0 28" strokeLinecap="round">
      {[4, 8, 12, 16, 20, 24, 28].map((size, at) => (
        <path key={size} strokeWidth={size} d={`M${70 + (at % 2) * 14} ${222 + at * 24}h440`} />
      ))}
      <path strokeWidth="36" strokeDasharray="none" d="M112 384h336" />
    </g>
  );
}

/** With rings of sound around it. */
function Stage({
  left,
  size,
  hung = false,
  children,
}: Pick<BillProps, "left" | "size" | "children"> & { hung?: boolean }) {
  // No further than the words.
  const rings = [256, 346, 452, 574].filter((r) => 280 - r > left - 30);
  return (
    <g className="stage">
      {rings.map((r) => (
        <circle key={r} className="printed" strokeWidth={r / 6} cx="280" cy="240" r={r} />
      ))}
      <circle className="disc" cx="280" cy="240" r="196" />
      <Ground />
      {hung && <path className="deep" d="M276-2400h8V100h-8z" />}
      <g transform={standing(size, hung ? 348 : 400)}>{children}</g>
    </g>
  );
}

/** The same from the ceiling. */
function Hung({ left, size, children }: BillProps) {
  return (
    <Stage left={left} size={size} hung>
      {children}
    </Stage>
  );
}

/** Above a hill: from the middle to all sides as far as the words, from its top, or a star. */
function Rays({ left, view, size, children }: BillProps) {
  const r = (left < 0 ? 1300 : 280 - left) / 2;
  const y = view === 1 ? 404 : 240;
  return (
    <g className="rays">
      {view === 2 ? (
        <path className="disc" d={star} />
      ) : (
        <circle
          className="printed"
          strokeWidth={2 * r}
          strokeDasharray={(Math.PI * r) / 24}
          strokeDashoffset={(Math.PI * r) / 48}
          cx="280"
          cy={y}
          r={r}
        />
      )}
      {view === 1 && <circle className="disc" cx="280" cy="404" r="190" />}
      {[1600, 1580, 1570, 1552].map((hill, at) => (
        <circle key={hill} className={at % 2 ? "accent" : "deep"} cx="280" cy="2000" r={hill} />
      ))}
      <g transform={standing(size, 408)}>{children}</g>
    </g>
  );
}

/** Of twenty-four points. */
const star = `M${Array.from({ length: 48 }, (_, at) => {
  const r = at % 2 ? 196 : 252;
  const turn = (at * Math.PI) / 24;
  return `${Math.round(280 + r * Math.sin(turn))} ${Math.round(240 - r * Math.cos(turn))}`;
}).join("L")}z`;

/** In a doorway, from which light falls on the tiles. */
function Arch({ children }: BillProps) {
  return (
    <g className="arch">
      {["accent", "deep", "surface"].map((ink, at) => {
        const r = 220 - at * 32;
        return (
          <path
            key={ink}
            className={ink}
            d={`M${280 - r} 999V190a${r} ${r} 0 0 1 ${2 * r} 0v751z`}
          />
        );
      })}
      <path className="deep" d={below(412)} />
      <path className="surface" d="M124 411h312l600 600H-476z" />
      <path className="brand" fillRule="evenodd" d={tiles} />
      <g transform="translate(104 74) scale(2.2)">{children}</g>
    </g>
  );
}

/** Strips towards one point far behind the door, one of them in the middle, and bands across: dark where only one is. */
const tiles = [
  ...[1, 3, 5].map((at) => `M${Math.round(124 + at * 44.57)} 411h45L${216 * at - 260} 1011h-216z`),
  ...[1, 3, 5].map((row) => {
    const [far, near] = [row, row + 1].map((line) => 18 * line + 5 * line * line);
    return far !== undefined && near
      ? `M${124 - far} ${411 + far}h${312 + 2 * far}l${near - far} ${near - far}H${124 - near}z`
      : "";
  }),
].join("");

/** Low over the land, from which a track comes. */
function Land({ left, children }: BillProps) {
  return (
    <g className="land" transform="translate(0 14)">
      <g transform="translate(66 6) scale(2.6)">{children}</g>
      <path
        className="brand"
        d={`M${left} 392l34-44H82l22-30h78l28 38h34l30-70h196l34 64h2496v42z`}
      />
      <path className="accent" d="M267 304h210l4 8H264zM258 328h233l2 5H256z" />
      <path className="deep" d={below(390)} />
      <path
        className="accent"
        d="M292 390c-4 18 60 14 38 34-30 20-130 26-220 76v1400h530c-40-1000-160-1380-200-1416-20-28-64-38-66-60 4-20-44-18-58-34z"
      />
    </g>
  );
}

/** Rolling down a ramp. */
function Ramp({ children }: BillProps) {
  return (
    <g transform="translate(36)">
      <circle className="disc" cx="200" cy="400" r="270" />
      {["brand", "surface", "deep"].map((ink, at) => {
        const r = 210 + at * 30;
        return (
          <path
            key={ink}
            className={ink}
            d={`M-2400 ${190 + r}H240a${r} ${r} 0 0 0 ${r}-${r}V-2400H2960v5360H-2400z`}
          />
        );
      })}
      <g transform="translate(16 32) scale(2.3)">{children}</g>
    </g>
  );
}

/** The same again and again, each in other inks, towards the middle; or four times beside words. */
function Sheet({ left, thing }: BillProps) {
  const x = left < 0 ? 280 : 266;
  const size = left < 0 ? 1.2 : 1.3;
  const apart = left < 0 ? 232 : 240;
  const columns = left < 0 ? [-3, -2, -1, 0, 1, 2] : [-1, 0];
  return (
    <g className="sheet">
      {columns.flatMap((column) =>
        [0, 1].map((row) => {
          const ink = [
            ["brand", "surface"],
            ["surface", "deep"],
          ][row]?.[column & 1];
          const isFirst = column === columns[0];
          const from = isFirst ? left : x + column * apart;
          return (
            <g key={`${column} ${row}`} className={ink === "surface" ? undefined : "reversed"}>
              <path
                className={ink}
                d={`M${from} 240h${column === columns.at(-1) ? 2400 : x + (column + 1) * apart - from}v${row ? 2400 : -2400}H${from}z`}
              />
              <g
                transform={`translate(${x + (column + 0.5) * apart} ${row * 248 + 106}) scale(${column & 1 ? size : -size} ${size}) translate(-80 -80)`}
              >
                {thing}
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}

/** In the sea, before a low sun. */
function Sea({
  view,
  low = false,
  children,
}: Pick<BillProps, "view" | "children"> & { low?: boolean }) {
  return (
    <g className="sea">
      <Sundown view={view || 3} down={72} />
      <g transform={low ? "translate(72 64) scale(2.6)" : "translate(88 28) scale(2.4)"}>
        {children}
      </g>
      <path className="deep" d={below(520)} />
      {[0, 1, 2, 3].map((row) => (
        <g key={row} strokeDasharray="0 88" strokeLinecap="round">
          {["deep", "accent", "brand"].map((ink, at) => (
            <path
              key={ink}
              className={ink}
              strokeWidth={104 - at * 32}
              d={`M${row % 2 ? -2400 : -2356} ${444 + row * 32}h5360`}
            />
          ))}
        </g>
      ))}
    </g>
  );
}

/** What brings water of its own, which is below these waves. */
function Afloat({ view, children }: BillProps) {
  return (
    <Sea view={view} low>
      {children}
    </Sea>
  );
}

/** On a heart within hearts. */
function Hearts({ thing }: BillProps) {
  return (
    <g className="hearts">
      {[0, 0.5, 1, 1.45].map((less, at) => (
        <path
          key={less}
          className={["brand", "accent", "brand", "surface"][at]}
          transform={`translate(280 ${206 + 10 * less}) scale(${4.4 - less})`}
          d="M0 50C-32 27-52 9-52-14c0-18 13-30 28-30 11 0 19 6 24 15 5-9 13-15 24-15 15 0 28 12 28 30C52 9 32 27 0 50z"
        />
      ))}
      <g transform="translate(140 80) scale(1.75)">{thing}</g>
    </g>
  );
}

/** On the floor, before arrows that point up. */
function Lift({ size, children }: BillProps) {
  return (
    <g className="lift">
      <circle className="disc" cx="280" cy="212" r="276" />
      <path
        className="printed"
        strokeWidth="40"
        d={[-12, 94, 200].map((y) => `M94 ${y + 155}L280 ${y}l186 155`).join("")}
      />
      <Ground />
      <g transform={standing(size)}>{children}</g>
    </g>
  );
}

const bills = {
  afloat: Afloat,
  arch: Arch,
  dusk: Dusk,
  hearts: Hearts,
  hung: Hung,
  land: Land,
  lift: Lift,
  plain: Plain,
  ramp: Ramp,
  rays: Rays,
  sea: Sea,
  sheet: Sheet,
  stage: Stage,
  sun: Sun,
};

/** Where each of these is; all others are in front of the sun. */
const billOf: { readonly [Thing in Subject]?: keyof typeof bills } = {
  canoe: "afloat",
  kayak: "afloat",
  jetty: "afloat",

  castle: "arch",
  "hourglass-done": "arch",
  key: "arch",
  "car-keys": "arch",
  locked: "arch",
  "old-key": "arch",
  "puzzle-piece": "arch",

  "mirror-ball": "hung",

  bouquet: "hearts",
  dress: "hearts",
  ring: "hearts",

  "wedding-arch": "dusk",
  "celebrant-with-couple": "dusk",
  "skipper-at-wheel": "dusk",

  "boxing-glove": "lift",
  drone: "lift",
  kettlebell: "lift",
  "trainer-with-client": "lift",
  dumbbell: "lift",
  "martial-arts-uniform": "lift",

  sun: "land",

  "baby-clothes": "plain",
  "ballet-barre": "plain",
  "bird-cage": "plain",
  "bore-windmill": "plain",
  "building-construction": "plain",
  "climbing-gear": "plain",
  "clothes-rack": "plain",
  "drill-rig": "plain",
  "farm-gate": "plain",
  "hair-lengths": "plain",
  "house-frame": "plain",
  "builder-with-frame": "plain",
  jeans: "plain",
  ladder: "plain",
  "electrician-on-steps": "plain",
  "cooling-technician": "plain",
  "lawn-bowls": "plain",
  pergola: "plain",
  "photo-studio": "plain",
  "photographer-at-tripod": "plain",
  "playground-slide": "plain",
  scaffold: "plain",
  "shoe-rack": "plain",
  "soccer-ball": "plain",
  "swim-lane": "plain",
  "swim-teacher-with-child": "plain",
  tennis: "plain",
  theodolite: "plain",
  "walking-frame": "plain",
  wheel: "plain",

  bicycle: "ramp",
  "cyclist-mechanic": "ramp",
  motorcycle: "ramp",
  "racing-car": "ramp",
  skateboard: "ramp",

  "admission-tickets": "rays",
  "dress-up-box": "rays",
  "beer-mug": "rays",
  "beer-taps": "rays",
  bullseye: "rays",
  "circus-tent": "rays",
  marquee: "rays",
  "hot-air-balloon": "rays",
  "clinking-glasses": "rays",
  "champagne-tower": "rays",
  "waiter-with-plates": "rays",
  "host-with-breakfast": "rays",
  "cocktail-glass": "rays",
  "game-die": "rays",
  "board-games": "rays",
  gymnast: "rays",
  "magic-wand": "rays",
  "performing-arts": "rays",
  rose: "rays",
  "sports-medal": "rays",
  "top-hat": "rays",
  trophy: "rays",
  "bowling-pins": "rays",

  crocodile: "sea",
  sailboat: "sea",
  speedboat: "sea",
  "spouting-whale": "sea",

  "barber-pole": "sheet",
  camera: "sheet",
  "wedding-album": "sheet",
  "cup-with-straw": "sheet",
  glasses: "sheet",
  "hair-clippers": "sheet",
  lipstick: "sheet",
  "nail-polish": "sheet",
  "tattoo-machine": "sheet",
  pencil: "sheet",
  pizza: "sheet",
  "printed-shirt": "sheet",
  razor: "sheet",
  "t-shirt": "sheet",

  bagpipes: "stage",
  "musical-score": "stage",
  "organ-pipes": "stage",
  "upright-piano": "stage",
  "teacher-with-pupil": "stage",
  "tutor-with-pupil": "stage",
  "educator-with-children": "stage",
  "dj-decks": "stage",
  "dj-at-decks": "stage",
  drum: "stage",
  "drum-kit": "stage",
  guitar: "stage",
  "musician-with-guitar": "stage",
  "entertainer-with-children": "stage",
  "players-escaping": "stage",
  "violin-in-case": "stage",
  headphone: "stage",
  "hearing-test": "stage",
  "long-drum": "stage",
  megaphone: "stage",
  microphone: "stage",
  record: "stage",
  turntable: "stage",
  "record-crate": "stage",
  "musical-keyboard": "stage",
  "musical-notes": "stage",
  "studio-microphone": "stage",
};

const openings: readonly Opening[] = ["words", "emblem", "beside"];

/** Where many businesses have the same thing, it is elsewhere in another opening or another view. */
const othersOf: {
  readonly [Thing in Subject]?: { readonly [In in Opening]?: keyof typeof bills };
} = {
  "barber-pole": { emblem: "arch", beside: "rays" },
  bird: { words: "rays", beside: "hearts" },
  bouquet: { words: "arch" },
  "dj-decks": { emblem: "rays" },
  "dj-at-decks": { emblem: "rays" },
  "drum-kit": { emblem: "rays" },
  "hair-clippers": { emblem: "stage", beside: "sun" },
  microphone: { beside: "rays" },
  "party-table": { emblem: "stage", beside: "rays" },
  ring: { beside: "rays", emblem: "stage" },
  rose: { words: "hearts", emblem: "stage" },
  "salon-chair": { emblem: "stage", beside: "rays" },
  "hairdresser-at-chair": { emblem: "stage", beside: "rays" },
};

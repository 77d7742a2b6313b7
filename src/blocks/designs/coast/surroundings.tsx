import { type ReactNode, useContext } from "react";
import type { Subject } from "../../subjects/names.ts";
import { naturalTones } from "../../subjects/natural-tones.ts";
import { SceneOnPage } from "../../subjects/scene-ids.ts";
import type { Opening, SurroundingsProps } from "../design.ts";

/**
 * By the sea, or by hills where a thing of its kind is as often inland, with one horizon as wide as
 * any page.
 */
export function Surroundings({ of, opening, view = 0, children }: SurroundingsProps) {
  const place = of ? placeOf(of) : "shore";
  const isElsewhere = opening === (view === 1 ? "emblem" : "beside");
  const Place = places[(of && isElsewhere && otherPlaces[of]) || place];
  return (
    <Place opening={opening} view={view}>
      {children}
    </Place>
  );
}

/** Where a thing of its kind would be: indoors on a table, unless it is known to be elsewhere. */
function placeOf(of: Subject): PlaceName {
  return known[of] ?? "table";
}

/** The same of what stands at the foot, where there are fewer. */
export function footOf(of: Subject): Foot {
  const place = placeOf(of);
  return feet[place] ?? (place as Foot);
}

type Foot = "afloat" | "rising" | "shore" | "meadow" | "floor" | "table";

type PlaceName =
  | "afloat"
  | "swell"
  | "paddled"
  | "surf"
  | "lane"
  | "eaves"
  | "angling"
  | "rising"
  | "shore"
  | "headland"
  | "lawn"
  | "terrace"
  | "meadow"
  | "fence"
  | "pool"
  | "path"
  | "road"
  | "floor"
  | "niche"
  | "bedroom"
  | "gaol"
  | "table";
type PlaceProps = { opening: Opening; view: number; children: ReactNode };

const feet: Partial<Record<PlaceName, Foot>> = {
  angling: "shore",
  paddled: "afloat",
  swell: "afloat",
  surf: "shore",
  lane: "table",
  eaves: "meadow",
  pool: "table",
  bedroom: "floor",
  gaol: "floor",
  niche: "floor",
  headland: "meadow",
  lawn: "meadow",
  terrace: "table",
  fence: "meadow",
  path: "meadow",
  road: "meadow",
};

const places: Record<PlaceName, (props: PlaceProps) => ReactNode> = {
  afloat: Water,
  swell: (props) => <Water {...props} isWave />,
  paddled: CalmWater,
  surf: Surf,
  lane: Lane,
  eaves: Eaves,
  angling: Deck,
  rising: Dawn,
  shore: Beach,
  headland: Headland,
  lawn: (props) => <Headland {...props} isBare />,
  terrace: Terrace,
  meadow: Meadow,
  fence: Fence,
  pool: Pool,
  path: Path,
  road: Road,
  floor: (props) => <Niche {...props} hasRug />,
  niche: Niche,
  bedroom: Bedroom,
  gaol: Gaol,
  table: Table,
};

const known: Partial<Record<Subject, PlaceName>> = {
  alpaca: "meadow",
  "armchair-and-plant": "floor",
  "articulated-lorry": "road",
  "auction-board": "lawn",
  "agent-with-sign": "lawn",
  automobile: "road",
  axe: "meadow",
  "baby-clothes": "floor",
  "ballet-barre": "floor",
  "bar-chart": "niche",
  barbecue: "terrace",
  barrels: "niche",
  "barista-at-machine": "niche",
  "brewer-at-barrels": "niche",
  bathtub: "floor",
  "beach-with-umbrella": "shore",
  "beach-house": "shore",
  "beauty-trolley": "floor",
  bed: "bedroom",
  beehive: "meadow",
  "beekeeper-at-hive": "meadow",
  bicycle: "road",
  "cyclist-mechanic": "road",
  binoculars: "lawn",
  bird: "shore",
  "bird-cage": "floor",
  blackboard: "niche",
  bookcase: "niche",
  "bore-windmill": "meadow",
  "bowling-pins": "niche",
  "boxing-glove": "floor",
  brick: "meadow",
  "bricklayer-at-wall": "meadow",
  broom: "floor",
  "building-construction": "headland",
  bullseye: "meadow",
  bus: "road",
  "butchers-rail": "niche",
  camel: "meadow",
  camera: "niche",
  "wedding-album": "niche",
  campfire: "lawn",
  camping: "lawn",
  campervan: "road",
  canoe: "paddled",
  kayak: "paddled",
  "car-hoist": "road",
  "mechanic-at-car": "road",
  "car-on-dyno": "niche",
  caravan: "road",
  carriage: "meadow",
  castle: "headland",
  cat: "floor",
  "cat-in-carrier": "floor",
  "cat-tree": "floor",
  "cement-mixer": "meadow",
  "concreter-with-float": "meadow",
  chainsaw: "meadow",
  chair: "floor",
  chicken: "meadow",
  chimney: "niche",
  church: "headland",
  "circus-tent": "headland",
  cityscape: "lawn",
  "classical-building": "headland",
  "climbing-gear": "floor",
  "climbing-wall": "floor",
  "clothes-rack": "niche",
  "cleaner-with-mop": "niche",
  "copper-still": "niche",
  "cot-and-mobile": "floor",
  "couch-and-lamp": "floor",
  cow: "meadow",
  "cricket-game": "lawn",
  crocodile: "afloat",
  crow: "meadow",
  "dance-pole": "floor",
  "deciduous-tree": "lawn",
  "arborist-in-tree": "lawn",
  "delivery-truck": "road",
  "dental-chair": "niche",
  "dentist-with-patient": "niche",
  "optometrist-with-client": "niche",
  "audiologist-with-client": "niche",
  desk: "niche",
  "designer-at-screen": "niche",
  "lawyer-at-desk": "niche",
  "architect-at-model": "niche",
  "accountant-at-desk": "niche",
  "diving-mask": "shore",
  "dj-decks": "niche",
  turntable: "niche",
  "record-crate": "niche",
  "dj-at-decks": "niche",
  dog: "meadow",
  "dog-walker-with-dogs": "meadow",
  "dog-bath": "floor",
  "vet-with-dog": "niche",
  "didgeridoo-rack": "floor",
  "dog-face": "fence",
  "dog-kennel": "meadow",
  door: "niche",
  dove: "meadow",
  dress: "niche",
  "drill-rig": "meadow",
  drone: "meadow",
  drum: "floor",
  "drum-kit": "floor",
  dumbbell: "floor",
  eagle: "meadow",
  easel: "floor",
  "painter-at-wall": "niche",
  emu: "meadow",
  "engine-on-stand": "niche",
  "ev-charger": "road",
  "evergreen-tree": "lawn",
  ewe: "meadow",
  excavator: "meadow",
  "exercise-ball": "floor",
  expecting: "floor",
  "fabric-rolls": "niche",
  "cloth-and-buttons": "niche",
  "facing-armchairs": "floor",
  "counsellor-and-client": "floor",
  "carer-with-elder": "floor",
  falcon: "meadow",
  "farm-gate": "lawn",
  "fence-panel": "meadow",
  "fence-and-spade": "meadow",
  "filing-cabinet": "niche",
  "fire-extinguisher": "niche",
  "fish-tank": "floor",
  "fishing-pole": "angling",
  "flag-in-hole": "headland",
  floorboards: "niche",
  "foam-roller": "floor",
  "folded-linen": "floor",
  "food-hamper": "meadow",
  "food-truck": "road",
  "foot-bath": "floor",
  "football-and-boots": "meadow",
  forklift: "meadow",
  "framed-picture": "niche",
  "fridge-and-gauges": "niche",
  "gelato-case": "niche",
  ghost: "gaol",
  goggles: "pool",
  "golf-bag": "headland",
  "grain-silo": "meadow",
  "grower-with-crate": "meadow",
  "winemaker-with-glass": "meadow",
  guitar: "floor",
  "musician-with-guitar": "floor",
  "entertainer-with-children": "floor",
  "players-escaping": "floor",
  gumboots: "path",
  "gutter-and-ladder": "headland",
  "roofer-on-roof": "eaves",
  gymnast: "floor",
  "hair-wash-basin": "niche",
  "hand-press": "niche",
  harvester: "meadow",
  "hay-bales": "meadow",
  headstone: "lawn",
  "hen-house": "lawn",
  "hiking-boot": "path",
  "hiking-pack": "path",
  horse: "meadow",
  "horse-head": "fence",
  "horse-in-rug": "meadow",
  "hot-air-balloon": "headland",
  "hot-water-unit": "niche",
  house: "headland",
  "house-and-coins": "headland",
  "house-frame": "headland",
  "builder-with-frame": "headland",
  "house-on-stumps": "lawn",
  "house-with-garden": "lawn",
  houses: "headland",
  hut: "headland",
  "ironing-board": "floor",
  jeans: "niche",
  jetty: "paddled",
  "joey-in-basket": "floor",
  kangaroo: "meadow",
  kettlebell: "floor",
  "trainer-with-client": "floor",
  kickboard: "pool",
  "kids-barber-chair": "niche",
  "barber-at-chair": "niche",
  "kitchen-bench": "niche",
  "chef-at-stove": "niche",
  "pizzamaker-at-oven": "niche",
  "plumber-at-sink": "niche",
  koala: "meadow",
  ladder: "floor",
  "electrician-on-steps": "niche",
  "cooling-technician": "niche",
  "lamp-at-gate": "meadow",
  lathe: "niche",
  "lawn-bowls": "meadow",
  "lawn-mower": "meadow",
  "mower-on-lawn": "meadow",
  "window-cleaner-at-window": "meadow",
  leadlight: "niche",
  "learner-car": "road",
  "driver-with-learner": "road",
  "lift-doors": "niche",
  "removalist-with-boxes": "niche",
  "line-marking-machine": "meadow",
  loom: "niche",
  luggage: "floor",
  "magazine-rack": "niche",
  "market-stall": "lawn",
  marquee: "headland",
  "martial-arts-uniform": "floor",
  "massage-table": "floor",
  "masseur-at-couch": "floor",
  "masseur-at-spa": "floor",
  "beautician-with-client": "floor",
  "groomer-with-dog": "floor",
  "memorial-tree": "lawn",
  microphone: "niche",
  minibus: "road",
  "modern-house": "lawn",
  "motel-room": "lawn",
  motorcycle: "road",
  "motorized-wheelchair": "floor",
  mountain: "lawn",
  "museum-cabinet": "niche",
  "musical-keyboard": "niche",
  "musical-notes": "niche",
  "nursing-chair": "floor",
  "oil-drum": "niche",
  "organ-pipes": "niche",
  oyster: "shore",
  "paella-pan": "meadow",
  "palm-tree": "shore",
  "party-table": "niche",
  "pendulum-clock": "floor",
  pergola: "lawn",
  "person-in-lotus-position": "shore",
  "yoga-on-mat": "shore",
  "person-stretching": "floor",
  "pet-carrier": "floor",
  "photo-studio": "niche",
  "photographer-at-tripod": "niche",
  "pickup-truck": "road",
  "picnic-basket": "meadow",
  "pilates-reformer": "floor",
  "pizza-oven": "niche",
  "baker-at-oven": "niche",
  "playground-slide": "floor",
  polytunnel: "lawn",
  pony: "meadow",
  "portable-toilet": "headland",
  possum: "floor",
  "potters-wheel": "niche",
  "potter-at-wheel-of-clay": "niche",
  "pottery-shelf": "niche",
  pram: "floor",
  "pressure-washer": "meadow",
  printer: "niche",
  "pump-out-truck": "road",
  rabbit: "meadow",
  "racing-car": "road",
  "rammed-earth-house": "headland",
  "ramp-and-handrail": "headland",
  "ring-buoy": "pool",
  rock: "lawn",
  "roller-door": "headland",
  "running-shoe": "path",
  saddle: "floor",
  "saddle-on-rail": "meadow",
  safe: "niche",
  "sail-on-bench": "niche",
  sailboat: "afloat",
  "salon-chair": "niche",
  "hairdresser-at-chair": "niche",
  sari: "niche",
  "satellite-antenna": "headland",
  "sauna-stove": "floor",
  "sawn-timber": "meadow",
  scaffold: "headland",
  "school-desk": "niche",
  "security-camera": "niche",
  seedling: "lawn",
  "server-rack": "niche",
  "sewing-machine": "niche",
  "tailor-at-machine": "niche",
  "shoe-fitter": "niche",
  "shelves-of-goods": "niche",
  "shoe-rack": "niche",
  "shop-counter": "niche",
  "haberdasher-with-cloth": "niche",
  "newsagent-at-stand": "niche",
  "seller-with-gift": "niche",
  "shopkeeper-at-counter": "niche",
  "scooper-at-counter": "niche",
  "sitter-with-cat": "niche",
  "florist-at-table": "niche",
  "butcher-at-counter": "niche",
  shower: "niche",
  "side-by-side": "headland",
  skateboard: "road",
  skip: "road",
  "sledgehammer-and-rubble": "headland",
  "small-airplane": "road",
  "soapy-car": "road",
  "soccer-ball": "lawn",
  "solar-house": "headland",
  "solar-panels": "meadow",
  speedboat: "afloat",
  "sport-utility-vehicle": "road",
  "spouting-whale": "afloat",
  sprinkler: "meadow",
  stage: "niche",
  "stick-stand": "niche",
  suit: "niche",
  sun: "rising",
  "sun-hat-and-cream": "shore",
  sunflower: "headland",
  sunglasses: "shore",
  "surf-rack": "shore",
  "kayak-rack": "shore",
  "surfer-on-board": "surf",
  "skipper-at-wheel": "surf",
  surfboard: "shore",
  "swim-lane": "terrace",
  "swim-teacher-with-child": "lane",
  "swimming-pool": "terrace",
  switchboard: "niche",
  "table-lamps": "floor",
  taxi: "road",
  telescope: "headland",
  television: "niche",
  tennis: "lawn",
  tent: "lawn",
  theodolite: "meadow",
  "thong-sandal": "shore",
  "tiles-and-cutter": "niche",
  "tiler-on-floor": "niche",
  "tiny-house": "headland",
  "tissues-and-mugs": "niche",
  toilet: "floor",
  "tow-truck": "road",
  tractor: "meadow",
  "traffic-cones": "road",
  "treatment-table": "floor",
  "physio-with-client": "floor",
  "podiatrist-with-foot": "floor",
  "tropical-fish": "afloat",
  "truffle-dog": "meadow",
  turtle: "shore",
  "two-chairs": "meadow",
  tyre: "niche",
  "tyre-stack": "niche",
  umbrella: "shore",
  "umbrella-over-house": "headland",
  umu: "meadow",
  "upright-piano": "floor",
  "teacher-with-pupil": "floor",
  "tutor-with-pupil": "floor",
  "educator-with-children": "floor",
  "vacuum-cleaner": "floor",
  "walking-frame": "floor",
  "washing-machine": "niche",
  "water-tank": "meadow",
  "water-truck": "road",
  "water-wave": "swell",
  "wedding-arch": "lawn",
  "celebrant-with-couple": "lawn",
  "wedding-car": "road",
  "wedding-gown": "niche",
  wheel: "niche",
  wheelbarrow: "meadow",
  "gardener-at-bed": "meadow",
  "wheelie-bin": "road",
  whiteboard: "niche",
  window: "niche",
  windscreen: "niche",
  wood: "meadow",
  woodpile: "meadow",
  "wool-bale": "niche",
  workbench: "niche",
  "tattooist-at-work": "niche",
  "jeweller-at-bench": "niche",
  "carpenter-at-bench": "niche",
};

/** Elsewhere in one opening or, by the view, another, so that two of a trade differ. */
const otherPlaces: Partial<Record<Subject, PlaceName>> = {
  "person-in-lotus-position": "floor",
  "yoga-on-mat": "floor",
};

/** What is as wide as any page. */
const wide = { x: -2400, width: 5360 };

/** Of the horizon. */
const y = 320;

/** Where a sun so large goes so that none of its edge is behind the words at the left. */
function clear(x: number, r: number): number {
  return Math.max(x, r + 98);
}

/** Low over the sea, with its light on the water; beside what would stand in it. */
function Sunrise({
  x,
  r,
  light = { x, r },
  sea = wide,
}: {
  x: number;
  r: number;
  light?: { x: number; r: number };
  sea?: typeof wide;
}) {
  return (
    <>
      <circle className="sun" cx={clear(x, r)} cy={y - 0.45 * r} r={r} />
      <rect className="sea" {...sea} y={y} height="260" />
      <path
        className="glints"
        d={[0.85, 0.5, 0.62, 0.3]
          .map(
            (part, at) => `M${light.x - part * light.r} ${y + 14 + at * 17}h${2 * part * light.r}`,
          )
          .join("")}
      />
    </>
  );
}

/** A low sun above hills, from one side to another, down to where they end. */
function Hills({
  x,
  r,
  foot,
  land = wide,
}: {
  x: number;
  r: number;
  foot: number;
  land?: typeof wide;
}) {
  const ridge = (length: number, height: number, swing: number) => {
    const count = 2 * Math.round(land.width / length);
    const half = Math.round(land.width / count);
    return `M${land.x} ${foot}v${-height}q${half / 2} ${swing} ${half} 0${`t${half} 0`.repeat(count - 1)}V${foot}z`;
  };
  return (
    <>
      <circle className="sun" cx={clear(x, r)} cy={foot - 90 - 0.5 * r} r={r} />
      <path className="rise" d={ridge(660, 84, -64)} />
      <path className="field" d={ridge(440, 40, 48)} />
    </>
  );
}

/** On the sand, at the edge of the water. */
function Beach({ opening, view, children }: PlaceProps) {
  return (
    <>
      <Sunrise
        x={[280, 190, 440][view] ?? 280}
        r={view ? 130 : 190}
        light={{ x: view ? 70 : 480, r: 50 }}
      />
      {view === 1 && <Point x={330} />}
      <path
        className="sand foam"
        d="M-2400 428H-300C-60 428 40 392 280 392s340 36 580 36h2100v140H-2400z"
      />
      {opening === "words" &&
        ["translate(-332 430) scale(1.4)", "translate(-226 428) scale(1)"].map((pine) => (
          <Pine key={pine} place={pine} />
        ))}
      <g
        transform={
          opening === "words" ? "translate(88 22) scale(2.4)" : "translate(88 44) scale(2.4)"
        }
      >
        {children}
      </g>
    </>
  );
}

/** A headland across the bay. */
function Point({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path className="rise" d="M60 322q90-118 240-124t320 70h2340v54z" />
      <path className="field" d="M-20 324q60-52 130-48t130-20 200 10 300 20h2220v38z" />
    </g>
  );
}

/** On the edge of a pool in a garden. */
function Pool({ opening, children }: PlaceProps) {
  return (
    <>
      <Garden opening={opening} />
      <rect className="surface" {...wide} y="354" height="10" />
      <rect className="sea" {...wide} y="364" height="62" />
      <path
        className="glints"
        d={[-1100, -680, -210, 60, 470, 900]
          .map((x) => `M${x} 382h56m26 0h22M${x + 80} 402h90`)
          .join("")}
      />
      <Paving top={420} />
      <g transform="translate(120 122) scale(2)">{children}</g>
    </>
  );
}

/** On the paving of a garden. */
function Terrace({ opening, children }: PlaceProps) {
  return (
    <>
      <Garden opening={opening} />
      <Paving top={354} />
      <g transform="translate(88 40) scale(2.4)">{children}</g>
    </>
  );
}

/** With a hedge, below what is written above it. */
function Garden({ opening }: { opening: Opening }) {
  const gums =
    opening === "words"
      ? ["translate(-292 360) scale(1.4)", "translate(672 360) scale(1.2)"]
      : ["translate(540 360) scale(1.3)"];
  return (
    <>
      <circle className="sun" cx="400" cy="250" r="150" />
      <path className="rise" d={`M-2400 360v-26${"q55-44 110 0".repeat(49)}V360z`} />
      <Gums at={gums} />
      <path className="field" d={`M-2400 360v-8${"q40-36 80 0".repeat(67)}V360z`} />
    </>
  );
}

function Paving({ top }: { top: number }) {
  const joints = Array.from({ length: 34 }, (_, at) => `M${at * 160 - 2400} ${top + 10}l-40 136`);
  return (
    <>
      <rect className="boards" {...wide} y={top} height="220" />
      <path className="seams" d={`M-2400 ${top + 10}h5360${joints.join("")}`} />
    </>
  );
}

/** In its holder at the stern of a boat, so that what is on the line hangs over the water. */
function Deck({ children }: PlaceProps) {
  const posts = Array.from({ length: 10 }, (_, at) => `M${220 - at * 150} 356v-64`).join("");
  return (
    <>
      <Sunrise x={440} r={130} />
      <path className="swell" d={`M-2400 600V384${"q90-36 180 0t180 0".repeat(15)}V600z`} />
      <path className="strokes" d={`M-2400 292H240q20 0 20 20v44${posts}`} />
      <g transform="translate(112 32) scale(2.1)">{children}</g>
      <path className="surface" d="M-2400 372H296l-78 228H-2400z" />
      <path className="front" d="M-2400 420H281l-61 180H-2400z" />
      <path className="boards" d="M155 308l30 19-16 25H300q10 0 10 10t-10 10H-2400v-20H127z" />
    </>
  );
}

/** On a path that goes through hills. */
function Path({ children }: PlaceProps) {
  return (
    <>
      <Hills x={400} r={140} foot={414} />
      <rect className="boards" {...wide} y="410" height="160" />
      <path className="foam" d="M-2400 414h5360" />
      <g transform="translate(96 58) scale(2.3)">{children}</g>
    </>
  );
}

/** On the road along the sea, or through hills. */
function Road({ opening, view, children }: PlaceProps) {
  return (
    <>
      {view ? <Hills x={view === 1 ? 150 : 400} r={140} foot={410} /> : <Sunrise x={400} r={140} />}
      {opening === "words" && view === 0 && (
        <>
          <Pine place="translate(-330 380) scale(1.6)" />
          <Pine place="translate(-210 378) scale(1.1)" />
        </>
      )}
      {view === 2 && (
        <Gums
          at={[
            ...(opening === "words" ? ["translate(40 404) scale(1.5)"] : []),
            "translate(560 404) scale(1.2)",
          ]}
        />
      )}
      <rect className={view ? "rise" : "sand"} {...wide} y={view ? 392 : 372} height="40" />
      <rect className="boards" {...wide} y="400" height="150" />
      <path className="foam" strokeDasharray="90 70" d="M-2400 452h5360" />
      <g transform="translate(96 58) scale(2.3)">{children}</g>
    </>
  );
}

function Plant({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path
        fill={naturalTones.leaf[0]}
        d="M77 64h6v44h-6zM80 84q-26-32 0-70q26 38 0 70zM78 92q-48 2-62-44q50-4 62 44zM82 92q48 2 62-44q-50-4-62 44zM77 104q-34 14-62-12q36-20 62 12zM83 104q34 14 62-12q-36-20-62 12z"
      />
      <path className="front" d="M44 118h72l-9 42H53z" />
      <path className="sun" d="M47 130h66l-2 10H49z" />
      <path className="deep" d="M36 106q0-6 6-6h76q6 0 6 6v12q0 6-6 6H42q-6 0-6-6z" />
    </g>
  );
}

/** On the floor or a round rug, before a sun painted on the wall, to either side, or a window onto the sea. */
function Niche({ opening, view, hasRug, children }: PlaceProps & { hasRug?: true }) {
  return (
    <>
      {view === 1 ? (
        <>
          <path className="sky" d={panes} />
          <path className="sun" d="M320 262a90 90 0 0 1 180 0z" />
          <path className="sea" d="M66 262h444v130H66z" />
          <path className="glints" d="M340 282h140m-120 20h90m-350 0h90m-70 20h50" />
          <path className="frame" d={`${panes}M66 262h444M214 48v344M362 48v344`} />
        </>
      ) : (
        <path
          className="sun"
          d={
            view ? "M226 392V246a190 190 0 0 1 380 0v146z" : "M60 392V236a170 170 0 0 1 340 0v156z"
          }
        />
      )}
      <rect className="boards" {...wide} y="392" height="170" />
      <path className="frame" d="M-2400 388h5360" />
      <path className="seams" d="M-2400 426h5360M-2400 456h5360" />
      {opening === "words" && <Plant place="translate(-450 152) scale(1.7)" />}
      {hasRug && (
        <>
          <ellipse className="front" cx="280" cy="438" rx="224" ry="27" />
          <ellipse className="accent" cx="280" cy="437" rx="208" ry="21" />
        </>
      )}
      <g transform="translate(96 72) scale(2.3)">{children}</g>
    </>
  );
}

const panes = "M66 392V72a24 24 0 0 1 24-24h396a24 24 0 0 1 24 24v320z";

/** On a roof, above a wall that goes on below the picture, before hills. */
function Eaves({ view, children }: PlaceProps) {
  return (
    <>
      <Hills x={view === 1 ? 150 : 410} r={150} foot={430} />
      <rect className="field" {...wide} y="426" height="134" />
      <g transform="translate(80 24) scale(2.5)">{children}</g>
      <path className="surface" d="M117.5 414h325v160h-325z" />
    </>
  );
}

/** In a pool, whose water is before it too. */
function Lane({ opening, children }: PlaceProps) {
  return (
    <g transform="translate(0 -36)">
      <Garden opening={opening} />
      <rect className="surface" {...wide} y="354" height="10" />
      <rect fill={naturalTones.blue[0]} {...wide} y="364" height="240" />
      <path
        className="glints"
        d={[-1100, -680, -210, 500, 900]
          .map((x) => `M${x} 392h56m26 0h22M${x + 80} 416h90`)
          .join("")}
      />
      <g transform="translate(80 62) scale(2.5)">{children}</g>
      <path fill={naturalTones.blue[0]} d="M76 400h46v49h334v-61h30v61h2400v160H-2400V449H76z" />
    </g>
  );
}

/** On a wave, which goes on to both sides. */
function Surf({ view, children }: PlaceProps) {
  return (
    <>
      <Sunrise x={view === 2 ? 190 : 400} r={view ? 150 : 130} />
      {view === 1 && <Point x={400} />}
      <path
        fill={naturalTones.blue[0]}
        d={`M-2400 600V344${"q90-36 180 0t180 0".repeat(15)}V600z`}
      />
      <g transform="translate(80 44) scale(2.5)">{children}</g>
      <path
        fill={naturalTones.blue[0]}
        d={`M463 345h12v90h-12zM-2690 600V420${"q90-20 180 0t180 0".repeat(16)}V600z`}
      />
    </>
  );
}

/** Before a window between curtains. */
function Bedroom({ opening, children }: PlaceProps) {
  const arch = "M96 392V170a108 108 0 0 1 108-108h152a108 108 0 0 1 108 108v222z";
  return (
    <g transform="translate(0 6)">
      <path className="sky" d={arch} />
      <Hills x={280} r={110} foot={392} land={{ x: 96, width: 368 }} />
      <path className="frame" d={`${arch}M280 62v330`} />
      {opening === "words" && (
        <>
          <path className="sky" d="M-500 312V84h330v228z" />
          <Hills x={-250} r={34} foot={312} land={{ x: -500, width: 330 }} />
          <path className="frame" d="M-500 312V84h330v228zM-335 84v228" />
        </>
      )}
      <path
        className="surface"
        d="M66 58h106c0 144-16 238-58 334H66zM494 58H388c0 144 16 238 58 334h48z"
      />
      <path
        className="seams"
        d="M98 62c0 140-4 230-12 326M136 62c0 140-10 230-30 326M462 62c0 140 4 230 12 326M424 62c0 140 10 230 30 326"
      />
      <path className="deep" d="M52 50h456v12H52z" />
      <rect className="boards" {...wide} y="386" height="170" />
      <path className="seams" d="M-2400 424h5360M-2400 456h5360" />
      {opening === "words" && <Plant place="translate(-236 200) scale(1.5)" />}
      <g transform="translate(96 72) scale(2.3)">{children}</g>
    </g>
  );
}

/** By night before the gate of an old gaol of stone, by the light of a lantern. */
function Gaol({ opening, children }: PlaceProps) {
  const left = opening === "emblem" ? 30 : -2400;
  const joints = Array.from({ length: 6 }, (_, row) => {
    const top = 102 + 50 * row;
    return `M${left} ${top}H2960M${left + (row % 2 ? 60 : 120)} ${top}${"v50m120-50".repeat((2840 - left) / 120)}`;
  });
  return (
    <g className="night">
      <circle className="sun" cx="446" cy="58" r="50" />
      <path className="boards" d={`M${left} 412V96H2960v316z`} />
      <path className="seams" d={joints.join("")} />
      <path className="boards" d={`M${left - 16} 76H2960v26H${left - 16}z`} />
      <path className="deep" d="M146 412V250a134 134 0 0 1 268 0v162z" />
      <path className="frame" d="M192 148v264M236 122v290M280 116v296M324 122v290M368 148v264" />
      <rect className="boards" {...wide} y="404" height="150" />
      <path className="seams" d="M-2400 404h5360M-2400 452h5360" />
      <circle fill="#f5c34440" cx="376" cy="386" r="120" />
      <g transform="translate(136 152) scale(1.8)">{children}</g>
    </g>
  );
}

/** Trees. */
function Gums({ at }: { at: readonly string[] }) {
  return at.map((gum) => (
    <g key={gum} transform={gum}>
      <path
        className="field"
        d="M-62-92a34 34 0 0 1 20-60a42 42 0 0 1 74-12a34 34 0 0 1 34 62q-20 24-46 8-24 18-46 2-20 14-36 0z"
      />
      <path fill="#e6dac8" d="M-6 0l3-66-26-34 5-4 22 24 3-42h5l2 38 18-20 5 4-21 30 4 70z" />
    </g>
  ));
}

/** Of Norfolk Island, as along many an esplanade. */
function Pine({ place }: { place: string }) {
  return (
    <g transform={place}>
      <path fill="#8b6b52" d="M-5-44H5V0H-5z" />
      <path
        fill={naturalTones.leaf[0]}
        d="M0-180l16 34h-8l20 32h-9l24 34h-10l26 40H-59l26-40h-10l24-34h-9l20-32h-8z"
      />
    </g>
  );
}

/** Half out of the sea, which it lights, or half above hills. */
function Dawn({ view, children }: PlaceProps) {
  return (
    <>
      <g transform="translate(104 112) scale(2.2)">{children}</g>
      {view ? (
        <>
          <path className="rise" d={`M-2400 560V330${"q165-70 330 0t330 0".repeat(8)}V560z`} />
          <path className="field" d={`M-2400 560V384${"q110 50 220 0t220 0".repeat(12)}V560z`} />
        </>
      ) : (
        <>
          <rect className="sea" {...wide} y={y} height="260" />
          <path
            className="glints"
            d={[150, 96, 118, 64, 80]
              .map((half, at) => `M${280 - half} ${y + 18 + at * 20}h${2 * half}`)
              .join("")}
          />
          <path
            className="sand foam"
            d="M-2400 446H-300C-60 446 40 420 280 420s340 36 580 36h2100v140H-2400z"
          />
        </>
      )}
    </>
  );
}

/** Where no swell is higher than a paddle. */
function CalmWater({ opening, view, children }: PlaceProps) {
  return (
    <>
      <Sunrise x={view === 2 ? 440 : 150} r={view ? 150 : 110} />
      {view === 1 && <Point x={380} />}
      <path className="swell" d={`M-2400 600V352${"q90-16 180 0t180 0".repeat(15)}V600z`} />
      <g
        transform={
          opening === "words" ? "translate(40 -50) scale(3)" : "translate(88 45) scale(2.4)"
        }
      >
        {children}
      </g>
      <path className="swell near" d={`M-2690 600V374${"q90-18 180 0t180 0".repeat(16)}V600z`} />
    </>
  );
}

/** Between two swells; a wave low enough for its foot to be behind their crests. */
function Water({ opening, view, isWave, children }: PlaceProps & { isWave?: true }) {
  return (
    <>
      <Sunrise x={view === 2 ? 450 : 150} r={view ? 150 : 110} />
      {view === 1 && <Point x={400} />}
      <path className="swell" d={`M-2400 600V372${"q90-44 180 0t180 0".repeat(15)}V600z`} />
      <g
        transform={
          opening === "words"
            ? "translate(64 12) scale(2.7)"
            : `translate(72 ${isWave ? 52 : 32}) scale(2.6)`
        }
      >
        {children}
      </g>
      <path
        className="swell near"
        d={`M${isWave ? -2510 : -2690} 600V412${"q90-44 180 0t180 0".repeat(16)}V600z`}
      />
    </>
  );
}

/** On a hill among gum trees, above the sea or far from it; on bare grass what brings its own. */
function Headland({ opening, view, isBare, children }: PlaceProps & { isBare?: true }) {
  const gums = ["translate(540 394) scale(1.05)"];
  // Not behind words that are at the left of it.
  if (opening === "words") {
    gums.unshift("translate(-150 414) scale(1.4)", "translate(20 396) scale(1.2)");
  }
  return (
    <>
      {view ? <Hills x={view === 1 ? 440 : 130} r={150} foot={430} /> : <Sunrise x={440} r={150} />}
      {view > 0 && <rect className="field" {...wide} y="426" height="134" />}
      <path className="hill" d="M-770 560C-280 420-20 352 280 352s560 68 1070 208z" />
      {isBare || <Gums at={gums} />}
      <g transform="translate(108 48) scale(2.15)">{children}</g>
      {isBare || (
        <path
          className="seams"
          d={[-150, 96, 446, 640]
            .map((x) => `M${x - 14} 404q12 4 14 24v-32 32q2-20 14-22`)
            .join("")}
        />
      )}
    </>
  );
}

/** On the grass, before a fence. */
function Meadow({ opening, view, children }: PlaceProps) {
  const gums = ["translate(500 400) scale(1.5)"];
  if (opening === "words") {
    gums.unshift("translate(-330 404) scale(1.2)", "translate(60 400) scale(1.5)");
  }
  const posts = Array.from({ length: 45 }, (_, at) => `M${at * 120 - 2400} 320h12v92h-12z`).join(
    "",
  );
  return (
    <>
      <Hills x={view === 1 ? 150 : 360} r={130} foot={412} />
      <Gums at={gums} />
      {view === 2 || (
        <path
          className="surface"
          d={`${posts}M-2400 334h5360v10h-5360zM-2400 370h5360v10h-5360z`}
        />
      )}
      <path className="hill" d={`M-2400 560V410${"q335-34 670 0".repeat(8)}V560z`} />
      <g transform="translate(100 80) scale(2.25)">{children}</g>
    </>
  );
}

/** Looking over a fence. */
function Fence({ view, children }: PlaceProps) {
  const posts = Array.from({ length: 45 }, (_, at) => `M${at * 120 - 2430} 300h22v140h-22z`);
  return (
    <>
      <Hills x={view === 1 ? 150 : 410} r={130} foot={404} />
      <Gums at={["translate(490 404) scale(1.5)"]} />
      <rect className="hill" {...wide} y="392" height="168" />
      <g transform="translate(128 36) scale(1.9)">{children}</g>
      <path
        className="surface"
        d={`${posts.join("")}M-2400 316h5360v26h-5360zM-2400 372h5360v26h-5360z`}
      />
      <rect className="hill" {...wide} y="428" height="132" />
    </>
  );
}

/** Past the edge of a deck: the open sea, dunes, or a headland or a lighthouse. */
function Beyond({ view, opening }: { view: number; opening: Opening }) {
  const isSecond = useContext(SceneOnPage) !== "";
  if (view === 1) return <Dunes />;
  return (
    <>
      <Sunrise x={view ? 190 : 350} r={160} light={{ x: 60, r: 60 }} />
      {view === 2 && (isSecond || opening !== "words" ? <Point x={330} /> : <Lighthouse />)}
    </>
  );
}

function Lighthouse() {
  return (
    <>
      <path className="field" d="M0 324q90-60 180 0z" />
      <path className="surface" d="M70 296l8-150h24l8 150z" />
      <path className="deep" d="M80 112h20v28H80z" />
      <path className="front" d="M74 220l2-40h28l2 40zM70 140h40v8H70zM76 112l14-18 14 18z" />
    </>
  );
}

/** Of sand, at the edge of the water. */
function Dunes() {
  return (
    <>
      <circle className="sun" cx="440" cy="130" r="104" />
      <rect className="sea" {...wide} y="310" height="110" />
      <path className="sand" d={`M-2400 418V362${"q165-76 330 0t330 0".repeat(8)}V418z`} />
    </>
  );
}

/** On a bench above the sea. */
function Table({ opening, view, children }: PlaceProps) {
  return (
    <>
      <Beyond view={view} opening={opening} />
      <rect className="boards" {...wide} y="414" height="150" />
      <path className="seams" d="M-2400 446h5360" />
      <g transform="translate(88 52) scale(2.4)">{children}</g>
    </>
  );
}

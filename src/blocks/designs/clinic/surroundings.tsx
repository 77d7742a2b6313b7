import type { ReactNode } from "react";
import { feet } from "../../subjects/feet.ts";
import { peopleAtWork, type Subject } from "../../subjects/names.ts";
import { perches } from "../../subjects/perches.ts";
import type { Opening, SurroundingsProps } from "../design.ts";

/**
 * A place in daylight where a thing of its kind is at home; anything else stands below a lamp. Each
 * goes on to the left and right of the picture, for an opening across the page.
 */
export function Surroundings({ of, opening, view = 0, children }: SurroundingsProps) {
  const found = settings.find(
    ({ things, only }) => of && things.has(of) && (!only || only === opening),
  );
  const { Setting = Lamp, middle = 280, foot = 436, size: most = 2.4, Front } = found ?? {};
  const isPerson = of && peopleAtWork.has(of);
  const perch = of && perches[of];
  // As large as leaves room for a bird on it.
  const size = perch ? Math.min(most, (foot - 6) / (5 * (feet[of] - perch[1] + BIRD))) : most;
  return (
    <>
      <Setting view={view} />
      {!noCeiling.has(Setting) && <Hanging lit={!of || !lamps.has(of)} />}
      <g
        className={isPerson ? "person" : undefined}
        transform={`translate(${middle - 80 * size} ${foot - 160 * size}) scale(${size})`}
      >
        {children}
      </g>
      {Front && <Front />}
    </>
  );
}

/** How high one is that sits on a thing, with a hat, beside the thing's own 32. */
const BIRD = 9.5;

type Place = {
  Setting: (props: { view: number }) => ReactNode;
  /** The one opening in which they stand here. */
  only?: Opening;
  size?: number;
  /** The line that its middle is on. */
  middle?: number;
  /** The line that it stands on. */
  foot?: number;
  Front?: () => ReactNode;
  things: ReadonlySet<Subject>;
};

const settings: readonly Place[] = [
  { Setting: XRay, only: "beside", size: 1.7, middle: 214, things: new Set(["tooth"]) },
  {
    Setting: Surgery,
    only: "words",
    size: 0.6,
    middle: 470,
    foot: 292,
    things: new Set(["tooth"]),
  },
  { Setting: XRay, size: 1.8, middle: 214, things: new Set(["dentures", "teeth-with-braces"]) },
  { Setting: SurgeryRoom, size: 2.2, middle: 236, things: new Set(["dental-chair"]) },
  { Setting: Dentistry, things: new Set(["dentist-with-patient"]) },
  { Setting: Optics, things: new Set(["optometrist-with-client"]) },
  {
    Setting: Salon,
    only: "emblem",
    size: 0.55,
    middle: 450,
    foot: 296,
    Front: SalonChair,
    things: new Set(["scissors"]),
  },
  {
    Setting: Salon,
    only: "emblem",
    size: 0.7,
    middle: 446,
    foot: 296,
    Front: SalonChair,
    things: new Set(["barber-pole"]),
  },
  {
    Setting: Salon,
    size: 2.3,
    middle: 310,
    foot: 452,
    things: new Set(["hair-wash-basin", "kids-barber-chair", "barber-at-chair", "salon-chair"]),
  },
  { Setting: Salon, size: 2.36, middle: 336, foot: 480, things: new Set(["hairdresser-at-chair"]) },
  { Setting: MakeUpMirror, size: 2, foot: 484, things: new Set(["curls"]) },
  {
    Setting: Station,
    size: 2.2,
    things: new Set([
      "hair-clippers",
      "hair-dryer",
      "hair-lengths",
      "hair-pick",
      "scissors",
      "wig-stand",
    ]),
  },
  { Setting: Park, things: new Set(["side-by-side"]) },
  { Setting: Shed, size: 2.2, foot: 444, things: new Set(["two-chairs"]) },
  { Setting: Rosette, things: new Set(["hennaed-hand"]) },
  {
    Setting: Park,
    things: new Set([
      "agent-with-sign",
      "alpaca",
      "articulated-lorry",
      "automobile",
      "beach-with-umbrella",
      "beekeeper-at-hive",
      "bricklayer-at-wall",
      "concreter-with-float",
      "bicycle",
      "cyclist-mechanic",
      "bird",
      "bus",
      "campfire",
      "camping",
      "canoe",
      "kayak",
      "car-hoist",
      "mechanic-at-car",
      "caravan",
      "church",
      "cow",
      "deciduous-tree",
      "arborist-in-tree",
      "delivery-truck",
      "dog-kennel",
      "drill-rig",
      "emu",
      "evergreen-tree",
      "ewe",
      "farm-gate",
      "fence-panel",
      "fence-and-spade",
      "flag-in-hole",
      "football-and-boots",
      "forklift",
      "golf-bag",
      "grain-silo",
      "gutter-and-ladder",
      "roofer-on-roof",
      "harvester",
      "hay-bales",
      "headstone",
      "hen-house",
      "horse",
      "hot-air-balloon",
      "house",
      "house-frame",
      "builder-with-frame",
      "house-on-stumps",
      "house-with-garden",
      "houses",
      "hut",
      "jetty",
      "kangaroo",
      "koala",
      "lamp-at-gate",
      "lawn-bowls",
      "lawn-mower",
      "mower-on-lawn",
      "window-cleaner-at-window",
      "learner-car",
      "driver-with-learner",
      "line-marking-machine",
      "marquee",
      "memorial-tree",
      "minibus",
      "modern-house",
      "motorcycle",
      "mountain",
      "palm-tree",
      "pergola",
      "person-in-lotus-position",
      "yoga-on-mat",
      "pickup-truck",
      "playground-slide",
      "polytunnel",
      "pony",
      "portable-toilet",
      "ramp-and-handrail",
      "roller-door",
      "scaffold",
      "sledgehammer-and-rubble",
      "small-airplane",
      "soapy-car",
      "soccer-ball",
      "solar-house",
      "solar-panels",
      "sport-utility-vehicle",
      "sprinkler",
      "surf-rack",
      "kayak-rack",
      "surfer-on-board",
      "skipper-at-wheel",
      "swim-lane",
      "swim-teacher-with-child",
      "swimming-pool",
      "taxi",
      "tennis",
      "tent",
      "theodolite",
      "tiny-house",
      "tow-truck",
      "tractor",
      "traffic-cones",
      "tyre-stack",
      "water-tank",
      "water-truck",
      "water-wave",
      "wedding-arch",
      "celebrant-with-couple",
      "wedding-car",
      "wheelbarrow",
      "gardener-at-bed",
      "woodpile",
    ]),
  },
  {
    Setting: Bench,
    foot: 440,
    things: new Set([
      "backpack",
      "bike-helmet",
      "gumboots",
      "hiking-boot",
      "hiking-pack",
      "mans-shoe",
      "nappy-bag",
      "running-shoe",
      "skateboard",
      "socks",
    ]),
  },
  { Setting: Drawers, things: new Set(["acupuncture-tray", "herb", "spice-jars"]) },
  {
    Setting: Room,
    things: new Set([
      "armchair-and-plant",
      "baby-clothes",
      "ballet-barre",
      "balloon",
      "bar-chart",
      "bathtub",
      "beauty-trolley",
      "bed",
      "blackboard",
      "bookcase",
      "boxing-glove",
      "camera",
      "wedding-album",
      "car-battery",
      "cat",
      "cat-in-carrier",
      "cat-tree",
      "chair",
      "clothes-rack",
      "couch-and-lamp",
      "crescent-moon",
      "desk",
      "designer-at-screen",
      "lawyer-at-desk",
      "architect-at-model",
      "accountant-at-desk",
      "dj-decks",
      "turntable",
      "record-crate",
      "dj-at-decks",
      "dog",
      "dog-walker-with-dogs",
      "dress",
      "drum-kit",
      "easel",
      "painter-at-wall",
      "engine-on-stand",
      "exercise-ball",
      "expecting",
      "fabric-rolls",
      "cloth-and-buttons",
      "facing-armchairs",
      "counsellor-and-client",
      "carer-with-elder",
      "filing-cabinet",
      "fish-tank",
      "foam-roller",
      "framed-picture",
      "fridge-and-gauges",
      "gelato-case",
      "ironing-board",
      "jeans",
      "kitchen-bench",
      "chef-at-stove",
      "pizzamaker-at-oven",
      "plumber-at-sink",
      "lathe",
      "loom",
      "luggage",
      "magazine-rack",
      "mantelpiece-clock",
      "massage-table",
      "masseur-at-couch",
      "masseur-at-spa",
      "beautician-with-client",
      "groomer-with-dog",
      "vet-with-dog",
      "baker-at-oven",
      "brewer-at-barrels",
      "cleaner-with-mop",
      "electrician-on-steps",
      "cooling-technician",
      "musician-with-guitar",
      "entertainer-with-children",
      "players-escaping",
      "tiler-on-floor",
      "waiter-with-plates",
      "host-with-breakfast",
      "mechanical-leg",
      "microphone",
      "museum-cabinet",
      "musical-keyboard",
      "musical-notes",
      "party-table",
      "pendulum-clock",
      "pet-carrier",
      "photo-studio",
      "photographer-at-tripod",
      "piled-boxes",
      "removalist-with-boxes",
      "potted-plant",
      "potters-wheel",
      "potter-at-wheel-of-clay",
      "pottery-shelf",
      "printer",
      "saddle-on-rail",
      "safe",
      "sari",
      "sauna-stove",
      "school-desk",
      "server-rack",
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
      "shower",
      "stage",
      "stick-stand",
      "suit",
      "table-lamps",
      "television",
      "tissues-and-mugs",
      "toilet",
      "upright-piano",
      "teacher-with-pupil",
      "tutor-with-pupil",
      "educator-with-children",
      "vacuum-cleaner",
      "vets-bag",
      "violin-in-case",
      "washing-machine",
      "wedding-gown",
      "whiteboard",
      "wool-bale",
      "workbench",
      "tattooist-at-work",
      "jeweller-at-bench",
      "carpenter-at-bench",
      "wreath",
    ]),
  },
  {
    Setting: Therapy,
    foot: 428,
    Front: Footy,
    things: new Set(["treatment-table"]),
  },
  {
    Setting: Gym,
    things: new Set([
      "climbing-gear",
      "dance-pole",
      "dumbbell",
      "gymnast",
      "kettlebell",
      "trainer-with-client",
      "motorized-wheelchair",
      "person-stretching",
      "pilates-reformer",
      "physio-with-client",
      "podiatrist-with-foot",
      "walking-frame",
    ]),
  },
  {
    Setting: Nursery,
    things: new Set(["cot-and-mobile", "nursing-chair", "pram"]),
  },
  { Setting: Playroom, size: 2.1, things: new Set(["teddy-bear"]) },
  {
    Setting: Washroom,
    things: new Set([
      "foot-bath",
      "lash-card",
      "lipstick",
      "lotion-bottle",
      "make-up-brushes",
      "mirror",
      "nail-polish",
      "perfume-bottles",
      "razor",
      "science-beakers",
      "soap",
      "spray-tan-kit",
      "sun-hat-and-cream",
      "tooth",
      "towels-and-oils",
      "wax-pot",
    ]),
  },
  { Setting: Washroom, things: new Set(["toothbrush"]) },
  {
    Setting: Desk,
    things: new Set([
      "adhesive-bandage",
      "blood-pressure-monitor",
      "briefcase",
      "clipboard",
      "code-screen",
      "contract",
      "doctors-bag",
      "ear-jewellery",
      "ear-with-hearing-aid",
      "footprints",
      "hearing-test",
      "insoles",
      "knee-model",
      "laptop",
      "audiogram",
      "magnifying-glass-tilted-left",
      "memo",
      "mobile-phone",
      "garage-remote",
      "spine",
      "stethoscope",
    ]),
  },
  { Setting: Greeting, foot: 400, things: new Set(["waving-hand"]) },
  {
    Setting: Sill,
    things: new Set([
      "avocado",
      "baby-bottle",
      "breakfast-tray",
      "candle",
      "carrot",
      "coffee-machine",
      "barista-at-machine",
      "droplet",
      "hibiscus",
      "hot-beverage",
      "leafy-green",
      "lemon",
      "lotus",
      "lunch-box",
      "mortar-and-pestle",
      "order-of-service",
      "red-apple",
      "seedling",
      "strawberry",
      "takeaway-cups",
      "tangerine",
      "teapot",
      "tulip",
      "urn",
      "vegetable-crate",
      "grower-with-crate",
      "winemaker-with-glass",
      "watering-can",
    ]),
  },
  { Setting: Shelves, things: new Set(["pill"]) },
  {
    Setting: Artwork,
    size: 2,
    things: new Set([
      "artist-palette",
      "crayon",
      "dress-up-box",
      "performing-arts",
      "picture-cards",
      "toy-blocks",
      "toy-train",
    ]),
  },
  { Setting: Frames, things: new Set(["glasses", "sunglasses"]) },
];

/** Out of doors, or with something of their own above. */
const noCeiling = new Set<Place["Setting"]>([Park, Shed, Rosette, Shelves, Frames, Lamp]);

/** With a lamp of their own. */
const lamps: ReadonlySet<Subject> = new Set<Subject>([
  "armchair-and-plant",
  "couch-and-lamp",
  "table-lamps",
]);

/** From the ceiling; seen only where a picture is higher than it is wide. */
function Hanging({ lit }: { lit: boolean }) {
  return (
    <>
      {lit && (
        <g className="lamp">
          <path className="stem" d="M280-400V-64" />
          <circle className="sun" cx="280" cy="-24" r="14" />
          <path className="tone" d="M220-24a60 46 0 0 1 120 0z" />
        </g>
      )}
      <g className="vine">
        <path className="stem" d="M494-400V-96" />
        <path className="deep" d="M462-100h64l-10 46h-44z" />
        <path
          className="leaf"
          d="M468-102q-36 12-32 74 26-14 38-64zM520-102q36 12 32 74-26-14-38-64zM494-104q-26 46 0 92 26-46 0-92z"
        />
      </g>
    </>
  );
}

function Wall({ is }: { is: string }) {
  return <path className={is} d="M-600-400H1160V480H-600z" />;
}

/** So that what stands on a counter has room to be large. */
const LOWER = "translate(0 36)";

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
          className="leaf"
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
        className="leaf"
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
      <circle className="surface" cx="330" cy="226" r="206" />
      <ellipse className="shade" cx="-120" cy="470" rx="420" ry="190" />
      <ellipse className="shade" cx="720" cy="480" rx="460" ry="160" />
      <ellipse className="grass" cx="280" cy="774" rx="1500" ry="384" />
      <Gum at="translate(-170 430) scale(1.7)" />
      <Gum at="translate(760 424) scale(1.3)" />
      <ellipse className="shade" cx="280" cy="437" rx="230" ry="10" />
    </g>
  );
}

/** Before a chest of small drawers. */
function Drawers() {
  const across = Array.from({ length: 12 }, (_, at) => 150 * at - 545);
  return (
    <g className="arch" transform={LOWER}>
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

function ArchedWindow({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="pale" d="M0 268V96a96 96 0 0 1 192 0v172z" />
      <path className="panes" d="M96 0v268M0 120h192" />
      <path className="surface" d="M-16 268h224v14H-16z" />
    </g>
  );
}

function Blind({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="pale" d="M0 0h192v268H0z" />
      <path className="panes" d="M96 0v268M0 176h192" />
      <path className="surface" d="M-8-8h208V8H-8z" />
      <path className="grout" d="M0 26h192M0 50h192M0 74h192M0 98h192" />
      <path className="surface" d="M-16 268h224v14H-16z" />
    </g>
  );
}

function RoundWindow({ at }: { at: string }) {
  return (
    <g transform={at}>
      <circle className="surface" cx="96" cy="132" r="126" />
      <circle className="pale" cx="96" cy="132" r="112" />
      <path className="panes" d="M96 20v224M-16 132h224" />
    </g>
  );
}

const windows = [ArchedWindow, Blind, RoundWindow];

/** Low, with books and a vase on it. */
function Sideboard() {
  return (
    <>
      <path className="deep" d="M-366 396h14v18h-14zM-98 396h14v18h-14zM-384 304h318v14h-318z" />
      <path className="tone" d="M-376 318h302v80h-302z" />
      <path className="boards" d="M-275 318v80M-175 318v80" />
      <path className="surface" d="M-304 358h14v6h-14zM-204 358h14v6h-14zM-104 358h14v6h-14z" />
      <path className="deep" d="M-356 292h96v12h-96z" />
      <path className="surface" d="M-346 280h80v12h-80z" />
      <path className="stem" d="M-110 276l-10-66M-108 276l16-52" />
      <circle className="brand" cx="-121" cy="206" r="13" />
      <circle className="brand" cx="-90" cy="220" r="10" />
      <path className="surface" d="M-128 264h38l6 40h-50z" />
    </>
  );
}

/** On the floor, by a window. */
function Room({ view }: { view: number }) {
  const Window = windows[view] ?? ArchedWindow;
  return (
    <g className="wide">
      <Wall is="warm" />
      <Window at="translate(84 50)" />
      <Window at="translate(610 50)" />
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <path className="light" d="M110 372h160l90 108H170zM636 372h160l90 108H696z" />
      <ellipse className="warm" cx="280" cy="432" rx="320" ry="40" />
      <ellipse className="shade" cx="280" cy="436" rx="220" ry="16" />
      <Plant at="translate(890 410) scale(1.4)" />
      <Sideboard />
      <path className="surface" d="M-214 40h110v130h-110zM-350 90h110v150h-110z" />
      <circle className="tone" cx="-159" cy="106" r="32" />
      <path className="shade" d="M-330 220c10-60 60-60 70 0z" />
    </g>
  );
}

/** Where one gets moving again: by bars up the wall, a round window, or a long mirror. */
function Gym({ view }: { view: number }) {
  return (
    <g className="wide">
      <Wall is="warm" />
      {view === 0 && (
        <>
          <ArchedWindow at="translate(-40 50)" />
          <path
            className="tone"
            d="M436 70h130v8H436zM436 114h130v8H436zM436 158h130v8H436zM436 202h130v8H436zM436 246h130v8H436zM436 290h130v8H436zM436 334h130v8H436z"
          />
          <path className="deep" d="M426 50h14v322h-14zM562 50h14v322h-14z" />
        </>
      )}
      {view === 1 && <RoundWindow at="translate(116 -18) scale(1.4)" />}
      {view === 2 && (
        <>
          <path className="pale" d="M-30-400H520V330H-30z" />
          <path className="light" d="M250-400H400L60 330H-30V206zM490-400h30v30L190 330h-60z" />
          <path className="deep" d="M-600 250H1160v8H-600zM20 250h8v122h-8zM462 250h8v122h-8z" />
        </>
      )}
      <ArchedWindow at="translate(610 50)" />
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <path className="light" d="M-10 372h160l90 108H50zM636 372h160l90 108H696z" />
      <ellipse className="shade" cx="280" cy="436" rx="220" ry="16" />
      <Plant at="translate(890 410) scale(1.4)" />
      <circle className="tone" cx="-170" cy="324" r="96" />
      <path className="light" d="M-236 300a76 76 0 0 1 50-52q-30 24-36 58z" />
    </g>
  );
}

/** Before a window with a view. */
function Therapy({ view }: { view: number }) {
  return (
    <g className="wide">
      <Wall is="warm" />
      <path className="surface" d="M104 262V150a98 98 0 0 1 196 0v112z" />
      <path className="sky" d="M116 250V150a86 86 0 0 1 172 0v100z" />
      <circle className="sun" cx={view === 1 ? 164 : 236} cy="118" r="26" />
      {view === 2 ? (
        <path className="shade" d="M116 186h172v64H116z" />
      ) : (
        <>
          <path className="mint" d="M116 208q42-44 94-16t78-22v80H116z" />
          <Gum at="translate(170 246) scale(.42)" />
          <Gum at="translate(248 250) scale(.3)" />
        </>
      )}
      <path className="grout" d="M202 60v192" />
      <path className="surface" d="M90 250h224v14H90z" />
      <g transform="translate(-6 -44) scale(.93)">
        <path className="surface" d="M360 104h86v142h-86z" />
        <path className="deep" d="M354 98h98v10h-98zM354 242h98v10h-98z" />
        <circle className="tone" cx="403" cy="130" r="12" />
        <path
          className="tone"
          d="M386 146h34q14 0 15 14l3 36h-11l-5-28v68h-16v-36h-6v36h-16v-68l-5 28h-11l3-36q1-14 15-14z"
        />
        <path
          className="red"
          d="M386 152h12v12h-12zM408 152h12v12h-12zM386 208h8v20h-8zM412 208h8v20h-8z"
        />
        <path
          className="surface"
          d="M400 148h6v8h-6zM400 159h6v8h-6zM400 170h6v8h-6zM400 181h6v8h-6z"
        />
      </g>

      <ArchedWindow at="translate(610 50)" />
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <ellipse className="sun" cx="280" cy="432" rx="330" ry="44" />
      <ellipse className="shade" cx="280" cy="418" rx="190" ry="14" />
      <Plant at="translate(114 404) scale(.64)" />
      <Plant at="translate(940 410) scale(1.4)" />
      <Sideboard />
    </g>
  );
}

/** For Australian football, and left on the floor. */
function Footy() {
  return (
    <>
      <ellipse className="shade" cx="424" cy="464" rx="50" ry="6" />
      <g transform="rotate(-14 424 434)">
        <ellipse className="red" cx="424" cy="434" rx="48" ry="30" />
        <path
          className="surface"
          d="M394 412q-8 22 0 44l-8-5q-6-17 0-34zM454 412q8 22 0 44l8-5q6-17 0-34z"
        />
        <path
          className="surface"
          d="M406 414h36v4h-36zM410 409h4v14h-4zM422 409h4v14h-4zM434 409h4v14h-4z"
        />
      </g>
    </>
  );
}

/** On the bench where one changes, below the hooks. */
function Bench() {
  return (
    <g className="wide">
      <Wall is="tint" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <path className="surface" d="M-600 70H1160v18H-600z" />
      {[-440, -300, -100, 84, 412, 630, 810, 950].map((x, at) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle className="deep" cx="36" cy="79" r="7" />
          {at % 2 ? (
            <>
              <path className="stem" d="M8 176l28-94 28 94" />
              <path className="brand" d="M-6 168h84l10 124q0 14-14 14H-2q-14 0-14-14z" />
              <path className="deep" d="M-6 168h84l2 22H-8z" />
            </>
          ) : (
            <>
              <path className="surface" d="M0 82h72v196H0z" />
              <path className="tone" d="M0 226h72v12H0zM0 248h72v8H0z" />
            </>
          )}
        </g>
      ))}
      <path className="warm" d="M-600 440H1160V480H-600z" />
      <path
        className="deep"
        d="M-420 420h22v46h-22zM-60 420h22v46h-22zM598 420h22v46h-22zM958 420h22v46h-22z"
      />
      <path className="tone" d="M-600 404H1160v20H-600z" />
    </g>
  );
}

/** By a window at night. */
function Nursery() {
  return (
    <g className="wide">
      <Wall is="warm" />
      <g transform="translate(214 14)">
        <path className="deep" d="M84 278V126a86 86 0 0 1 172 0v152z" />
        <path className="surface" d="M192 100a46 46 0 1 1-34-46 38 38 0 0 0 34 46z" />
        <circle className="surface" r="4" cx="216" cy="82" />
        <circle className="surface" r="4" cx="112" cy="188" />
        <circle className="surface" r="4" cx="222" cy="178" />
        <path className="surface" d="M68 278h204v14H68z" />
      </g>
      <g transform="translate(-440)">
        <path className="surface" d="M384 130h300v12H384z" />
        <path className="tone" d="M396 90h40v40h-40z" />
        <path className="deep" d="M440 90h40v40h-40z" />
        <circle className="surface" cx="460" cy="110" r="10" />
        <circle className="brand" cx="514" cy="105" r="25" />
        <path className="tone" d="M600 66h18v64h-18zM622 78h22v52h-22z" />
      </g>
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <ellipse className="pale" cx="280" cy="432" rx="270" ry="36" />
      <ellipse className="shade" cx="280" cy="436" rx="170" ry="12" />
      <Sideboard />
      <Plant at="translate(700 404) scale(1.2)" />
    </g>
  );
}

/** Under the pegs for hats and bags, among blocks. */
function Playroom() {
  return (
    <g className="wide">
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <path className="surface" d="M-600 100H1160v18H-600z" />
      {[-180, -40, 100, 240, 380, 520, 660, 800].map((x, at) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle className="deep" cx="40" cy="109" r="7" />
          {at % 2 ? (
            <>
              <path
                className="brand"
                d="M22 118q18-12 36 0l8 38q20 8 26 22-52 16-104 0 6-14 26-22z"
              />
              <path className="surface" d="M16 146q24 8 48 0l2 10q-26 8-52 0z" />
            </>
          ) : (
            <>
              <path className="stem" d="M24 150l16-38 16 38" />
              <rect className="tone" x="6" y="142" width="68" height="78" rx="18" />
              <rect className="surface" x="18" y="180" width="44" height="28" rx="8" />
            </>
          )}
        </g>
      ))}
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <ellipse className="surface" cx="280" cy="434" rx="280" ry="38" />
      <ellipse className="shade" cx="280" cy="434" rx="170" ry="12" />
      <g transform="translate(70 101.5) scale(.75)">
        <path className="brand" d="M430 346h60v60h-60z" />
        <path className="sun" d="M494 346h60v60h-60z" />
        <path className="red" d="M462 286h60v60h-60z" />
        <circle className="surface" cx="492" cy="316" r="16" />
        <path className="surface" d="M444 390l16-30 16 30zM510 362h28v28h-28z" />
      </g>
      <circle className="red" cx="122" cy="370" r="42" />
      <path className="surface" d="M82 360q40 20 80 0l2 10q-42 22-84 0z" />
    </g>
  );
}

/** By the cabinet in which a dentist has what is needed. */
function SurgeryRoom() {
  return (
    <g className="wide">
      <Wall is="warm" />
      <path className="pale" d="M-190 300V100h240v200z" />
      <path className="panes" d="M-70 100v200M-190 200H50" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <path className="surface" d="M396 302h380v96H396z" />
      <path className="panes" d="M522 302v96M648 302v96" />
      <path
        className="deep"
        d="M386 290h400v14H386zM444 344h30v6h-30zM570 344h30v6h-30zM696 344h30v6h-30z"
      />
      <Plant at="translate(730 290) scale(.7)" />
      <Screen at="translate(356 60) scale(.7)" />
      <path className="tone" d="M-250 330h96q10 0 10 12t-10 12h-96q-10 0-10-12t10-12z" />
      <path className="deep" d="M-208 354h12v44h-12zM-250 396h96v10h-96z" />
      <ellipse className="shade" cx="236" cy="436" rx="190" ry="14" />
    </g>
  );
}

function Optics() {
  return (
    <Consulting>
      <g transform="translate(56 16) scale(.8)">
        <path className="surface" d="M214 64h132v8H214z" />
        <path
          className="arm"
          d="M268 38a22 22 0 1 1-44 0 22 22 0 1 1 44 0q12-14 24 0a22 22 0 1 0 44 0 22 22 0 1 0-44 0"
        />
      </g>
    </Consulting>
  );
}

function Dentistry() {
  return (
    <Consulting>
      <Screen at="translate(228 32) scale(.53)" />
    </Consulting>
  );
}

/** Before a low cabinet, below what is of that trade. */
function Consulting({ children }: { children: ReactNode }) {
  return (
    <g className="wide">
      <Wall is="warm" />
      <circle className="light" cx="280" cy="214" r="196" />
      {children}
      <path className="tint" d="M-600 372H1160V480H-600z" />
      <path className="surface" d="M-600 302H1160v96H-600z" />
      <path
        className="panes"
        d="M-350 302v96M-140 302v96M70 302v96M280 302v96M490 302v96M700 302v96M910 302v96"
      />
      <path className="deep" d="M-600 290H1160v14H-600z" />
      <Plant at="translate(730 290) scale(.7)" />
      <ellipse className="shade" cx="280" cy="436" rx="220" ry="14" />
    </g>
  );
}

/** On the cabinet beside the chair, under the lamp. */
function Surgery() {
  return (
    <>
      <SurgeryRoom />
      <path className="deep" d="M190 330h56v64h-56zM146 394h144q12 0 12 14H134q0-14 12-14z" />
      <path className="pad" d="M104 176l72 126h120l74 44" />
      <path className="headrest" d="M78 132l12 22" />
      <path className="arm" d="M300-400V56l-68 22" />
      <path className="tone" d="M170 66l84-22 14 40-70 40z" />
      <path className="light" d="M186 118l70-32 44 190-120 10z" />
      <path className="arm" d="M196 246h88v46" />
    </>
  );
}

/** On a counter, by a picture of teeth. */
function XRay() {
  return (
    <g className="wide" transform={LOWER}>
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <ArchedWindow at="translate(-260 50)" />
      <ArchedWindow at="translate(630 50)" />
      <Screen at="translate(322 56)" />
      <Plant at="translate(452 400) scale(.72)" />
      <Counter />
    </g>
  );
}

/** Lit, with the teeth of both jaws on it. */
function Screen({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path className="deep" d="M0 0h196v116H0z" />
      <path className="tone" d="M10 10h176v96H10z" />
      {[23, 54, 85, 116, 147].map((x) => (
        <g key={x}>
          <rect className="surface" x={x} y="20" width="26" height="36" rx="10" />
          <rect className="surface" x={x} y="61" width="26" height="34" rx="10" />
        </g>
      ))}
    </g>
  );
}

/** Before a mirror, round or arched, or a window; with a shelf below it. */
function Salon({ view }: { view: number }) {
  return (
    <g className="wide salon">
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      {[-260, 280, 820].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          {view === 0 && (
            <>
              <circle className="deep" cy="146" r="128" />
              <circle className="pale" cy="146" r="118" />
            </>
          )}
          {view === 1 && (
            <>
              <path className="brand" d="M-124 296V148a124 124 0 0 1 248 0v148z" />
              <path className="pale" d="M-110 296V148a110 110 0 0 1 220 0v148z" />
            </>
          )}
          {view === 2 && (
            <>
              <path className="surface" d="M-176-60h352v300h-352z" />
              <path className="pale" d="M-160-44h320v268h-320z" />
              <path className="panes" d="M0-44v268M-160 90h320" />
            </>
          )}
          <path className="light" d="M-90 200L40 40l40 28-120 160z" />
        </g>
      ))}
      <path className="deep" d="M-600 296H1160v14H-600z" />
      <path className="tint" d="M-600 384H1160V480H-600z" />
      <rect className="tone" x="82" y="232" width="34" height="64" rx="8" />
      <path className="deep" d="M92 214h14v18H92z" />
      <rect className="brand" x="126" y="250" width="30" height="46" rx="8" />
      <path className="surface" d="M133 238h16v12h-16z" />
      <Plant at="translate(-50 296) scale(.6)" />
    </g>
  );
}

/** Seen from behind. */
function SalonChair() {
  return (
    <>
      <ellipse className="shade" cx="280" cy="456" rx="130" ry="14" />
      <path className="deep" d="M270 390h20v54h-20zM214 444h132q14 0 14 12H200q0-12 14-12z" />
      <path className="deep" d="M176 300h24v74h-24zM360 300h24v74h-24z" />
      <rect className="deep" x="164" y="288" width="48" height="20" rx="10" />
      <rect className="deep" x="348" y="288" width="48" height="20" rx="10" />
      <rect className="brand" x="196" y="214" width="168" height="160" rx="44" />
      <rect className="tone" x="186" y="364" width="188" height="34" rx="16" />
    </>
  );
}

/** In front of a mirror with bulbs around it, or of a plain one. */
function MakeUpMirror({ view }: { view: number }) {
  const Mirror = mirrors[view] ?? RoundMirror;
  return (
    <g className="arch salon">
      <Wall is="warm" />
      <Mirror />
    </g>
  );
}

/** On the shelf below such a mirror. */
function Station({ view }: { view: number }) {
  const Mirror = mirrors[view] ?? RoundMirror;
  return (
    <g className="edge salon" transform={LOWER}>
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <g transform="translate(39.2 56) scale(.86)">
        <Mirror />
      </g>
      <Counter />
    </g>
  );
}

const mirrors = [RoundMirror, HighMirror, PlainMirror];

function RoundMirror() {
  const bulbs = Array.from({ length: 16 }, (_, at) => 22.5 * at + 11.25);
  return (
    <>
      <circle className="tone" cx="280" cy="236" r="214" />
      <circle className="pale" cx="280" cy="236" r="170" />
      <path className="surface" d="M150 346L360 86l64 60-190 240z" />
      {bulbs.map((turn) => (
        <circle
          key={turn}
          className="surface"
          cx="280"
          cy="44"
          r="12"
          transform={`rotate(${turn} 280 236)`}
        />
      ))}
    </>
  );
}

function HighMirror() {
  return (
    <>
      <rect className="tone" x="82" y="22" width="396" height="468" rx="52" />
      <rect className="pale" x="130" y="70" width="300" height="420" rx="16" />
      <path className="surface" d="M130 320L330 70h100v24L130 440z" />
      {[106, 454].map((x) =>
        [46, 112, 178, 244, 310, 376, 442].map((y) => (
          <circle key={`${x} ${y}`} className="surface" cx={x} cy={y} r="12" />
        )),
      )}
      {[176, 246, 314, 384].map((x) => (
        <circle key={x} className="surface" cx={x} cy="46" r="12" />
      ))}
    </>
  );
}

function PlainMirror() {
  return (
    <>
      <path className="deep" d="M96 490V216a184 184 0 0 1 368 0v274z" />
      <path className="pale" d="M110 490V216a170 170 0 0 1 340 0v274z" />
      <path className="surface" d="M110 330L380 80a170 170 0 0 1 60 80L110 450z" />
    </>
  );
}

/** In front of a shed with its door open. */
function Shed() {
  return (
    <g className="wide">
      <Wall is="tint" />
      <circle className="surface" cx="520" cy="110" r="80" />
      <ellipse className="shade" cx="-120" cy="470" rx="420" ry="190" />
      <ellipse className="shade" cx="720" cy="480" rx="460" ry="160" />
      <Gum at="translate(-200 390) scale(1.3)" />
      <Gum at="translate(640 396)" />
      <path className="surface" d="M60 396V180L280 84l220 96v216z" />
      <path
        className="seams"
        d="M100 162v224M140 144v242M180 128v258M380 128v258M420 144v242M460 162v224"
      />
      <path className="deep" d="M30 196L280 76l250 120-10 20L280 104 40 216z" />
      <path className="deep" d="M182 396V192h196v204z" />
      <path className="warm" d="M196 396V206h168v190z" />
      <path className="deep" d="M278 206h5v24h-5z" />
      <path className="brand" d="M256 250a25 24 0 0 1 50 0z" />
      <ellipse className="warm" cx="280" cy="774" rx="1500" ry="400" />
      <ellipse className="shade" cx="280" cy="436" rx="190" ry="10" />
    </g>
  );
}

/** Before a pattern of petals. */
function Rosette() {
  const petals = Array.from({ length: 16 }, (_, at) => 22.5 * at);
  return (
    <g className="arch" transform={LOWER}>
      <Wall is="warm" />
      {petals.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 280 240)`}>
          <ellipse className="tone" cx="280" cy="40" rx="30" ry="52" />
          <ellipse className="surface" cx="280" cy="44" rx="14" ry="30" />
        </g>
      ))}
      <circle className="tone" cx="280" cy="240" r="190" />
      <circle className="surface" cx="280" cy="240" r="178" />
      <Counter />
    </g>
  );
}

/** On a shelf before tiles, or before a disc or an arch. */
function Washroom({ view }: { view: number }) {
  return (
    <g className="tiles" transform={LOWER}>
      <Wall is="tint" />
      {view === 1 && <circle className="pale" cx="280" cy="220" r="180" />}
      {view === 2 && <path className="pale" d="M90 400V220a190 190 0 0 1 380 0v180z" />}
      {view === 0 && (
        <path
          className="grout"
          d="M-600 40H1160M-600 160H1160M-600 280H1160M-400-400V480M-280-400V480M-160-400V480M-40-400V480M80-400V480M200-400V480M320-400V480M440-400V480M560-400V480M680-400V480M800-400V480M920-400V480"
        />
      )}
      <path className="light" d="M-140-400H120L480 480H220z" />
      <Plant at="translate(56 400)" />
      <rect className="tone" x="474" y="310" width="60" height="100" rx="12" />
      <path className="deep" d="M492 284h24v26h-24z" />
      <circle className="tone" cx="780" cy="150" r="114" />
      <circle className="surface" cx="780" cy="150" r="104" />
      <path className="pale" d="m712 206 106-146 34 20-108 150z" />
      <path className="arm" d="M906 400v-70q0-24-24-24h-14v14" />
      <path className="warm" d="M660 344h236q0 62-54 62H714q-54 0-54-62z" />
      <path className="deep" d="M-380 204h300v10h-300z" />
      <rect className="tone" x="-350" y="124" width="44" height="80" rx="10" />
      <path className="deep" d="M-340 106h24v18h-24z" />
      <rect className="surface" x="-292" y="144" width="60" height="60" rx="12" />
      <path className="deep" d="M-296 132h68v16h-68z" />
      <Plant at="translate(-140 204) scale(.5)" />
      <rect className="tone" x="-230" y="360" width="170" height="44" rx="20" />
      <rect className="warm" x="-220" y="316" width="150" height="44" rx="20" />
      <Counter />
    </g>
  );
}

/** On a desk, in front of a large disc, with a plant at either side or a lamp beside it. */
function Desk({ view }: { view: number }) {
  return (
    <g className="wide" transform={LOWER}>
      <Wall is="warm" />
      <circle className="light" cx="280" cy="214" r="236" />
      <circle className="surface" cx="280" cy="214" r="184" />
      {view === 0 && <Plant at="translate(506 400)" />}
      {view === 1 && <Plant at="translate(54 400)" />}
      {view === 2 && (
        <>
          <path className="stem" d="M504 400V220" />
          <path className="brand" d="M454 230a50 50 0 0 1 100 0z" />
          <path className="deep" d="M474 390h60v10h-60z" />
        </>
      )}
      <Plant at="translate(-200 400) scale(1.3)" />
      <ArchedWindow at="translate(720 66)" />
      <Counter />
    </g>
  );
}

/** On the sill of a wide window, with hills or the sea outside. */
function Sill({ view }: { view: number }) {
  return (
    <g className="wide" transform={LOWER}>
      <Wall is="warm" />
      {view === 1 ? (
        <>
          <path className="surface" d="M-16 400V-80H576V400z" />
          <path className="pale" d="M4 400V-60H556V400z" />
          <circle className="surface" cx="190" cy="252" r="92" />
          <path className="shade" d="M4 262H556V400H4z" />
          <path className="lane" d="M120 300h120M90 342h140" strokeLinecap="round" />
          <path className="grout" d="M280-60V400" />
          <path
            className="tone"
            d="M-40-104H92C92 90 60 200-10 280V400H-40zM600-104H468c0 194 32 304 102 384V400h30z"
          />
          <path className="deep" d="M-90-116H650v14H-90z" />
        </>
      ) : (
        <g transform="translate(56 80) scale(.8)">
          <path className="surface" d="M-16 400V206a296 296 0 0 1 592 0v194z" />
          <path className="pale" d="M4 400V206a276 276 0 0 1 552 0v194z" />
          <circle className="surface" cx="410" cy="110" r="52" />
          <path className="shade" d="M4 330q130-110 280-30t272-60v160H4z" />
          <path className="shade" d="M4 372q180-60 330-6t222-24v58H4z" />
          <path className="grout" d="M280-70V400M4 190H556" />
        </g>
      )}
      <Plant at="translate(800 400) scale(1.3)" />
      <path className="tone" d="M-260 372h170q6 0 6 6v22h-182v-22q0-6 6-6z" />
      <path className="surface" d="M-240 340h130q6 0 6 6v26h-142v-26q0-6 6-6z" />
      <Counter />
    </g>
  );
}

/** Before shelves of bottles and jars. */
function Shelves() {
  return (
    <g className="wide" transform={LOWER}>
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      {[-340, -190, -40, 110].map((y, row) => (
        <g key={y} transform={`translate(${row % 2 ? -120 : 0} ${y})`}>
          <path className="deep" d="M-480 0H1280v10H-480z" />
          {[-400, -160, 80, 320, 560, 800, 1040].map((x) => (
            <g key={x} transform={`translate(${x} 0)`}>
              <rect className="surface" x="0" y="-64" width="44" height="64" rx="10" />
              <path className="tone" d="M6-82h32v20H6z" />
              <rect className="brand" x="58" y="-90" width="38" height="90" rx="10" />
              <path className="deep" d="M68-110h18v20H68z" />
              <rect className="pale" x="110" y="-50" width="58" height="50" rx="12" />
              <path className="deep" d="M114-60h50v14h-50z" />
            </g>
          ))}
        </g>
      ))}
      <Plant at="translate(104 400) scale(.8)" />
      <Counter />
    </g>
  );
}

/** Below what children have painted, pegged on a line. */
function Artwork() {
  return (
    <g className="wide" transform={LOWER}>
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      <g transform="translate(0 -56)">
        <path className="stem" d="M-600 40q440 70 880 34t880-34" />
        <g transform="rotate(-4 160 90)">
          <path className="surface" d="M104 84h104v128H104z" />
          <circle className="sun" cx="180" cy="116" r="18" />
          <path className="leaf" d="M104 212v-30q46-40 104-6v36z" />
          <path className="deep" d="M149 72h12v26h-12z" />
        </g>
        <g transform="rotate(3 280 90)">
          <path className="surface" d="M228 82h104v128H228z" />
          <path className="red" d="M280 176c-70-42-24-92 0-56 24-36 70 14 0 56z" />
          <path className="deep" d="M274 66h12v26h-12z" />
        </g>
        <g transform="rotate(-2 400 90)">
          <path className="surface" d="M352 78h104v128H352z" />
          <path className="tone" d="M374 194v-56l30-30 30 30v56z" />
          <path className="sun" d="M396 160h16v34h-16z" />
          <path className="deep" d="M398 64h12v26h-12z" />
        </g>
        <path className="surface" d="M-210 96h152v176h-152zM720 84h152v176H720z" />
        <path className="tone" d="M-190 252q40-130 76-60 20-30 40 60z" />
        <circle className="brand" cx="796" cy="170" r="46" />
        <path className="deep" d="M-141 82h14v30h-14zM789 70h14v30h-14z" />
      </g>
      <path className="red" d="m112 330-14-66h14l16 66z" />
      <path className="deep" d="m128 330 4-84h14l-4 84z" />
      <rect className="surface" x="92" y="326" width="66" height="76" rx="10" />
      <Plant at="translate(450 400) scale(.6)" />
      <Counter />
    </g>
  );
}

/** On a counter, before frames to try on. */
function Frames() {
  return (
    <g className="wide" transform={LOWER}>
      <Wall is="warm" />
      <path className="light" d="M-140-400H120L480 480H220z" />
      {[-254, -150, -46, 58].map((y) => (
        <g key={y}>
          <path className="surface" d={`M-600 ${y + 32}H1160v12H-600z`} />
          {Array.from({ length: 9 }, (_, at) => 190 * at - 416).map((x) => (
            <path
              key={x}
              className="stem"
              d={`M${x} ${y}a26 26 0 1 1-52 0 26 26 0 1 1 52 0q12-14 24 0a26 26 0 1 0 52 0 26 26 0 1 0-52 0`}
            />
          ))}
        </g>
      ))}
      <Plant at="translate(104 400) scale(.8)" />
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
      <path
        className="tone"
        d="M160.6 399l3.4 90H270q-5-61-13.6-90zM296 399q-7.5 29-12 90h98.6l9.200-90z"
      />
    </g>
  );
}

/** On a table, in the light of a lamp. */
function Lamp() {
  return (
    <g className="arch" transform={LOWER}>
      <Wall is="warm" />
      <path className="light" d="M226 34h108l190 366H36z" />
      <path className="stem" d="M280-400V-6" />
      <path className="tone" d="M216 36a64 52 0 0 1 128 0z" />
      <Counter />
    </g>
  );
}

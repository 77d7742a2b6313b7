import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import type { Opening, SurroundingsProps } from "../design.ts";

/** By the sea, where a thing of its kind would be, with one horizon as wide as any page. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const Place = places[of ? placeOf(of) : "shore"];
  return <Place opening={opening}>{children}</Place>;
}

/** Where a thing of its kind would be: indoors on a table, unless it is known to be elsewhere. */
function placeOf(of: Subject): PlaceName {
  return known[of] ?? "table";
}

/** The same of what stands at the foot, where there are fewer. */
export function footOf(of: Subject): "afloat" | "shore" | "floor" | "table" {
  const place = placeOf(of);
  if (place === "angling") return "afloat";
  return place === "headland" || place === "road" ? "shore" : place;
}

type PlaceName = "afloat" | "angling" | "shore" | "headland" | "road" | "floor" | "table";
type PlaceProps = { opening: Opening; children: ReactNode };

const places: Record<PlaceName, (props: PlaceProps) => ReactNode> = {
  afloat: Water,
  angling: Jetty,
  shore: Beach,
  headland: Headland,
  road: Road,
  floor: Room,
  table: Table,
};

const known: Partial<Record<Subject, PlaceName>> = {
  "articulated-lorry": "road",
  automobile: "road",
  bathtub: "floor",
  "beach-with-umbrella": "shore",
  bed: "floor",
  bicycle: "road",
  bird: "shore",
  "boxing-glove": "floor",
  bucket: "shore",
  bus: "road",
  camel: "headland",
  camping: "headland",
  canoe: "afloat",
  caravan: "road",
  castle: "headland",
  cat: "floor",
  chair: "floor",
  church: "headland",
  "circus-tent": "headland",
  "couch-and-lamp": "floor",
  cow: "shore",
  crocodile: "afloat",
  "deciduous-tree": "headland",
  "delivery-truck": "road",
  "diving-mask": "shore",
  dog: "shore",
  door: "floor",
  drum: "floor",
  dumbbell: "floor",
  "evergreen-tree": "headland",
  ewe: "shore",
  "exercise-ball": "floor",
  fish: "afloat",
  "fishing-pole": "angling",
  "flag-in-hole": "headland",
  goggles: "shore",
  guitar: "floor",
  "hiking-boot": "road",
  horse: "shore",
  house: "headland",
  "house-with-garden": "headland",
  houses: "headland",
  hut: "headland",
  kangaroo: "shore",
  kettlebell: "floor",
  koala: "shore",
  ladder: "floor",
  luggage: "road",
  "mantelpiece-clock": "floor",
  "martial-arts-uniform": "floor",
  minibus: "road",
  motorcycle: "road",
  mountain: "headland",
  oyster: "shore",
  "palm-tree": "shore",
  "person-in-lotus-position": "shore",
  "person-stretching": "floor",
  "pickup-truck": "road",
  "pilates-reformer": "floor",
  "playground-slide": "floor",
  "racing-car": "road",
  "ring-buoy": "afloat",
  rock: "headland",
  "running-shoe": "road",
  sailboat: "afloat",
  seedling: "headland",
  skateboard: "road",
  "soccer-ball": "shore",
  speedboat: "afloat",
  "sport-utility-vehicle": "road",
  "spouting-whale": "afloat",
  sun: "shore",
  sunflower: "headland",
  surfboard: "shore",
  taxi: "road",
  tent: "headland",
  "thong-sandal": "shore",
  toilet: "floor",
  "tropical-fish": "afloat",
  turtle: "shore",
  umbrella: "shore",
  "water-wave": "afloat",
};

/** What is as wide as any page. */
const wide = { x: -2400, width: 5360 };

/** Of the horizon. */
const y = 320;

/** Low over the sea, with its light on the water. */
function Sunrise({ x, r, sea = wide }: { x: number; r: number; sea?: typeof wide }) {
  return (
    <>
      <circle className="sun" cx={x} cy={y - 0.45 * r} r={r} />
      <rect className="sea" {...sea} y={y} height="260" />
      <path
        className="glints"
        d={[0.85, 0.5, 0.62, 0.3]
          .map((part, at) => `M${x - part * r} ${y + 14 + at * 17}h${2 * part * r}`)
          .join("")}
      />
    </>
  );
}

/** On the sand, at the edge of the water. */
function Beach({ children }: PlaceProps) {
  return (
    <>
      <Sunrise x={280} r={190} />
      <path
        className="sand foam"
        d="M-2400 428H-300C-60 428 40 392 280 392s340 36 580 36h2100v80H-2400z"
      />
      <g transform="translate(136 140) scale(1.8)">{children}</g>
    </>
  );
}

/** At the end of a jetty, so that what is on the line hangs over the water. */
function Jetty({ children }: PlaceProps) {
  const piles = Array.from({ length: 9 }, (_, at) => 40 - at * 300);
  return (
    <>
      <Sunrise x={420} r={112} />
      <path className="deep" d={piles.map((x) => `M${x} 600V346q15-20 30 0v254z`).join("")} />
      <path className="deep under" d="M274 600V410h30v190z" />
      <path className="boards" d="M-2400 392H322v28H-2400z" />
      <path className="seams" d="M-2400 406H322" />
      <g transform="translate(112 68) scale(2.1)">{children}</g>
    </>
  );
}

/** On the road along the sea. */
function Road({ children }: PlaceProps) {
  return (
    <>
      <Sunrise x={400} r={140} />
      <rect className="sand" {...wide} y="372" height="40" />
      <rect className="deep" {...wide} y="400" height="100" />
      <path className="foam" strokeDasharray="90 70" d="M-2400 452h5360" />
      <g transform="translate(120 106) scale(2)">{children}</g>
    </>
  );
}

/** On a mat, before arches that are open to the sea: one beside words, else a row of them. */
function Room({ opening, children }: PlaceProps) {
  const [outline, arches] =
    opening === "emblem"
      ? ["M84 412V210a196 196 0 0 1 392 0v202z", [280]]
      : ["M-2400 412V44h5360v368z", Array.from({ length: 17 }, (_, at) => at * 340 - 2440)];
  const openings = arches.map((x) => `M${x - 140} 412V224a140 140 0 0 1 280 0v188z`).join("");
  return (
    <>
      <path className="surface" d={outline} />
      <Sunrise x={280} r={120} />
      <path className="sand arcade" fillRule="evenodd" d={`${outline}${openings}`} />
      <rect className="boards" {...wide} y="404" height="96" />
      <path className="seams" d="M-2400 426h5360M-2400 456h5360" />
      <path className="surface" d="M56 422h448l44 36H12z" />
      <g transform="translate(136 152) scale(1.8)">{children}</g>
    </>
  );
}

/** On a bench below a window, which goes on as far as the page where it is below the words. */
function Table({ opening, children }: PlaceProps) {
  const x = opening === "words" ? wide.x : 20;
  const bars = Array.from({ length: 17 }, (_, at) => 364 - at * 172).filter((bar) => bar > x);
  const frame = `M${x} 392V64H370a140 140 0 0 1 140 140V392z`;
  return (
    <>
      <path className="sky" d={frame} />
      <Sunrise x={380} r={96} sea={{ x, width: 510 - x }} />
      <path className="frame" d={`${frame}${bars.map((bar) => `M${bar} 64V392`).join("")}`} />
      <rect className="boards" {...wide} y="386" height="114" />
      <path className="seams" d="M-2400 420h5360" />
      <g transform="translate(136 112) scale(1.8)">{children}</g>
    </>
  );
}

/** Between two swells. */
function Water({ children }: PlaceProps) {
  return (
    <>
      <Sunrise x={90} r={110} />
      <path className="swell" d={`M-2400 600V372${"q90-44 180 0t180 0".repeat(15)}V600z`} />
      <g transform="translate(120 124) scale(2)">{children}</g>
      <path className="front under" d={`M-2690 600V412${"q90-44 180 0t180 0".repeat(16)}V600z`} />
    </>
  );
}

/** Above the sea, with a sail far out. */
function Headland({ children }: PlaceProps) {
  return (
    <>
      <Sunrise x={394} r={124} />
      <path
        className="surface"
        d="M-232 332v-82h4l46 76h-46v6zM-236 326v-58l-34 58zM-274 330h96l-14 16h-66z"
      />
      <path className="sand hill" d="M-200 490C-40 400 90 360 280 360s330 70 520 130z" />
      <g transform="translate(136 84) scale(1.8)">{children}</g>
    </>
  );
}

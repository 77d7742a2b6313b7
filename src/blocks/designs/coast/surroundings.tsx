import type { ReactNode } from "react";
import type { Subject } from "../../subjects/names.ts";
import type { Opening, SurroundingsProps } from "../design.ts";

/** By the sea, where a thing of its kind would be, with one horizon as wide as any page. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const Place = places[(of && kinds[of]) ?? "thing"][opening];
  return <Place>{children}</Place>;
}

type Kind = "afloat" | "person" | "outdoors" | "gear" | "care" | "thing";
type Place = (props: { children: ReactNode }) => ReactNode;

const places: Record<Kind, Record<Opening, Place>> = {
  afloat: { beside: Water, words: Water, emblem: Water },
  person: { beside: Arches, words: Deck, emblem: Beach },
  outdoors: { beside: Headland, words: Headland, emblem: Headland },
  gear: { beside: Deck, words: Deck, emblem: Deck },
  care: { beside: Wall, words: Wall, emblem: Arch },
  thing: { beside: Arches, words: Wall, emblem: Wall },
};

const kinds: Partial<Record<Subject, Kind>> = {
  automobile: "gear",
  bathtub: "gear",
  bed: "gear",
  bicycle: "gear",
  bird: "person",
  bouquet: "care",
  bucket: "gear",
  camel: "outdoors",
  camping: "outdoors",
  candle: "care",
  canoe: "afloat",
  castle: "outdoors",
  cat: "person",
  chair: "gear",
  church: "outdoors",
  "circus-tent": "outdoors",
  "couch-and-lamp": "gear",
  cow: "outdoors",
  crocodile: "afloat",
  "deciduous-tree": "outdoors",
  "diving-mask": "gear",
  dog: "person",
  dress: "care",
  dumbbell: "gear",
  "evergreen-tree": "outdoors",
  "exercise-ball": "gear",
  ewe: "person",
  fish: "afloat",
  "fishing-pole": "gear",
  "flag-in-hole": "outdoors",
  goggles: "gear",
  "hair-pick": "care",
  herb: "outdoors",
  hibiscus: "care",
  "hiking-boot": "gear",
  horse: "outdoors",
  house: "outdoors",
  "house-with-garden": "outdoors",
  hut: "outdoors",
  kangaroo: "person",
  kettlebell: "gear",
  koala: "person",
  ladder: "gear",
  lipstick: "care",
  "lotion-bottle": "care",
  lotus: "outdoors",
  luggage: "gear",
  minibus: "gear",
  mirror: "care",
  motorcycle: "gear",
  mountain: "outdoors",
  "nail-polish": "care",
  oyster: "gear",
  parrot: "person",
  "person-in-lotus-position": "person",
  "person-stretching": "person",
  "pickup-truck": "gear",
  "pilates-reformer": "gear",
  "ring-buoy": "afloat",
  rock: "outdoors",
  "running-shoe": "gear",
  sailboat: "afloat",
  scissors: "care",
  seedling: "outdoors",
  shower: "care",
  skateboard: "gear",
  soap: "care",
  speedboat: "afloat",
  "sport-utility-vehicle": "gear",
  "spouting-whale": "afloat",
  sun: "outdoors",
  sunflower: "outdoors",
  surfboard: "outdoors",
  taxi: "gear",
  tent: "outdoors",
  toolbox: "gear",
  "tropical-fish": "afloat",
  tulip: "outdoors",
  umbrella: "person",
  "water-wave": "afloat",
};

/** What is as wide as any page. */
const wide = { x: -2400, width: 5360 };

/** Of the horizon. */
const y = 320;

/** Low over the sea, with its light on the water. */
function Sunrise({ x, r }: { x: number; r: number }) {
  return (
    <>
      <circle className="sun" cx={x} cy={y - 0.45 * r} r={r} />
      <rect className="sea" {...wide} y={y} height="260" />
      <path
        className="glints"
        d={[0.85, 0.5, 0.62, 0.3]
          .map((part, at) => `M${x - part * r} ${y + 14 + at * 17}h${2 * part * r}`)
          .join("")}
      />
    </>
  );
}

function Beach({ children }: { children: ReactNode }) {
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

/** With posts and a rope along the water. */
function Deck({ children }: { children: ReactNode }) {
  const posts = Array.from({ length: 16 }, (_, at) => at * 400 - 2720);
  return (
    <>
      <Sunrise x={430} r={120} />
      <rect className="boards" {...wide} y="388" height="100" />
      <path className="seams" d="M-2400 406h5360M-2400 432h5360M-2400 466h5360" />
      <path className="rope" d={`M-2720 322${"q200 84 400 0".repeat(16)}`} />
      <path className="deep" d={posts.map((x) => `M${x - 15} 420V312q15-20 30 0v108z`).join("")} />
      <g transform="translate(112 72) scale(2.1)">{children}</g>
    </>
  );
}

/** Under an arch by the water. */
function Arch({ children }: { children: ReactNode }) {
  return (
    <Arcade outline="M84 404V210a196 196 0 0 1 392 0v194z" arches={[280]}>
      {children}
    </Arcade>
  );
}

/** In an arcade along the water. */
function Arches({ children }: { children: ReactNode }) {
  const arches = Array.from({ length: 17 }, (_, at) => at * 340 - 2440);
  return (
    <Arcade outline="M-2400 404V62h5360v362z" arches={arches}>
      {children}
    </Arcade>
  );
}

type ArcadeProps = { outline: string; arches: readonly number[]; children: ReactNode };

function Arcade({ outline, arches, children }: ArcadeProps) {
  const openings = arches.map((x) => `M${x - 140} 404V224a140 140 0 0 1 280 0v180z`).join("");
  return (
    <>
      <Sunrise x={280} r={112} />
      <path className="sand" fillRule="evenodd" d={`${outline}${openings}`} />
      <rect className="boards" {...wide} y="400" height="80" />
      <g transform="translate(136 124) scale(1.8)">{children}</g>
    </>
  );
}

/** Of breeze blocks, as around a pool. */
function Wall({ children }: { children: ReactNode }) {
  return (
    <>
      <Sunrise x={150} r={150} />
      <pattern id="_blocks" width="104" height="104" y="376" patternUnits="userSpaceOnUse">
        <path className="block" d="M0 0h104v104H0zM52 12a40 40 0 0 1 0 80a40 40 0 0 1 0-80z" />
      </pattern>
      <rect fill="url(#_blocks)" {...wide} y="376" height="104" />
      <rect className="boards" {...wide} y="354" height="24" />
      <g transform="translate(120 34) scale(2)">{children}</g>
    </>
  );
}

/** Between two swells. */
function Water({ children }: { children: ReactNode }) {
  return (
    <>
      <Sunrise x={90} r={110} />
      <path className="swell" d={`M-2400 500V372${"q90-44 180 0t180 0".repeat(15)}V500z`} />
      <g transform="translate(120 124) scale(2)">{children}</g>
      <path className="front" d={`M-2690 500V412${"q90-44 180 0t180 0".repeat(16)}V500z`} />
    </>
  );
}

/** Above the sea, with a sail far out. */
function Headland({ children }: { children: ReactNode }) {
  return (
    <>
      <Sunrise x={450} r={130} />
      <path
        className="surface"
        d="M-232 332v-82h4l46 76h-46v6zM-236 326v-58l-34 58zM-274 330h96l-14 16h-66z"
      />
      <path className="sand" d="M-200 490C-40 400 90 360 280 360s330 70 520 130z" />
      <g transform="translate(136 84) scale(1.8)">{children}</g>
    </>
  );
}

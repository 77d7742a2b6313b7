import { feet } from "../../subjects/feet.ts";
import type { Subject } from "../../subjects/names.ts";
import type { SurroundingsProps } from "../design.ts";

/** Over a print that fills the bill; on a spot, and beside the words over its own dark print as well. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const Print = prints[(of && printOf[of]) ?? "screen"];
  const isBeside = opening === "beside";
  // Nothing stands here: it's in the middle, however far above the line its feet are.
  const thing = <g transform={`translate(0 ${of ? 5 * feet[of] - 160 : 0})`}>{children}</g>;
  return (
    <>
      <Print />
      {opening !== "words" && (
        <circle className="spot" cx="280" cy="240" r={isBeside ? 208 : 240} />
      )}
      {isBeside && (
        <g className="dark-print" transform="translate(130 112) scale(1.75)">
          {thing}
        </g>
      )}
      <g transform={places[opening]}>{thing}</g>
    </>
  );
}

const places = {
  beside: "translate(142 102) scale(1.75)",
  emblem: "translate(104 80) scale(2)",
  words: "translate(60 72) scale(2.1)",
};

/** Dots that grow as they come down. */
function Screen() {
  const rows = Array.from({ length: 22 }, (_, at) => at + 1);
  return (
    <g className="printed" strokeDasharray="0 40" strokeLinecap="round">
      {rows.map((row) => (
        <path
          key={row}
          strokeWidth={Math.min(34, row * 2)}
          d={`M${(row % 2) * 20 - 1200} ${40 + row * 36}h2960`}
        />
      ))}
    </g>
  );
}

/** What is loud sends out rings. */
function Rings() {
  return [256, 340, 432, 532, 640, 756, 880, 1012].map((r) => (
    <circle key={r} className="printed" strokeWidth={r / 9} cx="280" cy="240" r={r} />
  ));
}

/** From the middle to all sides. */
function Rays() {
  return (
    <circle
      className="printed"
      strokeWidth="1180"
      strokeDasharray="83.78"
      cx="280"
      cy="240"
      r="640"
    />
  );
}

/** What moves leaves stripes. */
function Stripes() {
  return (
    <path
      className="printed"
      strokeWidth="52"
      transform="rotate(-34 280 240)"
      d={Array.from({ length: 17 }, (_, at) => `M-1200 ${at * 104 - 592}h2960`).join("")}
    />
  );
}

const prints = { screen: Screen, rings: Rings, rays: Rays, stripes: Stripes };

/** What each of these is printed over; all others over a screen of dots. */
const printOf: { readonly [Thing in Subject]?: keyof typeof prints } = {
  bullseye: "rings",
  drum: "rings",
  guitar: "rings",
  headphone: "rings",
  megaphone: "rings",
  microphone: "rings",
  "mirror-ball": "rings",
  "musical-keyboard": "rings",
  "musical-notes": "rings",
  "studio-microphone": "rings",

  "admission-tickets": "rays",
  "beer-mug": "rays",
  castle: "rays",
  "circus-tent": "rays",
  "cocktail-glass": "rays",
  key: "rays",
  locked: "rays",
  "magic-wand": "rays",
  "old-key": "rays",
  "performing-arts": "rays",
  "puzzle-piece": "rays",
  trophy: "rays",

  bicycle: "stripes",
  "boxing-glove": "stripes",
  "martial-arts-uniform": "stripes",
  motorcycle: "stripes",
  "racing-car": "stripes",
  "running-shoe": "stripes",
  skateboard: "stripes",
  "sports-medal": "stripes",
  tennis: "stripes",
};

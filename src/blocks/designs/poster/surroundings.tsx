import type { ReactNode } from "react";
import { feet } from "../../subjects/feet.ts";
import type { Subject } from "../../subjects/names.ts";
import type { SurroundingsProps } from "../design.ts";

/** Printed where such a thing belongs; its class tells the styles how to ink the rest of the page. */
export function Surroundings({ of, opening, children }: SurroundingsProps) {
  const Bill = bills[(of && billOf[of]) ?? "sun"];
  return (
    <Bill
      left={opening === "beside" ? -2400 : 24}
      // Without its feet on the line: in the middle of its 160 by 160.
      thing={<g transform={`translate(0 ${of ? 5 * feet[of] - 160 : 0})`}>{children}</g>}
    >
      {children}
    </Bill>
  );
}

/** What stands on y = 160, and the same in the middle of its place; where the words leave off. */
type BillProps = { left: number; thing: ReactNode; children: ReactNode };

/** All that is below a line. */
const below = (y: number) => `M-2400 ${y}h5360v2000H-2400z`;

/** What things stand on: an edge, and two lines along it. */
function Ground() {
  return (
    <>
      <path className="deep" d="M-2400 400h5360v2000H-2400z" />
      <path className="accent" d="M-2400 416h5360v12H-2400zM-2400 440h5360v6H-2400z" />
    </>
  );
}

/** In front of the sun, which goes down in a screen of dots. */
function Sun({ children }: BillProps) {
  return (
    <g className="sundown">
      <circle className="surface" cx="280" cy="226" r="204" />
      <g className="printed" strokeDasharray="0 28" strokeLinecap="round">
        {[6, 11, 16, 21, 26, 31, 36, 41].map((size, at) => (
          <path key={size} strokeWidth={size} d={`M${70 + (at % 2) * 14} ${222 + at * 24}h440`} />
        ))}
      </g>
      <Ground />
      <g transform="translate(112 64) scale(2.1)">{children}</g>
    </g>
  );
}

/** With rings of sound around it. */
function Stage({ left, children }: BillProps) {
  // No further than the words.
  const rings = [256, 346, 452, 574].filter((r) => 280 - r > left - 30);
  return (
    <g className="stage">
      {rings.map((r) => (
        <circle key={r} className="printed" strokeWidth={r / 6} cx="280" cy="240" r={r} />
      ))}
      <circle className="surface" cx="280" cy="240" r="196" />
      <Ground />
      <g transform="translate(128 96) scale(1.9)">{children}</g>
    </g>
  );
}

/** From the middle to all sides, above a hill. */
function Rays({ children }: BillProps) {
  return (
    <g className="rays">
      <circle
        className="printed"
        strokeWidth="1300"
        strokeDasharray="85.08"
        cx="280"
        cy="240"
        r="650"
      />
      <circle className="deep" cx="280" cy="1000" r="600" />
      <g transform="translate(120 88) scale(2)">{children}</g>
    </g>
  );
}

/** One doorway in another, and light falls out of the last. */
function Arch({ thing }: BillProps) {
  return (
    <g className="arch">
      {["accent", "deep", "surface"].map((ink, at) => {
        const r = 208 - at * 28;
        return (
          <path
            key={ink}
            className={ink}
            d={`M${280 - r} 999V260a${r} ${r} 0 0 1 ${2 * r} 0v739z`}
          />
        );
      })}
      <path className="deep" d={below(444)} />
      <path className="surface" d="M128 443h304l480 600H-352z" />
      <g transform="translate(162 172) scale(1.48)">{thing}</g>
    </g>
  );
}

/** Rolling down a ramp. */
function Ramp({ children }: BillProps) {
  return (
    <g className="ramp">
      <circle className="surface" cx="200" cy="400" r="236" />
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
      <g transform="translate(54 80) scale(2)">{children}</g>
    </g>
  );
}

/** The same four times, each in other inks. */
function Sheet({ left, thing }: BillProps) {
  const x = left < 0 ? 280 : 266;
  return (
    <g className="sheet">
      <path className="brand" d={`M${left} 240v-2400H${x}v2400z`} />
      <path className="surface" d={`M${x} 240v-2400h2400v2400z`} />
      <path className="deep" d={`M${left} 240v2400H${x}v-2400z`} />
      {[0, 1, 2, 3].map((at) => (
        <g
          key={at}
          className={at % 2 === 0 ? "reversed" : undefined}
          transform={`translate(${x + (at % 2) * 240 - 218} ${(at >> 1) * 236 + 24}) scale(1.2)`}
        >
          {thing}
        </g>
      ))}
    </g>
  );
}

/** On the floor, before arrows that point up. */
function Lift({ children }: BillProps) {
  return (
    <g className="lift">
      <circle className="surface" cx="280" cy="228" r="204" />
      <path
        className="printed"
        strokeWidth="30"
        d={[54, 132, 210].map((y) => `M142 ${y + 115}L280 ${y}l138 115`).join("")}
      />
      <Ground />
      <g transform="translate(88 16) scale(2.4)">{children}</g>
    </g>
  );
}

const bills = {
  arch: Arch,
  lift: Lift,
  ramp: Ramp,
  rays: Rays,
  sheet: Sheet,
  stage: Stage,
  sun: Sun,
};

/** Where each of these is; all others are in front of the sun. */
const billOf: { readonly [Thing in Subject]?: keyof typeof bills } = {
  castle: "arch",
  door: "arch",
  "hourglass-done": "arch",
  key: "arch",
  locked: "arch",
  "old-key": "arch",
  "puzzle-piece": "arch",

  "boxing-glove": "lift",
  dumbbell: "lift",
  "martial-arts-uniform": "lift",
  "soccer-ball": "lift",
  tennis: "lift",

  bicycle: "ramp",
  motorcycle: "ramp",
  "racing-car": "ramp",
  "running-shoe": "ramp",
  skateboard: "ramp",

  "admission-tickets": "rays",
  "beer-mug": "rays",
  bullseye: "rays",
  "circus-tent": "rays",
  "clinking-glasses": "rays",
  "cocktail-glass": "rays",
  "game-die": "rays",
  "magic-wand": "rays",
  "performing-arts": "rays",
  "sports-medal": "rays",
  "top-hat": "rays",
  trophy: "rays",

  "artist-palette": "sheet",
  "barber-pole": "sheet",
  camera: "sheet",
  "cup-with-straw": "sheet",
  glasses: "sheet",
  "hair-clippers": "sheet",
  "hair-pick": "sheet",
  lipstick: "sheet",
  "nail-polish": "sheet",
  "tattoo-machine": "sheet",
  paintbrush: "sheet",
  pencil: "sheet",
  pizza: "sheet",
  razor: "sheet",
  scissors: "sheet",
  "t-shirt": "sheet",

  drum: "stage",
  guitar: "stage",
  headphone: "stage",
  "long-drum": "stage",
  megaphone: "stage",
  microphone: "stage",
  "mirror-ball": "stage",
  "musical-keyboard": "stage",
  "musical-notes": "stage",
  "studio-microphone": "stage",
};

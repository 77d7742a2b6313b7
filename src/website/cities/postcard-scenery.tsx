import type { City } from "../../content/cities/city.ts";
import { landmarks } from "./postcard-landmarks.tsx";

type CityProps = { city: Pick<City, "slug" | "setting" | "role" | "latitude"> };

/** Of the street, from the top of the picture. */
const ground = 310;

/** Behind the shops: sea or hills, with the place's landmark in front. */
export function Backdrop({ city }: CityProps) {
  const { slug, setting, role } = city;
  const Landmark = landmarks.get(slug);
  return (
    <>
      {setting === "coast" ? <Sea /> : <Ranges />}
      {Landmark && <Landmark />}
      {role === "suburb" && <Rooftops />}
      {role === "regional" && !Landmark && (setting === "coast" ? <Lighthouse /> : <Windpump />)}
    </>
  );
}

function Sea() {
  return (
    <>
      <path d="M0 178h496v140H0z" fill="#bcd5df" stroke="none" />
      <path d="M0 178h496M60 196h60m40 14h40m180-12h70" fill="none" stroke="#8fb3c0" />
      <path d="M22 174v-46l30 46zM16 180h40l-8 10H24z" fill="#fffdf9" />
    </>
  );
}

function Ranges() {
  return (
    <>
      <path d="M0 200q90-66 180-22t150-30 166 20v150H0z" fill="#a9c8b4" stroke="none" />
      <path d="M0 236q120-52 250-12t246-22v116H0z" fill="#c9dccf" stroke="none" />
    </>
  );
}

function Rooftops() {
  return (
    <path
      d="M84 318V168l46-34 22 16v-20h14v30l24 18 46-42 24 22v-18h14v30l22 22 44-40 46 40v126z"
      fill="#dfc5a3"
      stroke="#a26d43"
    />
  );
}

function Lighthouse() {
  return (
    <>
      <path d="M300 318V190q50-28 110-22t86 26v124z" fill="#a9c8b4" stroke="none" />
      <path d="M366 170l6-88h26l6 88z" fill="#fffdf9" />
      <path d="M370 128h30l2 22h-34z" fill="#c4622d" />
      <path d="M368 82h34M374 82V64h22v18M372 64l13-12 13 12z" fill="#e9b44c" />
    </>
  );
}

/** A pump for bore water, as on any sheep station: its tower, and nine blades around the hub. */
function Windpump() {
  const hub = { x: 178, y: 96 };
  const blades = Array.from({ length: 9 }, (_, index) => {
    const at = (degrees: number, distance: number) => {
      const angle = ((index * 40 + degrees) * Math.PI) / 180;
      return `${Math.round(hub.x + Math.cos(angle) * distance)} ${Math.round(hub.y + Math.sin(angle) * distance)}`;
    };
    return `M${at(-14, 9)}L${at(-14, 40)}L${at(14, 40)}L${at(14, 9)}z`;
  });
  return (
    <>
      <path d={`M${hub.x} ${hub.y}l-24 140m24-140l24 140m-40-40h32`} fill="none" />
      <path d={blades.join("")} fill="#fffdf9" />
    </>
  );
}

/** A palm in the tropics, a Norfolk pine on the southern coast, a gum inland. */
export function StreetTree({ city, x, height }: CityProps & { x: number; height: number }) {
  const top = ground - height;
  if (city.latitude > -21 && city.setting === "coast") return <Palm x={x} top={top} />;
  return city.setting === "coast" ? <NorfolkPine x={x} top={top} /> : <Gum x={x} top={top} />;
}

type TreeProps = { x: number; top: number };

function Palm({ x, top }: TreeProps) {
  const fronds = [-150, -115, -60, -25, 10, 170].map((angle) => `rotate(${angle} ${x} ${top})`);
  return (
    <>
      <path
        d={`M${x - 5} ${ground}Q${x + 8} ${top + 90} ${x - 2} ${top}h6Q${x + 18} ${top + 90} ${x + 7} ${ground}z`}
        fill="#d6a077"
      />
      {fronds.map((turn) => (
        <path
          key={turn}
          d={`M${x} ${top}q30-22 62 4q-34-4-62-4z`}
          transform={turn}
          fill="#7da88f"
        />
      ))}
    </>
  );
}

function NorfolkPine({ x, top }: TreeProps) {
  const tiers = [0, 1, 2, 3, 4].map((tier) => {
    const half = 12 + tier * 8;
    return `M${x - half} ${top + 34 + tier * 24}q${half / 2}-4 ${half}-30q${half / 2} 26 ${half} 30z`;
  });
  return (
    <>
      <path d={`M${x - 3} ${top}h6v${ground - top}h-6z`} fill="#a26d43" />
      <path d={tiers.join("")} fill="#7da88f" />
    </>
  );
}

function Gum({ x, top }: TreeProps) {
  return (
    <>
      <path
        d={`M${x - 6} ${ground}q8-60 0-${ground - top - 40}h8q4 70 10 ${ground - top - 40}z`}
        fill="#fbf8f2"
      />
      <g fill="#7da88f">
        <ellipse cx={x - 20} cy={top + 46} rx="32" ry="21" />
        <ellipse cx={x + 26} cy={top + 40} rx="30" ry="20" />
        <ellipse cx={x + 2} cy={top + 18} rx="34" ry="23" fill="#8fb79e" />
      </g>
    </>
  );
}

/** A promenade and the water on the coast, a footpath and the road inland. */
export function Foreground({ city }: CityProps) {
  return city.setting === "coast" ? (
    <>
      <path d="M-2 310h500v22H-2z" fill="#f3ecdd" />
      <path d="M0 332h496v28H0z" fill="#bcd5df" stroke="none" />
      <path
        d="M30 344q10-7 20 0t20 0m110 4q10-7 20 0t20 0m110-6q10-7 20 0t20 0"
        fill="none"
        stroke="#fffdf9"
      />
    </>
  ) : (
    <>
      <path d="M-2 310h500v14H-2z" fill="#f3ecdd" />
      <path d="M0 324h496v36H0z" fill="#d6cdb9" stroke="none" />
      <path d="M10 342h496" fill="none" stroke="#fffdf9" strokeWidth="3" strokeDasharray="34 26" />
    </>
  );
}

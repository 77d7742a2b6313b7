import { type CityMap, cityMap } from "./city-map.ts";
import { mapSize } from "./frames.ts";
import type { PlaceLabel, ShownFrom } from "./place-labels.ts";

/** The city's drawn map, always 200 pixels high, with its scale and its source below it. */
export function RegionMap({ slug }: { slug: string }) {
  const map = cityMap(slug);
  return (
    <figure className="@container overflow-hidden rounded-card border border-ink bg-surface">
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={map.description}
        className="block h-[200px] w-full border-ink border-b bg-[#cfe1e9] font-sans"
      >
        <Shapes map={map} />
        <Rings map={map} />
        {map.neighbours.map((place) => (
          <Neighbour key={place.name} place={place} />
        ))}
        <Centre place={map.city} />
      </svg>
      <figcaption className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 text-muted text-small">
        <ScaleBar {...map.scale} />
        <span>
          North is up. ©{" "}
          <a
            href="https://www.openstreetmap.org/copyright"
            className="underline underline-offset-2 hover:text-ink"
          >
            OpenStreetMap
          </a>{" "}
          contributors
        </span>
      </figcaption>
    </figure>
  );
}

/** Sea with two lines of shallows along the coast, then land and rivers. */
function Shapes({ map: { land, rivers } }: { map: CityMap }) {
  return (
    <g transform="scale(.5)" fill="none" fillRule="evenodd" strokeLinejoin="round">
      <path id="map-land" d={land} stroke="#d8e7ed" strokeWidth="46" />
      <use href="#map-land" stroke="#e4eef2" />
      <path d={land} fill="#f3ecdd" stroke="#17231d" strokeWidth="2" />
      <path d={rivers} stroke="#9fc3d1" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function Rings({ map: { rings } }: { map: CityMap }) {
  return (
    <g fill="none" stroke="#4b5a52" strokeOpacity=".55" strokeDasharray="2 4">
      {rings.map(({ km, radius, centre }) => (
        <circle key={km} cx={r(centre.x)} cy={r(centre.y)} r={r(radius)} />
      ))}
      {rings.map(({ km, label }) => (
        <text
          key={km}
          x={r(label.x)}
          y={r(label.y + 4)}
          textAnchor="middle"
          fill="#4b5a52"
          stroke="none"
          className="halo text-[11px]"
        >
          {km} km
        </text>
      ))}
    </g>
  );
}

const shownClasses: Readonly<Record<ShownFrom, string>> = {
  always: "",
  "576px": "hidden @xl:block",
  "672px": "hidden @2xl:block",
  "896px": "hidden @4xl:block",
};

function Neighbour({ place: { name, dot, text, shownFrom } }: { place: PlaceLabel }) {
  return (
    <g className={shownClasses[shownFrom] || undefined}>
      <circle
        cx={r(dot.x)}
        cy={r(dot.y)}
        r="3.5"
        fill="#fffdf9"
        stroke="#17231d"
        strokeWidth="1.5"
      />
      <text
        x={text.x}
        y={text.y}
        textAnchor={text.anchor}
        fill="#17231d"
        className="halo font-medium text-[13px]"
      >
        {name}
      </text>
    </g>
  );
}

function Centre({ place: { name, dot, text } }: { place: PlaceLabel }) {
  return (
    <g>
      <circle cx={r(dot.x)} cy={r(dot.y)} r="7" fill="#c4622d" stroke="#17231d" strokeWidth="1.5" />
      <circle cx={r(dot.x)} cy={r(dot.y)} r="2.25" fill="#fffdf9" />
      <text
        x={text.x}
        y={text.y}
        textAnchor={text.anchor}
        fill="#17231d"
        className="halo font-heading text-[18px]"
      >
        {name}
      </text>
    </g>
  );
}

function ScaleBar({ km, pixels }: CityMap["scale"]) {
  return (
    <span className="flex items-center gap-2 text-ink">
      <svg width={pixels + 2} height="9" aria-hidden="true">
        <path d={`M1 0v8h${pixels}V0`} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      {km} km
    </span>
  );
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}

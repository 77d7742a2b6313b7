import "./region-map.css";
import { type CityMap, cityMap } from "./city-map.ts";
import { mapSize } from "./frames.ts";
import type { PlaceLabel, ShownFrom } from "./place-labels.ts";

/**
 * The city's drawn map, always 200 pixels high. A page shows the middle of it. The land is a
 * separate picture, which loads when scrolled to; names are drawn here, in the page's fonts.
 */
export function RegionMap({ slug }: { slug: string }) {
  const map = cityMap(slug);
  return (
    <div className="region-map">
      <img src={map.land} alt="" width={mapSize.width} height={mapSize.height} loading="lazy" />
      <svg
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={map.description}
      >
        <Rings map={map} />
        {map.neighbours.map((place) => (
          <Neighbour key={place.name} place={place} />
        ))}
        <Centre place={map.city} />
      </svg>
    </div>
  );
}

function Rings({ map: { rings } }: { map: CityMap }) {
  return (
    <g fill="none" stroke="#4b5a52" strokeOpacity=".55" strokeDasharray="2 4">
      {rings.map(({ km, radius, centre }) => (
        <circle key={km} cx={r(centre.x)} cy={r(centre.y)} r={r(radius)} />
      ))}
      {rings.map(({ km, label, shownFrom }) => (
        <text
          key={km}
          data-from={from(shownFrom)}
          x={r(label.x)}
          y={r(label.y + 4)}
          textAnchor="middle"
          className="distance"
        >
          {`${km} km`}
        </text>
      ))}
    </g>
  );
}

function Neighbour({ place: { name, dot, text, shownFrom } }: { place: PlaceLabel }) {
  return (
    <g data-from={from(shownFrom)}>
      <circle
        cx={r(dot.x)}
        cy={r(dot.y)}
        r="3.5"
        fill="#fffdf9"
        stroke="#17231d"
        strokeWidth="1.5"
      />
      <text x={r(text.x)} y={r(text.y)} textAnchor={text.anchor} className="place">
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
      <text x={r(text.x)} y={r(text.y)} textAnchor={text.anchor} className="city">
        {name}
      </text>
    </g>
  );
}

/** Left out for places that every map shows. */
function from(shownFrom: ShownFrom): string | undefined {
  return shownFrom === "always" ? undefined : shownFrom;
}

/** Whole pixels: tenths are not seen, and took 60 bytes of the first packets. */
const r = Math.round;

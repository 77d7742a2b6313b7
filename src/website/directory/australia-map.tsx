import { cities } from "../../content/cities.ts";
import { coast, mapHeight, mapWidth, placeOnMap, stateBorders } from "./australia.ts";

/** Australia with a dot for each of our cities. The list beside it says the same in words. */
export function AustraliaMap() {
  return (
    <figure className="mx-auto grid w-full max-w-xl gap-3">
      <svg
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        role="img"
        aria-label={`A map of Australia with ${cities.length} dots, from Perth to Sydney and from Darwin to Hobart.`}
        strokeLinejoin="round"
        className="w-full"
      >
        <path d={coast} fill="#cfe0d0" stroke="#17231d" strokeWidth="3" />
        <path
          d={stateBorders}
          fill="none"
          stroke="#7ea58f"
          strokeWidth="3"
          strokeDasharray="3 11"
        />
        {cities.map((city) => {
          const { x, y } = placeOnMap(city);
          return (
            <circle
              key={city.slug}
              cx={x}
              cy={y}
              r={city.role === "capital" ? 14 : 9}
              fill={city.role === "capital" ? "#c4622d" : "#e9b44c"}
              stroke="#17231d"
              strokeWidth="3"
            />
          );
        })}
      </svg>
      <figcaption className="text-muted text-small">
        Coast:{" "}
        <a className="underline" href="https://www.openstreetmap.org/copyright">
          © OpenStreetMap contributors
        </a>
      </figcaption>
    </figure>
  );
}

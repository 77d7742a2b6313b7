import type { WeatherLook } from "../../../core/weather/weather-report.ts";

type Look = WeatherLook | "loading" | "sample" | "unavailable";

/** The sky for the weather, in the corner of the card. */
export function WeatherDrawing({ look }: { look: Look }) {
  return (
    <svg
      viewBox="0 0 160 120"
      aria-hidden="true"
      className="weather-drawing absolute top-14 right-5 noscript:hidden"
    >
      {(look === "sunny" || look === "cloudy") && (
        <circle cx={look === "sunny" ? 100 : 116} cy="46" r="34" fill="#e9b44c" />
      )}
      {look === "sunny" && <path d={rays} strokeWidth="3" strokeLinecap="round" />}
      {look !== "sunny" && (
        <path d="M40 84a22 22 0 0 1 2-44 32 32 0 0 1 60-6 25 25 0 0 1 18 50z" fill={clouds[look]} />
      )}
      {look === "rain" && (
        <path
          d="M52 94l-6 14m28-14l-6 14m28-14l-6 14m28-14l-6 14"
          stroke="#1f5b7a"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      {look === "snow" && (
        <path
          d="M50 100h.1m12 12h.1m14-12h.1m12 12h.1m14-12h.1"
          stroke="#fffdf9"
          strokeWidth="7"
          strokeLinecap="round"
        />
      )}
      {look === "storm" && <path d="M84 88l-16 20h14l-8 18 24-26H84l8-12z" fill="#e9b44c" />}
      {look === "unavailable" && (
        <path d="M66 48l28 28m0-28l-28 28" stroke="#a3271b" strokeWidth="5" strokeLinecap="round" />
      )}
    </svg>
  );
}

const clouds = {
  cloudy: "#fffdf9",
  rain: "#fffdf9",
  snow: "#c9d6de",
  storm: "#8d9aa8",
  sample: "none",
  loading: "#fffdf9",
  unavailable: "#fffdf9",
} as const;

/** Eight strokes around the sun. */
const rays = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4;
  const at = (distance: number) =>
    `${Math.round(100 + Math.cos(angle) * distance)} ${Math.round(46 + Math.sin(angle) * distance)}`;
  return `M${at(41)}L${at(50)}`;
}).join("");

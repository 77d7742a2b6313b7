import "./weather-card.css";
import type { WeatherState } from "./fetch-weather.ts";
import { WeatherDrawing } from "./weather-drawing.tsx";
import { sydneyTime, weatherLook } from "./weather-report.ts";

type WeatherCardProps = { cityName: string; state: WeatherState; onRetry: () => void };

/** The card of every state of the weather. All of them take the same room. */
export function WeatherCard({ cityName, state, onRetry }: WeatherCardProps) {
  const { kind } = state;
  const report = kind === "live" || kind === "sample" ? state.report : undefined;
  const look = report ? weatherLook(report.weatherCode) : kind;
  return (
    <div
      className="weather-card relative grid h-full overflow-hidden rounded-card border"
      data-look={look}
    >
      <WeatherDrawing look={look} />
      <div
        aria-live="polite"
        aria-busy={kind === "loading"}
        className="weather-text relative grid gap-4 p-6 noscript:hidden sm:p-7"
      >
        <h3 className="text-heading">
          {kind === "unavailable" ? "Weather Unavailable" : `Weather in ${cityName}`}
        </h3>
        {kind === "unavailable" ? (
          <p className="max-w-60">There’s no weather for {cityName} right now.</p>
        ) : (
          <p>
            <span className="weather-degrees font-heading">
              {report ? Math.round(report.temperature) : "--"}°
            </span>
            <span className="block text-lead">{report?.condition ?? "Looking outside…"}</span>
          </p>
        )}
        {kind !== "unavailable" && (
          <dl className="grid grid-cols-3 gap-4 border-t pt-4">
            <Figure label="Feels like" value={report && `${Math.round(report.feelsLike)}°`} />
            <Figure label="Humidity" value={report && `${Math.round(report.humidity)}%`} />
            <Figure label="Wind" value={report && `${Math.round(report.windSpeed)} km/h`} />
          </dl>
        )}
        <p className="min-h-12 pr-26 text-small">
          {kind === "live" && `Updated ${sydneyTime(state.report.lastUpdated)}, Sydney time`}
          {kind === "sample" && "Unable to load weather data. This is a sample, not today."}
        </p>
      </div>
      {(kind === "sample" || kind === "unavailable") && (
        <button
          type="button"
          onClick={onRetry}
          className="absolute right-5 bottom-5 min-h-11 cursor-pointer rounded-card border px-3 font-semibold text-small"
        >
          Try again
        </button>
      )}
      <p className="hidden p-6 noscript:block">
        The weather in {cityName} is fetched by JavaScript, which is switched off. The{" "}
        <a className="underline" href="https://www.bom.gov.au/">
          Bureau of Meteorology
        </a>{" "}
        has it too.
      </p>
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-small">{label}</dt>
      <dd className="font-semibold tabular-nums">{value ?? "–"}</dd>
    </div>
  );
}

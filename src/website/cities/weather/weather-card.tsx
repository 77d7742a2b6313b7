import "./weather-card.css";
import { useEffect, useRef } from "react";
import { sydneyTime, weatherLook } from "../../../core/weather/weather-report.ts";
import type { WeatherState } from "./fetch-weather.ts";
import { WeatherDrawing } from "./weather-drawing.tsx";

type WeatherCardProps = {
  cityName: string;
  state: WeatherState;
  /**
   * While loading, and while trying again: then the failure stays on the card and the button keeps
   * focus.
   */
  busy: boolean;
  onRetry: () => void;
};

/** The weather card in every state. All states take the same room. */
export function WeatherCard({ cityName, state, busy, onRetry }: WeatherCardProps) {
  const { kind } = state;
  const report = "report" in state ? state.report : undefined;
  const look = kind === "live" ? weatherLook(state.report.weatherCode) : kind;
  const failed = kind === "sample" || kind === "unavailable";
  const heading = useRef<HTMLHeadingElement>(null);
  const retried = useRef(false);
  // The button disappears with the failure and would take the focus with it.
  useEffect(() => {
    if (kind === "live" && retried.current) heading.current?.focus();
  }, [kind]);
  return (
    <div
      className="weather-card relative grid h-full overflow-hidden rounded-card border"
      data-look={look}
    >
      <WeatherDrawing look={look} />
      <div
        aria-live="polite"
        aria-busy={busy}
        className="weather-text relative grid gap-4 p-6 noscript:hidden sm:p-7"
      >
        <h3 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {kind === "unavailable" ? "Weather Unavailable" : `Weather in ${cityName}`}
        </h3>
        <p>
          <span className="weather-degrees font-heading">
            {report ? degrees(report.temperature) : "\u00a0"}
          </span>
          <span className="block text-lead">{condition(state)}</span>
        </p>
        {kind !== "unavailable" && (
          <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-t pt-4">
            <Figure label="Feels like" value={report && degrees(report.feelsLike)} />
            <Figure label="Humidity" value={report && `${Math.round(report.humidity)}%`} />
            <Figure label="Wind" value={report && `${Math.round(report.windSpeed)} km/h`} />
          </dl>
        )}
        <p className={`min-h-12 text-small ${failed ? "pr-26" : ""}`}>
          {kind === "live" && `Updated ${sydneyTime(state.report.lastUpdated)}, Sydney time`}
          {kind === "sample" && "Unable to load weather data"}
        </p>
      </div>
      {failed && (
        <button
          type="button"
          aria-disabled={busy}
          onClick={() => {
            retried.current = true;
            if (!busy) onRetry();
          }}
          className="absolute right-5 bottom-5 min-h-11 cursor-pointer rounded-card border px-3 font-semibold text-small"
        >
          {busy ? "Trying…" : "Try again"}
        </button>
      )}
      <p className="hidden p-6 noscript:block">
        The weather in {cityName} needs JavaScript, which is off. The{" "}
        <a className="underline" href="https://www.bom.gov.au/">
          Bureau of Meteorology
        </a>{" "}
        has it too.
      </p>
    </div>
  );
}

function condition(state: WeatherState): string {
  switch (state.kind) {
    case "loading":
      return "Looking outside…";
    case "unavailable":
      return "Nothing to show right now";
    case "sample":
      return `${state.report.condition}: a sample, not a reading`;
    case "live":
      return state.report.condition;
  }
}

/** Whole degrees, with a proper minus sign. */
function degrees(celsius: number): string {
  return `${Math.round(celsius)}°`.replace("-", "−");
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-small">{label}</dt>
      <dd className="font-semibold even-figures">{value ?? "–"}</dd>
    </div>
  );
}

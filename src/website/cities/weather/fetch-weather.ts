import {
  sampleCode,
  sampleReport,
  type WeatherReport,
} from "../../../core/weather/weather-report.ts";

/** What the widget shows. `sample` is weather that was not measured, and says so. */
export type WeatherState =
  | { kind: "loading" }
  | { kind: "live"; report: WeatherReport }
  | { kind: "sample"; report: Omit<WeatherReport, "lastUpdated"> }
  | { kind: "unavailable" };

/** How long the server may take, in milliseconds. Its own source has less time. */
const patienceMs = 10_000;

/**
 * Asks our server for a city’s weather. Never throws: no answer, or an invalid one, gives the
 * sample; an error without a fallback gives `unavailable`. Failures are logged (spec section 8).
 */
export async function fetchWeather(
  cityName: string,
  address = "/functions/v1/get-weather",
): Promise<WeatherState> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cityName }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json();
    if (response.ok && isReport(answer)) return { kind: "live", report: answer };
    log(cityName, response.status);
    if (!isFailure(answer)) return { kind: "sample", report: sampleReport };
    if (answer.fallback === undefined) return { kind: "unavailable" };
    if (!isMeasured(answer.fallback)) return { kind: "sample", report: sampleReport };
    return { kind: "sample", report: { ...answer.fallback, weatherCode: sampleCode } };
  } catch (error) {
    log(cityName, error);
    return { kind: "sample", report: sampleReport };
  }
}

// Not schemas: zod/mini would weigh more in the browser than these lines.

function isReport(value: unknown): value is WeatherReport {
  return (
    isMeasured(value) &&
    "lastUpdated" in value &&
    typeof value.lastUpdated === "string" &&
    !Number.isNaN(Date.parse(value.lastUpdated))
  );
}

const numbers = ["temperature", "feelsLike", "humidity", "windSpeed", "weatherCode"] as const;

function isMeasured(value: unknown): value is Omit<WeatherReport, "lastUpdated"> {
  if (typeof value !== "object" || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return (
    typeof fields.get("condition") === "string" &&
    numbers.every((name) => Number.isFinite(fields.get(name)))
  );
}

function isFailure(value: unknown): value is { error: unknown; fallback?: unknown } {
  return typeof value === "object" && value !== null && "error" in value;
}

function log(cityName: string, reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the spec wants failures in the browser’s log
  console.warn(`No weather for ${cityName}:`, reason);
}

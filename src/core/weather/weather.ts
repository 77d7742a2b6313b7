import { LRUCache } from "lru-cache";
import type { City } from "../../content/cities/city.ts";
import { cities } from "../../content/cities.ts";
import { describeError, type Log } from "../../platform/log.ts";
import { conditionText } from "./codes.ts";
import type { Weather, WeatherSource } from "./source.ts";
import { sampleReport, type WeatherReport } from "./weather-report.ts";

type WeatherAnswer =
  | { outcome: "weather"; report: WeatherReport }
  | { outcome: "unavailable"; error: string; fallback: WeatherReport };

export type WeatherService = {
  /** The weather in one of our cities, or sample weather if the source does not answer. */
  weatherIn(city: City): Promise<WeatherAnswer>;
};

const DEADLINE_MS = 4_000;
const FRESH_MS = 10 * 60_000;
/** Older weather is not shown as today's. */
const OLDEST_MS = 2 * 60 * 60_000;
/** How long to wait after the source failed. */
const REST_MS = 10_000;

/**
 * Keeps each city's weather for ten minutes. After that it is still served while one request,
 * shared by everybody, fetches the next.
 */
export function createWeatherService({
  source,
  log,
  clock = performance,
}: {
  source: WeatherSource;
  log: Log;
  /**
   * Milliseconds since any fixed moment, from a clock that never jumps, or a wait could last for a
   * day.
   */
  clock?: { now(): number };
}): WeatherService {
  let restsUntil = 0;

  const reports = new LRUCache<City, { report: WeatherReport; receivedAt: number }>({
    max: cities.length,
    ttl: FRESH_MS,
    perf: clock,
    ttlResolution: 0, // asks the clock each time
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (city) => {
      if (clock.now() < restsUntil) throw new Error("the source failed a moment ago");
      try {
        const weather = await source.currentWeather(city, AbortSignal.timeout(DEADLINE_MS));
        return { report: reportOf(weather), receivedAt: clock.now() };
      } catch (error) {
        restsUntil = clock.now() + REST_MS;
        log.warn({ city: city.slug, ...describeError(error) }, "weather: the source failed");
        throw error;
      }
    },
  });

  return {
    async weatherIn(city) {
      try {
        const kept = reports.peek(city);
        const tooOld = kept && clock.now() - kept.receivedAt > OLDEST_MS;
        const { report } = await reports.forceFetch(city, { allowStale: !tooOld });
        return { outcome: "weather", report };
      } catch {
        return {
          outcome: "unavailable",
          error: unableToLoad,
          fallback: { ...sampleReport, lastUpdated: new Date().toISOString() },
        };
      }
    },
  };
}

/**
 * The city with that name or slug, whatever its case and spacing.
 *
 * @returns undefined if it is not one of ours.
 */
export function findCity(name: string): City | undefined {
  const slug = name.trim().toLowerCase().replace(/\s+/g, "-");
  return cities.find((city) => city.slug === slug);
}

/** What the visitor is told along with sample weather (spec section 8). */
const unableToLoad = "Unable to load weather data";

function reportOf(weather: Weather): WeatherReport {
  return {
    temperature: wholeNumber(weather.temperature),
    feelsLike: wholeNumber(weather.feelsLike),
    condition: conditionText(weather.weatherCode),
    humidity: wholeNumber(weather.humidity),
    windSpeed: wholeNumber(weather.windSpeed),
    weatherCode: weather.weatherCode,
    lastUpdated: weather.observedAt.toISOString(),
  };
}

/** Never -0, which JSON turns into 0 and a page does not. */
function wholeNumber(value: number): number {
  return Math.round(value) + 0;
}

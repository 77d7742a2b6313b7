import * as z from "zod/mini";
import { sydney } from "../../../content/cities/sydney.ts";
import { findCity, type WeatherService } from "../../../core/weather/weather.ts";
import { callableFunction } from "../../../platform/http/functions.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";

type WeatherServices = { weather: WeatherService; rateLimits: { weather: RateLimit } };

/** What is told along with the weather of a town that isn’t one of ours. */
const elsewhere = "We don’t know this town, so this is the weather in Sydney.";

/**
 * The function get-weather: `{cityName}` in, the weather report out; Sydney’s for a town that we don’t
 * know, with a `note` that says so. If the source does not answer:
 * `{error, fallback}` with status 200, since supabase-js passes on a body with no other status.
 */
export const getWeather = callableFunction({
  input: z.object({
    cityName: z.string("Please name a city").check(z.trim(), z.minLength(1, "Please name a city")),
  }),
  limit: ({ rateLimits }: WeatherServices) => rateLimits.weather,
  async answer({ weather }: WeatherServices, { cityName }) {
    const city = findCity(cityName);
    const answer = await weather.weatherIn(city ?? sydney);
    const note = city ? {} : { note: elsewhere };
    if (answer.outcome === "weather") {
      return { outcome: "answered", answer: { ...answer.report, ...note } };
    }
    const { error, fallback } = answer;
    return { outcome: "answered", answer: { error, fallback } };
  },
  failure: "Unable to load weather data",
});

import * as z from "zod/mini";
import { findCity, type WeatherService } from "../../../core/weather/weather.ts";
import { callableFunction } from "../../../platform/functions.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";

type WeatherServices = { weather: WeatherService; rateLimits: { weather: RateLimit } };

/**
 * The function get-weather: `{cityName}` in, the weather report out. If the source does not answer:
 * `{error, fallback}` with status 200, since supabase-js passes on a body with no other status.
 */
export const getWeather = callableFunction({
  input: z.object({
    cityName: z.pipe(
      z.string("Please name a city"),
      z.transform((name, context) => {
        const city = findCity(name);
        if (city) return city;
        context.issues.push({ code: "custom", message: "There is no such city", input: name });
        return z.NEVER;
      }),
    ),
  }),
  limit: ({ rateLimits }: WeatherServices) => rateLimits.weather,
  async answer({ weather }: WeatherServices, { cityName: city }) {
    const answer = await weather.weatherIn(city);
    if (answer.outcome === "weather") return { outcome: "answered", answer: answer.report };
    const { error, fallback } = answer;
    return { outcome: "answered", answer: { error, fallback } };
  },
  failure: "Unable to load weather data",
});

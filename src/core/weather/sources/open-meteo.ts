import * as z from "zod";
import { fromWmoCode } from "../codes.ts";
import type { WeatherSource } from "../source.ts";

/**
 * Open-Meteo, which needs no key and asks for none up to 10,000 calls a day of non-commercial use;
 * a business points `baseUrl` at its paid or its own server (https://open-meteo.com/en/terms).
 */
export function openMeteo(baseUrl = "https://api.open-meteo.com"): WeatherSource {
  return {
    async currentWeather({ latitude, longitude }, signal) {
      const address = new URL("/v1/forecast", baseUrl);
      address.search = new URLSearchParams({
        latitude: String(latitude),
        longitude: String(longitude),
        current: Object.keys(currentSchema.shape)
          .filter((field) => field !== "time")
          .join(","),
        wind_speed_unit: "kmh",
        timeformat: "unixtime",
      }).toString();
      const response = await fetch(address, { signal, redirect: "error" });
      if (!response.ok) throw new Error(`Open-Meteo answered ${response.status}`);
      const { current } = answerSchema.parse(await response.json());
      const weatherCode = fromWmoCode(current.weather_code);
      if (!weatherCode) throw new Error(`Open-Meteo sent the code ${current.weather_code}`);
      return {
        temperature: current.temperature_2m,
        feelsLike: current.apparent_temperature,
        humidity: current.relative_humidity_2m,
        windSpeed: current.wind_speed_10m,
        weatherCode,
        observedAt: new Date(current.time * 1000),
      };
    },
  };
}

const currentSchema = z.object({
  time: z.number(),
  temperature_2m: z.number(),
  apparent_temperature: z.number(),
  relative_humidity_2m: z.number().min(0).max(100),
  wind_speed_10m: z.number().min(0),
  weather_code: z.number(),
});

const answerSchema = z.object({ current: currentSchema });

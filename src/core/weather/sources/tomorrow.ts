import * as z from "zod";
import { isWeatherCode } from "../codes.ts";
import type { WeatherSource } from "../source.ts";

const KMH_PER_METRE_A_SECOND = 3.6;

/** Tomorrow.io's realtime endpoint (https://docs.tomorrow.io/reference/realtime-weather). */
export function tomorrow(apiKey: string, baseUrl = "https://api.tomorrow.io"): WeatherSource {
  return {
    async currentWeather({ latitude, longitude }, signal) {
      const address = new URL("/v4/weather/realtime", baseUrl);
      address.search = new URLSearchParams({
        location: `${latitude},${longitude}`,
        units: "metric",
        apikey: apiKey,
      }).toString();
      const response = await fetch(address, { signal, redirect: "error" });
      if (!response.ok) throw new Error(`Tomorrow.io answered ${response.status}`);
      const { time, values } = answerSchema.parse(await response.json()).data;
      const { weatherCode } = values;
      if (!isWeatherCode(weatherCode)) throw new Error(`Tomorrow.io sent the code ${weatherCode}`);
      return {
        temperature: values.temperature,
        feelsLike: values.temperatureApparent,
        humidity: values.humidity,
        windSpeed: values.windSpeed * KMH_PER_METRE_A_SECOND,
        weatherCode,
        observedAt: new Date(time),
      };
    },
  };
}

const answerSchema = z.object({
  data: z.object({
    time: z.iso.datetime({ offset: true }),
    values: z.object({
      temperature: z.number(),
      temperatureApparent: z.number(),
      humidity: z.number().min(0).max(100),
      windSpeed: z.number().min(0),
      weatherCode: z.number(),
    }),
  }),
});

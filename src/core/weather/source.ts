import type { WeatherCode } from "./codes.ts";

/** The weather at one place, as every source gives it. */
export type Weather = {
  /** Degrees Celsius. */
  temperature: number;
  /** Degrees Celsius. */
  feelsLike: number;
  /** Relative, per cent. */
  humidity: number;
  /** Kilometres an hour. */
  windSpeed: number;
  weatherCode: WeatherCode;
  observedAt: Date;
};

/** Somebody who knows the weather: Open-Meteo or Tomorrow.io, under `sources/`. */
export type WeatherSource = {
  /**
   * The weather now.
   *
   * @param place in decimal degrees.
   * @throws when the source does not answer, or not in the form it promises.
   */
  currentWeather(
    place: { latitude: number; longitude: number },
    signal: AbortSignal,
  ): Promise<Weather>;
};

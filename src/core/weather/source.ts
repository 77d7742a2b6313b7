import type { WeatherCode } from "./codes.ts";

/** The weather at one place, from any source. */
export type Weather = {
  /** Degrees Celsius. */
  temperature: number;
  /** Degrees Celsius. */
  feelsLike: number;
  /** Relative, per cent. */
  humidity: number;
  /** Kilometres per hour. */
  windSpeed: number;
  weatherCode: WeatherCode;
  observedAt: Date;
};

/** A weather service: Open-Meteo or Tomorrow.io, in `sources/`. */
export type WeatherSource = {
  /**
   * The weather now.
   *
   * @param place in decimal degrees.
   * @throws if the source does not answer, or not in the expected form.
   */
  currentWeather(
    place: { latitude: number; longitude: number },
    signal: AbortSignal,
  ): Promise<Weather>;
};

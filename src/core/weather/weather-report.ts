/** What `POST /functions/v1/get-weather` answers for a city (spec section 3), in whole numbers. */
export type WeatherReport = {
  /** Degrees Celsius. */
  temperature: number;
  /** Degrees Celsius. */
  feelsLike: number;
  /** In words, such as "Light Rain". */
  condition: string;
  /** Relative, per cent. */
  humidity: number;
  /** Kilometres per hour. */
  windSpeed: number;
  /** Of Tomorrow.io: https://docs.tomorrow.io/reference/data-layers-weather-codes */
  weatherCode: number;
  /** ISO 8601, UTC. */
  lastUpdated: string;
};

export type WeatherLook = "rain" | "snow" | "storm" | "cloudy" | "sunny";

const cloudyCodes: readonly number[] = [1001, 1101, 1102, 2000, 2100];

/**
 * How a card looks for a weather code: the bands of spec section 9, except for snow, ice and
 * thunderstorms, which the bands would call sunny.
 */
export function weatherLook(code: number): WeatherLook {
  if (code >= 4000 && code <= 4201) return "rain";
  if (code >= 6000 && code <= 6201) return "snow";
  if ((code >= 5000 && code <= 5101) || (code >= 7000 && code <= 7102)) return "snow";
  if (code === 8000) return "storm";
  return cloudyCodes.includes(code) ? "cloudy" : "sunny";
}

/** Partly cloudy: the code of any weather that was not measured. */
export const sampleCode = 1101;

/** Used when there is no weather; a mild day, in no particular city. */
export const sampleReport: Omit<WeatherReport, "lastUpdated"> = {
  temperature: 22,
  feelsLike: 24,
  condition: "Partly Cloudy",
  humidity: 65,
  windSpeed: 12,
  weatherCode: sampleCode,
};

/** `2:34 pm` in Sydney, wherever the reader is. */
export function sydneyTime(moment: string): string {
  return sydneyClock.format(new Date(moment));
}

const sydneyClock = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  hour: "numeric",
  minute: "2-digit",
});

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
  /** Kilometres an hour. */
  windSpeed: number;
  /** Of Tomorrow.io: https://docs.tomorrow.io/reference/data-layers-weather-codes */
  weatherCode: number;
  /** ISO 8601, UTC. */
  lastUpdated: string;
};

export type WeatherLook = "rain" | "snow" | "storm" | "cloudy" | "sunny";

const cloudyCodes: readonly number[] = [1001, 1101, 1102, 2000, 2100];

/**
 * How a card looks for a weather code: the bands of spec section 9, and what the code says where
 * they would call snow, ice and thunderstorms sunny.
 */
export function weatherLook(code: number): WeatherLook {
  if (code >= 4000 && code <= 4201) return "rain";
  if (code >= 6000 && code <= 6201) return "snow";
  if ((code >= 5000 && code <= 5101) || (code >= 7000 && code <= 7102)) return "snow";
  if (code === 8000) return "storm";
  return cloudyCodes.includes(code) ? "cloudy" : "sunny";
}

/** Partly cloudy: the code of everything that is not measured. */
export const sampleCode = 1101;

/** Stands in when nothing can be had; a mild day, and no city’s. */
export const sampleReport: Omit<WeatherReport, "lastUpdated"> = {
  temperature: 22,
  feelsLike: 24,
  condition: "Partly Cloudy",
  humidity: 65,
  windSpeed: 12,
  weatherCode: sampleCode,
};

/** `2:34 pm` by the clocks of Sydney, wherever the reader is. */
export function sydneyTime(moment: string): string {
  return sydneyClock.format(new Date(moment));
}

const sydneyClock = new Intl.DateTimeFormat("en-AU", {
  timeZone: "Australia/Sydney",
  hour: "numeric",
  minute: "2-digit",
});

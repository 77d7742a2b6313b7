/**
 * Tomorrow.io's weather codes with their words, the family the spec's bands are made of
 * (https://docs.tomorrow.io/reference/data-layers-weather-codes, read November 2026).
 */
const conditions = {
  1000: "Clear",
  1001: "Cloudy",
  1100: "Mostly Clear",
  1101: "Partly Cloudy",
  1102: "Mostly Cloudy",
  2000: "Fog",
  2100: "Light Fog",
  4000: "Drizzle",
  4001: "Rain",
  4200: "Light Rain",
  4201: "Heavy Rain",
  5000: "Snow",
  5001: "Flurries",
  5100: "Light Snow",
  5101: "Heavy Snow",
  6000: "Freezing Drizzle",
  6001: "Freezing Rain",
  6200: "Light Freezing Rain",
  6201: "Heavy Freezing Rain",
  7000: "Ice Pellets",
  7101: "Heavy Ice Pellets",
  7102: "Light Ice Pellets",
  8000: "Thunderstorm",
} as const;

export type WeatherCode = keyof typeof conditions;

/** Whether we have words for this code. */
export function isWeatherCode(code: number): code is WeatherCode {
  return code in conditions;
}

/** The words for a code, such as "Partly Cloudy". */
export function conditionText(code: WeatherCode): string {
  return conditions[code];
}

/**
 * The code for one of WMO's (table 4677, in the selection Open-Meteo uses,
 * https://open-meteo.com/en/docs, read November 2026).
 */
export function fromWmoCode(code: number): WeatherCode | undefined {
  return wmoCodes.get(code);
}

const wmoCodes = new Map<number, WeatherCode>([
  [0, 1000], // clear sky
  [1, 1100], // mainly clear
  [2, 1101], // partly cloudy
  [3, 1001], // overcast
  [45, 2000], // fog
  [48, 2000], // fog that leaves rime
  [51, 4000], // drizzle: light, moderate, dense
  [53, 4000],
  [55, 4000],
  [56, 6000], // freezing drizzle: light, dense
  [57, 6000],
  [61, 4200], // rain: slight, moderate, heavy
  [63, 4001],
  [65, 4201],
  [66, 6200], // freezing rain: light, heavy
  [67, 6201],
  [71, 5100], // snowfall: slight, moderate, heavy
  [73, 5000],
  [75, 5101],
  [77, 5001], // snow grains
  [80, 4200], // rain showers: slight, moderate, violent
  [81, 4001],
  [82, 4201],
  [85, 5100], // snow showers: slight, heavy
  [86, 5101],
  [95, 8000], // thunderstorm; with slight hail, with heavy hail
  [96, 8000],
  [99, 8000],
]);

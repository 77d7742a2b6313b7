import type { WeatherSource } from "../source.ts";
import { openMeteo } from "./open-meteo.ts";
import { tomorrow } from "./tomorrow.ts";

/** Tomorrow.io if there is a key for it, otherwise Open-Meteo, which needs none. */
export function chooseWeatherSource({
  tomorrowApiKey,
  weatherBaseUrl,
}: {
  tomorrowApiKey: string | undefined;
  weatherBaseUrl: string | undefined;
}): WeatherSource {
  return tomorrowApiKey === undefined
    ? openMeteo(weatherBaseUrl)
    : tomorrow(tomorrowApiKey, weatherBaseUrl);
}

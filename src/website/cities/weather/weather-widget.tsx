import { useCallback, useEffect, useState } from "react";
import { fetchWeather, type WeatherState } from "./fetch-weather.ts";
import { WeatherCard } from "./weather-card.tsx";

/** A city’s weather now, fetched when the widget comes into view. */
export function WeatherWidget({ cityName }: { cityName: string }) {
  const [state, setState] = useState<WeatherState>({ kind: "loading" });

  const load = useCallback(async () => {
    setState({ kind: "loading" });
    setState(await fetchWeather(cityName));
  }, [cityName]);
  useEffect(() => {
    load();
  }, [load]);

  return <WeatherCard cityName={cityName} state={state} onRetry={load} />;
}

import { useCallback, useEffect, useState } from "react";
import { fetchWeather, type WeatherState } from "./fetch-weather.ts";
import { WeatherCard } from "./weather-card.tsx";

/** A city’s weather now, fetched when the widget comes into view. */
export function WeatherWidget({ cityName }: { cityName: string }) {
  const [state, setState] = useState<WeatherState>({ kind: "loading" });
  const [busy, setBusy] = useState(true);

  const load = useCallback(async () => {
    setBusy(true);
    setState(await fetchWeather(cityName));
    setBusy(false);
  }, [cityName]);
  useEffect(() => {
    load();
  }, [load]);

  return <WeatherCard cityName={cityName} state={state} busy={busy} onRetry={load} />;
}

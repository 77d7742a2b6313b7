import { sendJson, startHttp } from "../http.ts";

/** What the next answers are like. `broken` refuses, `delay` is in milliseconds. */
type Sky = {
  broken?: boolean;
  delay?: number;
  temperature_2m?: number;
  apparent_temperature?: number;
  weather_code?: number;
};

/** An Open-Meteo on loopback, whose weather a test sets. Keeps the addresses it was asked for. */
export async function startOpenMeteo(firstSky: Sky = {}) {
  const asked: string[] = [];
  let sky = firstSky;
  const server = await startHttp((request, response) => {
    asked.push(request.url ?? "");
    const { broken, delay = 0, ...changes } = sky;
    if (broken) return void response.writeHead(500).end();
    const current = {
      time: Date.parse("2026-11-21T02:15:00Z") / 1000,
      temperature_2m: 20,
      apparent_temperature: 21,
      relative_humidity_2m: 55,
      wind_speed_10m: 11.6,
      weather_code: 1,
      ...changes,
    };
    setTimeout(() => sendJson(response, { current }), delay);
  });
  return {
    ...server,
    asked,
    set(next: Sky) {
      sky = next;
    },
  };
}

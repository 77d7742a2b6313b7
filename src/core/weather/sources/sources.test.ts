import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { sendJson, startHttp } from "../../../../tests/support/http.ts";
import type { WeatherCode } from "../codes.ts";
import type { WeatherSource } from "../source.ts";
import { openMeteo } from "./open-meteo.ts";
import { tomorrow } from "./tomorrow.ts";

/** A test's weather, in our units. */
type Sky = {
  temperature: number;
  feelsLike: number;
  humidity: number;
  windKmh: number;
  code: WeatherCode;
};

type Kind = {
  name: string;
  source(baseUrl: string): WeatherSource;
  /** Sends the weather in this service's format; `changes` break it. */
  send(response: ServerResponse, sky: Sky, changes?: Record<string, unknown>): void;
  path: string;
  /** What the request must ask for. */
  query: Record<string, string>;
};

const observedAt = new Date("2026-11-21T02:15:00Z");
const sky: Sky = { temperature: 31.4, feelsLike: 33, humidity: 40, windKmh: 18, code: 4001 };
const orange = { latitude: -33.284, longitude: 149.1002 };
const patience = () => AbortSignal.timeout(2_000);

const kinds: Kind[] = [
  {
    name: "Open-Meteo",
    source: openMeteo,
    path: "/v1/forecast",
    query: {
      latitude: "-33.284",
      longitude: "149.1002",
      wind_speed_unit: "kmh",
      timeformat: "unixtime",
      current:
        "temperature_2m,apparent_temperature,relative_humidity_2m,wind_speed_10m,weather_code",
    },
    send(response, { temperature, feelsLike, humidity, windKmh, code }, changes) {
      const wmo = { 1000: 0, 1101: 2, 4001: 63, 8000: 95 }[code as number];
      sendJson(response, {
        latitude: -33.25,
        current_units: { time: "unixtime", temperature_2m: "°C", wind_speed_10m: "km/h" },
        current: {
          time: observedAt.getTime() / 1000,
          interval: 900,
          temperature_2m: temperature,
          apparent_temperature: feelsLike,
          relative_humidity_2m: humidity,
          wind_speed_10m: windKmh,
          weather_code: wmo,
          ...changes,
        },
      });
    },
  },
  {
    name: "Tomorrow.io",
    source: (baseUrl) => tomorrow("secret-key", baseUrl),
    path: "/v4/weather/realtime",
    query: { location: "-33.284,149.1002", units: "metric", apikey: "secret-key" },
    send(response, { temperature, feelsLike, humidity, windKmh, code }, changes) {
      sendJson(response, {
        data: {
          time: "2026-11-21T02:15:00Z",
          values: {
            temperature,
            temperatureApparent: feelsLike,
            humidity,
            cloudCover: 5,
            windSpeed: windKmh / 3.6,
            weatherCode: code,
            visibility: 16,
            ...changes,
          },
        },
        location: { lat: -33.284, lon: 149.1 },
      });
    },
  },
];

describe.each(kinds)("$name", ({ source, send, path, query }) => {
  test("tells the weather of a place in our units and codes", async () => {
    const asked: URL[] = [];
    await using server = await startHttp((request, response) => {
      asked.push(new URL(request.url ?? "", "http://weather"));
      send(response, sky);
    });
    const weather = await source(server.url).currentWeather(orange, patience());
    expect(weather).toEqual({
      temperature: 31.4,
      feelsLike: 33,
      humidity: 40,
      weatherCode: 4001,
      observedAt,
      windSpeed: expect.closeTo(18, 5),
    });
    expect(asked.map(({ pathname }) => pathname)).toEqual([path]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual(query);
  });

  test("knows frost, still air and every kind of sky", async () => {
    for (const code of [1000, 1101, 8000] as const) {
      const cold = { temperature: -4.6, feelsLike: -9, humidity: 100, windKmh: 0, code };
      await using server = await startHttp((_request, response) => send(response, cold));
      const weather = await source(server.url).currentWeather(orange, patience());
      expect(weather).toMatchObject({ temperature: -4.6, windSpeed: 0, weatherCode: code });
    }
  });

  test("fails on a refusal, on another format, on nonsense and on an unknown code", async () => {
    const answers: ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(429).end("{}"),
      (response) => response.writeHead(500).end(),
      (response) => response.end("<html>"),
      (response) => sendJson(response, {}),
      (response) => sendJson(response, { current: null, data: null }),
      (response) => send(response, sky, { temperature_2m: "31", temperature: "31" }),
      (response) => send(response, sky, { relative_humidity_2m: 140, humidity: 140 }),
      (response) => send(response, sky, { weather_code: 17, weatherCode: 17 }),
      (response) => response.destroy(),
    ];
    for (const answer of answers) {
      await using server = await startHttp((_request, response) => answer(response));
      const asking = source(server.url).currentWeather(orange, patience());
      await expect(asking).rejects.toThrow();
    }
  });

  test("is not waited for longer than asked", async () => {
    await using server = await startHttp(() => {});
    const asking = source(server.url).currentWeather(orange, AbortSignal.timeout(100));
    await expect(asking).rejects.toThrow(/timeout/i);
  });
});

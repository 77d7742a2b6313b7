import { describe, expect, test } from "vitest";
import { startOpenMeteo } from "../../../tests/support/servers/open-meteo.ts";
import { cities } from "../../content/cities.ts";
import { createLog } from "../../platform/log.ts";
import { openMeteo } from "./sources/open-meteo.ts";
import { createWeatherService, findCity } from "./weather.ts";

const minute = 60_000;
const log = createLog("silent");

describe("the weather in a city", () => {
  test("is a report in whole numbers with its words and the time it was observed", async () => {
    await using sky = await startOpenMeteo();
    const [orange] = cities.filter(({ slug }) => slug === "orange");
    sky.set({ temperature_2m: -0.4, apparent_temperature: -3.6, weather_code: 71 });
    expect(await serviceOn(sky).weatherIn(orange ?? city)).toEqual({
      outcome: "weather",
      report: {
        temperature: 0,
        feelsLike: -4,
        humidity: 55,
        windSpeed: 12,
        weatherCode: 5100,
        condition: "Light Snow",
        lastUpdated: "2026-11-21T02:15:00.000Z",
      },
    });
    expect(sky.asked[0]).toContain("latitude=-33.284&longitude=149.1002");
  });

  test("is fetched once for 200 visitors at a time, and once for each city", async () => {
    await using sky = await startOpenMeteo({ delay: 50 });
    const service = serviceOn(sky);
    const [one = city, other = city] = cities;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => service.weatherIn(n % 2 ? one : other)),
    );
    expect(answers.every(({ outcome }) => outcome === "weather")).toBe(true);
    expect(sky.asked).toHaveLength(2);
  });

  test("is kept for ten minutes, then served stale while one request fetches the next", async () => {
    await using sky = await startOpenMeteo();
    const clock = clockAt(Date.now());
    const service = serviceOn(sky, clock);
    const temperature = async () => reportIn(await service.weatherIn(city)).temperature;
    expect(await temperature()).toBe(20);
    sky.set({ temperature_2m: 25, delay: 3_000 });
    clock.time += 9 * minute;
    expect(await temperature()).toBe(20);
    expect(sky.asked).toHaveLength(1);
    clock.time += 2 * minute;
    const started = performance.now();
    expect(await Promise.all([temperature(), temperature()])).toEqual([20, 20]);
    expect(performance.now() - started).toBeLessThan(2_900);
    await expect.poll(temperature).toBe(25);
    expect(sky.asked).toHaveLength(2);
  });

  test("is kept for two hours if the source fails", async () => {
    await using sky = await startOpenMeteo();
    const clock = clockAt(Date.now());
    const service = serviceOn(sky, clock);
    await service.weatherIn(city);
    sky.set({ broken: true });
    clock.time += 60 * minute;
    expect(reportIn(await service.weatherIn(city)).temperature).toBe(20);
    clock.time += 61 * minute;
    expect(await service.weatherIn(city)).toMatchObject({ outcome: "unavailable" });
    sky.set({ broken: false, temperature_2m: 30 });
    clock.time += minute;
    expect(reportIn(await service.weatherIn(city)).temperature).toBe(30);
  });
});

describe("without weather", () => {
  test("sample weather stands in, with the words for it", async () => {
    await using sky = await startOpenMeteo();
    sky.set({ broken: true });
    expect(await serviceOn(sky).weatherIn(city)).toEqual({
      outcome: "unavailable",
      error: "Unable to load weather data",
      fallback: {
        temperature: 22,
        feelsLike: 24,
        condition: "Partly Cloudy",
        humidity: 65,
        windSpeed: 12,
        weatherCode: 1101,
        lastUpdated: expect.any(String),
      },
    });
  });

  test("a source that failed is left alone for ten seconds", async () => {
    await using sky = await startOpenMeteo();
    sky.set({ broken: true });
    const clock = clockAt(Date.now());
    const service = serviceOn(sky, clock);
    for (const place of cities) await service.weatherIn(place);
    expect(sky.asked).toHaveLength(1);
    sky.set({ broken: false });
    clock.time += 11_000;
    expect(await service.weatherIn(city)).toMatchObject({ outcome: "weather" });
  });

  test("a source that never answers is given up on after four seconds", async () => {
    await using sky = await startOpenMeteo({ delay: 60_000 });
    const started = performance.now();
    expect(await serviceOn(sky).weatherIn(city)).toMatchObject({ outcome: "unavailable" });
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

test("a city is found by name or slug in any spelling, and other places are not", () => {
  expect(findCity("Gold Coast")?.slug).toBe("gold-coast");
  expect(findCity(" WAGGA  wagga ")?.slug).toBe("wagga-wagga");
  expect(findCity("mount-isa")?.slug).toBe("mount-isa");
  expect(["", "Paris", "Sydney; drop table", "__proto__"].map(findCity)).toEqual(
    Array(4).fill(undefined),
  );
  expect(cities.map(({ name }) => findCity(name)?.name)).toEqual(cities.map(({ name }) => name));
});

const [city] = cities.filter(({ slug }) => slug === "sydney") as [(typeof cities)[number]];

function serviceOn(sky: { url: string }, clock: { now(): number } = performance) {
  return createWeatherService({ source: openMeteo(sky.url), log, clock });
}

function reportIn(answer: Awaited<ReturnType<ReturnType<typeof serviceOn>["weatherIn"]>>) {
  if (answer.outcome !== "weather") throw new Error(answer.error);
  return answer.report;
}

/** A clock that only moves when a test moves it. */
function clockAt(time: number) {
  const clock = { time, now: () => clock.time };
  return clock;
}

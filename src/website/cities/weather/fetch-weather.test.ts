import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { sampleReport } from "../../../core/weather/weather-report.ts";
import { fetchWeather } from "./fetch-weather.ts";

const measured = {
  temperature: 31.4,
  feelsLike: 33,
  condition: "Light rain",
  humidity: 71,
  windSpeed: 18,
  weatherCode: 4200,
  lastUpdated: "2026-01-15T03:34:00Z",
};
const sample = { kind: "sample", report: sampleReport };

test("a measured answer is shown as it is, for the requested city", async () => {
  await using server = await serve(200, JSON.stringify(measured));
  expect(await fetchWeather("Mount Isa", server.url)).toEqual({ kind: "live", report: measured });
  expect(server.asked).toEqual(['{"cityName":"Mount Isa"}']);
});

test.each([200, 502])(
  "a fallback in a %i answer is a sample with the code 1101",
  async (status) => {
    const { lastUpdated: _, ...fallback } = measured;
    await using server = await serve(status, JSON.stringify({ error: "no source", fallback }));
    const state = await quietly(() => fetchWeather("Darwin", server.url));
    expect(state).toEqual({ kind: "sample", report: { ...fallback, weatherCode: 1101 } });
  },
);

test("an error without a fallback is no weather at all", async () => {
  await using server = await serve(503, '{"error":"no source"}');
  expect(await quietly(() => fetchWeather("Darwin", server.url))).toEqual({ kind: "unavailable" });
});

test.each([
  ["a page in place of an answer", 404, "<!doctype html>"],
  ["an empty answer", 200, ""],
  ["an invalid number", 200, JSON.stringify({ ...measured, humidity: "71" })],
  ["an invalid time", 200, JSON.stringify({ ...measured, lastUpdated: "now" })],
  ["an invalid fallback", 503, '{"error":"no source","fallback":{"temperature":20}}'],
  ["null", 200, "null"],
])("%s ends in the sample, and in the log", async (_, status, body) => {
  await using server = await serve(status, body);
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  expect(await fetchWeather("Hobart", server.url)).toEqual(sample);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("a server that is down ends in the sample", async () => {
  const server = await serve(200, "");
  await server[Symbol.asyncDispose]();
  expect(await quietly(() => fetchWeather("Hobart", server.url))).toEqual(sample);
});

async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const result = await work();
  log.mockRestore();
  return result;
}

async function serve(status: number, body: string) {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    asked.push(await text(request));
    response.writeHead(status).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    url: `http://127.0.0.1:${port}/functions/v1/get-weather`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

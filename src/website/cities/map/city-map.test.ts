import { expect, test } from "vitest";
import { cities } from "../../../content/cities.ts";
import { cityMap } from "./city-map.ts";
import { mapSize } from "./frames.ts";
import { landDrawing } from "./land-drawing.tsx";
import { embeddedMap, mapPage } from "./open-street-map.ts";
import type { Box } from "./place-labels.ts";
import { offsetInKm, project, unproject } from "./projection.ts";

test.each(cities)(
  "the map of $name shows the city and most of its neighbours",
  ({ slug, name, neighbours }) => {
    const map = cityMap(slug);
    expect(map.city.name).toBe(name);
    expect(map.neighbours.length).toBeGreaterThanOrEqual(Math.min(5, neighbours.length - 2));
    expect(map.description).toMatch(
      new RegExp(`^Map of ${name} and places around it: .+ km [a-z-]+\\.$`),
    );
    const onPhones = map.neighbours.filter(({ shownFrom }) => shownFrom === "always");
    expect(onPhones.length).toBeGreaterThanOrEqual(4);
  },
);

test.each(cities)("no label on the map of $name covers another or runs off the map", ({ slug }) => {
  const { city, neighbours } = cityMap(slug);
  const boxes = [city, ...neighbours].map(({ box }) => box);
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(mapSize.width);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(mapSize.height);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false);
  }
});

test.each(cities)("the scale of the map of $name is a bar of a round distance", ({ slug }) => {
  const { scale, rings } = cityMap(slug);
  expect(scale.pixels).toBeGreaterThan(25);
  expect(scale.pixels).toBeLessThanOrEqual(96);
  for (const { km, radius } of rings) {
    expect(radius / km).toBeCloseTo(scale.pixels / scale.km, 0);
  }
});

test.each(cities)("the land below the map of $name is traced", ({ slug }) => {
  expect(landDrawing(slug)).toMatch(/<path id="land" d="M-?\d+/);
});

test("a city without a map gets the fallback city’s", () => {
  expect(cityMap("atlantis")).toEqual(cityMap("sydney"));
});

test("a place is drawn where it lies, and found there again", () => {
  const sydney = { latitude: -33.8678, longitude: 151.2073 };
  const frame = { east: 0, north: 0, pixelsPerKm: 4 };
  const penrith = { latitude: -33.75, longitude: 150.7 };
  const { east, north } = offsetInKm(sydney, penrith);
  expect(Math.hypot(east, north)).toBeGreaterThan(47);
  expect(Math.hypot(east, north)).toBeLessThan(50);
  const point = project(sydney, frame, penrith);
  expect(point.x).toBeLessThan(mapSize.width / 2);
  expect(point.y).toBeLessThan(mapSize.height / 2);
  const back = unproject(sydney, frame, point);
  expect(back.latitude).toBeCloseTo(penrith.latitude, 9);
  expect(back.longitude).toBeCloseTo(penrith.longitude, 9);
});

test("OpenStreetMap is asked for the place itself", () => {
  const darwin = { latitude: -12.4611, longitude: 130.8418 };
  const embedded = new URL(embeddedMap(darwin));
  const [west, south, east, north] = (embedded.searchParams.get("bbox") ?? "")
    .split(",")
    .map(Number);
  expect(embedded.origin).toBe("https://www.openstreetmap.org");
  expect(embedded.searchParams.get("marker")).toBe("-12.4611,130.8418");
  expect(west).toBeLessThan(darwin.longitude);
  expect(east).toBeGreaterThan(darwin.longitude);
  expect(south).toBeLessThan(darwin.latitude);
  expect(north).toBeGreaterThan(darwin.latitude);
  expect(mapPage(darwin)).toBe(
    "https://www.openstreetmap.org/?mlat=-12.4611&mlon=130.8418#map=11/-12.4611/130.8418",
  );
});

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

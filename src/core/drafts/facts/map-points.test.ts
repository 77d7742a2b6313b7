import { expect, test } from "vitest";
import { mapPoints } from "./map-points.ts";

test("places around a city that we know are placed as they lie to each other", () => {
  const points = mapPoints(["Newcastle", "Maitland", "Port Stephens and around", "Cessnock"]) ?? [];
  const at = Object.fromEntries(points.map((point) => [point.name.split(" ")[0], point]));
  const { Newcastle, Maitland, Cessnock } = at;
  if (!Newcastle || !Maitland || !Cessnock) throw new Error("the map lacks a place");
  expect(Maitland.y).toBeLessThan(Newcastle.y); // north of it
  expect(Cessnock.x).toBeLessThan(Maitland.x); // west of it
  expect(Newcastle.x).toBeGreaterThan(Maitland.x); // by the sea
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(10);
    expect(x).toBeLessThanOrEqual(90);
    expect(y).toBeGreaterThanOrEqual(10);
    expect(y).toBeLessThanOrEqual(90);
  }
});

test("there is no map of places that are few, unknown or far from each other", () => {
  expect(mapPoints(["Newcastle", "Maitland"])).toBeUndefined();
  expect(mapPoints(["Nowhere", "Elsewhere", "Somewhere"])).toBeUndefined();
  expect(mapPoints(["Newcastle", "Perth", "Hobart", "Darwin"])).toBeUndefined();
});

import { expect, test } from "vitest";
import { cities } from "../../content/cities.ts";
import { nearbyCities } from "./nearby-cities.ts";

function near(slug: string): string[] {
  const city = cities.find((one) => one.slug === slug);
  if (!city) throw new Error(`No city ${slug}`);
  return nearbyCities(city).map(({ city: { name }, km }) => `${name} ${km}`);
}

test("a city has its three nearest cities, nearest first", () => {
  expect(near("norwood").map((text) => text.replace(/ \d+$/, ""))).toEqual([
    "Adelaide",
    "Glenelg",
    "Port Adelaide",
  ]);
});

test("distances are those of a great circle", () => {
  expect(near("sydney")).toEqual(["Newcastle 117", "Orange 206", "Canberra 247"]);
  expect(near("melbourne")).toContain("Bendigo 132");
});

test("nothing more than 400 km away is called near", () => {
  expect(near("darwin")).toEqual([]);
  expect(near("perth").map((text) => text.replace(/ \d+$/, ""))).toEqual(["Bunbury", "Albany"]);
});

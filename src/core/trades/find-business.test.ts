import { expect, test } from "vitest";
import { findBusiness } from "./find-business.ts";

const tradeOf = (told: { name: string; description: string; services?: string }) =>
  findBusiness({ services: "", goals: "", ...told })?.id;

test("what a name ends in goes before all that is done there", () => {
  const farm = tradeOf({
    name: "Bluegum Flat Farm Stay, Goat Walks, Camp Kitchen and Woolshed Dances",
    description:
      "We are a working sheep and cattle farm. Guests sleep in the old cottage. Children feed the alpacas.",
    services: "Cottage\nAlpaca walk\nWool classing demonstration\nCamp site",
  });
  expect(farm).toBe("farm-stay");
  const pictures = tradeOf({
    name: "Longreach Aerial Imaging",
    description: "CASA licensed. Roof inspections, solar inspections, crop surveys and maps.",
    services: "Roof inspection\nSolar inspection\nHalf day",
  });
  expect(pictures).toBe("drones");
});

test("what is listed after the first part of a name is beside it", () => {
  const bakery = tradeOf({
    name: "Mill Street Bakery, Coffee, Gifts and Flowers",
    description: "We bake sourdough every morning.",
  });
  expect(bakery).toBe("bread-and-sourdough");
});

test("a name that ends in a trade leaves room for a particular one below it", () => {
  const lawyers = tradeOf({
    name: "Ng and Partners Lawyers",
    description: "We write wills and look after deceased estates. Wills and probate are all we do.",
    services: "Wills\nProbate\nPowers of attorney",
  });
  expect(lawyers).toBe("wills-lawyer");
});

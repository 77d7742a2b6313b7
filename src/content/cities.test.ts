import { expect, test } from "vitest";
import { cities } from "./cities.ts";
import { cityFaqs } from "./city-faqs.ts";

// With the company’s name added, a title stays within what a search result shows.
const longest = { title: 46, description: 155 };

test("every city of the spec has a page, once", () => {
  const slugs =
    "adelaide albany albury bendigo brisbane bunbury bundaberg canberra darwin dubbo glenelg gold-coast hobart melbourne mount-isa newcastle norwood orange perth port-adelaide sydney wagga-wagga";
  expect(cities.map(({ slug }) => slug)).toEqual(slugs.split(" "));
});

test("Sydney, Dubbo, Orange and Wagga Wagga say which area they serve, and no other city does", () => {
  const local = cities.filter(({ areaServed }) => areaServed).map(({ slug }) => slug);
  expect(local).toEqual(["dubbo", "orange", "sydney", "wagga-wagga"]);
});

test.each(cities)("$name answers two of its five questions in its own words", (city) => {
  expect(Object.keys(city.answers)).toHaveLength(2);
  expect(cityFaqs(city)).toHaveLength(5);
});

test.each(cities)("$name fits into a search result and lies in Australia", (city) => {
  expect(city.title.length).toBeLessThanOrEqual(longest.title);
  expect(city.description.length).toBeLessThanOrEqual(longest.description);
  expect(city.neighbours.length).toBeGreaterThanOrEqual(5);
  for (const { latitude, longitude } of [city, ...city.neighbours]) {
    expect(latitude).toBeGreaterThan(-44);
    expect(latitude).toBeLessThan(-10);
    expect(longitude).toBeGreaterThan(112);
    expect(longitude).toBeLessThan(154);
  }
});

test("no two cities share a sentence of their own", () => {
  const seen = new Map<string, string>();
  for (const city of cities) {
    const { heroLine, intro, seasons, whyUs, different } = city;
    const businesses = city.businesses.flatMap((block) =>
      block.kind === "text" ? [block.text] : [block.lead, ...block.items],
    );
    const texts = [heroLine, intro, seasons, whyUs, different, ...businesses];
    for (const sentence of texts.flatMap((text) => text.split(/(?<=[.?!]) /))) {
      expect(seen.get(sentence), sentence).toBeUndefined();
      seen.set(sentence, city.slug);
    }
  }
});

import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cities, cityPath } from "../../../src/content/cities.ts";
import { type OpenSite, openSite } from "../../support/sites/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

const mostOverlap = 0.6;

test("no two city pages read the same: their overlap stays under 0.6", () => {
  const pages = cities.map((city) => ({ city: city.name, phrases: phrasesOf(cityPath(city)) }));
  const pairs = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => ({
      pair: `${one.city} and ${other.city}`,
      overlap: overlap(one.phrases, other.phrases),
    })),
  );
  expect(pairs).toHaveLength((cities.length * (cities.length - 1)) / 2);
  expect(pairs.filter((pair) => pair.overlap >= mostOverlap)).toEqual([]);
});

test("the measure knows the same text from another", () => {
  const [one, other] = ["/ai-smart-websites-sydney", "/about"].map(phrasesOf);
  if (!one || !other) throw new Error("no pages");
  expect(one.size).toBeGreaterThan(500);
  expect(overlap(one, one)).toBe(1);
  expect(overlap(one, other)).toBeLessThan(0.05);
});

/**
 * The part of the shorter text’s phrases that the other has too. This is the stricter of the usual
 * measures: shared phrases over those of both together (Jaccard) is never larger.
 */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((phrase) => other.has(phrase)).length;
  return shared / Math.min(one.size, other.size);
}

/** Every five words in a row of a page’s main text. */
function phrasesOf(path: string): Set<string> {
  const page = site.pages.find((page) => page.path === path);
  const main = page && parse(page.html).querySelector("main");
  if (!main) throw new Error(`${path} has no main text`);
  for (const code of main.querySelectorAll("script, style")) code.remove();
  const text = main.structuredText.toLowerCase();
  const words = text.match(/[\p{L}\p{N}$%’]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

import { parse } from "node-html-parser";
import { expect } from "vitest";
import { designs } from "../../../src/blocks/designs/designs.ts";
import { cities, cityPath } from "../../../src/content/cities.ts";
import { citySample, samples } from "../../../src/core/sketches/samples.ts";
import { whyRefused } from "../../../src/core/sketches/why-refused.ts";
import { isListedTrade } from "../../../src/core/trades/trade-index.ts";
import { test } from "../../support/empty-app.ts";

test("home shows a website in each design, and a city’s page one from there; they say what they are and are not listed", async ({
  emptyApp,
}) => {
  const { app } = await emptyApp();
  const readPage = async (path: string) => parse(await (await fetch(app.url + path)).text());
  const samplesOn = async (path: string) => {
    const page = await readPage(path);
    return page.querySelectorAll("iframe[src^='/samples/']").map(({ attributes }) => {
      const { src = "", title = "", ...rest } = attributes;
      expect(rest).toMatchObject({ loading: "lazy", sandbox: "allow-same-origin", inert: "" });
      expect(page.querySelector(`a[href="${src}"]`)).not.toBeNull();
      return { src, title };
    });
  };
  const onHome = await samplesOn("/");
  const paths = Object.keys(designs).map((design) => `/samples/${design}`);
  expect(onHome.map(({ src }) => src).toSorted()).toEqual(paths.toSorted());
  const onCities: typeof onHome = [];
  for (const city of cities) {
    const shown = await samplesOn(cityPath(city));
    expect(shown).toEqual([{ src: `/samples/${city.slug}`, title: city.sample.name }]);
    onCities.push(...shown);
  }
  for (const { src, title } of [...onHome, ...onCities]) {
    const response = await fetch(app.url + src);
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const page = parse(await response.text());
    expect(page.querySelector(".sample-bar")?.text).toContain("This is a sketch.");
    expect(page.querySelector("header")?.text).toContain(title);
  }
});

test("a sample that there is none of is not found", async ({ emptyApp }) => {
  const { app } = await emptyApp();
  expect((await fetch(`${app.url}/samples/nothing`)).status).toBe(404);
});

test("each is of a trade that we know, in words that a visitor may type", () => {
  for (const sample of [...samples, ...cities.map(citySample)]) {
    expect([sample.name, isListedTrade(sample.trade)]).toEqual([sample.name, true]);
    expect(whyRefused({ ...sample, colour: "" }, "help@example.com")).toEqual({});
  }
});

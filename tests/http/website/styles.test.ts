import { transform } from "lightningcss";
import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPaths, type OpenSite, openSite } from "../../support/sites/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

/** The classes that the styles name, but for those of states that only a script gives, and of placeholders. */
function styledClasses(styles: readonly string[]): Set<string> {
  const names = new Set<string>();
  transform({
    filename: "page.css",
    code: Buffer.from(styles.join("\n")),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === "class") names.add(part.name);
      },
    },
  });
  return new Set([...names].filter((name) => !/(^|:|-)((aria|data)-|placeholder:)/.test(name)));
}

test("a built page has every style of the site for the classes on it, and is spared others", async () => {
  for (const path of ["/", "/about", "/ai-smart-websites-perth", "/terms"]) {
    const { document } = await site.visit(path);
    const own = styledClasses(document.querySelectorAll("style").map(({ text }) => text));
    const whole = styledClasses(await Promise.all(filesOfStyles(document).map(readStyles)));
    const used = classesOn(document);
    const styled = [...new Set(used)].filter((name) => whole.has(name));
    expect(styled.length, path).toBeGreaterThan(20);
    expect(
      styled.filter((name) => !own.has(name)),
      path,
    ).toEqual([]);
    expect([...whole].filter((name) => !own.has(name)).length, path).toBeGreaterThan(50);
  }
});

test("a page rendered on request has every style of the site for the classes on it", async () => {
  const { document: home } = await site.visit("/");
  const whole = styledClasses(await Promise.all(filesOfStyles(home).map(readStyles)));
  const built = await builtPaths("dist/client");
  const rendered = site.pages.filter(({ path, status }) => status === 200 && !built.includes(path));
  expect(rendered.length).toBeGreaterThan(5);
  for (const { path, document } of rendered) {
    const own = styledClasses(document.querySelectorAll("style").map(({ text }) => text));
    const styled = classesOn(document).filter((name) => whole.has(name));
    expect(styled.length, path).toBeGreaterThan(20);
    expect(
      styled.filter((name) => !own.has(name)),
      path,
    ).toEqual([]);
  }
});

test("what a built page lacks is in files, and a page without islands needs none", async () => {
  const built = await builtPaths("dist/client");
  for (const { path, document } of site.pages.filter(({ path }) => built.includes(path))) {
    const files = filesOfStyles(document);
    expect(files.length > 0, path).toBe(document.querySelector("astro-island") !== null);
    for (const styles of await Promise.all(files.map(readStyles))) {
      expect(styles, path).toContain("@layer utilities");
    }
  }
});

/** Not by classList, which leaves `&amp;` as it is. */
function classesOn(document: HTMLElement): string[] {
  const elements = document.querySelectorAll("[class]");
  return elements.flatMap((element) => element.getAttribute("class")?.split(/\s+/) ?? []);
}

function filesOfStyles(document: HTMLElement): string[] {
  const styles = document.querySelectorAll("style[data-rest]");
  return styles.map((style) => String(style.getAttribute("data-rest")));
}

async function readStyles(path: string): Promise<string> {
  const response = await fetch(site.url + path);
  expect(response.headers.get("content-type"), path).toContain("text/css");
  expect(response.headers.get("cache-control"), path).toContain("immutable");
  return response.text();
}

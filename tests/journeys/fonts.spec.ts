import type { Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

declare global {
  interface Window {
    letIn: { at: number; afterText: boolean }[];
  }
}

/** Has every page note when it lets in a font that it held back, and whether it had text by then. */
async function noteFontsLetIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.letIn = [];
    const { insertRule } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.insertRule = function (...rule) {
      const text = performance.getEntriesByName("first-contentful-paint");
      window.letIn.push({ at: performance.now(), afterText: text.length > 0 });
      return insertRule.apply(this, rule);
    };
  });
}

/** For each font on the page, once it is there: what it was held back for before it was asked for. */
async function fontsWaitedFor(page: Page): Promise<("text" | "something else" | "nothing")[]> {
  // What stands in for them is on the machine, and there at once.
  const loaded = () =>
    [...document.fonts].filter(
      ({ family, status }) => status === "loaded" && !family.includes("fallback"),
    ).length;
  await expect.poll(() => page.evaluate(loaded)).toBeGreaterThanOrEqual(2);
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => {
        const before = window.letIn.filter(({ at }) => at <= startTime);
        if (before.length === 0) return "nothing";
        return before.every(({ afterText }) => afterText) ? "text" : "something else";
      }),
  );
}

test("a visit’s first page paints its text before it asks for fonts, the next has them at once", {
  tag: "@long",
}, async ({ page }) => {
  await noteFontsLetIn(page);
  await page.goto("/about");
  expect(await fontsWaitedFor(page)).toEqual(["text", "text"]);
  await page.goto("/seo-services");
  expect(await fontsWaitedFor(page)).toEqual(["nothing", "nothing"]);
});

test("a browser that keeps nothing has the fonts at once", { tag: "@long" }, async ({ page }) => {
  await noteFontsLetIn(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  expect(await fontsWaitedFor(page)).toEqual(["nothing", "nothing"]);
});

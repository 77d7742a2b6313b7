import type { Page } from "@playwright/test";
import { expect, test } from "./journey.ts";

/** Whether each font was asked for after the page's first text was painted. */
async function askedAfterText(page: Page): Promise<boolean[]> {
  const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").length;
  await expect.poll(() => page.evaluate(loaded)).toBeGreaterThanOrEqual(2);
  return page.evaluate(() => {
    const text = performance.getEntriesByName("first-contentful-paint")[0];
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime > (text?.startTime ?? Number.NaN));
  });
}

test("a visit’s first page paints its text before it asks for fonts, the next has them at once", async ({
  page,
}) => {
  await page.goto("/about");
  expect(await askedAfterText(page)).toEqual([true, true]);
  await page.goto("/seo-services");
  expect(await askedAfterText(page)).toEqual([false, false]);
});

test("a browser that keeps nothing has the fonts at once", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/about");
  expect(await askedAfterText(page)).toEqual([false, false]);
});

import type { Page } from "@playwright/test";
import { accessFindings, expect, test } from "./journey.ts";
import { expectedErrorOn, routes } from "./routes.ts";
import { widgetStates } from "./states.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });

/** The rules whose outcome forced colours can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

for (const route of routes) {
  test.describe(() => {
    test.use({ expectedError: expectedErrorOn(route) });

    test(`${route} is accessible, narrow, wide, enlarged, still and in forced colours`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(route);
      expect.soft(await structureOf(page)).toEqual({ h1: 1, main: 1, header: 1, footer: 1 });
      expect.soft(await skipLink(page)).toMatchObject({ isShown: true, leadsTo: "MAIN" });
      expect.soft(await accessFindings(page)).toEqual([]);
      expect.soft(await sidewaysOverflow(page)).toEqual([]);
      await forceColours(page);
      expect
        .soft(await accessFindings(page, { rules: colourRules }), "in forced colours")
        .toEqual([]);
      await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
      expect.soft(await motionOn(page), "with less motion").toEqual([]);

      await page.setViewportSize({ width: 1440, height: 900 });
      await finishTransitions(page);
      expect.soft(await accessFindings(page), "at 1440 px").toEqual([]);
      await enlargeText(page);
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysOverflow(page), `text of 200% at ${width} px`).toEqual([]);
      }
    });
  });
}

test("whoever does not ask for stillness sees home move", async ({ page }) => {
  await page.goto("/");
  expect(await motionOn(page)).not.toEqual([]);
});

test.describe("in the state", () => {
  // A form that is sent back, and widgets without an answer.
  test.use({ expectedError: /^Failed to load resource/ });

  for (const { name, path, reach, widths } of widgetStates) {
    test(`“${name}” axe finds nothing, in forced colours neither`, async ({ page }) => {
      await page.setViewportSize({ width: widths?.most ? 360 : 1440, height: 800 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await reach(page);
      expect(await accessFindings(page)).toEqual([]);
      await forceColours(page);
      expect(await accessFindings(page, { rules: colourRules })).toEqual([]);
    });
  }
});

function structureOf(page: Page) {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return {
      h1: count("h1"),
      main: count("main"),
      header: count("body > header, body > astro-island > header"),
      footer: count("body > footer"),
    };
  });
}

/** Where the first stop of the Tab key leads. */
async function skipLink(page: Page) {
  await page.keyboard.press("Tab");
  const link = page.locator(":focus");
  const text = await link.innerText();
  const box = await link.boundingBox();
  await page.keyboard.press("Enter");
  const leadsTo = await page.evaluate(() => document.activeElement?.tagName);
  return { text, isShown: (box?.width ?? 0) > 24 && (box?.height ?? 0) > 24, leadsTo };
}

/** What stands out to the right of the window. */
function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, innerText }) => `${tagName} ${innerText}`.slice(0, 60))
      .slice(0, 5);
  });
}

/**
 * Sets the browser's text size to 200%, as a person does in its settings. At 640 px that leaves the
 * room of 320 px that WCAG asks for (1.4.4, 1.4.10).
 */
async function enlargeText(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  await devTools.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await devTools.detach();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).not.toBe("16px");
}

async function forceColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await finishTransitions(page);
}

/** Axe would measure colours on their way from one set to the other. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

/** What moves; a colour that fades into another does not. */
function motionOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.playState === "running")
      .map((animation) =>
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : `animation ${animation.id}`,
      )
      .filter((name) => !/color|fill|stroke|shadow|opacity/.test(name));
    const { scrollBehavior } = getComputedStyle(document.documentElement);
    return scrollBehavior === "smooth" ? [...moving, "smooth scrolling"] : moving;
  });
}

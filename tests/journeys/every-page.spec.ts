import type { Page } from "@playwright/test";
import { isSoak } from "../support/scale.ts";
import { accessFindings, colourFindings, sidewaysOverflow } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";
import { expectedErrorOn, routes } from "./support/routes.ts";

/** One template makes these of many texts: `npm test` visits one of each kind, soak them all. */
const likeAnother =
  /^\/(ai-smart-websites-(?!port-adelaide$)|tools\/business-ideas\/(?!creative-arts$))/;

// One visit for all checks of a page: opening it takes longer than most of them.
for (const route of routes.filter((route) => isSoak || !likeAnother.test(route))) {
  test.describe(() => {
    test.use({ expectedError: expectedErrorOn(route), viewport: { width: 360, height: 800 } });

    test(`${route} says all without scripts, keeps still and is accessible, narrow, wide, enlarged, and in forced colours`, {
      tag: "@long",
    }, async ({ page, scriptless }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await page.goto(route);
      const widgets = new Set(await linesIn(page, "astro-island"));
      const lines = (await linesIn(page, "body")).filter((line) => !widgets.has(line));
      expect.soft(await structureOf(page)).toEqual({ h1: 1, main: 1, header: 1, footer: 1 });
      await untilIdle(page);
      expect.soft(scripts, "before it is touched").toEqual([]);
      expect.soft(await accessFindings(page)).toEqual([]);
      expect.soft(await sidewaysOverflow(page)).toEqual([]);
      // A font that comes late moves a line or two: 0.1 still counts as good (web.dev/articles/cls).
      expect.soft(await layoutShift(page)).toBeLessThan(0.1);

      expect.soft(await skipLink(page)).toMatchObject({ isShown: true, leadsTo: "MAIN" });
      await page.emulateMedia({ forcedColors: "active" });
      expect.soft(await colourFindings(page), "in forced colours").toEqual([]);
      await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
      expect.soft(await motionOn(page), "with less motion").toEqual([]);

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate(() => scrollTo(0, 0)); // or a link lies half below the header
      expect.soft(await accessFindings(page), "at 1440 px").toEqual([]);
      expect.soft(await sidewaysOverflow(page), "at 1440 px").toEqual([]);
      await enlargeText(page);
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await sidewaysOverflow(page), `text of 200% at ${width} px`).toEqual([]);
      }

      await scriptless.setViewportSize({ width: 360, height: 740 });
      await scriptless.goto(route);
      const linesWithout = new Set(await linesIn(scriptless, "body"));
      expect.soft(lines.length).toBeGreaterThan(10);
      expect.soft(lines.filter((line) => !linesWithout.has(line))).toEqual([]);
      expect.soft(await speechlessWidgets(scriptless)).toEqual([]);
      expect.soft(await unopenedDetails(scriptless)).toEqual([]);
    });
  });
}

test("anyone who does not ask for stillness sees home move", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  expect(await motionOn(page)).not.toEqual([]);
});

async function linesIn(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.flatMap((text) => text.split("\n").map((line) => line.trim())).filter(Boolean);
}

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

/** A script that a page asks for by itself is asked for at the latest when nothing else is to do. */
function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((idle) => requestIdleCallback(() => requestIdleCallback(() => idle()))),
  );
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

/** How far things moved by themselves, from the first paint until the foot of the page was seen. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await twoFrames();
    }
    entries.push(...observer.takeRecords());
    return entries.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0);
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

/** A widget may leave out its controls if it says so, or links to an alternative. */
function speechlessWidgets(page: Page): Promise<(string | null)[]> {
  return page.locator("astro-island").evaluateAll((islands: HTMLElement[]) =>
    islands
      .filter(({ innerText }) => !/javascript/i.test(innerText))
      .filter((island) => !island.querySelector("a[href], button[type=submit]"))
      .map((island) => island.getAttribute("component-export")),
  );
}

/** Opens every accordion with a click. @returns those that stay shut. */
function unopenedDetails(page: Page): Promise<string[]> {
  return page.locator("main details").evaluateAll((all: HTMLElement[]) =>
    all.flatMap((details) => {
      const summary = details.querySelector("summary");
      const before = details.innerText.length;
      summary?.click();
      return details.innerText.length > before ? [] : [summary?.innerText ?? ""];
    }),
  );
}

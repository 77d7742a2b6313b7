import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { isSoak } from "../../support/scale.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Fails if axe finds a violation of WCAG 2.2 AA on the page, or in a part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessFindings(page, { part })).toEqual([]);
}

/**
 * Looks at a page as it is, on a phone and on a wide screen: see `expectAccessibleAt`. Axe takes
 * longer than most journeys, so it reads a screen once in `npm test`, and at each width in soak.
 */
export async function expectAccessibleAtEveryWidth(page: Page, part?: string): Promise<void> {
  await expectAccessibleAt(page, 360, part);
  if (isSoak) return expectAccessibleAt(page, 1440, part);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await sidewaysOverflow(page), `${page.url()} at 1440 px`).toEqual([]);
}

/**
 * Fails unless axe finds nothing, nothing stands out sideways, and the visitor's own colours, where
 * they are forced upon the page, can be told apart.
 *
 * @param part a selector: axe looks only in there
 */
export async function expectAccessibleAt(page: Page, width: number, part?: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // What is halfway below a bar that stays in place would count as too small to be touched.
  await page.evaluate(() => scrollTo(0, 0));
  const findings = await accessFindings(page, { part });
  const overflow = await sidewaysOverflow(page);
  await page.emulateMedia({ forcedColors: "active" });
  const inForcedColours = await colourFindings(page, part);
  await page.emulateMedia({ forcedColors: "none" });
  const at = `${page.url()} at ${width} px`;
  expect({ at, findings, overflow, inForcedColours }).toEqual({
    at,
    findings: [],
    overflow: [],
    inForcedColours: [],
  });
}

/** What axe finds by the rules whose outcome the visitor's own colours can change. */
export function colourFindings(page: Page, part?: string): Promise<string[]> {
  return accessFindings(page, { part, rules: ["color-contrast", "link-in-text-block"] });
}

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Takes a third of the time of passing what the module exports. */
const axeSource = readFile("node_modules/axe-core/axe.min.js", "utf8");

/**
 * What axe finds against WCAG 2.2 AA, including target sizes, one line per rule.
 *
 * @param options.part a selector: only in there
 * @param options.rules only these
 */
export async function accessFindings(
  page: Page,
  { part = "html", rules }: { part?: string | undefined; rules?: string[] } = {},
): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in window);
  // Once a page, and not once a look as @axe-core/playwright does, which takes longer than looking.
  if (!isThere) await page.evaluate(await axeSource);
  const results = await page.evaluate(
    async ({ part, runOnly }) => {
      // Axe would measure colours in mid-transition: of what begins to fade while it looks, too.
      const still = new CSSStyleSheet();
      still.replaceSync("*, ::before, ::after { transition: none !important }");
      document.adoptedStyleSheets.push(still);
      const found = await window.axe?.run(part, { runOnly, resultTypes: ["violations"] });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      return found;
    },
    { part, runOnly: rules ?? wcag },
  );
  if (!results) throw new Error("axe is not on the page");
  const { violations } = results;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(", ")}`);
}

/** By how much the page is wider than the window, and what stands out to the right of it. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(({ tagName, innerText }) => `${tagName} ${innerText}`.slice(0, 60));
    return [`${scrollWidth - clientWidth} px`, ...wide.slice(0, 5)];
  });
}

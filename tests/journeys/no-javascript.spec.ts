import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { expectedErrorOn, routes } from "./routes.ts";

test.describe.configure({ mode: "parallel", timeout: 120_000 });
test.use({ viewport: { width: 360, height: 740 } });

for (const route of routes) {
  test.describe(() => {
    test.use({ expectedError: expectedErrorOn(route) });

    test(`${route} loads no script before it is touched, keeps still and says all without any`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const scripts: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "script") scripts.push(request.url());
      });
      await page.goto(route, { waitUntil: "networkidle" });
      expect.soft(scripts).toEqual([]);
      const widgets = new Set(await linesIn(page, "astro-island"));
      const lines = (await linesIn(page, "body")).filter((line) => !widgets.has(line));
      // A font that comes late on a busy machine moves a line or two by a little.
      expect.soft(await layoutShift(page)).toBeLessThan(0.05);

      await using plain = await pageWithoutScripts(browser, `${baseURL}${route}`);
      const linesWithout = new Set(await linesIn(plain.page, "body"));
      expect.soft(lines.length).toBeGreaterThan(10);
      expect.soft(lines.filter((line) => !linesWithout.has(line))).toEqual([]);
      expect.soft(await speechlessWidgets(plain.page)).toEqual([]);
      expect.soft(await unopenedDetails(plain.page)).toEqual([]);
    });
  });
}

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("links lead from home through the menu, the pricing and the footer to a form", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: /menu/i }).click();
    await page.getByRole("link", { name: "Pricing" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/#pricing$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "SEO Services" }).click();
    await expect(page).toHaveURL(/\/seo-services$/);
    await page.getByRole("main").getByRole("link", { name: "Get started" }).first().click();
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole("textbox", { name: "Full Name" })).toBeEditable();
  });

  test("an idea is chosen on a city page and read on a page of its own", async ({ page }) => {
    await page.goto("/ai-smart-websites-dubbo");
    await page
      .getByRole("link", { name: /Photography/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Photography");
    await page.getByRole("main").locator('a[href^="/start?"]').first().click();
    await expect(page).toHaveURL(/\/start\?.*businessName=/);
  });
});

async function pageWithoutScripts(browser: Browser, address: string) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address);
  return { page, [Symbol.asyncDispose]: () => page.close() };
}

async function linesIn(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allInnerTexts();
  return texts.flatMap((text) => text.split("\n").map((line) => line.trim())).filter(Boolean);
}

/** A widget may leave its controls out, but then says so, or links to what does the same. */
function speechlessWidgets(page: Page): Promise<(string | null)[]> {
  return page.locator("astro-island").evaluateAll((islands: HTMLElement[]) =>
    islands
      .filter(({ innerText }) => !/javascript/i.test(innerText))
      .filter((island) => !island.querySelector("a[href], button[type=submit]"))
      .map((island) => island.getAttribute("component-export")),
  );
}

/** How far things moved by themselves, from the first paint until the foot of the page was seen. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const step = innerHeight / 2;
    for (let y = 0; y < document.body.scrollHeight; y += step) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return new Promise<number>((resolve) => {
      const sum = (entries: PerformanceEntry[]) =>
        entries.reduce((total, entry) => total + ("value" in entry ? Number(entry.value) : 0), 0);
      const observer = new PerformanceObserver((list) => resolve(sum(list.getEntries())));
      observer.observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum(observer.takeRecords())), 300);
    });
  });
}

/** Opens every accordion by a click. @returns those that stay shut. */
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

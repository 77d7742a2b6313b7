import type { Page } from "@playwright/test";
import { addOperator, signedIn } from "../support/operators.ts";
import { expect, test } from "./support/journey.ts";

// Headless Chromium says so in its user agent, and bots are not counted.
test.use({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

const perth = "/ai-smart-websites-perth";

/** Keeps a copy of what pages report, since Playwright misses what a page sends as it is left. */
async function watchReports(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem("sent", `${sessionStorage.getItem("sent") ?? ""}${body}\n`);
      return send(address, body);
    };
  });
}

async function reportsOf(page: Page): Promise<unknown[]> {
  const sent = await page.evaluate(() => sessionStorage.getItem("sent") ?? "");
  return sent
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * As when the visitor changes to another tab. Not by leaving the page: what Chromium sends then has
 * its own name again, and not the one given above.
 */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test("a touched page tells once how fast it was, and operators read it in the funnel", async ({
  page,
  context,
  site,
}) => {
  await watchReports(page);
  const scripts = scriptsOf(page);
  await page.goto(perth);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => scripts.toSorted()).toEqual(["/first-touch.js", "/islands.js"]);
  await page.getByRole("button", { name: "One page more" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("6");
  await page.getByRole("button", { name: "One page more" }).click();
  await page.waitForLoadState("networkidle");
  await hide(page);
  await hide(page);
  expect(await reportsOf(page)).toEqual([
    { page: perth, tool: true },
    {
      page: perth,
      vitals: { LCP: expect.any(Number), CLS: expect.any(Number), INP: expect.any(Number) },
    },
  ]);

  const owner = await addOperator(site.db, { email: "funnel-reader@example.com" });
  const { cookies } = await signedIn(site.app, owner);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  );
  await expect(async () => {
    await page.goto("/admin/funnel?days=7");
    const cities = page.getByRole("table", { name: "Cities and towns" });
    const row = cities.getByRole("row", { name: /^Perth [1-9]\d* 1 / });
    await expect(row).toBeVisible({ timeout: 500 });
    const speed = page.getByRole("table", { name: "Page speed" });
    const city = speed.getByRole("row", { name: /^City pages \d+\.\d s/ });
    await expect(city).toContainText("1 sample", { timeout: 500 });
  }).toPass({ timeout: 120_000 });
});

test("a page reports nothing for a visitor with Do Not Track, whatever they do on it", {
  tag: "@long",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
  });
  await watchReports(page);
  const scripts = scriptsOf(page);
  await page.goto(perth);
  await page.getByRole("button", { name: "One page more" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("6");
  await expect.poll(() => scripts).toContain("/first-touch.js");
  await page.waitForLoadState("networkidle");
  await hide(page);
  expect(await reportsOf(page)).toEqual([]);
});

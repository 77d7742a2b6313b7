import type { Page } from "@playwright/test";
import { addOperator, signedIn } from "../operators.ts";
import { expect, test } from "./journey.ts";

const perth = "/ai-smart-websites-perth";

/** The reports that a page sends until it is closed, as their bodies. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/counts")) reports.push(request.postData() ?? "");
  });
  return reports;
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** As when the visitor changes to another tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test("a touched page tells once how fast it was, and operators read it in the funnel", async ({
  page,
  context,
  site,
}) => {
  const reports = reportsOf(page);
  const scripts = scriptsOf(page);
  await page.goto(perth);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.getByRole("heading", { level: 1 }).click();
  await expect.poll(() => scripts).toEqual(["/vitals.js"]);
  await page.waitForLoadState("networkidle");
  await hide(page);
  await hide(page);
  await expect.poll(() => reports).toHaveLength(1);
  const report = JSON.parse(reports[0] ?? "");
  expect(report).toMatchObject({ page: perth, vitals: { LCP: expect.any(Number) } });
  expect(report.vitals.CLS).toBeLessThan(0.1);

  const used = page.waitForRequest((request) => request.postData()?.includes("tool") ?? false);
  await page.getByRole("button", { name: "One page more" }).click();
  expect(JSON.parse((await used).postData() ?? "")).toEqual({ page: perth, tool: true });

  const owner = await addOperator(site.db, { email: "funnel-reader@example.com" });
  const { cookies } = await signedIn(site.app, owner);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  );
  await expect(async () => {
    await page.goto("/admin/funnel?days=7");
    const cities = page.getByRole("table", { name: "Cities and towns" });
    await expect(cities.getByRole("row", { name: /^Perth [1-9]\d* 1 / })).toBeVisible();
  }).toPass({ timeout: 30_000 });
  const speed = page.getByRole("table", { name: "How fast pages are" });
  await expect(speed.getByRole("row", { name: /^City pages \d+\.\d s/ })).toContainText("1 sample");
});

test.describe("with Do Not Track", () => {
  test.use({ extraHTTPHeaders: { dnt: "1" } });

  test("a page reports nothing, whatever is done on it", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" });
    });
    const reports = reportsOf(page);
    const scripts = scriptsOf(page);
    await page.goto(perth);
    await page.getByRole("button", { name: "One page more" }).click();
    await expect(page.getByRole("spinbutton")).toHaveValue("6");
    await expect.poll(() => scripts).toContain("/vitals.js");
    await page.waitForLoadState("networkidle");
    await hide(page);
    await page.goto("/about");
    expect(reports).toEqual([]);
  });
});

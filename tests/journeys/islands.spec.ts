import { cityPath } from "../../src/content/cities.ts";
import { expect, test } from "./journey.ts";

const perth = cityPath({ slug: "perth" });

test("a click that is faster than the script that starts islands waits for it, and counts once", async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/islands.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(perth);
  await page.getByRole("button", { name: "One page more" }).click();
  await page.getByRole("button", { name: "One page more" }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("5");
  script.resolve();
  await expect(page.getByRole("spinbutton")).toHaveValue("6");
});

test.describe("where the script cannot be had", () => {
  test.use({ expectedError: /Failed to load resource/ });

  test("a link leads where it says, and the next page tries again", async ({ page }) => {
    await page.route("**/islands.js*", (route) => route.abort()); // each try has its own address
    await page.goto(perth);
    await page.getByRole("link", { name: "Pet services" }).click();
    await expect(page).toHaveURL(/\/tools\/business-ideas\/pet-services$/);
    await page.unroute("**/islands.js*");
    await page.goBack();
    await page.getByText("Pet services").click();
    await expect(page.getByRole("button", { name: "Back to Categories" })).toBeVisible();
  });

  test("a script that failed is asked for again by the next click", async ({ page }) => {
    let asked = 0;
    await page.route("**/islands.js*", (route) =>
      asked++ === 0 ? route.abort() : route.continue(),
    );
    await page.goto(perth);
    const failed = page.waitForEvent("requestfailed");
    await page.mouse.move(10, 10);
    await failed;
    await page.getByText("Pet services").click();
    await expect(page.getByRole("button", { name: "Back to Categories" })).toBeVisible();
  });
});

test("an island waits for the styles that the page came without", async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  await page.route("**/_astro/styles.*.css", async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const widget = page.getByRole("region", { name: "Live support", exact: true });
  const scripts = page.waitForResponse(/chat-box/);
  await widget.locator("[data-replay]").click();
  await (await scripts).finished();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  styles.resolve();
  await expect(page.getByRole("dialog", { name: "Live support" })).toHaveCSS("position", "fixed");
});

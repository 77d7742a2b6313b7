import { cityPath } from "../../src/content/cities.ts";
import { expect, test } from "./support/journey.ts";

const perth = cityPath({ slug: "perth" });

for (const slow of ["**/islands.js", "**/_astro/quick-quote.*.js", "**/_astro/client.*.js"]) {
  test(`quick taps wait for ${slow}, show it at once, and all count`, { tag: "@long" }, async ({
    page,
  }) => {
    const script = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(slow, async (route) => {
      asked += 1;
      await script.promise;
      await route.continue();
    });
    await page.goto(perth);
    const more = page.getByRole("button", { name: "One page more" });
    await more.evaluate((button) => {
      button.addEventListener("click", () => {
        requestAnimationFrame(() => {
          button.dataset.nextFrame = getComputedStyle(button).outlineStyle;
        });
      });
    });
    for (let tap = 0; tap < 3; tap++) await more.click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(more).toHaveAttribute("aria-busy", "true");
    await expect(more).toHaveAttribute("data-next-frame", "dashed");
    await expect(page.getByRole("spinbutton")).toHaveValue("5");
    await page.getByRole("button", { name: "One page fewer" }).click();
    script.resolve();
    await expect(page.getByRole("spinbutton")).toHaveValue("7");
    await expect(more).not.toHaveAttribute("aria-busy");
    await expect(more).toHaveCSS("outline-style", "none");
  });
}

test("on a slow phone and a slow line no tap is lost either", { tag: "@long" }, async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(perth, { waitUntil: "commit" });
  const more = page.getByRole("button", { name: "One page more" });
  await more.scrollIntoViewIfNeeded();
  await more.evaluate((button: HTMLElement) => {
    for (const tap of [0, 1, 2]) setTimeout(() => button.click(), 40 * tap);
  });
  await expect(page.getByRole("spinbutton")).toHaveValue("8");
});

test("a click that is faster than the script that starts islands waits for it, and counts once", {
  tag: "@long",
}, async ({ page }) => {
  const script = Promise.withResolvers<void>();
  await page.route("**/islands.js", async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const opener = page
    .getByRole("region", { name: "Live support", exact: true })
    .locator("[data-replay]");
  await opener.click();
  await opener.click();
  await expect(opener).toHaveCSS("outline-style", "dashed");
  script.resolve();
  await expect(page.getByRole("dialog", { name: "Live support" })).toBeVisible();
});

test("a pointer that lies still where a page comes up asks for nothing until it moves", {
  tag: "@long",
}, async ({ page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/islands.js")) asked += 1;
  });
  await page.addInitScript(() => {
    addEventListener("pointermove", () => document.documentElement.setAttribute("data-told", ""));
  });
  await page.goto("/robots.txt"); // has no script
  await page.mouse.move(30, 40);
  await page.goto(perth);
  await page.mouse.move(30, 40);
  await expect(page.locator("html[data-told]")).toBeAttached();
  expect(asked).toBe(0);
  await page.mouse.move(31, 40);
  await expect.poll(() => asked).toBe(1);
});

test.describe("where the script cannot be had", { tag: "@long" }, () => {
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
    await page.mouse.move(20, 20);
    await failed;
    await page.getByText("Pet services").click();
    await expect(page.getByRole("button", { name: "Back to Categories" })).toBeVisible();
  });
});

test("an island waits for the styles that the page came without", { tag: "@long" }, async ({
  page,
}) => {
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

import type { Page, Route } from "@playwright/test";
import { cities } from "../../src/content/cities.ts";
import { cityFaqs } from "../../src/content/city-faqs.ts";
import { dollars, prices } from "../../src/content/offer.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";
import { rain } from "./support/states.ts";

const path = "/ai-smart-websites-mount-isa";

/** Answers instead of the weather function, which has its own tests. */
async function answerWeather(page: Page, answer: Parameters<Route["fulfill"]>[0]): Promise<void> {
  await page.route("**/functions/v1/get-weather", (route) => route.fulfill(answer));
}

test.describe("business ideas", () => {
  test("are chosen by keyboard, and focus goes where the reader is", async ({ page }) => {
    await answerWeather(page, { json: rain });
    await page.goto(path);
    const photography = page.locator("#ideas-photography");
    await photography.focus();
    await expect(photography).toHaveRole("button");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Photography" })).toBeFocused();
    const fields = ["Who it’s for", "What the website needs", "What it could earn", "How to begin"];
    for (const field of fields) await expect(page.getByText(field, { exact: true })).toHaveCount(3);
    await expect(page.getByRole("link", { name: /^Start with this idea/ })).toHaveCount(3);
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Back to Categories" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(photography).toBeFocused();
    await expect(page.getByText("Who it’s for")).toHaveCount(0);
    await page.keyboard.press("Space");
    await expect(page.getByRole("heading", { name: "Photography" })).toBeFocused();
  });

  test("open on the very first click, before any script has come", { tag: "@long" }, async ({
    page,
  }) => {
    await answerWeather(page, { json: rain });
    await page.goto(path);
    await page.getByText("Home services").click();
    await expect(page.getByRole("heading", { name: "Half-Day Handyman" })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test("arrive on the start form with their name and what the site is for", {
    tag: "@long",
  }, async ({ page }) => {
    await answerWeather(page, { json: rain });
    await page.goto(path);
    await page.getByText("Pet services").click();
    await page.getByRole("link", { name: "Start with this idea (Lead & Lane Dog Walks)" }).click();
    await expect(page).toHaveURL(/\/start\?businessName=Lead\+%26\+Lane\+Dog\+Walks&siteType=/);
    await expect(page.getByText("Lead & Lane Dog Walks")).toBeVisible();
    const whole = /Small-group weekday walks.+Prices for one walk/;
    await expect(page.getByRole("paragraph").filter({ hasText: whole })).toBeVisible();
    await expect(page.getByLabel("Business name")).toHaveValue("Lead & Lane Dog Walks");
    await expect(page.getByLabel("What does it do, and for whom?")).toHaveValue(whole);
  });

  test.describe("whose text cannot be had", { tag: "@long" }, () => {
    test.use({ expectedError: /Failed to (load resource|fetch)|ERR_FAILED/ });

    test("lead to the page of the category", async ({ page }) => {
      await answerWeather(page, { json: rain });
      await page.route("**/_astro/category-view*.js", (route) => route.abort());
      await page.goto(path);
      await page.getByText("Creative arts").click();
      await expect(page).toHaveURL(/\/tools\/business-ideas\/creative-arts$/);
      await expect(page.getByRole("heading", { name: "Kiln & Kin Pottery" })).toBeVisible();
    });
  });
});

test("the quick quote counts pages from 1 to 20, and lists the add-ons", async ({ page }) => {
  const { build, hostingMonthly, aiAddOn, storeAddOn } = prices;
  await answerWeather(page, { json: rain });
  await page.goto(path);
  const pages = page.getByLabel("How many pages?");
  const slip = page.getByRole("status").filter({ hasText: "/month hosting" });
  await expect(pages).toHaveValue("5");
  await expect(slip).toContainText(`then ${dollars(hostingMonthly)}/month hosting`);
  await pages.fill("99");
  await expect(slip).toContainText("20 pages, built");
  await pages.press("Tab");
  await expect(pages).toHaveValue("20");
  const more = page.getByRole("button", { name: "One page more" });
  await expect(more).toHaveAttribute("aria-disabled", "true");
  await more.press("Enter");
  await expect(pages).toHaveValue("20");
  await page.getByRole("button", { name: "One page fewer" }).click();
  await expect(slip).toContainText("19 pages, built");
  await pages.fill("0");
  await pages.press("Enter");
  await expect(pages).toHaveValue("1");
  await expect(slip).toContainText("1 page, built");
  await pages.press("ArrowUp");
  await expect(slip).toContainText("2 pages, built");
  await pages.fill("");
  await pages.blur();
  await expect(pages).toHaveValue("2");
  await page.getByLabel("Online store").check();
  await expect(slip).toContainText(`Online store${dollars(storeAddOn)}`);
  await expect(slip).toContainText(`${dollars(build + aiAddOn + storeAddOn)} build`);
  await page.getByLabel("AI assistant").uncheck();
  await expect(slip).not.toContainText("AI assistant");
  await expect(slip).toContainText(`${dollars(build + storeAddOn)} build`);
  await expect(slip).toContainText("Your add-ons add $0.");
  await page.getByRole("link", { name: "Join Waitlist" }).first().click();
  await expect(page.getByText("Pages: 2, store")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Once-off Build" })).toBeChecked();
});

test.describe("the weather", () => {
  const card = ".weather-card";

  test("comes when it is scrolled to, and takes no other room than before", async ({ page }) => {
    let answer: (() => void) | undefined;
    const asked = new Promise<string | null>((resolve) => {
      page.route("**/functions/v1/get-weather", async (route) => {
        resolve(route.request().postData());
        await new Promise<void>((done) => {
          answer = done;
        });
        await route.fulfill({ json: rain });
      });
    });
    await page.goto(path);
    await page.locator(card).scrollIntoViewIfNeeded();
    expect(await asked).toBe('{"cityName":"Mount Isa"}');
    await expect(page.locator(card)).toHaveAttribute("data-look", "loading");
    const before = await page.locator(card).boundingBox();
    answer?.();
    await expect(page.locator(card)).toHaveAttribute("data-look", "rain");
    await expect(page.locator(card)).toContainText("31°Light Rain");
    await expect(page.locator(card)).toContainText("Updated 2:34 pm, Sydney time");
    expect(await page.locator(card).boundingBox()).toEqual(before);
  });

  test.describe("that fails", { tag: "@long" }, () => {
    test.use({ expectedError: /Failed to load resource/ });

    test("shows a sample that says so, and can be asked again", async ({ page }) => {
      await answerWeather(page, { status: 404, body: "not found" });
      await page.goto(path);
      await page.locator(card).scrollIntoViewIfNeeded();
      await expect(page.locator(card)).toContainText("Unable to load weather data");
      await expect(page.locator(card)).toContainText("a sample, not a reading");
      await expect(page.locator(card)).toHaveAttribute("data-look", "sample");
      const again = page.getByRole("button", { name: "Try again" });
      await again.press("Enter");
      await expect(again).toBeFocused();
      await page.unroute("**/functions/v1/get-weather");
      await answerWeather(page, { json: rain });
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.locator(card)).toContainText("31°");
      await expect(page.getByRole("heading", { name: /^Weather in/ })).toBeFocused();
    });

    test("without any data is a red card", async ({ page }) => {
      await answerWeather(page, { status: 503, json: { error: "no source" } });
      await page.goto(path);
      await page.locator(card).scrollIntoViewIfNeeded();
      await expect(page.getByRole("heading", { name: "Weather Unavailable" })).toBeVisible();
      await expectAccessible(page, "#tools");
    });
  });
});

test.describe("the map", { tag: "@long" }, () => {
  const openStreetMap = "https://www.openstreetmap.org/**";

  test("is drawn, and asks OpenStreetMap only when the visitor does", async ({ page }) => {
    let requests = 0;
    await page.context().route(openStreetMap, (route) => {
      requests++;
      return route.fulfill({ contentType: "text/html", body: "<h1>Live</h1>" });
    });
    await answerWeather(page, { json: rain });
    await page.goto(path);
    const drawn = page.getByRole("img", { name: /^Map of Mount Isa and places around it/ });
    await drawn.scrollIntoViewIfNeeded();
    await expect(drawn).toBeVisible();
    expect((await page.locator(".region-map").boundingBox())?.height).toBe(200);
    expect(requests).toBe(0);
    await page.getByText("Show live map").click();
    const live = page.getByTitle("Live map of Mount Isa");
    await expect(live).toBeVisible();
    await expect(live.contentFrame().getByText("Live")).toBeVisible();
    expect((await live.boundingBox())?.height).toBe(200);
    await expect(drawn).toBeHidden();
    await page.getByRole("button", { name: "Show drawn map" }).click();
    await expect(live).toHaveCount(0);
    await expect(drawn).toBeVisible();
  });

  test.describe("when OpenStreetMap is gone", () => {
    test.use({ expectedError: /Failed to load resource/ });

    test("stays as it was drawn", async ({ page }) => {
      await page.context().route(openStreetMap, (route) => route.abort());
      await answerWeather(page, { json: rain });
      await page.goto(path);
      await page.getByText("Show live map").focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText("No answer, so the drawn map stays.")).toBeVisible();
      await expect(page.getByRole("img", { name: /^Map of Mount Isa/ })).toBeVisible();
      await expect(page.getByTitle("Live map of Mount Isa")).toHaveCount(0);
    });
  });
});

test("all that a visitor has opened and chosen is accessible", { tag: "@long" }, async ({
  page,
}) => {
  test.slow(); // eight looks at the largest page
  await answerWeather(page, { json: rain });
  await page.goto(path);
  await page.locator(".weather-card").scrollIntoViewIfNeeded();
  await expect(page.getByText("31°")).toBeVisible();
  await page.getByLabel("Online store").check();
  for (const question of await page.locator("details").all()) await question.click();
  await expectAccessibleAtEveryWidth(page);
  await page.getByText("Cleaning services").click();
  await expect(page.getByRole("heading", { name: "Bond Back Crew" })).toBeVisible();
  await expectAccessibleAtEveryWidth(page, "#tools");
});

test("each look of the weather can be read", { tag: "@long" }, async ({ page }) => {
  for (const weatherCode of [1000, 1001, 4200, 6200]) {
    await page.unrouteAll();
    await answerWeather(page, { json: { ...rain, weatherCode } });
    await page.goto(path);
    await page.locator(".weather-card").scrollIntoViewIfNeeded();
    await expect(page.getByText("31°")).toBeVisible();
    await expectAccessible(page, ".weather-card");
  }
});

test("nothing below the fold moves while the page is scrolled through", { tag: "@long" }, async ({
  page,
}) => {
  await answerWeather(page, { json: rain });
  await page.goto(path);
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifts: Number(Reflect.get(window, "shifts")) + value });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (let y = 0; y < 9000; y += 600) {
    await page.evaluate(async (top) => {
      scrollTo({ top, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, y);
  }
  await expect(page.getByText("31°")).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, "shifts"))).toBeLessThan(0.01);
});

test.describe("without JavaScript", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a city page can be read, its questions open and its ideas are links", async ({ page }) => {
    const city = cities.find(({ slug }) => slug === "mount-isa");
    if (!city) throw new Error("Mount Isa is gone");
    await page.goto(path);
    await expect(page.getByText(/needs JavaScript, which is off/)).toBeVisible();
    await expect(page.getByText(/To choose options here, turn on JavaScript/)).toBeVisible();
    await expect(page.getByLabel("How many pages?")).toBeHidden();
    for (const { question, answer } of cityFaqs(city)) {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
    await expect(page.getByText("Show live map")).toHaveAttribute(
      "href",
      /^https:\/\/www\.openstreetmap\.org\//,
    );
    await page.getByText("Fitness and wellness").click();
    await expect(page).toHaveURL(/\/tools\/business-ideas\/fitness-wellness$/);
    await expect(page.getByText("What it could earn")).toHaveCount(3);
    await page.getByRole("link", { name: "See its website (After Shift Massage)" }).click();
    await expect(page.getByLabel("Your business’s name")).toHaveValue("After Shift Massage");
    await page.goBack();
    await page.getByRole("link", { name: "Start with this idea (After Shift Massage)" }).click();
    await expect(page.getByText("After Shift Massage")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { dollars, prices } from "../../src/content/offer.ts";
import { isSoak } from "../support/scale.ts";
import { expect, test } from "./support/journey.ts";

// A button keeps clear by one rule on every page and at every size: soak goes through all of them.
const paths = [
  "/",
  "/start?form=brief",
  ...(isSoak
    ? [
        "/ai-smart-websites-dubbo",
        "/start",
        "/handyman-website",
        "/tools/startup-domain-generator",
        "/tools/local-mvp-ideas",
        "/contact",
      ]
    : []),
];

const viewports = [
  { width: 360, height: 640 },
  ...(isSoak
    ? [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]
    : []),
];

const notToCover = "a[href], button, input, select, textarea, summary, label, li, dd, output";

test.use({ expectedError: /^Failed to load resource/ }); // the weather is not there

for (const viewport of viewports) {
  const size = `${viewport.width} x ${viewport.height}`;

  test(`at ${size} the round buttons cover nothing, wherever one scrolls to it`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      expect([path, await covered(page)]).toEqual([path, []]);
      await touch(page);
      const part = path === "/" ? "body" : "main"; // the footer is the same everywhere
      expect([path, await coveredOnTheWay(page, part)]).toEqual([path, []]);
    }
  });
}

test("on a phone each page has one button, to a chat that leads to the contact form", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    await touch(page);
    const buttons = page.locator("[data-floating] > a").filter({ visible: true });
    await expect(buttons).toHaveCount(1);
    await scrollUntilClear(page);
    await buttons.click();
    const chat = page.getByRole("dialog", { name: "Live support" });
    await expect(chat.getByRole("textbox").first()).toBeFocused();
    await chat.getByRole("link", { name: "contact form" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("main").getByLabel("Message")).toBeVisible();
    await expect(page.getByRole("region", { name: "Live support" })).toBeAttached();
  }
});

test("a field stays clear while it is filled in above a keyboard", { tag: "@long" }, async ({
  page,
}) => {
  for (const path of ["/start", "/start?form=brief", "/contact"]) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(path);
    await touch(page);
    await page.setViewportSize({ width: 360, height: 320 });
    for (const field of await page.getByRole("main").getByRole("textbox").all()) {
      if (!(await field.isVisible())) continue;
      await field.focus();
      await twoFrames(page);
      expect([path, await covered(page)]).toEqual([path, []]);
    }
  }
});

test("the Remove buttons of chosen files stay clear on a phone", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/start?form=brief");
  const files = ["a.txt", "b.txt", "c.txt"].map((name) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from("Cakes"),
  }));
  const go = () => page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Business name").fill("Coffs Cakes");
  await page.getByLabel("What does it do, and for whom?").fill("Birthday cakes for families");
  await go();
  await expect(page.getByRole("heading", { level: 2, name: "Details" })).toBeFocused();
  await go(); // nobody needs to give details
  await page.getByLabel("What should the site do for you?").fill("More orders by phone");
  await page.getByRole("radio", { name: "Warm and friendly" }).check();
  await go();
  await page.getByRole("radio", { name: "Not yet" }).check();
  await go();
  await page.getByLabel("Logo, photos, menu, price list").setInputFiles(files);
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(3);
  expect(await coveredOnTheWay(page, "main form")).toEqual([]);
});

test("at 400% the open chat shows its words and its close button, and the answer", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/about");
  await page.locator("[data-floating] > a").press("Enter");
  const panel = page.getByRole("dialog", { name: "Live support" });
  const close = panel.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await expect(panel.getByLabel("Your message")).toBeInViewport({ ratio: 1 });
  await panel.getByLabel("Your message").fill("How much is it?");
  await page.keyboard.press("Enter");
  await expect(panel.getByText(`Once-off Build: ${dollars(prices.build)}`)).toBeInViewport();
  const conversation = await panel.getByRole("region", { name: "Conversation" }).boundingBox();
  expect(conversation?.height).toBeGreaterThan(100);
  await close.click();
  await expect(panel).toBeHidden();
});

/** As a hand on the page does: from then on the buttons know what is below them. */
async function touch(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => document.documentElement.dataset.clear !== undefined);
}

async function scrollUntilClear(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 60, behavior: "instant" }));
    await twoFrames(page);
    expect(await page.evaluate(() => document.documentElement.dataset.clear)).toMatch(/left|right/);
  }).toPass({ intervals: [0] });
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** What of the page a round button now takes clicks from. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(coveredIn, { selector: notToCover });
}

/** The same, at each place where one of them has been scrolled to, barely or to the middle. */
function coveredOnTheWay(page: Page, part: string): Promise<string[]> {
  return page.evaluate(coveredIn, { selector: notToCover, part });
}

/** Runs in the browser. */
async function coveredIn({ selector, part }: { selector: string; part?: string }) {
  const coveredNow = () => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (bottom < innerHeight - 80 || top > innerHeight || element.closest("[data-floating]")) {
        continue;
      }
      const xs = [left + 4, (left + right) / 2, right - 4];
      const ys = [top + 4, (top + bottom) / 2, bottom - 4];
      const above = xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
      if (above.some((one) => one?.closest("[data-floating]"))) {
        found.push(`${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
      }
    }
    return found;
  };
  const twoFrames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found = new Set(coveredNow());
  if (!part) return [...found];
  for (const element of document.querySelectorAll(`${part} :is(${selector})`)) {
    for (const block of ["nearest", "center"] as const) {
      const before = element.getBoundingClientRect();
      element.scrollIntoView({ block, behavior: "instant" });
      const after = element.getBoundingClientRect();
      if (after.top === before.top && after.left === before.left) continue; // nothing has moved
      await twoFrames();
      // What has come by itself since, as the weather does, is clear in the frame that first shows it.
      if (coveredNow().length > 0) await twoFrames();
      for (const one of coveredNow()) found.add(one);
    }
  }
  return [...found];
}

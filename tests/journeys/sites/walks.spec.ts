import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

// From the front door to a brief that is sent, as four people go.

const phone = { width: 360, height: 740 };

const titleOf = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: `A sketch of ${name}` });

async function sketchFromHome(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Your business’s name").fill(name);
  await page.getByLabel("What it does").fill("bakery");
  await page.getByLabel("Where").fill("Bendigo");
  await page.getByRole("button", { name: "Show me my website" }).click();
  await expect(titleOf(page, name)).toBeVisible();
}

const expectStep = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();

async function sendBriefByStep(page: Page, email: string): Promise<void> {
  const next = () => page.getByRole("button", { name: "Continue" }).click();
  const isAt = (title: string) => expectStep(page, title);
  await next();
  await isAt("Details");
  await next();
  await isAt("Goals and style");
  await next();
  await expect(page.getByText("Please tell us your goal")).toBeVisible();
  await page.getByLabel("What should the site do for you?").fill("More orders for cakes");
  await next();
  await isAt("Domain and colours");
  await page.getByRole("radio", { name: "Not yet" }).check();
  await page.getByRole("button", { name: "Add Berry" }).click();
  await expect(page.getByRole("textbox", { name: "Colours" })).toHaveValue("Berry #b0305a");
  await next();
  await isAt("Files");
  await expect(page.getByText("The dish or the loaf people come for, close up")).toBeVisible();
  await next();
  await isAt("How to reach you");
  await page.getByLabel("Email address").fill(email);
  await next();
  await isAt("Check and send");
  await page.getByRole("button", { name: "Send my brief" }).click();
}

async function expectThanksWith(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Thanks! We’ve Got Your Brief" })).toBeVisible();
  await page.getByRole("link", { name: `your sketch of ${name}` }).click();
  await expect(titleOf(page, name)).toBeVisible();
}

test("on a phone with slow 4G, home’s three fields lead to a sent brief, which shows the sketch", async ({
  page,
  site,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  // Lighthouse’s slow 4G.
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await sketchFromHome(page, "Crumb & Co");
  await page.getByRole("button", { name: "Design and colour" }).click();
  const ledger = page.getByRole("button", { name: "Ledger", exact: true });
  await ledger.click();
  await expect(ledger).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Get this built" }).click();
  await expect(page.getByText("The sketch you’ve picked")).toBeVisible();
  await sendBriefByStep(page, "crumb@example.com");
  await expectThanksWith(page, "Crumb & Co");
  const { rows } = await site.db.pool.query(
    "select style, chosen_preview ->> 'design' as design from site_briefs where email = 'crumb@example.com'",
  );
  expect(rows).toEqual([{ style: "classic", design: "ledger" }]);
});

test("a friend with the link sees the site and its bar, and makes one of their own", {
  tag: "@long",
}, async ({ page, browser, site }) => {
  await sketchFromHome(page, "Tilly’s Table");
  await using context = await browser.newContext({ baseURL: site.app.url, viewport: phone });
  const friend = await context.newPage();
  await friend.goto(new URL(page.url()).pathname);
  await expect(titleOf(friend, "Tilly’s Table")).toBeVisible();
  const picture = await friend.locator('meta[property="og:image"]').getAttribute("content");
  expect((await friend.request.get(new URL(picture ?? "").pathname)).status()).toBe(200);
  await friend.getByRole("link", { name: "Make yours" }).click();
  await friend.getByLabel("Your business’s name").fill("Friendly Loaves");
  await friend.getByLabel("What it does").fill("bakery");
  await friend.getByRole("button", { name: "Show me my website" }).click();
  await expect(titleOf(friend, "Friendly Loaves")).toBeVisible();
  await expect(friend.getByRole("link", { name: "Get this built" })).toBeVisible();
});

test("a keyboard alone goes all the way", { tag: "@long" }, async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Your business’s name").focus();
  for (const words of ["Keyed Cakes", "bakery", "Bendigo"]) {
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(titleOf(page, "Keyed Cakes")).toBeVisible();
  await page.getByRole("link", { name: "Get this built" }).press("Enter");
  await expect(page.getByLabel("Business name")).toHaveValue("Keyed Cakes");
  const next = async (title: string) => {
    await page.getByRole("button", { name: "Continue" }).press("Enter");
    await expectStep(page, title);
  };
  const type = async (label: string, words: string) => {
    await page.getByLabel(label).focus();
    await page.keyboard.type(words);
  };
  await next("Details");
  await expect(page.getByLabel("Town or area")).toHaveValue("Bendigo");
  await next("Goals and style");
  await type("What should the site do for you?", "More orders");
  await next("Domain and colours");
  await page.getByRole("radio", { name: "Not yet" }).press("Space");
  await next("Files");
  await next("How to reach you");
  await type("Email address", "keyed@example.com");
  await next("Check and send");
  await page.getByRole("button", { name: "Send my brief" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Thanks! We’ve Got Your Brief" })).toBeVisible();
  await page.getByRole("link", { name: "your sketch of Keyed Cakes" }).press("Enter");
  await expect(titleOf(page, "Keyed Cakes")).toBeVisible();
});

test.describe("without JavaScript", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false, viewport: phone, expectedError: /422/ });

  test("forms alone go all the way", async ({ page }) => {
    await sketchFromHome(page, "Plain Loaves");
    await page.getByRole("link", { name: "Get this built" }).click();
    await expect(page.getByLabel("Business name")).toHaveValue("Plain Loaves");
    await page.getByRole("radio", { name: "Not yet" }).check();
    await page.getByLabel("Email address").fill("plain@example.com");
    await page.getByRole("button", { name: "Send my brief" }).click();
    await expect(page.getByText("Please tell us your goal")).toBeVisible();
    await page.getByLabel("What should the site do for you?").fill("More orders");
    await page.getByRole("button", { name: "Send my brief" }).click();
    await expectThanksWith(page, "Plain Loaves");
  });
});

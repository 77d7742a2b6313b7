import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { expect, test } from "../support/journey.ts";

const tool = "/tools/website-sketch";

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your business’s name").fill(name);
  await page.getByLabel("What it does").fill("plumber");
  await page.getByLabel("Where").fill("Fremantle");
}

const shown = (page: Page, name: string) =>
  page.locator(`iframe[title="${name}, as it would look"]:not([inert])`).contentFrame();

const titleOf = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name: `A sketch of ${name}` });

const openLooks = (page: Page) => page.getByRole("button", { name: "Design and colour" }).click();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("three words become a website, which gets another design and colour and goes into a brief", async ({
    page,
    site,
  }) => {
    await page.goto(tool);
    await page.getByRole("button", { name: "Show me my website" }).click();
    await expect(page.getByText("Please enter the name of your business")).toBeVisible();
    await fillIn(page, "Salty Dog Plumbing");
    await page.getByRole("button", { name: "Show me my website" }).click();
    await expect(page).toHaveURL(/\/tools\/website-sketch\/[\w-]{32}$/);
    await expect(titleOf(page, "Salty Dog Plumbing")).toBeVisible();
    const phone = shown(page, "Salty Dog Plumbing");
    await expect(phone.locator("body")).toContainText("Fremantle");
    // The site is what one sees: all of its first heading, without scrolling.
    await expect(phone.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, "main");

    await openLooks(page);
    await page.getByRole("button", { name: "Ledger", exact: true }).click();
    await page.getByRole("button", { name: "Berry" }).click();
    await expect(page.getByRole("button", { name: "Berry" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(phone.owner()).toHaveAttribute("src", /design=ledger&colour=%23b0305a$/);
    await expect
      .poll(async () => {
        const { rows } = await site.db.pool.query("select design, colour from site_previews");
        return rows;
      })
      .toContainEqual({ design: "ledger", colour: "#b0305a" });
    await page.keyboard.press("Escape");
    await page.getByText("On a computer").click();
    expect(await phone.locator("html").evaluate(() => innerWidth)).toBe(1280);

    await page.reload();
    await openLooks(page);
    await expect(page.getByRole("button", { name: "Ledger", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Get this built" }).click();
    await expect(page.getByText("The sketch you’ve picked")).toBeVisible();
    await expect(page.getByLabel("Business name")).toHaveValue("Salty Dog Plumbing");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Town or area")).toHaveValue("Fremantle");
  });
});

test("a sketch and its tool are there for everybody, at every width", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(`${tool}?trade=handyman&place=Hobart`);
  await expect(page.getByLabel("What it does")).toHaveValue("handyman");
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel("Your business’s name").fill("Fix It Fi");
  await page.getByLabel("Where").press("Enter");
  await expect(titleOf(page, "Fix It Fi")).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test("a sketch enlarged to twice its size keeps to the window, with its controls at hand", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(`${tool}?trade=handyman&place=Hobart`);
  await page.getByLabel("Your business’s name").fill("Cartwright-Featherstonehaugh & Daughters");
  await page.getByLabel("Where").press("Enter");
  const controls = page.getByRole("button", { name: /^(Design and colour|Share)$/ });
  await expect(controls).toHaveCount(2);
  for (const [width, height] of [
    [720, 450],
    [180, 370],
  ] as const) {
    await page.setViewportSize({ width, height });
    const desk = page.locator(".desk");
    expect(await desk.evaluate((all) => all.scrollWidth - all.clientWidth)).toBe(0);
    for (const control of [
      page.getByRole("link", { name: "Get this built" }),
      ...(await controls.all()),
      page.getByRole("link", { name: "Full size" }),
    ]) {
      await control.focus();
      await expect(control).toBeInViewport();
    }
    await page.getByLabel("On a computer").focus();
    await expect(page.getByText("On a computer")).toBeInViewport();
    await page.getByRole("button", { name: "Design and colour" }).press("Enter");
    await page.getByRole("button", { name: "Ledger" }).focus();
    await expect(page.getByRole("button", { name: "Ledger" })).toBeInViewport();
    await page.keyboard.press("Escape");
  }
});

test("an unknown trade without a town asks what it is more like, and is drawn again", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(tool);
  await page.getByLabel("Your business’s name").fill("Highflyers");
  await page.getByLabel("What it does").fill("kite shop");
  await page.getByRole("button", { name: "Show me my website" }).click();
  await expect(titleOf(page, "Highflyers")).toBeVisible();
  const asked = page.getByRole("group", { name: "Is it more like …?" });
  await expect(asked.getByRole("button")).toHaveCount(3);
  const choice = asked.getByRole("button").first();
  await choice.click();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expectAccessibleAtEveryWidth(page);
  await asked.getByRole("button", { name: "None of these" }).click();
  await expect(asked.getByRole("button")).toHaveCount(3);
});

test("its maker deletes it, and is told so", { tag: "@long" }, async ({ page }) => {
  await page.goto(tool);
  await fillIn(page, "Gone by Friday");
  await page.getByRole("button", { name: "Show me my website" }).click();
  await expect(shown(page, "Gone by Friday").locator("body")).toContainText("Fremantle");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText("Your sketch is deleted")).toBeVisible();
});

test("a keyboard passes by the page in the frame, and opens it by itself", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto(tool);
  await fillIn(page, "Salty Dog Plumbing");
  await page.getByRole("button", { name: "Show me my website" }).click();
  await expect(shown(page, "Salty Dog Plumbing").locator("body")).toContainText("Fremantle");
  await page.getByRole("link", { name: "Get this built" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Design and colour" })).toBeFocused();
  await page.getByRole("link", { name: "Full size" }).press("Enter");
  await expect(page.getByText("This is a sketch. It isn’t anyone’s real website.")).toBeVisible();
});

test("a friend with the link sees the page, may not change it, and makes one of their own", async ({
  page,
  browser,
  site,
}) => {
  await page.goto(tool);
  await fillIn(page, "Tilly’s Table");
  await page.getByRole("button", { name: "Show me my website" }).click();
  await expect(titleOf(page, "Tilly’s Table")).toBeVisible();
  await using context = await browser.newContext({ baseURL: site.app.url });
  const friend = await context.newPage();
  await friend.goto(new URL(page.url()).pathname);
  await expect(titleOf(friend, "Tilly’s Table")).toBeVisible();
  await expect(friend.getByText("made in two seconds")).toBeVisible();
  await expect(friend.getByRole("button", { name: /Design|Delete/ })).toHaveCount(0);
  await friend.getByRole("link", { name: "Make yours" }).click();
  await expect(friend.getByLabel("Your business’s name")).toHaveValue("");
});

test.describe("without JavaScript", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the same is done by forms", async ({ page }) => {
    await page.goto(tool);
    await fillIn(page, "Plain Plumbing");
    await page.getByRole("button", { name: "Show me my website" }).click();
    await expect(titleOf(page, "Plain Plumbing")).toBeVisible();
    await openLooks(page);
    await page.getByRole("button", { name: "Market", exact: true }).click();
    const market = page.getByRole("button", { name: "Market", exact: true });
    await openLooks(page);
    await expect(market).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Navy" }).click();
    await openLooks(page);
    await expect(market).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Navy" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Get this built" }).click();
    await expect(page.getByLabel("Business name")).toHaveValue("Plain Plumbing");
    await page.goBack();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("button", { name: "Delete it for good" }).click();
    await expect(page.getByText("Your sketch is deleted")).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAtEveryWidth } from "./access.ts";
import { expect, test } from "./journey.ts";

const tool = "/tools/website-sketch";

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your business’s name").fill(name);
  await page.getByLabel("What it does").fill("plumber");
  await page.getByLabel("Where").fill("Fremantle");
}

const shown = (page: Page, title: string) =>
  page.locator(`iframe[title="${title}"]:not([inert])`).contentFrame();

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
    const name = page.getByRole("heading", { level: 2, name: "Salty Dog Plumbing" });
    await expect(name).toBeFocused();
    await expect(page).toHaveURL(/\/tools\/website-sketch\/[\w-]{32}$/);
    const phone = shown(page, "Salty Dog Plumbing on a phone");
    await expect(phone.locator("body")).toContainText("Fremantle");
    await expectAccessible(page, "main");

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
    await page.getByRole("radio", { name: "Computer" }).check();
    await expect(page.locator('iframe[title="Salty Dog Plumbing on a computer"]')).toBeVisible();

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Salty Dog Plumbing");
    await expect(page.getByRole("button", { name: "Ledger", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.getByRole("link", { name: "Get this built" }).click();
    await expect(page.getByText("The website you’re bringing")).toBeVisible();
    await expect(page.getByLabel("Business name")).toHaveValue("Salty Dog Plumbing");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Town or area")).toHaveValue("Fremantle");
  });
});

test("a sketch and its tool are there for everybody, at every width", async ({ page }) => {
  await page.goto(`${tool}?trade=handyman&place=Hobart`);
  await expect(page.getByLabel("What it does")).toHaveValue("handyman");
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel("Your business’s name").fill("Fix It Fi");
  await page.getByLabel("Where").press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Fix It Fi" })).toBeVisible();
  await page.reload();
  await expectAccessibleAtEveryWidth(page);
});

test("an unknown trade without a town asks what it is more like, and is drawn again", async ({
  page,
}) => {
  await page.goto(tool);
  await page.getByLabel("Your business’s name").fill("Highflyers");
  await page.getByLabel("What it does").fill("kite shop");
  await page.getByRole("button", { name: "Show me my website" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Highflyers" })).toBeVisible();
  const asked = page.getByRole("group", { name: "Is it more like …?" });
  await expect(asked.getByRole("button")).toHaveCount(3);
  const choice = asked.getByRole("button").first();
  await choice.click();
  await expect(page.getByRole("heading", { level: 1, name: "Highflyers" })).toBeVisible();
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("iframe").first()).toHaveAttribute("src", /like=/);
  await expectAccessibleAtEveryWidth(page);
  await asked.getByRole("button", { name: "None of these" }).click();
  await expect(asked.getByRole("button")).toHaveCount(3);
});

test("its maker deletes it, and is told so", async ({ page }) => {
  await page.goto(tool);
  await fillIn(page, "Gone by Friday");
  await page.getByRole("button", { name: "Show me my website" }).click();
  for (const title of ["Gone by Friday on a phone", "Gone by Friday on a computer"]) {
    await expect(shown(page, title).locator("body")).toContainText("Fremantle");
  }
  await page.getByText("Delete this sketch", { exact: true }).click();
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect(page.getByText("Your sketch is deleted")).toBeVisible();
});

test.describe("a link in a sketch", () => {
  test.use({ expectedError: /Blocked (opening|script execution)/ });

  test("leads nowhere, by pointer or by key", async ({ page }) => {
    await page.goto(tool);
    await fillIn(page, "Salty Dog Plumbing");
    await page.getByRole("button", { name: "Show me my website" }).click();
    const frame = shown(page, "Salty Dog Plumbing on a computer");
    const link = frame.getByRole("link", { name: "Salty Dog Plumbing" }).first();
    const before = await link.evaluate(() => location.href);
    await link.click();
    await link.press("Enter");
    expect(await link.evaluate(() => location.href)).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("the same is done by forms", async ({ page }) => {
    await page.goto(tool);
    await fillIn(page, "Plain Plumbing");
    await page.getByRole("button", { name: "Show me my website" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plain Plumbing");
    await page.getByRole("button", { name: "Market", exact: true }).click();
    const market = page.getByRole("button", { name: "Market", exact: true });
    await expect(market).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: "Navy" }).click();
    await expect(market).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: "Navy" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.getByRole("radio", { name: "Computer" }).check();
    await expect(page.locator('iframe[title="Plain Plumbing on a computer"]')).toBeVisible();
    await page.getByRole("link", { name: "Get this built" }).click();
    await expect(page.getByLabel("Business name")).toHaveValue("Plain Plumbing");
    await page.goBack();
    await page.getByText("Delete this sketch", { exact: true }).click();
    await page.getByRole("button", { name: "Delete it for good" }).click();
    await expect(page.getByText("Your sketch is deleted")).toBeVisible();
  });
});

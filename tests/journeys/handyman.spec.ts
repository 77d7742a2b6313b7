import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/journey.ts";

const toast = "Quote generated! Want this tool on your website?";

test("ticked jobs add up, materials add 40%, and one toast points at what is for sale", async ({
  page,
}) => {
  await page.goto("/handyman-website");
  const tool = quoteTool(page);
  await expect(tool.getByText("Tick at least one job")).toBeVisible();
  await expect(tool.getByText("Estimated total")).toBeHidden();
  await tool.getByRole("checkbox", { name: /^Include materials/ }).check();
  await expect(tool.getByText("Tick at least one job")).toBeVisible();

  await tool.getByRole("checkbox", { name: "Fix Door $85" }).check();
  await expect(tool.getByRole("status")).toContainText("$119");
  await expect(page.getByText(toast)).toBeVisible();
  await tool.getByRole("checkbox", { name: /^Include materials/ }).uncheck();
  await expect(tool.getByRole("status")).toContainText("$85");

  await expect(page.getByText(toast)).toBeHidden();
  for (const job of ["Mount TV", "Paint Wall", "Replace Fence Panel", "Install Light Fixture"]) {
    await tool.getByRole("checkbox", { name: job }).check();
  }
  await expect(tool.getByRole("status")).toContainText("$650");
  await expect(page.getByText(toast)).toHaveCount(0);
  for (const job of await tool.getByRole("checkbox").all()) await job.uncheck();
  await expect(tool.getByText("Tick at least one job")).toBeVisible();
});

test("keyboard alone is enough, and the links lead to the brief and the pricing", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/handyman-website");
  const tool = quoteTool(page);
  await tool.getByRole("checkbox", { name: "Fix Door" }).focus();
  await page.keyboard.press("Tab");
  await expect(tool.getByRole("checkbox", { name: "Mount TV" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(tool.getByRole("status")).toContainText("$120");
  await expect(tool.getByRole("link", { name: "Put this on my website" })).toHaveAttribute(
    "href",
    "/start?siteType=A+handyman+website+with+a+quote+tool+for%3A+Mount+TV.",
  );
  await tool.getByRole("link", { name: "See pricing" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/#pricing$/);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the prices are there, and the tool says what it needs", async ({ page }) => {
    await page.goto("/handyman-website");
    const tool = quoteTool(page);
    for (const price of ["$85", "$120", "$150", "$200", "$95"]) {
      await expect(tool.getByText(price)).toBeVisible();
    }
    await expect(tool.getByText("The estimator needs JavaScript.")).toBeVisible();
    await expect(tool.getByText("Tick at least one job")).toBeHidden();
    await expect(tool.getByRole("checkbox")).toHaveCount(0);
  });
});

function quoteTool(page: Page): Locator {
  return page.getByRole("region", { name: "Try the quote tool" });
}

import { expect, test } from "./support/journey.ts";

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

test("links lead from home through the menu, the pricing and the footer to a form", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  await page.getByRole("link", { name: "Pricing" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "SEO Services" }).click();
  await expect(page).toHaveURL(/\/seo-services$/);
  await page.getByRole("main").getByRole("link", { name: "Get started" }).first().click();
  await expect(page).toHaveURL(/\/start\?form=brief$/);
  await expect(page.getByLabel("Business name")).toBeEditable();
});

test("an idea is chosen on a city page and read on its own page", async ({ page }) => {
  await page.goto("/ai-smart-websites-dubbo");
  await page
    .getByRole("link", { name: /Photography/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Photography");
  await page.getByRole("main").locator('a[href^="/start?"]').first().click();
  await expect(page).toHaveURL(/\/start\?.*businessName=/);
  await expect(page.getByText("The idea you’ve picked")).toBeVisible();
  await expect(page.getByLabel("Business name")).not.toHaveValue("");
  await page.getByRole("link", { name: "Join the waitlist" }).click();
  await expect(page.getByText("The idea you’ve picked")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeEditable();
});

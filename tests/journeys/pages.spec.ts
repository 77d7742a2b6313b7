import { expectAccessible } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";

test("home leads to the waitlist from the hero, both plans and the closing call", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Build My Website Idea" }).first()).toHaveAttribute(
    "href",
    "/start",
  );
  const plans = page.getByRole("link", { name: "Join Waitlist" });
  await expect(plans).toHaveCount(2);
  await page.getByRole("link", { name: "Join Priority Waitlist" }).first().click();
  await expect(page).toHaveURL(/\/waitlist$/);
});

test("the plan that was clicked is the one chosen on the form, by its script too", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Join Waitlist" }).first().click();
  await expect(page).toHaveURL(/\/waitlist\?plan=once-off$/);
  await page.getByLabel("Full Name").fill("M");
  await page.getByRole("button", { name: "Join Priority Waitlist" }).click();
  await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Once-off Build" })).toBeChecked();
});

test("on a phone the menu opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  const pricing = page.getByRole("link", { name: "Pricing" }).filter({ visible: true });
  await expect(pricing.first()).toBeVisible();
  await expectAccessible(page);
  await pricing.first().click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
});

test.describe("an unknown path", () => {
  test.use({ expectedError: /404|\/no-such-page/ });

  test("answers 404 with a way home, and logs the path", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    expect(logged).toContain("404: no page at /no-such-page");
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test("a payment is summed up only if its plan is named, and as plain text", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/payment-success?plan=monthly&amount=49&paymentId=pay_1");
  for (const [name, value] of [
    ["Plan", "Monthly Plan"],
    ["Amount", "$49"],
    ["Payment ID", "pay_1"],
  ] as const) {
    const row = page.getByRole("term").filter({ hasText: name }).locator("..");
    await expect(row.getByRole("definition")).toHaveText(value);
  }
  await page.goto("/payment-success?amount=49&paymentId=pay_1");
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveCount(0);
  const markup = "<img src=x onerror=console.error(1)>";
  await page.goto(`/payment-success?plan=${encodeURIComponent(markup)}`);
  await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText([markup]);
});

test("/pricing leads to the pricing on the home page", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole("heading", { name: "Pricing" })).toBeInViewport();
});

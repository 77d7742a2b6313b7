import { expect, test } from "./support/journey.ts";

test("the sample says that it is one, and leads to the waitlist and back", async ({ page }) => {
  await page.goto("/demo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Clean dog, happy house");
  await expect(page.getByText("Sample figures for a fictional business")).toBeVisible();
  for (const figure of ["15+", "500+", "Same day"]) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
  const bar = page.getByRole("complementary", { name: "Sample site" });
  await expect(bar.getByRole("link", { name: "Smart Sites" })).toHaveAttribute("href", "/");
  await bar.getByRole("link", { name: "Want one like this?" }).click();
  await expect(page).toHaveURL(/\/start$/);
});

test("a visitor finds home, about, contact, the booking and the telephone", async ({ page }) => {
  await page.goto("/demo");
  const header = page.getByRole("banner");
  await header.getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { name: "About Josie" })).toBeInViewport();
  await header.getByRole("link", { name: "Book Now" }).click();
  await expect(page.getByRole("heading", { name: "Book a visit" })).toBeInViewport();
  await expect(header.getByRole("link", { name: "Call us: (02) 5550 4821" })).toHaveAttribute(
    "href",
    /^tel:\+61/,
  );
  const hours = page.getByRole("main").getByRole("definition");
  for (const times of ["8am – 6pm", "9am – 4pm", "Closed"]) {
    await expect(hours.filter({ hasText: times })).toHaveCount(1);
  }
});

test("it belongs to another business: our header, chat and scripts are not on it", {
  tag: "@long",
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/demo");
  await page.getByRole("button", { name: "Ask Biscuit" }).click();
  await page.getByLabel("Your name").fill("Mia");
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveCount(0);
  await expect(page.getByLabel("Live support")).toHaveCount(0);
  expect(scripts).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? "on" : "off"}`, { tag: "@long" }, () => {
    test.use({ javaScriptEnabled });

    test("the form goes nowhere and says so, by its button and by Enter", async ({ page }) => {
      await page.goto("/demo");
      const sent: string[] = [];
      page.on("request", (request) => {
        // The icon of the tab and the fonts may come late.
        if (request.url().includes("favicon") || request.resourceType() === "font") return;
        sent.push(`${request.method()} ${request.url()}`);
      });
      await expect(page.getByText("It doesn’t send anything.")).toBeVisible();
      await page.getByLabel("Your name").fill("Mia");
      await page.getByLabel("Your dog’s name").fill("Kevin");
      await page.getByLabel("Phone").fill("0412 345 678");
      await page.keyboard.press("Enter");
      await page.getByLabel("What would you like done?").fill("A wash");
      await page.getByRole("button", { name: "Send request" }).click();
      const answer = page.getByRole("dialog", { name: "Nothing was sent" });
      await expect(answer).toBeVisible();
      await expect(answer.getByRole("button", { name: "Back to the form" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(answer).toBeHidden();
      await expect(page.getByRole("button", { name: "Send request" })).toBeFocused();
      await expect(page.getByLabel("Your dog’s name")).toHaveValue("Kevin");
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/demo");
      expect(sent).toEqual([]);
    });

    test("the assistant answers three questions by keyboard alone", async ({ page }) => {
      await page.goto("/demo");
      const button = page.getByRole("button", { name: "Ask Biscuit" });
      await button.focus();
      await page.keyboard.press("Enter");
      const panel = page.getByRole("dialog", { name: "Ask Biscuit" });
      await expect(panel.getByText("Sample assistant with three set answers")).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
      for (const answer of ["9am – 4pm", "from $95", "first visit of the day"]) {
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(panel.getByText(answer)).toBeVisible();
      }
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

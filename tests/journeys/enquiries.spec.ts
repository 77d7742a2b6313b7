import { dollars, prices } from "../../src/content/offer.ts";
import { expectAccessible } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a message is sent from the contact panel, and another can be written", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await page.getByRole("region", { name: "Contact us" }).locator("[data-replay]").click();
  const panel = page.getByRole("dialog", { name: "Contact us" });
  await panel.getByLabel("Name").fill("Zoë Contact");
  await panel.getByLabel("Email").fill("zoe.contact@example.com");
  await panel.getByLabel("Message").fill("Do you build sites\nfor bakeries?");
  await panel.getByRole("button", { name: "Send it from here" }).click();
  const thanks = panel.getByRole("status");
  await expect(thanks).toContainText("Thanks, your message has reached us");
  await expect(thanks).toContainText("within 24 business hours");
  await expect(thanks).toBeFocused();
  const { rows } = await site.db.pool.query(
    "select via, name, message from enquiries where email = 'zoe.contact@example.com'",
  );
  const message = "Do you build sites\nfor bakeries?";
  expect(rows).toEqual([{ via: "contact", name: "Zoë Contact", message }]);
  await panel.getByRole("link", { name: "Write another message" }).click();
  await expect(panel.getByLabel("Message")).toHaveValue("");
});

test.describe("when sending fails", { tag: "@long" }, () => {
  test.use({ expectedError: /^Failed to load resource/ });

  test("what was typed stays, and sending again works", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("region", { name: "Contact us" }).locator("[data-replay]").click();
    const panel = page.getByRole("dialog", { name: "Contact us" });
    await panel.getByLabel("Name").fill("Mia");
    await panel.getByLabel("Email").fill("mia.again@example.com");
    await panel.getByLabel("Message").fill("Is anybody there?");
    await page.route("**/contact", (route) => route.abort());
    await panel.getByRole("button", { name: "Send it from here" }).click();
    await expect(panel.getByRole("alert")).toContainText("Your message wasn’t sent");
    await expect(panel.getByLabel("Message")).toHaveValue("Is anybody there?");
    await page.unroute("**/contact");
    await panel.getByRole("button", { name: "Send it from here" }).click();
    await expect(panel.getByRole("status")).toContainText("has reached us");
  });

  test("the chat keeps the conversation and the address", async ({ page, site }) => {
    await page.goto("/about");
    await page.getByRole("region", { name: "Live support" }).locator("[data-replay]").click();
    const panel = page.getByRole("dialog", { name: "Live support" });
    await panel.getByLabel("Your message").fill("Do you print flyers?");
    await page.keyboard.press("Enter");
    const address = panel.getByLabel("Your email for a reply");
    await address.fill("tom.chat@example.com");
    await page.route("**/contact", (route) => route.abort());
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("alert")).toContainText("Something went wrong and it wasn’t sent");
    await expect(address).toHaveValue("tom.chat@example.com");
    await page.unroute("**/contact");
    await panel.getByRole("button", { name: "Send what I asked" }).click();
    await expect(panel.getByText("Thanks, your message has reached us")).toBeVisible();
    const { rows } = await site.db.pool.query(
      "select message from enquiries where email = 'tom.chat@example.com'",
    );
    expect(rows).toEqual([{ message: "Do you print flyers?" }]);
  });

  test("a chat that cannot be loaded leads to the contact form, and the next page tries again", async ({
    page,
  }) => {
    await page.goto("/about");
    await page.route("**/_astro/chat.*.js", (route) => route.abort());
    const button = page.getByRole("region", { name: "Live support" }).locator("[data-replay]");
    await button.click();
    const panel = page.getByRole("dialog", { name: "Live support" });
    await expect(panel.getByRole("link", { name: "contact form" })).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(panel).toContainText("couldn’t be loaded");
    await page.unroute("**/_astro/chat.*.js");
    await page.goto("/terms");
    await button.click();
    await expect(panel.getByLabel("Your message")).toBeFocused();
  });
});

test("the chat answers from the offer, takes an address, and sends what was asked since", async ({
  page,
  site,
}) => {
  await page.goto("/about");
  await page.getByRole("region", { name: "Live support" }).locator("[data-replay]").click();
  const panel = page.getByRole("dialog", { name: "Live support" });
  const log = panel.getByRole("log");
  const ask = async (question: string) => {
    const replies = log.getByText(/^Automated reply,/);
    const before = await replies.count();
    await panel.getByLabel("Your message").fill(question);
    await page.keyboard.press("Enter");
    await expect(replies).toHaveCount(before + 1);
  };
  await expect(panel.getByLabel("Your message")).toBeFocused();
  await expect(panel.getByLabel("Your email for a reply")).toHaveCount(0);
  await ask("How much is it?");
  await expect(
    log.getByText(`Monthly Plan: ${dollars(prices.monthlyPlan)} per month`),
  ).toBeVisible();
  await ask("Do you print flyers?");
  await expect(log.getByText("Thanks for your message!").last()).toBeVisible();
  const address = panel.getByLabel("Your email for a reply");
  await address.fill("mia@nowhere");
  await page.keyboard.press("Enter");
  await expect(address).toHaveAccessibleDescription("Please enter a valid email address");
  await address.fill("mia.chat@example.com");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Your address: mia.chat@example.com")).toBeVisible();
  await expect(address).toHaveCount(0);
  await expectAccessible(page, "[aria-label='Live support']");

  await ask("And in Dubbo?");
  await expect(address).toHaveValue("mia.chat@example.com");
  await panel.getByRole("button", { name: "Send what I asked" }).click();
  await expect(panel.getByText("Thanks, your message has reached us")).toBeVisible();
  const { rows } = await site.db.pool.query(
    "select via, message from enquiries where email = 'mia.chat@example.com' order by id",
  );
  expect(rows).toEqual([
    { via: "chat", message: "How much is it?\n\nDo you print flyers?" },
    { via: "chat", message: "And in Dubbo?" },
  ]);
});

test.describe("without JavaScript", { tag: "@long" }, () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
    expectedError: /status of 422/,
  });

  test("the round button leads to a form that sends, and says what is next", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Live support", exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    const main = page.getByRole("main");
    await main.getByLabel("Name").fill("Mia Nguyen");
    await main.getByLabel("Email").fill("mia@nowhere");
    await main.getByLabel("Message").fill("Do you build sites for bakeries?");
    await main.getByRole("button", { name: "Send it from here" }).click();
    await expect(main.getByText("Please enter a valid email address")).toBeVisible();
    await expect(main.getByLabel("Message")).toHaveValue("Do you build sites for bakeries?");
    await main.getByLabel("Email").fill("mia.nojs@example.com");
    await main.getByRole("button", { name: "Send it from here" }).click();
    await expect(main.getByText("Thanks, your message has reached us")).toBeVisible();
  });
});

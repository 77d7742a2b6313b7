import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";

const notice = {
  title: "Email client opened",
  text: "Your default email application should now open with the message pre-filled.",
};
/** Where the margins have room for both buttons from the start. */
test.use({ viewport: { width: 1440, height: 900 } });

const pageOf = { "Contact us": "/", "Live support": "/about" };

const cannedReply = "Thanks for your message! I’ll get back to you shortly with more information.";

test("a message is checked on submit, then on change, and handed to the email app", async ({
  page,
}) => {
  await page.goto("/");
  const mails = await openedMails(page);
  const panel = await open(page, "Contact us");
  await expect(panel.getByLabel("Name")).toBeFocused();
  await panel.getByLabel("Name").fill("M");
  await panel.getByLabel("Message").fill("Too short");
  await expect(panel.getByText("Name must be at least 2 characters")).toBeHidden();
  await panel.getByRole("button", { name: "Open in my email app" }).click();
  await expect(panel.getByLabel("Name")).toBeFocused();
  await expect(panel.getByLabel("Name")).toHaveAccessibleDescription(
    "Name must be at least 2 characters",
  );
  await expect(panel.getByText("Please enter a valid email address")).toBeVisible();
  await expect(panel.getByText("Message must be at least 10 characters")).toBeVisible();
  await panel.getByLabel("Name").fill("Mia & Co");
  await expect(panel.getByText("Name must be at least 2 characters")).toBeHidden();
  await panel.getByLabel("Email").fill("mia+work@example.com");
  await panel.getByLabel("Subject").fill("100% sure?");
  await panel.getByLabel("Message").fill("Two lines,\nand a + sign");
  expect(mails).toEqual([]);

  await panel.getByRole("button", { name: "Open in my email app" }).click();
  await expect(page.getByText(notice.title)).toBeVisible();
  await expect(page.getByText(notice.text)).toBeVisible();
  await expect(panel).toBeHidden();
  await expect(button(page, "Contact us")).toBeFocused();
  expect(mails).toEqual([
    "mailto:hello@smartsites.example?subject=100%25%20sure%3F&body=Name%3A%20Mia%20%26%20Co%0D%0AEmail%3A%20mia%2Bwork%40example.com%0D%0A%0D%0ATwo%20lines%2C%0D%0Aand%20a%20%2B%20sign",
  ]);

  await button(page, "Contact us").click();
  for (const label of ["Name", "Email", "Subject", "Message"]) {
    await expect(panel.getByLabel(label)).toHaveValue("");
  }
  await expect(panel.getByText("must be at least")).toHaveCount(0);
});

test("a chat message is answered after two seconds by a reply that is called automated", async ({
  page,
}) => {
  await page.goto("/about");
  const panel = await open(page, "Live support");
  const field = panel.getByLabel("Your message");
  const log = panel.getByRole("log");
  await expect(field).toBeFocused();
  await page.keyboard.type("  ");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Enter");
  await expect(log.getByText("You:")).toHaveCount(0);
  await expect(log.getByText("Automated reply on its way")).toHaveCount(0);

  await field.fill("");
  await page.keyboard.type("Do you print flyers?");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("In Dubbo?");
  await expect(field).toHaveValue("Do you print flyers?\nIn Dubbo?");
  await page.keyboard.press("Enter");
  const sent = Date.now();
  await expect(field).toHaveValue("");
  await expect(log.getByText("Do you print flyers?")).toBeVisible();
  await expect(log.getByText("Automated reply on its way")).toBeAttached();
  await expect(log.getByText(cannedReply)).toHaveCount(0);
  await expect(log.getByText(cannedReply)).toBeVisible();
  expect(Date.now() - sent).toBeGreaterThan(1800);
  await expect(log.getByText("Automated reply on its way")).toHaveCount(0);
  await expect(log.getByText(/^Automated reply,/)).toBeVisible();
  await expect(panel.getByRole("link", { name: "email us" })).toHaveAttribute(
    "href",
    /^mailto:hello@smartsites\.example\?subject=.*&body=Do%20you%20print%20flyers%3F%0D%0AIn%20Dubbo%3F$/,
  );
});

test("an answer that isn’t here after two seconds still follows the canned reply", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/about");
  const panel = await open(page, "Live support");
  const log = panel.getByRole("log");
  const held = Promise.withResolvers<void>();
  await page.route("**/chat", async (route) => {
    await held.promise;
    await route.continue();
  });
  await panel.getByLabel("Your message").fill("How much is it?");
  await page.keyboard.press("Enter");
  await expect(log.getByText(cannedReply)).toBeVisible();
  held.resolve();
  await expect(log.getByText("Once-off Build:")).toBeVisible();
  await expect(log.getByText("I don’t know that myself")).toHaveCount(0);
});

for (const name of ["Contact us", "Live support"] as const) {
  test(`${name}: opens, shrinks, grows and closes by keyboard alone, focus with it`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto("/");
    await button(page, name).focus();
    await expect(button(page, name)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name });
    const first = panel.getByRole("textbox").first();
    await expect(first).toBeFocused();
    await page.keyboard.type("Mia");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button(page, name)).toBeFocused();

    await page.keyboard.press("Space");
    await expect(first).toHaveValue("Mia");
    await panel.getByRole("button", { name: "Minimise" }).focus();
    await page.keyboard.press("Enter");
    await expect(first).toBeHidden();
    const expand = panel.getByRole("button", { name: "Expand" });
    await expect(expand).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(first).toHaveValue("Mia");
    await panel.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeHidden();
    await expect(button(page, name)).toBeFocused();
  });

  test(`${name} is at most 28rem high on a phone and 32 on a wide screen, however full`, {
    tag: "@long",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(pageOf[name]);
    const panel = await open(page, name);
    const expectHeights = async () => {
      for (const [width, cap] of [
        [1440, 32],
        [360, 28],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(cap * 16);
      }
    };
    await expectHeights();
    await submit(panel, name);
    await expectHeights();
    await panel.getByRole("button", { name: "Minimise" }).click();
    await expectAccessible(page, `[aria-label="${name}"]`);
  });
}

test("on a tablet one panel makes room for the other, on a wide screen both stay", {
  tag: "@long",
}, async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto("/");
  const openByKey = async (name: string) => {
    await button(page, name).press("Enter");
    const panel = page.getByRole("dialog", { name });
    await expect(panel.getByRole("textbox").first()).toBeFocused();
    return panel;
  };
  const contact = await openByKey("Contact us");
  const chat = await openByKey("Live support");
  await expect(contact).toBeHidden();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, "Contact us").click();
  await button(page, "Live support").click();
  await expect(chat).toBeVisible();
  await expect(contact).toBeVisible();
});

test("the foot of the page can be read past the round button", { tag: "@long" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const last = await page.getByText("All rights reserved").boundingBox();
  const round = await page.getByRole("link", { name: "Live support" }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(round?.y ?? 0);
});

/** Before its script has come, the button is a link. */
function button(page: Page, name: string): Locator {
  return page.getByRole("region", { name, exact: true }).locator("[data-replay]");
}

async function open(page: Page, name: string): Promise<Locator> {
  await button(page, name).click();
  const panel = page.getByRole("dialog", { name });
  await expect(panel.getByRole("textbox").first()).toBeFocused();
  return panel;
}

/** Brings the widget into its fullest state: every message of the form, or a chat with its answer. */
async function submit(panel: Locator, name: string): Promise<void> {
  if (name === "Contact us") {
    await panel.getByRole("button", { name: "Open in my email app" }).click();
    await expect(panel.getByText("Message must be at least 10 characters")).toBeVisible();
    return;
  }
  await panel.getByLabel("Your message").fill("Do you print flyers?");
  await panel.getByRole("button", { name: "Send" }).click();
  await expect(panel.getByText(cannedReply)).toBeVisible();
}

/** Collects the `mailto:` addresses that the page asks the browser to open. */
async function openedMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  session.on("Page.frameRequestedNavigation", ({ url }) => mails.push(url));
  return mails;
}

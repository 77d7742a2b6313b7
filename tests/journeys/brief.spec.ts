import type { Page } from "@playwright/test";
import { photo, svg } from "../support/uploads.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";

const next = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

async function answerBusiness(page: Page, name: string): Promise<void> {
  await page.getByLabel("Business name").fill(name);
  await page.getByLabel("What does it do, and for whom?").fill("Birthday cakes for families");
  await next(page);
}

async function answerUntilFiles(page: Page, name: string): Promise<void> {
  await answerBusiness(page, name);
  await expect(heading(page, "Details")).toBeFocused();
  await next(page); // all of it may be skipped
  await page.getByLabel("What should the site do for you?").fill("More orders by phone");
  await page.getByRole("radio", { name: "Warm and friendly" }).check();
  await next(page);
  await page.getByRole("radio", { name: "Not yet" }).check();
  await next(page);
  await expect(heading(page, "Files")).toBeFocused();
}

test("a person finds the form beside the waitlist and sends a brief with files", async ({
  page,
  site,
}) => {
  await page.goto("/start?businessName=Coffs+Cakes&siteType=Cakes+for+families");
  await expect(page.getByText("The idea you’ve picked")).toBeVisible();
  await page.getByRole("link", { name: "Join the waitlist" }).click();
  await expect(page.getByText("Cakes for families")).toBeVisible();
  await page.getByRole("link", { name: "Request a free preview" }).click();
  await expect(page.getByLabel("Business name")).toHaveValue("Coffs Cakes");
  await expect(page.getByLabel("What does it do, and for whom?")).toHaveValue("Cakes for families");
  await answerUntilFiles(page, "Coffs Cakes");
  const picked = [
    { name: "shop.jpg", mimeType: "image/jpeg", buffer: await photo({ width: 400, height: 300 }) },
    { name: "menu.txt", mimeType: "text/plain", buffer: Buffer.from("Cakes from $50") },
    {
      name: "logo.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(svg('<rect width="9" height="9"/>')),
    },
  ];
  await page.getByLabel("Logo, photos, menu, price list").setInputFiles(picked);
  await expect(row(page, "shop.jpg")).toContainText("uploaded");
  await expect(row(page, "shop.jpg").locator("img")).toBeVisible();
  await expect(row(page, "logo.png")).toContainText("uploaded");
  await dropAndPaste(page);
  await expect(row(page, "dropped.txt")).toContainText("uploaded");
  await expect(row(page, "pasted.txt")).toContainText("uploaded");
  await row(page, "pasted.txt").getByRole("button", { name: "Remove pasted.txt" }).click();
  await expect(row(page, "pasted.txt")).toHaveCount(0);
  await next(page);
  await page.getByLabel("Email address").fill("coffs@example.com");
  await next(page);
  await expect(heading(page, "Check and send")).toBeFocused();
  await expect(page.getByRole("definition").getByText("Warm and friendly")).toBeVisible();
  await expect(page.getByText("shop.jpg menu.txt logo.png dropped.txt")).toBeVisible();
  await page.getByRole("button", { name: "Change domain and colours" }).click();
  await page.getByRole("textbox", { name: "Colours" }).fill("Pink");
  for (const _ of [1, 2, 3]) await next(page);
  await expect(page.getByText("Pink")).toBeVisible();
  await page.getByRole("button", { name: "Change details" }).click();
  await page.getByLabel("Services and prices").fill("Birthday cake, from $80\nWedding cake");
  await page.getByLabel("Current website").fill("javascript:alert(1)");
  await next(page);
  await expect(page.getByText("Please enter a web address such as example.com.au")).toBeVisible();
  await expect(page.getByLabel("Current website")).toBeFocused();
  await page.getByLabel("Current website").fill("coffscakes.example");
  for (const _ of [1, 2, 3, 4, 5]) await next(page);
  await expect(page.getByText("Birthday cake, from $80 Wedding cake")).toBeVisible();
  await page.getByRole("button", { name: "Send my brief" }).click();
  await page.waitForURL(/\/thank-you\?type=brief$/);
  await expect(page.getByRole("heading", { name: "Thanks! We’ve Got Your Brief" })).toBeVisible();
  const { rows } = await site.db.pool.query(
    "select * from site_briefs where email = 'coffs@example.com'",
  );
  expect(rows).toMatchObject([
    {
      business_name: "Coffs Cakes",
      style: "warm",
      has_domain: false,
      color_preferences: "Pink",
      services: "Birthday cake, from $80\nWedding cake",
      current_website: "https://coffscakes.example",
      opening_hours: null,
    },
  ]);
  expect(rows[0].file_urls).toHaveLength(4);
  await page.goto("/start?form=brief");
  await page.getByLabel("Business name").focus();
  await expect(page.getByText("Welcome back")).toHaveCount(0);
});

/** As a person does with the mouse, and with Ctrl+V. */
async function dropAndPaste(page: Page): Promise<void> {
  await page.getByText("drop them here or paste a picture").evaluate((zone) => {
    const transferOf = (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["Cakes"], name, { type: "text/plain" }));
      return transfer;
    };
    const dataTransfer = transferOf("dropped.txt");
    zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    const clipboardData = transferOf("pasted.txt");
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
  });
}

test("a closed tab loses nothing, files included, until one starts over", async ({
  page,
  context,
}) => {
  await page.goto("/start?form=brief");
  await answerUntilFiles(page, "Closed Tab Cakes");
  const file = { name: "menu.txt", mimeType: "text/plain", buffer: Buffer.from("Cakes") };
  await page.getByLabel("Logo, photos, menu, price list").setInputFiles(file);
  await expect(row(page, "menu.txt")).toContainText("uploaded");
  await page.close();

  const again = await context.newPage();
  await again.goto("/start?form=brief");
  await expect(again.getByText("Welcome back")).toBeVisible();
  await expect(heading(again, "Files")).toBeVisible();
  await expect(row(again, "menu.txt")).toContainText("uploaded");
  await again.getByRole("button", { name: "Your business" }).click();
  await expect(again.getByLabel("Business name")).toHaveValue("Closed Tab Cakes");
  again.on("dialog", (dialog) => dialog.accept());
  await again.getByRole("button", { name: "Start over" }).click();
  await expect(again.getByLabel("Business name")).toHaveValue("");
  await again.reload();
  await again.getByLabel("Business name").focus();
  await expect(again.getByText("Welcome back")).toHaveCount(0);
});

test("an idea that is brought wins over an old form, whose words can be put back", {
  tag: "@long",
}, async ({ page }) => {
  const name = page.getByLabel("Business name");
  const description = page.getByLabel("What does it do, and for whom?");
  const putBack = page.getByRole("button", { name: "Put back what I wrote before" });
  await page.goto("/start?form=brief");
  await name.fill("Old Oven");
  await description.fill("Bread for the whole street, since 1990.");
  await next(page);
  await page.getByLabel("Opening hours").fill("Dawn");
  await next(page);
  await page.getByLabel("What should the site do for you?").fill("More calls");

  await page.goto("/start?businessName=Kelpie+Walks&siteType=Dog+walking");
  await expect(putBack).toBeVisible();
  await expect(heading(page, "Your business")).toBeVisible();
  await expect(name).toHaveValue("Kelpie Walks");
  await name.fill("Kelpie Walks Bendigo");
  await page.goto("/start?idea=Bees&description=Honey");
  await expect(name).toHaveValue("Bees");
  await page.goto("/start?form=brief");
  await expect(name).toHaveValue("Bees");
  await putBack.click();
  await expect(name).toHaveValue("Kelpie Walks Bendigo");
  await putBack.click();
  await expect(name).toHaveValue("Old Oven");
  await expect(description).toHaveValue("Bread for the whole street, since 1990.");
  await page.reload();
  await expect(putBack).toBeVisible();
  await expect(name).toHaveValue("Old Oven");
  await next(page);
  await expect(page.getByLabel("Opening hours")).toHaveValue("Dawn");
  await next(page);
  await expect(page.getByLabel("What should the site do for you?")).toHaveValue("More calls");
});

test("what was changed in an idea stays when the page comes again", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto("/start?businessName=Kelpie+Walks&siteType=Dog+walking");
  await page.getByLabel("Business name").focus();
  await expect(page.locator("main astro-island")).not.toHaveAttribute("ssr"); // has its script
  await page.getByLabel("Business name").fill("Kelpie Walks Bendigo");
  await page.reload();
  await expect(page.getByText("Welcome back")).toBeVisible();
  await expect(page.getByLabel("Business name")).toHaveValue("Kelpie Walks Bendigo");
  await expect(page.getByRole("button", { name: "Put back" })).toHaveCount(0);
});

test("the first press on Continue counts, even before the script has come", {
  tag: "@long",
}, async ({ page }) => {
  await page.goto("/start?form=brief");
  await page.getByRole("button", { name: "Continue" }).dispatchEvent("click");
  await expect(page.getByText("Please tell us your business’s name")).toBeVisible();
  await expect(page.getByLabel("Business name")).toBeFocused();
});

test.describe("what goes wrong", { tag: "@long" }, () => {
  test.use({ expectedError: /Failed to load resource/ });

  test("with one file is said by its name, and the others stay", async ({ page }) => {
    await page.goto("/start?form=brief");
    await answerUntilFiles(page, "Wrong File Cakes");
    let attempts = 0;
    await page.route("**/files", (route) => {
      const isUnlucky = route.request().postDataBuffer()?.includes("unlucky.txt");
      return isUnlucky && attempts++ === 0 ? route.abort() : route.continue();
    });
    await page.getByLabel("Logo, photos, menu, price list").setInputFiles([
      { name: "menu.txt", mimeType: "text/plain", buffer: Buffer.from("Cakes") },
      { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("<script>1</script>") },
      { name: "empty.txt", mimeType: "text/plain", buffer: Buffer.alloc(0) },
      { name: "unlucky.txt", mimeType: "text/plain", buffer: Buffer.from("Cakes") },
    ]);
    await expect(row(page, "menu.txt")).toContainText("uploaded");
    await expect(row(page, "logo.png")).toContainText("Failed to upload logo.png");
    await expect(row(page, "empty.txt")).toContainText("Failed to upload empty.txt: it is empty.");
    await expect(row(page, "unlucky.txt")).toContainText("Failed to upload unlucky.txt");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Try unlucky.txt again" }).click();
    await expect(row(page, "unlucky.txt")).toContainText("uploaded");
  });

  test("with the last step’s script leaves the form to be sent", async ({ page }) => {
    await page.goto("/start?form=brief");
    await answerUntilFiles(page, "No Review Cakes");
    await page.route("**/_astro/review.*", (route) => route.abort());
    await next(page);
    await page.getByLabel("Email address").fill("noreview@example.com");
    await next(page);
    await expect(heading(page, "Check and send")).toBeFocused();
    await page.getByRole("button", { name: "Send my brief" }).click();
    await page.waitForURL(/\/thank-you\?type=brief$/);
  });

  test("with the sending is said, keeps everything, and can be tried again", async ({
    page,
    site,
  }) => {
    await page.goto("/start?form=brief");
    await answerUntilFiles(page, "Try Again Cakes");
    await next(page);
    await page.getByLabel("Email address").fill("again@example.com");
    await next(page);
    await page.route("**/start?form=brief", (route) => route.abort());
    await page.getByRole("button", { name: "Send my brief" }).click();
    await expect(page.getByText("Failed to submit brief").first()).toBeVisible();
    await expect(page.getByText("Try Again Cakes")).toBeVisible();
    await page.unroute("**/start?form=brief");
    await page.getByRole("button", { name: "Send my brief" }).click();
    await page.waitForURL(/\/thank-you\?type=brief$/);
    const { rowCount } = await site.db.pool.query(
      "select from site_briefs where email = 'again@example.com'",
    );
    expect(rowCount).toBe(1);
  });
});

test("every step is accessible and fits, narrow and wide", { tag: "@long" }, async ({ page }) => {
  test.slow(); // nine steps, each looked at four times
  const look = () => expectAccessibleAtEveryWidth(page);
  await page.goto("/start?form=brief");
  await look();
  await next(page);
  await look(); // with messages
  await answerBusiness(page, "Accessible Cakes");
  await page.getByLabel("Current website").fill("none");
  await next(page);
  await look();
  await page.getByLabel("Current website").fill(`example.com/${"long".repeat(60)}`);
  await next(page);
  await next(page);
  await expect(page.getByText("Please choose a style, or let us suggest one")).toBeVisible();
  await look();
  await page.getByLabel("What should the site do for you?").fill("More orders");
  await page.getByRole("radio", { name: "Not sure yet" }).check();
  await next(page);
  await look();
  await page.getByRole("radio", { name: "Yes, I have one" }).check();
  await next(page);
  await page
    .getByLabel("Logo, photos, menu, price list")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("Cakes") });
  await expect(row(page, "a.txt")).toContainText("uploaded");
  await look();
  await next(page);
  await page.getByLabel("Email address").fill("axe@example.com");
  await look();
  await next(page);
  await expect(heading(page, "Check and send")).toBeVisible();
  await look();
});

test("keyboard alone is enough", { tag: "@long" }, async ({ page }) => {
  await page.goto("/start?form=brief");
  await page.getByLabel("Business name").focus();
  await page.keyboard.type("Keyboard Cakes");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Cakes for everyone");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Details")).toBeFocused();
  for (const _ of ["area", "services", "hours", "website", "button"]) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Goals and style")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("More orders");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Warm and friendly" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Domain and colours")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Files")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Logo, photos, menu, price list")).toBeFocused();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, expectedError: /status of 422/ });

  test("one long page takes everything, says what is wrong, and loses nothing", async ({
    page,
    site,
  }) => {
    await page.goto("/start?form=brief");
    await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
    await page.getByLabel("Business name").fill("Plain Cakes");
    await page.getByLabel("What does it do, and for whom?").fill("Cakes for people who like HTML");
    await page.getByLabel("Services and prices").fill("Cupcake, $4");
    await page.getByLabel("What should the site do for you?").fill("More orders");
    await page.getByRole("radio", { name: "Clean and simple" }).check();
    await page.getByRole("radio", { name: "Not yet" }).check();
    const file = { name: "menu.txt", mimeType: "text/plain", buffer: Buffer.from("Cakes") };
    await page.getByLabel("Logo, photos, menu, price list").setInputFiles(file);
    await page.getByLabel("Email address").fill("plain@nowhere");
    await page.getByRole("button", { name: "Send my brief" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Business name")).toHaveValue("Plain Cakes");
    await expect(page.getByText("Please choose your files again")).toBeVisible();
    await page.getByLabel("Logo, photos, menu, price list").setInputFiles(file);
    await page.getByLabel("Email address").fill("plain@example.com");
    await page.getByRole("button", { name: "Send my brief" }).click();
    await page.waitForURL(/\/thank-you\?type=brief$/);
    const { rows } = await site.db.pool.query(
      "select services, file_urls from site_briefs where email = 'plain@example.com'",
    );
    expect(rows[0].services).toBe("Cupcake, $4");
    expect(rows[0].file_urls).toHaveLength(1);
  });
});

test("the long page of a browser without JavaScript is accessible", { tag: "@long" }, async ({
  page,
}) => {
  // axe is a script itself: so the page comes without its own, and with the styles for none.
  await page.route("**/start?form=brief", async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/\(scripting:\s*enabled\)/g, "not all")
      .replace(/\(scripting:\s*none\)/g, "all");
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/start?form=brief");
    await expect(page.getByRole("button", { name: "Continue" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Send my brief" })).toBeVisible();
    await expect(page.getByLabel("Logo, photos, menu, price list")).toBeVisible();
    await expectAccessible(page);
  }
});

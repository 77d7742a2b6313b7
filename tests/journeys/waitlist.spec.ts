import { person, postJoin } from "../support/builders.ts";
import { expectAccessible } from "./support/access.ts";
import { expect, fillWaitlistForm, joinButton, test } from "./support/journey.ts";

test("a person joins on /start, is told the position and moves on to the thank-you page", async ({
  page,
  site,
}) => {
  await page.goto("/start");
  await expect(page.getByText("We’re Currently at Capacity")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What happens next?" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Monthly Plan" })).toBeChecked();
  await fillWaitlistForm(page, {
    name: "Mia Nguyen",
    email: "mia@example.com.au",
    phone: "0412 345 678",
    plan: "Once-off Build",
  });
  await joinButton(page).click();
  await expect(page.getByText("Welcome to the waitlist!")).toBeVisible();
  await page.waitForURL(/\/thank-you\?type=waitlist&position=\d+$/);
  await expect(page.getByRole("heading", { name: "You’re on the Priority List!" })).toBeVisible();
  const { rows } = await site.db.pool.query(
    "select * from waitlist where email = 'mia@example.com.au'",
  );
  expect(rows).toMatchObject([
    { name: "Mia Nguyen", phone: "0412 345 678", preferred_plan: "once-off", status: "waiting" },
  ]);
});

test("while it is sent the button is busy, and a double click joins once", {
  tag: "@long",
}, async ({ page, site }) => {
  await page.goto("/waitlist");
  const looked = Promise.withResolvers<void>();
  await page.route("**/waitlist", async (route) => {
    await looked.promise;
    await route.continue();
  });
  await fillWaitlistForm(page, { name: "Di Doubleclick", email: "di@example.com" });
  await joinButton(page).dblclick();
  const busy = page.getByRole("button", { name: "Joining Waitlist..." });
  await expect(busy).toBeDisabled();
  looked.resolve();
  await expect(page.getByText("Welcome to the waitlist!")).toBeVisible();
  const { rowCount } = await site.db.pool.query(
    "select from emails where to_address = 'di@example.com'",
  );
  expect(rowCount).toBe(1);
});

test("what is wrong is said at the fields on submit, then on change, and nothing is lost", async ({
  page,
}) => {
  await page.goto("/start");
  await page.getByLabel("Phone Number").fill("0412 345 678");
  await page.getByLabel("Full Name").fill("M");
  await expect(page.getByText("Name must be at least 2 characters")).toBeHidden();
  await joinButton(page).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(
    "Name must be at least 2 characters",
  );
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Full Name").fill("Mia");
  await expect(page.getByText("Name must be at least 2 characters")).toBeHidden();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByLabel("Phone Number")).toHaveValue("0412 345 678");
});

test("a known address is told its position and stays on the page", async ({ page, request }) => {
  const form = {
    name: "Ned Known",
    email: "ned@example.com",
    phone: "",
    preferred_plan: "monthly",
  };
  const headers = { accept: "application/json", origin: "" };
  const baseURL = new URL((await request.get("/start")).url()).origin;
  const first = await request.post("/start", { form, headers: { ...headers, origin: baseURL } });
  const { position } = await first.json();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/start");
  await fillWaitlistForm(page, { name: "Ned Known", email: "NED@example.com" });
  await joinButton(page).click();
  await expect(page.locator("form").getByText("Already on waitlist!").first()).toBeInViewport({
    ratio: 1,
  });
  const told = page.getByText(`You’re already at position #${position} in our waitlist.`);
  await expect(told.first()).toBeVisible();
  await expect(page.getByText("Already on waitlist!").first()).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/start$/);
});

test.describe("when the answer does not come", { tag: "@long" }, () => {
  // React throws the event of the toast's stylesheet, which has no network either.
  test.use({ expectedError: /Failed to load resource|^Event$/ });

  test("a person is told, keeps what they typed, and can try again", async ({ page }) => {
    await page.goto("/start");
    await fillWaitlistForm(page, { name: "Tess Retry", email: "tess@example.com" });
    await expect(page.locator("main astro-island")).not.toHaveAttribute("ssr"); // has its script
    await page.context().setOffline(true);
    await joinButton(page).click();
    await expect(page.getByText("Something went wrong").first()).toBeVisible();
    await expect(page.getByText("Please try again or contact us directly.").first()).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue("tess@example.com");
    await page.context().setOffline(false);
    await joinButton(page).click();
    // No toast is expected here: a browser may remember that its script did not load.
    await expect(page.getByRole("heading", { name: "You’re on the Priority List!" })).toBeVisible();
  });
});

test("keyboard alone is enough", async ({ page }) => {
  await page.goto("/start");
  await page.getByLabel("Full Name").focus();
  await page.keyboard.type("Kay Board");
  await page.keyboard.press("Tab");
  await page.keyboard.type("kay@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Monthly Plan" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("radio", { name: "Once-off Build" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Welcome to the waitlist!")).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false, expectedError: /status of 422/ });

  test("a person joins, reads the position and is moved on", async ({ page }) => {
    await page.goto("/waitlist?idea=Dog+walks&description=Early+mornings&form=waitlist");
    await expect(page.getByText("Dog walks")).toBeVisible();
    await fillWaitlistForm(page, { name: "Nora Script", email: "nora@example.com" });
    await joinButton(page).click();
    await expect(page.getByText("Welcome to the waitlist!")).toBeVisible();
    await expect(page.getByText(/at position #\d+/)).toBeVisible();
    await page.waitForURL(/\/thank-you\?type=waitlist&position=\d+$/);
    await expect(page.getByText(/You’re on the Priority List!/)).toBeVisible();
  });

  for (const width of [360, 768, 1440]) {
    test(`who is on the list already is told in view, ${width} px wide`, { tag: "@long" }, async ({
      page,
      site,
    }) => {
      const email = `twice-${width}@example.com`;
      await postJoin(site.app, person({ email }), { headers: { "x-forwarded-for": "10.8.0.1" } });
      await page.setViewportSize({ width, height: 740 });
      await page.goto("/waitlist?idea=Dog+walks&description=Early+mornings&form=waitlist");
      await fillWaitlistForm(page, { name: "Nora Script", email });
      await joinButton(page).click();
      await expect(page.getByText("Already on waitlist!")).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(/You’re already at position #\d+/)).toBeInViewport({ ratio: 1 });
    });
  }

  test("errors come back at the fields with what was typed", async ({ page }) => {
    await page.goto("/start");
    await fillWaitlistForm(page, { name: "Nora Script", email: "nora@nowhere" });
    await joinButton(page).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByLabel("Email Address")).toHaveValue("nora@nowhere");
    await expect(page.getByLabel("Full Name")).toHaveValue("Nora Script");
  });
});

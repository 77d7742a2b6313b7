import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { addSetUpLink } from "../../src/core/operators/set-up.ts";
import { addOperator, Browser, enrol, password } from "../support/operators.ts";
import { expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, test } from "./support/journey.ts";

test("an operator signs in by keyboard alone and may look at the password", async ({
  page,
  site,
}) => {
  const { email } = await addOperator(site.db, { email: `${randomUUID()}@example.com` });
  await page.goto("/admin/sign-in");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  const field = page.getByLabel("Password");
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expectAccessibleAtEveryWidth(page);
  await field.press("Enter");
  await expect(page.getByRole("heading", { name: "G’day, Olive" })).toBeVisible();
});

test("backup codes are copied and downloaded, and each says how many are left", {
  tag: "@long",
}, async ({ page, site, context }) => {
  const { email } = await addOperator(site.db, { email: `${randomUUID()}@example.com` });
  const other = new Browser(site.app);
  await other.post("/admin/sign-in", { email, password });
  const { backupCodes } = await enrol(other);

  await page.goto("/admin/account");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type(backupCodes[0]?.toLowerCase().replace("-", "") ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("9 backup codes left.");
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("link", { name: "Continue" }).click();

  const section = page.getByRole("region", { name: "Codes from an app" });
  await expect(section).toContainText("9 backup codes left.");
  await section.getByLabel("Your password").fill(password);
  await section.getByLabel("Code from your app").fill(backupCodes[1] ?? "");
  await section.getByRole("button", { name: "New backup codes" }).click();
  await expect(section).toContainText("10 backup codes left.");
  const shown = await section.getByRole("listitem").allTextContents();
  expect(shown).toHaveLength(10);

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await section.getByRole("button", { name: "Copy" }).click();
  await expect(section.getByRole("status").filter({ hasText: "Copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join("\n"));

  const downloading = page.waitForEvent("download");
  await section.getByRole("link", { name: "Download" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-codes-.*\.txt$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain(shown.join("\n"));
  await expectAccessibleAtEveryWidth(page);
});

test("password managers learn whose password each form is about", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const { email } = await addOperator(site.db, { email: `${randomUUID()}@example.com` });
  const forms = () =>
    page.locator("form:has(input[autocomplete$='-password'])").evaluateAll((found) =>
      found.map((form) => ({
        username: form.querySelector<HTMLInputElement>("input[autocomplete=username]")?.value,
        passwords: [...form.querySelectorAll("input[type=password]")].map((field) =>
          field.getAttribute("autocomplete"),
        ),
      })),
    );
  const token = await addSetUpLink(site.db.database, { purpose: "reset", email, role: "owner" });
  await page.goto(`/admin/reset-password?token=${token}`);
  await expect(page.getByLabel("New password")).toBeFocused();
  expect(await forms()).toEqual([{ username: email, passwords: ["new-password"] }]);
  const invited = `${randomUUID()}@example.com`;
  const invitation = { purpose: "invite", email: invited, role: "staff" } as const;
  await page.goto(`/admin/set-up?token=${await addSetUpLink(site.db.database, invitation)}`);
  await expect(page.getByLabel("Your name")).toBeFocused();
  expect(await forms()).toEqual([{ username: invited, passwords: ["new-password"] }]);

  await page.goto("/admin/account");
  expect(await forms()).toEqual([{ username: "", passwords: ["current-password"] }]);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  const found = await forms();
  expect(found.length).toBeGreaterThan(3);
  for (const { username } of found) expect(username).toBe(email);
  expect(found).toContainEqual({
    username: email,
    passwords: ["current-password", "new-password"],
  });
});

test.describe("when the session cannot be renewed", () => {
  test.use({ expectedError: /Auto refresh tick failed|Failed to load resource/ });

  test("an open page logs it and keeps on working", { tag: "@long" }, async ({ page, site }) => {
    const { email } = await addOperator(site.db, { email: `${randomUUID()}@example.com` });
    await page.goto("/admin/account");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
    await page.route("**/api/session", (route) => route.fulfill({ status: 503 }));
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Auto refresh"),
    );
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    expect((await logged).text()).toBe("Auto refresh tick failed... likely a transient error");
    await expect(page.getByText("You’ve been signed out")).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto("/admin/sign-in");
    await expect(page.getByLabel("Password")).toBeVisible();
    await expect(page.getByRole("button")).toHaveText(["Sign in"]);
  });
});

import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addOperator, password } from "../operators.ts";
import { expect, expectAccessible, type Site, test } from "./journey.ts";

/** Signs in as an operator of one's own, through the page. */
async function signIn(page: Page, site: Site): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await addOperator(site.db, { email });
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "G’day, Olive" })).toBeVisible();
  return email;
}

/** Somebody in line, with what a stranger might type. @returns their address. */
async function addPerson(site: Site, name: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await site.db.pool.query("select join_waitlist($1, $2, $3, 'monthly', $4, $5)", [
    ...[name, email, "0412 345 678"],
    ...[
      { idea: name, description: name },
      { page: "/start", utm_source: name },
    ],
  ]);
  return email;
}

test("an operator signs in, moves a person along and signs out", async ({ page, site }) => {
  const email = await addPerson(site, "Mia Nguyen");
  await signIn(page, site);
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByLabel("Status of Mia Nguyen").selectOption("Joined");
  await page.getByRole("button", { name: "Save the status of Mia Nguyen" }).click();
  await expect(page.getByRole("status")).toHaveText("Mia Nguyen is now joined.");
  const { rows } = await site.db.pool.query("select status from waitlist where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ status: "joined" }]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("the launch checklist counts, remembers, and says when all is done", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/qa");
  const items = page.getByRole("checkbox");
  await items.first().check();
  const total = await items.count();
  const percent = Math.round(100 / total);
  await expect(page.getByText(`${percent}%`)).toBeVisible();
  await page.reload();
  await expect(items.first()).toBeChecked();
  for (const item of await items.all()) await item.check();
  await expect(page.getByText("Ready for Launch")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reset All" }).click();
  await expect(page.getByText("Ready for Launch")).toBeHidden();
  await expect(items.first()).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("what strangers type is shown as text on every screen", async ({ page, site }) => {
  const attack = `"><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
  await addPerson(site, attack);
  await signIn(page, site);
  await page.goto("/admin/waitlist");
  await page.getByText("The idea they brought").last().click();
  await expect(page.getByText(attack).first()).toBeVisible();
  await page.goto("/admin/emails");
  await expect(page).toHaveTitle(/^Emails/);
});

for (const width of [360, 1440]) {
  test(`every screen can be used by everybody, ${width} px wide`, async ({ page, site }) => {
    test.slow(); // axe takes seconds a screen, and there are nine
    await addPerson(site, "Mia Nguyen");
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/admin/sign-in");
    await expectAccessible(page);
    await page.goto("/admin/forgot-password");
    await expectAccessible(page);
    await signIn(page, site);
    for (const path of ["", "/briefs", "/waitlist", "/emails", "/qa", "/account"]) {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, overflow]).toEqual([path, 0]);
    }
    await page.goto("/admin/emails");
    await page
      .getByRole("link", { name: /waitlist/ })
      .first()
      .click();
    await expectAccessible(page);
  });
}

test.describe("with an ended session", () => {
  test.use({ expectedError: /401/ });

  test("an open page says so, and what was typed can still be sent", async ({
    page,
    site,
    context,
  }) => {
    const email = await signIn(page, site);
    await page.goto("/admin/account");
    await page.getByLabel("Invite by email").fill("stan@example.com");
    await site.db.pool.query("delete from operator_sessions");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("You've been signed out")).toBeVisible();
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByLabel("Invite by email")).toHaveValue("stan@example.com");

    const tab = await context.newPage();
    await tab.goto("/admin/sign-in");
    await tab.getByLabel("Email").fill(email);
    await tab.getByLabel("Password").fill(password);
    await tab.getByRole("button", { name: "Sign in" }).click();
    await expect(tab.getByRole("heading", { name: "G’day, Olive" })).toBeVisible();
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByText("stan@example.com is invited")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the admin works too", async ({ page, site }) => {
    await addPerson(site, "Nora NoScript");
    await signIn(page, site);
    await page.goto("/admin/waitlist?q=Nora");
    await page.getByLabel("Status of Nora NoScript").first().selectOption("Removed");
    await page.getByRole("button", { name: "Save the status" }).first().click();
    await expect(page.getByText("Nora NoScript is now removed.")).toBeVisible();
  });
});

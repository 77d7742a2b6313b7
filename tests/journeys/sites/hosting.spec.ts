import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";
import { approvedSite, publish } from "../support/live-site.ts";

// What the console says of a form that was not accepted, and of a host that nobody has.
test.use({ expectedError: /status of (422|421)/ });

test("an operator takes a site live, a visitor writes to it, and the office lists the message", async ({
  page,
  site,
}) => {
  const id = await approvedSite(site, "Wattle & Daughters");
  await signIn(page, site);
  await page.goto(`/admin/sites/${id}/live`);
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel("Name").fill("www");
  await page.getByRole("button", { name: "Choose this name" }).click();
  await expect(page.getByText("has a special meaning")).toBeVisible();
  const home = await publish(page, site, { id, slug: "wattle-bakery" });
  await page.goto(`/admin/sites/${id}/live`);
  await expectAccessibleAtEveryWidth(page);

  await page.goto(home);
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByLabel("Email or phone").fill("0412");
  await page.getByLabel("Your message").fill("Cake for ten?\nOn Friday");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("check what’s marked below");
  await expect(page.getByLabel("Your message")).toHaveValue("Cake for ten?\nOn Friday");
  await expectAccessibleAtEveryWidth(page);
  await expect(page.getByText("Leave this empty")).toBeHidden();
  await page.getByLabel("Your email or phone").fill("0412 345 678");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(`${home}thanks`);
  await expect(page.getByRole("heading", { name: "Thanks, we’ve got your message" })).toBeVisible();

  await page.goto(`/admin/sites/${id}/enquiries`);
  await expect(page.getByText("Cake for ten?")).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test("where there is no site, the page says so plainly", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const { port } = new URL(site.app.url);
  await page.goto(`http://nobody-at-all.localhost:${port}/`);
  await expect(page.getByRole("heading")).toHaveText("There is no website at this address");
  await expectAccessible(page);
});

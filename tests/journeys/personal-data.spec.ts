import { addOperator, password } from "../support/operators.ts";
import { expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, fillWaitlistForm, joinButton, test } from "./support/journey.ts";

const mia = { name: "Mia Nguyen", email: "mia.leaves@example.com" };

test("a person leaves and returns by their email's link, and an owner erases them", {
  tag: "@long",
}, async ({ page, site }) => {
  const look = () => expectAccessibleAtEveryWidth(page);
  await page.goto("/start");
  await fillWaitlistForm(page, mia);
  await joinButton(page).click();
  await page.waitForURL(/\/thank-you/);
  const mailText = async () => {
    const { rows } = await site.db.pool.query("select text from emails where to_address = $1", [
      mia.email,
    ]);
    return rows[0]?.text;
  };
  await expect.poll(mailText).toContain("Leave the waitlist: ");
  const { pathname, search } = new URL(/waitlist: (\S+)/.exec(await mailText())?.[1] ?? "");
  await page.goto(pathname + search);
  await look();
  await page.getByRole("button", { name: "Leave the waitlist" }).click();
  await expect(page.getByRole("heading", { name: "You’ve left the waitlist" })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Put me back" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();

  const owner = await addOperator(site.db, { email: "olive.erases@example.com" });
  await page.goto("/admin/privacy");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("searchbox").fill(mia.email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("waiting")).toBeVisible();
  await look();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as JSON" }).click();
  expect((await download).suggestedFilename()).toBe("personal-data.json");
  await page.getByLabel("Type the address to confirm").fill(mia.email);
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("Everything that was found has been erased")).toBeVisible();
  await look();
  await page.getByRole("searchbox").fill(mia.email);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText(`We hold nothing about ${mia.email}.`)).toBeVisible();
});

import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";
import { approvedSite, publish } from "../support/live-site.ts";

test("a visitor asks in a frame that is fetched once it is opened, and writes what it cannot tell", {
  tag: "@long",
}, async ({ page, site }) => {
  const id = await approvedSite(site, "Wattle & Daughters");
  await signIn(page, site);
  const home = await publish(page, site, { id, slug: "wattle-asked" });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/ask") asked.push(request.method());
  });
  await page.goto(home);
  expect(asked).toEqual([]);
  await page.getByText("Ask a question").click();
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Your question").fill("How much is a manoush?");
  expect(asked).toEqual(["GET"]);
  await frame.getByLabel("Your question").press("Enter");
  await expect(frame.getByText("Zaatar manoush: $3.50")).toBeVisible();
  await expectAccessible(page);
  await frame.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(`${home}#prices`);

  await page.goto(`${home}ask`);
  await page.getByLabel("Your question").fill("Do you cater for weddings?");
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByText("Send your question to a person").click();
  await expect(page.getByLabel("Your message")).toHaveValue("Do you cater for weddings?");
  await expectAccessibleAtEveryWidth(page);
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByLabel("Your email or phone").fill("0412 345 678");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page).toHaveURL(`${home}thanks`);
});

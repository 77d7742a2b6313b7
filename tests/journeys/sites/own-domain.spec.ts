import { personAt } from "../../../src/core/people/people.ts";
import { eventually } from "../../support/eventually.ts";
import { ownPageOf } from "../../support/people.ts";
import { get } from "../../support/raw-request.ts";
import { siteToSend } from "../../support/sites/reviews.ts";
import { expectAccessibleAtEveryWidth } from "../support/access.ts";
import { signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";

test.use({
  viewport: { width: 360, height: 740 },
  baseURL: async ({ siteWithDomains }, use) => use(siteWithDomains.app.url),
  // What the console says of a form that was not accepted.
  expectedError: /status of 422/,
});

test("on a phone, a customer types their domain, sets its records one by one, and is live under it until it leads elsewhere", {
  tag: "@long",
}, async ({ page, siteWithDomains: site }) => {
  test.slow(); // five screens, each looked at
  const email = "mia@example.com";
  const name = "coffscakes.com.au";
  const { app, db, zone, address } = site;
  const siteId = await siteToSend(db, { email });
  await db.pool.query("update sites set status = 'live', live_release = 'x'");
  await db.database.transaction((tx) => personAt(tx, email));
  const link = await ownPageOf(db, email);

  await page.goto(link);
  await page.getByText("Use your own domain name").click();
  await page.getByLabel("Your domain name").fill("coffs cakes");
  await page.getByRole("button", { name: "Use this name" }).click();
  await expect(page.getByText("Please enter a domain name with its ending")).toBeVisible();
  await expect(page.getByLabel("Your domain name")).toHaveValue("coffs cakes");
  await expectAccessibleAtEveryWidth(page);
  await page.setViewportSize({ width: 360, height: 740 });

  zone[name] = { A: ["198.51.100.4"] };
  zone[`_site-check.${name}`] = { TXT: [`<b>v=spf1</b> ${"x".repeat(60_000)}`] };
  await page.getByLabel("Your domain name").fill(name);
  await page.getByRole("button", { name: "Use this name" }).click();
  await expect(page.getByRole("status")).toContainText("Your domain name is written down");
  const records = page.getByRole("region", { name: `Linking ${name}` }).getByRole("listitem");
  await expect(records.filter({ hasText: address })).toContainText("There now: 198.51.100.4");
  await expect(records.filter({ hasText: "_site-check" })).toContainText("<b>v=spf1</b> xxx");
  await expectAccessibleAtEveryWidth(page);
  await page.setViewportSize({ width: 360, height: 740 });

  zone[name] = { A: [address] };
  const check = page.getByRole("button", { name: "Check again" });
  await check.click();
  await expect(records.filter({ hasText: address })).toContainText("This one is right");
  await expect(records.filter({ hasText: "www" })).toContainText("There’s nothing there now");
  zone[`www.${name}`] = { CNAME: [name] };
  zone[`_site-check.${name}`] = { TXT: [`site=${siteId}`] };
  await check.click();
  await expect(page.getByText(`Your website is online at ${name}`)).toBeVisible();
  await eventually(async () => (await get(app.url, name)).status !== 421);
  await page.getByText("Your domain name", { exact: true }).click();
  await expectAccessibleAtEveryWidth(page);

  zone[`www.${name}`] = { A: ["198.51.100.4"] };
  await db.pool.query("update site_domains set checked_at = now() - interval '1 day'");
  await db.pool.query("select graphile_worker.add_job('check_domains')");
  await expect(async () => {
    await page.goto(link);
    await expect(page.getByText(`can’t be reached at www.${name} any more`)).toBeVisible();
  }).toPass();
  await expectAccessibleAtEveryWidth(page);
  await signIn(page, site);
  await page.goto(`/admin/sites/${siteId}/live`);
  await expect(page.getByText(`can’t be reached at www.${name} any more`)).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.goto(link);
  await page.getByRole("button", { name: "Stop using this name" }).click();
  await expect(page.getByText("Use your own domain name")).toBeVisible();
});

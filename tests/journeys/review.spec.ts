import type { Page } from "@playwright/test";
import { eventually } from "../support/eventually.ts";
import { addOperator, type Browser, signedIn } from "../support/operators.ts";
import { sendForReview, siteToSend } from "../support/reviews.ts";
import { expectAccessibleAtEveryWidth } from "./access.ts";
import { expect, type Site, test } from "./journey.ts";

let visits = 0;

/** A site that was sent for review, and the operator who did. */
async function sent({ app, db }: Site): Promise<{ siteId: string; link: string; olive: Browser }> {
  const email = `olive-${++visits}-${process.pid}@example.com`;
  const olive = await signedIn(app, await addOperator(db, { email }));
  const siteId = await siteToSend(db, { email: `mia-${visits}-${process.pid}@example.com` });
  return { siteId, olive, link: await sendForReview(olive, siteId) };
}

async function codeFor({ db }: Site, siteId: string): Promise<string> {
  return eventually(async () => {
    const { rows } = await db.pool.query(
      "select data from emails join sites on email = to_address where kind = 'review-code' and sites.id = $1",
      [siteId],
    );
    return rows[0]?.data.code;
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a customer taps a section, says what should change, and approves", async ({
    page,
    site,
  }) => {
    const { link, siteId } = await sent(site);
    await page.goto(link);
    await page.getByRole("button", { name: /^Comment on About: Us/ }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("“We bake.”").or(sheet.getByText("“Us”"))).toBeVisible();
    await sheet.getByLabel("What would you like?").fill("Say that we began in 1988");
    await sheet.getByLabel("Your name").fill("Mia");
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText("Thanks, we’ve got your comment.")).toBeVisible();
    const comments = page.getByRole("region", { name: "Comments" });
    await expect(comments.getByText("Say that we began in 1988")).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Comment on About: Us, 1 comment" }),
    ).toBeVisible();

    await page.getByRole("button", { name: "Email me a code" }).click();
    await expect(page.getByText("The code is on its way")).toBeVisible();
    await page.getByLabel("Your full name").fill("Mia Nguyen");
    await page.getByLabel("Code from our email").fill(await codeFor(site, siteId));
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Approve this website" }).click();
    await expect(page.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await expect(page.getByText("What happens next")).toBeVisible();
  });

  test("without JavaScript the same", async ({ site, browser }) => {
    const { link, siteId } = await sent(site);
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.app.url });
    await page.goto(link);
    const words = page.frameLocator("iframe").getByRole("heading", { name: "Bread, by hand" });
    await expect(words).toBeVisible();
    await page.getByLabel("What is it about?").selectOption("About: Us");
    await page.getByLabel("What would you like?").last().fill("Say that we began in 1988");
    await page.getByLabel("Your name", { exact: true }).last().fill("Mia");
    await page.getByRole("button", { name: "Send", exact: true }).last().click();
    await expect(page.getByText("We’ve got your comment")).toBeVisible();
    const comments = page.getByRole("region", { name: "Comments" });
    await expect(comments.getByText("Say that we began in 1988")).toBeVisible();
    await page.getByRole("button", { name: "Email me a code" }).click();
    await page.getByLabel("Your full name").fill("Mia Nguyen");
    await page.getByLabel("Code from our email").fill(await codeFor(site, siteId));
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Approve this website" }).click();
    await expect(page.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await page.close();
  });
});

test("the sections are reached by the keyboard alone, from top to bottom, and the sheet gives the focus back", async ({
  page,
  site,
}) => {
  const { link } = await sent(site);
  await page.goto(link);
  const buttons = page.getByRole("button", { name: /^Comment on / });
  await expect(buttons).toHaveText(Array.from({ length: 6 }, () => "+"));
  await buttons.first().focus();
  const names: string[] = [];
  for (let n = 0; n < 6; n++) {
    names.push((await page.locator(":focus").getAttribute("aria-label")) ?? "");
    await page.keyboard.press("Tab");
  }
  expect(names).toEqual([
    "Comment on Top of the page",
    "Comment on Opening: Bread, by hand",
    "Comment on Services: Prices",
    "Comment on About: Us",
    "Comment on Contact: Reach us",
    "Comment on Foot of the page",
  ]);
  await buttons.nth(3).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("What would you like?")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(buttons.nth(3)).toBeFocused();
});

test.describe("on a bad line", () => {
  test.use({ expectedError: /Failed to load resource/ });

  test("nothing typed is lost, and trying again sends it once", async ({ page, site }) => {
    const { link, siteId } = await sent(site);
    await page.goto(link);
    await page.getByRole("button", { name: /^Comment on Opening/ }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("What would you like?").fill("A bigger photo");
    await page.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await page.getByRole("button", { name: /^Comment on Opening/ }).click();
    await expect(sheet.getByLabel("What would you like?")).toHaveValue("A bigger photo");
    await sheet.getByLabel("Your name").fill("Mia");
    // It arrives, and its answer is lost.
    await page.route("**/review/*", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort();
    });
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(sheet.getByRole("alert")).toContainText("Your words are kept here");
    await expect(sheet.getByLabel("What would you like?")).toHaveValue("A bigger photo");
    await page.unroute("**/review/*");
    await sheet.getByRole("button", { name: "Try again" }).click();
    await expect(sheet).toBeHidden();
    const { rows } = await site.db.pool.query(
      "select text from review_comments join reviews r on r.id = review_id where r.site_id = $1",
      [siteId],
    );
    expect(rows).toEqual([{ text: "A bigger photo" }]);
  });
});

test.describe("a script in the frame", () => {
  test.use({ expectedError: /^Blocked script execution/ });

  test("does not run, even put there by the page around it", async ({ page, site }) => {
    const { link } = await sent(site);
    await page.goto(link);
    const frame = await page.locator("iframe").getAttribute("src");
    const ran = await page.evaluate(async (address) => {
      const frame = document.createElement("iframe");
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      frame.src = `${address}`;
      document.body.append(frame);
      await loaded;
      const inside = frame.contentDocument;
      const script = inside?.createElement("script");
      if (!inside || !script) return "no document";
      script.append("parent.document.title = 'ran'");
      inside.body.append(script);
      return document.title;
    }, frame);
    expect(ran).not.toBe("ran");
  });
});

test("what is new since the last look is marked, and the page is accessible at every width", async ({
  page,
  site,
}) => {
  const { link, siteId, olive } = await sent(site);
  await page.goto(link);
  await comment(page, "Since 1988");
  const { rows } = await site.db.pool.query(
    "select c.id from review_comments c join reviews r on r.id = review_id where r.site_id = $1",
    [siteId],
  );
  const answer = { intent: "answer", thread: rows[0].id, text: "It’s there now" };
  await olive.post(`/admin/sites/${siteId}/review`, answer);
  await page.reload();
  await expect(page.getByText("New", { exact: true })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("button", { name: /^Comment on Opening/ }).click();
  await expectAccessibleAtEveryWidth(page, "dialog");
  await page.reload();
  await expect(page.getByText("It’s there now")).toBeVisible();
  await expect(page.getByText("New", { exact: true })).toBeHidden();
});

test("an operator sends a site, copies its link, answers and revokes", async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const owner = await addOperator(site.db, { email: `olive-sends-${process.pid}@example.com` });
  const { cookies } = await signedIn(site.app, owner);
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  );
  const siteId = await siteToSend(site.db, { email: `mia-sent-${process.pid}@example.com` });
  await page.goto(`/admin/sites/${siteId}/review`);
  await page.getByRole("button", { name: "Send for review" }).click();
  await expect(page.getByRole("status")).toContainText("The site is on show");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = new URL(copied).pathname;

  const customer = await context.newPage();
  await customer.goto(link);
  await comment(customer, "Since 1988");
  await page.reload();
  await page.getByText("Answer", { exact: true }).click();
  await page.getByLabel("Your answer").fill("It’s there now");
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("button", { name: "Send answer" }).click();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await customer.reload();
  const comments = customer.getByRole("region", { name: "Comments" });
  await expect(comments.getByText("It’s there now")).toBeVisible();
  await expect(comments.getByText("Done")).toBeVisible();

  await page.getByText("Revoke it").click();
  await page.getByRole("button", { name: "Yes, revoke the link" }).click();
  await expect(page.getByText("The link has been revoked.")).toBeVisible();
  expect((await customer.goto(link))?.status()).toBe(410);
  await expectAccessibleAtEveryWidth(customer);
});

async function comment(page: Page, text: string) {
  const form = page.getByRole("region", { name: "Write a comment" });
  await form.getByLabel("What would you like?").fill(text);
  await form.getByLabel("Your name").fill("Mia");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: "Comments" }).getByText(text)).toBeVisible();
}

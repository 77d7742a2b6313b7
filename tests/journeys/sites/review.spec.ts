import type { Page } from "@playwright/test";
import { factsSchema } from "../../../src/blocks/facts/facts.ts";
import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { addOperator, Browser, signedIn } from "../../support/operators.ts";
import { readCode, sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { without } from "../../support/sites/site-in-review.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { pdf, photo } from "../../support/uploads.ts";
import { expectAccessibleAtEveryWidth } from "../support/access.ts";
import { expect, type Site, test } from "../support/journey.ts";

let visits = 0;

/** A site that was sent for review, and the operator who did. */
async function sent(
  { app, db }: Site,
  content?: Content,
): Promise<{ siteId: string; link: string; olive: Browser }> {
  const email = `olive-${++visits}-${process.pid}@example.com`;
  const olive = await signedIn(app, await addOperator(db, { email }));
  const siteId = await siteToSend(db, {
    email: `mia-${visits}-${process.pid}@example.com`,
    ...(content && { content }),
  });
  return { siteId, olive, link: await sendForReview(olive, siteId) };
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedError: /status of 422/ });

  test("a customer taps a section, says what should change, and approves", async ({
    page,
    site,
  }) => {
    const { link, siteId, olive } = await sent(site);
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

    await page.getByRole("button", { name: "Ask for a code" }).click();
    await expect(page.getByText("Your code is ready for us to pass on")).toBeVisible();
    await page.getByRole("button", { name: "Approve this website" }).click();
    await expect(page.getByText("Please write your name")).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
    await page.getByLabel("Your full name").fill("Mia Nguyen");
    await page.getByLabel("Code from us").fill(await readCode(olive, site.db, siteId));
    await page.getByRole("checkbox", { name: /^I approve/ }).check();
    await page.getByRole("button", { name: "Approve this website" }).click();
    await expect(page.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await expect(page.getByText("What happens next")).toBeVisible();
    await expectAccessibleAtEveryWidth(page);
  });

  test("a customer answers what only they know, and nothing typed is lost on the way", async ({
    page,
    site,
  }) => {
    const question = { id: "parking", question: "Is there parking?" };
    const others = [{ id: "dogs", question: `May the ${"very ".repeat(20)}big dog come in?` }];
    const { document, facts } = siteContent();
    const questions = { value: [question, ...others], source: "catalogue", confirmed: false };
    const content = { document, facts: factsSchema.parse({ ...facts, questions }) };
    const { link, olive, siteId } = await sent(site, content);
    await page.goto(link);
    const asked = page.getByRole("region", { name: "A few things only you know" });
    await asked.getByLabel("Is there parking?").fill("Behind the shop 🚗");
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0); // has its script
    await page.reload();
    await expect(asked.getByLabel("Is there parking?")).toHaveValue("Behind the shop 🚗");
    await asked.getByRole("button", { name: "Send answers" }).click();
    await expect(asked.getByText("Please write your name")).toBeVisible();
    await expect(asked.getByLabel("Your name")).toBeFocused();
    await expectAccessibleAtEveryWidth(page);
    await asked.getByLabel("Your name").fill("Mia");
    await asked.getByRole("button", { name: "Send answers" }).press("Enter");
    await expect(page.getByText("Thanks, we’ve got your answers.")).toBeVisible();
    await expect(asked.getByLabel("Is there parking?")).toHaveCount(0);
    const comments = page.getByRole("region", { name: "Comments" });
    await expect(comments.getByText("Behind the shop 🚗")).toBeVisible();
    const office = await (await olive.get(`/admin/sites/${siteId}/review`)).text();
    expect(office).toContain("Add to the site");
  });

  test("without JavaScript the same", { tag: "@long" }, async ({ site, browser }) => {
    const { link, siteId, olive } = await sent(site);
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
    await page.getByRole("button", { name: "Ask for a code" }).click();
    await page.getByLabel("Your full name").fill("Mia Nguyen");
    await page.getByLabel("Code from us").fill(await readCode(olive, site.db, siteId));
    await page.getByRole("checkbox", { name: /^I approve/ }).check();
    await page.getByRole("button", { name: "Approve this website" }).click();
    await expect(page.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await page.close();
  });
});

test.describe("the first comment on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("takes a tap, two fields and a tap, and the next one asks for no name", async ({
    page,
    site,
  }) => {
    const { link } = await sent(site);
    await page.goto(link);
    // Everything that a person has to do.
    await page.getByRole("button", { name: /^Comment on Opening/ }).tap();
    const sheet = page.getByRole("dialog");
    const [words, name] = [sheet.getByLabel("What would you like?"), sheet.getByLabel("Your name")];
    await expect(words).toBeFocused();
    // At a quick person's pace: Chromium puts no caret where a second tap follows within half a second.
    await words.pressSequentially("A bigger photo of the bread", { delay: 40 });
    await name.tap();
    await name.pressSequentially("Mia");
    await sheet.getByRole("button", { name: "Send" }).tap();
    await expect(page.getByText("Thanks, we’ve got your comment.")).toBeVisible();

    await page.getByRole("button", { name: /^Comment on About: Us/ }).tap();
    await expect(name).toHaveValue("Mia");
  });
});

test.describe("files", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 422/ });

  test("are attached, looked through and taken off, and are in the thread of both sides", async ({
    page,
    site,
  }) => {
    const { link, siteId, olive } = await sent(site);
    await page.goto(link);
    await page.getByRole("button", { name: /^Comment on About: Us/ }).click();
    const sheet = page.getByRole("dialog");
    const file = async (name: string, buffer: Buffer) => ({ name, buffer, mimeType: "" });
    const choose = sheet.getByLabel("Attach files");
    await choose.setInputFiles([
      await file("shop.jpg", await photo({ width: 640, height: 480 })),
      await file("page.html", Buffer.from("<script>alert(1)</script>")),
      await file("film.mov", Buffer.alloc(10 * 1024 * 1024 + 1)),
    ]);
    await expect(
      sheet.getByText("Failed to upload film.mov: it is larger than 10 MB."),
    ).toBeVisible();
    await sheet.getByLabel("What would you like?").fill("Like this photo");
    await sheet.getByLabel("Your name").fill("Mia");
    // Closing the sheet loses nothing.
    await sheet.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: /^Comment on About: Us/ }).click();
    await expect(sheet.getByRole("listitem")).toHaveText([/^shop\.jpg/, /^page\.html/]);
    await sheet.getByLabel("Your name").fill("Mia");
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(
      sheet.getByText("Failed to upload page.html: it’s not a kind we accept."),
    ).toBeVisible();
    await expectAccessibleAtEveryWidth(page, "dialog");
    await expect(sheet.getByLabel("What would you like?")).toHaveValue("Like this photo");
    await sheet.getByRole("button", { name: "Remove page.html" }).click();
    await sheet.getByRole("button", { name: "Send" }).click();
    await expect(sheet).toBeHidden();
    const comments = page.getByRole("region", { name: "Comments" });
    const shown = comments.getByRole("img", { name: "shop.jpg" });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(640);
    await expectAccessibleAtEveryWidth(page);
    const office = await (await olive.get(`/admin/sites/${siteId}/review`)).text();
    expect(office).toContain("shop.jpg");
  });
});

test.describe("without the script", { tag: "@long" }, () => {
  test("files are attached too, and a reply that is refused is where it was written", async ({
    site,
    scriptless: page,
  }) => {
    const { link } = await sent(site);
    await page.goto(link);
    const write = page.getByRole("region", { name: "Write a comment" });
    await write.getByLabel("What would you like?").fill("Like this");
    await write.getByLabel("Your name").fill("Mia");
    const menu = { name: "menu.pdf", mimeType: "application/pdf", buffer: pdf() };
    await write.getByLabel("Attach files").setInputFiles([menu]);
    await write.getByRole("button", { name: "Send" }).click();
    const comments = page.getByRole("region", { name: "Comments" });
    await expect(comments.getByRole("link", { name: /^menu\.pdf/ })).toBeVisible();

    await comments.getByText("Reply", { exact: true }).click();
    await comments.getByLabel("Your reply").fill("Or like that");
    await comments.getByRole("button", { name: "Send" }).click();
    await expect(comments.getByText("Please write your name")).toBeVisible();
    await expect(comments.getByLabel("Your reply")).toHaveValue("Or like that");
    await expect(write.getByLabel("What would you like?")).toHaveValue("");
    await comments.getByLabel("Your name").fill("Mia");
    await comments.getByRole("button", { name: "Send" }).click();
    await expect(comments.getByText("Or like that")).toBeVisible();
  });
});

test("what changed is listed and marked against the version that this browser saw last", {
  tag: "@long",
}, async ({ page, site, scriptless }) => {
  const { link, siteId, olive } = await sent(site);
  const send = async (base: number, content: Content) => {
    await saveRevision(site.db, { siteId, base, actor: "olive", ...content });
    await sendForReview(olive, siteId);
  };
  await page.goto(link);
  await expect(page.getByText(/^What changed since/)).toBeHidden();
  await send(1, siteContent({ headline: "Bread again" }));
  await send(2, without("us", siteContent({ headline: "Bread again", phone: "1300 555 118" })));
  await page.reload();
  await expect(page.getByText("What changed since version 1")).toBeVisible();
  const changes = page.getByRole("group").filter({ hasText: "What changed" }).getByRole("listitem");
  await expect(changes).toHaveText([
    "Changed: Opening: Bread again",
    "Changed: Contact and enquiries: Reach us",
    "Changed: Foot of the page",
    "Removed: About: Us",
  ]);
  await expect(
    page.getByRole("button", { name: "Comment on Contact and enquiries: Reach us, changed" }),
  ).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  // Looking again takes no mark away.
  await page.reload();
  await expect(page.getByText("What changed since version 1")).toBeVisible();
  // Another browser has seen none.
  await scriptless.goto(link);
  await expect(scriptless.getByText("What changed since version 2")).toBeVisible();
});

test("a thread that is long, wide and in other scripts stays within its page", {
  tag: "@long",
}, async ({ page, site }) => {
  const { link, siteId, olive } = await sent(site);
  await page.goto(link);
  const release = (await page.locator("iframe").getAttribute("src"))?.split("/")[4] ?? "";
  const texts = ["x".repeat(2_000), "أريد صورة أكبر للخبز 🥖🥖", "👩‍🍳".repeat(200), "A\n\n\nB"];
  const mia = new Browser(site.app);
  const names = ["x".repeat(100), "ليلى", "👩‍🍳 Mia", "Mia"];
  for (const [at, text] of texts.entries()) {
    const name = names[at] ?? "";
    await mia.post(link, { release, about: "block:us", quoted: text.slice(0, 300), name, text });
  }
  const { rows } = await site.db.pool.query(
    "select c.id from review_comments c join reviews r on r.id = review_id where r.site_id = $1",
    [siteId],
  );
  expect(rows).toHaveLength(texts.length);
  for (let n = 0; n < 12; n++) {
    const text = texts[n % texts.length] ?? "";
    await olive.post(`/admin/sites/${siteId}/review`, {
      intent: "answer",
      thread: rows[0].id,
      text,
    });
  }
  await page.reload();
  await expect(page.getByText("أريد صورة أكبر للخبز 🥖🥖", { exact: true }).first()).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test("the sections are reached by the keyboard alone, from top to bottom, and the sheet gives the focus back", {
  tag: "@long",
}, async ({ page, site }) => {
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
    "Comment on Services and prices: Prices",
    "Comment on About: Us",
    "Comment on Contact and enquiries: Reach us",
    "Comment on Foot of the page",
  ]);
  await buttons.nth(3).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("What would you like?")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(buttons.nth(3)).toBeFocused();
});

test.describe("on a bad line", { tag: "@long" }, () => {
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
    await expect(sheet.getByRole("alert")).toContainText("What you wrote is still here");
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

test("what is new since the last look is marked, and the page is accessible at every width", {
  tag: "@long",
}, async ({ page, site }) => {
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
  await expect(page.getByRole("status")).toContainText("The site is ready for review");
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

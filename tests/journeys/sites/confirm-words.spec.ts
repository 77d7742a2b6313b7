import type { Page } from "@playwright/test";
import { factsSchema } from "../../../src/blocks/facts/facts.ts";
import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { addOperator, signedIn } from "../../support/operators.ts";
import { readCode, sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { signIn } from "../support/editor.ts";
import { expect, type Site, test } from "../support/journey.ts";

// What the console says of a form that was not accepted, and of a site that can’t be published yet.
test.use({ expectedError: /status of 4(09|22)/ });

const insured = "We are fully insured.";

/** As many as no screen shows at once. */
const cakes = Array.from({ length: 12 }, (_, at) => `Celebration cake no. ${at + 1}`);
const pies = "Pies: We bake them every morning.";
const long = `Donaudampfschifffahrtsgesellschaftskapitänstorte ${"with cream ".repeat(6)}`.trim();
const arabic = "مناقيش بالزعتر: نخبزها كل صباح";

/** A draft with services that we suggested, and with a sentence that needs proof. */
function draft(): Content {
  const content = siteContent();
  const value = [
    { id: "pies", name: "Pies", note: "We bake them every morning." },
    { id: "arabic", name: "مناقيش بالزعتر", note: "نخبزها كل صباح" },
    { id: "long", name: long },
    ...cakes.map((name, at) => ({ id: `cake-${at}`, name })),
  ];
  const services = { value, source: "catalogue", confirmed: true };
  const [home] = content.document.pages;
  for (const block of home?.blocks ?? []) {
    if (block.type === "about") block.body = `We bake. ${insured}`;
  }
  return { ...content, facts: factsSchema.parse({ ...content.facts, services }) };
}

/** That draft, sent to its customer by an operator who is signed in on the page. */
async function sent(page: Page, site: Site, name: string) {
  const mail = `mia-${name}-${process.pid}@example.com`;
  const siteId = await siteToSend(site.db, { content: draft(), email: mail });
  await signIn(page, site);
  await page.goto(`/admin/sites/${siteId}/review`);
  await expect(page.getByText(insured)).toBeVisible();
  await page.getByRole("button", { name: "Send for review" }).click();
  const address = await page.getByLabel(/^Anyone who has it/).inputValue();
  return { siteId, link: new URL(address).pathname };
}

test("words that we suggested are confirmed by the customer and by an operator, proof is recorded, and then the site goes live", {
  tag: "@long",
}, async ({ page, site, browser }) => {
  const { siteId, link } = await sent(page, site, "words");

  await test.step("the customer confirms two lines, by the keyboard, and approves", async () => {
    const customer = await browser.newPage({ baseURL: site.app.url });
    await customer.goto(link);
    const lines = customer.getByRole("region", { name: "Words we suggested" });
    await expect(lines.getByRole("checkbox")).toHaveCount(15);
    for (const line of [pies, arabic]) {
      await lines.getByRole("checkbox", { name: line }).focus();
      await customer.keyboard.press("Space");
    }
    await lines.getByLabel("Your name").fill("Mia Nguyen");
    await customer.keyboard.press("Enter");
    await expect(customer.getByText("Thank you, that’s confirmed")).toBeInViewport();
    await customer.getByRole("link", { name: "13 lines are still to be confirmed" }).click();
    await expect(lines.getByRole("checkbox")).toHaveCount(13);
    await expect(lines.getByRole("checkbox", { name: pies })).toBeHidden();
    await expectAccessibleAtEveryWidth(customer, "#lines");
    await customer.getByRole("button", { name: "Ask for a code" }).click();
    const olive = await signedIn(
      site.app,
      await addOperator(site.db, { email: `olive-code-${process.pid}@example.com` }),
    );
    await customer.getByLabel("Your full name").fill("Mia Nguyen");
    await customer.getByLabel("Code from us").fill(await readCode(olive, site.db, siteId));
    await customer.getByRole("checkbox", { name: /^I approve/ }).check();
    await customer.getByRole("button", { name: "Approve this website" }).click();
    await expect(customer.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await customer.context().close();
  });

  await test.step("publishing is refused with the rest by name", async () => {
    await page.goto(`/admin/sites/${siteId}/live`);
    await page.getByRole("button", { name: "It may be published" }).click();
    await page.getByRole("button", { name: "Publish version 1" }).click();
    const refused = page.getByRole("alert");
    for (const words of [long, ...cakes, insured]) await expect(refused).toContainText(words);
    await expect(refused).not.toContainText("Pies");
    await expect(refused).not.toContainText("مناقيش");
    await expectAccessibleAtEveryWidth(page, "main");
  });

  await test.step("an operator confirms one line, and the rest once each was on the screen", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/sites/${siteId}`);
    await page.getByRole("button", { name: "Go to these words" }).click();
    await expect(page.getByRole("heading", { name: "Words we suggested" })).toBeFocused();
    const lines = page.getByRole("region", { name: "Words we suggested" });
    await expect(lines.getByRole("listitem").filter({ hasText: "It’s right" })).toHaveCount(13);
    await expect(lines.getByRole("button", { name: "All 13 are right" })).toBeDisabled();
    await expectAccessible(page, "main");
    await lines.getByRole("button", { name: `It’s right “${cakes[0]}”` }).focus();
    await page.keyboard.press("Enter");
    const all = lines.getByRole("button", { name: "All 12 are right" });
    await expect(all).toBeDisabled();
    await expect(lines.getByText("Who confirmed what (3)")).toBeVisible();
    for (const line of await lines.getByRole("listitem").all()) await line.scrollIntoViewIfNeeded();
    await all.click();
    await expect(lines.getByText("Who confirmed what (15)")).toBeVisible();
  });

  await test.step("records the proof that they saw", async () => {
    const proof = page.getByRole("region", { name: "Needs proof" });
    const record = proof.getByRole("button", { name: "Record what I saw" });
    await record.click();
    await expect(proof.getByText("Please write what you saw")).toBeVisible();
    await expectAccessible(page, "main");
    await proof.getByLabel("What I saw").fill("The certificate, valid to June");
    await proof.getByLabel("When I saw it").fill("2026-02-03");
    await record.click();
    await expect(proof.getByText(/saw The certificate, valid to June on 3 Feb 2026/)).toBeVisible();
  });

  await test.step("and publishes: the live host says it", async () => {
    await page.goto(`/admin/sites/${siteId}/live`);
    await page.getByRole("button", { name: "Publish version 1" }).click();
    await expect(page.getByRole("status")).toContainText("The site is live");
    const address = await page.getByRole("link", { name: /^http:/ }).getAttribute("href");
    const { port } = new URL(site.app.url);
    await page.goto(Object.assign(new URL(address ?? ""), { port }).href);
    await expect(page.getByText("مناقيش بالزعتر")).toBeVisible();
    await expect(page.getByText(insured)).toBeVisible();
  });
});

test("without JavaScript, a customer confirms lines one by one, and all that are left", {
  tag: "@long",
}, async ({ site, scriptless: page }) => {
  const email = `olive-scriptless-${process.pid}@example.com`;
  const olive = await signedIn(site.app, await addOperator(site.db, { email }));
  const siteId = await siteToSend(site.db, { content: draft(), email: `mia-${email}` });
  await page.goto(await sendForReview(olive, siteId));
  const lines = page.getByRole("region", { name: "Words we suggested" });
  const confirm = lines.getByRole("button", { name: "The ticked lines are right" });
  await lines.getByRole("checkbox", { name: pies }).check();
  await confirm.click();
  await expect(lines.getByText("Please write your name")).toBeVisible();
  await expect(lines.getByRole("checkbox", { name: pies })).toBeChecked();
  await lines.getByLabel("Your name").fill("Mia");
  await confirm.click();
  await expect(lines.getByRole("checkbox")).toHaveCount(14);
  await lines.getByLabel("Your name").fill("Mia");
  await lines.getByRole("button", { name: "All 14 are right" }).click();
  await expect(page.getByText("Thank you, that’s confirmed")).toBeVisible();
  await expect(lines).toBeHidden();
});

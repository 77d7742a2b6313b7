import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { eventually } from "../../support/eventually.ts";
import { comment, sendBrief, signIn, startBusiness } from "../support/business.ts";
import { saved, section } from "../support/editor.ts";

/** Where pictures of the way go, for the README; unset, none are made. */
const pictures = process.env.JOURNEY_PICTURES;

test("a brief becomes a live website that takes enquiries, though the app is killed between any two steps", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(480_000);
  await using business = await startBusiness();
  const { url, crash, mailTo, mails } = business;
  const phone = { viewport: { width: 390, height: 844 }, baseURL: url };
  const owner = await browser.newPage(phone);
  const office = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: url });
  const visitor = await browser.newPage(phone);

  await test.step("the owner of a bakery sends a brief with two photos", async () => {
    await sendBrief(owner);
    await crash();
  });

  await test.step("the operator finds a draft, and makes three changes", async () => {
    await signIn(office, business.operator);
    await eventually(() => business.has("select from site_files"));
    await office.goto("/admin/sites");
    await office.getByRole("link", { name: "Wattle & Daughters" }).click();
    const frame = office.frameLocator("iframe");
    await expect(frame.getByRole("link", { name: "(02) 5550 1188" }).first()).toBeVisible();
    await takePicture(office, "draft");
    await section(office, "Opening").click();
    await office
      .getByLabel("Headline", { exact: true })
      .fill("Bread by hand, from four in the morning");
    await saved(office);
    await crash();
    await office.getByRole("button", { name: "Facts" }).click();
    await office.getByLabel("Phone", { exact: true }).fill("(02) 5550 1199");
    await saved(office);
    await section(office, "Services and prices").click();
    await office.getByLabel("Heading", { exact: true }).fill("From our oven");
    await saved(office);
    await takePicture(office, "editor");
    await crash();
  });

  await test.step("sends it to the owner", async () => {
    await office.getByRole("link", { name: "Live", exact: true }).click();
    await office.getByLabel("Name", { exact: true }).fill("wattle-bakery");
    await office.getByRole("button", { name: "Choose this name" }).click();
    await expect(
      office.getByText(`http://wattle-bakery.localhost:${new URL(url).port}`),
    ).toBeVisible();
    await crash();
    await office.getByRole("link", { name: "Review", exact: true }).click();
    await office.getByRole("button", { name: "Send for review" }).click();
    await expect(office.getByLabel(/^Anyone who has it/)).toHaveValue(/\/review\//);
    await crash();
  });

  const link =
    await test.step("the owner opens the link on a phone, and comments twice", async () => {
      const { raw } = await mailTo("mia@wattle.example", /website/i);
      const path = /\/review\/[\w.-]+/.exec(raw)?.[0] ?? "no link";
      await owner.goto(path);
      await takePicture(owner, "review");
      await comment(owner, /^Comment on Opening/, "Five, not four. I am not a farmer.");
      await crash();
      await owner.reload();
      await comment(owner, /^Comment on Services/, "Please add that trays take a day.");
      await crash();
      return path;
    });

  await test.step("the operator changes what she asked for, and sends it again", async () => {
    await office.reload();
    await expect(office.getByText("Five, not four. I am not a farmer.")).toBeVisible();
    await expect(office.getByText("Please add that trays take a day.")).toBeVisible();
    await office.getByRole("button", { name: "Mark as done" }).first().click();
    await expect(office.getByRole("button", { name: "Reopen" })).toBeVisible();
    await crash();
    await office.getByRole("link", { name: "Edit", exact: true }).click();
    await section(office, "Opening").click();
    await office
      .getByLabel("Headline", { exact: true })
      .fill("Bread by hand, from five in the morning");
    await saved(office);
    await office.getByRole("link", { name: "Review", exact: true }).click();
    await office.getByRole("button", { name: /^Send .*(again|review)/ }).click();
    await expect(office.getByText(/^The site is ready for review/)).toBeVisible();
    await crash();
  });

  await test.step("the owner approves by a code from her mailbox", async () => {
    await owner.goto(link);
    const words = owner.frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(words).toHaveText("Bread by hand, from five in the morning");
    await owner.getByRole("button", { name: "Email me a code" }).click();
    await expect(owner.getByText("The code is on its way")).toBeVisible();
    await crash();
    const { raw } = await mailTo("mia@wattle.example", /code/i);
    await owner.getByLabel("Your full name").fill("Mia Nguyen");
    await owner.getByLabel("Code from our email").fill(/\b\d{6}\b/.exec(raw)?.[0] ?? "no code");
    await owner.getByRole("checkbox", { name: /^I approve/ }).check();
    await owner.getByRole("button", { name: "Approve this website" }).click();
    await expect(owner.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await crash();
  });

  await test.step("the operator publishes it", async () => {
    await office.getByRole("link", { name: "Live", exact: true }).click();
    await office.getByRole("button", { name: "It may be published" }).click();
    await expect(office.getByRole("button", { name: "It may be published" })).toBeHidden();
    await crash();
    await office
      .getByRole("button", { name: /^Publish/ })
      .first()
      .click();
    await expect(office.getByRole("heading", { name: "Live", exact: true })).toBeVisible();
    await crash();
  });

  await test.step("a neighbour reads it under its own name, and asks for trays", async () => {
    await visitor.goto(`http://wattle-bakery.localhost:${new URL(url).port}/`);
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(
      "Bread by hand, from five in the morning",
    );
    await expect(visitor.getByRole("link", { name: "(02) 5550 1199" }).first()).toBeVisible();
    await expect(visitor.locator("img").first()).toHaveJSProperty("complete", true);
    await takePicture(visitor, "live");
    await visitor.getByLabel("Your name").fill("Zoe Papadakis");
    await visitor.getByLabel("Email or phone").fill("zoe@example.com");
    await visitor.locator("textarea[name=message]").fill("Could I have two trays on Friday?");
    await visitor.getByRole("button", { name: "Send" }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toContainText("Thank");
    await crash();
  });

  await test.step("the bakery has the email, once, and the operator sees the enquiry", async () => {
    const { raw } = await mailTo("mia@wattle.example", /enquiry|message/i);
    expect(raw).toContain("two trays on Friday");
    expect(raw).toContain("Reply-To: zoe@example.com");
    await office.getByRole("link", { name: "Enquiries", exact: true }).last().click();
    await expect(office.getByText("Could I have two trays on Friday?")).toBeVisible();
    const told = mails.filter((mail) => mail.raw.includes("two trays on Friday"));
    expect(new Set(told.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) });
}

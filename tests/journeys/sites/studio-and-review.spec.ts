import { devices, expect, test } from "@playwright/test";
import { eventually } from "../../support/eventually.ts";
import { photo } from "../../support/uploads.ts";
import { comment, sendBrief, signIn, startBusiness } from "../support/business.ts";
import { saved, section } from "../support/editor.ts";

test("operator and customer work on one website at once, from the brief to the approval", {
  tag: "@long",
}, async ({ browser }) => {
  test.setTimeout(480_000);
  await using business = await startBusiness();
  const { url: baseURL, mailTo, mails } = business;
  const { viewport, isMobile, hasTouch } = devices["Pixel 7"];
  await using ofOwner = await browser.newContext({ baseURL, viewport, isMobile, hasTouch });
  await using ofOffice = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
  });
  const owner = await ofOwner.newPage();
  const office = await ofOffice.newPage();
  const owners = "mia@wattle.example";

  await test.step("the operator asks about the brief, and its clock is stopped", async () => {
    await sendBrief(owner);
    await signIn(office, business.operator);
    await office.goto("/admin/briefs");
    await office.getByRole("link", { name: "Wattle & Daughters" }).click();
    await office.getByLabel("Question").fill("Do you bake on Christmas Eve?");
    await office.getByRole("button", { name: "Ask, and stop the clock" }).click();
    await expect(office.getByText(/^The clock stopped on/).first()).toBeVisible();
  });

  const ownPage =
    await test.step("the owner answers on her own page, which says the same of the clock", async () => {
      const { raw } = await mailTo(owners, /question/i);
      const path = /\/me\/[\w.-]+/.exec(raw)?.[0] ?? "no link";
      await owner.goto(path);
      const stopped = await office
        .getByText(/^The clock stopped on/)
        .first()
        .textContent();
      await expect(owner.getByText(stopped ?? "")).toBeVisible();
      await owner.getByLabel("Your answer").fill("Until noon.");
      await owner.getByRole("button", { name: "Send your answer" }).tap();
      await expect(owner.getByText(/^The preview is due by/)).toBeVisible();
      await office.reload();
      await expect(office.getByText("Until noon.")).toBeVisible();
      await expect(office.getByText(/^The preview is due by/).first()).toBeVisible();
      return path;
    });

  await test.step("the operator adds a photo, and sends the site", async () => {
    await eventually(() => business.has("select count(*) from site_files having count(*) = 2"));
    await office.goto("/admin/sites");
    await office.getByRole("link", { name: "Wattle & Daughters" }).click();
    await section(office, "Opening").click();
    const oven = { name: "oven.jpg", mimeType: "image/jpeg", buffer: await photo() };
    await office.getByLabel("Add photos").setInputFiles(oven);
    await expect(office.getByRole("radio", { name: "oven.jpg" })).toBeChecked();
    await office.getByLabel("What the photo shows").fill("Bread in the oven");
    await saved(office);
    await office.getByRole("link", { name: "Live", exact: true }).click();
    await office.getByLabel("Name", { exact: true }).fill("wattle-bakery");
    await office.getByRole("button", { name: "Choose this name" }).click();
    await office.getByRole("link", { name: "Review", exact: true }).click();
    await office.getByRole("button", { name: "Send for review" }).click();
    await expect(office.getByLabel(/^Anyone who has it/)).toHaveValue(/\/review\//);
  });

  await test.step("the owner comments with a file, while the operator edits", async () => {
    await owner.goto(ownPage);
    await expect(owner.getByText("It’s ready for you to check.", { exact: false })).toBeVisible();
    await owner.getByRole("link", { name: "Open the review" }).tap();
    await expect(
      owner.frameLocator("iframe").getByRole("img", { name: "Bread in the oven" }),
    ).toBeVisible();
    await office.getByRole("link", { name: "Edit", exact: true }).click();
    await section(office, "Services and prices").click();
    await Promise.all([
      comment(owner, /^Comment on Services/, "Trays take a day, see the list.", {
        name: "trays.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("Trays: order a day before."),
      }),
      (async () => {
        await office.getByLabel("Heading", { exact: true }).fill("From our oven");
        await saved(office);
      })(),
    ]);
    await comment(owner, /^Comment on Opening/, "I like the bread.");
  });

  await test.step("the operator answers both, and deletes what one of them was about", async () => {
    await office.getByRole("link", { name: "Review", exact: true }).click();
    const about = (words: string) => office.getByRole("article").filter({ hasText: words });
    await expect(about("Trays take a day").getByRole("link", { name: "trays.txt" })).toBeVisible();
    await about("Trays take a day").getByText("Answer", { exact: true }).click();
    await about("Trays take a day").getByLabel("Your answer").fill("They say so now.");
    await about("Trays take a day").getByRole("button", { name: "Send answer" }).click();
    await expect(office.getByText("They say so now.")).toBeVisible();
    await office.getByRole("link", { name: "Edit", exact: true }).click();
    await section(office, "Photos").click();
    await office.getByRole("button", { name: "Delete", exact: true }).click();
    await saved(office);
    await office.getByRole("link", { name: "Review", exact: true }).click();
    await office.getByRole("button", { name: /^Send .*(again|review)/ }).click();
  });

  await test.step("the owner sees what changed, and approves", async () => {
    await owner.reload();
    await expect(owner.getByText("They say so now.")).toBeVisible();
    const changed = owner.getByRole("group").filter({ hasText: "What changed since" });
    await expect(changed).toContainText("Changed: Services and prices: From our oven");
    await expect(changed).toContainText("Removed: Photos");
    await owner.getByRole("button", { name: "Email me a code" }).tap();
    const { raw } = await mailTo(owners, /code/i);
    await owner.getByLabel("Your full name").fill("Mia Nguyen");
    await owner.getByLabel("Code from our email").fill(/\b\d{6}\b/.exec(raw)?.[0] ?? "no code");
    await owner.getByRole("checkbox", { name: /^I approve/ }).check();
    await owner.getByRole("button", { name: "Approve this website" }).tap();
    await expect(owner.getByRole("heading", { name: "Approved. Thank you!" })).toBeVisible();
    await owner.goto(ownPage);
    await expect(owner.getByText(/approved by Mia Nguyen/)).toBeVisible();
  });

  await test.step("the operator finds the brief completed, and all of it in one timeline", async () => {
    await office.getByRole("link", { name: "Briefs", exact: true }).click();
    await office.getByRole("link", { name: "Wattle & Daughters" }).click();
    await expect(office.getByText("Completed").first()).toBeVisible();
    await office.getByRole("link", { name: "Everything about this person" }).click();
    const entries = await office.getByRole("listitem").allTextContents();
    const at = (words: string) => entries.findIndex((entry) => entry.includes(words));
    const order = ["Mia Nguyen", "I like the bread.", "Trays take a day", "Until noon."].map(at);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    expect(
      mails.filter(({ to, subject }) => to === owners && /question/i.test(subject)),
    ).toHaveLength(1);
  });
});

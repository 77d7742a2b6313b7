import type { Page } from "@playwright/test";
import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { heic, photo } from "../../support/uploads.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { isSaved, openEditor, section, signIn } from "../support/editor.ts";
import { expect, type Site, test } from "../support/journey.ts";

/** Opens the section “About” of a new site without pictures. */
async function openAbout(page: Page, site: Site) {
  await signIn(page, site);
  const opened = await openEditor(page, site);
  await section(page, "About").click();
  await expect(page.getByRole("heading", { name: "About", exact: true })).toBeFocused();
  return opened;
}

const jpeg = async (name: string, width = 900) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await photo({ width, height: 600 }),
});

test.describe("with files that are refused", () => {
  test.use({ expectedError: /status of 422/ });

  test("photos are added from the keyboard, chosen at once, and what can’t be shown says why", async ({
    page,
    site,
  }) => {
    const choosing = page.waitForEvent("filechooser"); // before any key: it takes Chromium a while
    const { id, frame } = await openAbout(page, site);
    await page.getByLabel("Add photos").focus();
    await expect(page.getByLabel("Add photos")).toBeFocused();
    await page.keyboard.press("Enter");
    await (await choosing).setFiles([
      await jpeg("A very long name for a photo of our shop in Lakemba 🥐 محل.jpg"),
      { name: "IMG_0001.heic", mimeType: "image/heic", buffer: heic() },
      { name: "menu.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Our menu") },
    ]);
    await expect(page.getByText(/IMG_0001.heic was not added: it’s an iPhone photo/)).toBeVisible();
    await expect(page.getByText(/menu.jpg was not added: it is not a picture/)).toBeVisible();
    await expect(page.getByRole("radio", { name: /A very long name/ })).toBeChecked();
    await expect(frame.locator("#us img")).toBeVisible();
    await expectAccessibleAtEveryWidth(page);

    await page.getByRole("button", { name: "Take menu.jpg off the list" }).click();
    await page.getByLabel("What the photo shows").fill("The shop in the morning");
    const point = page.getByRole("button", { name: "What stays in view" });
    await point.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowUp");
    await expect(page.getByLabel("From the left, %")).toHaveValue("51");
    await expect(page.getByLabel("From the top, %")).toHaveValue("40");
    await isSaved(page);
    const revision = await findRevision(site.db.database, id);
    const us = revision?.document.pages[0]?.blocks.find((block) => block.type === "about");
    expect(us).toMatchObject({
      photo: { alt: "The shop in the morning", focus: { x: 51, y: 40 }, widths: [480, 900] },
    });
  });
});

test.describe("from a section that was left", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 422/ });

  test("photos land where they were chosen for, nothing is called saved before, and those refused are named", async ({
    page,
    site,
  }) => {
    const { id } = await openAbout(page, site);
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/admin/sites/${id}/files`, async (route) => {
      await arriving;
      await route.continue();
    });
    const menu = { name: "menu.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Our menu") };
    await page.getByLabel("Add photos").setInputFiles([await jpeg("shop.jpg"), menu]);
    await page.getByRole("listitem").getByRole("button", { name: "Opening" }).click();
    await expect(page.getByLabel("Headline", { exact: true })).toBeVisible();
    await expect(page.getByText("Sending 2 files…")).toBeVisible();
    await expect(page.getByText("Saved", { exact: true })).toBeHidden();
    arrive();
    await expect(
      page.getByText("menu.jpg was not added to About “Us”: it is not a picture", { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole("radio", { name: "shop.jpg" })).not.toBeChecked();
    await isSaved(page);
    await expectAccessibleAtEveryWidth(page);
    const blocks = (await findRevision(site.db.database, id))?.document.pages[0]?.blocks ?? [];
    expect(blocks.find(({ type }) => type === "about")).toMatchObject({
      photo: { widths: [480, 900] },
    });
    expect(blocks.find(({ type }) => type === "hero")).not.toHaveProperty("photo");

    await page.getByRole("button", { name: "Go there for menu.jpg" }).click();
    await expect(page.getByRole("radio", { name: "shop.jpg" })).toBeChecked();
    await page.getByRole("button", { name: "Take menu.jpg off the list" }).click();
    await expect(page.getByText(/menu.jpg was not added/)).toBeHidden();
  });
});

test.describe("without an answer", { tag: "@long" }, () => {
  test.use({ expectedError: /net::ERR_FAILED/ });

  test("a photo whose answer is lost is sent again, and is there once", async ({ page, site }) => {
    const { id } = await openAbout(page, site);
    const address = `**/admin/sites/${id}/files`;
    await page.route(address, async (route) => {
      await route.fetch(); // it arrives, and the answer is lost
      await route.abort();
    });
    await page.getByLabel("Add photos").setInputFiles(await jpeg("shop.jpg"));
    await expect(page.getByText(/shop.jpg was not added: it didn’t get through/)).toBeVisible();
    await page.unroute(address);
    await page.getByRole("button", { name: "Try shop.jpg again" }).click();
    await expect(page.getByRole("radio", { name: "shop.jpg" })).toBeChecked();
    const { rows } = await site.db.pool.query("select from site_files where site_id = $1", [id]);
    expect(rows).toHaveLength(1);
  });
});

test("what is typed while a photo is on its way stays, and a photo that nothing shows can go and come back", {
  tag: "@long",
}, async ({ page, site }) => {
  const { id } = await openAbout(page, site);
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**/admin/sites/${id}/files`, async (route) => {
    await arriving;
    await route.continue();
  });
  await page.getByLabel("Add photos").setInputFiles(await jpeg("shop.jpg"));
  await page.getByLabel("Text", { exact: true }).fill("Typed meanwhile.");
  arrive();
  await expect(page.getByRole("radio", { name: "shop.jpg" })).toBeChecked();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Typed meanwhile.");

  await page.getByRole("radio", { name: "None" }).check({ force: true });
  await page.getByText("Remove photos that no section shows").click();
  await page.getByRole("button", { name: "Remove shop.jpg" }).click();
  await expect(page.getByRole("radio", { name: "shop.jpg" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Put back shop.jpg" }).click();
  await expect(page.getByRole("radio", { name: "shop.jpg" })).toBeVisible();
});

test("checks beside the page lead to each place, until nothing is found", { tag: "@long" }, async ({
  page,
  site,
}) => {
  const { id } = await openAbout(page, site);
  await page.getByLabel("Add photos").setInputFiles(await jpeg("shop.jpg"));
  await expect(page.getByRole("radio", { name: "shop.jpg" })).toBeChecked();
  await page.getByRole("button", { name: "Checks 2" }).click();
  await expect(page.getByText("It’s fine in these colours")).toBeVisible();
  await expect(page.getByText(/^Home: \d+ KB$/)).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.getByRole("button", { name: "Go there to About “Us”" }).click();
  await expect(page.getByLabel("What the photo shows")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(/Decorative/)).toBeFocused();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Checks 1" }).click();
  await isSaved(page);

  await page.goto(`/admin/sites/${id}/live`);
  await page.getByLabel("Name", { exact: true }).fill("wattle-checks");
  await page.getByRole("button", { name: "Choose this name" }).click();
  await page.goto(`/admin/sites/${id}/review`);
  await page.getByRole("link", { name: "The checks found 1 thing" }).click();
  await page.getByRole("button", { name: "Go there to Area" }).click();
  await expect(page.getByLabel("Area", { exact: true })).toBeFocused();
  await page.getByLabel("Area", { exact: true }).fill("Lakemba");
  await page.getByRole("button", { name: "Checks", exact: true }).click();
  await expect(page.getByText("Nothing found.")).toBeVisible();
});

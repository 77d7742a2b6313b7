import { addSiteFiles } from "../../../src/core/sites/pictures/site-files.ts";
import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { pdf } from "../../support/uploads.ts";
import { expectAccessibleAtEveryWidth } from "../support/access.ts";
import { isSaved, openEditor, saved, section, signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";

test("an operator adds a link, and a button leads there once it is a safe one", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  await page.getByRole("button", { name: "Facts" }).click();
  await page.getByRole("button", { name: "Add a link" }).click();
  const facts = page.locator("#fact-links");
  await facts.getByLabel("Name").fill("Book a table");
  await facts.getByLabel("Address").fill("http://bookings.example/wattle");
  await expect(facts.getByText("Use an address that begins with https://")).toBeVisible();
  await facts.getByLabel("Address").fill("bookings.example/wattle");
  await facts.getByLabel("Note").click();
  await expect(facts.getByLabel("Address")).toHaveValue("https://bookings.example/wattle");

  await page.getByRole("button", { name: "Section", exact: true }).click();
  await section(page, "Opening").click();
  await page.getByRole("button", { name: "Add a button" }).click();
  await page.getByLabel("Text of button 1").fill("Book a table");
  await page.getByLabel("Button 1 leads to").selectOption("The link “Book a table”");
  const button = frame.locator(".hero").getByRole("link", { name: "Book a table" });
  await expect(button).toHaveAttribute("href", "https://bookings.example/wattle");
  await expect(button).toHaveAttribute("rel", "noopener");
  await saved(page);
  const revision = await findRevision(site.db.database, id);
  expect(revision?.facts.links?.value).toMatchObject([
    { name: "Book a table", url: "https://bookings.example/wattle" },
  ]);
  await page.getByRole("button", { name: "Facts" }).click();
  await expect(page.locator("#fact-links").getByText(/^Used in 2 places/)).toBeVisible();
});

test("a menu and a timetable are typed in the order of the editor, and shown in that of the page", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { frame } = await openEditor(page, site);
  await page.getByLabel("Kind of section").selectOption("Menu");
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("button", { name: "Add a part" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Breakfast");
  await page.getByRole("button", { name: "Add a dish" }).click();
  await page.getByLabel("Name", { exact: true }).nth(1).fill("Eggs on sourdough");
  await page.getByLabel("Price").fill("14");
  await page.getByLabel("Diets").fill("vegetarian");
  const breakfast = frame.locator(".menu-part");
  await expect(breakfast.getByRole("term")).toHaveText("Eggs on sourdough");
  await expect(breakfast.getByRole("definition")).toHaveText(["$14", "vegetarian"]);

  await page.getByLabel("Kind of section").selectOption("Timetable");
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("button", { name: "Add a class" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Stretch");
  await expect(page.getByText("A class without a day is left out.")).toBeVisible();
  await page.getByText("Thu", { exact: true }).click();
  await page.getByText("Tue", { exact: true }).click();
  await page.getByLabel("Starts").fill("06:30");
  await expect(frame.locator(".timetable caption")).toHaveText(["Tuesday", "Thursday"]);
  await expect(frame.getByRole("row", { name: "6.30 am Stretch" })).toHaveCount(2);
  await saved(page);
  await expectAccessibleAtEveryWidth(page);
});

test.describe("a file", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 422/ }); // what is no PDF

  test("is offered once it is a PDF and has a name, and goes for good only once it is taken off", async ({
    page,
    site,
  }) => {
    const sent = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
    await signIn(page, site);
    const { id, frame } = await openEditor(page, site);
    await page.getByLabel("Kind of section").selectOption("Links and downloads");
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByRole("button", { name: "Add a file" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Price list");
    await page.getByLabel("Choose a PDF").setInputFiles(sent("menu.pdf", Buffer.from("Our menu")));
    await expect(page.getByText(/menu.pdf was not added: it is not a PDF/)).toBeVisible();
    await page.getByRole("button", { name: "Take menu.pdf off the list" }).click();
    await page.getByLabel("Choose a PDF").setInputFiles(sent("Prices 2026.pdf", pdf()));
    const link = frame.getByRole("link", { name: "Price list PDF, 1 KB" });
    await expect(link).toHaveAttribute("download", "Prices 2026.pdf");
    await isSaved(page);
    const blocks = (await findRevision(site.db.database, id))?.document.pages[0]?.blocks;
    expect(blocks?.find(({ type }) => type === "links")).toMatchObject({
      files: [{ name: "Price list", file: { name: "Prices 2026.pdf", bytes: pdf().length } }],
    });
    await expectAccessibleAtEveryWidth(page);

    await page.getByRole("button", { name: "Take it off Prices 2026.pdf" }).click();
    await expect(page.getByText("A file that isn’t there yet is left out.")).toBeVisible();
    await page.getByText("Remove PDFs that no section shows").click();
    await page.getByRole("button", { name: "Remove Prices 2026.pdf" }).click();
    await expect(page.getByText("Removed: Prices 2026.pdf")).toBeVisible();
    const { rows } = await site.db.pool.query("select kind from site_files where site_id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ kind: "removed" }]);
    await expectAccessibleAtEveryWidth(page);
  });
});

test.describe("photos that nobody has put into words", { tag: "@long" }, () => {
  // They have no files.
  test.use({ expectedError: /status of (404|410)/ });

  test("are counted at Send, and no longer once they are", async ({ page, site }) => {
    const photo = (key: string) => ({ key, widths: [480], width: 480, height: 320, alt: "" });
    const gallery = {
      ...{ id: "shots", type: "gallery" as const, heading: "The shop" },
      photos: [photo("counter"), photo("oven")],
    };
    const { document, facts } = siteContent();
    const pages = document.pages.map((page) => ({ ...page, blocks: [...page.blocks, gallery] }));
    await signIn(page, site);
    const { id } = await openEditor(page, site, { document: { ...document, pages }, facts });
    await site.db.pool.query("update sites set slug = 'wattle-wordless' where id = $1", [id]);
    await site.db.database.transaction((tx) =>
      addSiteFiles(
        tx,
        gallery.photos.map(({ alt, ...file }) => ({
          ...{ ...file, site_id: id, kind: "photo", original_name: alt },
        })),
      ),
    );
    await page.goto(`/admin/sites/${id}/review`);
    await expect(page.getByText("Photos “The shop” on “Home”: 2 pictures")).toBeVisible();
    await expectAccessibleAtEveryWidth(page);

    await page.goto(`/admin/sites/${id}`);
    await section(page, "Photos").click();
    await page.getByText("Photo 1", { exact: true }).click();
    await page.getByLabel("What the photo shows").first().fill("Bread on the counter");
    await page.getByText("Photo 2", { exact: true }).click();
    await page
      .getByLabel(/Decorative/)
      .last()
      .check();
    await saved(page);
    await page.goto(`/admin/sites/${id}/review`);
    await expect(page.getByText("Send for review").first()).toBeVisible();
    await expect(page.getByText("Pictures with no description")).toHaveCount(0);
  });
});

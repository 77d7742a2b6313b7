import { findRevision, saveRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { addSite, siteContent } from "../../support/sites/sites.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { isSaved, openBeside, openEditor, saved, section, signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";

test("an operator changes a headline, sees it in the page, and finds it saved", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.getByRole("link", { name: "Sites", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sites" })).toBeVisible();
  const { id, frame } = await openEditor(page, site);
  await expect(frame.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();
  await section(page, "Opening").click();
  await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
  await expect(frame.getByRole("heading", { name: "Fresh at five" })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(frame.getByRole("heading", { name: "Fresh at five" })).toBeVisible();
  expect((await findRevision(site.db.database, id))?.number).toBe(2);
});

test("sections are added, moved, copied, hidden and deleted, and undo brings them back", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const { frame } = await openEditor(page, site);
  const names = () => page.locator("ol > li > button > span:last-child").allTextContents();
  const opened = [
    "Wattle & Daughters",
    "Bread, by hand",
    "Prices",
    "Us",
    "Reach us",
    "Wattle & Daughters",
  ];
  expect(await names()).toEqual(opened);

  await section(page, "About").click();
  await page.getByRole("button", { name: "Move up" }).click();
  await expect.poll(async () => (await names())[2]).toBe("Us");
  await page.getByRole("button", { name: "Copy" }).click();
  await expect.poll(async () => (await names()).slice(2, 4)).toEqual(["Us", "Us"]);
  await expect(frame.getByRole("heading", { name: "Us", exact: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(frame.getByRole("heading", { name: "Us", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(section(page, "Prices")).toBeFocused();
  await page.getByLabel("Kind of section").selectOption("About");
  await page.getByRole("button", { name: "Add section" }).click();
  await expect(page.getByRole("heading", { name: "About", exact: true })).toBeFocused();
  expect((await names())[4]).toBe("About us");

  for (let step = 0; step < 5; step++) await page.getByRole("button", { name: "Undo" }).click();
  expect(await names()).toEqual(opened);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(async () => (await names())[2]).toBe("Us");
});

test("a fact is confirmed and changed once, and changes wherever it is", async ({ page, site }) => {
  await signIn(page, site);
  const content = siteContent();
  const phone = { value: "0400 000 000", source: "brief" as const, confirmed: false };
  const facts = { ...content.facts, phone };
  const { id, frame } = await openEditor(page, site, { facts, notes: ["Wanted: a map"] });
  await page.getByRole("button", { name: "Notes 1" }).click();
  await expect(page.getByText("Wanted: a map")).toBeVisible();
  await page.getByRole("button", { name: "To confirm 1" }).click();
  await page.getByRole("button", { name: "Edit phone" }).click();
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await page.getByLabel("Phone", { exact: true }).fill("0412 345 678");
  await expect(frame.getByRole("link", { name: "0412 345 678" })).toHaveCount(2);
  await page.getByRole("button", { name: "Confirm phone" }).click();
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByLabel("Name", { exact: true }).last().fill("Party trays");
  await expect(frame.getByRole("heading", { name: "Party trays" })).toBeVisible();
  await saved(page);
  const revision = await findRevision(site.db.database, id);
  expect(revision?.facts.phone).toEqual({
    value: "0412 345 678",
    source: "operator",
    confirmed: true,
  });
  expect(revision?.facts.services?.value.at(-1)).toMatchObject({ name: "Party trays" });
});

test("title and description follow the page until somebody writes others, and again once these are emptied", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { id } = await openEditor(page, site);
  const title = page.getByLabel("Title of the page");
  const description = page.getByLabel("Description of the page");
  const words = async () => {
    const [home] = (await findRevision(site.db.database, id))?.document.pages ?? [];
    return [home?.title, home?.description];
  };
  const pages = page.getByRole("button", { name: "Pages", exact: true });
  await pages.click();
  await expect(title).toHaveValue("");
  await expect(title).toHaveAttribute("placeholder", "Wattle & Daughters – Bread, by hand");
  await expect(description).toHaveAttribute("placeholder", "We bake.");
  await page.getByRole("button", { name: "Section", exact: true }).click();
  await section(page, "About").click();
  await page.getByLabel("Text", { exact: true }).fill("No side effects. We bake.");
  await pages.click();
  await expect(description).toHaveAttribute("placeholder", "No side effects. We bake.");
  await description.fill("Award-winning bread.");
  await expect(page.getByText("“No side effects. We bake.”.")).toBeVisible();
  await page.getByRole("button", { name: /^Checks/ }).click();
  await expect(
    page.getByText("It says “Award-winning bread.”, and no section does."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Go there to Page “Home”" }).first().click();
  await expect(description).toBeFocused();
  await saved(page);
  expect(await words()).toEqual([undefined, "Award-winning bread."]);
  await description.fill("");
  await expect(description).toHaveAttribute("placeholder", "No side effects. We bake.");
  await saved(page);
  expect(await words()).toEqual([undefined, undefined]);
});

test("a price typed as a number is one in dollars", { tag: "@long" }, async ({ page, site }) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  await page.getByRole("button", { name: "Facts", exact: true }).click();
  await page.getByText("Zaatar manoush").first().click();
  await page.getByLabel("Price", { exact: true }).fill("90");
  await page.getByLabel("Price", { exact: true }).press("Tab");
  await expect(page.getByLabel("Price", { exact: true })).toHaveValue("$90");
  await expect(frame.getByText("$90", { exact: true })).toBeVisible();
  await saved(page);
  const revision = await findRevision(site.db.database, id);
  expect(revision?.facts.services?.value[0]?.price).toBe("$90");
});

test("a page is added, named, filled and reached from the menu; undo takes it away", async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await page.getByRole("button", { name: "Add a page" }).click();
  await page.getByLabel("Title of the page").fill("What it costs");
  await page.getByLabel("Name in the menu").fill("Prices");
  await page.getByLabel("Address").fill("prices");
  await page.getByRole("button", { name: "Section", exact: true }).click();
  await section(page, "Text").click();
  await page.getByLabel("Heading", { exact: true }).fill("Small print");
  await expect(frame.getByRole("heading", { name: "Small print", level: 1 })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Prices" })).toHaveAttribute("aria-current", "page");
  await saved(page);
  const { pages = [] } = (await findRevision(site.db.database, id))?.document ?? {};
  expect(pages.at(-1)).toMatchObject({ path: "prices", title: "What it costs", menu: "Prices" });

  // Read by itself, its links stay among the pages that are not published.
  await page.goto(`/admin/sites/${id}/page/prices`);
  await page.getByRole("link", { name: "Wattle & Daughters" }).click();
  await expect(page.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();

  await page.goto(`/admin/sites/${id}`);
  await expect(page.getByRole("button", { name: "Add section" })).toBeEnabled();
  await page.getByRole("button", { name: "Pages", exact: true }).click();
  await expect(page.getByRole("button", { name: "Delete" })).toBeDisabled();
  await page.getByRole("button", { name: /What it costs/ }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("button", { name: /What it costs/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: /What it costs/ })).toBeVisible();
});

test("questions, steps and a testimonial are written, and shown where they may be", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { frame } = await openEditor(page, site);
  for (const kind of ["Questions", "Testimonials"]) {
    await page.getByLabel("Kind of section").selectOption(kind);
    await page.getByRole("button", { name: "Add section" }).click();
    await expect(page.getByRole("heading", { name: kind, exact: true })).toBeFocused();
  }
  await page.getByRole("button", { name: "Add a testimonial" }).click();
  await page.getByLabel("What they said").fill("The best bread.");
  await page.getByLabel("Who said it").fill("Sam");
  await page.getByLabel("Where they said it").fill("By letter");
  await page.getByLabel("Consent recorded on").fill("2026-05-14");
  await expect(frame.getByRole("figure")).toContainText("The best bread.");
  await page.getByRole("button", { name: "Facts", exact: true }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByLabel("Question", { exact: true }).fill("Is it halal?");
  await expect(frame.getByText("Not shown until it’s answered")).toBeVisible();
  await page.getByLabel("Answer", { exact: true }).fill("All of it.");
  await frame.getByText("Is it halal?").click();
  await isSaved(page);

  await page.getByRole("button", { name: "Facts", exact: true }).click();
  await page.getByLabel("Trade", { exact: true }).fill("Dentist");
  await expect(frame.getByRole("figure")).toHaveCount(0);
  await page.getByRole("button", { name: "Section", exact: true }).click();
  await section(page, "Testimonials").click();
  await expect(page.getByText("section 133 of the Health Practitioner")).toBeVisible();
});

test("another design is chosen, seen with its own letters, and saved", async ({ page, site }) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  await page.getByRole("button", { name: "Look", exact: true }).click();
  await page.getByLabel("Design", { exact: true }).selectOption("Ledger");
  await saved(page);
  await expect(page.getByText("Serif and italic, fine rules, wide margins.")).toBeVisible();
  const headline = frame.getByRole("heading", { name: "Bread, by hand" });
  await expect(headline).toHaveCSS("font-family", /Newsreader/);
  const loaded = () =>
    [...document.fonts].some(
      ({ family, status }) => family === "Newsreader" && status === "loaded",
    );
  await expect.poll(() => headline.evaluate(loaded)).toBe(true);
  expect((await findRevision(site.db.database, id))?.document).toMatchObject({ design: "ledger" });
});

test("what breaks a rule is said at its field and held back alone, until it is mended", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { id } = await openEditor(page, site);
  await page.getByRole("button", { name: "Facts" }).click();
  await page.getByLabel("Email", { exact: true }).fill("nobody");
  await expect(page.getByText("This isn’t an email address", { exact: true })).toBeVisible();
  await page.getByLabel("Area", { exact: true }).fill("Lakemba");
  await expect(
    page.getByText("Saved, except for this. Email: This isn’t an email address"),
  ).toBeVisible();
  const facts = (await findRevision(site.db.database, id))?.facts;
  expect(facts).toMatchObject({ area: { value: ["Lakemba"] } });
  expect(facts?.email?.value).not.toBe("nobody");
  await page.getByLabel("Email", { exact: true }).fill("hello@wattle.example");
  await saved(page);
});

test("an empty section is saved with what is typed after it, and said to be left out, at Send too", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { id } = await openEditor(page, site);
  await site.db.pool.query("update sites set slug = 'wattle-unfinished' where id = $1", [id]);
  await page.getByLabel("Kind of section").selectOption("Team");
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByRole("button", { name: "Add a person" }).click();
  await expect(page.getByText("A person without a name is left out.")).toBeVisible();
  await section(page, "Opening").click();
  await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
  await saved(page);
  expect(JSON.stringify((await findRevision(site.db.database, id))?.document)).toContain(
    "Fresh at five",
  );

  await page.getByRole("button", { name: /^Checks/ }).click();
  await page.getByRole("button", { name: "Go there to Team" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.goto(`/admin/sites/${id}/review`);
  await expect(page.getByText("Not finished, so not on the pages:")).toBeVisible();
  await expect(page.getByText(/A person without a name is left out/)).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test.describe("while the server is away", { tag: "@long" }, () => {
  test.use({ expectedError: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test("a change is kept in the browser and saved when it is back", async ({ page, site }) => {
    await signIn(page, site);
    const { id, frame } = await openEditor(page, site);
    await page.route("**/api/sites/**", (route) => route.abort("internetdisconnected"));
    await section(page, "Opening").click();
    await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
    await expect(page.getByText("Not saved: you’re offline")).toBeVisible();
    await page.unrouteAll();
    await page.reload();
    await expect(page.getByText("couldn’t save is back")).toBeVisible();
    await expect(frame.getByRole("heading", { name: "Fresh at five" })).toBeVisible();
    await saved(page);
    expect((await findRevision(site.db.database, id))?.number).toBe(2);
  });
});

test.describe("two operators at once", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 409/ });

  test("both keep what they wrote, and undo takes back one’s own alone", async ({
    page,
    site,
    browser,
  }) => {
    await signIn(page, site);
    const { id, frame } = await openEditor(page, site);
    const { context, other } = await openBeside(browser, site, id);
    await section(other, "About").click();
    await other.getByLabel("Heading", { exact: true }).fill("Who we are");
    await saved(other);
    await context.close();

    await section(page, "Opening").click();
    await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
    await expect(page.getByText("Somebody else changed this site too")).toBeVisible();
    await isSaved(page);
    await expect(frame.getByRole("heading", { name: "Who we are" })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(frame.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();
    await expect(frame.getByRole("heading", { name: "Who we are" })).toBeVisible();
  });
});

test("everything is done to a site with the keyboard alone, and the focus is never lost", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  const focused = page.locator(":focus");
  const said = (words: string) =>
    expect(page.getByRole("status").filter({ hasText: words })).toHaveCount(1);
  /** Goes on with Tab, or back with Shift and Tab, until this has the focus. */
  const tabTo = async (name: string, key = "Tab") => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(key);
      if ((await focused.getAttribute("aria-label")) === name) return;
      if ((await focused.textContent())?.startsWith(name)) return;
      if ((await page.getByLabel(name, { exact: true }).and(focused).count()) > 0) return;
    }
    throw new Error(`no way to ${name}`);
  };
  const press = async (name: string, key?: string) => {
    await tabTo(name, key);
    await page.keyboard.press("Enter");
    await expect(focused).toHaveCount(1);
  };
  await page.getByRole("button", { name: "Section", exact: true }).focus();
  await press("Opening");
  await expect(focused).toHaveText("Opening");
  await press("Move down");
  await said("Bread, by hand: now 3 of 6");
  await expect(focused).toHaveText("Move down");
  await tabTo("Headline");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Typed");
  await expect(frame.getByRole("heading", { name: "Typed" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await said("Undone");
  await expect(frame.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await said("Redone");
  await press("Copy", "Shift+Tab");
  await said("Typed copied");
  await press("Hide");
  await said("Typed is hidden");
  await expect(focused).toHaveText("Show");
  await press("Delete");
  await said("Typed deleted. Undo brings it back");
  await expect(focused).toHaveText(/^About/);
  await tabTo("Kind of section");
  await page.keyboard.type("Tex");
  await press("Add section");
  await said("Text added");
  await expect(focused).toHaveText("Text");
  await press("Pages", "Shift+Tab");
  await press("Add a page");
  await said("New page added");
  await expect(focused).toHaveText("New page");
  await tabTo("Title of the page");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Prices");
  await press("Look", "Shift+Tab");
  await tabTo("Design");
  await page.keyboard.type("Led");
  await expect(page.getByText("Serif and italic, fine rules")).toBeVisible();
  await press("Keys", "Shift+Tab");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(focused).toHaveText("Keys");
  await press("Undo", "Shift+Tab");
  await expect(page.getByLabel("Design", { exact: true })).toHaveValue("verandah");
  await press("Redo");
  await expect(focused).toHaveText("Undo");
  await isSaved(page);
  const { document } = (await findRevision(site.db.database, id)) ?? {};
  expect(document?.design).toBe("ledger");
  expect(document?.pages.map(({ title }) => title)).toEqual([undefined, "Prices"]);
});

test("each part of the editor, the list and the versions are accessible at every width", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  await signIn(page, site);
  const content = siteContent();
  const phone = { value: "0400 000 000", source: "brief" as const, confirmed: false };
  const facts = { ...content.facts, phone };
  const { id, frame } = await openEditor(page, site, { facts, notes: ["Wanted: a map"] });
  await section(page, "Opening").click();
  for (const part of ["Section", "Facts", "Pages", "Look", "To confirm 1"]) {
    await page.getByRole("button", { name: part, exact: true }).click();
    await expectAccessibleAtEveryWidth(page);
  }
  await page.getByRole("button", { name: "Keys" }).click();
  await expectAccessibleAtEveryWidth(page);
  await page.keyboard.press("Escape");
  await frame.getByRole("link", { name: "Wattle & Daughters" }).first().click();
  await expectAccessibleAtEveryWidth(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Sections", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Page", exact: true }).click();
  await expect(page.frameLocator("iframe").getByText("Bread, by hand")).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/admin/sites", `/admin/sites/${id}/versions`]) {
    await page.goto(path);
    await expectAccessibleAtEveryWidth(page);
  }
});

test("without JavaScript a site can be read, and the page says what editing needs", async ({
  scriptless,
  site,
}) => {
  await scriptless.setViewportSize({ width: 1280, height: 800 }); // on a phone a link leads to the page
  await signIn(scriptless, site);
  const { id } = await addSite(site.db);
  await scriptless.goto("/admin/sites");
  await scriptless.locator(`a[href="/admin/sites/${id}"]`).click();
  await expect(scriptless.getByText("Editing needs JavaScript")).toBeVisible();
  const frame = scriptless.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();
  await expect(section(scriptless, "Opening")).toBeDisabled();
  await scriptless.getByRole("link", { name: "Earlier versions", exact: true }).click();
  await expect(scriptless.getByText("Version 1, the latest")).toBeVisible();
});

test("an operator goes back to an earlier version", { tag: "@long" }, async ({ page, site }) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  await section(page, "Opening").click();
  await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
  await saved(page);
  await page.getByRole("link", { name: "Earlier versions" }).click();
  await page.getByRole("link", { name: "Show version 1" }).click();
  await expect(frame.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();
  await page.getByRole("button", { name: "Go back to this version: 1" }).click();
  await expect(page.getByText("Version 3, the latest")).toBeVisible();
  await page.goto(`/admin/sites/${id}`);
  await expect(frame.getByRole("heading", { name: "Bread, by hand" })).toBeVisible();
});

test("a word of sixty letters stays in its column, on a phone and on a desktop", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const long = "Donau".repeat(12);
  const content = siteContent({ headline: long, phone: "0491 570 006 or 0491 570 156" });
  content.facts.name.value = long;
  content.facts.email = { value: `${long}@example.com`, source: "brief", confirmed: true };
  for (const service of content.facts.services?.value ?? []) {
    Object.assign(service, { name: long, price: long, note: long });
  }
  const { id } = await addSite(site.db, content);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/admin/sites/${id}/page`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const text of await page.getByText(long).all()) {
      const isInside = await text.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const box =
          element.closest("li, .section-head, .hero-words, .reach, .header, .footer") ?? element;
        return words.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1;
      });
      expect(isInside).toBe(true);
    }
  }
});

test.describe("of a version that was thinned out", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 409/ });

  test("a change is kept whole beside what others made since, and the editor says where", async ({
    page,
    site,
  }) => {
    await signIn(page, site);
    const { id } = await addSite(site.db);
    const saveAs = (base: number, headline: string) =>
      saveRevision(site.db, { siteId: id, base, actor: "sam", ...siteContent({ headline }) });
    await saveAs(1, "Fresh at four");
    await page.goto(`/admin/sites/${id}`);
    await section(page, "Opening").click();
    await saveAs(2, "Fresh at six");
    await site.db.pool.query("delete from site_revisions where site_id = $1 and number = 2", [id]);
    await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
    await expect(page.getByText("kept whole as version 4 among")).toBeVisible();
    await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("Fresh at six");
    await isSaved(page);
    const kept = await findRevision(site.db.database, id, 4);
    expect(JSON.stringify(kept?.document)).toContain("Fresh at five");
  });
});

import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { everyBlock, everyFact, everythingSaying } from "../../support/sites/every-block.ts";
import { hostileWords } from "../../support/words/hostile-words.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "../support/access.ts";
import { isSaved, openBeside, openEditor, saved, section, signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";

const every = { document: everyBlock().document, facts: everyFact };

test("a text is typed in its place on the page, and undo takes it back", async ({ page, site }) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  await frame.getByRole("heading", { name: "Bread, by hand" }).click();
  const field = frame.getByRole("textbox", { name: "This text" });
  await expect(field).toBeFocused();
  await expect(page.getByRole("heading", { name: "Opening", exact: true })).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Fresh at five");
  await expect(page.getByLabel("Headline", { exact: true })).toHaveValue("Fresh at five");
  await page.keyboard.press("Enter");
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Opening", exact: true })).toBeFocused();
  await expect(frame.getByRole("heading", { name: "Fresh at five" })).toBeVisible();
  await isSaved(page);
  expect((await findRevision(site.db.database, id))?.document.pages[0]?.blocks[1]).toMatchObject({
    headline: "Fresh at five",
  });
  await frame.getByRole("heading", { name: "Fresh at five" }).click();
  await page.keyboard.type(" Ever");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(field).toHaveValue("Bread, by hand");
});

test.describe("in a page with every kind of section", () => {
  // Its photos have no files.
  test.use({ expectedError: /status of 404/ });

  test("a name that is a fact is changed everywhere, or here alone", async ({ page, site }) => {
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    const name = everyFact.name.value;
    await frame.getByRole("link", { name }).click();
    await expect(page.getByText("It is used in 2 places: Top of the page")).toBeVisible();
    await page.getByRole("button", { name: "Leave it" }).click();
    await expect(page.getByRole("heading", { name: "Top of the page", exact: true })).toBeFocused();
    await frame.getByRole("link", { name }).click();
    await page.getByRole("button", { name: "Change the business name everywhere" }).click();
    await expect(frame.getByRole("textbox", { name: "Business name, a fact" })).toBeFocused();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Wattle Cooling");
    await page.keyboard.press("Escape");
    await expect(frame.getByRole("contentinfo")).toContainText("Wattle Cooling");
    await frame.getByRole("contentinfo").getByText("Wattle Cooling").click();
    await page.getByRole("button", { name: "Use different words here" }).click();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Wattle, since May");
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("contentinfo")).toContainText("Wattle, since May");
    await expect(frame.getByRole("banner")).toContainText("Wattle Cooling");
  });

  test("Tab goes from text to text, a price is typed in its own place, and an emptied one goes", {
    tag: "@long",
  }, async ({ page, site }) => {
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    const field = frame.getByRole("textbox", { name: "Services, a fact" });
    await frame.getByRole("heading", { name: "Coolrooms and freezers" }).click();
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("from $180");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("from $200");
    await page.keyboard.press("Shift+Tab");
    await expect(field).toHaveValue("Coolrooms and freezers");
    await page.keyboard.press("Shift+Tab");
    await expect(field).toHaveValue("$120");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Escape");
    await expect(frame.getByText("from $200")).toBeVisible();
    await expect(frame.getByText("$120")).toHaveCount(0);
    await expect(frame.getByText("Price on request")).toHaveCount(2);
    await isSaved(page);
  });

  test("paragraphs take new lines and a headline none; what is pasted and composed is plain words", {
    tag: "@long",
  }, async ({ page, site }) => {
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    const field = frame.getByRole("textbox", { name: "This text" });
    await frame.getByText("A new one: an hour.").click();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("We have most of them.");
    await page.keyboard.press("Escape");
    const words = frame.locator("#words p");
    await expect(words).toHaveText([
      /^A torn seal/,
      "A new one: an hour.",
      "We have most of them.",
    ]);

    await frame.getByRole("heading", { name: "What a seal does" }).click();
    await page.keyboard.press("Control+a");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(async () => {
      const copied = { "text/html": "<b>What</b><br>a <i>", "text/plain": "What\na" };
      const parts = Object.entries(copied).map(([type, words]) => [
        type,
        new Blob([words], { type }),
      ]);
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))]);
    });
    await page.keyboard.press("Control+v");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Input.imeSetComposition", {
      ...{ text: " みせ", selectionStart: 3, selectionEnd: 3 },
    });
    await page.keyboard.press("Escape"); // ends the composition, and not the typing
    await expect(field).toBeVisible();
    await devtools.send("Input.insertText", { text: " 店" });
    await expect(field).toHaveValue("What a 店");
    // As Safari says that Enter has ended a composition: after its end.
    await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(frame.getByRole("heading", { name: "What a 店" })).toBeVisible();
  });

  test("a text that is pressed right after another is typed in, and the fields don’t take the focus", {
    tag: "@long",
  }, async ({ page, site }) => {
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    await frame.getByText("A new one: an hour.").click();
    await expect(frame.getByRole("textbox", { name: "This text" })).toBeFocused();
    await page.evaluate(async () => {
      const canvas = document.querySelector("iframe")?.contentDocument;
      const headings = [...(canvas?.querySelectorAll("h2") ?? [])];
      const leave = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
      canvas?.activeElement?.dispatchEvent(leave);
      headings.find(({ textContent }) => textContent === "What a seal does")?.click();
      await new Promise((resolve) => setTimeout(resolve)); // what was to have the focus soon has it
    });
    await page.keyboard.press("Control+End");
    await page.keyboard.type(", and why");
    await expect(frame.getByRole("heading", { name: "What a seal does, and why" })).toBeVisible();
  });

  test("a press on a photo leads to its words and its crop", { tag: "@long" }, async ({
    page,
    site,
  }) => {
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    await frame.getByRole("img", { name: "A coolroom" }).click();
    await expect(page.getByRole("heading", { name: "Photos", exact: true })).toBeVisible();
    await expect(page.locator(":focus")).toHaveValue("A coolroom");
    await page.keyboard.type(" in Belmore");
    await expect(frame.getByRole("img", { name: "A coolroom in Belmore" })).toBeVisible();
  });

  test("a section’s layout is chosen from pictures, and what has too little to show says so", {
    tag: "@long",
  }, async ({ page, site }) => {
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    await section(page, "Opening").click();
    const layout = page.getByRole("group", { name: "Layout" });
    const opening = frame.locator("#welcome");
    await expect(layout.getByRole("radio", { name: "Picture beside" })).toBeChecked();
    await layout.getByRole("radio", { name: "Picture beside" }).focus();
    // The arrow keys go from one to the next, as in any group of its kind.
    for (const name of ["Photo across", "Upright photo"]) {
      await page.keyboard.press("ArrowRight");
      await expect(layout.getByRole("radio", { name })).toBeChecked();
      await expect(layout.getByRole("status")).toContainText(`“${name}” needs a`);
      await expect(layout.getByRole("status")).toContainText("“Picture beside” is drawn");
      await expect(opening).toHaveClass("hero");
    }
    await page.keyboard.press("ArrowRight");
    await expect(layout.getByRole("status")).toBeEmpty();
    await expect(opening).toHaveClass("hero hero-of-words");
    await isSaved(page);
    await page.keyboard.press("Control+z");
    await expect(layout.getByRole("radio", { name: "Upright photo" })).toBeChecked();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole("button", { name: "Fields", exact: true }).click();
    await layout.getByText("Drawing on top").click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Page", exact: true }).click();
    await expect(opening).toHaveClass("hero hero-of-emblem");
  });

  test("on a phone three tabs hold the sections, the page and the fields", async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    const headline = page.getByLabel("Headline", { exact: true });
    await page.getByRole("listitem").getByRole("button", { name: "Opening" }).click();
    await expect(headline).toBeVisible();
    await headline.fill("Cold by noon");
    await page.getByRole("button", { name: "Page", exact: true }).click();
    await expect(headline).toBeHidden();
    await frame.getByRole("heading", { name: "Cold by noon" }).click();
    await page.keyboard.type("!");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Page", exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Fields", exact: true }).click();
    await expect(headline).toHaveValue(/!/);
    await page.getByRole("button", { name: "Facts", exact: true }).click();
    await page.locator("#fact-phone summary").click();
    // However far down a field is, the way to the page is in view.
    await expect(page.getByRole("button", { name: "Page", exact: true })).toBeInViewport();
    await page.getByRole("button", { name: "Home: Contact and enquiries" }).click();
    await expect(page.getByRole("heading", { name: "Contact and enquiries" })).toBeFocused();
    await isSaved(page);
  });
});

test.describe("where two change a site at once", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 409|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test("both texts of a headline that both changed are there to choose from", async ({
    page,
    site,
    browser,
  }) => {
    await signIn(page, site);
    const { id, frame } = await openEditor(page, site);
    const { context, other } = await openBeside(browser, site, id);
    await section(other, "Opening").click();
    await other.getByLabel("Headline", { exact: true }).fill("Theirs");
    await saved(other);

    await section(page, "Opening").click();
    await page.getByLabel("Headline", { exact: true }).fill("Mine");
    const conflict = page.getByRole("status").filter({ hasText: "You both changed this" });
    await expect(conflict).toContainText("Opening “Mine”: Headline");
    await expect(conflict).toContainText("Olive Owner, at");
    await expect(conflict).toContainText("Opening “Theirs”: changed");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Use theirs" }).click();
    await expect(frame.getByRole("heading", { name: "Theirs" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Use theirs" })).toHaveCount(0);
    await isSaved(page);

    // Anyone who only looks sees it too, once they are back.
    await section(other, "About").click();
    await page.getByLabel("Headline", { exact: true }).fill("The third");
    await saved(page);
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(other.frameLocator("iframe").getByText("The third")).toBeVisible();
    await context.close();
  });

  test("what two tabs couldn’t save is kept of both, and comes back when they are closed", async ({
    page,
    site,
    context,
  }) => {
    await signIn(page, site);
    const { id } = await openEditor(page, site);
    const second = await context.newPage();
    await second.goto(`/admin/sites/${id}`);
    for (const [tab, name, field, words] of [
      [page, "Opening", "Headline", "Typed in the first"],
      [second, "About", "Heading", "Typed in the second"],
    ] as const) {
      // What is sent as a tab is closed would get past a route.
      await tab.evaluate(() => {
        window.fetch = () => Promise.reject(new Error("offline"));
      });
      await section(tab, name).click();
      await tab.getByLabel(field, { exact: true }).fill(words);
      await expect(tab.getByText("Not saved: you’re offline")).toBeVisible();
    }
    await page.close();
    await second.close();
    const third = await context.newPage();
    await third.goto(`/admin/sites/${id}`);
    const frame = third.frameLocator("iframe");
    for (const words of ["Typed in the first", "Typed in the second"]) {
      await expect(frame.getByRole("heading", { name: words })).toBeVisible();
    }
    await isSaved(third);
    const [home] = (await findRevision(site.db.database, id))?.document.pages ?? [];
    expect(home?.blocks[1]).toMatchObject({ headline: "Typed in the first" });
    expect(home?.blocks[3]).toMatchObject({ heading: "Typed in the second" });
    expect(await third.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
      expect.stringContaining("smart-sites."),
    );
  });
});

test("two versions are side by side, and an operator goes back to one of them", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { id } = await openEditor(page, site);
  await section(page, "Opening").click();
  await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
  await saved(page);
  await page.getByRole("link", { name: "Earlier versions" }).click();
  await page.getByRole("link", { name: "What changed in version 2" }).click();
  await expect(page.getByText("Headline before")).toBeVisible();
  for (const [number, words] of [
    [1, "Bread, by hand"],
    [2, "Fresh at five"],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="Version ${number}"]`);
    await expect(frame.getByRole("heading", { name: words })).toBeVisible();
  }
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("button", { name: "Go back to this version: 1" }).click();
  await expect(page.getByText("Version 3, the latest")).toBeVisible();
  await page.getByLabel("Compare version").fill("1");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByText("Both versions say the same.")).toBeVisible();
  await page.goto(`/admin/sites/${id}/versions?from=1&to=2&path=`);
  await expect(page.getByRole("heading", { name: "Differences" })).toBeVisible();
});

test.describe("words written against the editor", () => {
  // Photos have no files, and words that name a file are no address that is asked for.
  test.use({ expectedError: /status of 404/ });

  test("stay words in every text of every section, and in the field that they are typed in", {
    tag: "@long",
  }, async ({ page, site }) => {
    test.slow();
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.app.url)) elsewhere.push(request.url());
    });
    page.on("dialog", (dialog) => elsewhere.push(dialog.message()));
    await signIn(page, site);
    const { frame } = await openEditor(page, site, every);
    const expectOnlyWords = async () => {
      const made = frame.locator(
        "body :is(script, style, meta, base), [onerror], [onload], [src*=pwned], [href*='//pwned']",
      );
      expect(await made.count()).toBe(0);
      const ran = () => ["pwned" in window, window.name];
      for (const each of page.frames()) expect(await each.evaluate(ran)).toEqual([false, ""]);
      expect(elsewhere).toEqual([]);
    };
    for (const words of hostileWords) {
      const typed = words.replace(/\s+/g, " ");
      await frame.locator("#welcome h1").click();
      await frame.getByRole("textbox", { name: "This text" }).fill(typed);
      await page.keyboard.press("Enter");
      await expect(frame.locator("#welcome h1")).toHaveText(typed);
      await expect(page.getByLabel("Headline", { exact: true })).toHaveValue(typed);
    }
    await expectOnlyWords();
    for (const words of hostileWords.filter((_, at) => at % 5 === 0)) {
      const [blocks, facts] = everythingSaying(words);
      const { document } = everyBlock();
      const pages = document.pages.map((page) => ({ ...page, blocks }));
      await openEditor(page, site, { document: { ...document, pages }, facts });
      await expect(frame.locator("#words h2")).toHaveText(words.slice(0, 60).trim());
      for (const part of [/^Facts$/, /^Pages$/, /^To confirm/]) {
        await page.getByRole("button", { name: part }).click();
      }
      await expectOnlyWords();
    }
  });
});

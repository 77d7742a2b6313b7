import type { HeldWords } from "../../../src/core/sites/checks/held-words.ts";
import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { expectAccessibleAtEveryWidth } from "../support/access.ts";
import { openBeside, openEditor, saved, signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";

const heldWords: HeldWords = {
  held: [
    {
      ...{ id: "sentence-1", reason: "doubt", text: "we are near the station 🚉" },
      prints: "We are near the station.",
    },
    { id: "sentence-2", reason: "note", text: "Make the logo big.", prints: "Make the logo big." },
    {
      ...{ id: "sentence-3", reason: "never", text: "خبزنا يشفي", prints: "خبزنا يشفي." },
      because: "No food may be said to heal. (the Food Standards Code) Say what is in it.",
    },
  ],
  mended: [{ id: "sentence-4", text: "we baek", mends: [{ from: "baek", to: "bake", at: 3 }] }],
};

test("what a draft left out is used and what it mended is undone by the keyboard, once for all operators", async ({
  page,
  site,
  browser,
}) => {
  await signIn(page, site);
  const notes = ["They named no services."];
  const { id, frame } = await openEditor(page, site, { heldWords, notes });
  const { context, other } = await openBeside(browser, site, id);
  await page.getByRole("button", { name: "Notes 4" }).click();
  await expect(page.getByText("They named no services.")).toBeVisible();
  await expect(page.getByText("No food may be said to heal.")).toBeVisible();
  await expect(page.getByRole("button", { name: /Use it anyway/ })).toHaveCount(2);
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("button", { name: /Use it anyway.*we are near/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Notes on the draft" })).toBeFocused();
  await expect(frame.getByText("We are near the station.")).toBeVisible();
  await expect(page.getByText(/^Put on the page by /)).toBeVisible();
  await expect(page.getByRole("button", { name: "Notes 3" })).toBeVisible();
  await page.getByRole("button", { name: "Undo “bake”" }).focus();
  await page.keyboard.press("Enter");
  await expect(frame.getByText("We baek.")).toBeVisible();
  await saved(page);
  const stored = JSON.stringify((await findRevision(site.db.database, id))?.document);
  expect(stored).toContain("We baek.\\n\\nWe are near the station.");

  await other.getByRole("button", { name: "Notes 4" }).click();
  await other.getByRole("button", { name: /Use it anyway.*we are near/ }).click();
  await expect(other.getByText("Somebody has already done this")).toBeVisible();
  await other.reload();
  await other.getByRole("button", { name: "Notes 3" }).click();
  await expect(other.getByText(/^Put on the page by /)).toBeVisible();
  await context.close();
});

test("a site without notes says so", { tag: "@long" }, async ({ page, site }) => {
  await signIn(page, site);
  await openEditor(page, site);
  await page.getByRole("button", { name: "Notes", exact: true }).click();
  await expect(page.getByText("Nothing in the brief was left out.")).toBeVisible();
});

import { contentVersion } from "../../../src/blocks/versions.ts";
import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { isSaved, openEditor, saved, section, signIn } from "../support/editor.ts";
import { expect, test } from "../support/journey.ts";

// The editor while one version of the program takes the place of another.

test.use({ expectedError: /status of 409/ });

test("while a newer program takes over, what is typed is kept, and saved in the end", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { id } = await openEditor(page, site);
  const setVersion = (version: number) =>
    site.db.pool.query(
      "update site_revisions set document = jsonb_set(document, '{version}', $1) where site_id = $2",
      [String(version), id],
    );
  await setVersion(contentVersion + 1);
  await section(page, "Opening").click();
  await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
  await expect(page.getByText("the app is being updated")).toBeVisible();
  await setVersion(contentVersion);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await isSaved(page);
  expect((await findRevision(site.db.database, id))?.document.pages[0]?.blocks[1]).toMatchObject({
    headline: "Fresh at five",
  });
});

test("a page that is older than the program keeps what is typed until it is loaded again", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const { id, frame } = await openEditor(page, site);
  const saves = "**/api/sites/*/revisions";
  await page.route(saves, (route) =>
    route.fulfill({ status: 409, json: { outcome: "editor outdated" } }),
  );
  await section(page, "Opening").click();
  const headline = page.getByLabel("Headline", { exact: true });
  await headline.fill("Fresh at five");
  await expect(page.getByText("Reload the page")).toBeVisible();
  await headline.fill("Fresh at five, still warm at six");
  await page.unroute(saves);
  await page.reload();
  await expect(frame.getByRole("heading", { name: "still warm at six" })).toBeVisible();
  await saved(page);
  expect((await findRevision(site.db.database, id))?.document.pages[0]?.blocks[1]).toMatchObject({
    headline: "Fresh at five, still warm at six",
  });
});

test("what an older program left in a browser comes back, and what a newer one left stays", {
  tag: "@long",
}, async ({ page, site, context }) => {
  await signIn(page, site);
  const { id } = await openEditor(page, site);
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error("offline"));
  });
  await section(page, "Opening").click();
  await page.getByLabel("Headline", { exact: true }).fill("Fresh at five");
  await expect(page.getByText("Not saved: you’re offline")).toBeVisible();
  await page.evaluate((newer) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("smart-sites.content."));
    if (!key) throw new Error("no copy");
    const kept = JSON.parse(localStorage.getItem(key) ?? "");
    const ofNewer = { ...kept, document: { ...kept.document, version: newer } };
    localStorage.setItem(key.replace(/\w+$/, "newer"), JSON.stringify(ofNewer));
    // As the first version kept it: under another key, with one button in the header.
    kept.document.version = 1;
    const [header] = kept.document.pages[0].blocks;
    delete header.actions;
    header.action = { label: "Call", to: "phone" };
    localStorage.removeItem(key);
    localStorage.setItem(key.replace(".content.", ".site."), JSON.stringify(kept));
  }, contentVersion + 1);
  await page.close();
  const second = await context.newPage();
  await second.goto(`/admin/sites/${id}`);
  const frame = second.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Fresh at five" })).toBeVisible();
  await isSaved(second);
  const [home] = (await findRevision(site.db.database, id))?.document.pages ?? [];
  expect(home?.blocks.slice(0, 2)).toMatchObject([
    { actions: [{ label: "Call", to: "phone" }] },
    { headline: "Fresh at five" },
  ]);
  const left = await second.evaluate(() => Object.keys(localStorage));
  expect(left.filter((key) => key.startsWith("smart-sites."))).toEqual([
    expect.stringContaining(".newer"),
  ]);
});

import type { Page } from "@playwright/test";
import { eventually } from "../support/eventually.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "./support/access.ts";
import { test as base, expect } from "./support/journey.ts";

const test = base.extend({
  baseURL: async ({ siteWithMail }, use) => use(siteWithMail.app.url),
});

const shortlist = "/tools/shortlist";
const startup =
  "/tools/startup-domain-generator?niche=dog+grooming&businessType=any&domainStyles=.com&variation=";
const local =
  "/tools/local-mvp-ideas?location=Bendigo&skills=gardening&budget=0-500&teamPreference=solo&variation=";

test("ideas of both generators are kept, survive a reload, and are looked at one by one", async ({
  page,
}) => {
  const kept = [await keep(page, `${startup}0`), await keep(page, `${local}0`)];
  await page.getByRole("link", { name: "Your shortlist (2)" }).click();
  await page.reload();
  const name = page.getByRole("region", { name: "Shortlist" }).getByRole("heading", { level: 2 });
  await expect(name).toHaveText(kept[0] ?? "");
  await expect(page.getByRole("term")).toHaveText(["Business model", "Early traction strategy"]);
  await page.getByRole("button", { name: "Next idea" }).click();
  await expect(name).toHaveText(kept[1] ?? "");
  await expect(page.getByText("Idea 2 of 2")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next idea" }).click();
  await expect(name).toHaveText(kept[0] ?? "");
  await page.getByRole("button", { name: "Previous idea" }).click();
  await expect(name).toHaveText(kept[1] ?? "");
  await page.getByRole("link", { name: "Open it again" }).click();
  await expect(page.getByText(kept[1] ?? "", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveText(kept[0] ?? "");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(name).toHaveText(kept[1] ?? "");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("The ideas you keep show up here.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "Find a local idea" })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

test("two or three are compared: side by side on a wide screen, one under another on a phone", {
  tag: "@long",
}, async ({ page }) => {
  const kept: string[] = [];
  for (const variation of [0, 1, 2, 3]) kept.push(await keep(page, `${startup}${variation}`));
  await page.goto(shortlist);
  const boxes = page.getByRole("group", { name: /^Compare/ }).getByRole("checkbox");
  await expect(boxes).toHaveCount(4);
  for (const at of [0, 2, 3]) await boxes.nth(at).check();
  await expect(boxes.nth(1)).toBeDisabled();
  const names = page.getByRole("region", { name: "Shortlist" }).getByRole("heading", { level: 2 });
  await expect(names).toHaveText([kept[0], kept[2], kept[3]].map(String));
  await expectAccessibleAtEveryWidth(page);
  for (const [width, columns] of [
    [1440, 3],
    [768, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await names.evaluateAll((all) => all.map((h) => h.getBoundingClientRect().left));
    expect([width, new Set(lefts.map(Math.round)).size]).toEqual([width, columns]);
  }
});

test("an idea is taken off where it was kept, and twelve are enough", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(`${startup}0`);
  await page.getByRole("button", { name: "Keep this idea" }).click();
  await page.getByRole("button", { name: "Remove from my shortlist" }).click();
  await expect(page.getByRole("link", { name: /Your shortlist \(/ })).toHaveCount(0);
  await page.evaluate(() => {
    const idea = { start: "/waitlist?idea=x", name: "x", text: "x", parts: [] };
    const ideas = Array.from({ length: 12 }, (_, n) => ({ ...idea, link: `/tools/a?${n}` }));
    localStorage.setItem("shortlist", JSON.stringify(ideas));
  });
  await page.reload();
  await page.getByRole("button", { name: "Keep this idea" }).click();
  await expect(page.getByText("Your shortlist has 12 ideas already.")).toBeVisible();
});

test("long names, emoji, Arabic and damage in storage break nothing", { tag: "@long" }, async ({
  page,
}) => {
  await page.goto(shortlist);
  await page.evaluate(() => {
    const idea = {
      start: "/waitlist?idea=x",
      text: "نص عربي 🐕",
      parts: [{ label: "a", text: "b" }],
    };
    const names = ["Donaudampfschifffahrt".repeat(6), "🐕🦴".repeat(30), "غسيل الكلاب", "<b>x</b>"];
    const ideas = names.map((name, n) => ({ ...idea, name, link: `/tools/a?${n}` }));
    localStorage.setItem("shortlist", JSON.stringify([null, 7, { name: "x" }, ...ideas]));
  });
  await page.reload();
  await expect(page.getByText("Idea 1 of 4")).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  const boxes = page.getByRole("checkbox");
  for (const at of [0, 1, 2]) await boxes.nth(at).check();
  await expectAccessibleAtEveryWidth(page);
});

test("the shortlist is emailed once, to an address that is checked", { tag: "@long" }, async ({
  page,
  siteWithMail,
}) => {
  const name = await keep(page, `${startup}0`);
  await page.goto(shortlist);
  await page.getByRole("button", { name: "Send my shortlist" }).click();
  const address = page.getByLabel("Email them to me");
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Please enter a valid email address/);
  await address.fill("mia@example.com");
  await page.getByRole("button", { name: "Send my shortlist" }).click();
  await expect(page.getByText("Your ideas are on their way to that address.")).toBeVisible();
  await expectAccessible(page);
  const text = await eventually(async () => {
    const { rows } = await siteWithMail.db.pool.query(
      "select text from emails where status = 'sent'",
    );
    return rows[0]?.text;
  });
  expect(text).toContain(name);
});

/** Keeps the idea of a link. @returns its name. */
async function keep(page: Page, link: string): Promise<string> {
  await page.goto(link);
  await page.getByRole("button", { name: "Keep this idea" }).click();
  await expect(page.getByRole("button", { name: "Remove from my shortlist" })).toBeVisible();
  const headings = page
    .getByRole("region", { name: "The tool" })
    .getByRole("heading", { level: 2 });
  return headings.nth(link.startsWith("/tools/local") ? 1 : 0).innerText();
}

import type { BriefReadings } from "../../../src/core/moderation/reading/brief-readings.ts";
import { openEditor, saved, section, signIn } from "../support/editor.ts";
import { expect, type Site, test } from "../support/journey.ts";

const wish = "Please do not mention fondant.";

const readings: BriefReadings = {
  version: 1,
  paragraphs: [
    [
      {
        text: wish,
        verdict: { kind: "note", claim: "fine", stands: false, confidence: 1 },
        mends: [],
        claims: [],
      },
    ],
  ],
};

async function briefWithAWish({ db }: Pick<Site, "db">): Promise<string> {
  const { rows } = await db.pool.query<{ id: string }>(
    `insert into site_briefs (business_name, email, business_description, site_goals, style,
       has_domain, readings)
     values ('Wattle & Daughters', 'mia@example.com', $1, 'Orders', 'warm', false, $2) returning id`,
    [wish, JSON.stringify(readings)],
  );
  return rows[0]?.id ?? "";
}

test("a word that the customer wants kept off is warned of beside the page, before it is sent and before it is published", {
  tag: "@long",
}, async ({ page, site }) => {
  await signIn(page, site);
  const briefId = await briefWithAWish(site);
  const { id } = await openEditor(page, site, { briefId });
  await site.db.pool.query("update sites set slug = 'kept-off' where id = $1", [id]);
  const warning = page.getByText(/It says “fondant”, which the customer seems to want kept off/);
  const review = `/admin/sites/${id}/review`;
  const isAskedAtSend = page.getByText("The customer asked to keep something off the site:");

  await page.goto(review);
  await expect(page.getByRole("button", { name: "Send for review" })).toBeVisible();
  await expect(isAskedAtSend).toBeHidden();

  await page.goto(`/admin/sites/${id}`);
  await section(page, "About Us").click();
  await page.getByLabel("Text", { exact: true }).fill("We bake, and cover cakes in fondant.");
  await saved(page);
  await page.getByRole("button", { name: /^Checks/ }).click();
  await expect(warning).toBeVisible();

  await page.goto(review);
  await expect(isAskedAtSend).toBeVisible();
  await expect(warning).toBeVisible();

  await site.db.pool.query(
    `insert into site_releases (site_id, id, revision, origin, approved_at)
       select id, 'r', revision, 'http://kept-off', now() from sites where id = $1`,
    [id],
  );
  await page.goto(`/admin/sites/${id}/live`);
  await expect(page.getByText("In version 2, before you publish it:")).toBeVisible();
  await expect(warning).toBeVisible();
});

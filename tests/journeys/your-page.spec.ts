import { brief, person, postBrief, postJoin } from "../support/builders.ts";
import { eventually } from "../support/eventually.ts";
import { addOperator, type Browser, signedIn } from "../support/operators.ts";
import { sendForReview, siteToSend } from "../support/sites/reviews.ts";
import { expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, type Site, test } from "./support/journey.ts";

let visits = 0;

function newAddress(): string {
  return `leila-${++visits}-${process.pid}@example.com`;
}

/** The path of somebody’s own page, as an operator finds it beside an email to them. */
async function ownPageOf({ db }: Site, olive: Browser, email: string): Promise<string> {
  return eventually(async () => {
    const { rows } = await db.pool.query(
      "select id from emails where to_address = $1 and text is not null limit 1",
      [email],
    );
    const shown = rows[0] && (await (await olive.get(`/admin/emails/${rows[0].id}`)).text());
    return /value="[^"]*(\/me\/[^"]+)"/.exec(shown ?? "")?.[1];
  });
}

async function operator({ app, db }: Site): Promise<Browser> {
  return signedIn(app, await addOperator(db, { email: newAddress() }));
}

/** Asks a question about somebody’s brief, as an operator does. */
async function askAbout({ db }: Site, olive: Browser, email: string): Promise<void> {
  const { rows } = await db.pool.query(
    "select id, updated_at from site_briefs where email = $1 order by id limit 1",
    [email],
  );
  const [{ id, updated_at }] = rows;
  const asked = await olive.post(`/admin/briefs/${id}`, {
    ...{ intent: "ask", id, seen: updated_at.toISOString() },
    question: "Which phone number\nshould be on the page?",
  });
  expect(asked.status).toBe(303);
}

test.describe("on a phone, without JavaScript", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    expectedError: /status of 422/,
  });

  test("a person sees where they are up to, corrects their plan, leaves and comes back", async ({
    page,
    site,
  }) => {
    const email = newAddress();
    await postJoin(site.app, person({ email }));
    await page.goto(await ownPageOf(site, await operator(site), email));
    await expect(page.getByRole("heading", { name: "Your page" })).toBeVisible();
    await page.getByText("Change your phone number or plan").click();
    await page.getByLabel("Phone Number").fill("none");
    await page.getByRole("radio", { name: /Once-off Build/ }).check();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Please enter a valid phone number")).toBeVisible();
    await expect(page.getByLabel("Phone Number")).toHaveValue("none");
    await expect(page.getByRole("radio", { name: /Once-off Build/ })).toBeChecked();
    await page.getByLabel("Phone Number").fill("(02) 5550 9999");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toContainText("Saved");
    await page.getByRole("button", { name: "Leave the waitlist" }).click();
    await page.getByRole("button", { name: "Put me back" }).click();
    await expect(page.getByRole("status")).toContainText("Welcome back");
  });

  test("a customer answers what we asked, and the clock is running again", {
    tag: "@long",
  }, async ({ page, site }) => {
    const email = newAddress();
    await postBrief(site.app, brief({ email }));
    const olive = await operator(site);
    await askAbout(site, olive, email);
    await page.goto(await ownPageOf(site, olive, email));
    await expect(page.getByText("It starts again once our question is answered.")).toBeVisible();
    await page.getByRole("button", { name: "Send your answer" }).click();
    await expect(page.getByText("Please write an answer")).toBeVisible();
    await page.getByLabel("Your answer").fill("The mobile, please");
    await page.getByRole("button", { name: "Send your answer" }).click();
    await expect(page.getByRole("status")).toContainText("we’ve got your answer");
    await expect(page.getByText("Over to you")).toBeHidden();
    await expect(page.getByText(/The preview is due by/)).toBeVisible();
  });
});

test("the page with everything on it, and with nothing, is accessible on a phone and on a wide screen", {
  tag: "@long",
}, async ({ page, site }) => {
  const email = newAddress();
  const { app, db } = site;
  const olive = await operator(site);
  const long = "Wirrabara-Wheelbarrow&Wagon-Works".repeat(3);
  await postJoin(app, person({ email, name: "ليلى 🧁" }));
  await postBrief(app, brief({ email, business_name: `${long.slice(0, 90)} 🧁` }));
  await postBrief(app, brief({ email, business_name: "مخبز ليلى", service_area: "" }));
  await askAbout(site, olive, email);
  const live = await siteToSend(db, { email });
  await db.pool.query("update sites set status = 'live', live_release = 'x' where id = $1", [live]);
  await sendForReview(olive, await siteToSend(db, { email }));
  await db.pool.query("update waitlist set status = 'invited' where email = $1", [email]);
  const link = await ownPageOf(site, olive, email);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Over to you" })).toBeVisible();
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expectAccessibleAtEveryWidth(page);

  const other = newAddress();
  await postJoin(app, person({ email: other }));
  const empty = await ownPageOf(site, olive, other);
  await db.pool.query("update waitlist set status = 'removed' where email = $1", [other]);
  await page.goto(empty);
  await expect(page.getByRole("heading", { name: "Nothing here just now" })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});

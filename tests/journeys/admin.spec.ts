import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addSetUpLink } from "../../src/core/operators/set-up.ts";
import { addOperator, password } from "../support/operators.ts";
import { expectAccessible, expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, type Site, test } from "./support/journey.ts";

/** Signs in as a new operator, through the page. */
async function signIn(page: Page, site: Site): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await addOperator(site.db, { email });
  await signInAs(page, email);
  return email;
}

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "G’day, Olive" })).toBeVisible();
}

/** Somebody in the queue, with what a stranger might type. @returns their address. */
async function addPerson(site: Site, name: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await site.db.pool.query("select join_waitlist($1, $2, $3, 'monthly', $4, $5)", [
    name,
    email,
    "0412 345 678",
    { idea: name, description: name },
    { page: "/start", utm_source: name },
  ]);
  return email;
}

/** A brief of somebody. @returns its id. */
async function addBrief(site: Site, name: string): Promise<string> {
  const { rows } = await site.db.pool.query(
    `insert into site_briefs (business_name, email, contact_name, phone, business_description,
       site_goals, style, has_domain, color_preferences, idea, source)
     values ($1, 'mia@example.com', 'Mia Nguyen', '0412 345 678', 'Cakes', 'More orders', 'warm',
       true, 'Pink', '{"siteType": "Cakes"}', '{"page": "/start"}') returning id`,
    [name],
  );
  await site.db.pool.query(
    `insert into brief_files (brief_id, key, original_name, type, bytes, position)
     values ($1, uuidv7() || '.pdf', 'menu.pdf', 'application/pdf', 1000, 1)`,
    [rows[0].id],
  );
  return rows[0].id;
}

/** Enough sign-ups with a filled trap field to fill their box. */
async function addSuspects(site: Site): Promise<void> {
  await site.db.pool.query(`
    insert into suspected_sign_ups (name, email, preferred_plan, idea)
    select 'Bot ' || n, 'bot@example.com', 'monthly', '{"idea": "Pills"}' from generate_series(1, 21) n
  `);
}

/** What visitors of a day left, for every kind of number and rating. */
async function addCounts(site: Site): Promise<void> {
  await site.db.pool.query(`
    insert into daily_counts values (current_date, '/', 'view', 1000), (current_date, '/', 'form', 40)
      on conflict do nothing;
    insert into daily_vitals
      select current_date, '/', vital, bucket, 9
      from (values ('LCP', 1800), ('INP', 300), ('CLS', 300)) as measured (vital, bucket)
      on conflict do nothing;
  `);
}

test("an operator signs in, moves a person along and signs out", async ({ page, site }) => {
  const email = await addPerson(site, "Mia Nguyen");
  await signIn(page, site);
  await page.getByRole("searchbox").fill(email);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("link", { name: "Mia Nguyen" }).click();
  await page.getByLabel("Status of Mia Nguyen").selectOption("Joined");
  await page.getByRole("button", { name: "Save the status of Mia Nguyen" }).click();
  await expect(page.getByRole("status")).toHaveText("Mia Nguyen is now joined.");
  const { rows } = await site.db.pool.query("select status from waitlist where email = $1", [
    email,
  ]);
  expect(rows).toEqual([{ status: "joined" }]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});

test("the launch checklist counts, remembers, and says when all is done", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto("/admin/qa");
  const items = page.getByRole("checkbox");
  await items.first().check();
  const total = await items.count();
  const percent = Math.round(100 / total);
  await expect(page.getByText(`${percent}%`)).toBeVisible();
  await page.reload();
  await expect(items.first()).toBeChecked();
  for (const item of await items.all()) await item.check();
  await expect(page.getByText("Ready for Launch")).toBeVisible();
  await expectAccessible(page);
  const reset = page.getByRole("button", { name: "Reset All" });
  page.once("dialog", (dialog) => dialog.dismiss());
  await reset.click();
  await expect(page.getByText("Ready for Launch")).toBeVisible();
  page.on("dialog", (dialog) => dialog.accept());
  await reset.click();
  await expect(page.getByText("Ready for Launch")).toBeHidden();
  await expect(items.first()).not.toBeChecked();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Ready for Launch")).toBeVisible();
  await expect(items.first()).toBeChecked();
  await reset.click();
  await expect(items.first()).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("what strangers and colleagues type is shown as text on every screen", {
  tag: "@long",
}, async ({ page, site }) => {
  test.slow();
  const attack = `"><img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`;
  const { pool } = site.db;
  await pool.query(
    `insert into waitlist (name, email, phone, preferred_plan, idea, source, position)
     select $1, $1 || gen_random_uuid(), $1, 'monthly', $2, $3, coalesce(max(position), 0) + 1
     from waitlist`,
    [
      attack,
      JSON.stringify({ idea: attack, description: attack }),
      JSON.stringify({ page: attack, utm_source: attack, utm_campaign: attack }),
    ],
  );
  const { rows } = await pool.query(
    `insert into site_briefs (business_name, email, contact_name, phone, business_description,
       site_goals, style, has_domain, domain_preferences, color_preferences, idea, source, file_urls)
     values ($1, $1, $1, $1, $1, $1, $1, true, $1, $1, $2, $3, array[$1]) returning id`,
    [
      attack,
      JSON.stringify({ [attack]: attack, siteType: attack }),
      JSON.stringify({ page: attack, utm_source: attack }),
    ],
  );
  await pool.query(
    `insert into brief_files (brief_id, key, original_name, type, bytes, position)
     values ($1, $2 || gen_random_uuid(), $2, $2, 1, 1)`,
    [rows[0].id, attack],
  );
  await pool.query(
    `insert into emails (kind, to_address, subject, html, text, status, last_error)
     values ($1, $1, $1, $1, $1, 'failed', $1)`,
    [attack],
  );
  await pool.query(
    `insert into enquiries (via, name, email, subject, message, status)
     values ('contact', $1, $1, $1, repeat($1, 9), 'open'), ('chat', null, $1, null, $1, 'suspected')`,
    [attack],
  );
  await signIn(page, site);
  const brief = `/admin/briefs/${rows[0].id}`;
  await page.goto(brief);
  await page.getByLabel("Add a note").fill(attack);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  await page.getByLabel("Message").fill(attack);
  await page.getByLabel("Preview link").fill(`https://preview.example/${attack}`);
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText("The email is written, and kept").first()).toBeVisible();

  for (const path of [
    "/admin/waitlist",
    "/admin/briefs",
    "/admin/emails",
    "/admin/enquiries",
    brief,
    "/admin?q=onerror",
    "/admin/waitlist?q=%3Cimg",
    "/admin/briefs?q=%3Cimg",
    "/admin/enquiries?q=%3Cimg",
    `/admin/emails?q=${encodeURIComponent(attack)}`,
  ]) {
    await page.goto(path);
    for (const closed of await page.locator("main summary").all()) await closed.click();
    await expect(page.getByText("onerror=").first()).toBeVisible();
    expect([path, await page.locator('img[src="x"], main script').count()]).toEqual([path, 0]);
    await expect(page).not.toHaveTitle("owned");
  }
  // Shown as its recipient sees it, with its markup, but nothing in it can run.
  const mails = await pool.query("select id from emails where html = $1", [attack]);
  for (const { id } of mails.rows) {
    await page.goto(`/admin/emails/${id}`);
    await expect(page.getByText("onerror=").first()).toBeVisible();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  }
});

test("a new brief appears in an open list, and a row that is in use stays as it is", async ({
  page,
  site,
}) => {
  const name = `Shop ${randomUUID()}`;
  await addBrief(site, name);
  await signIn(page, site);
  await page.goto(`/admin/briefs?q=${name}`);
  const chosen = page.getByLabel(`Status of ${name}`).first();
  await chosen.selectOption("Completed");
  await addBrief(site, `${name} Second`);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(
    page.getByRole("status").filter({ hasText: `Just in: ${name} Second.` }),
  ).toBeVisible();
  await expect(page.locator("[data-rows] > li")).toHaveText([/Second/, new RegExp(name)]);
  await expect(page.locator("li:last-child select")).toHaveValue("completed");

  // Changed by somebody else while it is in use here: saving it says so.
  await site.db.pool.query(
    "update site_briefs set status = 'in_progress', updated_at = clock_timestamp() where business_name = $1",
    [name],
  );
  const before = (await page.locator("#briefs").getAttribute("data-version")) ?? "";
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator("#briefs")).not.toHaveAttribute("data-version", before);
  await expect(page.locator("li:last-child select")).toHaveValue("completed");
});

test("“Loading briefs...” shows while another list is on its way", { tag: "@long" }, async ({
  page,
  site,
}) => {
  await addBrief(site, "Slow Shop");
  await signIn(page, site);
  await page.goto("/admin/briefs");
  // The page is gone once the other list is there, so it keeps what it said.
  await page.locator("#briefs-news").evaluate((news) => {
    const keep = () => sessionStorage.setItem("said", news.textContent ?? "");
    new MutationObserver(keep).observe(news, { childList: true });
  });
  await page.getByRole("link", { name: /Overdue/ }).click();
  await page.waitForURL(/due=overdue/);
  expect(await page.evaluate(() => sessionStorage.getItem("said"))).toBe("Loading briefs...");
  await expect(page.locator("#briefs-news")).toBeEmpty();
});

test.describe(() => {
  test.use({ expectedError: /status of (404|410)/ });

  test("every screen can be used by everybody, narrow and wide", { tag: "@long" }, async ({
    page,
    site,
  }) => {
    test.slow(); // axe takes seconds a screen, and there are eighteen
    await addPerson(site, "Mia Nguyen");
    await site.db.pool.query(`
      insert into enquiries (via, name, email, message, status) values
        ('contact', 'محمد بن عبد الله', 'm@example.com', 'مرحبا', 'answered'),
        ('contact', 'Bot', 'bot@example.com', 'Cheap pills', 'suspected'),
        ('chat', null, 'mia@example.com', repeat('A long one. ', 60), 'open')`);
    await addSuspects(site);
    const brief = `/briefs/${await addBrief(site, "Coffs Cakes")}`;
    await addCounts(site);
    await page.goto("/admin/sign-in");
    await expectAccessibleAtEveryWidth(page);
    const tokenTo = async (purpose: "invite" | "reset") => {
      const email = `${randomUUID()}@example.com`;
      return addSetUpLink(site.db.database, { purpose, email, role: "staff" });
    };
    for (const path of [
      "forgot-password",
      `reset-password?token=${await tokenTo("reset")}`,
      "reset-password?token=used",
      `set-up?token=${await tokenTo("invite")}`,
    ]) {
      await page.goto(`/admin/${path}`);
      await expectAccessibleAtEveryWidth(page);
    }
    await signIn(page, site);
    for (const path of [
      "",
      "?q=mia",
      "/briefs",
      "/briefs?q=nobody",
      brief,
      `${brief}0`,
      "/waitlist",
      "/waitlist?invite=9",
      "/nothing",
      "/emails",
      "/enquiries",
      "/funnel",
      "/qa",
      "/account",
    ]) {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const closed of await page.locator("main summary").all()) await closed.click();
      await expectAccessibleAtEveryWidth(page);
    }
    await page.goto("/admin/emails");
    await page
      .getByRole("link", { name: /waitlist/ })
      .first()
      .click();
    await expectAccessibleAtEveryWidth(page);
  });
});

test.describe("with an ended session", { tag: "@long" }, () => {
  test.use({ expectedError: /401/ });

  test("an open page says so, and what was typed can still be sent", async ({
    page,
    site,
    context,
  }) => {
    const email = await signIn(page, site);
    await page.goto("/admin/account");
    await page.getByLabel("Invite by email").fill("stan@example.com");
    await page
      .getByRole("region", { name: "Invitations" })
      .getByLabel("Your password")
      .fill(password);
    await site.db.pool.query("delete from operator_sessions");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("You’ve been signed out")).toBeVisible();
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByLabel("Invite by email")).toHaveValue("stan@example.com");

    const tab = await context.newPage();
    await tab.goto("/admin/sign-in");
    await tab.getByLabel("Email").fill(email);
    await tab.getByLabel("Password").fill(password);
    await tab.getByRole("button", { name: "Sign in" }).click();
    await expect(tab.getByRole("heading", { name: "G’day, Olive" })).toBeVisible();
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByText("stan@example.com is invited")).toBeVisible();
  });
});

test("a question stops the clock, and all about its customer is on one page", {
  tag: "@long",
}, async ({ page, site }) => {
  const name = "Coffs Cakes, Pies and Celebrations with a Very Long Name 🎂 كعك";
  const id = await addBrief(site, name);
  const email = `${randomUUID()}@example.com`;
  await site.db.pool.query(
    "update site_briefs set email = $1, created_at = now() - interval '40 hours' where id = $2",
    [email, id],
  );
  const late = await addBrief(site, "Late Loaves");
  await site.db.pool.query(
    "update site_briefs set created_at = now() - interval '60 hours' where id = $1",
    [late],
  );
  await signIn(page, site);
  await expect(page.getByRole("link", { name: "Late Loaves" })).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Question").fill("Which of these photos are yours?");
  await page.getByRole("button", { name: "Ask, and stop the clock" }).click();
  await expect(page.getByText("The clock is stopped until")).toBeVisible();
  await expect(page.getByText("Paused, 7 h left")).toBeVisible();
  await expect(page.getByLabel("Their answer")).toBeVisible();
  await expectAccessibleAtEveryWidth(page);

  await page.getByRole("link", { name: "Everything about this person" }).click();
  const next = page.getByRole("region", { name: "What to do next" });
  await expect(next.getByRole("link")).toHaveText(/The clock stopped on .* with 7 hours left/);
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect(timeline.getByText("Which of these photos are yours?")).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
  await next.getByRole("link").click();
  await page.getByLabel("Their answer").fill("All of them");
  await page.getByRole("button", { name: "Start the clock again" }).click();
  await expect(page.getByText("The clock is running again.")).toBeVisible();
  await expect(page.getByText(/The preview is due by .*: 7 hours left\./)).toBeVisible();
  await site.db.pool.query("delete from site_briefs where id = $1", [late]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the admin works too", async ({ page, site }) => {
    await addPerson(site, "Nora NoScript");
    await signIn(page, site);
    await page.goto("/admin/waitlist?q=Nora");
    await page.getByLabel("Status of Nora NoScript").first().selectOption("Removed");
    await page.getByRole("button", { name: "Save the status" }).first().click();
    await expect(page.getByText("Nora NoScript is now removed.")).toBeVisible();

    await addBrief(site, "No Script Cakes");
    await page.goto("/admin/briefs?q=No+Script");
    await expect(page.getByLabel("I’ve told the customer")).toBeHidden();
    await page.getByLabel("Status of No Script Cakes").selectOption("Preview ready");
    await page.getByLabel("I’ve told the customer").check();
    await page.getByLabel("Where is the preview?").fill("https://preview.example/no-script");
    await page.getByRole("button", { name: "Save the status" }).click();
    await expect(page.getByText("No Script Cakes is now preview ready.")).toBeVisible();
    await page.getByRole("link", { name: "No Script Cakes" }).click();
    await page.getByLabel("Add a note").fill("Done by hand");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Done by hand")).toBeVisible();
  });
});

test.describe("when a colleague was quicker", { tag: "@long" }, () => {
  test.use({ expectedError: /status of 409/ });

  test("a brief's page says what they did, and the email is still there to send", async ({
    page,
    site,
  }) => {
    const id = await addBrief(site, "Coffs Cakes");
    await signIn(page, site);
    await page.goto(`/admin/briefs/${id}`);
    await changeMeanwhile(site, id);
    await page.getByRole("textbox", { name: "Message" }).fill("Is Tuesday fine?");
    await page.getByRole("button", { name: "Send email" }).click();
    await expect(page.getByRole("alert")).toContainText("In progress");
    await expectAccessible(page);
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Is Tuesday fine?");
    await page.getByRole("button", { name: "Send email" }).click();
    await expect(page.getByRole("status")).toContainText("The email is written");
  });
});

/** What a colleague does to a brief while somebody else has it open. */
async function changeMeanwhile(site: Site, id: string): Promise<void> {
  await site.db.pool.query(
    "update site_briefs set status = 'in_progress', updated_at = now() where id = $1",
    [id],
  );
  await site.db.pool.query(
    `insert into audit_events (actor, action, table_name, row_id, from_value, to_value)
     values ('test', 'brief.status', 'site_briefs', $1, 'submitted', 'in_progress')`,
    [id],
  );
}

test("what is half-written about a brief is kept for its writer until it is saved", {
  tag: "@long",
}, async ({ page, site }) => {
  const id = await addBrief(site, "Coffs Cakes");
  const path = `/admin/briefs/${id}`;
  const message = page.getByRole("textbox", { name: "Message" });
  const note = page.getByRole("textbox", { name: "Add a note" });
  const email = await signIn(page, site);
  await page.goto(path);
  await message.fill("Hello Mia,\nhalf a sentence");
  await note.fill("Phoned, and");
  await page.getByLabel("Status of Coffs Cakes").selectOption("In progress");
  await page.getByRole("button", { name: "Save the status" }).click();
  await expect(page.getByText("Status saved.")).toBeVisible();
  await expect(message).toHaveValue("Hello Mia,\nhalf a sentence");
  await expect(note).toHaveValue("Phoned, and");

  await changeMeanwhile(site, id);
  await note.fill("Phoned, and Tuesday is fine");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  await expect(note).toBeEmpty();
  await expect(message).toHaveValue(/half a sentence/);
  await note.fill("Another");
  await page.reload();
  await expect(note).toHaveValue("Another");

  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, site);
  await page.goto(path);
  await expect(message).toBeEmpty();
  await expect(note).toBeEmpty();
  await page.getByRole("button", { name: "Sign out" }).click();
  await signInAs(page, email);
  await page.goto(path);
  await expect(message).toHaveValue(/half a sentence/);
  await expect(note).toHaveValue("Another");
  await page.getByRole("button", { name: "Send email" }).click();
  await expect(page.getByText("The email is written").first()).toBeVisible();
  await expect(message).toBeEmpty();
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

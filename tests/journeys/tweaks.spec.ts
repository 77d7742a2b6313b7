import { personAt } from "../../src/core/people/people.ts";
import { eventually } from "../support/eventually.ts";
import { addOperator, signedIn } from "../support/operators.ts";
import { addSite, siteContent } from "../support/sites/sites.ts";
import { photo } from "../support/uploads.ts";
import { expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, type Site, test } from "./support/journey.ts";

const long = "Wirrabara-Wheelbarrow&Wagon-Works".repeat(2);

/** A live site with long names, the page of its owner, and its operator’s cookies. */
async function withLiveSite({ app, db }: Site) {
  const email = `layla-${"l".repeat(40)}@example.com`;
  const content = siteContent();
  content.facts.name.value = `مخبز ليلى 🧁 ${long}`;
  const services = content.document.pages[0]?.blocks.find(({ type }) => type === "services");
  if (services?.type === "services") services.heading = `الأسعار 🧁 ${long}`;
  const name = content.facts.name.value;
  const { id: siteId } = await addSite(db, { ...content, email, name });
  await db.pool.query(
    "insert into site_releases (site_id, id, revision, origin, approved_at) values ($1, 'x', 1, 'http://layla', now())",
    [siteId],
  );
  await db.pool.query(
    "update sites set status = 'live', live_release = 'x', slug = 'layla-tweaks' where id = $1",
    [siteId],
  );
  await db.database.transaction((tx) => personAt(tx, email));
  const olive = await signedIn(app, await addOperator(db, { email: "olive-tweaks@example.com" }));
  const people = await olive.get(`/admin/people?${new URLSearchParams({ email })}`);
  const [, link = ""] = /value="[^"]*(\/me\/[^"]+)"/.exec(await people.text()) ?? [];
  return {
    ...{ siteId, link },
    cookies: [...olive.cookies].map(([name, value]) => ({ name, value, url: app.url })),
    async code() {
      const id = await eventually(async () => {
        const { rows } = await db.pool.query(
          "select id from emails where kind = 'page-code' and status = 'kept' and to_address = $1",
          [email],
        );
        return rows[0]?.id;
      });
      const read = await olive.post(`/admin/emails/${id}`, { intent: "read-code" });
      return />(\d{6})</.exec(await read.text())?.[1] ?? "";
    },
  };
}

test("without JavaScript a customer asks for a tweak with a photo, and an operator finds it above the editor", {
  tag: "@long",
}, async ({ page, scriptless, site }) => {
  test.slow();
  const own = await withLiveSite(site);
  await scriptless.goto(own.link);
  await scriptless.getByRole("link", { name: "Ask for a tweak" }).click();
  await scriptless.getByRole("button", { name: "Ask for a code" }).click();
  await scriptless.getByLabel("Code from us").fill(await own.code());
  await scriptless.getByRole("button", { name: "Open" }).click();
  await expect(scriptless.getByText("This one is included")).toBeVisible();
  await scriptless.getByLabel("What is it about?").selectOption({ index: 3 });
  await scriptless
    .getByLabel("What would you like changed?")
    .fill(`كعك 🧁 is now $5.\n\n${long.repeat(3)}`);
  const picture = { mimeType: "image/jpeg", buffer: await photo({ width: 900, height: 600 }) };
  await scriptless.getByLabel("Photos or files").setInputFiles({ name: `${long}.jpg`, ...picture });
  await scriptless.getByRole("button", { name: "Send", exact: true }).click();
  await expect(scriptless.getByRole("status")).toContainText("We’ve got it");
  await expect(scriptless.getByRole("button", { name: "Send for a quote" })).toBeVisible();
  await page.context().addCookies(await scriptless.context().cookies());
  await page.goto(scriptless.url());
  await expectAccessibleAtEveryWidth(page);

  await page.context().addCookies(own.cookies);
  await page.goto(`/admin/sites/${own.siteId}`);
  const asked = page.locator("details", { hasText: "The customer asked for a tweak" });
  await expect(asked.getByText("كعك 🧁 is now $5.")).toBeVisible();
  await expect(asked.locator("img")).toBeVisible();
  await asked.getByRole("link", { name: "Mark as done" }).click();
  await expect(page.getByText("The editor has what’s live.")).toBeVisible();
  await page.getByText("Finish this one").click();
  await expectAccessibleAtEveryWidth(page);
});

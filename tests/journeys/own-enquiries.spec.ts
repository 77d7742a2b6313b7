import { takeSiteEnquiry } from "../../src/core/enquiries/site-enquiries.ts";
import { personAt } from "../../src/core/people/people.ts";
import { eventually } from "../support/eventually.ts";
import { addOperator, signedIn } from "../support/operators.ts";
import { addSite } from "../support/sites/sites.ts";
import { expectAccessibleAtEveryWidth } from "./support/access.ts";
import { expect, type Site, test } from "./support/journey.ts";

test.use({ viewport: { width: 360, height: 740 }, expectedError: /status of 422/ });

let owners = 0;

/** A live site with messages of every kind, and its owner’s page. */
async function withMessages({ app, db }: Site) {
  const email = `layla-${++owners}-${process.pid}@example.com`;
  const name = "مخبز ليلى 🧁 & Wirrabara-Wheelbarrow-and-Wagon-Works";
  const { id: siteId } = await addSite(db, { email, name });
  await db.pool.query(
    "update sites set status = 'live', live_release = 'x', slug = $2 where id = $1",
    [siteId, `layla-${owners}-${process.pid}`],
  );
  await db.database.transaction((tx) => personAt(tx, email));
  const write = (differences: object) =>
    takeSiteEnquiry(db, {
      ...{ siteId, suspected: false, name: "Zoë", reply_to: "zoe@example.com", message: "Cake?" },
      ...differences,
    });
  const long = "Wirrabara-Wheelbarrow&Wagon-Works".repeat(3);
  await write({
    name: long.slice(0, 99),
    reply_to: `${"z".repeat(60)}@example.com`,
    message: long,
  });
  await write({ name: "ليلى", message: "هل لديكم كعك؟ 🧁", reply_to: "0491 570 006" });
  await write({ message: "Cake for ten?\nOn Friday", reply_to: "ring 0491 570 006 after 5" });
  await write({ suspected: true, name: "Not a robot", message: "Really not" });
  const olive = await signedIn(app, await addOperator(db, { email: `olive-${email}` }));
  const people = `/admin/people?${new URLSearchParams({ email })}`;
  const shown = await (await olive.get(people)).text();
  const [, link = ""] = /value="[^"]*(\/me\/[^"]+)"/.exec(shown) ?? [];
  return {
    link,
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

test.describe("without JavaScript", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a customer opens the messages from their website with a code, marks one and takes one out of spam", async ({
    page,
    site,
  }) => {
    const { link, code } = await withMessages(site);
    await page.goto(link);
    await page.getByRole("link", { name: "Read your messages" }).click();
    await expect(page.getByText("Cake for ten?")).toBeHidden();
    await page.getByRole("button", { name: "Ask for a code" }).click();
    await expect(page.getByRole("status")).toContainText("ready for us to pass on");
    await page.getByLabel("Code from us").fill("12");
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.getByText("Please enter the six digits of the code")).toBeVisible();
    await expect(page.getByLabel("Code from us")).toHaveValue("12");
    await page.getByLabel("Code from us").fill(await code());
    await page.getByRole("button", { name: "Open" }).click();
    await expect(page.getByRole("status")).toContainText("open on this device");

    const message = page.getByRole("listitem").filter({ hasText: "Cake for ten?" });
    await message.getByRole("button", { name: "Mark as answered" }).click();
    await expect(message).toContainText(/Answered \d/);
    await page.getByText("Suspected spam").click();
    await page.getByRole("button", { name: /^Not spam/ }).click();
    await expect(page.getByRole("status")).toContainText("among your messages now");
    await expect(page.getByText("Suspected spam")).toBeHidden();

    await page.getByRole("button", { name: "Close on this device" }).click();
    await expect(page.getByRole("status")).toContainText("closed on this device");
    await expect(page.getByText("Cake for ten?")).toBeHidden();
  });
});

test("messages with long words, emoji and Arabic fit a phone and a wide screen, locked and open", {
  tag: "@long",
}, async ({ page, site }) => {
  const { link, code } = await withMessages(site);
  await page.goto(link);
  await page.getByRole("link", { name: "Read your messages" }).click();
  await expectAccessibleAtEveryWidth(page);
  await page.getByRole("button", { name: "Ask for a code" }).click();
  await page.getByLabel("Code from us").fill(await code());
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByText("Suspected spam").click();
  await expectAccessibleAtEveryWidth(page);
});

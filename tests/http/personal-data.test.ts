import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { brief, person, postBrief, postFile, postJoin } from "../support/builders.ts";
import { type OwnedApp, test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { addOperator, signedIn } from "../support/operators.ts";
import { photo } from "../support/uploads.ts";

const mia = "mia@example.com.au";

/** Two people who joined and sent a brief with a photo, and an owner who is signed in. */
async function withTwoPeople(site: OwnedApp) {
  for (const email of [mia, `a${mia}`]) {
    const somebody = person({ email: email.replace("mia@", "Mia@") });
    await postJoin(site.app, somebody);
    await postJoin(site.app, somebody, { path: `/start?idea=${email}` });
    const uploaded = await postFile(site.app, await photo());
    const { file } = await uploaded.json();
    await postBrief(site.app, brief({ email }), { fileKeys: [file.key] });
  }
  const count = async (table: string) =>
    (await site.db.pool.query(`select from ${table}`)).rowCount;
  await eventually(async () => {
    const { rowCount } = await site.db.pool.query(
      "select from brief_files where thumbnail_key is not null",
    );
    return rowCount === 2 && (await count("sites")) === 2; // drafted by then
  });
  const { rows } = await site.db.pool.query("select id, email from site_briefs order by id");
  for (const { id, email } of rows) {
    await site.db.pool.query(
      `insert into audit_events (actor, action, table_name, row_id, to_value)
       values ('olive', 'brief.note', 'site_briefs', $1, 'Call Mia'),
              ('olive', 'other', 'other', uuidv7(), 'write to ' || $2 || ', soon')`,
      [id, email],
    );
  }
  await site.db.pool.query(
    "insert into rate_limits (key, points) values ('sign-in-account:mia@example.com.au', 1)",
  );
  return {
    ...site,
    count,
    browser: await signedIn(site.app, site.owner),
    stored: () => readdir(join(site.dataDir, "files", "site-brief-files")),
    /** Everything in the tables, as text. */
    async everything() {
      const tables = [
        "waitlist",
        "sites",
        "site_revisions",
        "site_briefs",
        "brief_files",
        "emails",
        "audit_events",
      ];
      const rows = await Promise.all(
        [...tables, "rate_limits"].map(async (table) => {
          const found = await site.db.pool.query(`select t::text as text from ${table} t`);
          return found.rows.map(({ text }) => text);
        }),
      );
      return rows.flat().join("\n").toLowerCase();
    },
  };
}

test("an owner can hand out everything about one address, and nothing about another", async ({
  ownedApp,
}) => {
  const site = await withTwoPeople(await ownedApp());
  const page = await site.browser.get(`/admin/privacy?q=${mia}`);
  expect(await page.text()).toContain("Position 1, waiting");
  const response = await site.browser.post("/admin/privacy", { intent: "export", address: mia });
  expect(response.headers.get("content-disposition")).toContain("attachment");
  const data = await response.json();
  expect(data.waitlist).toMatchObject([
    { position: 1, name: "Mia Nguyen", brought_later: [{ idea: { idea: mia } }] },
  ]);
  expect(data.briefs).toMatchObject([
    { email: mia, files: [{ type: "image/jpeg", link: expect.stringContaining("/files/") }] },
  ]);
  expect(data.emails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    "brief-receipt",
    "send-brief-notifications",
    "waitlist-confirmation",
  ]);
  expect(data.sites).toMatchObject([{ email: mia, facts: { name: { value: "Coffs Cakes" } } }]);
  expect(data.history.map(({ to_value }: { to_value: string }) => to_value)).toEqual([
    null, // drafted
    "Call Mia",
    `write to ${mia}, soon`,
  ]);
  expect(JSON.stringify(data).toLowerCase()).not.toContain(`a${mia}`);
  const { rows } = await site.db.pool.query(
    "select to_value from audit_events where action = 'person.exported'",
  );
  expect(rows).toEqual([
    { to_value: "waitlist 1, briefs 1, files 1, sites 1, enquiries 0, emails 3" },
  ]);
});

test("erasing leaves nothing of one person, all of the other, and every position", async ({
  ownedApp,
}) => {
  const site = await withTwoPeople(await ownedApp());
  expect(await site.stored()).toHaveLength(4);
  const erase = (confirmation: string) =>
    site.browser.post("/admin/privacy", { intent: "erase", address: mia, confirmation });
  expect((await erase("mia@example.com")).status).toBe(422);
  expect(await site.count("site_briefs")).toBe(2);

  const response = await erase(mia.toUpperCase());
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    "/admin/privacy?erased=0",
  ]);
  const left = await site.everything();
  expect(left.replaceAll(`a${mia}`, "")).not.toContain(mia);
  expect(left).toContain(`a${mia}`);
  expect(await site.stored()).toHaveLength(2);
  expect(await site.count("emails")).toBe(3);
  const entries = await site.db.pool.query(
    "select position, status, name, phone from waitlist order by position",
  );
  expect(entries.rows).toMatchObject([
    { position: 1, status: "removed", name: "Erased", phone: null },
    { position: 2, status: "waiting", name: "Mia Nguyen" },
  ]);
  const events = await site.db.pool.query(
    "select action, to_value from audit_events where action not like 'operator.%' order by created_at, id",
  );
  expect(events.rows).toEqual([
    { action: "site.drafted", to_value: null },
    { action: "site.drafted", to_value: null },
    { action: "brief.note", to_value: null },
    { action: "other", to_value: null },
    { action: "brief.note", to_value: "Call Mia" },
    { action: "other", to_value: `write to a${mia}, soon` },
    {
      action: "person.erased",
      to_value: "waitlist 1, briefs 1, files 1, sites 1, enquiries 0, emails 3",
    },
  ]);
  const again = await postJoin(site.app, person({ email: mia }));
  expect(await again.json()).toEqual({ outcome: "joined", position: 3, entry: expect.any(Object) });
});

test("an enquirer who left only a phone number is found and erased by it", async ({ ownedApp }) => {
  const site = await ownedApp();
  await site.db.pool.query(`
    insert into sites (name, email, revision) values ('Wattle', 'wattle@example.com', 1);
    insert into site_enquiries (site_id, status, name, reply_to, message)
      select id, 'open', 'Zoe', '0412 345 678', 'Cake?' from sites`);
  const browser = await signedIn(site.app, site.owner);
  const page = await browser.get("/admin/privacy?q=%2B61412345678");
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("Type the number to confirm"),
  ]);
  const address = "+61412345678";
  const exported = await browser.post("/admin/privacy", { intent: "export", address });
  expect(await exported.json()).toMatchObject({
    siteEnquiries: [{ message: "Cake?" }],
    briefs: [],
  });
  const unsure = await browser.post("/admin/privacy", {
    intent: "erase",
    address,
    confirmation: "0",
  });
  expect(unsure.status).toBe(422);
  const erased = await browser.post("/admin/privacy", {
    ...{ intent: "erase", address, confirmation: address },
  });
  expect(erased.status).toBe(303);
  const { rowCount } = await site.db.pool.query("select from site_enquiries");
  expect(rowCount).toBe(0);
  for (const wrong of ["04123", "Zoe 0412 345 678", "%"]) {
    const answer = await browser.get(`/admin/privacy?q=${encodeURIComponent(wrong)}`);
    expect(await answer.text()).toContain("Please enter a full email address or phone number.");
  }
});

test("staff can do neither, and our addresses are left alone", async ({ ownedApp }) => {
  const site = await withTwoPeople(await ownedApp());
  const stan = await addOperator(site.db, {
    email: "stan@example.com",
    name: "Stan",
    role: "staff",
  });
  const browser = await signedIn(site.app, stan);
  const page = await browser.get(`/admin/privacy?q=${mia}`);
  expect([page.status, await page.text()]).toEqual([403, expect.not.stringContaining("Position")]);
  for (const intent of ["export", "erase"]) {
    const fields = { intent, address: mia, confirmation: mia };
    expect((await browser.post("/admin/privacy", fields)).status).toBe(403);
    const ours = { intent, address: "Stan@example.com", confirmation: "stan@example.com" };
    expect((await site.browser.post("/admin/privacy", ours)).status).toBe(422);
  }
  expect(await site.count("site_briefs")).toBe(2);
  expect(await site.count("emails")).toBe(6);
});

test("an invitation made while its person is erased goes with them", async ({ ownedApp }) => {
  const site = await ownedApp();
  await postJoin(site.app, person({ email: mia }));
  const browser = await signedIn(site.app, site.owner);
  const inviting = await site.db.pool.connect();
  await inviting.query("begin");
  await inviting.query("update waitlist set status = 'invited'");
  const erasing = browser.post("/admin/privacy", {
    intent: "erase",
    address: mia,
    confirmation: mia,
  });
  await eventually(async () => {
    const { rowCount } = await site.db.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount === 1;
  });
  await inviting.query("select queue_email('waitlist-invitation', $1, '{}')", [mia]);
  await inviting.query("commit");
  inviting.release();
  expect((await erasing).status).toBe(303);
  const { rows } = await site.db.pool.query("select to_address from emails");
  expect(rows).toEqual([]);
});

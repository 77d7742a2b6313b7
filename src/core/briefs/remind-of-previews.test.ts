import { expect, test } from "vitest";
import { brief } from "../../../tests/support/builders.ts";
import { addOperator } from "../../../tests/support/operators.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { eraseMailsAbout } from "../emails/personal-data.ts";
import { renderMail } from "../emails/render-mail.ts";
import { briefEmails } from "./emails.tsx";
import { remindOfPreviews } from "./remind-of-previews.ts";
import { briefSchema } from "./schema.ts";

const dateInSydney = new Intl.DateTimeFormat("en-AU", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "Australia/Sydney",
});

async function addBrief(db: TestDatabase, name: string, hoursAgo: number): Promise<void> {
  await db.database
    .insert(siteBriefs)
    .values({ ...briefSchema.parse(brief({ business_name: name })) });
  await setAge(db, name, hoursAgo);
}

async function setAge(db: TestDatabase, name: string, hoursAgo: number): Promise<void> {
  await db.pool.query(
    "update site_briefs set created_at = now() - $1 * interval '1 hour' where business_name = $2",
    [hoursAgo, name],
  );
}

async function reminders({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ reminder: string }>(
    `select concat_ws(' ', to_address, data ->> 'business_name', data ->> 'hoursLeft') as reminder
     from emails where kind = 'preview-reminder' order by created_at, id`,
  );
  return rows.map(({ reminder }) => reminder);
}

test("operators are reminded 24 and 6 hours before a preview is due and once it is overdue", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  await addBrief(db, "Cakes", 23);
  const found: string[][] = [];
  for (const hours of [23, 24.1, 30, 42.1, 47, 48.1, 60, 200]) {
    await setAge(db, "Cakes", hours);
    await remindOfPreviews(db);
    found.push((await reminders(db)).map((reminder) => reminder.split(" ").at(-1) ?? ""));
  }
  expect(found).toEqual([
    [],
    ["24"],
    ["24"],
    ["24", "6"],
    ["24", "6"],
    ["24", "6", "0"],
    ["24", "6", "0"],
    ["24", "6", "0"],
  ]);
});

test("of previews that are ready, or were due long ago, nobody is reminded", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  for (const [name, hours] of [
    ["Ready", 47],
    ["Done", 50],
    ["Forgotten", 48 + 7 * 24 + 1],
    ["Late", 50],
  ] as const) {
    await addBrief(db, name, hours);
  }
  await db.pool.query(
    "update site_briefs set status = 'preview_ready' where business_name = 'Ready'",
  );
  await db.pool.query("update site_briefs set status = 'completed' where business_name = 'Done'");
  expect(await remindOfPreviews(db)).toBe(1);
  expect(await reminders(db)).toEqual(["olive@example.com Late 0"]);
});

test("each reminder goes out once, by two processes at once or after one that broke off", async () => {
  await using db = await freshDatabase({ connections: 5 });
  await addOperator(db);
  await addOperator(db, { email: "stan@example.com", role: "staff" });
  await addOperator(db, { email: "gone@example.com", role: "staff" });
  await db.pool.query("update operators set banned = true where email = 'gone@example.com'");
  for (let n = 0; n < 20; n++) await addBrief(db, `Shop${n}`, 43);
  await db.pool.query("alter schema graphile_worker rename to away");
  await expect(remindOfPreviews(db)).rejects.toThrow();
  await db.pool.query("alter schema away rename to graphile_worker");
  expect(await reminders(db)).toEqual([]);
  const done = await Promise.all([1, 2, 3].map(() => remindOfPreviews(db)));
  expect(done.sort()).toEqual([0, 0, 20]);
  const sent = await reminders(db);
  expect([sent.length, new Set(sent).size]).toEqual([40, 40]);
  expect(sent.filter((reminder) => reminder.startsWith("gone"))).toEqual([]);
});

test("a reminder names the business, the promised time and the page, and goes with its person", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  await addBrief(db, "Coffs Cakes", 49);
  await remindOfPreviews(db);
  const { rows } = await db.pool.query("select * from emails where kind = 'preview-reminder'");
  const config = { companyName: "Smart Sites", supportEmail: "help@example.com" };
  const templates = briefEmails({ ...config, publicUrl: "https://example.com" });
  const mail = renderMail(templates, { kind: "preview-reminder", data: rows[0].data });
  expect(mail.subject).toBe("Preview overdue: Coffs Cakes");
  const at = dateInSydney.format(Date.now() - 3_600_000);
  expect(mail.text).toContain(`The preview was due by ${at} at `);
  expect(mail.text).toContain("Sydney time. It isn’t ready yet, and is 1 hour late.");
  expect(mail.text).toContain("It’s for Coffs Cakes");
  expect(mail.text).toContain(`https://example.com/admin/briefs/${rows[0].data.id}`);
  await db.database.transaction((tx) => eraseMailsAbout(tx, brief().email));
  expect(await reminders(db)).toEqual([]);
});

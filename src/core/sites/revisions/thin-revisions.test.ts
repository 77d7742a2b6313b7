import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/support/postgres.ts";
import { addSite, siteContent } from "../../../../tests/support/sites/sites.ts";
import { findSite } from "../sites.ts";
import { findRevision, saveRevision } from "./revisions.ts";
import { thinRevisions } from "./thin-revisions.ts";

/** A site whose revisions after the first were saved at these times. @returns its id. */
async function siteSavedAt(db: TestDatabase, times: readonly string[]): Promise<string> {
  const { id } = await addSite(db);
  await db.pool.query(
    "update site_revisions set created_at = '2026-03-01T09:00Z' where site_id = $1",
    [id],
  );
  for (const [at, time] of times.entries()) {
    const content = siteContent({ headline: `Headline ${at + 2}` });
    await db.pool.query(
      `insert into site_revisions (site_id, number, document, facts, author, created_at)
       values ($1, $2, $3, $4, 'olive', $5)`,
      [id, at + 2, content.document, content.facts, time],
    );
  }
  await db.pool.query("update sites set revision = $2 where id = $1", [id, times.length + 1]);
  return id;
}

async function keptOf(db: TestDatabase, siteId: string): Promise<number[]> {
  const { rows } = await db.pool.query(
    "select number from site_revisions where site_id = $1 order by number",
    [siteId],
  );
  return rows.map(({ number }) => number);
}

/** Moves the clock: all revisions are so much older. */
const pass = (db: TestDatabase, time: string) =>
  db.pool.query("update site_revisions set created_at = created_at - $1::interval", [time]);

test("old revisions thin out to the last of each hour, but for the first, the latest and what was sent", async () => {
  await using db = await freshDatabase();
  const old = (time: string) => `2026-03-01T${time}Z`;
  const siteId = await siteSavedAt(db, [
    ...["09:01", "09:20", "09:59:59.999", "10:00", "10:30", "10:59", "11:00"].map(old),
    ...[old("11:10"), old("11:20")],
  ]);
  await db.pool.query(
    `insert into site_releases (site_id, id, revision, origin, approved_at)
     values ($1, 'candidate', 2, 'http://a', null), ($1, 'approved', 6, 'http://a', now())`,
    [siteId],
  );
  const other = await siteSavedAt(db, [old("09:30")]);
  expect(await thinRevisions(db)).toBe(4);
  expect(await keptOf(db, siteId)).toEqual([1, 2, 4, 6, 7, 10]);
  expect(await keptOf(db, other)).toEqual([1, 2]);
  expect(await thinRevisions(db)).toBe(0);
});

test("revisions of the last seven days all stay, until the clock has passed them", async () => {
  await using db = await freshDatabase();
  const now = (await db.pool.query("select date_trunc('hour', now()) as hour")).rows[0].hour;
  const times = [1, 2, 3, 4].map((minute) => new Date(+now + minute * 60_000).toISOString());
  const siteId = await siteSavedAt(db, times);
  await db.pool.query("update site_revisions set created_at = $1 where number = 1", [now]);
  expect(await thinRevisions(db)).toBe(0);
  await pass(db, "6 days 22 hours");
  expect(await thinRevisions(db)).toBe(0);
  await pass(db, "3 hours");
  expect(await thinRevisions(db)).toBe(3);
  expect(await keptOf(db, siteId)).toEqual([1, 5]);
});

test("a change of a revision that was thinned out is kept whole beside what others made since", async () => {
  await using db = await freshDatabase();
  const siteId = await siteSavedAt(db, ["2026-03-01T10:00Z", "2026-03-01T10:10Z"]);
  await saveRevision(db, { siteId, actor: "sam", base: 3, ...siteContent({ phone: "13 00 00" }) });
  await db.pool.query("update sites set status = 'approved'");
  await thinRevisions(db);
  expect(await keptOf(db, siteId)).toEqual([1, 3, 4]);

  const mine = siteContent({ headline: "Written offline" });
  const saved = await saveRevision(db, { siteId, actor: "olive", base: 2, ...mine });
  const latest = siteContent({ phone: "13 00 00" });
  expect(saved).toEqual({ outcome: "kept apart", keptAs: 5, number: 6, content: latest });
  expect(await findRevision(db.database, siteId, 5)).toMatchObject({ ...mine, author: "olive" });
  expect(await findRevision(db.database, siteId)).toMatchObject({ ...latest, author: "sam" });
  expect(await findSite(db.database, siteId)).toMatchObject({ status: "approved", revision: 6 });

  const never = await saveRevision(db, { siteId, actor: "olive", base: 99, ...mine });
  expect(never).toEqual({ outcome: "base missing" });
});

test("a hundred thousand revisions thin out", async () => {
  await using db = await freshDatabase();
  await db.pool.query(
    `with made as (
       insert into sites (name, email, revision) select 'Site ' || n, 'a@b.co', 500 from generate_series(1, 200) as n returning id
     )
     insert into site_revisions (site_id, number, document, facts, author, created_at)
     select id, n, '{}', '{}', 'olive', now() - interval '30 days' + n * interval '1 minute'
     from made, generate_series(1, 500) as n`,
  );
  expect(await thinRevisions(db)).toBeGreaterThan(90_000);
});

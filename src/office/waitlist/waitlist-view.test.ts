import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { countWaitlist, skipPeople, stretchLength } from "../../core/waitlist/count-waitlist.ts";
import { inviteNext } from "../../core/waitlist/invite-next.ts";
import { maxFound, searchWaitlist } from "../../core/waitlist/search-waitlist.ts";
import { updateWaitlistStatus, waitlistStatuses } from "../../core/waitlist/waitlist.ts";
import { viewWaitlist } from "./waitlist-view.ts";

async function addPeople(db: TestDatabase, positions: string): Promise<void> {
  await db.pool.query(
    `insert into waitlist (name, email, preferred_plan, position)
     select 'Person ' || n, 'p' || n || '@example.com', 'monthly', n from (${positions}) as p (n)`,
  );
}

test("the counts are those of the rows, however many change them at once", async () => {
  await using db = await freshDatabase({ connections: 10 });
  expect((await countWaitlist(db)).counts.waiting).toBe(0);
  await addPeople(db, "select generate_series(1, 300)");
  const { rows } = await db.pool.query<{ id: string }>("select id from waitlist order by id");
  const changes = rows.slice(0, 40).map(({ id }, n) => {
    const status = waitlistStatuses[n % 4] ?? "waiting";
    return updateWaitlistStatus(db, { id, status, actor: "test" });
  });
  const invitations = [1, 2, 3].map(() =>
    inviteNext(db, { count: 20, batch: randomUUID(), actor: "test" }),
  );
  await Promise.all([...changes, ...invitations]);
  await db.pool.query("update waitlist set status = 'joined', name = 'Zoe' where position > 250");
  await db.pool.query("update waitlist set status = 'waiting' where position = 300");
  const found = await db.pool.query<{ status: string; people: number }>(
    "select status, count(*)::int as people from waitlist group by status",
  );
  expect((await countWaitlist(db)).counts).toEqual(
    Object.fromEntries(found.rows.map(({ status, people }) => [status, people])),
  );
});

test("a page of a status begins in the right stretch", async () => {
  await using db = await freshDatabase();
  const last = 2 * stretchLength + 99; // two whole stretches, the first without a position 0
  await addPeople(db, `values (${last})`);
  await db.pool.query(`
    insert into waitlist_counts values (0, 'removed', 10), (1, 'removed', 100), (2, 'removed', 5)
  `);
  const standing = await countWaitlist(db);
  expect(standing.counts).toEqual({ waiting: last - 115, invited: 0, joined: 0, removed: 115 });
  const skip = (people: number) => skipPeople(standing, "removed", people);
  expect(skip(0)).toEqual({ after: 0, offset: 0 });
  expect(skip(9)).toEqual({ after: 0, offset: 9 });
  expect(skip(10)).toEqual({ after: stretchLength - 1, offset: 0 });
  expect(skip(112)).toEqual({ after: 2 * stretchLength - 1, offset: 2 });
  const inFirst = stretchLength - 1 - 10;
  expect(skipPeople(standing, "waiting", inFirst + 7)).toEqual({
    after: stretchLength - 1,
    offset: 7,
  });
});

test("people are found wherever they are on the list, by position", async () => {
  await using db = await freshDatabase();
  await addPeople(db, "values (4000000), (50000), (49999), (1), (6000), (100001), (11)");
  await db.pool.query("update waitlist set status = 'removed' where position in (1, 100001)");
  await db.pool.query("update waitlist set phone = '0412 345 678' where position = 6000");
  await db.pool.query("update waitlist set name = E'50% \\\\_o/ ÀB' where position = 50000");
  const positions = async (search: string, status?: "removed") =>
    (await searchWaitlist(db, { search, status })).people.map(({ position }) => position);
  expect(await positions("p4000000@EXAMPLE")).toEqual([4000000]);
  // On so long a list, what many have is not looked for to its end.
  const often = await searchWaitlist(db, { search: "@EXAMPLE.com" });
  expect(often.people.map(({ position }) => position)).toEqual([1, 11, 6000, 49999, 50000, 100001]);
  expect(often.all).toBe(false);
  expect(await positions("example", "removed")).toEqual([1, 100001]);
  expect(await positions("2 345")).toEqual([6000]);
  expect(await positions("p6000@example.com 0412")).toEqual([6000]); // as if they were one text
  expect(await positions("m 0")).toEqual([6000]);
  expect(await positions("% \\_")).toEqual([50000]);
  expect(await positions("àb")).toEqual([50000]);
  expect(await positions("exam%le")).toEqual([]);
  expect(await positions("com person")).toEqual([]); // both are there, but not in this order
  expect(await positions("P1@example.com")).toEqual([1]); // a whole address, alone
  expect(await positions("p1@example.com", "removed")).toEqual([1]);
});

test("the staff of a company are found far down the list by how its name begins", async () => {
  await using db = await freshDatabase();
  await addPeople(db, "values (1), (4000000)");
  await db.pool.query(`
    insert into waitlist (name, email, preferred_plan, position)
    select 'Staff', n || '@Coffs_Cakes.example', 'monthly', n from generate_series(3000001, 3000100) n
  `);
  const { people, all } = await searchWaitlist(db, { search: "coffs_c" });
  expect(people.map(({ position }) => position)).toEqual(
    Array.from({ length: 100 }, (_, n) => 3000001 + n),
  );
  expect(all).toBe(false); // somebody may be of that name
  expect((await searchWaitlist(db, { search: "coffsxc" })).people).toEqual([]);
});

test("a search that finds more than it lists says so and counts nobody wrongly", async () => {
  await using db = await freshDatabase();
  await addPeople(db, `select generate_series(1, ${maxFound + 30})`);
  await db.pool.query("update waitlist set status = 'invited' where position > 900");
  const view = (query: string) => viewWaitlist(db, new URLSearchParams(query));
  const all = await view("q=person&page=99");
  expect(all).toMatchObject({ page: 20, pages: 20, counts: null, more: true, total: 1000 });
  expect(all.entries.at(-1)?.position).toBe(maxFound);
  const invited = await view("q=person&status=invited&page=3");
  expect(invited).toMatchObject({ page: 3, pages: 3, counts: null, more: false });
  expect(invited.entries.at(-1)?.position).toBe(maxFound + 30);
  const few = await view("q=person+9&status=invited");
  expect(few).toMatchObject({ more: false, counts: { waiting: 12, invited: 99 }, pages: 2 });
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inviteNext } from "../../../tests/support/invitations.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { countWaitlist } from "../../core/waitlist/count-waitlist.ts";
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
  expect((await countWaitlist(db)).waiting).toBe(0);
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
  expect(await countWaitlist(db)).toEqual(
    Object.fromEntries(found.rows.map(({ status, people }) => [status, people])),
  );
});

test("a search finds people anywhere on the list, in order of position", async () => {
  await using db = await freshDatabase();
  await addPeople(db, "values (4000000), (50000), (49999), (1), (6000), (100001), (11)");
  await db.pool.query("update waitlist set status = 'removed' where position in (1, 100001)");
  await db.pool.query("update waitlist set phone = '0412 345 678' where position = 6000");
  await db.pool.query("update waitlist set name = E'50% \\\\_o/ ÀB' where position = 50000");
  const positions = async (search: string, status?: "removed") =>
    (await searchWaitlist(db, { search, status })).people.map(({ position }) => position);
  expect(await positions("p4000000@EXAMPLE")).toEqual([4000000]);
  expect(await positions("@EXAMPLE.com")).toEqual([1, 11, 6000, 49999, 50000, 100001, 4000000]);
  expect(await positions("example", "removed")).toEqual([1, 100001]);
  expect(await positions("2 345")).toEqual([6000]);
  expect(await positions("p6000@example.com 0412")).toEqual([6000]); // as if they were one text
  expect(await positions("m 0")).toEqual([6000]);
  expect(await positions("% \\_")).toEqual([50000]);
  expect(await positions("exam%le")).toEqual([]);
  expect(await positions("com person")).toEqual([]); // both words are there, but not in this order
  expect(await positions("P1@example.com")).toEqual([1]);
  expect(await positions("p1@example.com", "removed")).toEqual([1]);
});

test("one or two letters find words that start with them", async () => {
  await using db = await freshDatabase();
  await addPeople(db, "values (1), (2), (3)");
  await db.pool.query("update waitlist set name = 'Xu Àbel' where position = 2");
  const positions = async (search: string) =>
    (await searchWaitlist(db, { search })).people.map(({ position }) => position);
  expect(await positions("XU")).toEqual([2]);
  expect(await positions("àb")).toEqual([2]);
  expect(await positions("p")).toEqual([1, 2, 3]);
  expect(await positions("EX")).toEqual([1, 2, 3]); // of example.com
  expect(await positions("er")).toEqual([]); // in "Person", but no beginning
  expect(await positions("ers")).toEqual([1, 3]);
  expect(await positions("@")).toEqual([1, 2, 3]); // begins no word, so it may be anywhere
});

/** The positions of each page on the way from one view on, by one kind of link. */
async function walk(db: TestDatabase, from: string, link: "previous" | "next") {
  const query = new URLSearchParams(from);
  const pages: number[][] = [];
  for (;;) {
    const view = await viewWaitlist(db, query);
    pages.push(view.entries.map(({ position }) => position));
    if (view[link] === undefined) return pages;
    query.delete(link === "next" ? "before" : "after");
    query.set(link === "next" ? "after" : "before", String(view[link]));
  }
}

function fromTo(first: number, last: number, step = 1): number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, n) => first + n * step);
}

test("the list is read from page to page, forwards and back, whatever narrows it", async () => {
  await using db = await freshDatabase();
  await addPeople(db, "select generate_series(1, 120)");
  await db.pool.query("update waitlist set status = 'invited' where position % 2 = 0");
  const forwards = [fromTo(1, 50), fromTo(51, 100), fromTo(101, 120)];
  const backwards = [fromTo(71, 120), fromTo(21, 70), fromTo(1, 20)];
  const view = (query: string) => viewWaitlist(db, new URLSearchParams(query));
  const { end } = await view("");
  for (const narrowed of ["", "q=person"]) {
    expect(await walk(db, narrowed, "next")).toEqual(forwards);
    expect(await walk(db, `${narrowed}&before=${end}`, "previous")).toEqual(backwards);
    expect((await view(`${narrowed}&before=${end}`)).next).toBeUndefined();
  }
  for (const narrowed of ["status=invited", "status=invited&q=person"]) {
    expect(await walk(db, narrowed, "next")).toEqual([fromTo(2, 100, 2), fromTo(102, 120, 2)]);
  }
  const second = await view("before=51");
  expect([second.entries.length, second.previous, second.next]).toEqual([50, undefined, 50]);
  for (const odd of ["after=x", "after=-1", "before=1e3", "before="]) {
    expect((await view(odd)).entries[0]?.position).toBe(1);
  }
  expect(await view("after=9999999999")).toMatchObject({ entries: [], next: undefined });
});

test("a search that finds more than it lists says so and counts nobody wrongly", async () => {
  await using db = await freshDatabase();
  await addPeople(db, `select generate_series(1, ${maxFound + 30})`);
  await db.pool.query("update waitlist set status = 'invited' where position > 900");
  const view = (query: string) => viewWaitlist(db, new URLSearchParams(query));
  const all = await view("q=person&before=2000");
  expect(all).toMatchObject({ next: undefined, counts: null, more: true, total: 1000 });
  expect(all.entries).toHaveLength(50);
  const invited = await view("q=person&status=invited&after=1000");
  expect(invited).toMatchObject({ next: undefined, counts: null, more: false });
  expect(invited.entries.at(-1)?.position).toBe(maxFound + 30);
  const few = await view("q=person+9&status=invited");
  expect(few).toMatchObject({ more: false, counts: { waiting: 12, invited: 99 }, next: 950 });
});

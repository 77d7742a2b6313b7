import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { person } from "../../../tests/support/builders.ts";
import { inviteNext } from "../../../tests/support/invitations.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { scale } from "../../../tests/support/scale.ts";
import { createLog, describeError } from "../../platform/log.ts";
import { eraseEntriesOf } from "./personal-data.ts";
import {
  findPosition,
  findWaitlistEntry,
  joinWaitlist,
  listWaitlist,
  updateWaitlistStatus,
} from "./waitlist.ts";

/** Each is a process of PostgreSQL. */
const crowd = scale(16, 64);

const log = createLog("silent");
const nothing = { idea: {}, source: {} };

test("the first person is at position 1 and the next at 2", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  expect(await joinWaitlist(services, person(), nothing)).toEqual({
    outcome: "joined",
    position: 1,
    entry: {
      ...person(),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: "waiting",
      position: 1,
      created_at: expect.stringMatching(/^20/),
      updated_at: expect.stringMatching(/^20/),
    },
  });
  expect(await joinWaitlist(services, person({ email: "bob@example.com.au" }), nothing)).toEqual({
    outcome: "joined",
    position: 2,
    entry: expect.objectContaining({ email: "bob@example.com.au" }),
  });
});

test("a second sign-up with the same address keeps its position and its own details", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  await joinWaitlist(services, person(), nothing);
  const before = await findWaitlistEntry(services, person().email);
  for (const email of ["mia@example.com.au", "MIA@Example.COM.au", "  mia@example.com.au "]) {
    const again = person({ email, name: "Somebody Else", preferred_plan: "once-off" });
    expect(await joinWaitlist(services, again, nothing)).toEqual({
      outcome: "already-waiting",
      position: 1,
    });
  }
  const { brought_later: _, updated_at: __, ...own } = before ?? {};
  expect(await findWaitlistEntry(services, person().email)).toMatchObject(own);
  expect(await listWaitlist(services)).toHaveLength(1);
  expect(await count(db, "emails")).toBe(1);
});

test("who was removed and joins again waits again at the old position, and is mailed it", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  await joinWaitlist(services, person({ email: "first@example.com" }), nothing);
  await joinWaitlist(services, person(), nothing);
  const id = (await findWaitlistEntry(services, person().email))?.id ?? "";
  await updateWaitlistStatus(services, { id, status: "removed", actor: "test" });
  const again = await joinWaitlist(services, person({ name: "Somebody Else" }), nothing);
  expect(again).toEqual({ outcome: "returned", position: 2 });
  const entry = await findWaitlistEntry(services, person().email);
  expect(entry).toMatchObject({ name: "Mia Nguyen", status: "waiting", position: 2 });
  expect(await kindsTo(db, person().email)).toEqual(Array(2).fill("waitlist-confirmation"));
  const { rows } = await db.pool.query("select actor, to_value from audit_events order by id");
  expect(rows).toEqual([
    { actor: "test", to_value: "removed" },
    { actor: "join-form", to_value: "waiting" },
  ]);

  await updateWaitlistStatus(services, { id, status: "removed", actor: "test" });
  await joinWaitlist(services, person(), nothing);
  await updateWaitlistStatus(services, { id, status: "removed", actor: "test" });
  const often = await joinWaitlist(services, person(), nothing);
  expect(often).toEqual({ outcome: "returned", position: 2, emailHeld: true });
});

test("who is invited and joins again has the invitation again, once in 24 hours", async () => {
  await using db = await freshDatabase({ connections: 16 });
  const services = { database: db.database, log };
  await joinWaitlist(services, person(), nothing);
  await inviteNext(services, { count: 1, batch: randomUUID(), actor: "test" });
  const join = () => joinWaitlist(services, person({ email: "MIA@example.com.au" }), nothing);
  const invited = { outcome: "already-invited", position: 1 };
  expect(await join()).toEqual({ ...invited, emailed: false });
  await db.pool.query("update emails set created_at = now() - interval '25 hours'");
  const answers = await Promise.all(oneTo(16).map(join));
  expect(answers.filter(({ outcome }) => outcome === "already-invited")).toHaveLength(16);
  expect(answers.filter((answer) => "emailed" in answer && answer.emailed)).toHaveLength(1);
  const invitations = (await kindsTo(db, person().email)).slice(1);
  expect(invitations).toEqual(["waitlist-invitation", "waitlist-invitation"]);
  expect((await findWaitlistEntry(services, person().email))?.status).toBe("invited");
});

test("what a known address brings is kept, the newest first, once and at most 20", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  const first = { idea: { idea: "Cakes", description: "With icing" }, source: { page: "/start" } };
  const bring = (idea: Record<string, string>, source: Record<string, string> = {}) =>
    joinWaitlist(services, person(), { idea, source: { ...source, page: "/waitlist" } });
  const kept = async () => {
    const entry = await findWaitlistEntry(services, person().email);
    expect(entry).toMatchObject(first);
    return entry?.brought_later.map(({ idea, source }) => ({ idea, source }));
  };
  await joinWaitlist(services, person(), first);
  await bring({});
  await bring(first.idea);
  expect(await kept()).toEqual([]);
  expect(await bring({ idea: "Bread" }, { utm_source: "news" })).toEqual({
    outcome: "already-waiting",
    position: 1,
  });
  await bring({ idea: "Tea" });
  await bring({ idea: "Bread" }, { utm_source: "news" });
  const tea = { idea: { idea: "Tea" }, source: {} };
  expect(await kept()).toEqual([tea, { idea: { idea: "Bread" }, source: { utm_source: "news" } }]);
  for (const n of oneTo(20)) await bring({ idea: `Idea ${n}` });
  expect((await kept())?.map(({ idea }) => idea.idea)).toEqual(
    oneTo(20)
      .reverse()
      .map((n) => `Idea ${n}`),
  );
});

test("a known person's new name, phone and plan are kept beside the old, once", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  await joinWaitlist(services, person(), nothing);
  const later = person({ name: "Mia Tran", phone: "0400 000 001", preferred_plan: "once-off" });
  await joinWaitlist(services, later, nothing);
  await joinWaitlist(services, later, nothing);
  await db.pool.query("update waitlist set status = 'removed'");
  await joinWaitlist(services, person({ name: "Mia Le", phone: "" }), nothing);
  const entry = await findWaitlistEntry(services, person().email);
  expect(entry).toMatchObject({ name: "Mia Nguyen", preferred_plan: "monthly", position: 1 });
  expect(entry?.brought_later.map(({ details }) => details)).toEqual([
    { name: "Mia Le" },
    { name: "Mia Tran", phone: "0400 000 001", preferred_plan: "once-off" },
  ]);
});

test("an empty phone number is stored as null, and a hand-off as it came", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  const handOff = { idea: { idea: 'Dog "walks" & co' }, source: { page: "/waitlist" } };
  await joinWaitlist(services, person({ phone: "" }), handOff);
  expect(await findWaitlistEntry(services, person().email)).toMatchObject({
    name: "Mia Nguyen",
    email: "mia@example.com.au",
    phone: null,
    preferred_plan: "monthly",
    status: "waiting",
    position: 1,
    ...handOff,
  });
});

test("the row and its email are stored together or not at all", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  await db.pool.query("alter schema graphile_worker rename to away");
  await expect(joinWaitlist(services, person(), nothing)).rejects.toThrow(
    "Failed to join waitlist",
  );
  expect(await count(db, "waitlist")).toBe(0);
  expect(await count(db, "emails")).toBe(0);

  await db.pool.query("alter schema away rename to graphile_worker");
  await joinWaitlist(services, person(), nothing);
  expect(await count(db, "waitlist")).toBe(1);
  expect(await count(db, "graphile_worker.jobs")).toBe(1);
});

describe(`${crowd} connections at once`, () => {
  test("give dense positions, one for each address", async () => {
    await using db = await freshDatabase({ connections: crowd });
    const answers = await joinAllAtOnce(db);
    const joined = answers.filter((answer) => answer.outcome === "joined");
    expect(joined.map((answer) => answer.position).sort(byNumber)).toEqual(oneTo(crowd * 5));
    expect(answers.filter((answer) => answer.outcome === "already-waiting")).toHaveLength(
      crowd * 5,
    );
    expect(await count(db, "waitlist")).toBe(crowd * 5);
    expect(await count(db, "emails")).toBe(crowd * 5);
  });

  test("break without the lock, which shows that the previous test can fail", async () => {
    await using db = await freshDatabase({ connections: crowd });
    const { rows } = await db.database.execute<{ definition: string }>(
      sql`select pg_get_functiondef('join_waitlist'::regproc) as definition`,
    );
    const unlocked = rows[0]?.definition.replace(/perform pg_advisory_xact_lock\(.*\);/, "");
    expect(unlocked).not.toBe(rows[0]?.definition);
    await db.pool.query(unlocked ?? "");
    const failure = await joinAllAtOnce(db).catch((error: unknown) => error);
    expect(describeError(failure).code).toBe("23505"); // two of them took one position
  });

  /** Five people to a connection, each posting twice, on connections that are always busy. */
  async function joinAllAtOnce(db: TestDatabase) {
    const clients: pg.PoolClient[] = [];
    while (clients.length < crowd) clients.push(await db.pool.connect());
    for (const client of clients) client.release();
    const services = { database: db.database, log };
    const posts = oneTo(crowd * 5).flatMap((n) => [`p${n}@example.com`, ` P${n}@EXAMPLE.com`]);
    const answers: Awaited<ReturnType<typeof joinWaitlist>>[] = [];
    async function keepPosting() {
      for (let email = posts.shift(); email; email = posts.shift()) {
        answers.push(await joinWaitlist(services, person({ email }), nothing));
      }
    }
    await Promise.all(clients.map(keepPosting));
    return answers;
  }
});

test("a position is found by address only while its person is waiting", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  await joinWaitlist(services, person(), nothing);
  expect(await findPosition(services, " MIA@example.com.au")).toBe(1);
  expect(await findPosition(services, "nobody@example.com")).toBeNull();

  const entry = await findWaitlistEntry(services, person().email);
  const id = entry?.id ?? "";
  const invited = await updateWaitlistStatus(services, { id, status: "invited", actor: "test" });
  expect(invited).toMatchObject({ status: "invited", position: 1 });
  expect(invited?.updated_at.getTime()).toBeGreaterThan(entry?.updated_at.getTime() ?? 0);
  expect(await findPosition(services, person().email)).toBeNull();
  const { rows } = await db.pool.query(
    "select actor, action, from_value, to_value from audit_events",
  );
  expect(rows).toEqual([
    { actor: "test", action: "waitlist.status", from_value: "waiting", to_value: "invited" },
  ]);
});

test("the list is ordered by position and comes in pages", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  for (const n of oneTo(5)) {
    await joinWaitlist(services, person({ email: `p${n}@example.com` }), nothing);
  }
  const positions = async (page: { after?: number; limit?: number }) =>
    (await listWaitlist(services, page)).map((entry) => entry.position);
  expect(await positions({})).toEqual([1, 2, 3, 4, 5]);
  expect(await positions({ after: 2, limit: 2 })).toEqual([3, 4]);
});

test("an unknown id updates nothing, and a wrong one fails with the spec's words", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  const id = "01890000-0000-7000-8000-000000000000";
  expect(await updateWaitlistStatus(services, { id, status: "joined", actor: "test" })).toBeNull();
  await expect(
    updateWaitlistStatus(services, { id: "not an id", status: "joined", actor: "test" }),
  ).rejects.toThrow("Failed to update waitlist status");
});

test("a database that is away fails calls that write and list, and gives null to look-ups", async () => {
  const db = await freshDatabase();
  await db[Symbol.asyncDispose]();
  const services = { database: db.database, log };
  await expect(joinWaitlist(services, person(), nothing)).rejects.toThrow(
    "Failed to join waitlist",
  );
  await expect(listWaitlist(services)).rejects.toThrow("Failed to fetch waitlist entries");
  expect(await findPosition(services, person().email)).toBeNull();
  expect(await findWaitlistEntry(services, person().email)).toBeNull();
});

async function count(db: TestDatabase, table: string): Promise<number> {
  const { rows } = await db.pool.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

/** What was mailed to somebody, the oldest first. */
async function kindsTo(db: TestDatabase, address: string): Promise<string[]> {
  const { rows } = await db.pool.query<{ kind: string }>(
    "select kind from emails where to_address = $1 order by id",
    [address],
  );
  return rows.map(({ kind }) => kind);
}

function oneTo(n: number): number[] {
  return Array.from({ length: n }, (_, index) => index + 1);
}

function byNumber(a: number, b: number): number {
  return a - b;
}

test("what is left of an erased person keeps its status", async () => {
  await using db = await freshDatabase();
  const services = { database: db.database, log };
  await joinWaitlist(services, person(), nothing);
  const id = (await findWaitlistEntry(services, person().email))?.id ?? "";
  await db.database.transaction((tx) => eraseEntriesOf(tx, person().email));
  const change = updateWaitlistStatus(services, { id, status: "waiting", actor: "test" });
  expect(await change).toMatchObject({ status: "removed", name: "Erased" });
});

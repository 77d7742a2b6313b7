import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { createLog } from "../../platform/log.ts";
import { roomForUpload } from "./upload-room.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;

function servicesOf({ database }: TestDatabase, { size = 1000 * GB, toSpare = 500 * GB } = {}) {
  const diskSpace = async () => ({ size, toSpare, free: toSpare + GB });
  return { database, log: createLog("silent"), diskSpace };
}

/** Sixty-four uploads at once, of which so much has arrived each. */
async function atOnce({
  visitor = (n: number) => `10.0.${n}.1`,
  arrived = 10 * MB,
  ...space
}: {
  arrived?: number;
  size?: number;
  toSpare?: number;
  visitor?: (n: number) => string;
}) {
  await using db = await freshDatabase({ connections: 20 });
  const services = servicesOf(db, space);
  const rooms = Array.from({ length: 64 }, (_, n) => roomForUpload(services, visitor(n)));
  await Promise.all(rooms.map((room) => room.hasRoomFor(arrived)));
  const refusals = rooms.flatMap(({ refusal }) => refusal ?? []);
  for (const room of rooms) await room[Symbol.asyncDispose]();
  expect((await db.pool.query("select from upload_reservations")).rowCount).toBe(0);
  return { reserved: rooms.length - refusals.length, refusals: [...new Set(refusals)] };
}

test("of many uploads at once, no more get room than there is", async () => {
  expect(await atOnce({})).toEqual({ reserved: 64, refusals: [] });
  const small = await atOnce({ size: 2 * GB });
  expect(small).toEqual({ reserved: 10, refusals: ["noRoom"] }); // a twentieth: 102 MB
  // However much they say will come.
  expect(await atOnce({ size: 2 * GB, arrived: 1 })).toEqual({ reserved: 64, refusals: [] });
  expect(await atOnce({ toSpare: 55 * MB })).toEqual({ reserved: 5, refusals: ["noRoom"] });
  expect(await atOnce({ toSpare: -1 })).toEqual({ reserved: 0, refusals: ["noRoom"] });
  const one = await atOnce({ visitor: () => "10.0.0.1" });
  expect(one).toEqual({ reserved: 20, refusals: ["manyWaiting"] });
});

test.each([
  ["an IPv4 /24", (n: number) => `10.0.0.${n}`],
  ["an IPv6 /48", (n: number) => `2001:db8:7:${n.toString(16)}00::/56`],
])("of %s, thirty uploads are on their way at once", async (_network, visitor) => {
  expect(await atOnce({ visitor })).toEqual({ reserved: 30, refusals: ["manyWaiting"] });
});

test("an upload takes room as it arrives, and what has no more keeps what it has", async () => {
  await using db = await freshDatabase();
  const services = servicesOf(db, { toSpare: 11 * MB });
  const reserved = async () => (await db.pool.query("select bytes from upload_reservations")).rows;
  {
    await using slow = roomForUpload(services, "10.0.0.1");
    expect(await reserved()).toEqual([]);
    expect(await slow.hasRoomFor(1)).toBe(true);
    expect(await slow.hasRoomFor(MB / 4)).toBe(true);
    expect(await reserved()).toEqual([{ bytes: `${MB / 4}` }]);
    await using other = roomForUpload(services, "10.0.1.1");
    for (const arrived of [1, MB, 3 * MB, 6 * MB, 10 * MB]) {
      expect(await other.hasRoomFor(arrived)).toBe(true);
    }
    expect(await other.hasRoomFor(11 * MB)).toBe(false);
    expect([slow.refusal, other.refusal]).toEqual([undefined, "noRoom"]);
    expect(await other.hasRoomFor(1)).toBe(false);
  }
  expect(await reserved()).toEqual([]);
});

test("where nobody can say, there is no room and no error", async () => {
  const db = await freshDatabase();
  const room = roomForUpload(servicesOf(db), "10.0.0.1");
  await db[Symbol.asyncDispose]();
  expect(await room.hasRoomFor(1)).toBe(false);
  expect(room.refusal).toBe("failed");
  await room[Symbol.asyncDispose]();
});

test("a waiting file takes room until a brief claims it, and small files count as 64 KB", async () => {
  await using db = await freshDatabase();
  const services = servicesOf(db);
  const outcomeFor = async (visitor: string, bytes: number) => {
    await using room = roomForUpload(services, visitor);
    return (await room.hasRoomFor(bytes)) ? "reserved" : room.refusal;
  };
  await db.pool.query(`
    insert into brief_files (key, original_name, type, bytes, visitor)
    select n || '.txt', 'a', 'text/plain', 1, '10.0.0.1' from generate_series(1, 3200) n
  `);
  expect(await outcomeFor("10.0.0.1", 1)).toBe("manyWaiting");
  expect(await outcomeFor("10.0.0.2", 200 * MB)).toBe("reserved");
  await db.pool.query(`
    with brief as (
      insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain)
      values ('Cakes', 'a@example.com', 'Cakes', 'Orders', 'warm', false) returning id
    )
    update brief_files set brief_id = brief.id, position = 1 from brief where key = '1.txt'
  `);
  expect(await outcomeFor("10.0.0.1", 1)).toBe("manyWaiting");
  await db.pool.query("delete from brief_files where key in ('2.txt', '3.txt', '4.txt')");
  expect(await outcomeFor("10.0.0.1", 1)).toBe("reserved");
  await db.pool.query("update brief_files set visitor = key");
  await db.pool.query("update brief_files set bytes = 10485760 where key::text < '2'");
  expect(await outcomeFor("10.0.0.2", 1)).toBe("noRoom"); // more than 2 GB in all
});

test("room left taken by a crash is free after a minute", async () => {
  await using db = await freshDatabase();
  const services = servicesOf(db, { size: 2 * GB, toSpare: GB });
  const take = () => roomForUpload(services, "10.0.0.1").hasRoomFor(100 * MB);
  expect(await take()).toBe(true); // never given back
  await db.pool.query("update upload_reservations set seen_at = now() - interval '55 seconds'");
  expect(await take()).toBe(false);
  await db.pool.query("update upload_reservations set seen_at = now() - interval '65 seconds'");
  expect(await take()).toBe(true);
  expect((await db.pool.query("select from upload_reservations")).rowCount).toBe(1);
});

test("an upload that takes long keeps its room, whether or not more of it arrives", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await using db = await freshDatabase();
  await using room = roomForUpload(servicesOf(db), "10.0.0.1");
  const wasSeen = async () => {
    const lately = "select from upload_reservations where seen_at > now() - interval '30 seconds'";
    return (await db.pool.query(lately)).rowCount === 1;
  };
  const longAgo = "update upload_reservations set seen_at = now() - interval '50 seconds'";
  expect(await room.hasRoomFor(1)).toBe(true);
  await db.pool.query(longAgo);
  vi.advanceTimersByTime(20_000);
  await eventually(wasSeen);
  await db.pool.query(longAgo);
  expect(await room.hasRoomFor(MB)).toBe(true);
  expect(await wasSeen()).toBe(true);
});

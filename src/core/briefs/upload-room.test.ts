import { expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { createLog } from "../../platform/log.ts";
import { reserveRoom } from "./upload-room.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Sixty-four uploads of 10 MB that come at once. */
async function atOnce({
  size = 1000 * GB,
  toSpare = 500 * GB,
  visitor = (n: number) => `10.0.0.${n}`,
}) {
  await using db = await freshDatabase({ connections: 20 });
  const diskSpace = async () => ({ size, toSpare, free: toSpare + GB });
  const services = { database: db.database, log: createLog("silent"), diskSpace };
  const rooms = await Promise.all(
    Array.from({ length: 64 }, (_, n) =>
      reserveRoom(services, { visitor: visitor(n), bytes: 10 * MB }),
    ),
  );
  const refusals = rooms.flatMap((room) => (room.outcome === "refused" ? [room.refusal] : []));
  for (const room of rooms) await room[Symbol.asyncDispose]();
  expect((await db.pool.query("select from upload_reservations")).rowCount).toBe(0);
  return { reserved: rooms.length - refusals.length, refusals: [...new Set(refusals)] };
}

test("of many uploads at once, no more get room than there is", async () => {
  expect(await atOnce({})).toEqual({ reserved: 64, refusals: [] });
  const small = await atOnce({ size: 2 * GB });
  expect(small).toEqual({ reserved: 10, refusals: ["noRoom"] }); // a twentieth: 102 MB
  expect(await atOnce({ toSpare: 55 * MB })).toEqual({ reserved: 5, refusals: ["noRoom"] });
  expect(await atOnce({ toSpare: -1 })).toEqual({ reserved: 0, refusals: ["noRoom"] });
  const one = await atOnce({ visitor: () => "10.0.0.1" });
  expect(one).toEqual({ reserved: 20, refusals: ["manyWaiting"] });
});

test("a waiting file takes room until a brief claims it, and small files count as 64 KB", async () => {
  await using db = await freshDatabase();
  const diskSpace = async () => ({ size: 1000 * GB, toSpare: 500 * GB, free: 501 * GB });
  const services = { database: db.database, log: createLog("silent"), diskSpace };
  const outcomeFor = async (visitor: string, bytes: number) => {
    await using room = await reserveRoom(services, { visitor, bytes });
    return room.outcome === "refused" ? room.refusal : room.outcome;
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
  expect(await outcomeFor("10.0.0.1", 65536)).toBe("reserved");
  await db.pool.query("update brief_files set visitor = key");
  await db.pool.query("update brief_files set bytes = 10485760 where key::text < '2'");
  expect(await outcomeFor("10.0.0.2", 1)).toBe("noRoom"); // more than 2 GB in all
});

test("room left taken by a crash is free after twenty minutes", async () => {
  await using db = await freshDatabase();
  const diskSpace = async () => ({ size: 2 * GB, toSpare: GB, free: 2 * GB });
  const services = { database: db.database, log: createLog("silent"), diskSpace };
  const take = async () =>
    (await reserveRoom(services, { visitor: "10.0.0.1", bytes: 100 * MB })).outcome;
  expect(await take()).toBe("reserved"); // never given back
  await db.pool.query("update upload_reservations set created_at = now() - interval '19 minutes'");
  expect(await take()).toBe("refused");
  await db.pool.query("update upload_reservations set created_at = now() - interval '21 minutes'");
  expect(await take()).toBe("reserved");
  expect((await db.pool.query("select from upload_reservations")).rowCount).toBe(1);
});

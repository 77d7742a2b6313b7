import { expect, test } from "vitest";
import { person } from "../../../tests/support/builders.ts";
import { inviteNext } from "../../../tests/support/invitations.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { signedIds } from "../../platform/secrets/signed-ids.ts";
import { undoInvitations } from "./invitations.ts";
import { correctOwnPlace, findOwnPlace } from "./own-place.ts";
import { findPlace } from "./places.ts";
import { joinWaitlist, updateWaitlistStatus } from "./waitlist.ts";

const nothing = { idea: {}, source: {} };

function servicesOf({ database }: TestDatabase) {
  return { database, placeIds: signedIds("s".repeat(40), "waitlist-place") };
}

async function join(db: TestDatabase, ...names: string[]): Promise<void> {
  for (const name of names) {
    await joinWaitlist(db, person({ name, email: `${name.toLowerCase()}@example.com` }), nothing);
  }
}

/** People who joined so many weeks ago and were invited today. */
async function admitted(db: TestDatabase, weeks: number[]): Promise<void> {
  for (const [at, ago] of weeks.entries()) {
    await join(db, `Early${at}`);
    await db.pool.query(
      "update waitlist set created_at = now() - make_interval(days => $1) where name = $2",
      [ago * 7, `Early${at}`],
    );
  }
  await inviteNext(db, { count: weeks.length });
}

test("only those who still wait at a smaller position are ahead", async () => {
  await using db = await freshDatabase();
  const services = servicesOf(db);
  await join(db, "Ann", "Bea", "Cy", "Mia", "Zoe");
  await inviteNext(db, { count: 1 });
  const bea = await findOwnPlace(services, "bea@example.com");
  expect(bea).toMatchObject({ state: "waiting", ahead: 0 });
  const id = bea?.entry.id ?? "";
  await updateWaitlistStatus(db, { id, status: "removed", actor: "test" });
  const mia = await findOwnPlace(services, "MIA@example.com");
  expect(mia).toMatchObject({ state: "waiting", ahead: 1, entry: { position: 4 } });
  expect(await findOwnPlace(services, "bea@example.com")).toBeUndefined();
  expect(await findOwnPlace(services, "nobody@example.com")).toBeUndefined();
});

test("from ten people on it is told how long most of them had waited, in whole weeks", async () => {
  await using db = await freshDatabase();
  const services = servicesOf(db);
  const told = async () => {
    const place = await findOwnPlace(services, "mia@example.com");
    return place?.state === "waiting" ? place.admitted : place?.state;
  };
  await admitted(db, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await join(db, "Late", "Mia");
  expect(await told()).toBeUndefined();
  await db.pool.query(
    "update waitlist set created_at = now() - interval '70 days' where name = $1",
    ["Late"],
  );
  await inviteNext(db, { count: 1 });
  // 1, 2, ... 10 weeks, and a moment.
  expect(await told()).toEqual({ fromWeeks: 1, toWeeks: 10 });
  await db.pool.query(
    "update audit_events set created_at = now() - interval '91 days' where row_id = (select id from waitlist where name = 'Early0')",
  );
  expect(await told()).toBeUndefined();
});

test("an invitation that was taken back tells nothing", async () => {
  await using db = await freshDatabase();
  await admitted(db, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await join(db, "Soon", "Mia");
  const batch = "0190a5d4-7c00-7000-8000-000000000000";
  await inviteNext(db, { count: 1, batch });
  await undoInvitations(db, { batch, actor: "test" });
  const place = await findOwnPlace(servicesOf(db), "mia@example.com");
  expect(place).toMatchObject({ state: "waiting", ahead: 1, admitted: undefined });
});

test("who is invited gets a token that takes their place", async () => {
  await using db = await freshDatabase();
  const services = servicesOf(db);
  await join(db, "Mia");
  await inviteNext(db, { count: 1 });
  const place = await findOwnPlace(services, "mia@example.com");
  if (place?.state !== "invited" || !place.invitation) throw new Error("no invitation");
  expect(place.invitation.hasRunOut).toBe(false);
  const { until, token } = place.invitation;
  expect(await findPlace(services, token)).toMatchObject({ entryId: place.entry.id, until });
});

test("a correction is recorded without the number, and one that changes nothing is not", async () => {
  await using db = await freshDatabase();
  await join(db, "Mia");
  const correct = (phone: string, preferred_plan: "once-off" | "monthly") =>
    correctOwnPlace(db, "mia@example.com", { phone, preferred_plan });
  expect(await correct("(02) 5550 9999", "once-off")).toBe(true);
  expect(await correct("(02) 5550 9999", "once-off")).toBe(true);
  expect(await correct("", "once-off")).toBe(true);
  const { rows } = await db.pool.query(
    "select actor, action, from_value, to_value, detail from audit_events order by id",
  );
  const by = { actor: "own-page", action: "waitlist.corrected", from_value: null, to_value: null };
  expect(rows).toEqual([
    { ...by, detail: "phone number and plan" },
    { ...by, detail: "phone number" },
  ]);
  const { entry } = (await findOwnPlace(servicesOf(db), "mia@example.com")) ?? {};
  expect([entry?.phone, entry?.preferred_plan]).toEqual([null, "once-off"]);
  const id = entry?.id ?? "";
  await updateWaitlistStatus(db, { id, status: "joined", actor: "test" });
  expect(await correct("(02) 5550 1111", "monthly")).toBe(false);
  expect(await correctOwnPlace(db, "x@example.com", { phone: "", preferred_plan: "monthly" })).toBe(
    false,
  );
});

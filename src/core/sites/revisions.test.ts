import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { addSite, siteContent } from "../../../tests/support/sites.ts";
import {
  findRevision,
  goBackTo,
  listRevisions,
  saveRevision,
  UnknownVersion,
} from "./revisions.ts";
import { findSite } from "./sites.ts";

async function newSite(db: TestDatabase) {
  return (await addSite(db)).id;
}

function headlineOf(content: { document: ReturnType<typeof siteContent>["document"] } | undefined) {
  const hero = content?.document.pages[0]?.blocks.find(({ type }) => type === "hero");
  return hero && "headline" in hero ? hero.headline : undefined;
}

test("each change is a revision of its own, and going back is one more", async () => {
  await using db = await freshDatabase();
  const siteId = await newSite(db);
  const edit = { siteId, actor: "olive", base: 1, ...siteContent({ headline: "Fresh" }) };
  expect(await saveRevision(db, edit)).toEqual({ outcome: "saved", number: 2 });
  expect(await saveRevision(db, { ...edit, base: 2 })).toEqual({ outcome: "unchanged", number: 2 });
  expect(await goBackTo(db, { siteId, number: 1, actor: "olive" })).toBe(3);
  expect(headlineOf(await findRevision(db.database, siteId))).toBe("Bread, by hand");
  expect(headlineOf(await findRevision(db.database, siteId, 2))).toBe("Fresh");
  const numbers = await listRevisions(db.database, siteId, { limit: 10 });
  expect(numbers.map(({ number, author }) => `${number} ${author}`)).toEqual([
    "3 olive",
    "2 olive",
    "1 draft",
  ]);
});

test("two operators who save at the same time lose nothing of either", async () => {
  await using db = await freshDatabase();
  const siteId = await newSite(db);
  const outcomes = await Promise.all([
    saveRevision(db, { siteId, actor: "a", base: 1, ...siteContent({ headline: "Fresh" }) }),
    saveRevision(db, { siteId, actor: "b", base: 1, ...siteContent({ phone: "13 00 00" }) }),
  ]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["merged", "saved"]);
  const latest = await findRevision(db.database, siteId);
  expect(headlineOf(latest)).toBe("Fresh");
  expect(latest?.facts.phone?.value).toBe("13 00 00");
  expect(latest?.number).toBe(3);
});

test("an approved site that is changed is a draft again", async () => {
  await using db = await freshDatabase();
  const siteId = await newSite(db);
  await db.pool.query("update sites set status = 'approved'");
  await saveRevision(db, { siteId, actor: "a", base: 1, ...siteContent({ headline: "Fresh" }) });
  expect((await findSite(db.database, siteId))?.status).toBe("draft");
  await db.pool.query("update sites set status = 'cancelled'");
  const late = { siteId, actor: "a", base: 2, ...siteContent() };
  expect(await saveRevision(db, late)).toEqual({ outcome: "closed", status: "cancelled" });
});

test("a document of an unknown version is refused by its number", async () => {
  await using db = await freshDatabase();
  const siteId = await newSite(db);
  await db.pool.query(`update site_revisions set document = '{"version": 7}'`);
  const read = findRevision(db.database, siteId);
  await expect(read).rejects.toThrow(UnknownVersion);
  await expect(read).rejects.toThrow("version 7");
});

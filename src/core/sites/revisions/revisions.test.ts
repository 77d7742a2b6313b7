import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "../../../../tests/support/postgres.ts";
import { addSite, siteContent } from "../../../../tests/support/sites/sites.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { madeWords } from "../../../blocks/page/page-words.ts";
import { contentVersion } from "../../../blocks/versions.ts";
import { findSite } from "../sites.ts";
import { compareContent } from "./compare-content.ts";
import {
  findRevision,
  goBackTo,
  listRevisions,
  saveRevision,
  UnknownVersion,
} from "./revisions.ts";

async function newSite(db: TestDatabase) {
  return (await addSite(db)).id;
}

function headlineOf(content: { document: ReturnType<typeof siteContent>["document"] } | undefined) {
  const hero = content?.document.pages[0]?.blocks.find(({ type }) => type === "hero");
  return hero && "headline" in hero ? hero.headline : undefined;
}

test("each change is its own revision, and going back is one more", async () => {
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

test("an open editor that asks for news saves nothing, whatever a page is called", async () => {
  await using db = await freshDatabase();
  const siteId = await newSite(db);
  const { document, facts } = siteContent();
  const [home, ...others] = document.pages;
  if (!home) throw new Error("no page");
  const named = (title: string) => ({
    document: documentSchema.parse({ ...document, pages: [{ ...home, title }, ...others] }),
    facts,
  });
  const looks = async (base: number, title: string) =>
    saveRevision(db, { siteId, actor: "a", base, ...named(title) });
  expect(await looks(1, "Manoush and more")).toEqual({ outcome: "saved", number: 2 });
  expect(await looks(2, "Manoush and more")).toEqual({ outcome: "unchanged", number: 2 });
  // What is made of the page needs no saving, nor what an editor of version 1 had from the draft.
  const { title: made } = madeWords(home, { document, facts, shown: "confirmed" });
  expect(await looks(2, made)).toEqual({ outcome: "saved", number: 3 });
  expect(await looks(3, made)).toEqual({ outcome: "unchanged", number: 3 });
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
  await db.pool.query(`update site_revisions set document = '{"version": 99}'`);
  const read = findRevision(db.database, siteId);
  await expect(read).rejects.toThrow(UnknownVersion);
  await expect(read).rejects.toThrow("version 99");
});

/** As it lies in the database: what an older program stored. */
const version1 = JSON.parse(readFileSync("tests/support/stored/version-1.json", "utf8"));

async function siteOfVersion1(db: TestDatabase) {
  const siteId = await newSite(db);
  await db.pool.query("update site_revisions set document = $1, facts = $2", [
    version1.document,
    version1.facts,
  ]);
  return siteId;
}

async function storedVersions(db: TestDatabase) {
  const { rows } = await db.pool.query(
    "select number, (document->>'version')::int as version from site_revisions order by number",
  );
  return rows.map(({ number, version }) => `${number}: ${version}`);
}

test("a revision of an older version is edited, merged and gone back to, and stays as it was stored", async () => {
  await using db = await freshDatabase();
  const siteId = await siteOfVersion1(db);
  const old = await findRevision(db.database, siteId);
  if (!old) throw new Error("no revision");
  expect(old.document.version).toBe(contentVersion);
  const { document, facts } = old;
  const same = await saveRevision(db, { siteId, actor: "a", base: 1, document, facts });
  expect(same).toEqual({ outcome: "unchanged", number: 1 });
  const blue = { ...document, colour: "#0000aa" };
  expect(
    await saveRevision(db, { siteId, actor: "a", base: 1, document: blue, facts }),
  ).toMatchObject({ outcome: "saved", number: 2 });
  const phone = facts.phone && { ...facts.phone, value: "13 00 00" };
  const late = { siteId, actor: "b", base: 1, document, facts: { ...facts, phone } };
  expect(await saveRevision(db, late)).toMatchObject({ outcome: "merged", conflicts: [] });
  const merged = await findRevision(db.database, siteId);
  expect([merged?.document.colour, merged?.facts.phone?.value]).toEqual(["#0000aa", "13 00 00"]);
  expect(await goBackTo(db, { siteId, number: 1, actor: "a" })).toBe(4);
  const back = await findRevision(db.database, siteId);
  expect(back && compareContent(back, old, { shown: "all" })).toEqual({
    ...{ sections: [], pages: [], look: false },
  });
  const since = [2, 3, 4].map((number) => `${number}: ${contentVersion}`);
  expect(await storedVersions(db)).toEqual(["1: 1", ...since]);
});

test("an editor of an older version is served until others have changed the site", async () => {
  await using db = await freshDatabase();
  const siteId = await siteOfVersion1(db);
  const old = await findRevision(db.database, siteId);
  if (!old) throw new Error("no revision");
  const { document, facts } = old;
  const save = (base: number, colour: string, isEditorCurrent: boolean) =>
    saveRevision(db, {
      ...{ siteId, actor: "a", base, facts, isEditorCurrent },
      document: { ...document, colour },
    });
  expect(await save(1, "#0000aa", false)).toEqual({ outcome: "saved", number: 2 });
  expect(await save(2, "#aa0000", true)).toEqual({ outcome: "saved", number: 3 });
  expect(await save(2, "#00aa00", false)).toEqual({ outcome: "editor outdated" });
  expect(await storedVersions(db)).toHaveLength(3);
});

test("what a newer program stored stays as it is, whatever an older one is asked to do", async () => {
  await using db = await freshDatabase();
  const siteId = await newSite(db);
  const edit = { siteId, actor: "olive", base: 1, ...siteContent({ headline: "Fresh" }) };
  await saveRevision(db, edit);
  const newer =
    "update site_revisions set document = document || '{\"version\": 99}' where number = 2";
  await db.pool.query(newer);
  const stored = () => db.pool.query("select * from site_revisions order by number");
  const { rows: before } = await stored();
  for (const base of [1, 2]) {
    await expect(saveRevision(db, { ...edit, base })).rejects.toThrow(UnknownVersion);
  }
  await expect(goBackTo(db, { siteId, number: 2, actor: "olive" })).rejects.toThrow(UnknownVersion);
  expect((await stored()).rows).toEqual(before);
  // An older one can be gone back to, and the newer one is still there for who can read it.
  expect(await goBackTo(db, { siteId, number: 1, actor: "olive" })).toBe(3);
  expect((await stored()).rows.slice(0, 2)).toEqual(before);
});

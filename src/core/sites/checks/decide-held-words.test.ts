import { expect, test } from "vitest";
import { freshDatabase } from "../../../../tests/support/postgres.ts";
import { addSite } from "../../../../tests/support/sites/sites.ts";
import { findSite } from "../sites.ts";
import { decideHeldWords } from "./decide-held-words.ts";
import { type HeldWords, readHeldWords } from "./held-words.ts";

const heldWords: HeldWords = {
  held: [
    { id: "sentence-1", reason: "doubt", text: "we are near", prints: "We are near." },
    { id: "sentence-2", reason: "never", text: "It cures.", prints: "It cures." },
  ],
  mended: [
    { id: "sentence-3", text: "we fitt altenators", mends: [{ from: "fitt", to: "fit", at: 3 }] },
  ],
};

async function siteWithNotes() {
  const db = await freshDatabase();
  const { id: siteId } = await addSite(db, { heldWords });
  return {
    db,
    decide: (decision: Parameters<typeof decideHeldWords>[1] | object, actor = "olive") =>
      decideHeldWords(db, { kind: "use", id: "sentence-1", siteId, actor, ...decision }),
    words: async () => readHeldWords((await findSite(db.database, siteId))?.held_words),
    async [Symbol.asyncDispose]() {
      await db[Symbol.asyncDispose]();
    },
  };
}

test("of two operators who use a sentence at once one does, and the other is told who", async () => {
  await using site = await siteWithNotes();
  const outcomes = await Promise.all([site.decide({}, "olive"), site.decide({}, "pim")]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "done before"]);
  const [used] = (await site.words()).held;
  for (const one of outcomes) expect(one).toMatchObject({ words: { held: [used, {}] } });
  const { rows } = await site.db.pool.query(
    "select action, actor, detail from audit_events where action = 'site.sentence_used'",
  );
  expect(rows).toEqual([
    { action: "site.sentence_used", actor: used?.used?.by, detail: "sentence-1" },
  ]);
});

test("what a law forbids can’t be used, and what nobody knows is missing", async () => {
  await using site = await siteWithNotes();
  expect(await site.decide({ id: "sentence-2" })).toEqual({ outcome: "forbidden" });
  expect(await site.decide({ id: "sentence-9" })).toEqual({ outcome: "missing" });
  expect(await site.decide({ kind: "undo", id: "sentence-3", at: 9 })).toEqual({
    outcome: "missing",
  });
  expect(await site.words()).toEqual(heldWords);
});

test("a mend is undone once, and who did it is kept", async () => {
  await using site = await siteWithNotes();
  const undo = { kind: "undo", id: "sentence-3", at: 3 };
  expect(await site.decide(undo)).toMatchObject({ outcome: "done" });
  expect(await site.decide(undo)).toMatchObject({ outcome: "done before" });
  expect((await site.words()).mended[0]?.mends[0]?.undone?.by).toBe("olive");
});

test("a site that takes no more changes takes none of these", async () => {
  await using site = await siteWithNotes();
  await site.db.pool.query("update sites set status = 'cancelled'");
  expect(await site.decide({})).toEqual({ outcome: "closed" });
});

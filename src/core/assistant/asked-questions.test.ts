import { afterAll, beforeAll, expect, test } from "vitest";
import { businesses, siteOf } from "../../../tests/support/assistant/businesses.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { addSite } from "../../../tests/support/sites/sites.ts";
import { findRevision } from "../sites/revisions/revisions.ts";
import { addQuestion } from "./add-question.ts";
import { askSite } from "./ask-site.ts";
import { countQuestion, deleteOldQuestions, listQuestions } from "./asked-questions.ts";
import { keepableQuestion } from "./keepable-question.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db[Symbol.asyncDispose]());

test("what is kept of a question has no name, number or address in it", () => {
  const plumber = siteOf(businesses.plumber);
  const kept = (question: string) => keepableQuestion(plumber, question);
  expect(kept("Do you rent out excavators?")).toBe("do you rent out excavators");
  expect(kept("Do you come to Bundoora on Friday at 8pm?")).toBe(
    "do you come to bundoora on friday at 8pm",
  );
  expect(kept("Can you ring Dimitra back on 0491570006 about a quote")).toBe(
    "can you ring … back on … about a quote",
  );
  expect(kept("please write to jo@example.com about my blocked drain")).toBe(
    "please write to … about my blocked drain",
  );
  expect(kept("My name is Bob Smith, can you come?")).toBeUndefined();
  expect(kept("I am at 4 high street, can you come?")).toBeUndefined();
  expect(kept("asdf qwer zxcv")).toBeUndefined();
  expect(kept("你们几点开门？")).toBeUndefined();
});

test("what a site could not answer is listed first, then what is asked most; each once", async () => {
  const { id: siteId } = await addSite(db);
  const { id: other } = await addSite(db);
  for (const [question, isAnswered] of [
    ["are you open", true],
    ["are you open", true],
    ["do you cater", false],
    ["is it halal", false],
    ["is it halal", false],
  ] as const) {
    await countQuestion(db.database, { siteId, question, isAnswered });
  }
  await countQuestion(db.database, { siteId: other, question: "hello there", isAnswered: false });
  expect(await listQuestions(db.database, siteId)).toEqual([
    { question: "is it halal", is_answered: false, times: 2 },
    { question: "do you cater", is_answered: false, times: 1 },
    { question: "are you open", is_answered: true, times: 2 },
  ]);
});

test("they are gone two months later, and a flood of them is not kept", async () => {
  const { id: siteId } = await addSite(db);
  for (let at = 0; at < 310; at++) {
    await countQuestion(db.database, { siteId, question: `question ${at}`, isAnswered: false });
  }
  expect(await listQuestions(db.database, siteId)).toHaveLength(300);
  await db.pool.query(
    "update site_questions set month = month - interval '1 month' where question < 'question 2'",
  );
  await deleteOldQuestions(db);
  const left = () => db.pool.query("select 1 from site_questions where site_id = $1", [siteId]);
  expect((await left()).rowCount).toBe(300);
  await db.pool.query("update site_questions set month = month - interval '1 month'");
  await deleteOldQuestions(db);
  expect((await left()).rowCount).toBeLessThan(300);
});

test("an answer becomes a confirmed question of the draft, which the next release can tell", async () => {
  const { id: siteId } = await addSite(db, businesses.plumber);
  const asked = "do you rent out excavators";
  await countQuestion(db.database, { siteId, question: asked, isAnswered: false });
  const by = { siteId, actor: "olive", asked };
  const question = "Do you rent out excavators?";
  const answer = "No, we hire them in with a driver.";
  expect(await addQuestion(db, { ...by, question, answer })).toEqual({
    outcome: "added",
    isShown: true,
  });
  expect(await listQuestions(db.database, siteId)).toEqual([]);
  const draft = await findRevision(db.database, siteId);
  if (!draft) throw new Error("no draft");
  expect(askSite(siteOf(draft), asked)).toMatchObject({
    ...{ outcome: "answered", things: [{ name: question, text: answer }] },
  });
});

test("all of an answer is written or nothing, and of another customer’s site nothing", async () => {
  const { id: siteId } = await addSite(db, businesses.plumber);
  const asked = "is it halal";
  await countQuestion(db.database, { siteId, question: asked, isAnswered: false });
  const one = { siteId, actor: "customer", asked, question: "Is it halal?", answer: "Yes." };
  expect(await addQuestion(db, { ...one, email: "nobody@example.com" })).toEqual({
    outcome: "missing",
  });
  await db.pool.query("alter table site_questions rename to gone");
  await expect(addQuestion(db, one)).rejects.toThrow();
  await db.pool.query("alter table gone rename to site_questions");
  expect(await findRevision(db.database, siteId)).toMatchObject({ number: 1 });
  expect(await listQuestions(db.database, siteId)).toHaveLength(1);
});

test("without a list that is shown the answer waits, and a full list takes none", async () => {
  const { id: siteId } = await addSite(db);
  const one = { siteId, actor: "olive", asked: "x", question: "Is it halal?", answer: "Yes." };
  expect(await addQuestion(db, one)).toEqual({ outcome: "added", isShown: false });
  expect(await addQuestion(db, one)).toEqual({ outcome: "added", isShown: false });
  for (let at = 1; at < 20; at++) await addQuestion(db, { ...one, question: `Is ${at} halal?` });
  expect(await addQuestion(db, { ...one, question: "And this?" })).toEqual({ outcome: "full" });
});

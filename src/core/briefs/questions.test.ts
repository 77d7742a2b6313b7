import { expect, test } from "vitest";
import { brief } from "../../../tests/support/builders.ts";
import { addOperator } from "../../../tests/support/operators.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { siteBriefs } from "../../database/tables/briefs.ts";
import { findEventsAbout } from "../audit/personal-data.ts";
import { eraseMailsAbout } from "../emails/personal-data.ts";
import { renderMail } from "../emails/render-mail.ts";
import { countBriefs, listBriefs } from "./brief-list.ts";
import { markPreviewReady, noteOnBrief, setBriefStatus } from "./change-brief.ts";
import { briefEmails } from "./emails.tsx";
import { findBrief } from "./find-brief.ts";
import { previewPromise } from "./preview-promise.ts";
import { answerQuestion, askCustomer, openQuestion, resumeClock } from "./questions.ts";
import { remindOfPreviews } from "./remind-of-previews.ts";
import { briefSchema } from "./schema.ts";
import { listUrgentBriefs } from "./urgent-briefs.ts";

const actor = "olive";
const question = "Which of the photos\nare yours?";

/** A database with an operator and a brief of so many hours ago. */
async function withBrief(hoursAgo: number) {
  const db = await freshDatabase({ connections: 5 });
  await addOperator(db);
  const id = await addBrief(db, "Coffs Cakes", hoursAgo);
  return { db, id, [Symbol.asyncDispose]: () => db[Symbol.asyncDispose]() };
}

async function addBrief(db: TestDatabase, name: string, hoursAgo: number): Promise<string> {
  const [added] = await db.database
    .insert(siteBriefs)
    .values({ ...briefSchema.parse(brief({ business_name: name })) })
    .returning();
  const { id } = added ?? expect.fail("the brief was not stored");
  await db.pool.query(
    "update site_briefs set created_at = now() - $1 * interval '1 hour' where id = $2",
    [hoursAgo, id],
  );
  return id;
}

/** Everything about briefs happened so many hours earlier. */
async function hoursPass({ pool }: TestDatabase, hours: number): Promise<void> {
  await pool.query(
    `update site_briefs set created_at = created_at - $1 * interval '1 hour',
       paused_at = paused_at - $1 * interval '1 hour'`,
    [hours],
  );
}

async function look(db: TestDatabase, id: string) {
  const found = (await findBrief(db, id)) ?? expect.fail("there is no brief");
  const asked = await openQuestion(db.database, found.brief);
  return { ...found, asked, promise: previewPromise(found.brief) };
}

async function mailsOf({ pool }: TestDatabase, kind: string) {
  const { rows } = await pool.query("select to_address, data from emails where kind = $1", [kind]);
  return rows;
}

test("a question stops the clock, and its answer starts it again with what was left", async () => {
  await using own = await withBrief(17.5);
  const { db, id } = own;
  expect(await askCustomer(db, { id, actor }, question)).toMatchObject({ outcome: "updated" });
  await hoursPass(db, 100);
  const waiting = await look(db, id);
  expect(waiting.asked?.text).toBe(question);
  expect(waiting.promise).toMatchObject({ state: "paused", text: "Paused, 30 h left" });
  expect(await mailsOf(db, "brief-question")).toEqual([
    {
      to_address: brief().email,
      data: {
        ...{ id, name: "Mia Nguyen" },
        question,
        clock: expect.stringContaining("with 30 hours left"),
      },
    },
  ]);

  const answer = { briefId: id, questionId: waiting.asked?.id ?? "", answer: "All of them" };
  const both = await Promise.all([answerQuestion(db, answer), answerQuestion(db, answer)]);
  expect(both).toEqual([{ outcome: "answered" }, { outcome: "answered" }]);
  const answered = await look(db, id);
  expect(answered.asked).toBeUndefined();
  expect(answered.promise).toMatchObject({ state: "open", text: "30 h left" });
  expect(answered.history.map(({ action, to_value }) => [action, to_value])).toEqual([
    ["brief.answer", "All of them"],
    ["brief.question", question],
  ]);
  expect(await mailsOf(db, "brief-answered")).toMatchObject([
    {
      to_address: "olive@example.com",
      data: { question, answer: "All of them", clock: answered.promise.sentence },
    },
  ]);
});

test("an answer is to the question that was asked, and to one that is still open", async () => {
  await using own = await withBrief(1);
  const { db, id } = own;
  const say = async (questionId: string, answer: string) =>
    (await answerQuestion(db, { briefId: id, questionId, answer })).outcome;
  await askCustomer(db, { id, actor }, "Red or blue?");
  const first = (await look(db, id)).asked?.id ?? "";
  expect(await say(first, "Yes")).toBe("answered");
  expect(await say(first, "No")).toBe("no question");
  await askCustomer(db, { id, actor }, "With photos?");
  const second = (await look(db, id)).asked?.id ?? "";
  expect(await say(first, "Blue")).toBe("no question");
  expect(await say(second, "Yes")).toBe("answered");
  expect(await mailsOf(db, "brief-answered")).toHaveLength(2);
  const empty = await answerQuestion(db, { briefId: id, questionId: second, answer: " " });
  expect(empty).toEqual({ outcome: "invalid", error: "Please write an answer" });
  const nobody = { briefId: crypto.randomUUID(), questionId: first, answer: "Yes" };
  expect(await answerQuestion(db, nobody)).toEqual({ outcome: "missing" });
});

test("an answer that cannot be mailed on is not taken, and the clock stays stopped", async () => {
  await using own = await withBrief(1);
  const { db, id } = own;
  await askCustomer(db, { id, actor }, question);
  const questionId = (await look(db, id)).asked?.id ?? "";
  await db.pool.query("alter schema graphile_worker rename to away");
  const answer = answerQuestion(db, { briefId: id, questionId, answer: "Yes" });
  await expect(answer).rejects.toThrow("Failed to save the answer");
  await db.pool.query("alter schema away rename to graphile_worker");
  expect(await look(db, id)).toMatchObject({
    asked: { id: questionId },
    promise: { state: "paused" },
  });
});

test("while the clock is stopped, nobody is reminded and nothing is due, however long it takes", async () => {
  await using own = await withBrief(37.01); // the pause is kept in whole seconds
  const { db, id } = own;
  await addBrief(db, "Older", 38);
  expect((await countBriefs(db)).soon).toBe(2);
  await askCustomer(db, { id, actor }, question);
  await hoursPass(db, 30);
  expect(await countBriefs(db)).toMatchObject({ soon: 0, overdue: 1, submitted: 2 });
  expect(await remindOfPreviews(db)).toBe(1);

  await resumeClock(db, { id, actor }, "");
  expect((await look(db, id)).promise).toMatchObject({ state: "soon", text: "Due in 10 h" });
  expect(await countBriefs(db)).toMatchObject({ soon: 1, overdue: 1 });
  const reminded: unknown[] = [];
  for (const hours of [0, 5.5, 5, 1]) {
    await hoursPass(db, hours);
    await remindOfPreviews(db);
    const mails = await mailsOf(db, "preview-reminder");
    reminded.push(
      mails.flatMap(({ data }) => (data.business_name === "Older" ? [] : [data.hoursLeft])),
    );
  }
  expect(reminded).toEqual([[24], [24, 6], [24, 6], [24, 6, 0]]);
});

test("of those that are due, the one with the earliest deadline comes first", async () => {
  await using own = await withBrief(60);
  const { db, id } = own;
  await addBrief(db, "Newer", 50);
  const names = async () => {
    const { briefs } = await listBriefs(db, { due: "overdue", order: "oldest" });
    return briefs.map(({ business_name }) => business_name);
  };
  expect(await names()).toEqual(["Coffs Cakes", "Newer"]);
  await askCustomer(db, { id, actor }, question);
  await db.pool.query("update site_briefs set paused_at = paused_at - interval '11 hours'");
  await resumeClock(db, { id, actor }, "");
  expect(await names()).toEqual(["Newer", "Coffs Cakes"]);
});

test("the first five that are due are named by their deadlines, and answers until something is done", async () => {
  await using own = await withBrief(60);
  const { db, id } = own;
  for (let hours = 50; hours < 56; hours++) await addBrief(db, `Late ${hours}`, hours);
  await addBrief(db, "Soon", 40);
  const answered = await addBrief(db, "Answered", 1);
  const unread = await addBrief(db, "Read by phone", 1);
  await askCustomer(db, { id, actor }, question);
  await askCustomer(db, { id: answered, actor }, question);
  await askCustomer(db, { id: unread, actor }, question);
  await resumeClock(db, { id: unread, actor }, "By phone");
  const questionId = (await look(db, answered)).asked?.id ?? "";
  await answerQuestion(db, { briefId: answered, questionId, answer: "All" });
  const names = async () => {
    const urgent = await listUrgentBriefs(db.database);
    return Object.values(urgent).map((briefs) => briefs.map((one) => one.business_name));
  };
  const overdue = ["Late 55", "Late 54", "Late 53", "Late 52", "Late 51"];
  expect(await names()).toEqual([overdue, ["Soon"], ["Answered"]]);
  const { answered: told } = await listUrgentBriefs(db.database);
  expect(told[0]?.clock).toBe((await look(db, answered)).promise.sentence);
  await noteOnBrief(db, { id: answered, actor }, "Good photos");
  expect((await names())[2]).toEqual([]);
});

test("an operator starts the clock again with what they heard, once", async () => {
  await using own = await withBrief(1);
  const { db, id } = own;
  await askCustomer(db, { id, actor }, question);
  const { updated_at: updatedAt } = (await look(db, id)).brief;
  const resume = () => resumeClock(db, { id, actor, expected: { updatedAt } }, "All, by phone");
  expect(await resume()).toMatchObject({ outcome: "updated" });
  expect(await resume()).toMatchObject({ outcome: "changed-meanwhile" });
  expect(await resumeClock(db, { id, actor }, "")).toMatchObject({ outcome: "changed-meanwhile" });
  const { history } = await look(db, id);
  expect(history[0]).toMatchObject({ action: "brief.resumed", to_value: "All, by phone", actor });
});

test("one question waits at a time, and only where there is no preview yet", async () => {
  await using own = await withBrief(1);
  const { db, id } = own;
  const ask = async (words: string) => (await askCustomer(db, { id, actor }, words)).outcome;
  expect(await Promise.all([ask(question), ask(question)])).toEqual(["updated", "updated"]);
  expect(await ask("Another?")).toBe("changed-meanwhile");
  expect(await mailsOf(db, "brief-question")).toHaveLength(1);
  await setBriefStatus(db, { id, actor }, "preview_ready");
  expect(await ask(question)).toBe("changed-meanwhile");
});

test.each(["preview_ready", "completed", "a review"])(
  "a pause ends with %s, and the promise was kept",
  async (how) => {
    await using own = await withBrief(40);
    const { db, id } = own;
    await askCustomer(db, { id, actor }, question);
    await db.pool.query("update site_briefs set created_at = created_at - interval '20 hours'");
    await db.pool.query("update site_briefs set paused_at = paused_at - interval '20 hours'");
    if (how === "preview_ready" || how === "completed") {
      await setBriefStatus(db, { id, actor }, how);
    } else await db.database.transaction((tx) => markPreviewReady(tx, { id, actor }));
    const { asked, promise, brief: ready } = await look(db, id);
    expect(asked).toBeUndefined();
    // A busy machine takes its time between the statements.
    const paused_seconds = expect.closeTo(20 * 3600, -2);
    expect(ready).toMatchObject({ paused_at: null, paused_seconds });
    expect(promise).toMatchObject({ state: "kept", text: "Preview took 40 h" });
  },
);

test("question and answer are mailed as they were written, and are the customer's data", async () => {
  await using own = await withBrief(1);
  const { db, id } = own;
  await askCustomer(db, { id, actor }, "<b>Which?</b>");
  const questionId = (await look(db, id)).asked?.id ?? "";
  await answerQuestion(db, { briefId: id, questionId, answer: "<i>All</i>" });
  const config = { companyName: "Smart Sites", supportEmail: "help@example.com" };
  const templates = briefEmails({ ...config, publicUrl: "https://example.com" });
  const [asked] = await mailsOf(db, "brief-question");
  const toCustomer = renderMail(templates, { kind: "brief-question", data: asked.data });
  expect(toCustomer.html).toContain("&lt;b&gt;Which?&lt;/b&gt;");
  expect(toCustomer.text).toContain("<b>Which?</b>");
  expect(toCustomer.text).toContain("The clock stopped on ");
  const [told] = await mailsOf(db, "brief-answered");
  const toUs = renderMail(templates, { kind: "brief-answered", data: told.data });
  expect(toUs.html).toContain("&lt;i&gt;All&lt;/i&gt;");
  expect(toUs.text).toContain(`https://example.com/admin/briefs/${id}`);

  const events = await findEventsAbout(db.database, { address: brief().email, rowIds: [id] });
  expect(events.map(({ to_value }) => to_value)).toEqual(["<b>Which?</b>", "<i>All</i>"]);
  await db.database.transaction((tx) => eraseMailsAbout(tx, brief().email));
  expect([await mailsOf(db, "brief-question"), await mailsOf(db, "brief-answered")]).toEqual([
    [],
    [],
  ]);
});

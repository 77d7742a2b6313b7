import { parse } from "node-html-parser";
import { expect } from "vitest";
import { documentSchema } from "../../../src/blocks/document.ts";
import { factsSchema } from "../../../src/blocks/facts/facts.ts";
import { findRevision } from "../../../src/core/sites/revisions/revisions.ts";
import { type OwnedApp, test } from "../../support/empty-app.ts";
import { Browser, signedIn } from "../../support/operators.ts";
import { sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { siteContent } from "../../support/sites/sites.ts";

const parking = "Is there parking?";
const dogs = "May the dog come in?";

/** A site with a question that is answered and two that only its owner can answer. */
function siteWithQuestions({ confirmed = true } = {}) {
  const { document, facts } = siteContent();
  const value = [
    { id: "ahead", question: "Can I order ahead?", answer: "Yes, until noon the day before." },
    { id: "parking", question: parking },
    { id: "dogs", question: dogs },
  ];
  const [home] = document.pages;
  const blocks = [...(home?.blocks ?? [])];
  blocks.splice(-1, 0, { id: "asked-often", type: "questions", heading: "Before you come" });
  return {
    facts: factsSchema.parse({ ...facts, questions: { value, source: "catalogue", confirmed } }),
    document: documentSchema.parse({ ...document, pages: [{ ...home, blocks }] }),
  };
}

async function inReview(
  own: Pick<OwnedApp, "app" | "db" | "owner">,
  content = siteWithQuestions(),
) {
  const siteId = await siteToSend(own.db, { content });
  const olive = await signedIn(own.app, own.owner);
  const link = await sendForReview(olive, siteId);
  const mia = new Browser(own.app);
  const text = async (browser: Browser, path: string) => (await browser.get(path)).text();
  const page = async () => parse(await text(mia, link));
  const frame = async () =>
    text(mia, (await page()).querySelector("iframe")?.getAttribute("src") ?? "");
  const asked = async () =>
    (await page()).querySelectorAll("#asked textarea").map((area) => area.getAttribute("name"));
  const release = (await page()).querySelector("#asked [name=release]")?.getAttribute("value");
  const answers = { intent: "answers", release: release ?? "", name: "Mia" };
  const office = `/admin/sites/${siteId}/review`;
  return { ...own, siteId, olive, link, mia, page, frame, asked, answers, office };
}

test("a question that only the owner can answer is shown on no page, answered in the review, and added by one press", async ({
  ownedApp,
}) => {
  const own = await inReview(await ownedApp());
  expect(await own.frame()).toContain("Can I order ahead?");
  expect(await own.frame()).not.toContain(parking);
  expect(await own.asked()).toEqual(["answer.parking", "answer.dogs"]);
  expect(await (await own.olive.get(own.office)).text()).toContain(`${parking} ${dogs}`);

  const said = "Yes, behind the shop.\nPlease mind the <gate>";
  const post = { ...own.answers, "answer.parking": said, "answer.dogs": " " };
  for (let n = 0; n < 2; n++) {
    const sent = await own.mia.post(own.link, post);
    expect(sent.headers.get("location")).toBe(`${own.link}?done=answered#comments`);
  }
  const { rows } = await own.db.pool.query("select id, quoted, text, name from review_comments");
  expect(rows).toEqual([{ id: expect.any(String), quoted: parking, text: said, name: "Mia" }]);
  expect(await own.asked()).toEqual(["answer.dogs"]);

  const add = { intent: "add-answer", thread: rows[0].id };
  expect(await (await own.olive.get(own.office)).text()).toContain("Add to the site");
  const added = await own.olive.post(own.office, add);
  expect(added.headers.get("location")).toBe(`${own.office}?done=answer-added`);
  expect(await (await own.olive.get(own.office)).text()).not.toContain("Add to the site");
  expect((await own.olive.post(own.office, add)).status).toBe(409);
  const revision = await findRevision(own.db.database, own.siteId);
  expect(revision?.facts.questions?.value[1]).toEqual({
    ...{ id: "parking", question: parking, answer: said },
  });
  const events = await own.db.pool.query(
    "select actor, detail from audit_events where action = 'site.answer_added'",
  );
  expect(events.rows).toEqual([{ actor: revision?.author, detail: `comment ${rows[0].id}` }]);

  await sendForReview(own.olive, own.siteId);
  expect(await own.frame()).toContain("behind the shop");
  expect(await own.frame()).not.toContain(dogs);
});

test("an answer beside our suggestions waits with them, and the only one does not", async ({
  ownedApp,
}) => {
  const waiting = siteWithQuestions({ confirmed: false });
  const own = await inReview(await ownedApp(), waiting);
  await own.mia.post(own.link, { ...own.answers, "answer.dogs": "On a lead, yes." });
  const { rows } = await own.db.pool.query("select id from review_comments");
  const added = await own.olive.post(own.office, { intent: "add-answer", thread: rows[0].id });
  expect(added.headers.get("location")).toBe(`${own.office}?done=answer-waits`);
  expect((await findRevision(own.db.database, own.siteId))?.facts.questions).toMatchObject({
    ...{ source: "catalogue", confirmed: false },
  });

  const alone = siteWithQuestions({ confirmed: false });
  const { questions } = alone.facts;
  if (questions) questions.value = questions.value.filter(({ answer }) => !answer);
  const other = await inReview(own, alone);
  await other.mia.post(other.link, { ...other.answers, "answer.dogs": "On a lead, yes." });
  const { rows: last } = await own.db.pool.query(
    "select id from review_comments order by id desc limit 1",
  );
  await other.olive.post(other.office, { intent: "add-answer", thread: last[0].id });
  expect((await findRevision(own.db.database, other.siteId))?.facts.questions).toMatchObject({
    ...{ source: "customer", confirmed: true },
  });
});

test("answers that cannot be taken come back with what was typed, and none is kept", async ({
  ownedApp,
}) => {
  const own = await inReview(await ownedApp());
  const good = { ...own.answers, "answer.parking": "Behind the shop", "answer.dogs": "Yes" };
  const nothing = { "answer.parking": "", "answer.dogs": " " };
  for (const [wrong, said] of [
    [nothing, "Please answer at least one of them"],
    [{ name: "" }, "Please write your name"],
    [{ "answer.dogs": "x".repeat(601) }, "at most 600 characters"],
    [{ "answer.dogs": "so\u202e" }, "hidden characters"],
    [{ release: "0".repeat(64) }, "isn’t a version of this website"],
  ] as const) {
    const answer = await own.mia.post(own.link, { ...good, ...wrong });
    const document = parse(await answer.text());
    expect([wrong, answer.status]).toEqual([wrong, 422]);
    expect(document.querySelector("#asked")?.text).toContain(said);
    const { "answer.parking": typed } = { ...good, ...wrong };
    expect(document.querySelector("#asked textarea")?.text.trim()).toBe(typed);
    expect(document.querySelector("#write textarea")?.text.trim()).toBe("");
  }
  const unknown = await own.mia.post(own.link, { ...good, "answer.nowhere": "Here" });
  expect(unknown.status).toBe(422);
  expect((await own.db.pool.query("select from review_comments")).rows).toEqual([]);
  const json = await own.mia.post(own.link, good, { accept: "application/json" });
  expect(await json.json()).toMatchObject({ outcome: "added", asked: [] });
  expect((await own.page()).querySelector("#asked")).toBeNull();
});

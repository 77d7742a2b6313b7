import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import { type BriefField, briefFields, questionOf } from "../../src/core/briefs/fields.ts";
import { Review } from "../../src/website/start/brief/review.tsx";
import { steps } from "../../src/website/start/brief/steps.ts";
import { briefAnswers } from "../support/brief-answers.ts";
import { postBrief } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { signedIn } from "../support/operators.ts";

// Whatever is described in `core/briefs/fields.ts` arrives everywhere.

/** How an answer reads to us. */
function toldUs(field: BriefField): string {
  const question = questionOf(field);
  if (question.kind === "style") return question.options[0]?.name ?? "";
  return question.kind === "yes-no" ? "Yes" : briefAnswers[field];
}

const without = (text: string, told: (field: BriefField) => string) =>
  briefFields.filter((field) => !text.includes(told(field)));

test("every described field is asked in one step, and comes back as it was typed", async ({
  emptyApp,
}) => {
  const { app } = await emptyApp();
  const asked = steps.flatMap(({ fields }) => fields).filter((field) => field !== "files");
  expect(asked.toSorted()).toEqual(briefFields.toSorted());

  const page = parse(await (await fetch(`${app.url}/start?form=brief`)).text());
  const unasked = briefFields.filter((field) => {
    const control = page.querySelector(`form [name="${field}"]`);
    const question = control?.closest("fieldset") ?? control?.parentNode;
    return !question?.text.includes(questionOf(field).label);
  });
  expect(unasked).toEqual([]);

  const wrong = { ...briefAnswers, email: "said-in-email" };
  const refused = await postBrief(app, wrong, { headers: { accept: "text/html" } });
  expect(refused.status).toBe(422);
  const again = parse(await refused.text());
  const lost = briefFields.filter((field) => {
    const control = again.querySelector(`[name="${field}"][checked], textarea[name="${field}"]`);
    const kept = control ?? again.querySelector(`[name="${field}"]`);
    return (kept?.getAttribute("value") ?? kept?.text) !== wrong[field];
  });
  expect(lost).toEqual([]);
});

test("every described field is looked over before it is sent, with its step", () => {
  const props = { values: briefAnswers, files: [], onChange: () => {} };
  for (const step of steps) {
    const shown = parse(renderToStaticMarkup(<Review steps={[step]} {...props} />)).text;
    const missing = step.fields.filter((field) => {
      if (field === "files") return false;
      const question = questionOf(field);
      return !shown.includes(question.kind === "yes-no" ? question.toldYes : toldUs(field));
    });
    expect(missing, step.title).toEqual([]);
  }
});

test("every described field is stored, mailed to us, shown in the admin, exported and erased", async ({
  ownedApp,
}) => {
  const { app, db, owner } = await ownedApp();
  expect((await postBrief(app, briefAnswers)).status).toBe(200);
  const [row] = (await db.pool.query("select * from site_briefs")).rows;
  const values = { ...row, has_domain: row.has_domain ? "yes" : "no" };
  expect(briefFields.filter((field) => values[field] !== briefAnswers[field])).toEqual([]);

  const mail = await eventually(async () => {
    const sent = "select html, text from emails where kind = 'send-brief-notifications'";
    const [found] = (await db.pool.query(sent)).rows;
    return found?.html && found;
  });
  expect(without(mail.text, toldUs)).toEqual([]);
  expect(without(parse(mail.html).text, toldUs)).toEqual([]);

  const browser = await signedIn(app, owner);
  const page = parse(await (await browser.get(`/admin/briefs/${row.id}`)).text());
  expect(without(page.querySelector("#brief")?.text ?? "", toldUs)).toEqual([]);

  const address = briefAnswers.email;
  const exported = await browser.post("/admin/privacy", { intent: "export", address });
  const [handedOut] = (await exported.json()).briefs;
  expect(briefFields.filter((field) => handedOut[field] !== row[field])).toEqual([]);

  await eventually(async () => (await db.pool.query("select from sites")).rowCount === 1);
  const erasing = { intent: "erase", address, confirmation: address };
  expect((await browser.post("/admin/privacy", erasing)).status).toBe(303);
  const { rows: tables } = await db.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  const left = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await db.pool.query(`select t::text as text from ${name} t`);
      return found.rows.map(({ text }) => text);
    }),
  );
  const words = briefFields.filter((field) => "longest" in questionOf(field));
  expect(words.filter((field) => left.flat().join("\n").includes(briefAnswers[field]))).toEqual([]);
});

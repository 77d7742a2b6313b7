import { expect } from "vitest";
import { dollars, prices } from "../../src/content/offer.ts";
import { test } from "../support/empty-app.ts";

test("the chat is answered from the offer with its source, and keeps nothing; too much gets a person", async ({
  emptyApp,
}) => {
  const { app, db } = await emptyApp();
  const ask = async (body: unknown) => {
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(`${app.url}/chat`, sent);
    return { status: response.status, answer: await response.json() };
  };
  expect(await ask({ question: "How much is it?" })).toMatchObject({
    status: 200,
    answer: {
      outcome: "answered",
      text: expect.stringContaining(`Once-off Build: ${dollars(prices.build)}`),
      source: { label: "Prices", href: "/#pricing" },
    },
  });
  const danger = await ask({ question: "I have chest pain" });
  expect(danger.answer).toMatchObject({ text: expect.stringContaining("ring 000 now") });
  const unknown = { outcome: "unknown" };
  for (const question of ["多少钱？", "you useless idiots", "ring me on 0412 345 678", ""]) {
    expect(await ask({ question })).toEqual({ status: 200, answer: unknown });
  }
  for (const body of [{ question: "x".repeat(100_000) }, { question: 1 }, [], null]) {
    expect(await ask(body)).toEqual({ status: 400, answer: unknown });
  }
  let asked = await ask({ question: "How much is it?" });
  for (let more = 0; more < 100 && asked.status === 200; more++) {
    asked = await ask({ question: "How much is it?" });
  }
  expect(asked).toEqual({ status: 429, answer: unknown });
  const kept = await db.pool.query(
    "select 1 from enquiries union all select 1 from site_questions",
  );
  expect(kept.rows).toEqual([]);
});

import { expect } from "vitest";
import { test } from "../../support/empty-app.ts";
import { signedIn } from "../../support/operators.ts";
import { addSite } from "../../support/sites/sites.ts";

test("a decision on a sentence of the brief is an operator’s, and what is none is refused with a reason", async ({
  ownedApp,
}) => {
  const { app, db, owner } = await ownedApp();
  const sentence = { reason: "doubt", text: "we are near", prints: "We are near." } as const;
  const { id } = await addSite(db, {
    heldWords: { held: [{ id: "sentence-1", ...sentence }], mended: [] },
  });
  const operator = await signedIn(app, owner);
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const post = async (body: unknown, { site = id, headers = {} } = {}) => {
    const response = await fetch(`${app.url}/api/sites/${site}/notes`, {
      method: "POST",
      headers: { cookie, origin: app.url, "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
      redirect: "manual",
    });
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, answer: isJson ? await response.json() : undefined };
  };
  const use = { kind: "use", id: "sentence-1" };
  expect((await post(use, { headers: { cookie: "" } })).status).toBeGreaterThan(300);
  expect((await post(use, { headers: { "content-type": "text/plain" } })).status).toBeGreaterThan(
    400,
  );
  for (const wrong of [{}, { kind: "use" }, { kind: "undo", id: "a", at: -1 }, "😀", null]) {
    expect((await post(wrong)).status).toBe(422);
  }
  expect((await post(use, { site: "no-site" })).status).toBe(404);
  expect(await post({ kind: "undo", id: "sentence-1", at: 3 })).toMatchObject({ status: 404 });
  expect(await post(use)).toMatchObject({ status: 200, answer: { outcome: "done" } });
  const { status, answer } = await post(use);
  expect([status, answer.outcome]).toEqual([409, "done before"]);
  expect(answer.words.held[0].used.by).not.toMatch(/^[0-9a-f-]{36}$/); // a name
});

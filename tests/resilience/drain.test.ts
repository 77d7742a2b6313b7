import { expect, test } from "vitest";
import { startApp } from "../support/app.ts";
import { person, postJoin } from "../support/builders.ts";
import { eventually } from "../support/eventually.ts";
import { freshDatabase } from "../support/postgres.ts";

test("a process that drains says it is stopping, takes requests on new connections, and keeps none open", async () => {
  await using db = await freshDatabase();
  await using app = await startApp({ DATABASE_URL: db.url, DRAIN_SECONDS: "3" });
  const page = async () => {
    const answer = await fetch(`${app.url}/about`);
    await answer.text();
    return answer;
  };
  expect((await page()).headers.get("connection")).toBe("keep-alive");
  const started = performance.now();
  const stopped = app.stop();
  await eventually(async () => {
    const answer = await fetch(`${app.url}/readyz`);
    return (await answer.json()).status === "stopping";
  });
  const joined = await postJoin(app, person());
  expect(await joined.json()).toEqual({
    outcome: "joined",
    position: 1,
    entry: expect.any(Object),
  });
  for (const answer of [joined, await page()]) {
    expect(answer.headers.get("connection")).toBe("close");
  }
  expect(await stopped).toBe(0);
  expect(performance.now() - started).toBeGreaterThanOrEqual(3_000);
  await expect(page()).rejects.toThrow("fetch failed");
});

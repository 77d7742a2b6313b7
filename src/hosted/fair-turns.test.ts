import { expect, test } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

test("a request waits for one of each other site, however many wait there", async () => {
  const turnOf = createFairTurns();
  const begun: string[] = [];
  const ask = async (site: string) => {
    await turnOf(site);
    begun.push(site);
  };
  const flood = Array.from({ length: 500 }, () => ask("flooded"));
  const others = ["a", "b", "c"].map(ask);
  await Promise.all(others);
  expect(begun.filter((site) => site === "flooded").length).toBeLessThan(40);
  await Promise.all(flood);
  expect(begun).toHaveLength(503);
});

test("between the turns of a flood others’ events are heard", async () => {
  const turnOf = createFairTurns();
  let begun = 0;
  const flood = Array.from({ length: 500 }, () => turnOf("flooded").then(() => begun++));
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(begun).toBeLessThan(40);
  await Promise.all(flood);
});

test("beyond two thousand who wait for the same site nobody waits, and another site’s do", async () => {
  const turnOf = createFairTurns();
  const answers = await Promise.all([
    ...Array.from({ length: 3_000 }, () => turnOf("flooded")),
    turnOf("a"),
  ]);
  expect(answers.filter((isTurn) => !isTurn)).toHaveLength(3_000 - 2_016);
  expect(answers.at(-1)).toBe(true);
});

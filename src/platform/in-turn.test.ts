import { setImmediate as afterEvents } from "node:timers/promises";
import { expect, test } from "vitest";
import { nextTurn } from "./in-turn.ts";

test("of many who wait, each begins in its own turn", async () => {
  let turn = 0;
  let isOver = false;
  async function countTurns() {
    for (; !isOver; turn++) await afterEvents();
  }
  const counting = countTurns();
  const began = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await nextTurn();
      return turn;
    }),
  );
  isOver = true;
  await counting;
  expect(new Set(began).size).toBe(5);
});

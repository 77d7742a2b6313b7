import { expect, test } from "vitest";
import { parseCompleted, percentDone } from "./completed-items.ts";

test("progress is in whole per cent, and 100 only when everything is done", () => {
  const ids = Array.from({ length: 300 }, (_, index) => `item-${index}`);
  const done = (count: number) =>
    Object.fromEntries(ids.slice(0, count).map((id) => [id, true] as const));
  expect([0, 1, 100, 101, 299, 300].map((count) => percentDone(done(count), ids))).toEqual([
    0, 0, 33, 34, 99, 100,
  ]);
  expect(percentDone({ gone: true }, ids)).toBe(0);
});

test("what is stored is read as a map of done items, whatever it is", () => {
  expect(parseCompleted('{"a":true,"b":false,"c":"yes"}')).toEqual({ a: true });
  for (const broken of [null, "", "not json", "[true]", "null", "7"]) {
    expect(parseCompleted(broken)).toEqual({});
  }
});

import { expect, test } from "vitest";
import { previewPromise } from "./preview-promise.ts";

const HOUR = 3_600_000;
const sent = new Date("2026-11-24T03:05:00Z");
const after = (hours: number) => new Date(sent.getTime() + hours * HOUR);

function promise({ now = 0, readyAt, pausedAt, pausedHours = 0 }: Record<string, number>) {
  return previewPromise({
    created_at: sent,
    paused_at: pausedAt === undefined ? null : after(pausedAt),
    paused_seconds: pausedHours * 3600,
    readyAt: readyAt === undefined ? undefined : after(readyAt),
    asOf: after(now),
  });
}

test.each([
  [
    { now: 17 },
    ["open", "31 h left"],
    "The preview is due by Thursday 26 November at 2:05 pm, Sydney time: 31 hours left.",
  ],
  [
    { now: 46.5 },
    ["soon", "Due in 1 h"],
    "The preview is due by Thursday 26 November at 2:05 pm, Sydney time: 1 hour left.",
  ],
  [
    { now: 50.4 },
    ["overdue", "Overdue by 2 h"],
    "The preview was due by Thursday 26 November at 2:05 pm, Sydney time. It isn’t ready yet, and is 2 hours late.",
  ],
  [
    { now: 200, readyAt: 30 },
    ["kept", "Preview took 30 h"],
    "The preview was ready on Wednesday 25 November at 8:05 pm, Sydney time, 18 hours before it was due.",
  ],
  [
    { now: 200, readyAt: 48.5 },
    ["late", "Preview was 30 min late"],
    "The preview was ready on Thursday 26 November at 2:35 pm, Sydney time, 30 minutes later than promised.",
  ],
])("of %j, lists say %j and everything else says “%s”", (times, [state, text], sentence) => {
  expect(promise(times)).toMatchObject({ state, text, sentence });
});

test("while the clock is stopped, neither what is left nor how late it is changes", () => {
  const waiting = promise({ now: 20, pausedAt: 17 });
  expect(waiting).toMatchObject({
    state: "paused",
    text: "Paused, 31 h left",
    sentence:
      "The clock stopped on Wednesday 25 November at 7:05 am, Sydney time, with 31 hours left. It starts again once our question is answered.",
  });
  expect(promise({ now: 500, pausedAt: 17 })).toEqual({ ...waiting, dueAt: after(500 + 31) });
  expect(promise({ now: 500, pausedAt: 50 })).toMatchObject({
    text: "Paused, 2 h late",
    sentence: expect.stringContaining("with the preview 2 hours late. It starts again"),
  });
});

test("a pause moves the deadline by as long as it lasted, and counts for nobody", () => {
  expect(promise({ now: 60, pausedHours: 20 })).toMatchObject({
    text: "Due in 8 h",
    dueAt: after(68),
  });
  expect(promise({ now: 100, readyAt: 60, pausedHours: 20 }).text).toBe("Preview took 40 h");
  expect(promise({ now: 100, pausedAt: 60, pausedHours: 20 })).toMatchObject({
    text: "Paused, 8 h left",
    dueAt: after(108),
  });
});

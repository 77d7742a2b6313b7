import { expect, test } from "vitest";
import { readSentences } from "./read-sentences.ts";

test("sentences are judged and mended in their order, in a process that is gone afterwards", async () => {
  const answer = await readSentences({
    sentences: [
      "We clear gutters and fix leaking roofs.",
      "Please make the logo bigger on every page.",
      "i fit altenators for gawler",
    ],
    speaker: { trade: "roof plumber" },
    known: ["gawler"],
  });
  const readings = answer.outcome === "read" ? answer.readings : [];
  expect(readings.map(({ verdict }) => [verdict.kind, verdict.stands])).toEqual([
    ["copy", true],
    ["note", false],
    ["copy", expect.any(Boolean)],
  ]);
  expect(readings[2]?.mends).toEqual([
    { from: "i", to: "I", at: 0 },
    { from: "altenators", to: "alternators", at: 6 },
  ]);
}, 120_000);

test("nothing asked is nothing read", async () => {
  const answer = await readSentences({ sentences: [], speaker: { trade: "" }, known: [] });
  expect(answer).toEqual({ outcome: "read", readings: [] });
}, 120_000);

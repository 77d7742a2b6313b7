import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readSentences } from "./read-sentences.ts";

test("sentences are judged and mended in their order", async () => {
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
});

test("nothing asked is nothing read", async () => {
  const answer = await readSentences({ sentences: [], speaker: { trade: "" }, known: [] });
  expect(answer).toEqual({ outcome: "read", readings: [] });
});

test("words that are right for one business are not for the next", async () => {
  expect([await mendsOf(["altenators"]), await mendsOf([])]).toEqual([0, 1]);
});

test("a process that ended while it waited is replaced", async () => {
  expect(await mendsOf([])).toBe(1);
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, "utf8");
  const commands = children
    .trim()
    .split(" ")
    .map(async (pid) => {
      return { pid, line: await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") };
    });
  const readers = (await Promise.all(commands)).filter(({ line }) =>
    line.includes("reading/inside"),
  );
  expect(readers).toHaveLength(1);
  process.kill(Number(readers[0]?.pid), "SIGKILL");
  expect(await mendsOf([])).toBe(1);
});

async function mendsOf(known: string[]) {
  const sentences = ["We fit altenators."];
  const answer = await readSentences({ sentences, speaker: { trade: "auto electrician" }, known });
  return answer.outcome === "read" && answer.readings[0]?.mends.length;
}

import { beforeAll, describe, expect, test } from "vitest";
import { type Judge, loadJudge } from "./judge.ts";
import { type LabelledSentence, testSentences } from "./labelled-sentences.ts";
import { labels } from "./labels.ts";
import type { Verdict } from "./verdict.ts";

let judge: Judge;
let judged: (LabelledSentence & { verdict: Verdict })[] = [];

beforeAll(async () => {
  judge = await loadJudge();
  const sentences = await testSentences();
  const verdicts = sentences.map(async (one) => {
    const [verdict] = await judge([one.sentence], { trade: one.trade });
    if (!verdict) throw new Error("a sentence without a verdict");
    return { ...one, verdict };
  });
  judged = await Promise.all(verdicts);
});

/** The percentage of the test sentences of a label that would be printed. */
function standing(label: string): number {
  const all = judged.filter((one) => one.label === label);
  return (100 * all.filter(({ verdict }) => verdict.stands).length) / all.length;
}

describe("of three hundred sentences that it did not learn from", () => {
  test("there are some of each label", () => {
    expect(new Set(judged.map(({ label }) => label))).toEqual(new Set(labels));
    expect(judged).toHaveLength(300);
  });

  test("four of five that are fine may be printed", () => {
    expect(standing("fine")).toBeGreaterThanOrEqual(80);
  });

  // One more of the forty or so of each would be two or three percent.
  test.each([
    ["proof", 10],
    ["never", 7],
    ["note", 6],
    ["private", 4],
    ["testimonial", 4],
    ["fragment", 0],
  ])("next to none stands that is %s", (label, most) => {
    expect(standing(label)).toBeLessThanOrEqual(most);
  });

  test("the kind is told right of four in five", () => {
    const kindOf = (label: string) => (["fine", "proof", "never"].includes(label) ? "copy" : label);
    const right = judged.filter(({ label, verdict }) => verdict.kind === kindOf(label));
    expect((100 * right.length) / judged.length).toBeGreaterThanOrEqual(80);
  });
});

test("a law has the last word", async () => {
  const trade = "physiotherapist";
  const [verdict] = await judge(["Your knees will be pain free."], { trade });
  expect(verdict).toMatchObject({ claim: "never", stands: false, confidence: 1 });
});

test("what is said in confidence is private", async () => {
  const [verdict] = await judge(["Between you and me the scones are frozen."], { trade: "cafe" });
  expect(verdict).toMatchObject({ kind: "private", stands: false });
});

test.each(["No jumping castles (long story lol).", "Some of the sheds we see, my God!"])(
  "what chats with us is left out: %s",
  async (text) => {
    const [verdict] = await judge([text], { trade: "party hire" });
    expect(verdict).toMatchObject({ kind: "note", stands: false });
  },
);

test.each(["", "   ", "?!", "😀😀😀", "★", "x".repeat(20_000), "我们每天早上做面包", "\0", "<p>"])(
  "what is no sentence is judged too, and is left out: %j",
  async (text) => {
    const [verdict] = await judge([text.slice(0, 20_000)], { trade: "" });
    expect(verdict?.stands).toBe(false);
    expect(verdict?.confidence).toBeGreaterThanOrEqual(0);
    expect(verdict?.confidence).toBeLessThanOrEqual(1);
  },
);

import { expect, test } from "vitest";
import type { BriefReadings, ReadSentence } from "../moderation/reading/brief-readings.ts";
import { particularWords, turnsRound, wordShared } from "./exclusions.ts";
import { printSentence } from "./print-sentence.ts";
import { printWords } from "./print-words.ts";

type Verdict = NonNullable<ReadSentence["verdict"]>;

function sentence(text: string, verdict: Partial<Verdict> = {}, rest: Partial<ReadSentence> = {}) {
  const stands = { kind: "copy", claim: "fine", stands: true, confidence: 1 } as const;
  return { text, verdict: { ...stands, ...verdict }, mends: [], claims: [], ...rest };
}

function readings(...sentences: ReadSentence[]): BriefReadings {
  return { version: 1, paragraphs: [sentences] };
}

const nothing = new Set<string>();

test("only what stands is printed, and everything else is told with its reason", () => {
  const law = { says: "No cures.", body: "the TGA", law: "section 9", instead: "Say what it is." };
  const { paragraphs, held } = printWords(
    readings(
      sentence("We bake bread."),
      sentence("Please use blue.", { kind: "note", stands: false }),
      sentence("Mum is ill.", { kind: "private", stands: false }),
      sentence("They were lovely. Kim", { kind: "testimonial", stands: false }),
      sentence("Breads", { kind: "fragment", stands: false }),
      sentence("We are certified.", { claim: "proof", stands: false }),
      sentence("Hm, maybe.", { stands: false }),
      sentence("Our bread cures.", {}, { claims: [{ severity: "block", ...law }] }),
      { text: "The 401st.", mends: [], claims: [] },
      sentence("Come in."),
    ),
    nothing,
  );
  expect(paragraphs).toEqual([["We bake bread.", "Come in."]]);
  expect(held.map(({ reason }) => reason)).toEqual(
    "note private testimonial fragment proof doubt never unread".split(" "),
  );
  expect(held.find(({ reason }) => reason === "never")?.because).toBe(
    "No cures. (the TGA: section 9) Say what it is.",
  );
  expect(new Set(held.map(({ id }) => id)).size).toBe(held.length);
});

test("what leans on a sentence that is held back is held back with it", () => {
  const { paragraphs, held } = printWords(
    readings(
      sentence("My sister is unwell.", { kind: "private", stands: false }),
      sentence("She runs the shop on Mondays."),
      sentence("We open at nine."),
    ),
    nothing,
  );
  expect(paragraphs).toEqual([["We open at nine."]]);
  expect(held[1]?.reason).toBe("leans");
});

test("spelling is mended where a sentence stands, and each mend is told", () => {
  const mends = [{ from: "altenators", to: "alternators", at: 7 }];
  const { paragraphs, mended } = printWords(
    readings(sentence("we fit altenators", {}, { mends })),
    nothing,
  );
  expect(paragraphs).toEqual([["We fit alternators."]]);
  expect(mended).toEqual([{ id: "sentence-1", text: "we fit altenators", mends }]);
});

test("what they want kept off the page is held back in any form of the word, but not where they say “not” themselves", () => {
  const wish = "Do not put that I do roofs.";
  expect(turnsRound(wish)).toBe(true);
  const excluded = particularWords([wish], "Dazza plumber");
  const { paragraphs, held } = printWords(
    readings(
      sentence("I fix taps and roofing."),
      sentence("I don’t do roofs."),
      sentence("I do drains."),
    ),
    excluded,
  );
  expect(paragraphs).toEqual([["I don’t do roofs.", "I do drains."]]);
  expect(held).toMatchObject([{ reason: "excluded", because: "roofing" }]);
});

test("the trade and the words of websites are particular to nothing", () => {
  const excluded = particularWords(
    ["Don’t put photos of the plumber on the page, it’s about the work."],
    "plumber",
  );
  expect([...excluded]).toEqual([]);
  expect(wordShared("We are plumbers who work.", excluded)).toBeUndefined();
});

test.each([
  ["we mend boats", "We mend boats."],
  ["iPhone screens mended!", "iPhone screens mended!"],
  ["r&b all night", "r&b all night."],
  ["- bread,", "- bread."],
  ["نخبز", "نخبز."],
  ["", ""],
])("“%s” is printed as “%s”", (typed, printed) => {
  expect(printSentence(typed, [])).toBe(printed);
});

import { expect, test } from "vitest";
import type { BriefReadings, ReadSentence } from "../../moderation/reading/brief-readings.ts";
import { particularWords, turnedRound, turnsRound, wordShared } from "./exclusions.ts";
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

test("only what may be said is printed, and everything else is told with its reason", () => {
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

test("a line of a list is printed with what introduces it, unless it claims something", () => {
  const item = (text: string, verdict: Partial<Verdict> = {}) =>
    sentence(`- ${text}`, { kind: "fragment", stands: false, ...verdict });
  const items = [
    item("Rye loaves"),
    item("Buns", { kind: "copy" }),
    item("Our award", { kind: "copy", claim: "proof" }),
    item("A blue button", { kind: "note" }),
  ];
  const printed = (...all: ReadSentence[]) => printWords(readings(...all), nothing).paragraphs;
  const bread = "We bake these.";
  expect(printed(sentence(bread), ...items)).toEqual([[bread, "- Rye loaves.", "- Buns."]]);
  expect(printed(sentence(bread, { kind: "note", stands: false }), ...items)).toEqual([]);
  expect(printed(...items)).toEqual([]);
});

test("between two notes, or after the last of several, a sentence is one more", () => {
  const note = (text: string) => sentence(text, { kind: "note", stands: false });
  const sky = sentence("The light in autumn would be closer.");
  const bread = sentence("We bake bread.");
  const printed = (...all: ReadSentence[]) => printWords(readings(...all), nothing).paragraphs;
  expect(printed(note("No suits."), sky, note("Make it easy."))).toEqual([]);
  expect(printed(note("No suits."), note("Make it easy."), sky)).toEqual([]);
  expect(printed(note("No suits."), bread)).toEqual([["We bake bread."]]);
  expect(printed(bread, note("No suits."), note("Make it easy."))).toEqual([["We bake bread."]]);
});

test("beside a sentence that may be printed, one that the judge is nearly sure of is printed too", () => {
  const bread = sentence("We bake bread.");
  const flour = (verdict: Partial<Verdict> = {}, text = "The flour comes by train.") =>
    sentence(text, { stands: false, confidence: 0.6, ...verdict });
  const note = sentence("Make it easy.", { kind: "note", stands: false });
  const printed = (...all: ReadSentence[]) => printWords(readings(...all), nothing).paragraphs;
  expect(printed(bread, flour())).toEqual([["We bake bread.", "The flour comes by train."]]);
  const without = [["We bake bread."]];
  expect(printed(bread, flour({ confidence: 0.8 }))).toEqual(without);
  expect(printed(bread, flour({ claim: "never" }))).toEqual(without);
  expect(printed(bread, flour({}, "The flour is on the old website."))).toEqual(without);
  expect(printed(bread, flour(), note)).toEqual(without);
  expect(printed(flour())).toEqual([]);
});

test("what contradicts itself, and a list of wishes, are held back", () => {
  const dogs = sentence("Dogs welcome, no dogs.");
  const { held } = printWords(readings(dogs), nothing, { unclear: [dogs.text] });
  expect(held.map(({ reason }) => reason)).toEqual(["doubt"]);
  const wishes = [
    sentence("Observe the following.", { kind: "note", stands: false }),
    sentence("- No gavels."),
    sentence("- The footer has our words.", { claim: "proof", stands: false }),
  ];
  expect(printWords(readings(...wishes), nothing).held.map(({ reason }) => reason)).toEqual([
    "note",
    "note",
    "note",
  ]);
});

test("a line of a list of wishes that a law forbids stays forbidden", () => {
  const law = { says: "No cures.", body: "the TGA", instead: "Say what it is." };
  const { held } = printWords(
    readings(
      sentence("Please write these.", { kind: "note", stands: false }),
      sentence("- Our bread cures.", {}, { claims: [{ severity: "block", ...law }] }),
    ),
    nothing,
  );
  expect(held.map(({ reason }) => reason)).toEqual(["note", "never"]);
});

test("what was written in a hurry wants an editor’s eye: two slips in a sentence that is printed", () => {
  const mend = { from: "altenators", to: "alternators", at: 7 };
  const { hurried } = printWords(
    readings(
      sentence("we mend boots"),
      sentence("we mend bags."),
      sentence("We mend coats"),
      sentence("we fit altenators.", {}, { mends: [mend] }),
      sentence("- a list of things"),
      sentence("please use blue", { kind: "note", stands: false }),
    ),
    nothing,
  );
  expect(hurried).toEqual(["We mend boots.", "We fit alternators."]);
});

test("names of languages and people are not another language", () => {
  const printed = (text: string) => printWords(readings(sentence(text)), nothing).paragraphs;
  expect(printed("Punjabi, Hindi, Gujarati.")).toHaveLength(1);
  expect(printed("Giulia, Aoife and Siobhan teach.")).toHaveLength(1);
  expect(printed("Wir backen jeden Morgen frisches Brot.")).toEqual([]);
});

test("spelling is mended in what is printed, and each mend is told", () => {
  const mends = [{ from: "altenators", to: "alternators", at: 7 }];
  const { paragraphs, mended } = printWords(
    readings(sentence("we fit altenators", {}, { mends })),
    nothing,
  );
  expect(paragraphs).toEqual([["We fit alternators."]]);
  expect(mended).toEqual([{ id: "sentence-1", text: "we fit altenators", mends }]);
});

test("what they want kept off the page is held back in any form of the word, where they say “not” of it too", () => {
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
  expect(paragraphs).toEqual([["I do drains."]]);
  expect(held).toMatchObject([
    { reason: "excluded", because: "roofing" },
    { reason: "excluded", because: "roofs" },
  ]);
});

test("of a wish only what follows the “not” is unwanted", () => {
  expect(turnedRound("We cook pork, so we are not halal (please say that we don’t pretend).")).toBe(
    "not halal don't pretend",
  );
  expect(turnedRound("Please say that we cook pork.")).toBe("");
});

test("a text begins with its first sentence, and with none where that one is held back", () => {
  const hi = sentence("Hi!", { kind: "fragment", stands: false });
  const note = sentence("Make it blue.", { kind: "note", stands: false });
  const bread = sentence("We bake bread.");
  expect(printWords(readings(bread, note), nothing).first).toBe("We bake bread.");
  expect(printWords(readings(hi, bread), nothing).first).toBe("We bake bread.");
  expect(printWords(readings(note, bread), nothing).first).toBeUndefined();
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
  ["vhs tapes onto a disk", "VHS tapes onto a disk."],
  ["ai for farmers", "AI for farmers."],
  ["act early", "Act early."],
  ["- bread,", "- bread."],
  ["نخبز", "نخبز."],
  ["", ""],
])("“%s” is printed as “%s”", (typed, printed) => {
  expect(printSentence(typed, [])).toBe(printed);
});

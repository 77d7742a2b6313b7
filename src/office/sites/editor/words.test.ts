import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites.ts";
import { factsSchema } from "../../../blocks/facts.ts";
import { conflictWords, factInWords, factsToConfirm, placeOfProblem, usesOfFact } from "./words.ts";

const { document, facts } = siteContent();

test("a fact says in which sections it is shown", () => {
  expect(usesOfFact(document, "name")).toEqual(["Header", "Footer"]);
  expect(usesOfFact(document, "phone")).toEqual(["Contact and enquiries", "Footer"]);
  expect(usesOfFact(document, "services")).toEqual(["Services and prices"]);
  expect(usesOfFact(document, "trade")).toEqual([]);
});

test("facts are said in a line, and those that nobody confirmed are found", () => {
  expect(factInWords(facts, "hours")).toBe("Mon – Fri 5.30 am – 4 pm; Sat – Sun Closed");
  expect(factInWords(facts, "services")).toBe("Zaatar manoush");
  expect(factInWords(facts, "address")).toBe("");
  const area = { value: ["Lakemba", "Belmore"], source: "catalogue", confirmed: false };
  const unsure = factsSchema.parse({ ...facts, area });
  expect(factInWords(unsure, "area")).toBe("Lakemba, Belmore");
  expect([factsToConfirm(facts), factsToConfirm(unsure)]).toEqual([[], ["area"]]);
});

test("what two operators changed is named as they know it", () => {
  const named = ["welcome", "facts.phone", "home.title", "colour", "design", "gone-1"];
  expect(conflictWords(named, document, facts)).toEqual([
    "Opening “Bread, by hand”",
    "Phone",
    "the page “Wattle & Daughters”",
    "the colour",
    "the design",
    "a deleted section",
  ]);
});

test("a problem is placed where an operator finds it", () => {
  expect(placeOfProblem("facts.email.value", document)).toBe("Email");
  expect(placeOfProblem("document.pages.0.blocks.1.headline", document)).toBe("Opening");
  expect(placeOfProblem("document.pages.0.title", document)).toBe("Wattle & Daughters");
  expect(placeOfProblem("document.colour", document)).toBe("Look");
});

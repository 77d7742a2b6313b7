import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { type FactName, factsSchema } from "../../../blocks/facts/facts.ts";
import {
  factInWords,
  factsToConfirm,
  placeInWords,
  placeOfProblem,
  usesInWords,
  usesOfFact,
} from "./words.ts";

const { document, facts } = siteContent();

test("a fact says in which sections it is shown", () => {
  const uses = (name: FactName) => usesOfFact(document, name).map(({ block }) => block.id);
  expect(uses("name")).toEqual(["top", "end"]);
  expect(uses("phone")).toEqual(["reach-us", "end"]);
  expect(uses("services")).toEqual(["prices"]);
  expect(uses("trade")).toEqual([]);
  expect(usesInWords(document, "name")).toBe("Shown in: Top of the page, Foot of the page");
  expect(usesInWords(document, "trade")).toBe("Not shown anywhere yet");
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

test("a place in a site is named as an operator knows it", () => {
  const named = (owner: string, ...path: string[]) =>
    placeInWords({ owner, path }, { document, facts });
  expect(named("welcome", "headline")).toBe("Opening “Bread, by hand”: Headline");
  expect(named("us")).toBe("About “Us”: all of it");
  expect(named("facts", "services", "value", "zaatar")).toBe("Services");
  expect(named("home", "title")).toBe("Page “Home”: Title of the page");
  expect(named("document", "colour")).toBe("Brand colour");
  expect(named("gone-1", "heading")).toBe("A section");
});

test("a problem is placed where an operator finds it", () => {
  expect(placeOfProblem("facts.email.value", document)).toBe("Email");
  expect(placeOfProblem("document.pages.0.blocks.1.headline", document)).toBe("Opening");
  expect(placeOfProblem("document.pages.0.title", document)).toBe("Home");
  expect(placeOfProblem("document.colour", document)).toBe("Look");
});

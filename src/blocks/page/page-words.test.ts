import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../tests/support/sites/every-block.ts";
import { type Block, type Document, documentSchema, type Page } from "../document.ts";
import { type Facts, factsSchema } from "../facts/facts.ts";
import { contentVersion } from "../versions.ts";
import { madeWords, wordsOfPage } from "./page-words.ts";

const said = <Value>(value: Value, confirmed = true) => ({ value, source: "brief", confirmed });

const hero = { id: "welcome", type: "hero", actions: [], points: [], scene: "toolbox" };

function siteOf(
  blocks: object[],
  {
    facts = {},
    others = [],
    ...look
  }: { facts?: object; others?: object[]; lowerCase?: true } = {},
): { document: Document; facts: Facts } {
  const document = documentSchema.parse({
    ...{ version: contentVersion, design: "verandah", colour: "#1f5b45", ...look },
    pages: [{ id: "home", path: "", blocks }, ...others],
  });
  return { document, facts: factsSchema.parse({ name: said("Dazza’s Plumbing"), ...facts }) };
}

function made({ document, facts }: ReturnType<typeof siteOf>, at = 0) {
  const page: Page | undefined = document.pages[at];
  if (!page) throw new Error("no page");
  return madeWords(page, { document, facts, shown: "confirmed" });
}

test("the title of a home page is the name, with what is above its headline, else the headline", () => {
  const opening = { ...hero, headline: "We turn up" };
  expect(made(siteOf([{ ...opening, kicker: "Plumber in Dubbo" }])).title).toBe(
    "Dazza’s Plumbing – Plumber in Dubbo",
  );
  expect(made(siteOf([opening])).title).toBe("Dazza’s Plumbing – We turn up");
  expect(made(siteOf([{ ...hero, headline: "DAZZA’S PLUMBING turns up" }])).title).toBe(
    "DAZZA’S PLUMBING turns up",
  );
  const unsure = { trade: said("plumber", false) };
  expect(made(siteOf([{ ...opening, kicker: { fact: "trade" } }], { facts: unsure })).title).toBe(
    "Dazza’s Plumbing – We turn up",
  );
});

test("it has trade and town where the opening says no place, unless the name has them", () => {
  const facts = { trade: said("mobile plumber"), area: said(["Dubbo", "Orange"]) };
  const titleOf = (part: object, facts: object) =>
    made(siteOf([{ ...hero, headline: "We turn up", ...part }], { facts })).title;
  expect(titleOf({}, facts)).toBe("Dazza’s Plumbing – Mobile plumber, Dubbo");
  expect(titleOf({ kicker: "Since 1962" }, facts)).toBe("Dazza’s Plumbing – Mobile plumber, Dubbo");
  expect(titleOf({ kicker: "Taps in Orange" }, facts)).toBe("Dazza’s Plumbing – Taps in Orange");
  const named = { ...facts, name: said("The Mobile Plumber of Dubbo") };
  expect(titleOf({}, named)).toBe("The Mobile Plumber of Dubbo – We turn up");
});

test("a description is whole sentences of the page, and loses one with the section that said it", () => {
  const lead = "Taps and drains. Hot water too.";
  const body = "Clinically proven.\n\n- Dubbo\n- Orange\n\nNo side effects.";
  const about = { id: "us", type: "about", heading: "Us", body, points: [] };
  const opening = { ...hero, headline: "We turn up", lead };
  expect(made(siteOf([opening, about])).description).toBe(
    "Taps and drains. Hot water too. Clinically proven. No side effects.",
  );
  expect(made(siteOf([opening, { ...about, hidden: true }])).description).toBe(lead);
  expect(made(siteOf([opening, { ...about, body: "" }])).description).toBe(lead);
  const long = "This one is far too long for what is left of the room that search engines give. ";
  expect(made(siteOf([{ ...opening, lead: long.repeat(3) }])).description).toBe(
    long.repeat(2).trim(),
  );
});

test("without sentences it is what is offered, and of another page its heading", () => {
  const opening = { ...hero, headline: "We turn up" };
  const services = said([
    { id: "a", name: "Taps" },
    { id: "b", name: "Drains" },
  ]);
  const list: Block = { id: "prices", type: "services", heading: "Prices" };
  expect(made(siteOf([opening, list], { facts: { services } })).description).toBe("Taps, Drains");
  expect(made(siteOf([opening])).description).toBe("");
  const contact = { id: "c", type: "contact", heading: "Tell us", question: "What?" };
  const site = siteOf([opening], {
    others: [{ id: "contact", path: "contact", menu: "Contact", blocks: [contact] }],
  });
  expect(made(site, 1)).toEqual({
    title: "Contact – Dazza’s Plumbing",
    description: "Tell us – Dazza’s Plumbing – We turn up",
  });
});

test("what somebody wrote stays, and what they left follows", () => {
  const { document, page } = everyBlock();
  const of = { document, facts: everyFact, shown: "confirmed" } as const;
  expect(wordsOfPage({ ...page, title: "Ours" }, of).title).toBe("Ours");
  expect(madeWords({ ...page, title: "Ours" }, of).title).toBe(
    "Wattle & Daughters – Fridge mechanics in Lakemba",
  );
});

test("words of any length are made, and none is cut in the middle of a letter", () => {
  for (const word of ["👩‍🔧🛠️", "و", "Wollongong ", "a"]) {
    const headline = word.repeat(140).slice(0, 138).trim();
    const site = siteOf([{ ...hero, headline, lead: word.repeat(140).slice(0, 400).trim() }], {
      facts: { name: said("W".repeat(300)) },
      lowerCase: true,
    });
    const { title, description } = made(site);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(title).toBe(title.toLowerCase());
    expect(description.isWellFormed()).toBe(true);
  }
});

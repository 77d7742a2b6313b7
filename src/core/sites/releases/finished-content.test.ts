import { expect, test } from "vitest";
import { siteContent } from "../../../../tests/support/sites/sites.ts";
import { type Block, documentSchema } from "../../../blocks/document.ts";
import { factsSchema } from "../../../blocks/facts/facts.ts";
import { mergeContent } from "../revisions/merge.ts";
import { readContent } from "../revisions/read-content.ts";
import { finishedContent, unfinishedParts } from "./finished-content.ts";

const said = (value: unknown, confirmed = true) => ({ value, source: "operator", confirmed });

function site(blocks: object[], facts: object = {}) {
  const { document, facts: usual } = siteContent();
  return {
    document: documentSchema.parse({ ...document, pages: [{ ...document.pages[0], blocks }] }),
    facts: factsSchema.parse({ ...usual, ...facts }),
  };
}

const testimonial = {
  ...{ words: "Best bread.", author: "Mia", source: "Google review" },
  consent: "2026-05-14",
};
const begun = [
  { id: "top", type: "header", name: "Wattle", actions: [{ label: " ", to: "phone" }] },
  { id: "shots", type: "gallery", heading: "Shots", photos: [] },
  { id: "pairs", type: "before-after", heading: "Pairs", pairs: [] },
  { id: "team", type: "team", heading: "Team", members: [{ name: "" }, { name: "Ali" }] },
  { id: "us", type: "about", heading: "Us", body: "", points: [] },
  { id: "next", type: "call-to-action", heading: "Next", actions: [{ label: "", to: "phone" }] },
  { id: "hidden", type: "gallery", heading: "Hidden", photos: [] },
].map((block) => (block.id === "hidden" ? { ...block, hidden: true } : block));
const begunFacts = {
  services: said([
    { id: "a", name: "" },
    { id: "b", name: "Bread", price: "$8" },
  ]),
  steps: said([{ id: "c", name: "" }]),
  questions: said([{ id: "d", question: "" }]),
  hours: said([
    { days: [], opens: "09:00", closes: "17:00" },
    { days: [1], opens: "", closes: "17:00" },
    { days: [2], opens: "09:00", closes: "17:00" },
  ]),
};

test("what is only begun is saved as it is, merged with it, and left out of a release", () => {
  const content = site(begun, begunFacts);
  expect(readContent(content)).toEqual({ outcome: "read", content });
  const { conflicts, ...merged } = mergeContent(
    site([begun[0] ?? {}]),
    site([begun[0] ?? {}]),
    content,
  );
  expect({ merged, conflicts }).toEqual({ merged: content, conflicts: [] });

  const { document, facts } = finishedContent(content);
  const byId = new Map(
    document.pages[0]?.blocks.map((block): [string, Block] => [block.id, block]),
  );
  expect(byId.get("top")).toMatchObject({ actions: [] });
  expect(byId.get("team")).toMatchObject({ members: [{ name: "Ali" }] });
  expect(byId.get("next")).toMatchObject({ actions: [] });
  expect(facts.services?.value).toEqual([{ id: "b", name: "Bread", price: "$8" }]);
  expect([facts.steps?.value, facts.questions?.value]).toEqual([[], []]);
  expect(facts.hours?.value).toEqual([{ days: [2], opens: "09:00", closes: "17:00" }]);
});

test("each thing that is left out is said once, at its place, unless it is hidden", () => {
  const found = unfinishedParts(site(begun, begunFacts)).map(
    ({ path, what }) => `${path} | ${what}`,
  );
  const empty = "The section is left out: there is nothing in it yet.";
  const block = "document.pages.0.blocks";
  expect(found).toEqual([
    `${block}.0.actions.0.label | A button without text is left out.`,
    `${block}.1.photos | ${empty}`,
    `${block}.2.pairs | ${empty}`,
    `${block}.3.members.0.name | A person without a name is left out.`,
    expect.stringContaining(`${block}.4.body | `),
    `${block}.5.actions.0.label | A button without text is left out.`,
    "facts.hours.value.0.days | A row without days, or without a time is left out.",
    "facts.hours.value.1.opens | A row without days, or without a time is left out.",
    "facts.services.value.0.name | A service without a name is left out.",
    "facts.steps.value.0.name | A step without a name is left out.",
    "facts.questions.value.0.question | A question that asks nothing is left out.",
  ]);
});

test("a testimonial without its words, who said it, where, or the day of the consent is never released", () => {
  for (const missing of ["words", "author", "source", "consent"]) {
    const testimonials = [testimonial, { ...testimonial, [missing]: "" }];
    const content = site([{ id: "said", type: "testimonials", heading: "Said", testimonials }]);
    expect(finishedContent(content).document.pages[0]?.blocks[0]).toMatchObject({
      testimonials: [testimonial],
    });
    expect(unfinishedParts(content).map(({ path }) => path)).toEqual([
      `document.pages.0.blocks.0.testimonials.1.${missing}`,
    ]);
  }
});

test("a menu is released without what of its parts is only begun", () => {
  const parts = [
    { name: "Cold", dishes: [{ name: "" }, { name: "Ice" }] },
    { name: "Hot", dishes: [] },
    { name: "Warm", dishes: [{ name: "", price: "$4" }] },
  ];
  const content = site([{ id: "menu", type: "menu", heading: "Menu", parts }]);
  expect(finishedContent(content).document.pages[0]?.blocks[0]).toMatchObject({
    parts: [{ name: "Cold", dishes: [{ name: "Ice" }] }],
  });
  const path = "document.pages.0.blocks.0.parts";
  expect(unfinishedParts(content).map((one) => `${one.path} | ${one.what}`)).toEqual([
    `${path}.0.dishes.0.name | A dish without a name is left out.`,
    `${path}.1.dishes | A part of the menu without dishes is left out.`,
    `${path}.2.dishes.0.name | A dish without a name is left out.`,
  ]);
});

test("a section whose facts only wait to be confirmed is not called empty", () => {
  const blocks = [
    { id: "list", type: "services", heading: "Services" },
    { id: "asked", type: "questions", heading: "Questions" },
  ];
  const waiting = (answer?: string) => ({
    services: said([{ id: "b", name: "Bread" }], false),
    questions: said([{ id: "d", question: "Do you deliver?", answer }], false),
  });
  expect(unfinishedParts(site(blocks, waiting("Yes.")))).toEqual([]);
  expect(unfinishedParts(site(blocks, waiting())).map(({ what }) => what)).toEqual([
    "The section is left out: no question has an answer yet.",
  ]);
});

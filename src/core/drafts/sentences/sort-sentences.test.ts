import { expect, test } from "vitest";
import { leadsLarge, sortSentences } from "./sort-sentences.ts";

const said = <Value>(value: Value) => ({ value, source: "brief" as const, confirmed: true });

/** The words of an arborist in their places. */
function sorted(paragraphs: string[][], { hasStart = true } = {}) {
  const services = ["Pruning", "Hedge trimming"].map((name) => ({ id: name, name }));
  return sortSentences(
    {
      facts: { name: said("Canopy Trees"), trade: said("arborist"), services: said(services) },
      paragraphs,
      first: hasStart ? paragraphs[0]?.[0] : undefined,
      business: undefined,
    },
    "Arborist in Yass",
  );
}

test("what they began with opens the page, and the rest tells of them", () => {
  const { lead, body } = sorted([
    ["We look after old gardens along the river.", "Ask for Kim on weekdays, or ring Sam at home."],
    ["Rain stops us now and then, and we ring the day before if it does."],
  ]);
  expect(lead).toBe(
    "We look after old gardens along the river. Ask for Kim on weekdays, or ring Sam at home.",
  );
  expect(body).toBe("Rain stops us now and then, and we ring the day before if it does.");
});

test("a greeting is where people read on, and what they do opens", () => {
  const { lead, body } = sorted([
    ["Hello, we are two brothers from Lebanon.", "In winter we prune for most of the valley."],
    ["We prune roses, fruit trees and whatever hangs over the fence next door."],
  ]);
  expect(lead).toBe("We prune roses, fruit trees and whatever hangs over the fence next door.");
  expect(body).toContain("Hello, we are two brothers");
});

test("a sentence from the middle of a text opens only if it says what they do", () => {
  const opens = (sentence: string) =>
    sorted([[sentence], ["Ring us. ".repeat(40)]], { hasStart: false }).lead;
  expect(opens("We give the chips away to whoever has room.")).toBeUndefined();
  expect(opens("We don’t do the hedges of people who shout.")).toBeUndefined();
  expect(opens("Before you prune a hedge, ring the council.")).toBeUndefined();
  expect(opens("They prune in winter, and so do we.")).toBeUndefined();
  expect(opens("Canopy prunes on both sides of the river.")).toBeDefined();
  expect(opens("Pruning, hedges and a bit of planting.")).toBeDefined();
});

test("what is too little for its own section joins what opens the page", () => {
  expect(sorted([["We prune in Yass and Gunning.", "No palms."]])).toEqual({
    lead: "We prune in Yass and Gunning. No palms.",
    body: "",
    team: [],
  });
  expect(sorted([["No palms."]]).body).toBe("No palms.");
});

test("what leans on the sentence before stays with it", () => {
  const long = `We prune ${"here and there and ".repeat(9)}everywhere.`;
  const { lead, body } = sorted([
    [long, "Some are for the council, and some for whoever asks us."],
  ]);
  expect(lead).toBe(`${long} Some are for the council, and some for whoever asks us.`);
  expect(body).toBe("");
});

test("only what says simply what they do may be large", () => {
  const services = ["Reformer class", "Mat class"].map((name) => ({ id: name, name }));
  const facts = { name: said("Wattle Pilates"), services: said(services) };
  const isLarge = (text: string) => leadsLarge(text, facts);
  expect(
    isLarge("We teach mat and reformer classes in a small room.\n\nIf it rains, we close."),
  ).toBe(true);
  for (const other of [
    "If someone has an injury they should see their GP before a class.",
    "I have a part-time assistant, Noor, who joined me in 2021.",
    "We don’t hold a class on Sundays.",
    "We teach classes. If you are late, you wait.",
  ]) {
    expect(isLarge(other), other).toBe(false);
  }
});

import { expect, test } from "vitest";
import { hostileWords } from "../../../tests/support/words/hostile-words.ts";
import { wordsOfPage } from "../../blocks/page/page-words.ts";
import { renderPage } from "../../blocks/render-page.tsx";
import { draftFromWords, type Words } from "./draft-from-words.ts";

function draft(words: Partial<Words>, seed = "a") {
  const { content, business } = draftFromWords(
    { name: "Jo’s", trade: "", place: "", ...words },
    seed,
  );
  const [page] = content.document.pages;
  if (!page) throw new Error("a document has a page");
  const hero = page.blocks.find((block) => block.type === "hero");
  return { ...content, page, hero, kind: business?.noun };
}

function rendered({ document, page, facts }: ReturnType<typeof draft>): string {
  const options = { origin: "https://x.example", shown: "all" as const };
  return renderPage(document, page, facts, { ...options, address: (file) => file }).html;
}

test("what a stranger typed are their facts", () => {
  const { document, facts, page, kind } = draft({
    name: "PAWS & CO",
    trade: "dog groomer",
    place: "gold coast",
  });
  expect(facts).toMatchObject({
    name: { value: "Paws & Co", source: "customer", confirmed: true },
    trade: { value: "dog groomer", source: "customer", confirmed: true },
    area: { value: ["Gold Coast"], source: "customer", confirmed: true },
  });
  const words = wordsOfPage(page, { document, facts, shown: "confirmed" });
  expect(words.title).toMatch(/^Paws & Co – Dog groom.* on the Gold Coast$/);
  expect(kind).toBe("dog groomer");
});

test("a trade is understood in whatever words, and misspelt", () => {
  const kindOf = (trade: string) => draft({ trade }).kind;
  expect(kindOf("plumber")).toBe("plumber");
  expect(kindOf("ELECTRITION")).toBe("electrician");
  expect(kindOf("hairdreser")).toBe("hairdresser");
  expect(kindOf("Mobile Dog Grooming")).toBe("mobile dog wash");
  expect(kindOf("we do lawn mowing and hedges for older people")).toBe("lawn mowing service");
  expect(draft({ trade: "hairdreser" }).facts.trade?.value).toBe("hairdresser");
});

test("what a stranger typed is written as we would write it", () => {
  const tradeOf = (trade: string) => draft({ trade }).facts.trade?.value;
  expect(tradeOf("lawn mowing n hedges")).toBe("lawn mowing and hedges");
  expect(tradeOf("korean bbq restaurant")).toBe("Korean BBQ restaurant");
  expect(tradeOf("naati translator farsi dari")).toBe("NAATI translator Farsi Dari");
  expect(draft({ trade: "insurance broker for tradies" }).hero).toMatchObject({
    headline: "Insurance broker for tradies",
  });
});

test("a trade that we write with a hyphen is theirs without one", () => {
  const { facts } = draft({ trade: "gluten free bakery" });
  expect(facts.trade).toEqual({ value: "gluten-free bakery", source: "customer", confirmed: true });
});

test("a place does not follow a list, which would put its last part alone there", () => {
  const { hero } = draft({ trade: "plumber, blocked drains mostly", place: "Penrith" });
  expect(hero).toMatchObject({ headline: "Plumber, blocked drains mostly", kicker: "Penrith" });
});

test("the services begin with what was named, but not with what the whole trade does", () => {
  const firstOf = (trade: string) => draft({ trade }).facts.services?.value[0]?.name;
  expect(firstOf("trailer hire")).toBe("Trailers");
  expect(firstOf("i fix old clocks")).toBe("Clock repairs");
  expect(firstOf("nail salon")).toBe("Manicures");
});

test("a trade that nobody has heard of is called what they call it, and no other", () => {
  const { facts, kind, hero } = draft({
    trade: "Unusual Letterboxes",
    place: "near Alice Springs",
  });
  expect(kind).toBeUndefined();
  expect(facts.trade).toEqual({
    value: "unusual letterboxes",
    source: "customer",
    confirmed: true,
  });
  expect(hero).toMatchObject({ headline: "Unusual letterboxes in Alice Springs" });
});

test("who says what they are is called that, without the “I’m”", () => {
  for (const trade of ["Im a sparky", "I’m a sparky", "I am a sparky"])
    expect(draft({ trade }).facts.trade?.value).toBe("sparky");
});

test("without a trade, the name may tell it, to be confirmed", () => {
  const { facts } = draft({ name: "Wattle Bakehouse" });
  expect(facts.trade).toEqual({ value: "bakery", source: "catalogue", confirmed: false });
  expect(draft({ name: "Wattle & Sons" }).facts.trade).toBeUndefined();
});

test("praise and claims are not repeated", () => {
  for (const trade of [
    "best plumber in town",
    "fully licensed plumber",
    "award-winning plumber, 100% satisfaction guaranteed",
    "Melbourne's number one plumber. Insured and police checked.",
  ]) {
    const drafted = draft({ trade, name: "Wattle" });
    expect(drafted.kind).toBe("plumber");
    expect(JSON.stringify([drafted.document, drafted.facts])).not.toMatch(
      /best|licensed|award|guarantee|number one|insured|police/i,
    );
  }
});

test("a design and a colour that they chose are those of the draft", () => {
  expect(draft({ trade: "plumber", design: "ledger", colour: "#AA3311" }).document).toMatchObject({
    design: "ledger",
    colour: "#aa3311",
  });
  expect(draft({ trade: "plumber" }).document.design).toBe("workshop");
});

test("the same words and seed give the same draft", () => {
  const words = { name: "Snips", trade: "barber", place: "Cairns" };
  expect(draft(words)).toEqual(draft(words));
});

test("whatever is typed, there is a page with a headline and without markup of theirs", () => {
  const strange = [
    ...hostileWords,
    "",
    "😀".repeat(400),
    "خباز في سيدني",
    "\u202Egnirts desrever",
    "A".repeat(5_000),
    "plumber ".repeat(600),
    "'; drop table sites; --",
    "… !!! ???",
    "\u0000\ud800",
  ];
  for (const text of strange) {
    const html = rendered(draft({ name: text, trade: text, place: text }));
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html.match(/<(?:script|img|base|meta http)/g)).toHaveLength(1); // the structured data
  }
});

test("a sketch shows questions with their answers, and none without", () => {
  for (const trade of ["plumber", "halal butcher", "something else entirely", "mobile barber"]) {
    const words = { name: "Wattle", trade, place: "Bendigo" };
    const { value = [] } = draftFromWords(words, "a").content.facts.questions ?? {};
    expect([trade, value.length > 0, value.filter(({ answer }) => !answer)]).toEqual([
      ...[trade, true, []],
    ]);
  }
});

test("nothing of the sea is offered where everybody knows that there is none", () => {
  const offered = (place: string) =>
    draft({ trade: "fishing charters", place }).facts.services?.value.map(({ name }) => name);
  expect(offered("Jindabyne")).not.toContain("Reef and deep sea");
  expect(offered("Jindabyne")).toContain("River and estuary");
  expect(offered("Cairns")).toContain("Reef and deep sea");
  expect(offered("Nowhere that we know")).toContain("Reef and deep sea");
});

test("an acronym stands in capitals, and what has a shape of its own stays as it is", () => {
  // A line of the trade may be the largest, with the trade above it.
  const shown = (trade: string) => {
    const { kicker, headline } = draft({ trade, place: "Yass" }).hero ?? {};
    return kicker ?? headline;
  };
  expect(shown("ai consultant")).toBe("AI consultant in Yass");
  expect(shown("it support")).toBe("IT support in Yass");
  expect(shown("iPhone screens")).toBe("iPhone screens in Yass");
});

test("a takeaway asks for an order, and a restaurant how many are coming", () => {
  const askedBy = (trade: string) =>
    draftFromWords({ name: "Rossi", trade, place: "" }, "a")
      .content.document.pages.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === "contact" ? [block.details, block.question] : []));
  expect(askedBy("italian restaurant")).toEqual([
    ["Date and time", "Number of people"],
    "What else would you like to ask?",
  ]);
  expect(askedBy("italian takeaway")).toEqual([undefined, "What would you like, and for when?"]);
});

test("what is always written with a capital has it in a whole sentence too", () => {
  expect(
    draft({ trade: "driving lessons for muslim ladies", place: "Ipswich" }).hero,
  ).toMatchObject({ headline: "Driving lessons for Muslim ladies in Ipswich" });
});

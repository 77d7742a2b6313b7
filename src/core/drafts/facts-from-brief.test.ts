import { expect, test } from "vitest";
import { siteBrief, siteBriefs } from "../../../tests/support/site-briefs.ts";
import { factsFromBrief } from "./facts-from-brief.ts";

function wordsOf(description: string, brief: Parameters<typeof siteBrief>[0] = {}) {
  const told = factsFromBrief(siteBrief({ ...brief, business_description: description }));
  return { ...told, text: told.paragraphs.flat().join(" "), notes: told.notes.join("\n") };
}

test("what is plainly said is confirmed, in the form that people read", () => {
  const { facts } = factsFromBrief(
    siteBrief({
      business_name: "TREVOR'S TILING PTY LTD",
      phone: "+61 491 570 156",
      service_area: "COBURG, PRESTON and surrounds",
      opening_hours: "mon-fri 7-3.30",
      services: "BATHROOM - FROM $2,400\nSPLASHBACK $650\nRegrouting",
    }),
  );
  expect(facts).toMatchObject({
    name: { value: "Trevor’s Tiling Pty Ltd", source: "brief", confirmed: true },
    shortName: { value: "Trevor’s Tiling" },
    phone: { value: "0491 570 156", confirmed: true },
    area: { value: ["Coburg", "Preston and around"] },
    hours: { value: [{ days: [1, 2, 3, 4, 5], opens: "07:00", closes: "15:30" }], confirmed: true },
    services: {
      value: [
        { name: "Bathroom", price: "from $2,400" },
        { name: "Splashback", price: "$650" },
        { name: "Regrouting" },
      ],
    },
  });
});

test("hours that contradict each other wait, with a note", () => {
  const { facts, notes } = wordsOf("We bake bread. Closed Mondays.", {
    opening_hours: "Mon-Sat 6-2",
  });
  expect(facts.hours?.confirmed).toBe(false);
  expect(notes).toContain("opening hours are not shown until confirmed");
});

test("what needs proof is not printed, and is a fact that waits for it", () => {
  const { text, facts, notes } = wordsOf(
    "I am a licensed electrician in Yass. Fully insured. Public liability $20M. Number one in Yass.",
  );
  expect(text).toBe("I am an electrician in Yass.");
  expect(facts.credentials).toMatchObject({ confirmed: false });
  expect(facts.credentials?.value).toContain("Licensed electrician in Yass".slice(0, 20));
  expect(notes).toContain("Number one in Yass");
  expect(facts.credentials?.value.join()).not.toContain("Number one");
});

test.each([
  "Please don't put my surname on the website.",
  "Sorry for the length, I am not good at writing.",
  "My daughter says we must be on the google.",
  "The footer must carry “All rights reserved”.",
  "No testimonials please.",
  "I will send photos later.",
])("“%s” is for us and not for the page", (sentence) => {
  const { text, notes } = wordsOf(`We mend boats in Eden. ${sentence} We also build dinghies.`);
  expect(text).toBe("We mend boats in Eden. We also build dinghies.");
  expect(notes).toContain("Said to you rather than to visitors");
});

test("the words of their customers wait for consent, and figures of success are praise", () => {
  const { text, facts } = wordsOf(
    "We play at weddings. “Best night of our lives, truly” - Kim. We have a 98% success rate. Patients say we are wonderful.",
  );
  expect(text).toBe("We play at weddings.");
  expect(facts.credentials).toBeUndefined();
});

test("to say that one is not something needs no proof", () => {
  const { text } = wordsOf(
    "I mow lawns. I am not a qualified arborist. Our kitchen is not certified.",
  );
  expect(text).toBe("I mow lawns. I am not a qualified arborist. Our kitchen is not certified.");
});

test("what they ask of visitors is printed, other than what they ask of us", () => {
  const { text } = wordsOf(
    "We run an op shop. Please do not leave bags at the door. Please do not use stock photos.",
  );
  expect(text).toBe("We run an op shop. Please do not leave bags at the door.");
});

test("a list that ends in bare numbers is one of prices", () => {
  const { facts } = factsFromBrief(
    siteBrief({ services: "Hem 22\nSuit from 1400\nWedding dress: come and see" }),
  );
  expect(facts.services?.value.map(({ name, price }) => [name, price])).toEqual([
    ["Hem", "$22"],
    ["Suit", "from $1400"],
    ["Wedding dress: come and see", undefined],
  ]);
});

test("what they want said is said, without the asking", () => {
  const { text } = wordsOf(
    "We fry samosas. There are peanuts in the kitchen, please say so clearly so that nobody gets sick. Kindly mention that we take cash only.",
  );
  expect(text).toBe("We fry samosas. There are peanuts in the kitchen. We take cash only.");
});

test("private matters are left out, and named to the operator", () => {
  const { text, notes } = wordsOf(
    "I sew curtains. My husband had a stroke last year. I don't do blinds because of my back.",
  );
  expect(text).toBe("I sew curtains. I don’t do blinds.");
  expect(notes).toContain("My husband had a stroke last year.");
});

test("two sentences that cannot both hold are both left out", () => {
  const { text, notes } = wordsOf(
    "We pour beer in Orange. Established 2015. Been pouring since 2009. No bookings. Book online for groups.",
  );
  expect(text).toBe("We pour beer in Orange.");
  expect(notes).toContain("“Established 2015.”, “Been pouring since 2009.”");
  expect(notes).toContain("“Book online for groups.”, “No bookings.”");
});

test("a forbidden word is nowhere, in any form", () => {
  const { text, facts } = wordsOf(
    "We care for trees. Do not use the word 'lopping'. We are no loppers. DON'T SAY THAT WE DO HEDGES.",
    { services: "Pruning\nHedges\nLopping" },
  );
  expect(text).toBe("We care for trees.");
  expect(facts.services?.value.map(({ name }) => name)).toEqual(["Pruning"]);
});

test("shouting, emoji, markup and the short forms of messages become calm writing", () => {
  const { text } = wordsOf(
    "<h1>WE FIX FENCES IN DUBBO!!!</h1><script>alert(1)</script>\n\nim quick n tidy 🔨 i come 2 days after u ring lol. BYO dog &amp; kids",
    { service_area: "Dubbo" },
  );
  expect(text).toBe(
    "We fix fences in Dubbo! I’m quick and tidy. I come 2 days after you ring. BYO dog & kids.",
  );
});

test("a colour with a number is the brand colour, and a name beside it says which it is", () => {
  const colours = (color_preferences: string) => {
    const { brand, accent } = factsFromBrief(siteBrief({ color_preferences })).colours;
    return [brand, accent];
  };
  expect(colours("#1F5B45")).toEqual(["#1f5b45", undefined]);
  expect(colours("#abc, please")).toEqual(["#aabbcc", undefined]);
  expect(colours("Our green is #1F5B45.")).toEqual(["#1f5b45", undefined]);
  expect(colours("navy with a bit of #F26A1B")).toEqual(["#f26a1b", undefined]);
  expect(colours("#1F5B45 forest green, #c4622d ochre")).toEqual(["#1f5b45", "#c4622d"]);
  expect(colours("#1F5B45, dark green (#1f5b45)")).toEqual(["#1f5b45", undefined]);
  expect(colours("not #ff0000, blue")).toEqual(["#2563b0", undefined]);
  for (const other of ["#1F5B4", "#12", "#1F5B45FF0", "phone #1234567", "number #blackout"]) {
    expect(colours(other)).toEqual([undefined, undefined]);
  }
});

test("colours are those they want, never those they refuse", () => {
  const colours = (color_preferences: string) =>
    factsFromBrief(siteBrief({ color_preferences })).colours;
  expect(colours("navy and a bit of gold. not red")).toMatchObject({ words: ["navy", "gold"] });
  expect(colours("anything but purple")).toEqual({ words: [] });
  expect(colours("white")).toEqual({ words: [] });
  expect(colours("BLACK OBVIOUSLY").words).toEqual(["black"]);
});

test("a trade is found by what is said, and printed only in the customer’s words", () => {
  const nouns = Object.entries(siteBriefs).map(([name, brief]) => {
    const { facts, business } = factsFromBrief(brief);
    return [name, business?.noun, facts.trade?.confirmed];
  });
  expect(nouns).toEqual([
    ["electrician", "electrician", true],
    ["yoga", "yoga studio", false],
    ["mechanic", "mobile mechanic", true],
    ["barber", "barber", false],
    ["vet", "vet", true],
    ["brewery", "brewery", true],
    ["accountant", "tax agent", true],
    ["piano", "piano teacher", true],
    ["spices", "Asian grocer", true],
    ["physio", "physiotherapist", true],
    ["weaver", "weaver", false],
    ["removalist", "removalist", false],
  ]);
});

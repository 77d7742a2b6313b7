import { expect, test } from "vitest";
import { siteBrief, siteBriefs } from "../../../../tests/support/sites/site-briefs.ts";
import { allStanding } from "../../../../tests/support/words/readings.ts";
import { factsFromBrief } from "./facts-from-brief.ts";
import type { BriefTexts } from "./read-brief.ts";

/** A brief whose every sentence may be printed. */
function readBriefOf(said: Partial<BriefTexts>) {
  const brief = siteBrief(said);
  return factsFromBrief(brief, allStanding(brief));
}

function wordsOf(description: string, brief: Parameters<typeof siteBrief>[0] = {}) {
  const told = readBriefOf({ ...brief, business_description: description });
  return { ...told, text: told.paragraphs.flat().join(" "), notes: told.notes.join("\n") };
}

test("what is plainly said is confirmed, in the form that people read", () => {
  const { facts } = readBriefOf({
    business_name: "TREVOR'S TILING PTY LTD",
    phone: "+61 491 570 156",
    service_area: "COBURG, PRESTON and surrounds",
    opening_hours: "mon-fri 7-3.30",
    services: "BATHROOM - FROM $2,400\nSPLASHBACK $650\nRegrouting",
  });
  expect(facts).toMatchObject({
    name: { value: "Trevor’s Tiling Pty Ltd", source: "brief", confirmed: true },
    shortName: { value: "Trevor’s Tiling" },
    phone: { value: "0491 570 156", confirmed: true },
    area: { value: ["Coburg", "Preston and around"] },
    hours: { value: [{ days: [1, 2, 3, 4, 5], opens: "07:00", closes: "15:30" }], confirmed: true },
    services: {
      value: [
        { name: "Bathroom", price: "From $2,400" },
        { name: "Splashback", price: "$650" },
        { name: "Regrouting" },
      ],
    },
  });
});

test("their page on Facebook is a profile, and their own website is none", () => {
  const profilesOf = (current_website: string) =>
    readBriefOf({ current_website }).facts.profiles?.value;
  expect(profilesOf("www.facebook.com/trevorstiling")).toEqual([
    "https://www.facebook.com/trevorstiling",
  ]);
  expect(profilesOf("http://instagram.com/trevor/")).toEqual(["https://instagram.com/trevor/"]);
  for (const other of ["trevorstiling.com.au", "facebook", "https://facebook.com", ""]) {
    expect(profilesOf(other), other).toBeUndefined();
  }
});

test("hours that contradict each other wait, with a note", () => {
  const { facts, notes } = wordsOf("We bake bread.", { opening_hours: "Mon 6-2, Mon 9-5" });
  expect(facts.hours?.confirmed).toBe(false);
  expect(notes).toContain("two of them cannot both hold");
});

test("opening hours are spelt right, and what may contradict itself is asked about", () => {
  const brief = siteBrief({
    business_description: "We bake bread. We don’t take bookings. Book a table for six.",
    opening_hours: "Mon to Fri 7-4. Emergencys by phone",
  });
  const openingMends = [{ from: "Emergencys", to: "Emergencies", at: 16 }];
  const { facts, notes } = factsFromBrief(brief, { ...allStanding(brief), openingMends });
  expect(facts.hoursNote?.value).toBe("Emergencies by phone.");
  expect(notes.join("\n")).toContain("“Emergencys” became “Emergencies”");
  expect(notes.join("\n")).toContain("“We don’t take bookings.”, “Book a table for six.”");
});

test("a short fact waits to be seen, unless it leans on another, a service says it or something contradicts it", () => {
  const brief = siteBrief({
    business_description:
      "We bake bread. Two ovens and a van. She is a baker. Pies are $6 each. Opened in 2015. Here since 2011.",
    services: "Pies - $6",
  });
  const { facts } = factsFromBrief(
    brief,
    allStanding(brief, (text) =>
      text.startsWith("We")
        ? {}
        : { verdict: { kind: "copy", claim: "proof", stands: false, confidence: 1 } },
    ),
  );
  expect(facts.credentials).toMatchObject({ value: ["Two ovens and a van."], confirmed: false });
});

test("nothing is corrupted on its way to the page", () => {
  const { text, facts } = wordsOf(
    "90s r&b and soul, all night. We reply w/in 24h. iPhone screens are mended here. Ask for a form w/in 24h.",
    {
      opening_hours: "Weekdays from 9 a.m. to 6.30 p.m. by appointment",
      services: "iPhone screen\nBalayage 79-99\nDeposit 30 non refund\nGel nails 45",
    },
  );
  expect(text).toBe(
    "90s r&b and soul, all night. We reply w/in 24h. iPhone screens are mended here. Ask for a form w/in 24h.",
  );
  const hours = JSON.stringify([facts.hours, facts.hoursNote]);
  expect(hours).toMatch(/9 a\.m\. to 6\.30 p\.m\.|"09:00","closes":"18:30"/);
  expect(facts.services?.value.map(({ name, price }) => [name, price])).toEqual([
    ["iPhone screen", undefined],
    ["Balayage", "$79-99"],
    ["Deposit", "$30 non refund"],
    ["Gel nails", "$45"],
  ]);
});

test("what is shouted is read in small letters, with its names and its “I”", () => {
  const { text } = wordsOf("<h1>I FIX FENCES IN DUBBO!!!</h1><script>alert(1)</script> BYO DOG", {
    service_area: "Dubbo",
  });
  expect(text).toBe("I fix fences in Dubbo! BYO dog.");
  expect(wordsOf("EVERY gate comes with a CNC cut sign. Ask the TAFE, PLEASE.").text).toBe(
    "Every gate comes with a CNC cut sign. Ask the TAFE, please.",
  );
});

test("nothing is suggested that has to do with what they say “not” of", () => {
  const { facts } = wordsOf("We are plumbers in Yass. We don’t do gas, sorry.");
  const offered = facts.services?.value.map(({ name }) => name) ?? [];
  expect(offered.length).toBeGreaterThan(2);
  expect(offered.join(" ")).not.toMatch(/gas/i);
});

test("a service that a law forbids is left out, and one that they also want kept off is asked about", () => {
  const brief = siteBrief({
    business_name: "Wattle Day Spa",
    business_description: "We are a day spa. Do not say that we do waxing.",
    services: "Botox - $200\nWaxing - $40\nFacial - $90",
  });
  const isNote = (text: string) => text.startsWith("Do not");
  const { facts, notes } = factsFromBrief(
    brief,
    allStanding(brief, (text) =>
      isNote(text)
        ? { verdict: { kind: "note", claim: "fine", stands: false, confidence: 1 } }
        : {},
    ),
  );
  expect(facts.services?.value.map(({ name }) => name)).toEqual(["Waxing", "Facial"]);
  expect(notes.join("\n")).toContain("Left out: “Botox”");
  expect(notes.join("\n")).toContain("ask which of them stay: “Waxing”");
});

test("a list that ends in bare numbers is one of prices", () => {
  const { facts } = readBriefOf({
    services: "Hem 22\nSuit from 1400\nWedding dress: come and see",
  });
  expect(facts.services?.value.map(({ name, price }) => [name, price])).toEqual([
    ["Hem", "$22"],
    ["Suit", "From $1400"],
    ["Wedding dress: come and see", undefined],
  ]);
});

test("a price that only says to ask is left to the page’s own words", () => {
  const { facts } = readBriefOf({
    services:
      "Cakes - ask please\nTrays - POA\nGoat - call for today's price\nPlaster - per metre\nFete - free",
  });
  expect(facts.services?.value.map(({ name, price }) => [name, price])).toEqual([
    ["Cakes", undefined],
    ["Trays", undefined],
    ["Goat", undefined],
    ["Plaster", "Per metre"],
    ["Fete", "Free"],
  ]);
});

/** A brief whose sentences and lines may be printed if they begin with “We”; the others are said to us. */
function asking(business_description: string, said: Partial<BriefTexts> = {}) {
  const brief = siteBrief({ ...said, business_description });
  const asked = allStanding(brief, (text) =>
    /^(?:- )?we/i.test(text)
      ? {}
      : { verdict: { kind: "note", claim: "fine", stands: false, confidence: 1 } },
  );
  const told = factsFromBrief(brief, asked);
  return { ...told, notes: told.notes.join("\n") };
}

test("who may not eat something is a warning where food is served, and nowhere else", () => {
  const notesOf = (description: string) => asking(description).notes;
  expect(
    notesOf("We are a bakery. Say that nothing is for coeliacs, not even the slice."),
  ).toContain("What somebody may not eat or drink");
  expect(notesOf("We groom dogs. No cats, I am allergic.")).not.toContain("may not eat or drink");
});

test.each([
  ["Say that it is not halal.", "The food is not halal"],
  ["Pork is cooked here, so please write that we aren’t kosher.", "The food is not kosher"],
  [
    "Write that it’s one kitchen and not for the coeliac.",
    "The food is not suitable for people with coeliac disease",
  ],
  ["Please say it is not nut-free.", "The food is not nut-free"],
])("of a diet that is plainly refused to us the page warns in our words: %s", (wish, says) => {
  const { warnings, notes, paragraphs } = asking(`We are a bakery. ${wish}`);
  expect(warnings).toEqual([says]);
  expect(notes).toContain(`The page says “${says}”`);
  expect(notes).not.toContain("may not eat or drink");
  expect(paragraphs).toEqual([["We are a bakery."]]);
});

test.each([
  "Do not put that we are halal.",
  "Say that it’s not only halal.",
  "Say that we are not halal certified.",
  "We are not halal, but don’t write that.",
  "It is not halal, and not that anybody asks.",
  "Please say that it is halal.",
])("of one that is not, it warns of nothing: %s", (wish) => {
  const { warnings } = asking(wish.replace(/^We/, "Pat and I"), { services: "Bread rolls" });
  expect(warnings).toEqual([]);
});

test("what they put in quotation marks for the foot of every page is there, word for word", () => {
  const footerOf = (wish: string) => asking(`We are lawyers. ${wish}`).requests.footer;
  const scheme = "Liability limited by a scheme";
  expect(footerOf(`The footer must carry "${scheme}".`)).toBe(scheme);
  expect(footerOf(`Put this at the bottom of each page: "${scheme}"`)).toBe(scheme);
  expect(footerOf('The footer must say "This is not legal advice, it is news".')).toBe(
    "This is not legal advice, it is news",
  );
  expect(asking(`We are lawyers. The footer must carry "${scheme}".`).notes).toContain(
    `The bottom of every page says this, as they ask; change it in the footer: “${scheme}”`,
  );
  for (const other of [
    `The footer must not say "${scheme}".`,
    `The letterhead must carry "${scheme}".`,
    'The footer must carry "our scheme".',
    'The footer must say "Licensed builders since the flood".',
    "The footer must carry our scheme: Liability limited by a scheme.",
  ]) {
    expect(footerOf(other), other).toBeUndefined();
  }
});

test("a line of a list of wishes is said to us, and contradicts nothing that visitors are told", () => {
  const lines = "Kindly observe:\n- We want no partners named.\n- No statement of outcomes.";
  const { notes } = asking(`We are two partners in Yass.\n${lines}`);
  expect(notes).not.toContain("may not both hold");
});

test("everything is in lower case for who asks for it and writes so", () => {
  const of = (wish: string, business_name = "slow hands") =>
    asking(`we are potters. ${wish}`, { business_name }).requests.lowerCase;
  expect(of("all lower case please")).toBe(true);
  expect(of("all lower case please", "Slow Hands")).toBeUndefined();
  expect(of("All lower case please")).toBeUndefined();
  expect(of("no lower case please")).toBeUndefined();
  expect(of("more clay please")).toBeUndefined();
});

test("whose sentences are printed is read for grammar by a person", () => {
  const { notes } = asking("We are family bakery. we bakes bread");
  expect(notes).toContain("only spelling is corrected, never grammar");
  expect(notes).toContain("most want an editor’s eye: “We bakes bread.”.");
  expect(asking("Make it blue.").notes).not.toContain("grammar");
});

test("neither a diet nor what it rules out is printed before somebody has asked which holds", () => {
  const { text, notes } = wordsOf("We are 100% vegetarian. Our bacon roll is popular. Come in.");
  expect(text).toBe("Come in.");
  expect(notes).toContain("These may not both hold");
});

test("the street address is asked for where people come to the business", () => {
  const asked = "ask for the street address";
  expect(wordsOf("We are a bakery in Yass.").notes).toContain(asked);
  expect(wordsOf("We are plumbers in Yass.").notes).not.toContain(asked);
});

test("a colour with a number is the brand colour, and a name beside it says which it is", () => {
  const colours = (color_preferences: string) => {
    const { brand, accent } = readBriefOf({ color_preferences }).colours;
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
  const colours = (color_preferences: string) => readBriefOf({ color_preferences }).colours;
  expect(colours("navy and a bit of gold. not red")).toMatchObject({ words: ["navy", "gold"] });
  expect(colours("anything but purple")).toEqual({ words: [] });
  expect(colours("white")).toEqual({ words: [] });
  expect(colours("BLACK OBVIOUSLY").words).toEqual(["black"]);
  expect(colours("YELLOW AND BLACK").words).toEqual(["black", "yellow"]);
  expect(colours("black & gold").words).toEqual(["black", "gold"]);
  expect(colours("red and silver like my van").words).toEqual(["red", "silver"]);
});

test("a trade is found by what is said, and printed only in the customer’s words", () => {
  const nouns = Object.entries(siteBriefs).map(([name, brief]) => {
    const { facts, business } = readBriefOf(brief);
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

test("an emoji that keeps words apart leaves a comma", () => {
  const { facts } = readBriefOf({
    services: "Bath + blow dry 🛁 small - $60\nPuppy intro 🍼 (under 6 mths) - $50\nNails 💅 - $20",
  });
  expect(facts.services?.value.map(({ name }) => name)).toEqual([
    "Bath + blow dry, small",
    "Puppy intro (under 6 mths)",
    "Nails",
  ]);
});

test("what no page shows of a brief is in the notes", () => {
  const { notes } = readBriefOf({
    contact_name: "Mel Drury",
    domain_preferences: "wattle.example, please don't move the email, it's with Microsoft",
    current_website: "just insta @wattle.example",
    site_goals: "show off my before and afters ✨ stop people ringing at 11pm",
  });
  expect(notes.join("\n")).toMatch(
    /before and afters, stop people.*don’t move the email, it’s with Microsoft.*just insta @wattle\.example.*Mel Drury/s,
  );
});

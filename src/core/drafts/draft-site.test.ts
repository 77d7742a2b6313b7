import { expect, test } from "vitest";
import { textsOf } from "../../../tests/support/sites/document-texts.ts";
import { siteBrief, siteBriefs } from "../../../tests/support/sites/site-briefs.ts";
import { dice } from "../../../tests/support/words/chance.ts";
import { hostileWords } from "../../../tests/support/words/hostile-words.ts";
import { ourWords } from "../../../tests/support/words/our-words.ts";
import { allStanding } from "../../../tests/support/words/readings.ts";
import { renderPage } from "../../blocks/render-page.tsx";
import { trades } from "../../catalogue/trades/trades.ts";
import { draftSite } from "./draft-site.ts";
import { factsFromBrief } from "./facts/facts-from-brief.ts";
import { calmText } from "./sentences/calm-text.ts";
import { plainText } from "./sentences/plain-text.ts";

type Brief = ReturnType<typeof siteBrief>;

const seeds = ["a", "b", "c", "d"];

function draft(brief: Brief, seed = "a") {
  const told = factsFromBrief(brief, allStanding(brief));
  return { document: draftSite(told, seed), facts: told.facts, told };
}

const oursAlone = new Set(
  [
    ...ourWords,
    ...trades.flatMap(({ opening = [], headings, enquiry }) => [
      ...opening,
      ...(enquiry ? [...enquiry.details, enquiry.question] : []),
      ...Object.values(headings ?? {}).filter((text) => text !== undefined),
    ]),
  ].map((text) => text.toLowerCase()),
);

/** The words of a text in lower case, without marks. */
function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKD")
      .match(/[\p{L}\p{N}$%]+/gu) ?? []
  );
}

/** Whether these words are in the text in this order, with nothing but other words between. */
function isTaken(words: readonly string[], from: readonly string[]): boolean {
  let at = 0;
  for (const word of from) if (word === words[at]) at++;
  return at === words.length;
}

test("every sentence of every draft is the customer’s, a fact they gave, or one that claims nothing", () => {
  for (const [name, brief] of Object.entries(siteBriefs)) {
    const typed = [
      brief.business_name,
      brief.business_description,
      brief.services ?? "",
      brief.site_goals,
      brief.service_area ?? "",
      brief.opening_hours ?? "",
    ];
    const theirs = typed.map((text) => wordsIn(calmText(plainText(text), [])));
    for (const seed of seeds) {
      const { document, facts, told } = draft(brief, seed);
      const known = wordsIn(
        [
          facts.name.value,
          facts.trade?.value,
          told.business?.offer,
          facts.area?.value.join(" "),
        ].join(" "),
      );
      const joints = [...known, "in", "on", "the", "from", "to", "please", "tell", "us", "me"];
      for (const text of textsOf(document)) {
        const isOurText = oursAlone.has(text.toLowerCase());
        for (const sentence of isOurText ? [] : text.split(/\n+|(?<=[.!?…])\s+/)) {
          const words = wordsIn(sentence);
          const isOurs = oursAlone.has(sentence.toLowerCase());
          const isTheirs = theirs.some((from) => isTaken(words, from));
          const isOfFacts = words.every(
            (word) => joints.includes(word) || theirs.flat().includes(word),
          );
          const short = words.length <= 12 || isTheirs;
          expect([name, sentence, isOurs || isTheirs || (isOfFacts && short)]).toEqual([
            name,
            sentence,
            true,
          ]);
        }
      }
    }
  }
});

test("the same brief and seed give the same document, and other seeds other words", () => {
  const documents = seeds.map((seed) =>
    JSON.stringify(draft(siteBriefs.electrician ?? siteBrief({}), seed).document),
  );
  expect(JSON.stringify(draft(siteBriefs.electrician ?? siteBrief({}), "a").document)).toBe(
    documents[0],
  );
  expect(new Set(documents).size).toBeGreaterThan(1);
});

test("kinds of business differ in more than their nouns", () => {
  const shapes = Object.values(siteBriefs).map((brief) => {
    const { document } = draft(brief);
    return document.pages[0]?.blocks.map((block) => [
      block.type,
      "heading" in block && block.heading,
      "question" in block && block.question,
      "scene" in block && block.scene,
      "bigPhone" in block && block.bigPhone,
      "kicker" in block && block.kicker !== undefined,
    ]);
  });
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(shapes.length);
});

test("a page has the sections that a brief has something for", () => {
  const { document, facts } = draft(
    siteBrief({
      business_name: "Wattle Plumbing",
      business_description:
        "We are plumbers in Newcastle. We don’t do gas. We answer the phone ourselves. We come when we said. We are Anna (plumber), Ben (apprentice) and Cho (office manager).",
      service_area: "Newcastle, Maitland, Cessnock, Port Stephens",
    }),
  );
  const blocks = document.pages[0]?.blocks ?? [];
  expect(blocks.map(({ type }) => type)).toEqual(
    "header hero services area about team questions steps contact footer".split(" "),
  );
  expect(blocks.find(({ type }) => type === "contact")).toMatchObject({
    details: ["Suburb or town"],
    question: "What needs doing?",
  });
  const area = blocks.find((block) => block.type === "area");
  expect(area?.points?.map(({ name }) => name)).toContain("Maitland");
  expect(blocks.find(({ type }) => type === "team")).toMatchObject({
    members: [
      { name: "Anna", role: "plumber" },
      { name: "Ben", role: "apprentice" },
      { name: "Cho", role: "office manager" },
    ],
  });
  const offered = facts.services?.value.map(({ name }) => name) ?? [];
  expect(offered).toContain("Blocked drains");
  expect(offered.join(" ")).not.toMatch(/gas/i);
  expect(facts.services).toMatchObject({ source: "catalogue", confirmed: false });
});

test("different kinds of life have their sections in different orders", () => {
  const orderOf = (business_description: string) =>
    draft(
      siteBrief({
        business_description: `${business_description} There are two of us, and a dog called Biscuit. The door is green. Biscuit likes everybody. There is a bench. It is in the shade.`,
        services: "One\nTwo",
      }),
    )
      .document.pages[0]?.blocks.map(({ type }) => type)
      .filter((type) => type === "services" || type === "about");
  expect(orderOf("We run a bakery. We bake bread every morning.")).toEqual(["services", "about"]);
  expect(orderOf("We are a yoga studio. We breathe before we stretch.")).toEqual([
    "about",
    "services",
  ]);
});

test("a brief of two words makes a page", () => {
  const { document } = draft(
    siteBrief({ business_description: "dog walking", site_goals: "calls" }),
  );
  expect(document.pages.map(({ path }) => path)).toEqual([""]);
  const types = document.pages[0]?.blocks.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["hero", "services", "questions", "contact"]));
  expect(document.pages[0]?.blocks[1]).toMatchObject({ headline: "Dog walking" });
});

test("one of two thousand words makes several, with nothing of it lost", () => {
  const about = (what: string) =>
    Array.from({ length: 60 }, (_, at) => `Here is a line on ${what}, the ${ordinal(at)} of many.`);
  const { document } = draft(
    siteBrief({
      business_description: [
        `We are a nursery. ${about("soil").join(" ")}`,
        about("seeds").join(" "),
        `How we pack: ${about("boxes").join(" ")}`,
        about("trucks").join(" "),
      ].join("\n\n"),
      services: Array.from({ length: 30 }, (_, at) => `Plant ${ordinal(at)} - $${at + 5}`).join(
        "\n",
      ),
    }),
  );
  expect(document.pages.map(({ path, menu }) => [path, menu])).toEqual([
    ["", "Home"],
    ["services", "Prices"],
    ["about", "About"],
    ["contact", "Contact"],
  ]);
  const [, services, whole, contact] = document.pages;
  expect(services?.blocks.map(({ type }) => type)).toEqual(["services", "call-to-action"]);
  expect(contact?.blocks.map(({ type }) => type)).toEqual(["contact"]);
  expect(whole?.blocks[0]).toMatchObject({ body: expect.stringMatching(/^We are a nursery\./) });
  const text = textsOf(document).join(" ");
  for (const line of ["soil", "seeds", "boxes", "trucks"].flatMap(about)) {
    expect(text.toLowerCase()).toContain(line.toLowerCase());
  }
});

test("many photos get a page, and those of before and after are beside each other", () => {
  const photos = Array.from({ length: 16 }, (_, at) => ({
    ...{ key: `photo-${at}`, widths: [480], width: 480, height: 320, alt: "" },
  }));
  const [before, after, ...others] = photos;
  if (!before || !after) throw new Error("there are 16 photos");
  const { told } = draft(siteBrief({ business_description: "We are tilers in Ballarat." }));
  const document = draftSite({ ...told, photos: others, pairs: [{ before, after }] }, "a");
  const [home, page] = document.pages;
  const keysOf = (blocks = home?.blocks) =>
    blocks?.flatMap((block) =>
      block.type === "gallery" ? block.photos.map(({ key }) => key) : [],
    );
  expect(home?.blocks.find(({ type }) => type === "before-after")).toMatchObject({
    pairs: [{ before, after }],
  });
  expect(home?.blocks.find(({ type }) => type === "hero")).toMatchObject({ photo: others[0] });
  expect(keysOf()).toHaveLength(3);
  expect(page?.path).toBe("photos");
  expect(keysOf(page?.blocks)).toEqual(others.slice(1).map(({ key }) => key));
});

test("a warning is above all that people may order, and what they ask for is as they ask", () => {
  const { told } = draft(siteBrief({ business_description: "We cook.", services: "Lunch - $9" }));
  const asked = {
    warnings: ["The food is not halal", "The food is not nut-free"],
    requests: { footer: "Liability limited by a scheme", lowerCase: true as const },
  };
  const { lowerCase, pages } = draftSite({ ...told, ...asked }, "a");
  expect(lowerCase).toBe(true);
  const blocks = pages[0]?.blocks ?? [];
  expect(blocks.slice(1, 3)).toMatchObject([
    { type: "hero" },
    { type: "notice", heading: "The food is not halal", text: "The food is not nut-free." },
  ]);
  expect(blocks.at(-1)).toMatchObject({ type: "footer", note: asked.requests.footer });
  const without = draftSite(told, "a");
  expect(without.lowerCase).toBeUndefined();
  expect(without.pages[0]?.blocks.map(({ type }) => type)).not.toContain("notice");
});

/** “number-one-two” for 12. */
function ordinal(number: number): string {
  const digits = "zero one two three four five six seven eight nine".split(" ");
  return ["number", ...[...String(number)].map((digit) => digits[Number(digit)])].join("-");
}

test("whatever is typed into a brief, there is a page", () => {
  const roll = dice("briefs");
  const long = "We paint boats and sell rope to people who sail. ".repeat(240);
  const strange = [
    ...hostileWords,
    "ok then",
    "😀".repeat(400),
    "نحن نخبز الخبز كل يوم. تعالوا إلينا.",
    "\u202Egnirts desrever\u202C we sell boats",
    "A".repeat(5_000),
    long,
    "((((((((((".repeat(200),
    "- one\n- two\n- three",
    "1. a 2. b 3. c ".repeat(100),
    "mon 9-5 tue 10-4 ".repeat(60),
    "… !!! ??? ,,, ;;;",
    "<".repeat(2_000),
    "&amp;".repeat(1_000),
  ];
  for (const text of strange) {
    const cut = (length: number) => text.slice(0, length);
    const brief = siteBrief({
      business_name: cut(100),
      business_description: text,
      site_goals: text,
      services: roll() < 0.5 ? text : text.replace(/ /g, "\n"),
      service_area: cut(200),
      opening_hours: cut(500),
      color_preferences: cut(300),
      phone: cut(30),
    });
    const started = performance.now();
    const { document, facts } = draft(brief);
    const took = performance.now() - started;
    const [page] = document.pages;
    if (!page) throw new Error("a document has a page");
    const options = {
      origin: "https://x.example",
      shown: "all" as const,
      address: (file: string) => file,
    };
    expect(renderPage(document, page, facts, options).html).toContain("<h1");
    expect([text.slice(0, 40), took < 20_000]).toEqual([text.slice(0, 40), true]);
  }
});

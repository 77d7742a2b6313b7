import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../tests/support/sites/every-block.ts";
import { enoughFacts, everyLayout } from "../../tests/support/sites/every-layout.ts";
import { fittingCompositions, hasCompositions } from "./compositions.ts";
import { describeBlock } from "./descriptions.ts";
import { type Block, documentSchema } from "./document.ts";
import { type Facts, factsSchema } from "./facts/facts.ts";
import { renderPage } from "./render-page.tsx";
import { naturalTones } from "./subjects/natural-tones.ts";

const blockSchema = documentSchema.shape.pages.element.shape.blocks.element;
const { name, phone, area, hours } = everyFact;
const bottom = blockSchema.parse({ id: "bottom", type: "footer", name: { fact: "name" } });

/** The ways in which a section with these fields can be laid out. */
function fits(type: Block["type"], fields: object, facts: Facts = everyFact): string[] {
  const block = blockSchema.parse({ id: "a", ...describeBlock(type).begins, ...fields });
  return hasCompositions(block) ? [...fittingCompositions(block, facts, "confirmed")] : [];
}

function drawn(fields: object, facts: Facts = everyFact, others: readonly Block[] = []) {
  const { document, page } = everyBlock();
  const block = blockSchema.parse({ id: "a", ...fields });
  const options = { origin: "https://wattle.example", shown: "confirmed" } as const;
  const { html } = renderPage(document, { ...page, blocks: [block, ...others] }, facts, {
    ...options,
    address: (file) => file,
  });
  return parse(html);
}

const photo = (width: number, height: number) => ({
  ...{ key: "a", widths: [480], width, height, alt: "A van" },
});
const services = (list: object[]): Facts =>
  factsSchema.parse({
    name,
    services: {
      ...{ source: "brief", confirmed: true },
      value: list.map((service, at) => ({ id: `${at}`, name: `Thing ${at}`, ...service })),
    },
  });

test("an opening has a photo across the page only where it is wide, and at its edge where upright", () => {
  const lead = "Coolrooms and freezers.";
  expect(fits("hero", { lead, photo: photo(1600, 1000) })).toEqual(["beside", "wide"]);
  expect(fits("hero", { lead, photo: photo(960, 1280) })).toEqual(["beside", "tall"]);
  // A small one is stretched nowhere.
  expect(fits("hero", { lead, photo: photo(800, 500) })).toEqual(["beside"]);
  expect(fits("hero", { lead, photo: photo(400, 600) })).toEqual(["beside"]);
});

test("words alone have something below the headline, and an emblem stands for no photo", () => {
  expect(fits("hero", {})).toEqual(["beside"]);
  expect(fits("hero", { points: ["One fact"] })).toEqual(["beside"]);
  expect(fits("hero", { points: ["One fact", "And another"] })).toContain("words");
  expect(fits("hero", { bigPhone: true })).toContain("words");
  expect(fits("hero", { bigPhone: true }, { name })).not.toContain("words");
  expect(fits("hero", { lead: { fact: "phone" } }, { name })).not.toContain("words");
  expect(fits("hero", { scene: "bread" })).toContain("emblem");
  expect(fits("hero", { scene: "bread", photo: photo(800, 500) })).not.toContain("emblem");
});

test("what a business says of itself is large where it is a sentence, and in columns where it is long", () => {
  const sentence = "We mend what keeps food cold, wherever in Lakemba it stands.";
  const long = `${sentence}\n\n${sentence.repeat(10)}`;
  const facts = { name };
  expect(fits("about", { body: sentence }, facts)).toEqual(["beside", "statement"]);
  expect(fits("about", { body: "We mend." }, facts)).toEqual(["beside"]);
  expect(fits("about", { body: `- ${sentence}` }, facts)).toEqual(["beside"]);
  expect(fits("about", { body: sentence.repeat(10) }, facts)).toEqual(["beside"]);
  expect(fits("about", { body: long }, facts)).toEqual(["beside", "statement", "columns"]);
  // A photo that is not wide has words beside it.
  const small = photo(800, 600);
  expect(fits("about", { body: sentence, photo: small }, facts)).toEqual(["beside"]);
  expect(fits("about", { body: long, photo: small }, facts)).toEqual(["beside", "statement"]);
  expect(fits("about", { body: long, photo: photo(1600, 900) }, facts)).toContain("columns");
});

test("a list of prices has prices, and a table no group of one", () => {
  const priced = { price: "$5" };
  const noted = { note: "What there is to know of it." };
  expect(fits("services", {}, services([priced, priced]))).not.toContain("prices");
  expect(fits("services", {}, services([priced, priced, {}]))).toContain("prices");
  expect(fits("services", {}, services([priced, {}, {}]))).not.toContain("prices");
  expect(fits("services", {}, services([noted, noted, noted]))).toContain("prices");
  expect(fits("services", {}, services([priced, priced, priced, priced]))).not.toContain("table");
  const both = { ...priced, ...noted };
  expect(fits("services", {}, services([both, both, both, both]))).toContain("table");
  const grouped = (...groups: (string | undefined)[]) =>
    fits("services", {}, services(groups.map((group) => (group ? { group } : {}))));
  expect(grouped("Cuts", "Cuts", "Colour", "Colour")).toContain("table");
  expect(grouped("Cuts", "Cuts", "Colour")).not.toContain("table");
  expect(grouped("Cuts", "Cuts", "Colour", "Colour", undefined)).not.toContain("table");
});

test("no service is bare beside others with an icon, and a list of which few can be told has none", () => {
  const iconsOf = (composition: string, ...icons: string[]) => {
    const note = "What there is to know of it.";
    const list = Array.from({ length: 6 }, (_, at) => ({ note, icon: icons[at] }));
    return drawn({ type: "services", heading: "Jobs", composition }, services(list))
      .querySelectorAll("li")
      .map((each) => each.querySelectorAll(".service-icon").length);
  };
  for (const composition of ["list", "cards", "feature", "prices"]) {
    expect(iconsOf(composition, "wrench", "pipe"), composition).toEqual([1, 1, 1, 1, 1, 1]);
    expect(iconsOf(composition, "wrench", "wrench"), composition).toEqual([0, 0, 0, 0, 0, 0]);
  }
});

test("an icon is in the page’s colours, and what is natural of it in its own", () => {
  const icons = ["leaf", "leaf", "archive"].map((icon) => ({ icon }));
  const svgs = drawn({ type: "services", heading: "Jobs" }, services(icons)).querySelectorAll(
    ".service-icon",
  );
  const [leaf, , archive] = svgs.map((svg) => svg.innerHTML);
  expect(leaf).toContain(naturalTones.leaf[0]);
  expect(archive).not.toContain(naturalTones.leaf[0]);
  expect(archive).toContain('class="brand"');
});

test("the services of a group are together in a table, with its name as theirs", () => {
  const groups = ["Cuts", "Colour", "Cuts", "Colour"];
  const facts = services(groups.map((group, at) => ({ group, price: `$${at}` })));
  const block = { type: "services", heading: "Prices", composition: "table" };
  const rows = drawn(block, facts).querySelectorAll(".service-table tbody tr");
  expect(rows.map(({ text }) => text)).toEqual([
    ...["Cuts", "Thing 0$0", "Thing 2$2"],
    ...["Colour", "Thing 1$1", "Thing 3$3"],
  ]);
});

test("beside a form there is as much as opening hours", () => {
  expect(fits("contact", {}, factsSchema.parse({ name, area }))).toEqual(["across", "middle"]);
  expect(fits("contact", {}, factsSchema.parse({ name, phone }))).not.toContain("beside");
  expect(fits("contact", {}, factsSchema.parse({ name, hours }))).toContain("beside");
});

test("one place alone is told by the footer, and several in the section too", () => {
  const areasOf = (value: string[]) => {
    const facts = factsSchema.parse({ name, area: { ...area, value } });
    const contact = { ...describeBlock("contact").begins, composition: "across" };
    return drawn(contact, facts, [bottom]).querySelectorAll(".contact .area").length;
  };
  expect([areasOf(["Bright"]), areasOf(["Bright", "Porepunkah"])]).toEqual([0, 1]);
});

test("a strip of photos is wider than a screen, and is reached by keys", () => {
  const photos = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...photo(800, 600), key: `photo-${at}` }));
  expect(fits("gallery", { photos: photos(5) })).not.toContain("strip");
  const block = { type: "gallery", heading: "Photos", composition: "strip", photos: photos(6) };
  const strip = drawn(block).querySelector(".gallery-strip");
  expect(strip?.getAttribute("tabindex")).toBe("0");
  expect(strip?.getAttribute("aria-labelledby")).toBe("a-title");
});

test("every layout is drawn from what the page of all of them has to show", () => {
  for (const block of everyLayout().page.blocks) {
    if (!hasCompositions(block) || !block.composition) continue;
    const fitting = fittingCompositions(block, enoughFacts, "confirmed");
    expect(fitting, `${block.type}, ${block.composition}`).toContain(block.composition);
  }
});

test("nothing that a section says is lost in another of its layouts", () => {
  const textsOf = (block: Block) =>
    new Set(
      drawn(block, enoughFacts)
        .querySelectorAll(
          "main h1, main h2, main h3, main p, main li, main summary, main label, main span",
        )
        .filter((element) => !element.querySelector("h3, p, li, span, input, textarea"))
        .map(({ text }) => text.trim()),
    );
  for (const block of everyLayout().page.blocks) {
    if (!hasCompositions(block) || !block.composition) continue;
    const { composition: _, ...own } = block;
    const said = textsOf(blockSchema.parse(own));
    const missing = said.difference(textsOf(block));
    expect([...missing], `${block.type}, ${block.composition}`).toEqual([]);
  }
});

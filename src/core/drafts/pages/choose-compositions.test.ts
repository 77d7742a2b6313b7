import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../../tests/support/sites/every-block.ts";
import { compositionOf, fittingCompositions } from "../../../blocks/compositions.ts";
import { designs } from "../../../blocks/designs/designs.ts";
import { documentSchema } from "../../../blocks/document.ts";
import { type Facts, factsSchema } from "../../../blocks/facts/facts.ts";
import { renderPage } from "../../../blocks/render-page.tsx";
import { rowsOf } from "../../../blocks/rows.ts";
import { views } from "../../../blocks/views.tsx";
import { chooseCompositions } from "./choose-compositions.ts";

/** Facts with so many services and steps, every nth with a note. */
function factsWith(count: number, every: number): Facts {
  const things = Array.from({ length: count }, (_, at) => ({
    id: `thing-${at}`,
    name: `Thing ${at}`,
    ...(at % every === 0 && { note: "What there is to know of this one." }),
  }));
  const said = { source: "brief", confirmed: true };
  return factsSchema.parse({
    name: everyFact.name,
    services: { ...said, value: things },
    steps: { ...said, value: things.slice(0, 8) },
  });
}

function drawn(facts: Facts, composition: { services?: string; steps?: string }) {
  const { document, page } = everyBlock();
  const blocks = page.blocks.flatMap((block) =>
    block.type === "services" || block.type === "steps"
      ? [{ ...block, composition: composition[block.type] }]
      : [],
  );
  const read = documentSchema.parse({ ...document, pages: [{ ...page, blocks }] });
  const [first = page] = read.pages;
  const address = (file: string) => file;
  const { html } = renderPage(read, first, facts, {
    ...{ origin: "https://wattle.example", shown: "confirmed", address },
  });
  return { html, root: parse(html) };
}

test("every row of cards is full, whatever their number", () => {
  for (let count = 1; count <= 60; count++) {
    const rows = rowsOf(count);
    expect(rows).toHaveLength(count);
    for (let at = 0; at < count; at += rows[at] ?? 1) {
      const size = rows[at] ?? 0;
      expect(rows.slice(at, at + size), `${count}`).toEqual(Array(size).fill(size));
      expect(size === 1, `${count}`).toBe(count === 1);
    }
  }
});

test("whatever is chosen fits, in every design and for any number of services and steps", () => {
  for (const design of documentSchema.shape.design.options) {
    for (let count = 1; count <= 20; count++) {
      for (const every of [1, 2, 3, 99]) {
        const facts = factsWith(count, every);
        const [page] = chooseCompositions([everyBlock().page], {
          ...{ design, facts, seed: `${count}` },
        });
        for (const block of page?.blocks ?? []) {
          if (block.type !== "services" && block.type !== "steps") continue;
          if (block.composition === undefined) continue;
          expect(designs[design].prefers[block.type]).toContain(block.composition);
          expect(fittingCompositions(block, facts, "all")).toContain(block.composition);
        }
      }
    }
  }
});

test("one large service has two or three beside it, and whole rows below", () => {
  for (let count = 3; count <= 9; count++) {
    const { root } = drawn(factsWith(count, 1), { services: "feature" });
    const sizes = root.querySelectorAll(".service-feature > li").map((li) => li.classNames);
    expect(sizes.filter((name) => name === "beside")).toHaveLength(count === 4 ? 3 : 2);
    expect(sizes).not.toContain("of-1");
  }
});

test("a layout that has too little or too much to show gives way to the design’s own", () => {
  const facts = factsWith(2, 1);
  expect(
    compositionOf({ id: "a", type: "services", heading: "", composition: "feature" }, facts, "all"),
  ).toBeUndefined();
  const { root } = drawn(facts, { services: "feature", steps: "row" });
  expect(root.querySelector(".service-cards")).toBeNull();
  expect(root.querySelector(".services-list")).not.toBeNull();
  expect(root.querySelector("ol")?.classNames).toBe("steps-list");
});

test("what was stored before there were layouts has no class and no style of one", () => {
  const { html, root } = drawn(everyFact, {});
  for (const { compositions } of [views.services, views.steps])
    for (const styles of Object.values(compositions ?? {})) expect(html).not.toContain(styles);
  const lists = root.querySelectorAll(".services ul, .steps ol");
  expect(lists.map((list) => list.classNames)).toEqual(["services-list", "steps-list"]);
  expect(root.querySelectorAll(".services li[class], .steps li[class]")).toEqual([]);
});

test("a choice is kept, and sites of one design differ", () => {
  const { page } = everyBlock();
  const facts = factsWith(5, 1);
  const choose = (seed: string, pages = [page]) =>
    chooseCompositions(pages, { design: "verandah", facts, seed });
  const seeds = Array.from({ length: 30 }, (_, at) => `site-${at}`);
  const ways = seeds.map((seed) =>
    choose(seed)[0]?.blocks.map((block) => "composition" in block && block.composition),
  );
  expect(new Set(ways.map((way) => JSON.stringify(way))).size).toBeGreaterThanOrEqual(6);
  const chosen = choose("one");
  expect(choose("another", chosen)).toEqual(chosen);
});

test("a gallery has whole rows, and a photo across the page only where it is large enough", () => {
  const { document, page } = everyBlock();
  const photo = (at: number, width: number) => ({
    ...{ key: `photo-${at}`, widths: [480], width, height: 800, alt: "" },
  });
  const drawnWith = (count: number, width: number, composition: string) => {
    const photos = Array.from({ length: count }, (_, at) => photo(at, width));
    const block = { id: "a", type: "gallery", heading: "Photos", photos, composition };
    const read = documentSchema.parse({ ...document, pages: [{ ...page, blocks: [block] }] });
    const [first = page] = read.pages;
    const address = (file: string) => file;
    const options = { origin: "https://wattle.example", shown: "confirmed", address } as const;
    return parse(renderPage(read, first, everyFact, options).html).querySelectorAll(".gallery li");
  };
  for (let count = 2; count <= 24; count++) {
    const names = drawnWith(count, 1600, "grid").map((li) => li.classNames);
    expect(names).not.toContain("of-1");
    if (count < 3) continue;
    const [large, ...others] = drawnWith(count, 1600, "feature").map((li) => li.classNames);
    expect([large, others.includes("of-1")]).toEqual(["first", false]);
    expect(drawnWith(count, 900, "feature").map((li) => li.classNames)).not.toContain("first");
  }
});

test("how to be reached has nothing missing from any of its layouts", () => {
  const contact = (composition: string, facts: Facts) => {
    const { document, page } = everyBlock();
    const block = { id: "a", type: "contact", heading: "Contact", question: "What?", composition };
    const read = documentSchema.parse({ ...document, pages: [{ ...page, blocks: [block] }] });
    const [first = page] = read.pages;
    const address = (file: string) => file;
    const options = { origin: "https://wattle.example", shown: "confirmed", address } as const;
    const root = parse(renderPage(read, first, facts, options).html);
    return { root, section: root.querySelector("section")?.classNames };
  };
  const { name, phone, hours } = everyFact;
  for (const composition of ["form", "details", "number"]) {
    const { root, section } = contact(composition, everyFact);
    expect(section).toBe(`section contact contact-${composition}`);
    for (const part of [".reach-phone", ".hours dl", ".area", "form#enquiry"]) {
      expect(root.querySelectorAll(part), `${composition}: ${part}`).toHaveLength(1);
    }
    expect(contact(composition, { name, hours }).section).toBe("section contact");
  }
  expect(contact("number", { name, phone }).section).toBe("section contact contact-number");
  expect(contact("form", { name, phone }).section).toBe("section contact");
  expect(contact("details", { name, phone }).section).toBe("section contact");
});

import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { everyBlock, everyFact, everythingSaying } from "../../tests/support/sites/every-block.ts";
import { hostileWords } from "../../tests/support/words/hostile-words.ts";
import { placeLabels } from "./area/place-labels.ts";
import { type Block, documentSchema } from "./document.ts";
import { type Facts, factsSchema } from "./facts/facts.ts";
import { renderPage } from "./render-page.tsx";
import { isRegulatedHealth } from "./testimonials/regulated-health.ts";

type Shown = "confirmed" | "all";

function render(
  blocks: readonly Block[] = everyBlock().page.blocks,
  facts: Facts = everyFact,
  shown: Shown = "confirmed",
) {
  const { document, page } = everyBlock();
  const read = documentSchema.parse({ ...document, pages: [{ ...page, blocks }] });
  const [first = page] = read.pages;
  const { html } = renderPage(read, first, facts, {
    ...{ origin: "https://wattle.example", shown },
    address: (file) => `files/${file}`,
  });
  return { html, root: parse(html) };
}

const nameAlone = factsSchema.parse({ name: everyFact.name });

function withFact(name: keyof Facts, value: unknown, confirmed = true): Facts {
  return factsSchema.parse({ ...everyFact, [name]: { value, source: "catalogue", confirmed } });
}

test("a page with every block is under 20 KB", async () => {
  expect((await promisify(brotliCompress)(render().html)).length).toBeLessThan(20 * 1024);
});

test("a released page has no mark of the editor, and neither has the server’s page for it", () => {
  for (const shown of ["confirmed", "all"] as const) {
    expect(render(undefined, everyFact, shown).html).not.toContain("data-field");
  }
});

test("who has no photo has initials beside those who have one, and none where nobody has", () => {
  const photo = { key: "mia", widths: [480], width: 480, height: 480, alt: "Mia" };
  const initialsAmong = (members: { name: string; photo?: typeof photo }[]) =>
    render([{ id: "people", type: "team", heading: "Who comes", members }])
      .root.querySelectorAll(".initials")
      .map(({ text }) => text);
  const ruby = { name: "Ruby (Bee) Nguyen" };
  expect(initialsAmong([{ name: "Mia", photo }, ruby, { name: "Żółw" }])).toEqual(["RB", "Ż"]);
  expect(initialsAmong([ruby])).toEqual([]);
});

test("what has nothing to say is left out", () => {
  const { root } = render(undefined, nameAlone);
  for (const of of [".services", ".steps", ".questions", ".area-served"]) {
    expect(root.querySelector(of), of).toBeNull();
  }
  const bare: Block[] = [
    { id: "a", type: "notice", heading: "", actions: [] },
    { id: "b", type: "text", heading: "", body: "" },
    { id: "c", type: "call-to-action", heading: "Well?", actions: [] },
    { id: "d", type: "text", heading: "Here", body: "" },
  ];
  expect(
    render(bare)
      .root.querySelectorAll("section")
      .map(({ id }) => id),
  ).toEqual(["d"]);
});

test("words of any length, script and kind are words, in every field of every block", () => {
  const odd = [
    ...hostileWords,
    "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch".repeat(2),
    "👩🏽‍🔧🧊🚐",
    "ثلاجات ومجمدات",
    "\u202eright to left",
  ];
  const innocent = shapeOf(render(...everythingSaying("Plain words")));
  for (const words of odd) {
    const { root, html } = render(...everythingSaying(words));
    expect(shapeOf({ root }), words).toEqual(innocent);
    expect(html.match(/<script|<style/g), words).toHaveLength(2);
  }
});

function shapeOf({ root }: Pick<ReturnType<typeof render>, "root">) {
  const all = root.querySelectorAll("*");
  return {
    tags: all.filter(({ tagName }) => !/^(?:P|UL|LI|STRONG|TEXT)$/.test(tagName)).length,
    handlers: all.filter((element) =>
      Object.keys(element.attributes).some((name) => /^on|srcdoc|formaction/i.test(name)),
    ).length,
  };
}

test("a question without an answer is shown where it is edited, and nowhere else", () => {
  expect(render().root.querySelectorAll("details")).toHaveLength(2);
  expect(render().html).not.toContain("rent out coolrooms");
  expect(render(undefined, everyFact, "all").html).not.toContain("rent out coolrooms");
  const unanswered = withFact("questions", [{ id: "a", question: "Why?" }]);
  expect(render(undefined, unanswered).root.querySelector(".questions")).toBeNull();
});

test("an answer made from a fact says what the fact says, and is not there without it", () => {
  const asked = [{ id: "a", question: "Where do you work?", answer: "We work in {area}." }];
  const facts = { ...everyFact, ...withFact("questions", asked) };
  const areas = (value: string[], confirmed = true) => ({
    ...facts,
    area: { value, source: "brief" as const, confirmed },
  });
  const told = (facts: Facts, shown: "confirmed" | "all" = "confirmed") =>
    render(undefined, facts, shown).root.querySelector(".questions details p")?.text;
  expect(told(areas(["Torquay", "Lorne"]))).toBe("We work in Torquay and Lorne.");
  expect(told(areas(["Torquay"], false), "all")).toBe("We work in Torquay.");
  expect(told(areas(["Torquay"], false))).toBeUndefined();
});

test("links lead elsewhere by https and hand nothing over; what waits to be confirmed leads nowhere", () => {
  const { root } = render();
  const outside = root.querySelectorAll('a[href^="http"]');
  expect(outside.length).toBeGreaterThan(8);
  for (const link of outside) {
    expect(link.getAttribute("href")).toMatch(/^https:/);
    expect(link.getAttribute("rel")).toBe("noopener");
  }
  const [next] = everyBlock().page.blocks.filter(({ type }) => type === "call-to-action");
  if (next?.type !== "call-to-action") throw new Error("nothing leads on");
  const book: Block = { ...next, actions: [{ label: "Book", to: { link: "book" } }] };
  const bookOn = (facts: Facts) =>
    render([book], facts).root.querySelector(".button")?.getAttribute("href");
  expect(bookOn(everyFact)).toBe("https://bookings.example/wattle");
  expect(bookOn(withFact("links", everyFact.links?.value, false))).toBeUndefined();
  const way: Block = { ...next, actions: [{ label: "Find us", to: "directions" }] };
  expect(render([way]).root.querySelector(".button")?.getAttribute("href")).toContain(
    "https://www.google.com/maps/dir/?api=1",
  );
});

test("the foot of a page has what is confirmed of hours, area, links and ABN", () => {
  const foot = (facts: Facts) => render(undefined, facts).root.querySelector("footer");
  const text = foot(everyFact)?.text ?? "";
  for (const said of ["5.30 am – 4 pm", "Punchbowl, Lakemba", "Book a service", "Instagram"]) {
    expect(text).toContain(said);
  }
  expect(text).toContain("ABN 51 824 753 556");
  expect(foot(withFact("abn", "51 824 753 556", false))?.text).not.toContain("ABN");
  expect(foot(nameAlone)?.querySelectorAll("a, dl")).toHaveLength(0);
});

test("an ABN has the digits of one", () => {
  const read = (value: string) =>
    factsSchema.safeParse({ ...nameAlone, abn: { value, source: "operator", confirmed: true } });
  expect(read("ABN 51824753556").data?.abn?.value).toBe("51 824 753 556");
  for (const wrong of ["51 824 753 557", "51 824 753", "fifty-one"]) {
    expect(read(wrong).error?.issues[0]?.message, wrong).toContain("eleven digits");
  }
});

test("a timetable is by day and time, whatever the order in which it was typed", () => {
  const days = render().root.querySelectorAll(".timetable table");
  expect(
    days.map((day) => [
      day.querySelector("caption")?.text,
      ...day.querySelectorAll("tr").map((row) => row.childNodes.map(({ text }) => text).join(": ")),
    ]),
  ).toEqual([
    ["Monday", "6 am – 7 am: SharpeningFor everybody"],
    ["Wednesday", "5.30 am: Early coffee", "6 am – 7 am: SharpeningFor everybody"],
    ["Saturday", "noon – 1.30 pm: Open shed"],
  ]);
});

test("a photo opens in its largest width, unless that is no larger or nobody could say what opens", () => {
  const shots = everyBlock().page.blocks.find(({ type }) => type === "gallery");
  if (shots?.type !== "gallery" || !shots.photos[0]) throw new Error("no photos");
  const [photo] = shots.photos;
  const opens = (change: object) =>
    render([{ ...shots, photos: [{ ...photo, ...change }] }])
      .root.querySelector(".gallery a")
      ?.getAttribute("href");
  expect(opens({})).toBe("files/van-960.webp");
  expect(opens({ widths: [480] })).toBeUndefined();
  expect(opens({ alt: "", decorative: true })).toBeUndefined();
});

test("a video is its poster, and nothing of its site is on the page", () => {
  const { html, root } = render();
  expect(root.querySelector(".video a")?.getAttribute("href")).toMatch(/^https:..www.youtube.com/);
  expect(root.querySelector(".video a")?.text).toBe("Watch on YouTube");
  expect(html).not.toMatch(/<iframe|<video|<embed|<object/);
});

test("steps of the catalogue are shown to confirm, and not published before", () => {
  const facts = withFact("steps", [{ id: "call", name: "You ring" }], false);
  expect(render(undefined, facts).root.querySelector(".steps")).toBeNull();
  expect(render(undefined, facts, "all").root.querySelectorAll(".steps-list li")).toHaveLength(1);
});

test("the area is said once on a page, with a map of the places that are confirmed", () => {
  const { root } = render();
  expect(root.querySelector(".contact .area")).toBeNull();
  expect(root.querySelectorAll(".area-map circle")).toHaveLength(6);
  const fewer = render(undefined, withFact("area", ["Lakemba", "Belmore"])).root;
  expect(fewer.querySelectorAll(".area-map circle")).toHaveLength(2);
  const one = render(undefined, withFact("area", ["Lakemba"])).root;
  expect(one.querySelector(".area-map")).toBeNull();
  const without = everyBlock().page.blocks.filter(({ type }) => type !== "area");
  expect(render(without).root.querySelector(".contact .area")).not.toBeNull();
});

test("names on a map meet neither each other nor a place, and stay on it", () => {
  const points = Array.from({ length: 25 }, (_, at) => ({
    ...{ name: `Place ${"x".repeat(at % 9)}`, x: (at * 67) % 400, y: (at * 41) % 300 },
  }));
  const labels = placeLabels(points, { width: 400, height: 300 });
  const boxes = labels.flatMap(({ name, label }) => {
    if (!label) return [];
    const width = name.length * 9;
    const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
    return [{ left, right: left + width, top: label.y - 14, bottom: label.y + 3 }];
  });
  expect(boxes.length).toBeGreaterThan(5);
  for (const [at, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(400);
    for (const other of boxes.slice(at + 1)) {
      const meet =
        box.left < other.right &&
        box.right > other.left &&
        box.top < other.bottom &&
        box.bottom > other.top;
      expect(meet).toBe(false);
    }
  }
});

test("a notice says until when it holds, as people write a day", () => {
  const until = render().root.querySelector(".notice-until");
  expect(until?.text).toBe("until 4 January 2027");
  expect(until?.querySelector("time")?.getAttribute("datetime")).toBe("2027-01-04");
});

test("the day of a testimonial’s consent is not printed", () => {
  expect(render().html).not.toContain("2026-05-14");
});

test("health trades that the National Law regulates have no testimonials, confirmed or not", () => {
  for (const trade of [
    ...["Physiotherapist", "dentist", "Chiropractor", "GP clinic", "psychologist", "nurse"],
    ...["acupuncturist", "pharmacy", "osteopath", "podiatrist", "optometrist", "midwife"],
    ...["Chinese medicine", "occupational therapist", "paramedic", "radiographer", "surgeon"],
  ]) {
    for (const confirmed of [true, false]) {
      const { root } = render(undefined, withFact("trade", trade, confirmed));
      expect(root.querySelector(".testimonials"), trade).toBeNull();
    }
  }
  for (const trade of ["tree surgeon", "nursery", "massage therapist", "naturopath", "plumber"]) {
    expect(isRegulatedHealth(trade), trade).toBe(false);
  }
  expect(render().root.querySelectorAll(".testimonials blockquote")).toHaveLength(2);
});

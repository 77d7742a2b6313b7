import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { hostileWords } from "../../tests/support/words/hostile-words.ts";
import { type Document, documentSchema, type Page } from "./document.ts";
import { type Facts, factsSchema } from "./facts/facts.ts";
import { renderPage } from "./render-page.tsx";
import { contentVersion } from "./versions.ts";

const said = <Value,>(value: Value) => ({ value, source: "brief" as const, confirmed: true });

const wattle: Facts = factsSchema.parse({
  name: said("Wattle & Daughters"),
  phone: said("(02) 5550 1188"),
  email: said("hello@wattle.example"),
  area: said(["Punchbowl", "Lakemba"]),
  hours: said([{ days: [1, 2, 3, 4, 5], opens: "05:30", closes: "16:00" }]),
  services: said([
    { id: "zaatar", name: "Zaatar manoush", price: "$3.50" },
    { id: "trays", name: "Party trays" },
  ]),
});

function site(change: Partial<Document> = {}): { document: Document; page: Page } {
  const page = {
    id: "home",
    path: "",
    title: "Wattle & Daughters, bakery in Punchbowl",
    description: "Manoush and bread, every day.",
    blocks: [
      {
        ...{ id: "top", type: "header", name: { fact: "name" } },
        actions: [{ label: "Call", to: "phone" }],
      },
      {
        id: "welcome",
        type: "hero",
        headline: "Bread, by hand",
        actions: [{ label: "Ask us", to: "enquiry" }],
        points: [],
        scene: "bread",
      },
      { id: "prices", type: "services", menu: "Prices", heading: "Prices" },
      {
        id: "us",
        type: "about",
        menu: "About",
        heading: "Us",
        body: "One.\n\n- Two\n- Three",
        points: [],
      },
      { id: "reach-us", type: "contact", heading: "Reach us", question: "What would you like?" },
      { id: "end", type: "footer", name: { fact: "name" } },
    ],
  };
  const document = documentSchema.parse({
    version: contentVersion,
    design: "verandah",
    colour: "#1f5b45",
    pages: [page],
    ...change,
  });
  const [first] = document.pages;
  if (!first) throw new Error("a document has a page");
  return { document, page: first };
}

function render(
  { document, page } = site(),
  facts = wattle,
  shown: "confirmed" | "all" = "confirmed",
) {
  const rendered = renderPage(document, page, facts, {
    origin: "https://wattle.example",
    shown,
    address: (file) => `files/${file}`,
  });
  return { ...rendered, root: parse(rendered.html) };
}

test("a page has one main heading, its landmarks, and each block under its id", () => {
  const { root } = render();
  expect(root.querySelectorAll("h1").map(({ text }) => text)).toEqual(["Bread, by hand"]);
  for (const landmark of [
    "header",
    "nav[aria-label=Main]",
    "nav.phone-bar",
    "main",
    "footer",
    "form",
  ]) {
    expect(root.querySelectorAll(landmark), landmark).toHaveLength(1);
  }
  for (const id of ["top", "welcome", "prices", "us", "reach-us", "end"]) {
    expect(root.querySelectorAll(`#${id}`), id).toHaveLength(1);
  }
  const links = root.querySelectorAll('a[href^="#"]').map((link) => link.getAttribute("href"));
  for (const link of links) expect(root.querySelector(link ?? ""), link).not.toBeNull();
});

test("a form asks what its section asks besides, and then needs no message", () => {
  const { document, page } = site();
  const asking = page.blocks.map((block) =>
    block.type === "contact" ? { ...block, details: ["Rego", "Suburb or town"] } : block,
  );
  const boxes = (blocks: typeof page.blocks) =>
    render({ document, page: { ...page, blocks } })
      .root.querySelectorAll("form label:not(.trap) > :is(input, textarea)")
      .map((box) => [box.getAttribute("name"), box.hasAttribute("required")]);
  const always = [
    ["name", true],
    ["reply_to", true],
  ];
  expect(boxes(page.blocks)).toEqual([...always, ["message", true]]);
  expect(boxes(asking)).toEqual([
    ...always,
    ["detail: Rego", false],
    ["detail: Suburb or town", false],
    ["message", false],
  ]);
});

test("a page that opens with another section has that one’s heading as its main one", () => {
  const { document, page } = site();
  const blocks = page.blocks.filter(({ type }) => type !== "hero" && type !== "services");
  const { root } = render({ document, page: { ...page, blocks } });
  expect(root.querySelectorAll("h1").map(({ text }) => text)).toEqual(["Us"]);
  expect(root.querySelector("#us")?.getAttribute("aria-labelledby")).toBe("us-title");
});

test("the same site gives the same bytes, in 20 KB with its styles and without a script that runs", async () => {
  const { html, root } = render();
  expect(render().html).toBe(html);
  expect((await promisify(brotliCompress)(html)).length).toBeLessThan(20 * 1024);
  const scripts = root.querySelectorAll("script").map((script) => script.getAttribute("type"));
  expect(scripts).toEqual(["application/ld+json"]);
});

test("its policy permits its own styles and files, and nothing else", () => {
  const { root, policy } = render();
  const hash = createHash("sha256")
    .update(root.querySelector("style")?.innerHTML ?? "")
    .digest("base64");
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(root.querySelectorAll("[style]")).toEqual([]);
});

test("what waits to be confirmed is left out of what is published, everywhere", () => {
  const facts = factsSchema.parse({
    ...wattle,
    phone: { ...wattle.phone, confirmed: false },
    services: { ...wattle.services, source: "catalogue", confirmed: false },
  });
  const { html, root } = render(site(), facts);
  expect(html).not.toContain("5550 1188");
  expect(html).not.toContain("Zaatar");
  expect(root.querySelector(".services")).toBeNull();
  expect(root.querySelector(".header .button")).toBeNull();
  const all = render(site(), facts, "all");
  expect(all.html).toContain("Zaatar");
  const structured = all.root.querySelector("script")?.innerHTML ?? "";
  expect(structured).not.toContain("5550 1188");
});

test("a hidden block is neither on the page nor in the menu", () => {
  const { document, page } = site();
  const blocks = page.blocks.map((block) =>
    block.id === "prices" ? { ...block, hidden: true } : block,
  );
  const { html } = render({ document, page: { ...page, blocks } });
  expect(html).not.toContain("Prices");
});

test("words from outside are never markup", () => {
  for (const words of hostileWords) {
    const text = words.slice(0, 80).trim() || "x";
    const facts = factsSchema.parse({
      ...wattle,
      name: said(text),
      area: said([text]),
      hoursNote: said(text),
      services: said([{ id: "one", name: text, price: text.slice(0, 60), note: text }]),
    });
    const { document, page } = site();
    const blocks = page.blocks.map((block) =>
      block.type === "hero"
        ? { ...block, headline: text, points: [text] }
        : block.type === "about"
          ? { ...block, body: text, points: [text] }
          : block,
    );
    const hostile = render(
      { document, page: { ...page, title: text, description: text, blocks } },
      facts,
    );
    const innocent = render();
    const shape = ({ root }: typeof hostile) => [
      root.querySelectorAll("script, style, iframe, object, img, svg").length,
      root
        .querySelectorAll("*")
        .filter((element) =>
          Object.keys(element.attributes).some((name) => /^on|srcdoc|formaction/i.test(name)),
        ).length,
    ];
    expect(shape(hostile), text).toEqual(shape(innocent));
    expect(JSON.parse(hostile.root.querySelector("script")?.innerHTML ?? "").name).toBe(text);
  }
});

test("a gallery shows each photo in its widths, and the page asks for their files", () => {
  const { document, page } = site();
  const photo = { key: "shop", widths: [480, 960], width: 960, height: 640, alt: "The shop" };
  const photos = [photo, { ...photo, key: "oven", alt: "", focus: { x: 10, y: 80 } }];
  const block = { id: "photos", type: "gallery" as const, heading: "Photos", photos };
  const { root, files, html } = render({
    document,
    page: { ...page, blocks: [...page.blocks, block] },
  });
  const images = root.querySelectorAll(".gallery img");
  expect(images.map((image) => [image.getAttribute("alt"), image.getAttribute("loading")])).toEqual(
    [
      ["The shop", "lazy"],
      ["", "lazy"],
    ],
  );
  expect(files).toEqual(
    expect.arrayContaining(["shop-480.webp", "shop-960.webp", "oven-960.webp"]),
  );
  expect(html).toMatch(/\.at-10-80 \{\s*--focus: 10%;\s*object-position: 10% 80%;/);
});

test("credentials are shown once somebody has seen proof of them", () => {
  const waiting = factsSchema.parse({
    ...wattle,
    credentials: { value: ["Registered kitchen"], source: "brief", confirmed: false },
  });
  expect(render(site(), waiting).html).not.toContain("Registered kitchen");
  const seen = factsSchema.parse({ ...wattle, credentials: said(["Registered kitchen"]) });
  expect(render(site(), seen).html).toContain("Registered kitchen");
});

test("a closed day is not said where a note may say otherwise", () => {
  expect(render().html).toContain("Closed");
  const noted = factsSchema.parse({ ...wattle, hoursNote: said("Saturday mornings.") });
  expect(render(site(), noted).html).not.toContain("Closed");
});

test("search engines read what has one price, and links are shown with a picture of a known size", () => {
  const { root } = render();
  const { makesOffer } = JSON.parse(root.querySelector("script")?.innerHTML ?? "");
  expect(makesOffer).toMatchObject([
    { itemOffered: { name: "Zaatar manoush" }, price: "3.50", priceCurrency: "AUD" },
  ]);
  const sizes = ["width", "height"].map((side) =>
    root.querySelector(`meta[property="og:image:${side}"]`)?.getAttribute("content"),
  );
  expect(sizes).toEqual(["1200", "630"]);
});

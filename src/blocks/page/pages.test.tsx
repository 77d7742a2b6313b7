import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../tests/support/sites/every-block.ts";
import { type Document, documentSchema } from "../document.ts";
import { type Facts, factsSchema } from "../facts/facts.ts";
import { renderPage } from "../render-page.tsx";
import { contentVersion } from "../versions.ts";

/** Home, prices, and a page that the menu leaves out. */
function site(change: { menu?: string } = { menu: "Prices" }): Document {
  const name = { fact: "name" };
  return documentSchema.parse({
    version: contentVersion,
    design: "verandah",
    colour: "#1f5b45",
    pages: [
      {
        ...{ id: "home", path: "", title: "Wattle", menu: "Home", description: "Fridges." },
        blocks: [
          { id: "top", type: "header", name, actions: [{ label: "Ask", to: "enquiry" }] },
          { id: "closed", type: "notice", heading: "Closed on Friday", actions: [] },
          {
            ...{
              id: "welcome",
              type: "hero",
              headline: "Cold again",
              points: [],
              scene: "toolbox",
            },
            actions: [
              { label: "What it costs", to: { page: "costs" } },
              { label: "Nowhere", to: { page: "gone" } },
            ],
          },
          {
            id: "again",
            type: "hero",
            headline: "And again",
            points: [],
            actions: [],
            scene: "automobile",
          },
          { id: "us", type: "about", menu: "About", heading: "Us", body: "Us.", points: [] },
          { id: "reach-us", type: "contact", heading: "Reach us", question: "What?" },
          { id: "end", type: "footer", name },
        ],
      },
      {
        ...{ id: "costs", path: "prices", title: "Prices", description: "", ...change },
        blocks: [
          { id: "prices", type: "services", heading: "What it costs" },
          {
            ...{ id: "next", type: "call-to-action", heading: "Ask us" },
            actions: [{ label: "Write", to: "enquiry" }],
          },
        ],
      },
      {
        ...{ id: "thanks", path: "small-print", title: "Small print", description: "" },
        blocks: [
          { id: "small-top", type: "header", name: "Its own", actions: [] },
          { id: "small", type: "text", heading: "Small print", body: "Small." },
        ],
      },
    ],
  });
}

function render(
  path: string,
  { document = site(), facts = everyFact }: { document?: Document; facts?: Facts } = {},
) {
  const page = document.pages.find((page) => page.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  const { html, files } = renderPage(document, page, facts, {
    origin: "https://wattle.example",
    shown: "confirmed",
    address: (file) => `files/${file}`,
  });
  const root = parse(html);
  const links = (selector: string) =>
    root.querySelectorAll(selector).map((link) => [link.text, link.getAttribute("href")]);
  return { html, root, files, links };
}

test("the menu lists the pages that have a name there, and says which one is shown", () => {
  for (const [path, here] of [
    ["", "Home"],
    ["prices", "Prices"],
    ["small-print", undefined],
  ] as const) {
    const { root, links } = render(path);
    expect(links(".header-menu a"), path).toEqual([
      ["Home", "./"],
      ["Prices", "./prices"],
    ]);
    expect(root.querySelector('[aria-current="page"]')?.text, path).toBe(here);
  }
});

test("a site whose other pages are not in the menu has the sections of the page there", () => {
  const { links } = render("", { document: site({}) });
  expect(links(".header-menu a")).toEqual([["About", "#us"]]);
});

test("header and footer are those of the home page where a page has none", () => {
  const prices = render("prices").root;
  expect(prices.querySelectorAll("#top, #end")).toHaveLength(2);
  const small = render("small-print").root;
  expect(small.querySelectorAll("header").map(({ id }) => id)).toEqual(["small-top"]);
  expect(small.querySelector("#end")).not.toBeNull();
});

test("buttons lead to the page that has what they name, and one that leads nowhere is left out", () => {
  expect(render("").links(".hero .button")).toEqual([["What it costs", "./prices"]]);
  expect(render("").links(".header .button")).toEqual([["Ask", "#enquiry"]]);
  expect(render("prices").links(".header .button")).toEqual([["Ask", "./#enquiry"]]);
  expect(render("prices").links(".call-to-action .button")).toEqual([["Write", "./#enquiry"]]);
});

test("every page has one main heading, and no level of headings is left out", () => {
  for (const path of ["", "prices", "small-print"]) {
    const { root } = render(path);
    const levels = root
      .querySelectorAll("h1, h2, h3")
      .map((heading) => Number(heading.getAttribute("aria-level") ?? heading.tagName.slice(1)));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [at, level] of levels.entries()) {
      expect(level - (levels[at - 1] ?? level), `${path} ${levels}`).toBeLessThanOrEqual(1);
    }
  }
});

test("search engines learn of the business on the home page: its kind, hours, prices and profiles", () => {
  const told = (path: string, change: Partial<Document> = {}, facts = everyFact) => {
    const document = { ...site(), ...change };
    const script = render(path, { document, facts }).root.querySelector("script");
    return script && JSON.parse(script.innerHTML);
  };
  expect(told("")).toMatchObject({
    "@type": "LocalBusiness",
    areaServed: ["Punchbowl", "Lakemba", "Wiley Park", "Belmore", "Campsie", "Earlwood"],
    openingHoursSpecification: [{ opens: "05:30", closes: "16:00" }],
    makesOffer: [{ price: "120", priceCurrency: "AUD" }],
    sameAs: ["https://www.instagram.com/wattle.example", "https://www.facebook.com/wattle"],
    identifier: { propertyID: "ABN", value: "51 824 753 556" },
  });
  expect(told("", { businessType: "Plumber" })["@type"]).toBe("Plumber");
  expect(told("", { businessType: "VeterinaryCare" })["@type"]).toEqual([
    ...["LocalBusiness", "VeterinaryCare"],
  ]);
  expect(told("prices", { businessType: "Plumber" })).toBeNull();
  const { profiles } = everyFact;
  const waiting = { ...everyFact, profiles: profiles && { ...profiles, confirmed: false } };
  expect(told("", {}, waiting)).not.toHaveProperty("sameAs");
});

test("search engines are told where the menu of a place to eat is", () => {
  const { document } = everyBlock();
  const menuOf = (businessType: Document["businessType"]) => {
    const { root } = render("", { document: { ...document, businessType } });
    return JSON.parse(root.querySelector("script")?.innerHTML ?? "").hasMenu;
  };
  expect(menuOf("CafeOrCoffeeShop")).toBe("https://wattle.example/#dishes");
  expect(menuOf("Plumber")).toBeUndefined();
});

test("a link to a page is shown with its title, its words and a picture", () => {
  const { root, files } = render("");
  const said = (name: string) =>
    root.querySelector(`meta[property="og:${name}"]`)?.getAttribute("content");
  expect([said("title"), said("description"), said("image")]).toEqual([
    "Wattle",
    "Fridges.",
    "https://wattle.example/files/share.jpg",
  ]);
  expect(root.querySelector('link[rel="icon"]')?.getAttribute("href")).toBe("files/mark.svg");
  expect(files).toEqual(expect.arrayContaining(["mark.svg", "touch-icon.png", "share.jpg"]));
});

test("a photo of the opening and a square logo take the place of what would be drawn", () => {
  const document = structuredClone(site());
  const photo = { key: "shop", widths: [480, 960], width: 960, height: 640, alt: "The shop" };
  const [top, , welcome] = document.pages[0]?.blocks ?? [];
  if (top?.type !== "header" || welcome?.type !== "hero") throw new Error("no header, no opening");
  welcome.photo = photo;
  top.logo = { ...photo, key: "logo", width: 500, height: 480 };
  for (const path of ["", "prices"]) {
    const { html, files } = render(path, { document });
    expect(html).toContain('content="https://wattle.example/files/shop-share.jpg"');
    expect(html).toContain('<link rel="icon" href="files/logo-480.webp"/>');
    expect(html.includes('"image":"https://wattle.example/files/shop-share.jpg"')).toBe(
      path === "",
    );
    expect(files).not.toContain("share.jpg");
  }
});

test("phones have the ways to the business at hand, those that there are", () => {
  const ways = (path: string, facts: object) =>
    render(path, { facts: factsSchema.parse({ name: everyFact.name, ...facts }) })
      .root.querySelectorAll(".phone-bar a")
      .map((link) => `${link.text} ${link.getAttribute("href")}`);
  const { phone, address } = everyFact;
  expect(ways("", { phone, address })).toEqual([
    "Call tel:0255501188",
    "Message #enquiry",
    "Directions https://www.google.com/maps/dir/?api=1&destination=5+Haldon+Street%2C+Lakemba",
  ]);
  expect(ways("prices", { phone: phone && { ...phone, confirmed: false } })).toEqual([
    "Message ./#enquiry",
  ]);
});

test("a header knows from the first whether the bar of phones has its button", () => {
  const facts = factsSchema.parse({ name: everyFact.name });
  const asked = site();
  const unasked = {
    ...asked,
    pages: asked.pages.map((page) => ({
      ...page,
      blocks: page.blocks.filter(({ type }) => type !== "contact"),
    })),
  };
  for (const [document, bars] of [
    [asked, 1],
    [unasked, 0],
  ] as const) {
    const { root } = render("", { document, facts });
    expect(root.querySelectorAll(".phone-bar")).toHaveLength(bars);
    expect(root.querySelectorAll(".header.with-bar")).toHaveLength(bars);
  }
});

test("two pages cannot have one address, nor one that the host answers itself", () => {
  const pages = site().pages;
  const [home, prices] = pages;
  const read = (path: string) =>
    documentSchema.safeParse({ ...site(), pages: [home, prices, { ...pages[2], path }] });
  expect(read("prices").error?.issues).toMatchObject([
    { path: ["pages", 2, "path"], message: "Another page has this address." },
  ]);
  expect(read("enquiry").error?.issues).toMatchObject([{ path: ["pages", 2, "path"] }]);
  expect(read("about-us").success).toBe(true);
});

import type { HTMLElement } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demo } from "../../../src/content/demo.ts";
import { sitePages } from "../../../src/content/pages.ts";
import { type OpenPage, type OpenSite, openSite } from "../../support/sites/open-site.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

/** The attributes that make a browser go somewhere or fetch something. */
const addressAttributes = [
  "href",
  "src",
  "action",
  "poster",
  "component-url",
  "renderer-url",
  "before-hydration-url",
];

test("every address on every page answers, and every anchor is there", async () => {
  const visited = new Map<string, OpenPage>();
  const dead: string[] = [];
  for (const page of site.pages) {
    for (const address of internalAddresses(page)) {
      const { pathname, search, hash } = new URL(address, new URL(page.path, site.url));
      const path = pathname + search;
      const isHere = path === page.path; // such as #main on the 404 page
      const target = isHere ? page : (visited.get(path) ?? (await site.visit(path)));
      visited.set(path, target);
      if (target.status !== 200 && !isHere)
        dead.push(`${page.path} → ${address}: ${target.status}`);
      if (hash && !hasAnchor(target, hash)) dead.push(`${page.path} → ${address}: no such place`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

test("links that leave the site are safe: email, telephone, or https", () => {
  const strange = site.pages.flatMap((page) =>
    addresses(page)
      .filter((address) => /^[a-z][a-z0-9+.-]*:/i.test(address))
      .filter(
        (address) =>
          !/^(mailto:(\S+@\S+|\?subject=\S+)|tel:\+?[\d ]+|https:\/\/\S+)$/.test(address),
      )
      .filter((address) => !address.startsWith(siteOrigin(page)))
      .map((address) => `${page.path}: ${address}`),
  );
  expect(strange).toEqual([]);
});

test("both buttons of a city page lead to the start form", async () => {
  const { document } = await site.visit("/ai-smart-websites-mount-isa");
  const links = document.querySelectorAll("a");
  for (const name of ["Start My Website", "Build My Site"]) {
    const named = links.filter(({ text }) => text.trim() === name);
    expect([name, named.map((link) => link.getAttribute("href"))]).toEqual([name, ["/start"]]);
  }
});

test("what a page asks to be told, the form behind its button takes", async () => {
  for (const [path, name] of [
    ["/", "Tell us your idea"],
    ["/about", "Start with your idea"],
    ["/seo-services", "Get started"],
    ["/ai-business-tools-directory", "Can’t Find Your City?"],
  ]) {
    const { document } = await site.visit(path ?? "");
    const named = document.querySelectorAll("main a").filter(({ text }) => text.trim() === name);
    const targets = new Set(named.map((link) => link.getAttribute("href")));
    expect([path, ...targets]).toEqual([path, "/start?form=brief"]);
  }
});

test("the free preview and the tools are in the header, in the phone's menu and on home", async () => {
  const { document } = await site.visit("/");
  for (const place of ["nav[aria-label=Main]", "nav[aria-label=Menu]"]) {
    const links = document.querySelectorAll(`${place} a`).map((link) => link.getAttribute("href"));
    expect(links.slice(-2)).toEqual(["/tools/website-sketch", "/start?form=brief"]);
  }
  const onHome = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
  expect(onHome).toEqual(
    expect.arrayContaining(["/tools/startup-domain-generator", "/tools/local-mvp-ideas"]),
  );
  const sketches = document.querySelectorAll("main a[href='/tools/website-sketch']");
  expect(sketches.map(({ text }) => text.trim())).toContain("See your website");
});

test.each(["/", "/ai-smart-websites-mount-isa"])(
  "the plans of %s go along to the waitlist",
  async (path) => {
    const { document } = await site.visit(path);
    const chosen = document
      .querySelectorAll("#pricing a")
      .filter(({ text }) => text.trim() === "Join Waitlist")
      .map((link) => link.getAttribute("href"));
    expect(chosen).toEqual(["/waitlist?plan=once-off", "/waitlist?plan=monthly"]);
  },
);

test("without a script both widgets are links to the contact form, and contact is on home only", async () => {
  const widgetsOf = async (path: string) => {
    const { document } = await site.visit(path);
    return document
      .querySelectorAll("section[data-floating]")
      .map((widget) => [
        widget.getAttribute("aria-label"),
        widget.querySelector("a")?.getAttribute("href"),
      ]);
  };
  expect(await widgetsOf("/")).toEqual([
    ["Contact us", "/contact"],
    ["Live support", "/contact"],
  ]);
  expect(await widgetsOf("/about")).toEqual([["Live support", "/contact"]]);
});

test("every listed page can be reached by links from home", () => {
  const pages = new Map(site.pages.map((page) => [page.path, page]));
  const reached = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const page = pages.get(path);
    if (!page || reached.has(path)) continue;
    reached.add(path);
    const links = page.document.querySelectorAll("body a[href]");
    for (const link of links) {
      const { pathname } = new URL(link.getAttribute("href") ?? "", new URL(path, site.url));
      waiting.push(pathname);
    }
  }
  const lost = sitePages.filter(({ path }) => !reached.has(path));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test("no link or button is empty: each says what it is for", () => {
  const nameless = site.pages.flatMap((page) =>
    page.document
      .querySelectorAll("a, button")
      .filter((element) => !nameOf(element))
      .map((element) => `${page.path}: ${element.outerHTML.slice(0, 120)}`),
  );
  expect(nameless).toEqual([]);
});

test("every button does something: it sends a form, opens something, or belongs to an island", () => {
  const dead = site.pages.flatMap((page) =>
    page.document
      .querySelectorAll("button")
      .filter((button) => !hasAnchor(page, `#${button.getAttribute("popovertarget")}`))
      .filter((button) => !button.closest("astro-island") && !button.closest("form"))
      .map((button) => `${page.path}: ${button.outerHTML.slice(0, 120)}`),
  );
  expect(dead).toEqual([]);
});

test("every form goes somewhere, except the demo's, which says that it sends nothing", () => {
  const lost = site.pages.flatMap((page) =>
    page.document
      .querySelectorAll("form")
      .filter((form) => !form.closest("astro-island") && !form.hasAttribute("action"))
      .filter((form) => !form.text.includes(demo.contact.form.note))
      .map((form) => `${page.path}: ${form.outerHTML.slice(0, 120)}`),
  );
  expect(lost).toEqual([]);
});

function addresses({ document }: OpenPage): string[] {
  return addressAttributes.flatMap((attribute) =>
    document
      .querySelectorAll(`[${attribute}]`)
      .map((element) => element.getAttribute(attribute) ?? ""),
  );
}

/** Without canonical addresses and others on the configured origin, which need not be this app. */
function internalAddresses(page: OpenPage): Set<string> {
  return new Set(addresses(page).filter((address) => !/^[a-z][a-z0-9+.-]*:/i.test(address)));
}

function siteOrigin({ document }: OpenPage): string {
  const address = document.querySelector('meta[property="og:url"]')?.getAttribute("content");
  return address ? new URL(address).origin : "none";
}

function hasAnchor({ document }: OpenPage, hash: string): boolean {
  const id = decodeURIComponent(hash.slice(1));
  return id === "top" || document.getElementById(id) !== null;
}

function nameOf(element: HTMLElement): string {
  const alt = element.querySelector("img")?.getAttribute("alt") ?? "";
  const labelled = element.getAttribute("aria-labelledby") ?? "";
  return [element.text, element.getAttribute("aria-label"), alt, labelled].join("").trim();
}

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cities, cityPath } from "../../../src/content/cities.ts";
import { cityFaqs } from "../../../src/content/city-faqs.ts";
import { company } from "../../../src/content/company.ts";
import { homeFaqs } from "../../../src/content/faqs.ts";
import { prices } from "../../../src/content/offer.ts";
import { scriptJson } from "../../../src/website/chrome/structured-data/json-ld.ts";
import {
  type OpenPage,
  type OpenSite,
  openSite,
  siteHome,
  variantsOfStart,
  visibleText,
} from "../../support/sites/open-site.ts";
import { graph, type Thing } from "./structured-data-schemas.ts";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => site[Symbol.asyncDispose]());

describe("structured data", () => {
  test("every listed page has one block that its schema accepts, and no other page has any", () => {
    for (const page of site.pages) {
      const isListed = page.isListed || variantsOfStart.includes(page.path);
      expect(blocks(page), page.path).toHaveLength(isListed ? 1 : 0);
      for (const block of blocks(page)) {
        const { error } = graph.safeParse(block);
        expect(error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toBe(
          undefined,
        );
      }
    }
  });

  test("addresses lead to our own pages and pictures", async () => {
    const home = siteHome(site.pages);
    const addresses = new Set(
      site.pages.flatMap((page) => JSON.stringify(blocks(page)).match(/https?:[^"#]+/g) ?? []),
    );
    const ours = [...addresses].filter((address) => !address.startsWith("https://schema.org"));
    for (const address of ours) {
      expect(address.startsWith(home), address).toBe(true);
      const { status } = await fetch(site.url + address.slice(home.length - 1));
      expect(status, address).toBe(200);
    }
  });

  test("home presents the organisation and the site", () => {
    expect(thing("/", "Organization")).toMatchObject({ name: company.name });
    expect(thing("/", "WebSite")).toMatchObject({ inLanguage: "en-AU" });
    expect(thing("/", "BreadcrumbList").itemListElement).toHaveLength(1);
  });

  test("breadcrumbs end at the page itself and are the ones on the page", () => {
    for (const page of site.pages.filter(({ isListed }) => isListed)) {
      const { itemListElement } = thing(page.path, "BreadcrumbList");
      const home = siteHome(site.pages);
      expect(itemListElement.at(-1)?.item).toBe(new URL(page.path, home).href);
      const shown = page.document.querySelectorAll("nav[aria-label=Breadcrumb] li");
      if (shown.length === 0) continue; // home, and screens without a full header
      expect(shown.map(({ text }) => text.trim())).toEqual(itemListElement.map(({ name }) => name));
    }
  });

  test("questions are the ones that the page shows", () => {
    const withQuestions = [
      { path: "/", faqs: homeFaqs },
      ...cities.map((city) => ({ path: cityPath(city), faqs: cityFaqs(city) })),
    ];
    for (const { path, faqs } of withQuestions) {
      const { mainEntity } = thing(path, "FAQPage");
      expect(mainEntity.map(({ name }) => name)).toEqual(faqs.map(({ question }) => question));
      const text = visibleText(pageAt(path));
      for (const { name, acceptedAnswer } of mainEntity) {
        expect(text).toContain(name);
        expect(text).toContain(acceptedAnswer.text);
      }
    }
  });

  test("every question that opens on a page is in its structured data", () => {
    for (const page of site.pages) {
      const asked = page.document
        .querySelectorAll("main details > summary")
        .map(({ text }) => text.trim())
        .filter((text) => text.endsWith("?"));
      const answered = find(page, "FAQPage")?.mainEntity.map(({ name }) => name) ?? [];
      expect(answered, page.path).toEqual(asked);
    }
  });

  test("home, the handyman page and every city name the service that they sell", () => {
    const sellers = site.pages.filter((page) => find(page, "Service")).map(({ path }) => path);
    expect(sellers).toEqual(
      expect.arrayContaining(["/", "/handyman-website", ...cities.map(cityPath)]),
    );
  });

  test("Sydney, Dubbo, Orange and Wagga Wagga, and no other page, present a local business", () => {
    const local = site.pages.filter((page) => find(page, "LocalBusiness"));
    expect(local.map(({ path }) => path).sort()).toEqual(
      ["dubbo", "orange", "sydney", "wagga-wagga"].map((slug) => cityPath({ slug })),
    );
    for (const city of cities.filter(({ areaServed }) => areaServed)) {
      const { priceRange, areaServed } = thing(cityPath(city), "LocalBusiness");
      expect(priceRange).toBe(`$${prices.range.low} - $${prices.range.high}`);
      expect(areaServed.map(({ name }) => name)).toEqual(
        city.areaServed?.map((name) => `${name}, ${city.state}`),
      );
    }
  });
});

test("no text in structured data can end its script", () => {
  const text = scriptJson({ text: "</script><script>alert(1)</script><!--" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ text: "</script><script>alert(1)</script><!--" });
});

function blocks({ document }: OpenPage): unknown[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return scripts.map(({ textContent }) => JSON.parse(textContent));
}

type OfType<T extends Thing["@type"]> = Extract<Thing, { "@type": T }>;

function find<T extends Thing["@type"]>(page: OpenPage, type: T): OfType<T> | undefined {
  const things = blocks(page).flatMap((block) => graph.parse(block)["@graph"]);
  return things.find((thing): thing is OfType<T> => thing["@type"] === type);
}

function thing<T extends Thing["@type"]>(path: string, type: T): OfType<T> {
  const found = find(pageAt(path), type);
  if (!found) throw new Error(`${path} has no ${type}`);
  return found;
}

function pageAt(path: string): OpenPage {
  const page = site.pages.find((page) => page.path === path);
  if (!page) throw new Error(`There is no page at ${path}`);
  return page;
}

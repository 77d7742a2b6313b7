import type { Graph, Thing } from "schema-dts";
import type { City } from "../../../content/cities/city.ts";
import type { Faq } from "../../../content/faqs.ts";
import type { SitePage } from "../../../content/pages.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { faqPage } from "./faq-page.ts";
import { localBusiness } from "./local-business.ts";
import { organization, type Publisher, website } from "./publisher.ts";
import { type ServiceFacts, service } from "./service.ts";

export type PageFacts = {
  page: SitePage;
  /** From home down to the page, both included. */
  trail: readonly SitePage[];
  /** The questions that the page shows. */
  faqs?: readonly Faq[] | undefined;
  /** What the page sells. */
  service?: ServiceFacts | undefined;
  /** The city, on pages that present us as a local business. */
  localTo?: City | undefined;
};

/**
 * What a page tells search engines about itself, as one JSON-LD graph: BreadcrumbList always,
 * Organization and WebSite on home, the rest if the page has the data.
 *
 * Types follow schema.org; which properties matter follows Google's structured data reference,
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function jsonLd(publisher: Publisher, facts: PageFacts): Graph {
  const { page, trail, faqs, localTo } = facts;
  const things: (Thing | false | undefined)[] = [
    page.path === "/" && organization(publisher),
    page.path === "/" && website(publisher),
    breadcrumbList(publisher, trail),
    faqs && faqPage(publisher, page, faqs),
    facts.service && service(publisher, page, facts.service),
    localTo && localBusiness(publisher, page, localTo),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined && thing !== false),
  };
}

/** JSON for inside a <script>: without `<`, no text in it can end the element. */
export function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

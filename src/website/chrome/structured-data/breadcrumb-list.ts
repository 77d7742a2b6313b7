import type { BreadcrumbList } from "schema-dts";
import { addressOf, type Publisher } from "./publisher.ts";

/** The way from home to a page, as the breadcrumbs on the page show it. */
export function breadcrumbList(
  publisher: Publisher,
  trail: readonly { name: string; path: string }[],
): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: addressOf(publisher, path),
    })),
  };
}

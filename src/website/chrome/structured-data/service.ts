import type { Service } from "schema-dts";
import { addressOf, organizationReference, type Publisher } from "./publisher.ts";

export type ServiceFacts = {
  /** Such as "Website design and hosting in Dubbo". */
  name: string;
  /** Where it is offered; all of Australia by default. */
  area?: { name: string; state: string } | undefined;
};

/**
 * The service that a page sells. Its prices are in the text alone: no search engine shows those of a
 * service from its structured data, and they took 150 bytes of the first packets.
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export function service(
  publisher: Publisher,
  page: { path: string; description: string },
  { name, area }: ServiceFacts,
): Service {
  return {
    "@type": "Service",
    "@id": `${addressOf(publisher, page.path)}#service`,
    name,
    serviceType: "Website design and hosting",
    description: page.description,
    url: addressOf(publisher, page.path),
    provider: organizationReference(publisher),
    areaServed: area
      ? { "@type": "City", name: `${area.name}, ${area.state}` }
      : { "@type": "Country", name: "Australia" },
  };
}

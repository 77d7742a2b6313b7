import type { LocalBusiness } from "schema-dts";
import type { City } from "../../../content/cities/city.ts";
import { dollars, prices } from "../../../content/offer.ts";
import { addressOf, type Publisher } from "./publisher.ts";

/**
 * Our business in a city where it has no shop: the area served names the city, and the address only
 * the country. https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function localBusiness(
  publisher: Publisher,
  page: { path: string; description: string },
  city: City,
): LocalBusiness {
  const url = addressOf(publisher, page.path);
  return {
    "@type": "LocalBusiness",
    "@id": `${url}#local-business`,
    name: publisher.name,
    description: page.description,
    url,
    image: addressOf(publisher, "/icons/512.png"),
    email: publisher.supportEmail,
    priceRange: `${dollars(prices.range.low)} - ${dollars(prices.range.high)}`,
    address: { "@type": "PostalAddress", addressCountry: "AU" },
    areaServed: (city.areaServed ?? [city.name]).map((name) => ({
      "@type": "Place",
      name: `${name}, ${city.state}`,
    })),
    parentOrganization: { "@id": addressOf(publisher, "/#organization") },
  };
}

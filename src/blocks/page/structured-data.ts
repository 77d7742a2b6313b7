import type { Document, Page } from "../document.ts";
import { type Facts, factOf } from "../facts/facts.ts";
import { openingHoursSpecification } from "../facts/opening-hours.ts";
import { seenBlocks } from "../seen-blocks.ts";

/** Where the site is served, and the whole address of a photo of the business. */
type At = { origin: string; image: string | undefined };

/** What search engines read: confirmed facts and nothing else. */
export function localBusiness(
  { businessType = "LocalBusiness", pages }: Document,
  facts: Facts,
  { origin, image }: At,
) {
  const hours = factOf(facts, "hours", "confirmed");
  const abn = factOf(facts, "abn", "confirmed");
  return {
    "@context": "https://schema.org",
    // To schema.org a vet is an organisation, which has no place that could be open.
    "@type": businessType === "VeterinaryCare" ? ["LocalBusiness", "VeterinaryCare"] : businessType,
    "@id": `${origin}/#business`,
    name: factOf(facts, "name", "confirmed"),
    url: `${origin}/`,
    image,
    telephone: factOf(facts, "phone", "confirmed"),
    email: factOf(facts, "email", "confirmed"),
    address: factOf(facts, "address", "confirmed"),
    areaServed: factOf(facts, "area", "confirmed"),
    ...(hours && { openingHoursSpecification: openingHoursSpecification(hours) }),
    makesOffer: factOf(facts, "services", "confirmed")?.flatMap(offerOf),
    hasMenu: eateries.has(businessType) ? menuOf(pages, facts, origin) : undefined,
    sameAs: factOf(facts, "profiles", "confirmed"),
    ...(abn && { identifier: { "@type": "PropertyValue", propertyID: "ABN", value: abn } }),
  };
}

/** To schema.org, only what serves food has a menu. */
const eateries: ReadonlySet<Document["businessType"]> = new Set([
  ...(["Bakery", "BarOrPub", "Brewery", "CafeOrCoffeeShop", "Distillery"] as const),
  ...(["FastFoodRestaurant", "FoodEstablishment", "IceCreamShop", "Restaurant", "Winery"] as const),
]);

/** The whole address of the first menu that is shown. */
function menuOf(pages: readonly Page[], facts: Facts, origin: string): string | undefined {
  for (const page of pages) {
    const blocks = seenBlocks(page, pages, { facts, shown: "confirmed" });
    const menu = blocks.find(({ type }) => type === "menu");
    if (menu) return `${origin}/${page.path}#${menu.id}`;
  }
  return undefined;
}

/** Only what has one price: “from $180” and “$90–$120” say no price that search engines know. */
function offerOf({ name, price }: { name: string; price?: string | undefined }) {
  const [, dollars] = /^\$(\d[\d,]*(?:\.\d\d)?)$/.exec(price ?? "") ?? [];
  if (!name || dollars === undefined) return [];
  const itemOffered = { "@type": "Service", name };
  const asked = { price: dollars.replaceAll(",", ""), priceCurrency: "AUD" };
  return [{ "@type": "Offer", itemOffered, ...asked }];
}

import type { Offer, Service, UnitPriceSpecification } from "schema-dts";
import { type Plan, plans, prices } from "../../../content/offer.ts";
import { addressOf, organizationReference, type Publisher } from "./publisher.ts";

export type ServiceFacts = {
  /** Such as "Website design and hosting in Dubbo". */
  name: string;
  /** Where it is offered; all of Australia by default. */
  area?: { name: string; state: string } | undefined;
};

/**
 * The service that a page sells, with an offer for each plan. City pages leave out the offers,
 * which are the same everywhere, to stay small.
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
    ...(!area && { offers: plans.map((plan) => offer(publisher, plan)) }),
  };
}

function offer(publisher: Publisher, plan: Plan): Offer {
  return {
    "@type": "Offer",
    name: plan.name,
    description: plan.summary,
    url: addressOf(publisher, "/waitlist"),
    price: plan.price,
    priceCurrency: "AUD",
    priceSpecification: priceParts[plan.id],
    // We're at capacity, so what's on offer is a place in the queue.
    availability: "https://schema.org/BackOrder",
  };
}

const priceParts: Record<Plan["id"], UnitPriceSpecification[]> = {
  "once-off": [
    unitPrice("Build", prices.build),
    { ...unitPrice("Hosting, support and updates", prices.hostingMonthly), ...perMonth() },
  ],
  monthly: [{ ...unitPrice("Build, hosting and support", prices.monthlyPlan), ...perMonth() }],
};

function unitPrice(name: string, price: number) {
  return { "@type": "UnitPriceSpecification", name, price, priceCurrency: "AUD" } as const;
}

/** MON is the UN/CEFACT code of a month, which schema.org asks for. */
function perMonth() {
  return { unitCode: "MON", billingIncrement: 1 } as const;
}

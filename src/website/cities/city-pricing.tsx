import type { City } from "../../content/cities/city.ts";
import { benefits } from "../../content/city-page.ts";
import { dollars, plans } from "../../content/offer.ts";
import { AwningEdge } from "../../ui/awning-edge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PageSection } from "../../ui/page-section.tsx";

const awnings = { "once-off": "#1f5b45", monthly: "#c4622d" } as const;

/** Both plans with their full cost, and four things that come with either. */
export function CityPricing({ city }: { city: City }) {
  return (
    <PageSection
      id="pricing"
      title="Transparent pricing"
      lead={`The same two prices in ${city.name} as anywhere, and nothing on top.`}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {plans.map(({ id, name, price, priceUnit, priceExtra }) => (
          <Card key={id} className="relative flex flex-col gap-4 overflow-hidden pt-14 sm:pt-17">
            <AwningEdge colour={awnings[id]} className="absolute inset-x-0 top-0" />
            <h3 className="text-heading">{name}</h3>
            <p>
              <span className="font-heading text-display">{dollars(price)}</span>{" "}
              <span className="ml-1 text-lead">{priceUnit}</span>
              <span className="mt-1 block text-muted">{priceExtra}</span>
            </p>
            <ButtonLink href={`/waitlist?plan=${id}`} look="secondary" className="mt-auto">
              Join Waitlist
            </ButtonLink>
          </Card>
        ))}
      </div>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text }) => (
          <li key={title}>
            <Card tone="leaf" className="grid h-full content-start gap-2">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

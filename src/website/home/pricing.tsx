import { onceOffCheaperFromMonth, plans, promises } from "../../content/offer.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { Story } from "../chrome/story.tsx";
import { PlanCard } from "./plan-card.tsx";
import { WaysOut } from "./ways-out.tsx";

const awnings = { "once-off": "#1f5b45", monthly: "#c4622d" } as const;

/** Both plans, then what it costs to leave. */
export function Pricing() {
  return (
    <PageSection
      id="pricing"
      title="Pricing"
      lead="Two plans with the same site and the same care. They differ only in how you pay. We’re at capacity right now, so both start with the waitlist."
    >
      <div className="mb-12">
        <Story layout="row" />
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} awning={awnings[plan.id]} />
        ))}
      </div>
      <p className="mt-6 max-w-2xl text-muted">
        Can’t decide? The once-off build works out cheaper from month {onceOffCheaperFromMonth}.
        Both come with a {promises.moneyBack}, and all prices are in Australian dollars.
      </p>
      <WaysOut />
    </PageSection>
  );
}

import { dollars, midSentence, prices, promises, times } from "../../content/offer.ts";
import { Check, X } from "../../ui/icons.tsx";
import { PageSection } from "../../ui/page-section.tsx";

const comparisons = [
  {
    instead: "DIY builders",
    theirs: "Cheap to start. Then your evenings go on templates, plugins and settings.",
    ours: "We design, write and build it. Your part is telling us about the business.",
  },
  {
    instead: "Expensive developers",
    theirs: "Weeks of meetings and a big quote before you know whether the idea works.",
    ours: `Live in ${times.delivery} for ${dollars(prices.build)} once or ${dollars(prices.monthlyPlan)} per month, and you see a preview before you pay.`,
  },
  {
    instead: "Doing nothing",
    theirs: "Costs nothing today. Customers who search for you find someone else.",
    ours: `A live test of your idea, with ${midSentence(promises.noLockIn)} if it doesn’t work out.`,
  },
] as const;

/** How we compare with the three alternatives. */
export function WhyUs({ companyName }: { companyName: string }) {
  return (
    <PageSection
      id="why"
      tone="forest"
      title={`Why ${companyName}`}
      lead="Most people with an idea do one of three things. Here’s how we compare."
    >
      <ul className="border-line border-b">
        {comparisons.map(({ instead, theirs, ours }) => (
          <li
            key={instead}
            className="grid gap-x-10 gap-y-4 border-line border-t py-8 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,5fr)] md:py-10"
          >
            <h3 className="text-heading">{instead}</h3>
            <p className="flex gap-3 text-muted">
              <X className="mt-1 size-5 shrink-0" />
              {theirs}
            </p>
            <p className="flex gap-3 font-medium">
              <Check className="mt-1 size-5 shrink-0 text-wattle" />
              <span>
                <span className="sr-only">With {companyName}: </span>
                {ours}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

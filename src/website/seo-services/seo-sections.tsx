import { seoServices } from "../../content/seo-services.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageSection } from "../../ui/page-section.tsx";
import { TickList } from "../../ui/tick-list.tsx";

/** The six groups of services, each with its details. */
export function SeoGroups() {
  return (
    <PageSection id="services" tone="sand" title="What we do">
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {seoServices.groups.map(({ title, text, items }) => (
          <li key={title}>
            <Card className="grid h-full content-start gap-3">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{text}</p>
              <TickList
                items={items}
                className="mt-2 grid gap-2 border-line border-t pt-4 text-small"
              />
            </Card>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Why it is worth doing: three benefits. */
export function SeoBenefits() {
  return (
    <PageSection id="benefits" tone="forest" title="What you get out of it">
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {seoServices.benefits.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-3 border-line border-t pt-6">
            <h3 className="text-heading">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The four steps in order, and what nobody can promise. */
export function SeoSteps() {
  const { steps, honesty } = seoServices;
  return (
    <PageSection id="process" title="How it goes">
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3 border-ink border-t pt-6">
            <h3 className="text-heading">
              <span className="text-action-deep">{index + 1}.</span> {title}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <Notice title={honesty.title} className="mt-14 md:mt-18">
        <p className="max-w-3xl">{honesty.text}</p>
      </Notice>
    </PageSection>
  );
}

import { handyman } from "../../content/handyman.ts";
import { Card } from "../../ui/card.tsx";
import { PageSection } from "../../ui/page-section.tsx";

/** Three evenings every handyman knows. */
export function HandymanProblems() {
  const { title, items } = handyman.problems;
  return (
    <PageSection id="problems" tone="sand" title={title}>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-3 border-ink border-t pt-6">
            <h3 className="text-heading">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Six parts of a handyman's site. */
export function HandymanFeatures() {
  const { title, items } = handyman.features;
  return (
    <PageSection id="features" title={title}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ title, text }) => (
          <li key={title}>
            <Card className="grid h-full content-start gap-2.5">
              <h3 className="text-heading">{title}</h3>
              <p className="text-muted">{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The three steps, in order. */
export function HandymanSteps() {
  const { title, items } = handyman.steps;
  return (
    <PageSection id="steps" tone="forest" title={title}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {items.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3 border-line border-t pt-6">
            <h3 className="text-heading">
              <span className="text-wattle">{index + 1}.</span> {title}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

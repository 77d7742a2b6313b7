import type { City, StoryBlock } from "../../content/cities/city.ts";
import { cityFaqs } from "../../content/city-faqs.ts";
import { differences, reasons } from "../../content/city-page.ts";
import { Check } from "../../ui/icons.tsx";
import { PageSection } from "../../ui/page-section.tsx";
import { QuestionList } from "../../ui/question-list.tsx";

type CityProps = { city: City };

/** What the region’s small businesses do, how its year goes, and three facts with their sources. */
export function BusinessStory({ city }: CityProps) {
  const { name, businesses, seasons, facts, population } = city;
  return (
    <PageSection id="local" tone="sand" title={`Small business in ${name}`}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid max-w-2xl content-start gap-6">
          {businesses.map((block) => (
            <Block key={block.kind === "text" ? block.text : block.lead} block={block} />
          ))}
        </div>
        <aside aria-label={`${name} in figures`}>
          <dl className="grid gap-1 border-ink border-t pt-5">
            <dt>Population, {population.area}</dt>
            <dd className="font-heading text-title">{population.label}</dd>
            <dd className="text-muted text-small">{population.source}</dd>
          </dl>
          <ul className="mt-8 border-line border-b">
            {facts.map(({ text, source }) => (
              <li key={text} className="border-ink/25 border-t py-5">
                {text}
                <span className="mt-1 block text-muted text-small">{source}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-3 border-ink border-t pt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
        <h3 className="text-subtitle">A year in {name}</h3>
        <p className="text-lead">{seasons}</p>
      </div>
    </PageSection>
  );
}

function Block({ block }: { block: StoryBlock }) {
  if (block.kind === "text") return <p>{block.text}</p>;
  return (
    <div>
      <p className="font-semibold">{block.lead}</p>
      <ul className="mt-3 grid gap-2.5">
        {block.items.map((item) => (
          <li key={item} className="border-ochre border-l-3 pl-4">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A reason for this city, then three that hold everywhere. */
export function WhyChooseUs({ city }: CityProps) {
  return (
    <PageSection
      id="why"
      layout="beside"
      title={`Why ${city.name} businesses choose us`}
      lead={city.whyUs}
    >
      <ul className="border-ink/25 border-b">
        {reasons.map(({ title, text }) => (
          <li key={title} className="grid gap-1 border-ink/25 border-t py-6">
            <h3 className="text-heading">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The five points that set us apart, after an opening for this city. */
export function WhatIsDifferent({ city }: CityProps) {
  return (
    <PageSection
      id="different"
      tone="forest"
      layout="beside"
      title="What makes us different"
      lead={city.different}
    >
      <ul className="border-line border-b">
        {differences.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-line border-t py-5"
          >
            <Check className="mt-1 size-5 text-wattle" />
            <h3 className="text-heading">{title}</h3>
            <p className="col-start-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** The five questions of a city page. */
export function CityQuestions({ city }: CityProps) {
  return (
    <PageSection id="faq" tone="sand" layout="beside" title={`Questions from ${city.name}`}>
      <QuestionList questions={cityFaqs(city)} />
    </PageSection>
  );
}

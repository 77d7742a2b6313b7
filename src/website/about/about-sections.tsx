import { about } from "../../content/about.ts";
import { X } from "../../ui/icons.tsx";
import { PageSection } from "../../ui/page-section.tsx";

/** Why we started, what we do and where we stand, as prose. */
export function OurStory() {
  return (
    <div className="bg-sand py-18 md:py-28">
      <div className="page-width grid gap-14 md:gap-18">
        {about.sections.map(({ title, paragraphs }) => (
          <section
            key={title}
            className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h2 className="text-title">{title}</h2>
            <div className="grid max-w-2xl gap-5 text-lead">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** How we work, in five short promises. */
export function OurManners() {
  const { title, items } = about.manners;
  return (
    <PageSection id="how-we-work" title={title}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-6">
        {items.map(({ title, text }, index) => (
          <li
            key={title}
            className={`grid content-start gap-2 border-ink border-t pt-6 ${index < 3 ? "lg:col-span-2" : "lg:col-span-3"}`}
          >
            <h3 className="text-heading">{title}</h3>
            <p className="max-w-md text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** What customers don't have to worry about. */
export function WhatWeWont() {
  const { title, items } = about.wont;
  return (
    <PageSection id="what-we-wont-do" tone="forest" layout="beside" title={title}>
      <ul className="border-line border-b">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-line border-t py-5 text-lead">
            <X className="mt-1.5 size-5 shrink-0 text-wattle" />
            {item}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

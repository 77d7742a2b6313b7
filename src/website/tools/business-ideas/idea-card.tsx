import type { ReactNode } from "react";
import type { BusinessIdea } from "../../../content/business-ideas/idea.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { sketchLink } from "../hand-off.ts";
import { startLink } from "./start-link.ts";

/** An idea in full, with a link to start on it. */
export function IdeaCard({ idea, Heading }: { idea: BusinessIdea; Heading: "h2" | "h5" }) {
  return (
    <article className="idea-card rounded-card border border-line bg-surface p-6 sm:p-7">
      <div>
        <Heading className="font-heading text-subtitle">{idea.businessName}</Heading>
        <p className="mt-3">{idea.concept}</p>
      </div>
      <Field label="Who it’s for">
        <p>{idea.targetMarket}</p>
      </Field>
      <Field label="What the website needs">
        <ul>
          {idea.websiteFeatures.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Field>
      <Field label="What it could earn">
        <p>{idea.revenuePotential}</p>
      </Field>
      <Field label="How to begin">
        <ol>
          {idea.gettingStarted.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Field>
      <div className="grid gap-1 self-end">
        <ButtonLink href={startLink(idea)}>
          Start with this idea <span className="sr-only">({idea.businessName})</span>
        </ButtonLink>
        <a
          href={sketchLink({ name: idea.businessName, trade: idea.trade })}
          className="flex min-h-11 items-center justify-center text-link text-small"
        >
          See its website <span className="sr-only">({idea.businessName})</span>
        </a>
      </div>
    </article>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="idea-field border-line border-t pt-4 text-small">
      <p className="font-semibold">{label}</p>
      {children}
    </div>
  );
}

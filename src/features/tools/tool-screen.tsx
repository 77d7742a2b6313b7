import { Check, Lock } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { PageSection } from "../../ui/page-section.tsx";

export type Tool = {
  heading: string;
  lead: string;
  /** What it will ask, in the order of its form. */
  questions: readonly { title: string; text: string }[];
  /** What it gives back. */
  answers: readonly string[];
  /** What it is good for, and what not. */
  honesty: string;
};

/** A free tool that is not open yet: what it asks, what it gives, and the way onto the waitlist. */
export function ToolScreen({ tool, drawing }: { tool: Tool; drawing?: ReactNode }) {
  return (
    <>
      <PageIntro title={tool.heading} lead={tool.lead} drawing={drawing}>
        <p className="flex items-center gap-2.5 font-semibold">
          <Lock aria-hidden="true" className="size-5 shrink-0 text-eucalyptus" />
          No login required
        </p>
      </PageIntro>
      <PageSection
        id="questions"
        tone="sand"
        layout="beside"
        title="What it asks"
        lead="Short questions, plain answers. Leave personal details out: it doesn’t need them."
      >
        <ol className="border-ink/25 border-b">
          {tool.questions.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-ink/25 border-t py-6"
            >
              <span aria-hidden="true" className="font-heading text-action-deep text-heading">
                {index + 1}
              </span>
              <h3 className="text-heading">{title}</h3>
              <p className="col-start-2 text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection id="answers" layout="beside" title="What you get back" lead={tool.honesty}>
        <ul className="grid gap-3">
          {tool.answers.map((answer) => (
            <li key={answer} className="flex gap-3.5 text-lead">
              <Check aria-hidden="true" className="mt-1.5 size-5 shrink-0 text-eucalyptus" />
              {answer}
            </li>
          ))}
        </ul>
      </PageSection>
      <NotOpenYet />
    </>
  );
}

function NotOpenYet() {
  return (
    <section aria-labelledby="not-open-title" className="page-width pb-18 md:pb-28">
      <Card tone="forest" className="grid items-center gap-8 sm:p-10 lg:grid-cols-[1fr_auto]">
        <div className="grid gap-3">
          <h2 id="not-open-title" className="text-subtitle">
            We’re putting the finishing touches on it
          </h2>
          <p className="max-w-2xl text-muted">
            The tool opens on this page soon. Already have an idea? Join the waitlist and bring it
            along: it costs nothing and there’s no obligation.
          </p>
        </div>
        <ButtonLink href="/waitlist" size="large">
          Join Priority Waitlist
        </ButtonLink>
      </Card>
    </section>
  );
}

import type { Ref } from "react";
import type { StartupIdea } from "../../core/ideas/idea-writer.ts";
import type { StartupResult as Result } from "../../core/ideas/suggest-startup.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DomainList } from "./domain-list.tsx";
import { formLink, ideaLink, type StartupValues, startupIdeas } from "./form-values.ts";
import { sketchLink, startupHandOff, startupHandOffWith } from "./hand-off.ts";
import { IdeaLink } from "./idea-link.tsx";
import { Neighbours } from "./neighbours.tsx";
import { type OwnDomain, OwnDomainForm } from "./own-domain-form.tsx";
import { KeepIdea } from "./shortlist/keep-idea.tsx";
import type { KeptIdea } from "./shortlist/shortlist.ts";

type StartupResultProps = {
  result: Result;
  /** The answers it was made from. */
  values: StartupValues;
  /** The domain that was typed without JavaScript. */
  ownDomain: OwnDomain | undefined;
  onAnother: () => void;
  titleRef: Ref<HTMLHeadingElement>;
};

/** An idea with its domains, and what to do next. */
export function StartupResult(props: StartupResultProps) {
  const { result, values, ownDomain, onAnother, titleRef } = props;
  const { idea, domains, neighbours } = result;
  const startWith = (domain: string) => startupHandOffWith(domain, idea);
  return (
    <Card className="grid gap-9 sm:p-10">
      <div className="grid max-w-3xl gap-4">
        <h2 ref={titleRef} tabIndex={-1} className="text-title outline-none">
          {idea.title}
        </h2>
        <p className="text-lead">{idea.summary}</p>
        <Neighbours
          topics={neighbours}
          linkTo={(niche) => ideaLink(startupIdeas, { ...values, niche, variation: 0 })}
        />
      </div>
      <div className="grid gap-9 lg:grid-cols-2 lg:gap-14">
        <div className="grid content-start gap-8">
          <section className="grid gap-2">
            <h3 className="text-heading">Business model</h3>
            <p>{idea.businessModel}</p>
          </section>
          <section className="grid gap-2">
            <h3 className="text-heading">Early traction strategy</h3>
            <p>{idea.tractionStrategy}</p>
          </section>
        </div>
        <section className="grid content-start gap-3">
          <h3 className="text-heading">Suggested domains</h3>
          <DomainList domains={domains} startWith={startWith} />
          <p className="text-muted text-small">
            Available means that neither the registry nor DNS knows the name right now. A registrar
            can confirm that, and the price.
          </p>
          <OwnDomainForm values={values} own={ownDomain} startWith={startWith} />
        </section>
      </div>
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-7">
        <ButtonLink href={startupHandOff(idea)} size="large">
          Start My Free Preview
        </ButtonLink>
        <ButtonLink href={`${startupHandOff(idea)}&form=waitlist`} look="secondary" size="large">
          Join Priority Waitlist with this idea
        </ButtonLink>
        <ButtonLink
          href={formLink(startupIdeas, values)}
          look="secondary"
          size="large"
          data-replay=""
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          Generate Another Idea
        </ButtonLink>
        <a
          href={sketchLink({ name: idea.title, trade: values.niche })}
          className="flex min-h-12 items-center px-2 text-link"
        >
          See its website
        </a>
        <KeepIdea idea={keptStartup(idea, values)} />
        <IdeaLink href={ideaLink(startupIdeas, values)} />
      </div>
    </Card>
  );
}

function keptStartup(idea: StartupIdea, values: StartupValues): KeptIdea {
  return {
    link: ideaLink(startupIdeas, values),
    start: startupHandOff(idea),
    name: idea.title,
    text: idea.summary,
    parts: [
      { label: "Business model", text: idea.businessModel },
      { label: "Early traction strategy", text: idea.tractionStrategy },
    ],
  };
}

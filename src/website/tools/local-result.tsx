import type { Ref } from "react";
import type { LocalIdea } from "../../core/ideas/idea-writer.ts";
import type { LocalResult as Result } from "../../core/ideas/suggest-local.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ideaLink, type LocalValues, localIdeas } from "./form-values.ts";
import { localHandOff, sketchLink } from "./hand-off.ts";
import { ideaFormId } from "./idea-form.tsx";
import { IdeaLink } from "./idea-link.tsx";
import { Neighbours } from "./neighbours.tsx";
import { KeepIdea } from "./shortlist/keep-idea.tsx";
import type { KeptIdea } from "./shortlist/shortlist.ts";

type LocalResultProps = {
  result: Result;
  /** The answers it was made from. */
  values: LocalValues;
  busy: boolean;
  titleRef: Ref<HTMLHeadingElement>;
};

/** An idea with its six fields, and what to do next. */
export function LocalResult({ result, values, busy, titleRef }: LocalResultProps) {
  const { idea, neighbours } = result;
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <h2 ref={titleRef} tabIndex={-1} className="text-subtitle outline-none">
          {idea.businessName}
        </h2>
        <p className="text-lead">{idea.description}</p>
        <Neighbours
          topics={neighbours}
          linkTo={(skills) => ideaLink(localIdeas, { ...values, skills, variation: undefined })}
        />
      </div>
      <dl className="grid gap-5">
        {parts.map(({ field, label }) => (
          <div key={field} className="grid gap-1 border-line border-t pt-4">
            <dt className="font-semibold">{label}</dt>
            <dd>{idea[field]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={localHandOff(idea)}>Start My Free Preview</ButtonLink>
        {/* Sends the form as it is, so it asks only when all four answers are there. */}
        <Button type="submit" form={ideaFormId} look="secondary" disabled={busy} data-replay="">
          Give me another idea
        </Button>
        <a href={ideasSketch(idea, values)} className="flex min-h-12 items-center px-2 text-link">
          See its website
        </a>
        <KeepIdea idea={keptLocal(idea, values)} />
        <IdeaLink href={ideaLink(localIdeas, values)} />
      </div>
    </div>
  );
}

const parts = [
  { field: "localProblem", label: "Local problem" },
  { field: "validationMethod", label: "Validation method" },
  { field: "businessModel", label: "Business model" },
  { field: "estimatedBudget", label: "Estimated budget" },
] as const;

function ideasSketch({ businessName }: LocalIdea, { skills, location }: LocalValues): string {
  return sketchLink({ name: businessName, trade: skills, place: location });
}

function keptLocal(idea: LocalIdea, values: LocalValues): KeptIdea {
  return {
    link: ideaLink(localIdeas, values),
    start: localHandOff(idea),
    name: idea.businessName,
    text: idea.description,
    parts: parts.map(({ field, label }) => ({ label, text: idea[field] })),
  };
}

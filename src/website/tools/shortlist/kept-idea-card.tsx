import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { KeptIdea } from "./shortlist.ts";

/** A kept idea with all its parts. */
export function KeptIdeaCard({ idea, onRemove }: { idea: KeptIdea; onRemove: () => void }) {
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-6 wrap-anywhere sm:p-8">
      <div className="grid gap-3">
        <h2 dir="auto" className="text-subtitle">
          {idea.name}
        </h2>
        <p>{idea.text}</p>
      </div>
      <dl className="grid gap-5">
        {idea.parts.map(({ label, text }) => (
          <div key={label} className="grid gap-1 border-line border-t pt-4">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={idea.start}>Start My Free Preview</ButtonLink>
        <Button look="secondary" onClick={onRemove}>
          Remove <span className="sr-only">{idea.name}</span>
        </Button>
        <a href={idea.link} className="inline-flex min-h-12 items-center px-2 text-link">
          Open it again
        </a>
      </div>
    </Card>
  );
}

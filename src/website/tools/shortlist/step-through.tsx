import { Button } from "../../../ui/button.tsx";
import { ArrowLeft, ArrowRight } from "../../../ui/icons.tsx";

type StepThroughProps = { at: number; of: number; onStep: (by: 1 | -1) => void };

/** The idea before and the one after; after the last comes the first. */
export function StepThrough({ at, of, onStep }: StepThroughProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" onClick={() => onStep(-1)}>
        <ArrowLeft className="size-5" />
        Previous idea
      </Button>
      <Button look="secondary" onClick={() => onStep(1)}>
        Next idea
        <ArrowRight className="size-5" />
      </Button>
      <p role="status" className="text-muted">
        Idea {at + 1} of {of}
      </p>
    </div>
  );
}

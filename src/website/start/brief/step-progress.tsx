import { Check } from "../../../ui/icons.tsx";
import { steps } from "./steps.ts";

type StepProgressProps = {
  /** From 0. */
  current: number;
  /** Goes back to an earlier step. */
  onBackTo(step: number): void;
};

/** Progress through the form. Earlier steps are buttons, later ones only names. */
export function StepProgress({ current, onBackTo }: StepProgressProps) {
  return (
    <nav aria-label="Steps of the brief" className="grid gap-3 noscript:hidden">
      <p className="font-semibold text-muted text-small sm:hidden">
        Step {current + 1} of {steps.length}
      </p>
      <ol className="flex gap-1.5 max-sm:-mb-8">
        {steps.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index === current ? "step" : undefined}
            className={`grid min-h-11 w-full content-start border-t-4 pt-1.5 text-small leading-tight ${index <= current ? "border-eucalyptus" : "border-line"}`}
          >
            {index < current ? (
              <button
                type="button"
                onClick={() => onBackTo(index)}
                className="flex min-h-11 cursor-pointer items-start gap-1 text-left font-semibold text-eucalyptus underline-offset-4 hover:underline"
              >
                <Check className="size-4 shrink-0 max-sm:hidden" />
                <span className="sr-only sm:not-sr-only">{title}</span>
              </button>
            ) : (
              <span
                className={`sr-only sm:not-sr-only ${index === current ? "font-semibold" : "text-muted"}`}
              >
                {title}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

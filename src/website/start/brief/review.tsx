import type { BriefValues } from "../../../core/briefs/fields.ts";
import { tell } from "../../../core/briefs/told.ts";
import type { Step } from "./steps.ts";

// Loaded for the last step. The steps are handed in: a module that the form has too would be its own
// file, which takes more room than this one saves.

type ReviewProps = {
  values: BriefValues;
  steps: readonly Step[];
  files: readonly { name: string }[];
  onChange(step: number): void;
};

/** All the answers, by step, each with a way back to it. */
export function Review({ values, steps, files, onChange }: ReviewProps) {
  const fileNames = files.map(({ name }) => name).join("\n") || "None";
  return (
    <div className="grid divide-y divide-line">
      {steps.map(({ title, fields }, step) => (
        <section
          key={title}
          aria-label={title}
          className="flex items-start justify-between gap-4 py-5 first:pt-0 last:pb-0"
        >
          <dl className="grid min-w-0 gap-3">
            {fields
              .map((field) => (field === "files" ? ["Files", fileNames] : tell(values, field)))
              .filter(([, answer]) => answer)
              .map(([question, answer]) => (
                <div key={question}>
                  <dt className="text-muted text-small">{question}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
                </div>
              ))}
          </dl>
          <button
            type="button"
            onClick={() => onChange(step)}
            className="text-link min-h-11 shrink-0 cursor-pointer"
          >
            Change<span className="sr-only"> {title.toLowerCase()}</span>
          </button>
        </section>
      ))}
    </div>
  );
}

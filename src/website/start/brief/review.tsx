import type { BriefValues } from "../../../core/briefs/fields.ts";

// Loaded for the last step. What the form has already is handed in: a module that both import would
// be a file of its own, which takes more room than this one saves.

type ReviewProps = {
  values: BriefValues;
  styleName(id: string): string;
  steps: readonly { title: string }[];
  files: readonly { name: string }[];
  onChange(step: number): void;
};

/** All the answers, by step, each with a way back to it. */
export function Review({ values, styleName, steps, files, onChange }: ReviewProps) {
  const answers: Answer[][] = [
    [
      ["Business name", values.business_name],
      ["What it does, and for whom", values.business_description],
    ],
    [
      ["Town or area", values.service_area],
      ["Services and prices", values.services],
      ["Opening hours", values.opening_hours],
      ["Current website", values.current_website],
    ],
    [
      ["What the site should do", values.site_goals],
      ["Style", values.style && styleName(values.style)],
    ],
    [
      ["Domain name", values.has_domain === "yes" ? "I have one" : "Not yet"],
      [values.has_domain === "yes" ? "Domain" : "Domain ideas", values.domain_preferences],
      ["Colours", values.color_preferences],
    ],
    [["Files", files.map(({ name }) => name).join("\n") || "None"]],
    [
      ["Email address", values.email],
      ["Your name", values.contact_name],
      ["Phone number", values.phone],
    ],
  ];
  return (
    <div className="grid divide-y divide-line">
      {answers.map((stepAnswers, step) => (
        <section
          key={steps[step]?.title}
          aria-label={steps[step]?.title}
          className="flex items-start justify-between gap-4 py-5 first:pt-0 last:pb-0"
        >
          <dl className="grid min-w-0 gap-3">
            {stepAnswers
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
            Change<span className="sr-only"> {steps[step]?.title.toLowerCase()}</span>
          </button>
        </section>
      ))}
    </div>
  );
}

type Answer = [question: string, answer: string];

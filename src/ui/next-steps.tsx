import { Check } from "lucide-react";
import { Card } from "./card.tsx";

/** Beside a form: what happens once it is sent. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <aside aria-labelledby="what-next">
      <Card tone="sky" className="grid gap-5 lg:sticky lg:top-28">
        <h2 id="what-next" className="text-heading">
          What happens next?
        </h2>
        <ul className="grid gap-4">
          {steps.map((step) => (
            <li key={step} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-eucalyptus" />
              {step}
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}

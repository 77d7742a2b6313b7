import { Card } from "./card.tsx";
import { TickList } from "./tick-list.tsx";

/** Beside a form: what happens after it is sent. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <aside aria-labelledby="what-next">
      <Card tone="sky" className="grid gap-5 lg:sticky lg:top-28">
        <h2 id="what-next" className="text-heading">
          What happens next?
        </h2>
        <TickList items={steps} className="grid gap-4" />
      </Card>
    </aside>
  );
}

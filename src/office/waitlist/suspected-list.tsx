import { plans } from "../../content/offer.ts";
import type { SuspectedSignUp } from "../../core/waitlist/suspected.ts";
import { Button } from "../../ui/button.tsx";

/** Sign-ups that were kept apart, each to be let in or dismissed. */
export function SuspectedList({ suspected }: { suspected: readonly SuspectedSignUp[] }) {
  return (
    <section aria-labelledby="suspected" className="grid gap-3">
      <h2 id="suspected" className="text-heading">
        Suspected sign-ups
      </h2>
      <p className="text-muted text-small">
        A field that people don’t see was filled in, by a program or by a browser that meant well.
        They have no position yet. What nobody lets in is deleted after 30 days.
      </p>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {suspected.map(({ id, name, email, phone, preferred_plan, idea }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div className="grid min-w-0 gap-0.5 break-words text-small">
              <p className="font-semibold">{name}</p>
              <p>{[email, phone].filter(Boolean).join(", ")}</p>
              <p className="text-muted">
                {[
                  plans.find((plan) => plan.id === preferred_plan)?.name,
                  ...Object.values(idea),
                ].join(", ")}
              </p>
            </div>
            <form method="post" className="flex gap-2">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" look="secondary" size="small" name="intent" value="let-in">
                Let in<span className="sr-only"> {name}</span>
              </Button>
              <Button type="submit" look="secondary" size="small" name="intent" value="dismiss">
                Dismiss<span className="sr-only"> {name}</span>
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

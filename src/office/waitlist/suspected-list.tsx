import { broughtIdea } from "../../content/hand-off.ts";
import { plans } from "../../content/offer.ts";
import type { SuspectedSignUp } from "../../core/waitlist/suspected.ts";
import { JudgeForm } from "../shell/judge-form.tsx";
import { Moment } from "../shell/moment.tsx";

type SuspectedListProps = {
  suspected: readonly SuspectedSignUp[];
  /** Whether there may be more than these. */
  more: boolean;
};

/**
 * Sign-ups that were kept apart, the oldest first, each to be let in or dismissed. Many of them
 * scroll in a box, or they would push the waitlist itself out of sight.
 */
export function SuspectedList({ suspected, more }: SuspectedListProps) {
  return (
    <section aria-labelledby="suspected" className="grid gap-3">
      <h2 id="suspected" className="flex items-baseline gap-3 text-heading">
        Suspected sign-ups
        <span className="font-normal font-sans text-muted text-small">
          {suspected.length}
          {more && "+"}
        </span>
      </h2>
      <p className="text-muted text-small">
        A hidden field was filled in, by a bot or by a browser’s autofill. These people have no
        position yet. Sign-ups you don’t let in are deleted after 30 days.
        {more && " These are the oldest; more appear as you work through them."}
      </p>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
        {suspected.map((signUp) => (
          <li
            key={signUp.id}
            className="grid gap-x-6 gap-y-3 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
          >
            <Facts signUp={signUp} />
            <JudgeForm id={signUp.id} of={signUp.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ signUp }: { signUp: SuspectedSignUp }) {
  const { name, email, phone, preferred_plan, idea, created_at } = signUp;
  const brought = broughtIdea({ idea });
  return (
    <div className="wrap-anywhere grid min-w-0 gap-0.5 text-small">
      <p className="font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p>{email}</p>
      {phone && <p>{phone}</p>}
      <p className="text-muted">
        {plans.find((plan) => plan.id === preferred_plan)?.name}, came <Moment at={created_at} />
      </p>
      {(brought.name || brought.text) && (
        <details>
          <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link">
            The idea they brought
          </summary>
          <div className="mt-1 grid gap-1 rounded-small bg-sand p-3">
            {brought.name && <p className="font-semibold">{brought.name}</p>}
            {brought.text && <p>{brought.text}</p>}
          </div>
        </details>
      )}
    </div>
  );
}

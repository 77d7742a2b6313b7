import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { CircleCheck } from "../../ui/icons.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { Letterbox } from "./letterbox.tsx";

type ThanksProps = {
  title: string;
  lead: string;
  /** Empty if nothing follows. */
  steps: readonly string[];
  /** Shown between the title and the steps, such as a position. */
  children?: ReactNode;
  /** Short promises below the steps. */
  marks?: readonly string[];
  /** What a person can do now. */
  now?: ReactNode;
  /** Whether emails go out by themselves. */
  canSend: boolean;
  supportEmail: string;
};

/** A confirmation: what we've received, what happens next, and a link home. */
export function Thanks({
  title,
  lead,
  steps,
  children,
  marks = ["No credit card", "Cancel anytime", "Risk-free"],
  now,
  canSend,
  supportEmail,
}: ThanksProps) {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-14 md:py-24 lg:grid-cols-2">
      <div className="grid content-start justify-items-start gap-6">
        <CircleCheck className="size-14 text-eucalyptus" strokeWidth={1.5} />
        <h1 className="text-title">{title}</h1>
        <p className="max-w-xl text-lead text-muted">{lead}</p>
        {children}
        <Letterbox />
      </div>
      <div className="grid content-start gap-8">
        {steps.length > 0 && (
          <section aria-labelledby="next" className="rounded-card bg-sky p-6 sm:p-9">
            <h2 id="next" className="text-subtitle">
              What happens next
            </h2>
            <ol className="mt-7 grid gap-6">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-full bg-eucalyptus font-semibold text-paper"
                  >
                    {index + 1}
                  </span>
                  <span className="pt-1">{step}</span>
                </li>
              ))}
            </ol>
          </section>
        )}
        <TickList items={marks} className="flex flex-wrap gap-x-6 gap-y-2 font-semibold" />
        {now}
        <ButtonLink href="/" look="secondary" className="justify-self-start">
          Return to Home
        </ButtonLink>
        <p className="text-muted">
          {canSend
            ? "Almost every email from us ends with a link to your page, which shows where things are up to."
            : "Your own page shows where things are up to."}{" "}
          <a className="text-link" href="/me">
            {canSend ? "Lost your link?" : "Ask for your link"}
          </a>
        </p>
        <p className="text-muted">
          Questions? Email{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      </div>
    </div>
  );
}

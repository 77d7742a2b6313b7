import type { handyman } from "../../content/handyman.ts";
import { ButtonLink } from "../../ui/button.tsx";

type EstimateResultProps = {
  copy: typeof handyman.estimator;
  /** In whole dollars, once a service is chosen. */
  estimate: number | undefined;
  /** Where a person goes who wants such a tool. */
  href: string;
};

/** What the chosen jobs cost, and how to get a tool like this. */
export function EstimateResult({ copy, estimate, href }: EstimateResultProps) {
  return (
    <div className="tone-forest grid content-between gap-8 p-6 sm:p-9">
      <div role="status" className="grid content-start gap-2 noscript:hidden">
        {estimate === undefined ? (
          <p className="text-lead text-muted">{copy.emptyNote}</p>
        ) : (
          <>
            <p className="font-semibold">{copy.resultLabel}</p>
            <p className="font-heading text-display even-figures">${estimate}</p>
            <p className="text-muted">{copy.resultNote}</p>
          </>
        )}
      </div>
      <p className="hidden text-lead text-muted noscript:block">{copy.withoutScript}</p>
      <div className="grid gap-3">
        <ButtonLink href={href} size="large">
          {copy.button}
        </ButtonLink>
        <ButtonLink href="/pricing" look="quiet" className="hover:bg-surface hover:text-ink">
          See pricing
        </ButtonLink>
      </div>
    </div>
  );
}

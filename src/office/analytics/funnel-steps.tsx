import { type Steps, shareOf } from "../../core/analytics/funnel.ts";
import { inWords, percent, stepLabels } from "./step-words.ts";

/** What a share is a part of. */
const wholes: Partial<Record<keyof Steps, string>> = {
  tool: "of views",
  form: "of views",
  signUp: "of form views",
  brief: "of form views",
};

/** The steps in a column, each with a bar for its count. */
export function FunnelSteps({ steps }: { steps: Steps }) {
  const most = Math.max(1, ...Object.values(steps));
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {stepLabels.map(([step, label]) => {
        const share = percent(shareOf(steps, step));
        return (
          <li
            key={step}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_6rem_9rem]"
          >
            <span className="font-semibold">{label}</span>
            <svg
              aria-hidden="true"
              className="h-3 w-full max-sm:order-last max-sm:col-span-2"
              preserveAspectRatio="none"
            >
              <rect width="100%" height="100%" rx="3" className="fill-sand" />
              <rect
                width={`${(steps[step] / most) * 100}%`}
                height="100%"
                rx="3"
                className="fill-eucalyptus"
              />
            </svg>
            <span className="text-right font-heading text-heading even-figures">
              {inWords(steps[step])}
            </span>
            <span className="text-right text-muted text-small max-sm:order-last max-sm:col-span-2">
              {share && `${share} ${wholes[step]}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

import { useEffect, useRef, useState } from "react";
import type { handyman } from "../../content/handyman.ts";
import { handymanServices } from "../../content/handyman.ts";
import { Toast } from "../../ui/floating/toast.tsx";
import type { ToastMessage } from "../../ui/floating/toasts.tsx";
import { reportToolUse } from "../analytics/report-tool-use.ts";
import { estimateHandOff, estimateQuote } from "./estimate.ts";
import { EstimateResult } from "./estimate-result.tsx";

export type EstimatorCopy = typeof handyman.estimator;

/**
 * A sample handyman's quote tool: tick jobs, add materials, see the total. Without JavaScript it is
 * a price list that says what the tool would do.
 */
export function QuoteEstimator({ copy }: { copy: EstimatorCopy }) {
  const form = useRef<HTMLFormElement>(null);
  const [estimate, setEstimate] = useState<number>();
  const [href, setHref] = useState(() => estimateHandOff([], false));
  const [toast, setToast] = useState<ToastMessage>();

  function reckon() {
    const ticked = new FormData(form.current ?? undefined);
    const choices = [ticked.getAll("service").map(String), ticked.has("materials")] as const;
    const total = estimateQuote(...choices);
    setEstimate(total);
    setHref(estimateHandOff(...choices));
    if (!total) return;
    reportToolUse();
    // Shown once: after that the number speaks for itself.
    setToast((said) => said ?? { tone: "success", title: copy.toast, text: copy.resultNote });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was ticked before the script loaded
  useEffect(reckon, []);

  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <form
        ref={form}
        onChange={reckon}
        onSubmit={(event) => event.preventDefault()}
        className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
      >
        <div className="grid content-start gap-6 p-6 sm:p-9">
          <fieldset className="grid gap-2">
            <legend className="mb-3 text-heading font-heading">{copy.servicesLegend}</legend>
            {handymanServices.map(({ id, label, price }) => (
              <Tick key={id} name="service" value={id} label={label} aside={`$${price}`} />
            ))}
          </fieldset>
          <Tick
            name="materials"
            value="yes"
            label={copy.materialsLabel}
            aside={copy.materialsHint}
          />
        </div>
        <EstimateResult copy={copy} estimate={estimate} href={href} />
      </form>
      <Toast message={toast} />
    </div>
  );
}

type TickProps = { name: string; value: string; label: string; aside: string };

/** A checkbox that can be clicked anywhere on its row; without JavaScript only the row's words. */
function Tick({ name, value, label, aside }: TickProps) {
  return (
    <label className="choice flex min-h-14 items-center gap-3.5 px-4 py-3 noscript:cursor-auto">
      <input
        type="checkbox"
        name={name}
        value={value}
        className="size-5.5 shrink-0 accent-eucalyptus outline-none noscript:hidden"
      />
      <span className="grow font-semibold">{label}</span>
      <span className="text-right text-muted">{aside}</span>
    </label>
  );
}

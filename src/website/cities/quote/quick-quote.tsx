import "./quick-quote.css";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { dollars, prices } from "../../../content/offer.ts";
import { Minus, Plus } from "../../../ui/icons.tsx";
import { reportToolUse } from "../../analytics/report-tool-use.ts";
import { clampPages, pageRange, quoteFor } from "./quote.ts";
import { QuoteSlip } from "./quote-slip.tsx";

const usual = quoteFor({ pages: pageRange.usual, assistant: true, store: false });

/**
 * How many pages, with or without an assistant and a store, and what that costs. Choices made
 * before the script loads are kept. Without JavaScript it is only the price, and says so.
 */
export function QuickQuote() {
  const form = useRef<HTMLFormElement>(null);
  const [quote, setQuote] = useState(usual);

  function reckon() {
    const chosen = new FormData(form.current ?? undefined);
    const assistant = chosen.has("assistant");
    const store = chosen.has("store");
    setQuote(({ pages }) =>
      quoteFor({ pages: clampPages(String(chosen.get("pages"))) ?? pages, assistant, store }),
    );
  }
  useEffect(reckon, []);
  const { pages, assistant, store } = quote;
  const isUsual = pages === usual.pages && assistant === usual.assistant && store === usual.store;
  useEffect(() => {
    if (!isUsual) reportToolUse();
  }, [isUsual]);

  /**
   * Puts what is in the field within the range, a step further if a button was pressed. The field is
   * asked, since quick presses may come before the last one is drawn.
   */
  function settlePages(step = 0) {
    const field = form.current?.querySelector<HTMLInputElement>("[name=pages]");
    if (field) field.value = String(clampPages((clampPages(field.value) ?? quote.pages) + step));
    reckon();
  }

  return (
    <form
      ref={form}
      noValidate
      onInput={reckon}
      onSubmit={(event) => {
        event.preventDefault();
        settlePages();
      }}
      className="grid overflow-hidden rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-between gap-5 p-6 noscript:hidden sm:p-9">
        <PageCount onStep={settlePages} pages={quote.pages}>
          <input
            type="number"
            inputMode="numeric"
            name="pages"
            id="quote-pages"
            min={pageRange.fewest}
            max={pageRange.most}
            defaultValue={pageRange.usual}
            aria-describedby="quote-range"
            onBlur={() => settlePages()}
            className="page-count h-12 w-18 rounded-card border border-edge text-center font-semibold even-figures"
          />
        </PageCount>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-heading text-heading">What should it do?</legend>
          <Toggle
            name="assistant"
            defaultChecked
            label="AI assistant"
            detail="Answers your customers and takes their details."
            price={prices.aiAddOn}
          />
          <Toggle
            name="store"
            label="Online store"
            detail="A catalogue and a way to pay."
            price={prices.storeAddOn}
          />
        </fieldset>
      </div>
      <QuoteSlip quote={quote} />
    </form>
  );
}

type PageCountProps = { pages: number; onStep: (step: 1 | -1) => void; children: ReactNode };

/** The field between its two buttons, which stay focusable at both ends of the range. */
function PageCount({ pages, onStep, children }: PageCountProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <label htmlFor="quote-pages" className="font-heading text-heading">
          How many pages?
        </label>
        <p id="quote-range" className="text-muted text-small">
          From {pageRange.fewest} to {pageRange.most}, all at the same price.
        </p>
      </div>
      <div className="flex gap-2">
        <Step label="One page fewer" end={pages <= pageRange.fewest} onClick={() => onStep(-1)}>
          <Minus className="size-5" />
        </Step>
        {children}
        <Step label="One page more" end={pages >= pageRange.most} onClick={() => onStep(1)}>
          <Plus className="size-5" />
        </Step>
      </div>
    </div>
  );
}

type StepProps = ComponentProps<"button"> & {
  label: string;
  /** The end of the range. */
  end: boolean;
};

function Step({ label, end, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end || undefined}
      data-replay="each"
      onClick={end ? undefined : onClick}
      className="grid size-12 cursor-pointer touch-manipulation place-items-center rounded-card border border-edge hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:text-edge aria-disabled:hover:border-edge"
    >
      {children}
    </button>
  );
}

type ToggleProps = ComponentProps<"input"> & { label: string; detail: string; price: number };

/** A checkbox that can be clicked anywhere on its row. */
function Toggle({ label, detail, price, ...input }: ToggleProps) {
  const id = useId();
  return (
    <label className="choice flex min-h-14 items-center gap-3.5 px-4 py-3">
      <input
        type="checkbox"
        {...input}
        aria-describedby={id}
        className="size-5.5 shrink-0 accent-eucalyptus outline-none"
      />
      <span className="grid grow">
        <span className="font-semibold">{label}</span>
        <span className="text-muted text-small">{detail}</span>
      </span>
      <span id={id} className="shrink-0 font-semibold text-eucalyptus">
        adds {dollars(price)}
      </span>
    </label>
  );
}

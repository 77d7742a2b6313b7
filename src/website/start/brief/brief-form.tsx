import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type BriefValues, longest } from "../../../core/briefs/fields.ts";
import { type BriefAnswer, briefMessages, briefThankYou } from "../../../core/briefs/sent-form.ts";
import { Toast } from "../../../ui/floating/toast.tsx";
import type { ToastMessage } from "../../../ui/floating/toasts.tsx";
import { TrapField } from "../../../ui/forms/trap-field.tsx";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Notice } from "../../../ui/notice.tsx";
import { BriefField } from "./brief-field.tsx";
import { BriefNotice } from "./brief-notice.tsx";
import { briefValues } from "./brief-values.ts";
import { FilePicker } from "./file-picker.tsx";
import { forgetForm } from "./form-memory.ts";
import { postBrief } from "./post-brief.ts";
import type { Review } from "./review.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { StepProgress } from "./step-progress.tsx";
import { filesStep, firstWrongStep, lastStep, notes, steps, untilScript } from "./steps.ts";
import { useFormMemory } from "./use-form-memory.ts";
import { useUploads } from "./use-uploads.ts";

type BriefFormProps = {
  /** Where the form is posted: its own page, with its query. */
  action: string;
  /** Initial values: from a hand-off, or typed before a post without JavaScript. */
  values: BriefValues;
  /** The server's answer to a post without JavaScript. */
  answer?: BriefAnswer | undefined;
  /** The photos that make a website of their trade. */
  photos: readonly string[];
  supportEmail: string;
};

/**
 * The brief: one long form that posts to its own URL. With JavaScript it goes step by step, uploads
 * files as they are added, and saves what is typed in the browser until it is sent.
 */
export function BriefForm({ action, photos, supportEmail, ...start }: BriefFormProps) {
  const [step, setStep] = useState(0);
  const [answer, setAnswer] = useState(start.answer);
  const [toast, setToast] = useState<ToastMessage>();
  const element = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const uploads = useUploads();

  /** After an answer to a post without JavaScript all questions stay on the page. */
  const stepwise = start.answer === undefined;
  const onStep = (next: number) => stepwise && setStep(next);
  const memory = useFormMemory({ form: element, brought: start.values, uploads, step, onStep });
  const live = memory.live;
  const oneByOne = live && stepwise;
  const isLast = step === lastStep;

  // Loaded for the last step (decision 006); a brief can be sent without having been looked over.
  const [ReviewOf, setReview] = useState<typeof Review>();
  useEffect(() => {
    if (!isLast) return;
    import("./review.tsx").then(
      (loaded) => setReview(() => loaded.Review),
      () => {},
    );
  }, [isLast]);

  const { field, ...form } = useForm({
    values: start.values,
    longest,
    errors: start.answer?.outcome === "invalid" ? start.answer.errors : undefined,
    asked: stepwise && !isLast ? steps[step]?.fields : undefined,
    read: briefValues,
    loadCheck: async () => (await import("../../../core/briefs/schema.ts")).briefErrors,
    reveal: (errors) => onStep(firstWrongStep(errors) ?? step),
    send: stepwise && !isLast ? async () => goTo(step + 1) : send,
  });

  function goTo(next: number): undefined {
    flushSync(() => {
      form.clear();
      setStep(next);
    });
    heading.current?.focus();
  }

  async function send(_typed: BriefValues, form: HTMLFormElement) {
    if (uploads.isBusy) return undefined;
    const keys = uploads.kept.map(({ key }) => key);
    const received = await postBrief(form, keys, uploads.failures, memory.submissionId.current);
    if (received.outcome === "sent") {
      forgetForm();
      location.assign(briefThankYou(received));
      return new Promise<undefined>(() => {}); // stays busy until the next page loads
    }
    setAnswer(received);
    if (received.outcome !== "invalid") {
      setToast({ tone: "error", ...briefMessages.failed });
      return undefined;
    }
    uploads.forget(received.missingKeys ?? []);
    return received.errors;
  }

  function startOver(): void {
    if (!confirm("Clear everything you typed and remove your files?")) return;
    element.current?.reset();
    uploads.clear();
    memory.startOver();
    setAnswer(undefined);
    goTo(0);
  }

  return (
    <form
      ref={element}
      method="post"
      action={action}
      encType="multipart/form-data"
      {...form.props}
      onInput={form.busy ? undefined : memory.save}
      className="grid gap-8"
    >
      {stepwise && <StepProgress current={step} onBackTo={goTo} />}
      <BriefNotice answer={answer} supportEmail={supportEmail} />
      {memory.restored && (
        <Notice role="status" title="Welcome back">
          <p>What you typed on this device last time is still here.</p>
          {memory.putBack && (
            <button
              type="button"
              onClick={memory.putBack}
              className="text-link min-h-11 cursor-pointer"
            >
              Put back what I wrote before
            </button>
          )}
        </Notice>
      )}
      {(oneByOne && isLast ? steps : steps.slice(0, lastStep)).map(({ title, fields }, index) => (
        <section
          key={title}
          aria-labelledby={`step-${index}`}
          hidden={oneByOne && index !== step}
          className={`grid gap-6 ${index > 0 && !oneByOne ? "border-line border-t pt-7" : ""} ${index > 0 && !live && stepwise ? untilScript : ""}`}
        >
          <h2
            id={`step-${index}`}
            ref={index === step ? heading : undefined}
            tabIndex={-1}
            className="text-subtitle outline-none"
          >
            {title}
          </h2>
          {notes[title] && <p className="text-muted">{notes[title]}</p>}
          {fields.map((name) =>
            name === "files" ? (
              <FilePicker
                key={name}
                uploads={uploads}
                photos={photos}
                live={live}
                takesPaste={live && (step === filesStep || !stepwise)}
                error={form.errors.files}
              />
            ) : (
              <BriefField key={name} {...field(name)} isMarked={!notes[title]} live={live} />
            ),
          )}
          {index === lastStep && ReviewOf && (
            <ReviewOf
              values={briefValues(new FormData(element.current ?? undefined))}
              steps={steps.slice(0, lastStep)}
              files={uploads.kept}
              onChange={goTo}
            />
          )}
        </section>
      ))}
      <TrapField />
      <StepButtons
        step={step}
        stepwise={stepwise}
        live={live}
        busy={form.busy}
        uploading={uploads.isBusy}
        onBack={() => goTo(step - 1)}
      />
      <p className="flex flex-wrap items-center gap-x-4 border-line border-t pt-4 text-muted text-small noscript:hidden">
        Saved on this device as you type.
        <button
          type="button"
          data-replay=""
          onClick={startOver}
          className="text-link min-h-11 cursor-pointer"
        >
          Start over
        </button>
      </p>
      <Toast message={toast} />
    </form>
  );
}

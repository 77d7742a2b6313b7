import { lazy, Suspense } from "react";
import { trapField } from "../../../core/briefs/fields.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { BusinessFields, ContactFields, DomainFields, GoalsFields } from "./brief-fields.tsx";
import { BriefNotice } from "./brief-notice.tsx";
import { FilePicker } from "./file-picker.tsx";
import { Review } from "./review.tsx";
import { StepProgress } from "./step-progress.tsx";
import { filesStep, lastStep, steps } from "./steps.ts";
import { type BriefStart, useBrief } from "./use-brief.ts";

const Toasts = lazy(() => import("../../../ui/toasts.tsx"));

type BriefFormProps = BriefStart & {
  /** Where the form is posted: its page, with what came along in the query. */
  action: string;
  supportEmail: string;
};

/**
 * The brief. One long form that posts to its own address; with JavaScript it goes step by step, sends
 * files ahead, and keeps what is typed in the browser until it is sent.
 */
export function BriefForm({ action, supportEmail, ...start }: BriefFormProps) {
  const brief = useBrief(start);
  const { live, stepwise, step, errors, uploads, goTo, isLast } = brief;
  const fields = { values: start.values, errors };
  const panels = [
    <BusinessFields key="business" {...fields} />,
    <GoalsFields key="goals" {...fields} />,
    <DomainFields key="domain" {...fields} />,
    <FilePicker
      key="files"
      uploads={uploads}
      live={live}
      takesPaste={live && (step === filesStep || !stepwise)}
      error={errors.files}
    />,
    <ContactFields key="contact" {...fields} />,
  ];

  return (
    <form
      ref={brief.form}
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      onSubmit={brief.submit}
      onInput={brief.changed}
      className="grid gap-8"
    >
      {stepwise && <StepProgress current={step} onBackTo={goTo} />}
      <BriefNotice answer={brief.answer} supportEmail={supportEmail} />
      {brief.restored && (
        <Notice role="status" title="Welcome back">
          <p>What you typed on this device last time is still here.</p>
        </Notice>
      )}
      {panels.map((panel, index) => (
        <section
          key={panel.key}
          aria-labelledby={`step-${index}`}
          hidden={live && stepwise && index !== step}
          className={`grid gap-6 ${index > 0 && !(live && stepwise) ? "border-line border-t pt-7" : ""} ${index > 0 && !live && stepwise ? untilScript : ""}`}
        >
          <h2
            id={`step-${index}`}
            ref={index === step ? brief.heading : undefined}
            tabIndex={-1}
            className="text-subtitle outline-none"
          >
            {steps[index]?.title}
          </h2>
          {panel}
        </section>
      ))}
      {live && stepwise && isLast && (
        <section aria-labelledby="step-last" className="grid gap-6">
          <h2
            id="step-last"
            ref={brief.heading}
            tabIndex={-1}
            className="text-subtitle outline-none"
          >
            {steps[lastStep]?.title}
          </h2>
          <Review
            values={brief.typed}
            fileNames={uploads.kept.map(({ name }) => name)}
            onChange={goTo}
          />
        </section>
      )}
      <div hidden>
        <label htmlFor={trapField}>Leave this empty</label>
        <input id={trapField} name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {live && stepwise && step > 0 && (
          <Button
            look="secondary"
            size="large"
            // There, each answer has its own way back, and a phone no room beside the long button.
            className={isLast ? "max-sm:hidden" : ""}
            onClick={() => goTo(step - 1)}
          >
            Back
          </Button>
        )}
        {stepwise && !(live && isLast) && (
          <Button type="submit" size="large" data-replay className="noscript:hidden">
            Continue
          </Button>
        )}
        {(!live || !stepwise || isLast) && (
          <Button
            type="submit"
            size="large"
            className={!live && stepwise ? untilScript : ""}
            busy={brief.busy || (live && uploads.isBusy)}
            busyLabel={uploads.isBusy ? "Uploading files..." : "Sending your brief..."}
          >
            Send my brief
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 border-line border-t pt-4 text-muted text-small noscript:hidden">
        Saved on this device as you type.
        <button
          type="button"
          data-replay
          onClick={brief.startOver}
          className="text-link min-h-11 cursor-pointer"
        >
          Start over
        </button>
      </p>
      <Suspense>{brief.toast && <Toasts message={brief.toast} />}</Suspense>
    </form>
  );
}

/** Where scripts run, later steps wait for theirs; a browser without them shows everything. */
const untilScript = "[@media(scripting:enabled)]:hidden";

import { Button } from "../../../ui/button.tsx";
import { lastStep, untilScript } from "./steps.ts";

type StepButtonsProps = {
  step: number;
  /** Whether the form goes step by step, once the script runs. */
  stepwise: boolean;
  /** Whether the script runs. */
  live: boolean;
  busy: boolean;
  uploading: boolean;
  onBack(): void;
};

/** A step's buttons; without JavaScript only the one that sends everything. */
export function StepButtons({ step, stepwise, live, busy, uploading, onBack }: StepButtonsProps) {
  const isLast = step === lastStep;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {live && stepwise && step > 0 && (
        <Button
          look="secondary"
          size="large"
          // On the last step each answer has its own way back, and a phone has no room beside the
          // long button.
          className={isLast ? "max-sm:hidden" : ""}
          onClick={onBack}
        >
          Back
        </Button>
      )}
      {stepwise && !(live && isLast) && (
        <Button type="submit" size="large" data-replay="" className="noscript:hidden">
          Continue
        </Button>
      )}
      {(!live || !stepwise || isLast) && (
        <Button
          type="submit"
          size="large"
          className={!live && stepwise ? untilScript : ""}
          busy={busy || (live && uploading)}
          busyLabel={uploading ? "Uploading files..." : "Sending your brief..."}
        >
          Send my brief
        </Button>
      )}
    </div>
  );
}

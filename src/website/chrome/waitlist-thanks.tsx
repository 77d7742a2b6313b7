import { times } from "../../content/offer.ts";
import { Thanks } from "./thanks.tsx";

type WaitlistThanksProps = {
  /** Left out when the address does not carry a believable one. */
  position: number | undefined;
  /** Whether no confirmation goes out, see `BriefThanks`. */
  emailHeld: boolean;
  supportEmail: string;
};

/** After joining the waitlist. */
export function WaitlistThanks({ position, emailHeld, supportEmail }: WaitlistThanksProps) {
  return (
    <Thanks
      title="You're on the Priority List!"
      lead="Thanks for joining. We’ll take it from here."
      steps={[
        emailHeld
          ? "Your place in line is kept. Your address has had several emails from us today, so we won’t send another to confirm it."
          : "A confirmation email with your place in line is on its way to you.",
        `We’ll contact you within ${times.waitOnConfirmation}, as soon as a spot opens.`,
        "You decide then. There’s no obligation to go ahead.",
      ]}
      supportEmail={supportEmail}
    >
      <dl className="grid w-full max-w-md divide-y divide-line rounded-card border border-line bg-surface px-6">
        {position && (
          <div className="flex items-baseline justify-between gap-6 py-4">
            <dt>Your position</dt>
            <dd className="font-heading text-title">#{position}</dd>
          </div>
        )}
        <div className="py-5">
          <dt className="sr-only">Wait</dt>
          <dd className="font-semibold">{times.waitOnConfirmation} estimated wait</dd>
        </div>
      </dl>
    </Thanks>
  );
}

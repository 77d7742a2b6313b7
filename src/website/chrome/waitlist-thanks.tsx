import { times } from "../../content/offer.ts";
import type { ConfirmationEmail } from "./confirmation-email.ts";
import { StorySection } from "./story.tsx";
import { Thanks } from "./thanks.tsx";
import { WhatNow } from "./what-now.tsx";

type WaitlistThanksProps = {
  /** Left out if the URL has none, or not a plausible one. */
  position: number | undefined;
  email: ConfirmationEmail;
  company: { name: string; url: string };
  supportEmail: string;
};

/** After joining the waitlist. */
export function WaitlistThanks({ position, email, company, supportEmail }: WaitlistThanksProps) {
  return (
    <Thanks
      title="You’re on the Priority List!"
      lead="Thanks for joining. We’ll take it from here."
      steps={[
        firstSteps[email],
        `We’ll contact you within ${times.waitOnConfirmation}, as soon as a spot opens.`,
        "You decide then. There’s no obligation to go ahead.",
      ]}
      now={
        <>
          <StorySection />
          <WhatNow offersPreview={false} company={company} />
        </>
      }
      canSend={email !== "kept"}
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

const firstSteps: Record<ConfirmationEmail, string> = {
  sent: "A confirmation email with your place in the queue is on its way to you.",
  held: "Your place in the queue is saved. Your address has had several emails from us today, so we won’t send another to confirm it.",
  kept: "Your place in the queue is saved. We’re not sending automatic emails right now, so please note your position.",
};

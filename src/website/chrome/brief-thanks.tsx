import { times } from "../../content/offer.ts";
import { Thanks } from "./thanks.tsx";

type BriefThanksProps = {
  /** Whether no receipt goes out: the address has had all that our forms may send it in a day. */
  emailHeld: boolean;
  supportEmail: string;
};

/** After sending a brief. */
export function BriefThanks({ emailHeld, supportEmail }: BriefThanksProps) {
  return (
    <Thanks
      title="Thanks! We've Got Your Brief"
      lead={`We’re on it. Your preview will be ready within ${times.preview}.`}
      steps={[
        "We review your brief, and write to you if anything is unclear.",
        `We build your preview within ${times.preview}, with the AI agent in it.`,
        "You get the preview link by email and can open it on any phone or computer.",
        "You decide. If you don’t like it, you pay nothing.",
      ]}
      supportEmail={supportEmail}
    >
      {emailHeld && (
        <p className="max-w-xl">
          Your address has had several emails from us today, so we won’t send another to confirm
          this one. Your brief is with us all the same.
        </p>
      )}
    </Thanks>
  );
}

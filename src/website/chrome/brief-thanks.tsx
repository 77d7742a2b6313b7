import { times } from "../../content/offer.ts";
import type { ConfirmationEmail } from "./confirmation-email.ts";
import { Thanks } from "./thanks.tsx";
import { WhatNow } from "./what-now.tsx";

type BriefThanksProps = {
  /** Whether a file that came with it could not be kept. */
  hasDropped: boolean;
  email: ConfirmationEmail;
  company: { name: string; url: string };
  supportEmail: string;
};

/** After sending a brief that an operator has to look at first. */
export function KeptApartThanks({
  company,
  supportEmail,
}: Omit<BriefThanksProps, "email" | "hasDropped">) {
  return (
    <Thanks
      title="Thanks! We’ve Got Your Brief"
      lead="It looks as if a program filled in part of the form, so one of us will check it before we start. There’s nothing more to do."
      steps={[]}
      now={<WhatNow offersPreview={false} company={company} />}
      supportEmail={supportEmail}
    />
  );
}

/** After sending a brief. */
export function BriefThanks({ hasDropped, email, company, supportEmail }: BriefThanksProps) {
  return (
    <Thanks
      title="Thanks! We’ve Got Your Brief"
      lead={`We’re on it. Your preview will be ready within ${times.preview}.`}
      steps={[
        "We review your brief, and write to you if anything is unclear.",
        `We build your preview within ${times.preview}, with the AI agent in it.`,
        `You get the preview link${email === "kept" ? "" : " by email"} and can open it on any phone or computer.`,
        "You decide. If you don’t like it, you pay nothing.",
      ]}
      now={<WhatNow offersPreview={false} company={company} />}
      supportEmail={supportEmail}
    >
      {hasDropped && (
        <p className="max-w-xl">
          We couldn’t draw an SVG that you sent, so it isn’t with your brief. Please email it to{" "}
          {supportEmail} as PNG or PDF.
        </p>
      )}
      {email !== "sent" && (
        <p className="max-w-xl">
          {email === "held"
            ? "Your address has had several emails from us today, so we won’t send another to confirm this brief."
            : "We’re not sending automatic emails right now, so you won’t get a confirmation."}{" "}
          Your brief has still reached us.
        </p>
      )}
    </Thanks>
  );
}

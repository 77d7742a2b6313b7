import { times } from "../../content/offer.ts";
import type { ConfirmationEmail } from "./confirmation-email.ts";
import { KeptSketch } from "./kept-sketch.tsx";
import { StorySection } from "./story.tsx";
import { Thanks } from "./thanks.tsx";
import { WhatNow } from "./what-now.tsx";

type BriefThanksProps = {
  /** Whether a file that came with it could not be kept. */
  hasDropped: boolean;
  /** What it began with, if that is still there. */
  sketch?: { name: string; path: string } | undefined;
  email: ConfirmationEmail;
  company: { name: string; url: string };
  supportEmail: string;
};

/** After sending a brief that an operator has to look at first. */
export function KeptApartThanks({
  email,
  company,
  supportEmail,
}: Omit<BriefThanksProps, "hasDropped" | "sketch">) {
  return (
    <Thanks
      title="Thanks! We’ve Got Your Brief"
      lead="Part of the form looks like it was filled in automatically, so one of us will check it before we start. There’s nothing more you need to do."
      steps={[]}
      now={<WhatNow offersPreview={false} company={company} />}
      canSend={email !== "kept"}
      supportEmail={supportEmail}
    />
  );
}

/** After sending a brief. */
export function BriefThanks({
  hasDropped,
  sketch,
  email,
  company,
  supportEmail,
}: BriefThanksProps) {
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
      now={
        <>
          <StorySection />
          <WhatNow offersPreview={false} company={company} />
        </>
      }
      canSend={email !== "kept"}
      supportEmail={supportEmail}
    >
      {sketch && <KeptSketch sketch={sketch} />}
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

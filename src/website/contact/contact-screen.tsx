import type { ReactNode } from "react";
import { times } from "../../content/offer.ts";
import { Card } from "../../ui/card.tsx";
import { NextSteps } from "../../ui/next-steps.tsx";

/** The contact page around its form. */
export function ContactScreen({
  supportEmail,
  canSend,
  children,
}: {
  supportEmail: string;
  /** Whether emails go out by themselves. */
  canSend: boolean;
  children: ReactNode;
}) {
  return (
    <div className="page-width grid gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div className="grid content-start gap-8">
        <header className="grid gap-4">
          <h1 className="text-title">Contact us</h1>
          <p className="text-lead text-muted">
            Ask us anything. If you’d rather use your own email app, write to{" "}
            <a className="text-link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
            .
          </p>
          <p className="text-muted">
            Waiting for us, or a customer already?{" "}
            {canSend
              ? "Almost every email from us ends with a link to your page, which shows where things are up to."
              : "Your own page shows where things are up to."}{" "}
            <a className="text-link" href="/me">
              {canSend ? "Lost your link?" : "Ask for your link"}
            </a>
          </p>
        </header>
        <Card>{children}</Card>
      </div>
      <NextSteps steps={whatHappensNext} />
    </div>
  );
}

const whatHappensNext = [
  "A person reads your message.",
  `We reply to your email address within ${times.supportReply}.`,
  "There’s nothing to pay, and we don’t add you to a newsletter.",
] as const;

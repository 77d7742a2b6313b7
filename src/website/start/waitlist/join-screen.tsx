import type { ReactNode } from "react";
import type { HandOff } from "../../../content/hand-off.ts";
import { times } from "../../../content/offer.ts";
import { Card } from "../../../ui/card.tsx";
import { NextSteps } from "../../../ui/next-steps.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { StorySection } from "../../chrome/story.tsx";
import { BroughtIdea } from "../brought-idea.tsx";

type JoinScreenProps = {
  handOff: HandOff;
  /** Where to go after joining. */
  next: string | undefined;
  /** Whether there is a mail server. */
  canSend: boolean;
  /** The form. */
  children: ReactNode;
};

/** The waitlist screen around its form. */
export function JoinScreen({ handOff, next, canSend, children }: JoinScreenProps) {
  return (
    <div className="page-width grid gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div className="grid content-start gap-8">
        <header className="grid gap-4">
          <h1 className="text-title">Join the priority waitlist</h1>
          <p className="text-lead text-muted">
            Fill in four short fields to get your place in the queue.
          </p>
        </header>
        <Notice title="We’re Currently at Capacity">
          <p>
            Every build gets our full attention, so we take on a few at a time. Join the waitlist
            and we’ll contact you when a spot opens, {times.waitOnForm}.
          </p>
        </Notice>
        <BroughtIdea handOff={handOff} fate="We’ll keep it with your place in the queue." />
        <Card>{children}</Card>
        {next && (
          <p>
            <a className="font-semibold underline" href={next}>
              Continue
            </a>
          </p>
        )}
      </div>
      <div className="grid content-start gap-8">
        <NextSteps steps={whatHappensNext(canSend)} />
        <StorySection isText />
      </div>
    </div>
  );
}

const whatHappensNext = (canSend: boolean) => [
  canSend
    ? "You’ll get a confirmation email with your position."
    : "You’ll see your position as soon as you’ve joined. Please note it.",
  "We’ll contact you when spots open.",
  "You get priority access, with no obligation to go ahead.",
];

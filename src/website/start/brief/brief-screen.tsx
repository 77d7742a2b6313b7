import type { ReactNode } from "react";
import type { HandOff } from "../../../content/hand-off.ts";
import { promises, times } from "../../../content/offer.ts";
import type { ChosenSketch } from "../../../core/briefs/briefs.ts";
import type { Place } from "../../../core/waitlist/places.ts";
import { Card } from "../../../ui/card.tsx";
import { NextSteps } from "../../../ui/next-steps.tsx";
import { StorySection } from "../../chrome/story.tsx";
import { BroughtIdea } from "../brought-idea.tsx";
import { BroughtSketch } from "../brought-sketch.tsx";
import { PlaceNotice } from "../place-notice.tsx";
import { StyleDrawings } from "./style-drawings.tsx";

type BriefScreenProps = {
  handOff: HandOff;
  /** The sketch that led here. */
  sketch: ChosenSketch | undefined;
  /** The place on the waitlist that an invitation came with. */
  place: Place | undefined;
  /** Whether there is a mail server. */
  canSend: boolean;
  /** The form. */
  children: ReactNode;
};

/** The screen of the preview brief around its form. */
export function BriefScreen({ handOff, sketch, place, canSend, children }: BriefScreenProps) {
  return (
    <div className="page-width grid gap-8 py-10 md:py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
      <div className="grid content-start gap-8">
        <header className="grid gap-4">
          <h1 className="text-title">Request a free preview</h1>
          <p className="text-lead text-muted">
            Tell us about your business and we’ll build you a preview within {times.preview}. It
            takes about five minutes.
          </p>
        </header>
        {place && <PlaceNotice place={place} />}
        {sketch && <BroughtSketch sketch={sketch} />}
        <BroughtIdea handOff={handOff} fate="It’s in the form already. Change what you like." />
        <StyleDrawings />
        <Card>{children}</Card>
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
    ? "We email you to confirm that your brief has arrived."
    : "The next page confirms that your brief has arrived.",
  `We build your preview within ${times.preview}, with the AI agent in it, and ${canSend ? "email" : "send"} you the link.`,
  "You decide. If you don’t like it, you pay nothing.",
  `${promises.noCardForPreview}.`,
];

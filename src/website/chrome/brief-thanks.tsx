import { times } from "../../content/offer.ts";
import { Thanks } from "./thanks.tsx";

/** After sending a brief. */
export function BriefThanks({ supportEmail }: { supportEmail: string }) {
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
    />
  );
}

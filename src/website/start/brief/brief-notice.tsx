import { type BriefAnswer, briefMessages } from "../../../core/briefs/sent-form.ts";
import { minutes } from "../../../platform/time/minutes.ts";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Explains a failed attempt when no field's message does. It has no role: with JavaScript a toast
 * announces the same, and without it the page is new.
 */
export function BriefNotice({
  answer,
  supportEmail,
}: {
  answer: BriefAnswer | undefined;
  supportEmail: string;
}) {
  if (!answer || answer.outcome === "sent") return null;
  if (answer.outcome === "invalid") {
    return (
      <Notice tone="error" title="Nearly there">
        <p>Some answers need another look.</p>
      </Notice>
    );
  }
  return (
    <Notice tone="error" title={briefMessages.failed.title}>
      <p>
        {answer.outcome === "too-many"
          ? `Too many attempts from your connection. Please wait ${minutes(answer.retryAfterSeconds)} and try again. `
          : `${briefMessages.failed.text} `}
        What you typed is still in the form. Our address:{" "}
        <a className="font-semibold underline" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </p>
    </Notice>
  );
}

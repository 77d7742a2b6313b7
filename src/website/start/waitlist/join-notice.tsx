import { type JoinAnswer, joinMessages } from "../../../core/waitlist/fields.ts";
import { minutes } from "../../../platform/minutes.ts";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Explains a failed attempt when no field's message does. It has no role: with JavaScript a toast
 * announces the same, and without it the page is new.
 */
export function JoinNotice({
  answer,
  supportEmail,
}: {
  answer: JoinAnswer | undefined;
  supportEmail: string;
}) {
  const contact = (
    <a className="font-semibold underline" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
  switch (answer?.outcome) {
    case "joined": {
      const { title, text } = joinMessages.joined(answer);
      return (
        <Notice tone="success" title={title}>
          <p>{text}</p>
        </Notice>
      );
    }
    case "already-waiting": {
      const { title, text } = joinMessages.alreadyWaiting(answer.position);
      return (
        <Notice title={title}>
          <p>{text}</p>
        </Notice>
      );
    }
    case "too-many":
      return (
        <Notice tone="error" title={joinMessages.failed.title}>
          <p>
            Too many attempts from your connection. Please wait {minutes(answer.retryAfterSeconds)}{" "}
            and try again, or write to {contact}.
          </p>
        </Notice>
      );
    case "unreadable":
    case "failed":
      return (
        <Notice tone="error" title={joinMessages.failed.title}>
          <p>
            {joinMessages.failed.text} What you typed is still in the form. Our address: {contact}
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

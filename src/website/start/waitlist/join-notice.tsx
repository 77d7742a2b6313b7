import {
  type JoinAnswer,
  joinFailed,
  joinKeptApart,
  joinMessage,
} from "../../../core/waitlist/fields.ts";
import { minutes } from "../../../platform/time/minutes.ts";
import { Notice } from "../../../ui/notice.tsx";

/**
 * Explains a failed attempt when no field's message does. It has no role: with JavaScript a toast
 * announces the same, and without it the page is new.
 */
export function JoinNotice({
  answer,
  supportEmail,
  canSend,
}: {
  answer: JoinAnswer | undefined;
  supportEmail: string;
  /** Whether there is a mail server. */
  canSend: boolean;
}) {
  const contact = (
    <a className="font-semibold underline" href={`mailto:${supportEmail}`}>
      {supportEmail}
    </a>
  );
  switch (answer?.outcome) {
    case "joined":
    case "returned":
    case "already-waiting":
    case "already-invited": {
      const { title, text } = joinMessage(answer, canSend);
      const isNew = answer.outcome === "joined" || answer.outcome === "returned";
      return (
        <Notice title={title} {...(isNew && { tone: "success" })}>
          <p>{text}</p>
        </Notice>
      );
    }
    case "kept-apart":
      return (
        <Notice title={joinKeptApart.title}>
          <p>{joinKeptApart.text}</p>
        </Notice>
      );
    case "too-many":
      return (
        <Notice tone="error" title={joinFailed.title}>
          <p>
            Too many attempts from your connection. Please wait {minutes(answer.retryAfterSeconds)}{" "}
            and try again, or write to {contact}.
          </p>
        </Notice>
      );
    case "unreadable":
    case "failed":
      return (
        <Notice tone="error" title={joinFailed.title}>
          <p>
            {joinFailed.text} What you typed is still in the form. Our address: {contact}
          </p>
        </Notice>
      );
    default:
      return null;
  }
}

import { Notice } from "../../ui/notice.tsx";
import { eventText, hasWords } from "./event-words.ts";
import { askedAfterReady, type ChangeReceipt } from "./receive-brief-change.ts";

type BriefPageNoticeProps = {
  receipt: ChangeReceipt | undefined;
  done: string | null;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/** What became of the last post. */
export function BriefPageNotice({ receipt, done, canSend }: BriefPageNoticeProps) {
  switch (receipt?.outcome) {
    case "changed-meanwhile":
      return (
        <Notice tone="error" role="alert" title="Changed while you were looking">
          <ul className="list-disc pl-5">
            {receipt.events.map((event) => (
              <li key={event.id}>
                {eventText(event)}
                {hasWords(event) && `: “${event.to_value}”`}
              </li>
            ))}
          </ul>
          <p>
            Nothing was overwritten or sent. What you typed is still below. Check the changes, then
            send it if it still makes sense.
          </p>
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="error" role="alert" title={receipt.reason}>
          <p>What you typed is still below. Please try again.</p>
        </Notice>
      );
    case "invalid":
      return (
        <Notice tone="error" role="alert">
          <p>{receipt.error}. Nothing was saved or sent yet.</p>
        </Notice>
      );
    case "ready":
      return (
        <Notice role="alert">
          <p>{askedAfterReady(receipt.unsentSite)}</p>
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="error" role="alert">
          <p>The form wasn’t complete. Nothing was saved or sent.</p>
        </Notice>
      );
  }
  const text = doneText(done, canSend);
  if (!text) return null;
  return (
    <Notice tone="success" role="status">
      <p>{text}</p>
    </Notice>
  );
}

function doneText(done: string | null, canSend: boolean): string | undefined {
  switch (done) {
    case "status":
      return "Status saved.";
    case "note":
      return "Note saved.";
    case "ask":
      return "The clock is stopped until the customer answers. The question is under Emails.";
    case "resume":
      return "The clock is running again.";
    case "draft":
      return "A draft is on its way. Reload this page in a few seconds.";
    case "mail":
      return canSend
        ? "The email is on its way. Follow it below or under Emails."
        : "The email is written, and kept under Emails: there’s no mail server yet.";
  }
  return undefined;
}

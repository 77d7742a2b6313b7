import type { BriefEvent } from "../../core/briefs/brief-events.ts";
import type { Brief } from "../../core/briefs/briefs.ts";
import { Moment } from "../shell/moment.tsx";
import { eventActor, eventDeed, hasWords } from "./event-words.ts";

type BriefHistoryProps = {
  brief: Brief;
  history: readonly BriefEvent[];
  /** Whether there is a mail server. */
  canSend: boolean;
};

/** What happened to a brief, the newest first, down to its sending. */
export function BriefHistory({ brief, history, canSend }: BriefHistoryProps) {
  return (
    <ol className="grid gap-4 border-line border-l-2 pl-4">
      {history.map((event) => (
        <li key={event.id} className="grid min-w-0 gap-1">
          <p className="text-small">
            <span className="font-semibold">{eventActor(event)}</span> {verb(event)}
            {eventDeed(event)}
            {event.detail && `, ${event.detail}`}
          </p>
          {hasWords(event) && (
            <p className="whitespace-pre-line rounded-small bg-sand px-3 py-2">{event.to_value}</p>
          )}
          {event.mail && <MailLinks mail={event.mail} canSend={canSend} />}
          <Moment at={event.created_at} className="text-muted text-small" />
        </li>
      ))}
      <li className="grid gap-1">
        <p className="text-small">
          <span className="font-semibold">{brief.contact_name ?? "The customer"}</span> sent the
          brief
        </p>
        <Moment at={brief.created_at} className="text-muted text-small" />
      </li>
    </ol>
  );
}

type MailLinksProps = { mail: NonNullable<BriefEvent["mail"]>; canSend: boolean };

function MailLinks({ mail, canSend }: MailLinksProps) {
  // One that is queued is about to be kept, then.
  const status = mail.status === "queued" && !canSend ? "kept" : mail.status;
  return (
    <p className="flex flex-wrap gap-x-4 text-small">
      <a className="flex min-h-6 items-center text-link" href={`/admin/emails/${mail.id}`}>
        {mailWords[status]}
      </a>
      {mail.previewLink && (
        <a
          className="flex min-h-6 items-center text-link"
          href={mail.previewLink}
          target="_blank"
          rel="noreferrer"
        >
          Open the preview
        </a>
      )}
    </p>
  );
}

const mailWords = {
  queued: "The email is on its way",
  sent: "The email was sent",
  kept: "The email was kept: no mail server",
  failed: "The email failed: see why",
  held: "The email was held back: see why",
} as const;

function verb({ action }: BriefEvent): string {
  return action === "brief.status" ? "moved it from " : "";
}

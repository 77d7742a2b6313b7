import { longest } from "../../core/waitlist/fields.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TickList } from "../../ui/tick-list.tsx";

type LostLinkProps = {
  /** Why a link that was followed shows no page. */
  status?: 404 | 410 | 503 | undefined;
  wasAsked?: boolean;
  email?: string | undefined;
  error?: string | undefined;
  /** Whether there is a mail server. */
  canSend: boolean;
};

/** In place of somebody’s page: where its link is asked for. It names nobody. */
export function LostLink({ status, wasAsked = false, email, error, canSend }: LostLinkProps) {
  const { title, lead } = words[status ?? "lost"];
  return (
    <div className="page-width grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      <div className="grid gap-3">
        <h1 className="text-title">{title}</h1>
        <p className="text-lead">{lead}</p>
      </div>
      {!status && (
        <div className="grid gap-2">
          <p>What’s on your page:</p>
          <TickList items={onIt} className="grid gap-2" />
        </div>
      )}
      {wasAsked && <Asked canSend={canSend} />}
      <Card>
        <form method="post" action="/me" noValidate className="grid grid-cols-1 gap-5">
          <TextField
            label="Email Address"
            hint="The one you gave us."
            name="email"
            type="email"
            autoComplete="email"
            maxLength={longest.email}
            defaultValue={email}
            error={error}
          />
          <Button type="submit" className="justify-self-start">
            Send me my link
          </Button>
        </form>
      </Card>
      <p>
        Not with us yet?{" "}
        <a className="text-link" href="/">
          See what we do
        </a>
        .
      </p>
    </div>
  );
}

function Asked({ canSend }: { canSend: boolean }) {
  return canSend ? (
    <Notice tone="success" role="status" title="If we know that address, its link is on its way">
      <p>
        Please check your spam folder too. If one came in the last few minutes, use that: we don’t
        send several at once.
      </p>
    </Notice>
  ) : (
    <Notice role="status" title="If we know that address, one of us will send you its link">
      <p>We can’t send automatic emails just now.</p>
    </Notice>
  );
}

/** What there is on such a page. */
const onIt = [
  "Your place on the waitlist",
  "Your brief, and when its preview is due",
  "Your website, for you to check and approve",
  "Messages from your website, and tweaks to it",
] as const;

const words = {
  lost: {
    title: "Lost your link?",
    lead: "Tell us your address, and we’ll send you the link to your page.",
  },
  404: {
    title: "This link doesn’t work",
    lead: "Part of it may be missing. Open it again from the message it came in, or ask us for a new one.",
  },
  410: {
    title: "This link no longer works",
    lead: "It was cancelled. There may be a newer one in our latest message, or you can ask us for one.",
  },
  503: {
    title: "We can’t show this page just now",
    lead: "That’s our fault; your link is fine. Please try again in a minute. If you’ve just sent something, go back and send it again then.",
  },
} as const;

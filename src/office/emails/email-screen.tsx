import type { ReactNode } from "react";
import { type Email, isSecret, type ResendOutcome } from "../../core/emails/outbox-list.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ArrowLeft, ExternalLink } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PersonLink } from "../shell/person-link.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { emailStatusLabels, emailStatusTones, emailTitle } from "./status-words.ts";

type EmailScreenProps = {
  email: Email;
  resent: ResendOutcome | undefined;
  /** What the operator has just asked to read. */
  code: string | undefined;
  /** About who got it. */
  children: ReactNode;
};

/** One email: what happened to it, what it says, and a button to send it again. */
export function EmailScreen({ email, resent, code, children }: EmailScreenProps) {
  const secret = isSecret(email);
  const facts: [name: string, value: string][] = [
    ["To", email.to_address],
    ["Written", dateTimeInSydney(email.created_at)],
    ...(email.sent_at ? [["Sent", dateTimeInSydney(email.sent_at)] as [string, string]] : []),
    ["Attempts", String(email.attempts)],
  ];
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <a
        href="/admin/emails"
        className="flex min-h-11 items-center gap-2 justify-self-start text-link text-small"
      >
        <ArrowLeft className="size-4.5" />
        All emails
      </a>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere text-subtitle">{emailTitle(email)}</h1>
        <StatusBadge tone={emailStatusTones[email.status]}>
          {emailStatusLabels[email.status]}
        </StatusBadge>
      </header>
      {resent === "queued" && (
        <Notice tone="success" role="status">
          <p>It’s queued, and goes out within seconds.</p>
        </Notice>
      )}
      {resent === "not-now" && (
        <Notice tone="error" role="alert">
          <p>This email can’t be sent again: it’s still queued, or contains a private link.</p>
        </Notice>
      )}
      {email.status === "held" && (
        <Notice title="Held back">
          <p>
            This address has reached its daily limit of emails from our forms, where anyone can type
            anyone’s address. This one waits for you to send it.
          </p>
        </Notice>
      )}
      {email.last_error && (
        <Notice tone="error" title="The mail server said">
          <p className="wrap-anywhere">{email.last_error}</p>
        </Notice>
      )}
      <Card className="grid grid-cols-1 gap-5">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-small">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <PersonLink email={email.to_address} />
        {secret ? (
          <p className="text-muted">
            This email contains a private sign-in link, so it isn’t shown here.
          </p>
        ) : (
          <EmailBody email={email} />
        )}
        {email.kind.endsWith("-code") && email.status === "kept" && <Code code={code} />}
      </Card>
      {children}
    </div>
  );
}

/** Where no emails go out, somebody has to tell the customer: anyone who reads the code is on record. */
function Code({ code }: { code: string | undefined }) {
  if (code !== undefined) {
    return (
      <p role="status">
        The code is <strong className="font-semibold text-heading">{code}</strong>. It’s on record
        that you’ve read it.
      </p>
    );
  }
  return (
    <form method="post" className="grid justify-items-start gap-3">
      <p className="text-small">
        The code isn’t stored with the email. If you read it, that’s on record, and an approval with
        it will say so.
      </p>
      <Button type="submit" name="intent" value="read-code" look="secondary" size="small">
        Read the code
      </Button>
    </form>
  );
}

function EmailBody({ email }: { email: Email }) {
  return (
    <>
      {email.text ? (
        <pre className="whitespace-pre-wrap wrap-anywhere border-line border-t pt-5 font-sans">
          {email.text}
        </pre>
      ) : (
        <p className="text-muted">The text is written when the email is first sent.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {email.status !== "queued" && (
          <form method="post">
            <Button type="submit" look="secondary" size="small">
              {email.status === "sent" ? "Send again" : "Send now"}
            </Button>
          </form>
        )}
        {email.html && (
          <ButtonLink
            href={`/admin/emails/${email.id}/as-sent`}
            target="_blank"
            look="secondary"
            size="small"
          >
            <ExternalLink className="size-4.5" />
            View as sent
          </ButtonLink>
        )}
      </div>
    </>
  );
}

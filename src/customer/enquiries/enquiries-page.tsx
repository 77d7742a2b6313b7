import { deviceDays } from "../../core/people/devices.ts";
import type { OwnEnquiries } from "../../core/people/own-enquiries.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ShownEnquiries } from "./answer-enquiries.ts";
import { EnquiriesNotices } from "./enquiries-notices.tsx";
import { EnquiryCard } from "./enquiry-card.tsx";
import { LockedEnquiries } from "./locked-enquiries.tsx";

type EnquiriesPageProps = { shown: ShownEnquiries; supportEmail: string };

/** What visitors of a customer’s website wrote, for its owner; or how to open it on this device. */
export function EnquiriesPage({ shown, supportEmail }: EnquiriesPageProps) {
  const { business, pageAddress, canSend, found, notice, errors } = shown;
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid grid-cols-1 gap-1">
        <p>
          <a className="inline-flex min-h-11 items-center text-link" href={pageAddress}>
            Your page
          </a>
        </p>
        <h1 className="text-title">Messages from your website</h1>
        <p dir="auto" className="wrap-anywhere text-left text-lead text-muted">
          {business}
        </p>
      </header>
      <EnquiriesNotices notice={notice} canSend={canSend} supportEmail={supportEmail} />
      {errors?.change && (
        <Notice tone="error" role="alert">
          <p>{errors.change}.</p>
        </Notice>
      )}
      {found ? <Opened shown={shown} found={found} /> : <LockedEnquiries shown={shown} />}
    </div>
  );
}

type OpenedProps = { shown: ShownEnquiries; found: OwnEnquiries };

function Opened({ shown, found }: OpenedProps) {
  const { address, email } = shown;
  const { enquiries, isFirst, older } = found;
  return (
    <>
      {enquiries.length === 0 ? (
        <Card>
          <p className="wrap-anywhere">
            {isFirst
              ? `No messages yet. When somebody writes to you from your website, it’s here and in your email at ${email}.`
              : "No older messages."}
          </p>
        </Card>
      ) : (
        <ol className="grid grid-cols-1 gap-4">
          {enquiries.map((enquiry) => (
            <li key={enquiry.id} id={`enquiry-${enquiry.id}`}>
              <EnquiryCard enquiry={enquiry} shown={shown} />
            </li>
          ))}
        </ol>
      )}
      {(older || !isFirst) && (
        <nav aria-label="More messages" className="flex flex-wrap gap-x-6">
          {!isFirst && (
            <a className="flex min-h-11 items-center text-link" href={address}>
              Newest messages
            </a>
          )}
          {older && (
            <a className="flex min-h-11 items-center text-link" href={`${address}?before=${older}`}>
              Older messages
            </a>
          )}
        </nav>
      )}
      <Suspected shown={shown} found={found} />
      <form method="post" action={address} className="grid justify-items-start gap-2">
        <p className="text-muted text-small">
          We keep messages for 24 months. This device stays open for {deviceDays} days. Is it
          somebody else’s? Then close it when you’re done.
        </p>
        <Button type="submit" name="intent" value="close" look="secondary" size="small">
          Close on this device
        </Button>
      </form>
    </>
  );
}

function Suspected({ shown, found: { suspected, moreSuspected } }: OpenedProps) {
  if (suspected.length === 0) return null;
  return (
    <details open={shown.notice === "let-in"}>
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        Suspected spam ({suspected.length}
        {moreSuspected && " or more"})
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2">
        <p className="text-muted">
          A program may have written these, so we haven’t emailed you about them. We delete them
          after 30 days.
        </p>
        <ol className="grid grid-cols-1 gap-4">
          {suspected.map((enquiry) => (
            <li key={enquiry.id}>
              <EnquiryCard enquiry={enquiry} shown={shown} />
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

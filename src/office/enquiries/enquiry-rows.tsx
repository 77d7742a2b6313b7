import type { ReactNode } from "react";
import type { AnyEnquiry } from "../../core/enquiries/all-enquiries.ts";
import type { Enquiry } from "../../core/enquiries/enquiries.ts";
import { mailtoLink } from "../../platform/mailto.ts";
import { isEmailAddress } from "../../platform/text-rules.ts";
import { Button } from "../../ui/button.tsx";
import { Check, Reply, RotateCcw } from "../../ui/icons.tsx";
import { Moment } from "../shell/moment.tsx";
import { PersonLink } from "../shell/person-link.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { EnquiryText, sender, viaLabels } from "./enquiry-text.tsx";

/** Enquiries to us, each with ways to answer it and a form to mark it; and those to customers. */
export function EnquiryRows({ enquiries }: { enquiries: readonly AnyEnquiry[] }) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {enquiries.map((one) => (
        <li key={one.enquiry.id} id={`enquiry-${one.enquiry.id}`} className="grid gap-3 px-4 py-4">
          {one.to === "us" ? <ToUs enquiry={one.enquiry} /> : <ToCustomer {...one} />}
        </li>
      ))}
    </ol>
  );
}

function ToUs({ enquiry }: { enquiry: Enquiry }) {
  return (
    <>
      <Head
        from={sender(enquiry)}
        badge={
          <StatusBadge tone={enquiry.status === "open" ? "blue" : "grey"}>
            {enquiry.status === "open" ? "Unanswered" : "Answered"}
          </StatusBadge>
        }
      >
        {viaLabels[enquiry.via]}, <Moment at={enquiry.created_at} />
      </Head>
      <EnquiryText enquiry={enquiry} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <StatusForm enquiry={enquiry} />
        <a className={link} href={replyLink(enquiry)}>
          <Reply className="size-4.5 shrink-0" />
          <span className="wrap-anywhere">{enquiry.email}</span>
        </a>
        <PersonLink email={enquiry.email} />
      </div>
    </>
  );
}

function ToCustomer({ enquiry, siteName }: Extract<AnyEnquiry, { to: "customer" }>) {
  const { name, reply_to, message, created_at, answered_at, site_id } = enquiry;
  return (
    <>
      <Head from={name} badge={<StatusBadge tone="yellow">To a customer</StatusBadge>}>
        <a className="wrap-anywhere text-link" href={`/admin/sites/${site_id}/enquiries`}>
          <bdi>{siteName}</bdi>
        </a>
        , <Moment at={created_at} />
        {answered_at && ", answered"}
      </Head>
      <EnquiryText enquiry={{ subject: null, message }} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="wrap-anywhere text-small">{reply_to}</span>
        {isEmailAddress(reply_to) && <PersonLink email={reply_to} />}
      </div>
    </>
  );
}

type HeadProps = { from: string; badge: ReactNode; children: ReactNode };

function Head({ from, badge, children }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 dir="auto" className="min-w-0 wrap-anywhere font-sans font-semibold">
        {from}
      </h2>
      {badge}
      <p className="min-w-0 text-muted text-small">{children}</p>
    </div>
  );
}

const link = "flex min-h-11 min-w-0 items-center gap-1.5 text-link text-small";

function StatusForm({ enquiry }: { enquiry: Enquiry }) {
  const isOpen = enquiry.status === "open";
  const Icon = isOpen ? Check : RotateCcw;
  return (
    <form method="post">
      <input type="hidden" name="id" value={enquiry.id} />
      <Button
        type="submit"
        look="secondary"
        size="small"
        name="intent"
        value={isOpen ? "answered" : "reopen"}
      >
        <Icon className="size-4.5" />
        {isOpen ? "Mark as answered" : "Not answered yet"}
        <span className="sr-only">: {sender(enquiry)}</span>
      </Button>
    </form>
  );
}

function replyLink({ email, subject }: Enquiry): string {
  return mailtoLink(email, { subject: subject ? `Re: ${subject}` : "Your message to us" });
}

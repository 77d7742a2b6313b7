import type { Enquiry } from "../../core/enquiries/enquiries.ts";
import { mailtoLink } from "../../platform/mailto.ts";
import { Button } from "../../ui/button.tsx";
import { Check, Reply, RotateCcw } from "../../ui/icons.tsx";
import { Moment } from "../shell/moment.tsx";
import { PersonLink } from "../shell/person-link.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { EnquiryText, sender, viaLabels } from "./enquiry-text.tsx";

/** Enquiries, each with its words, ways to answer, and a form to mark it. */
export function EnquiryRows({ enquiries }: { enquiries: readonly Enquiry[] }) {
  return (
    <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {enquiries.map((enquiry) => (
        <li key={enquiry.id} id={`enquiry-${enquiry.id}`} className="grid gap-3 px-4 py-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 dir="auto" className="min-w-0 wrap-anywhere font-sans font-semibold">
              {sender(enquiry)}
            </h2>
            <StatusBadge tone={enquiry.status === "open" ? "blue" : "grey"}>
              {enquiry.status === "open" ? "Unanswered" : "Answered"}
            </StatusBadge>
            <p className="text-muted text-small">
              {viaLabels[enquiry.via]}, <Moment at={enquiry.created_at} />
            </p>
          </div>
          <EnquiryText enquiry={enquiry} />
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <StatusForm enquiry={enquiry} />
            <a className={link} href={replyLink(enquiry)}>
              <Reply className="size-4.5 shrink-0" />
              <span className="wrap-anywhere">{enquiry.email}</span>
            </a>
            <PersonLink email={enquiry.email} />
          </div>
        </li>
      ))}
    </ol>
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

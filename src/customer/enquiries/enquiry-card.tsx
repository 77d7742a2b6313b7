import type { SiteEnquiry } from "../../core/enquiries/site-enquiries.ts";
import { mailtoLink } from "../../platform/mailto.ts";
import { isEmailAddress } from "../../platform/text-rules.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { ShownEnquiries } from "./answer-enquiries.ts";

type EnquiryCardProps = {
  enquiry: SiteEnquiry;
  shown: Pick<ShownEnquiries, "address" | "business">;
};

/** One message with ways to answer it, and a form to mark it. */
export function EnquiryCard({ enquiry, shown: { address, business } }: EnquiryCardProps) {
  const { id, name, reply_to, message, created_at, answered_at, status } = enquiry;
  const { intent, label } = nextOf(enquiry);
  const link = linkTo(reply_to, business);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-0.5">
        <h2 dir="auto" className="wrap-anywhere font-sans font-semibold">
          {name}
        </h2>
        <p className="text-muted text-small">
          {dateTimeInSydney(created_at)}
          {answered_at
            ? `. Answered ${dateTimeInSydney(answered_at)}`
            : status === "open" && ". Not marked as answered"}
        </p>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {link ? (
          <a className="wrap-anywhere flex min-h-11 min-w-0 items-center text-link" href={link}>
            {reply_to}
          </a>
        ) : (
          <span className="wrap-anywhere min-w-0">{reply_to}</span>
        )}
        <form method="post" action={address}>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value={intent} look="secondary" size="small">
            {label}
            <span className="sr-only">: {name}</span>
          </Button>
        </form>
      </div>
    </Card>
  );
}

function nextOf({ status, answered_at }: SiteEnquiry): { intent: string; label: string } {
  if (status === "suspected") return { intent: "let-in", label: "Not spam" };
  return answered_at
    ? { intent: "reopen", label: "Not answered yet" }
    : { intent: "answered", label: "Mark as answered" };
}

/** Undefined for a number with words around it. */
function linkTo(replyTo: string, business: string): string | undefined {
  if (isEmailAddress(replyTo)) {
    return mailtoLink(replyTo, { subject: `Your message to ${business}` });
  }
  return /^\+?[\d\s().-]+$/.test(replyTo) ? `tel:${replyTo.replace(/[^\d+]/g, "")}` : undefined;
}

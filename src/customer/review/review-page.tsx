import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { AddressSection } from "./address-section.tsx";
import { ApproveSection } from "./approve-section.tsx";
import type { ReviewNotice } from "./receive-review.ts";
import type { ReviewData } from "./review-data.ts";

type ReviewPageProps = {
  review: ReviewData;
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  notice: ReviewNotice | undefined;
  supportEmail: string;
  /** The website and what is said of it. */
  children: ReactNode;
};

/** A customer’s website for them to check, comment on and approve. */
export function ReviewPage({
  review,
  typed,
  errors,
  notice,
  supportEmail,
  children,
}: ReviewPageProps) {
  const { business, version, sentAt } = review;
  return (
    <div className="page-width grid gap-8 py-6 sm:py-8">
      <header className="grid gap-1">
        <h1 className="text-subtitle">{business}</h1>
        <p className="text-lead">Your website, for you to check</p>
        <p className="text-muted text-small">
          Version {version}, sent {sentAt}. {stateInWords(review)}
        </p>
        <nav aria-label="On this page" className="flex flex-wrap gap-x-6">
          {review.lines.length > 0 && (
            <a className="flex min-h-11 items-center text-link" href="#lines">
              Words to confirm
            </a>
          )}
          {review.asked.length > 0 && (
            <a className="flex min-h-11 items-center text-link" href="#asked">
              Questions for you
            </a>
          )}
          <a className="flex min-h-11 items-center text-link" href="#comments">
            Comments
          </a>
          <a className="flex min-h-11 items-center text-link" href="#approve">
            Approve
          </a>
        </nav>
      </header>
      <div id="notice" className="empty:hidden">
        <ReviewNotices
          notice={notice}
          linesLeft={review.lines.length}
          supportEmail={supportEmail}
        />
      </div>
      {children}
      {review.addressAsked && !review.approval && (
        <AddressSection review={review} asked={review.addressAsked} typed={typed} errors={errors} />
      )}
      <ApproveSection review={review} typed={typed} errors={errors} notice={notice} />
    </div>
  );
}

function stateInWords({ approval, live }: ReviewData): string {
  if (approval?.isServed) return "You’ve approved it, and it’s online.";
  const isOnline = live !== undefined && !live.isOffline;
  if (approval) {
    return isOnline
      ? "You’ve approved it. What’s online is another version."
      : "You’ve approved it. It isn’t public.";
  }
  if (isOnline) return "What’s public stays as it is until you approve this.";
  return live ? "Your website is offline." : "Nothing is public yet.";
}

type ReviewNoticesProps = Pick<ReviewPageProps, "notice" | "supportEmail"> & { linesLeft: number };

function ReviewNotices({ notice, linesLeft, supportEmail }: ReviewNoticesProps) {
  switch (notice) {
    case "commented":
      return (
        <Notice tone="success" role="status" title="We’ve got your comment">
          <p>It’s below, and our answer will appear under it.</p>
        </Notice>
      );
    case "answered":
      return (
        <Notice tone="success" role="status" title="We’ve got your answers">
          <p>They’re below, among the comments. We’ll put them on your website.</p>
        </Notice>
      );
    case "confirmed":
      return (
        <Notice tone="success" role="status" title="Thank you, that’s confirmed">
          <p>We’ve recorded which lines you said are right, with your name and the time.</p>
          {linesLeft > 0 && (
            <a className="flex min-h-11 items-center text-link" href="#lines">
              {linesLeft === 1 ? "One line is" : `${linesLeft} lines are`} still to be confirmed
            </a>
          )}
        </Notice>
      );
    case "wished":
      return (
        <Notice tone="success" role="status" title="We’ve got the name you’d like">
          <p>
            It’s among the comments. If that name is free, your next version has it; if not, we’ll
            tell you there.
          </p>
        </Notice>
      );
    case "newer":
      return (
        <Notice role="alert" title="There’s a newer version">
          <p>
            This is it. Please look it over before you approve it. A code for the previous version
            won’t work: ask for a new one.
          </p>
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="error" role="alert" title="That didn’t work, and it’s our fault">
          <p>What you typed is still here. Please try again, or write to {supportEmail}.</p>
        </Notice>
      );
    default:
      return null;
  }
}

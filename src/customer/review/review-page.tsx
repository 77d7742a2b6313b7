import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import type { ReviewNotice } from "./answer-review.ts";
import { ApproveSection } from "./approve-section.tsx";
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
      <ReviewNotices notice={notice} supportEmail={supportEmail} />
      {children}
      <ApproveSection review={review} typed={typed} errors={errors} notice={notice} />
    </div>
  );
}

function stateInWords({ approval, isLive }: ReviewData): string {
  if (approval) return "You’ve approved it.";
  return isLive ? "What’s public stays as it is until you approve this." : "Nothing is public yet.";
}

function ReviewNotices({ notice, supportEmail }: Pick<ReviewPageProps, "notice" | "supportEmail">) {
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
    case "newer":
      return (
        <Notice role="alert" title="A newer version has come in the meantime">
          <p>
            This is it. Please look at it first, then approve this one. A code for the version
            before doesn’t work for it: ask for a new one.
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

const words = {
  404: {
    title: "This link doesn’t work",
    lead: "Part of it may be missing. Open it again from the message it came in, or copy all of it.",
    help: "and we’ll send you another.",
  },
  410: {
    title: "This link no longer works",
    lead: "It was closed, or a newer one has taken its place. Look for our latest message.",
    help: "and we’ll send you another.",
  },
  503: {
    title: "We can’t show this page just now",
    lead: "That’s our fault; your link is fine. Please try again in a minute. If you’ve just sent something, go back and send it again then.",
    help: "if it keeps happening.",
  },
} as const;

type NoReviewProps = {
  status: keyof typeof words;
  supportEmail: string;
  /** What came with a post. */
  typed: string | undefined;
};

/** In place of a review. It names nobody: who has the link may be anybody. */
export function NoReview({ status, supportEmail, typed }: NoReviewProps) {
  const { title, lead, help } = words[status];
  return (
    <div className="page-width grid max-w-2xl gap-4 py-12">
      <h1 className="text-title">{title}</h1>
      <p className="text-lead">{lead}</p>
      <p>
        Write to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>{" "}
        {help}
      </p>
      {typed?.trim() && (
        <section aria-labelledby="typed-title" className="grid gap-2 rounded-card bg-sand p-5">
          <h2 id="typed-title" className="font-semibold">
            We didn’t receive what you wrote. Here it is, to copy:
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{typed}</p>
        </section>
      )}
    </div>
  );
}

import { changeNames } from "../../../core/reviews/fields.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Moment } from "../../shell/moment.tsx";
import { Section } from "../../shell/section.tsx";
import { SiteFrame } from "../site-frame.tsx";
import type { ReviewReceipt } from "./receive-review-change.ts";
import { ReviewThreads } from "./review-threads.tsx";
import type { SiteReview } from "./view-site-review.ts";

type ReviewScreenProps = {
  view: SiteReview;
  receipt: ReviewReceipt | undefined;
  /** What the post that led here did. */
  done: string | null;
};

/** A site’s review as its operators see it: sending it, its link, what was said and approved. */
export function ReviewScreen({ view, receipt, done }: ReviewScreenProps) {
  const { site, review } = view;
  const refusal = receipt?.outcome === "refused" ? receipt : undefined;
  return (
    <SiteFrame site={site} here="/review" isUnsent={view.isUnsent}>
      <ReviewNotice refusal={refusal} done={done} email={site.email} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,23rem)]">
        <Section title="Comments">
          {review ? (
            <>
              <ReviewThreads review={review} siteId={site.id} refusal={refusal} />
              {review.older && (
                <a className="text-link" href={`?before=${review.older}`}>
                  Older comments
                </a>
              )}
            </>
          ) : (
            <p className="text-muted">
              The customer hasn’t seen the site yet. What they write about it will appear here.
            </p>
          )}
        </Section>
        <div className="grid min-w-0 gap-5">
          <SendSection view={view} refusal={refusal} />
          {review && <LinkSection review={review} />}
          <ApprovalSection view={view} />
          {review && <VersionsSection candidates={review.candidates} />}
        </div>
      </div>
    </SiteFrame>
  );
}

type ListedProps = { intro: string; things: SiteReview["unfinished"] };

/** What to know before sending, with its places. */
function Listed({ intro, things }: ListedProps) {
  if (things.length === 0) return null;
  return (
    <div className="wrap-anywhere grid gap-1 rounded-card bg-sand p-3 text-small">
      <p>{intro}</p>
      <ul className="grid gap-1">
        {things.map(({ place, what }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name.
          <li key={at}>
            <span className="font-semibold">{place}:</span> {what}
          </li>
        ))}
      </ul>
    </div>
  );
}

type SendSectionProps = { view: SiteReview; refusal: Refusal | undefined };

function SendSection({ view, refusal }: SendSectionProps) {
  const typedSlug = refusal?.slug;
  const {
    site,
    toConfirm,
    open,
    asked,
    unfinished,
    wordless,
    keptOff,
    findings,
    review,
    hasPhotosOnTheirWay,
  } = view;
  return (
    <Section title={review ? "Send again" : "Send for review"}>
      <p>
        {!review && "The customer gets an email with a private link to the site as it is now. "}
        {review?.changes.length === 0 &&
          "Nothing the customer sees has changed since it was last sent. "}
        {review && "Sending emails the link again and shows the site as it is now. "}
        It goes to {site.email}.
      </p>
      {review && review.changes.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
            {review.changes.length} {review.changes.length === 1 ? "change" : "changes"} since it
            was last sent
          </summary>
          <ul className="grid gap-1 text-small">
            {review.changes.map(({ what, name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name.
              <li key={at} className="wrap-anywhere">
                <span className="font-semibold">{changeNames[what]}:</span> {name}
              </li>
            ))}
          </ul>
        </details>
      )}
      {hasPhotosOnTheirWay && (
        <p className="rounded-card bg-sand p-3 text-small">
          The brief’s pictures are still being prepared. If you send it now, it goes without them.
        </p>
      )}
      {toConfirm.length > 0 && (
        <p className="rounded-card bg-sand p-3 text-small">
          Still to confirm, so shown beside the pages rather than on them, as{" "}
          {toConfirm.length === 1 ? "a question" : "questions"}:{" "}
          {toConfirm.map(({ what }) => what).join(", ")}.
        </p>
      )}
      {open.lines.length > 0 && (
        <p className="rounded-card bg-sand p-3 text-small">
          {open.lines.length === 1
            ? "One line we suggested hasn’t"
            : `${open.lines.length} lines we suggested haven’t`}{" "}
          been confirmed yet. The customer can do it beside the pages, or you can in the editor,
          under To confirm. The site can’t be published until then.
        </p>
      )}
      {open.toProve.length > 0 && (
        <div className="wrap-anywhere grid gap-1 rounded-card bg-sand p-3 text-small">
          <p>
            This needs proof, and nobody has recorded seeing it, so the site can’t be published yet.
            Record it in the editor, under To confirm:
          </p>
          <ul className="grid gap-1">
            {open.toProve.map(({ words }) => (
              <li key={words}>“{words}”</li>
            ))}
          </ul>
        </div>
      )}
      {asked.length > 0 && (
        <p className="wrap-anywhere rounded-card bg-sand p-3 text-small">
          Not answered yet, so not on the pages. The customer is asked beside them:{" "}
          {asked.map(({ question }) => question).join(" ")}
        </p>
      )}
      <Listed intro="Not finished, so not on the pages:" things={unfinished} />
      <Listed
        intro="Pictures with no description for people who can’t see them. Describe them, or mark them as decorative:"
        things={wordless}
      />
      <Listed intro="The customer asked to keep something off the site:" things={keptOff} />
      <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="intent" value="send" />
        {site.slug === null && (
          <TextField
            className="w-full"
            label="Its address"
            name="slug"
            hint={`The part before .${view.sitesDomain}. It appears on the pages, and the customer is asked whether it’s right.`}
            defaultValue={typedSlug ?? view.suggestedSlug ?? ""}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            error={refusal?.slug === undefined ? undefined : refusal.reason}
          />
        )}
        <Button type="submit" size="small">
          {review ? "Send again" : "Send for review"}
        </Button>
        {findings > 0 && (
          <a
            href={`/admin/sites/${site.id}#checks`}
            className="inline-flex min-h-11 items-center text-link text-small"
          >
            The checks found {findings} {findings === 1 ? "thing" : "things"}
          </a>
        )}
      </form>
    </Section>
  );
}

function LinkSection({ review: { link } }: { review: NonNullable<SiteReview["review"]> }) {
  if (!link) {
    return (
      <Section title="Link">
        <p>The link has been revoked. Sending the site again gives the customer a new one.</p>
      </Section>
    );
  }
  return (
    <Section title="Link">
      <label htmlFor="review-link" className="text-muted text-small">
        Anyone who has it can see the site and comment in the customer’s name. Approving takes a
        code from the customer’s email.
      </label>
      <div className="flex gap-2">
        <input
          id="review-link"
          readOnly
          value={link}
          className="min-h-11 w-full min-w-0 rounded-card border border-edge bg-surface px-3 text-small"
        />
        <Button size="small" look="secondary" data-copies="review-link" hidden className="shrink-0">
          Copy
        </Button>
      </div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
          Revoke it
        </summary>
        <form method="post" className="grid gap-3 pt-2">
          <input type="hidden" name="intent" value="revoke" />
          <p className="text-small">
            Every copy of the link stops working straight away. Comments and approvals stay.
          </p>
          <Button type="submit" size="small" look="secondary" className="justify-self-start">
            Yes, revoke the link
          </Button>
        </form>
      </details>
    </Section>
  );
}

function ApprovalSection({ view: { approval, review } }: { view: SiteReview }) {
  const isCurrent = review?.approval !== undefined;
  return (
    <Section title="Approval">
      {approval ? (
        <>
          <p>
            {approval.name} approved{" "}
            {isCurrent ? "the version that was last sent" : "an earlier version"},{" "}
            <Moment at={approval.created_at} />.
          </p>
          {approval.code_read_by.length > 0 && (
            <p>The code had been read in the office by {approval.code_read_by.join(" and ")}.</p>
          )}
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
              What they agreed to
            </summary>
            <p className="text-small">“{approval.terms}”</p>
          </details>
        </>
      ) : (
        <p>Not approved yet.</p>
      )}
    </Section>
  );
}

function VersionsSection({
  candidates,
}: {
  candidates: NonNullable<SiteReview["review"]>["candidates"];
}) {
  return (
    <Section title="Versions sent">
      <ol className="grid gap-1.5 text-small">
        {candidates.map(({ id, revision, created_at }, at) => (
          <li key={id}>
            Version {revision} (the customer’s version {at + 1}), <Moment at={created_at} />
            {at === candidates.length - 1 && (
              <strong className="font-semibold"> · shown now</strong>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Refusal = Extract<ReviewReceipt, { outcome: "refused" }>;

function ReviewNotice({
  refusal,
  done,
  email,
}: {
  refusal: Refusal | undefined;
  done: string | null;
  email: string;
}) {
  if (refusal && !refusal.thread && refusal.slug === undefined) {
    return (
      <Notice tone="error" role="alert">
        <p className="wrap-anywhere whitespace-pre-line">{refusal.reason}</p>
      </Notice>
    );
  }
  const words = doneWords(email).get(done ?? "");
  if (refusal || !words) return null;
  return (
    <Notice tone="success" role="status">
      <p>{words}</p>
    </Notice>
  );
}

function doneWords(email: string): Map<string, string> {
  return new Map([
    [
      "sent",
      `The site is ready for review, and the link is queued for ${email}. Without a mail server, copy it and send it yourself.`,
    ],
    ["revoked", "The link has been revoked and no longer works."],
    [
      "answered",
      "Your answer is on the page. The customer gets one email for everything you answer in the next few minutes.",
    ],
    ["answer-added", "Added to the site’s questions. Send it again to show the customer."],
    [
      "answer-waits",
      "Added to the site’s questions. They’re shown once you’ve confirmed them in the editor.",
    ],
    ["resolved", "Marked as done."],
    ["reopened", "Reopened."],
  ]);
}

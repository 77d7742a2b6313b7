import { plans } from "../../content/offer.ts";
import { enquiryDays, type LiveSite, type OwnWebsite } from "../../core/people/your-page.ts";
import type { OwnReview } from "../../core/reviews/own-review.ts";
import type { Cancellation } from "../../core/sites/cancelling/cancellation.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Card } from "../../ui/card.tsx";
import type { ShownPage } from "./answer-your-page.ts";
import { DomainSection } from "./domain-section.tsx";
import { TweaksPart } from "./tweaks-part.tsx";
import { UnansweredQuestions } from "./unanswered-questions.tsx";
import { counted, nameOf } from "./words.ts";

type WebsiteSectionProps = {
  website: OwnWebsite;
  /** The page that it is on. */
  shown: ShownPage;
};

/** One website: what was sent, what is being made of it, and what is public. */
export function WebsiteSection({ website, shown }: WebsiteSectionProps) {
  const { brief, site, review, live, cancelled, sketch } = website;
  const id = `website-${brief?.id ?? site?.id}`;
  return (
    <article aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-5">
        <h2 id={id} dir="auto" className="wrap-anywhere text-left text-heading">
          {nameOf(website)}
        </h2>
        {live && site && (
          <>
            <Live live={live} enquiriesAt={`${shown.address}/enquiries/${site.id}`} />
            <TweaksPart live={live} address={`${shown.address}/tweaks/${site.id}`} />
            <UnansweredQuestions site={site.id} questions={live.unanswered} shown={shown} />
            {live.domain && <DomainSection site={site.id} domain={live.domain} shown={shown} />}
          </>
        )}
        {cancelled && site && (
          <Cancelled cancelled={cancelled} moreAt={`${shown.address}/cancel/${site.id}`} />
        )}
        {review && <Review review={review} live={live} />}
        {brief && !review && !live && !cancelled && <p>{brief.promise.sentence}</p>}
        {sketch && !review && !live && !cancelled && (
          <p>
            <a className="flex min-h-11 items-center text-link" href={sketch.path}>
              See the sketch it starts from
            </a>
          </p>
        )}
        {brief && <Sent brief={brief} />}
        {live && site && (
          <p>
            <a
              className="inline-flex min-h-11 items-center text-link"
              href={`${shown.address}/cancel/${site.id}`}
            >
              Cancel this website
            </a>
          </p>
        )}
      </Card>
    </article>
  );
}

type CancelledProps = { cancelled: Cancellation; moreAt: string };

function Cancelled({ cancelled: { since, until }, moreAt }: CancelledProps) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <p>
        Your website was cancelled on {dateTimeInSydney(since)}, and visitors see that it has
        closed. We keep everything until {dateTimeInSydney(until)}, Sydney time, and then delete it
        for good.
      </p>
      <p>
        <a className="inline-flex min-h-11 items-center text-link" href={moreAt}>
          Bring it back, or order a copy
        </a>
      </p>
    </div>
  );
}

type LiveProps = { live: LiveSite; enquiriesAt: string };

function Live({ live, enquiriesAt }: LiveProps) {
  const { address, isOffline, since, enquiries } = live;
  const count = counted(enquiries, "enquiry", "enquiries", maxCounted);
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="wrap-anywhere">
        {isOffline ? (
          "Your website is offline. Visitors see that it’s taking a break, and can’t send messages from it."
        ) : (
          <>
            Your website is online at{" "}
            <a className="text-link" href={address}>
              {new URL(address).host}
            </a>
            {since && `. This version was published on ${dateTimeInSydney(since)}`}.
          </>
        )}
      </p>
      <p className="text-muted">
        It has had {count} in the last {enquiryDays} days.
      </p>
      <p>
        <a className="inline-flex min-h-11 items-center text-link" href={enquiriesAt}>
          Read your messages
        </a>
      </p>
    </div>
  );
}

type ReviewProps = { review: OwnReview; live: LiveSite | undefined };

function Review({ review, live }: ReviewProps) {
  const { path, approval, comments } = review;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="wrap-anywhere">
        {approval ? approvedInWords(approval, live) : toCheckInWords(live)}{" "}
        {!approval && commentsInWords(comments)}
      </p>
      <p>
        <a className="flex min-h-11 items-center text-link" href={path}>
          {approval ? "Look at what you approved" : "Open the review"}
        </a>
      </p>
    </div>
  );
}

/** What was approved is not always what visitors see. */
function approvedInWords(
  { name, at, isServed }: NonNullable<OwnReview["approval"]>,
  live: LiveSite | undefined,
): string {
  const approved = `approved by ${name} on ${dateTimeInSydney(at)}`;
  if (isServed) return `It’s the version that was ${approved}.`;
  if (live?.isOffline) return `The latest version was ${approved}.`;
  return live
    ? `The version that was ${approved} isn’t the one online. We’ll email you when that changes.`
    : `It was ${approved}. It isn’t public yet: we’ll email you when it’s live.`;
}

function toCheckInWords(live: LiveSite | undefined): string {
  if (!live) return "It’s ready for you to check. Nothing is public until you approve it.";
  return live.isOffline
    ? "A new version is ready for you to check."
    : "A new version is ready for you to check. What’s online stays as it is until you approve it.";
}

function commentsInWords({ answered, unanswered }: OwnReview["comments"]): string {
  const all = answered + unanswered;
  if (all === 0) return "";
  const written = `You’ve written ${counted(all, "comment")}`;
  if (unanswered === 0) return `${written}, and we’ve answered ${all === 1 ? "it" : "them all"}.`;
  if (answered === 0) return `${written}. We’ll answer ${all === 1 ? "it" : "them"} there.`;
  return `${written}: ${answered} answered, ${unanswered} still with us.`;
}

/** Most of what is shown of a description; the rest is in the brief itself. */
const longestShown = 300;

function Sent({ brief }: { brief: NonNullable<OwnWebsite["brief"]> }) {
  const { business_description: description, service_area } = brief;
  const plan = plans.find(({ id }) => id === brief.preferred_plan)?.name;
  const short = [...description].slice(0, longestShown).join("");
  const told = [
    ["What it does", short.length < description.length ? `${short.trimEnd()}…` : description],
    ["Where", service_area],
    ["Plan", plan],
  ].filter(([, answer]) => answer);
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        Your brief of {dateTimeInSydney(brief.created_at)}
      </summary>
      <dl className="mt-2 grid grid-cols-1 gap-3">
        {told.map(([question, answer]) => (
          <div key={question}>
            <dt className="text-muted text-small">{question}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

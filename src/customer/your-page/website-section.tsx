import { plans } from "../../content/offer.ts";
import { enquiryDays, type LiveSite, type OwnWebsite } from "../../core/people/your-page.ts";
import type { OwnReview } from "../../core/reviews/own-review.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Card } from "../../ui/card.tsx";
import { counted, nameOf } from "./words.ts";

/** One website: what was sent, what is being made of it, and what is public. */
export function WebsiteSection({ website }: { website: OwnWebsite }) {
  const { brief, site, review, live } = website;
  const id = `website-${brief?.id ?? site?.id}`;
  return (
    <article aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-5">
        <h2 id={id} dir="auto" className="break-words text-heading">
          {nameOf(website)}
        </h2>
        {live && <Live live={live} />}
        {review && <Review review={review} isLive={live !== undefined} />}
        {brief && !review && !live && <p>{brief.promise.sentence}</p>}
        {brief && <Sent brief={brief} />}
      </Card>
    </article>
  );
}

function Live({ live: { address, isOffline, enquiries } }: { live: LiveSite }) {
  const count = counted(enquiries, "enquiry", "enquiries", maxCounted);
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="break-words">
        {isOffline ? (
          "Your website is offline just now."
        ) : (
          <>
            Your website is online at{" "}
            <a className="text-link" href={address}>
              {new URL(address).host}
            </a>
            .
          </>
        )}
      </p>
      <p className="text-muted">
        It has had {count} in the last {enquiryDays} days.
      </p>
    </div>
  );
}

function Review({ review, isLive }: { review: OwnReview; isLive: boolean }) {
  const { path, approval, comments } = review;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="break-words">
        {approval
          ? `Approved by ${approval.name} on ${dateTimeInSydney(approval.at)}.`
          : isLive
            ? "A new version waits for you to check it. What’s online stays as it is until you approve it."
            : "It’s ready for you to check. Nothing is public until you approve it."}{" "}
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
            <dd dir="auto" className="whitespace-pre-line break-words">
              {answer}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import type { OwnWebsite } from "../../core/people/your-page.ts";
import { dayInSydney } from "../../platform/time/sydney-time.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { ShownPage } from "./answer-your-page.ts";
import { QuestionForm } from "./question-form.tsx";
import { nameOf } from "./words.ts";

/** What waits for them, the most pressing first; nothing if nothing does. */
export function OverToYou({ shown }: { shown: ShownPage }) {
  const { place, websites } = shown.page;
  const asked = websites.filter(({ brief }) => brief?.question);
  const toCheck = websites.filter(({ review }) => review && !review.approval);
  const invitation = place?.state === "invited" ? place.invitation : undefined;
  if (asked.length === 0 && toCheck.length === 0 && !invitation) return null;
  return (
    <section aria-labelledby="over-to-you">
      <Card tone="leaf" className="grid grid-cols-1 gap-6">
        <h2 id="over-to-you" className="text-heading">
          Over to you
        </h2>
        {asked.map((website) => (
          <QuestionForm key={website.brief?.id} website={website} shown={shown} />
        ))}
        {toCheck.map((website) => (
          <ToCheck key={website.site?.id} website={website} />
        ))}
        {invitation && (
          <div className="grid justify-items-start gap-3">
            <p>
              {invitation.hasRunOut
                ? `Your spot on the waitlist was kept until ${dayInSydney(invitation.until)}. You can still tell us about your business: we’ll see that you had a place.`
                : `Your spot is open. We’re keeping it for you until ${dayInSydney(invitation.until)}.`}
            </p>
            <ButtonLink href={`/start?form=brief&place=${invitation.token}`}>
              Tell us about your business
            </ButtonLink>
          </div>
        )}
      </Card>
    </section>
  );
}

function ToCheck({ website }: { website: OwnWebsite }) {
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <p className="max-w-full wrap-anywhere">
        Your website for {nameOf(website)} is ready for you to check.
      </p>
      <ButtonLink href={website.review?.path}>Look at your website</ButtonLink>
    </div>
  );
}

import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import type { ShownPage } from "./answer-your-page.ts";
import { OverToYou } from "./over-to-you.tsx";
import { PageNotices } from "./page-notices.tsx";
import { PlaceSection } from "./place-section.tsx";
import { UntakenAnswer } from "./untaken-answer.tsx";
import { WebsiteSection } from "./website-section.tsx";

type YourPageProps = { shown: ShownPage; supportEmail: string };

/** All that we have for one address: first what waits for them, then what there is. */
export function YourPage({ shown, supportEmail }: YourPageProps) {
  const { email, page } = shown;
  const { place, websites } = page;
  return (
    <div className="page-width grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid grid-cols-1 gap-1">
        <h1 className="text-title">Your page</h1>
        <p className="wrap-anywhere text-lead text-muted">{email}</p>
      </header>
      <PageNotices notice={shown.notice} supportEmail={supportEmail} />
      <UntakenAnswer shown={shown} supportEmail={supportEmail} />
      <OverToYou shown={shown} />
      {websites.map((website) => (
        <WebsiteSection
          key={website.brief?.id ?? website.site?.id}
          website={website}
          shown={shown}
        />
      ))}
      {place && <PlaceSection place={place} shown={shown} />}
      {!place && websites.length === 0 && <NothingYet />}
    </div>
  );
}

function NothingYet() {
  return (
    <Card className="grid gap-4">
      <h2 className="text-heading">Nothing here just now</h2>
      <p>
        We have no brief, no website and no place on the waitlist for this address. Would you like
        to start?
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/tools/website-sketch">See your website</ButtonLink>
        <ButtonLink href="/start?form=brief" look="secondary">
          Ask for a preview
        </ButtonLink>
        <ButtonLink href="/start" look="secondary">
          Join the waitlist
        </ButtonLink>
      </div>
    </Card>
  );
}

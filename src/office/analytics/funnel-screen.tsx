import type { ReactNode } from "react";
import { type Funnel, type Period, periods } from "../../core/analytics/funnel.ts";
import type { KindOfPage } from "../../core/analytics/page-speed.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Download } from "../../ui/icons.tsx";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { FunnelSteps } from "./funnel-steps.tsx";
import { FunnelTable } from "./funnel-table.tsx";
import { SpeedTable } from "./speed-table.tsx";

type FunnelScreenProps = { days: Period; funnel: Funnel; kinds: readonly KindOfPage[] };

/** From page view to sign-up or brief, and how fast the pages were. */
export function FunnelScreen({ days, funnel, kinds }: FunnelScreenProps) {
  const tabs = periods.map((period) => ({
    label: `${period} days`,
    href: `/admin/funnel?days=${period}`,
    here: period === days,
  }));
  const isEmpty = Object.values(funnel.all.steps).every((count) => count === 0);
  const isMeasured = kinds.some(({ speeds }) => Object.keys(speeds).length > 0);
  return (
    <>
      <ScreenHeader
        title="Funnel"
        lead="How many visitors sign up or send a brief, by page and by city."
      >
        <ButtonLink href={`/admin/funnel.csv?days=${days}`} look="secondary" size="small">
          <Download className="size-4.5" />
          Export as CSV
        </ButtonLink>
      </ScreenHeader>
      <div className="grid gap-9">
        <FilterTabs label="Period" tabs={tabs} />
        {isEmpty ? (
          <Nothing>No visitors were counted in the last {days} days.</Nothing>
        ) : (
          <>
            <Section id="all-pages" title="All pages">
              <FunnelSteps steps={funnel.all.steps} />
            </Section>
            <Section id="cities" title="Cities and towns">
              <FunnelTable labelledBy="cities" total={funnel.allCities} rows={funnel.cities} />
            </Section>
            <Section id="pages" title="Other pages">
              <FunnelTable labelledBy="pages" rows={funnel.pages} />
            </Section>
          </>
        )}
        <Section id="speed" title="Page speed">
          {isMeasured ? (
            <SpeedTable labelledBy="speed" kinds={kinds} />
          ) : (
            <Nothing>No pages were measured in the last {days} days.</Nothing>
          )}
        </Section>
        <HowItIsCounted />
      </div>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="rounded-card border border-line bg-surface p-6 text-muted">{children}</p>;
}

function HowItIsCounted() {
  return (
    <section aria-labelledby="how" className="grid max-w-3xl gap-2 text-muted text-small">
      <h2 id="how" className="font-semibold text-ink">
        How this is counted
      </h2>
      <p>
        These are visits, not people: without cookies, we can’t tell one visitor from another. Bots
        are left out, and so is anyone who sends Do Not Track or Global Privacy Control; their
        sign-ups and briefs count as “not known”. A sign-up or a brief counts towards the page that
        led to the form. Tool uses and form views are shown as a share of views; sign-ups and briefs
        as a share of form views, up to 100%.
      </p>
      <p>
        Numbers are up to ten seconds old. Speed is measured in the browsers of visitors who tap,
        type or scroll. Three quarters of them saw the time shown or better.
      </p>
    </section>
  );
}

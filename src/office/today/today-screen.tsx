import { Card } from "../../ui/card.tsx";
import { ArrowRight, CircleAlert, CircleCheck } from "../../ui/icons.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { DayBars } from "./day-bars.tsx";
import { type Found, FoundLists } from "./found-list.tsx";

/** One thing that needs an operator, and the page to deal with it if there is one. */
export type Attention = {
  text: string;
  pressing?: boolean;
  /** The first of what it counts, by name. */
  first?: readonly { name: string; text: string; href: string }[];
} & ({ href: string; action: string } | { href?: undefined; action?: undefined });

type Days = readonly { day: string; count: number }[];

/** An admin list in a few numbers. */
type Standing = {
  title: string;
  counts: readonly { label: string; count: string; href: string }[];
};

type TodayScreenProps = {
  name: string;
  attention: readonly Attention[];
  /** What came in on each of the last 14 days, oldest first. */
  signUps: Days;
  briefs: Days;
  standings: readonly Standing[];
  search: string;
  /** Undefined without a search. */
  found: readonly Found[] | undefined;
};

/** The first admin page: what needs attention, and how the week went. */
export function TodayScreen(props: TodayScreenProps) {
  const { name, attention, signUps, briefs, standings, search, found } = props;
  return (
    <>
      <ScreenHeader
        title={`G’day, ${name.split(" ")[0]}`}
        lead="What needs you, and how the week is going."
      />
      <div className="grid gap-6">
        <SearchForm label="Search people and briefs" action="/admin" value={search} />
        {found && <FoundLists search={search} found={found} />}
        <section aria-labelledby="attention" className="grid gap-3">
          <h2 id="attention" className="text-heading">
            Needs attention
          </h2>
          <AttentionList attention={attention} />
        </section>
        <section aria-labelledby="week" className="grid gap-3">
          <h2 id="week" className="text-heading">
            The week in numbers
          </h2>
          <div className="grid gap-4 lg:grid-cols-2">
            <WeekCard days={signUps} one="person joined" many="people joined" counted="People" />
            <WeekCard days={briefs} one="brief was sent" many="briefs were sent" counted="Briefs" />
            {standings.map((standing) => (
              <StandingCard key={standing.title} {...standing} />
            ))}
          </div>
        </section>
      </div>
    </>
  );
}

function AttentionList({ attention }: { attention: readonly Attention[] }) {
  if (attention.length === 0) {
    return (
      <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-4">
        <CircleCheck className="size-5.5 text-eucalyptus" />
        Nothing right now.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {attention.map(({ text, href, action, pressing, first = [] }) => (
        <li
          key={text}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
        >
          <span className="flex min-w-0 items-center gap-2.5">
            {pressing && <CircleAlert className="size-5 shrink-0 text-danger" />}
            {text}
          </span>
          {href && (
            <a className="flex min-h-11 items-center gap-1.5 text-link text-small" href={href}>
              {action}
              <ArrowRight className="size-4.5" />
            </a>
          )}
          {first.length > 0 && (
            <ul className="grid w-full gap-2 border-line border-l-2 pl-4 text-small">
              {first.map((one) => (
                <li key={one.href} className="wrap-anywhere">
                  <a
                    className="inline-flex min-h-6 items-center font-semibold text-link"
                    href={one.href}
                    dir="auto"
                  >
                    {one.name}
                  </a>{" "}
                  {one.text}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type WeekCardProps = { days: Days; one: string; many: string; counted: string };

function WeekCard({ days, one, many, counted }: WeekCardProps) {
  const week = sum(days.slice(-7));
  return (
    <Card className="grid content-start gap-4">
      <p>
        <span className="font-heading text-title">{week}</span> {week === 1 ? one : many} in the
        last 7 days
        <span className="block text-muted text-small">
          {sum(days.slice(-14, -7))} in the previous 7 days
        </span>
      </p>
      <DayBars days={days} label={`${counted}, day by day`} counted={counted} />
    </Card>
  );
}

function StandingCard({ title, counts }: Standing) {
  return (
    <Card tone="sky">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 grid">
        {counts.map(({ label, count, href }) => (
          <li key={label}>
            <a
              href={href}
              className="flex min-h-11 items-baseline justify-between gap-4 rounded-small py-1.5 hover:underline"
            >
              {label}
              <span className="font-heading text-heading">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sum(days: Days): number {
  return days.reduce((total, { count }) => total + count, 0);
}

import { ArrowRight, CircleCheck } from "lucide-react";
import { Card } from "../../ui/card.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { DayBars } from "./day-bars.tsx";

/** One thing that waits for an operator, and where it is dealt with. */
export type Attention = { text: string; href: string; action: string };

type TodayScreenProps = {
  name: string;
  attention: readonly Attention[];
  /** Sign-ups of the last 14 days, the oldest first. */
  signUps: readonly { day: string; count: number }[];
  people: { waiting: number; invited: number; joined: number };
};

/** The first page of the admin: what needs somebody, and how the week went. */
export function TodayScreen({ name, attention, signUps, people }: TodayScreenProps) {
  const week = sum(signUps.slice(-7));
  const weekBefore = sum(signUps.slice(-14, -7));
  return (
    <>
      <ScreenHeader
        title={`G’day, ${name.split(" ")[0]}`}
        lead="What needs you, and how the week went."
      />
      <div className="grid gap-6">
        <SearchForm
          label="Search people by name, email or phone"
          action="/admin/waitlist"
          value=""
        />
        <section aria-labelledby="attention" className="grid gap-3">
          <h2 id="attention" className="text-heading">
            Needs attention
          </h2>
          {attention.length === 0 ? (
            <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-4">
              <CircleCheck aria-hidden="true" className="size-5.5 text-eucalyptus" />
              Nothing right now.
            </p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
              {attention.map(({ text, href, action }) => (
                <li
                  key={text}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
                >
                  <span className="min-w-0">{text}</span>
                  <a
                    className="flex min-h-11 items-center gap-1.5 text-link text-small"
                    href={href}
                  >
                    {action}
                    <ArrowRight aria-hidden="true" className="size-4.5" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="week" className="grid gap-3">
          <h2 id="week" className="text-heading">
            The week in numbers
          </h2>
          <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Card className="grid content-start gap-4">
              <p>
                <span className="font-heading text-title">{week}</span>{" "}
                {week === 1 ? "person" : "people"} joined in the last 7 days
                <span className="block text-muted text-small">
                  {weekBefore} in the 7 days before
                </span>
              </p>
              <DayBars days={signUps} label="People who joined, day by day" />
            </Card>
            <Card tone="sky">
              <h3 className="font-semibold">Waitlist</h3>
              <ul className="mt-2 grid">
                {(["waiting", "invited", "joined"] as const).map((status) => (
                  <li key={status}>
                    <a
                      href={`/admin/waitlist?status=${status}`}
                      className="flex min-h-11 items-baseline justify-between gap-4 rounded-small py-1.5 hover:underline"
                    >
                      <span className="capitalize">{status}</span>
                      <span className="font-heading text-heading">{people[status]}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </Card>
          </div>
        </section>
      </div>
    </>
  );
}

function sum(days: readonly { count: number }[]): number {
  return days.reduce((total, { count }) => total + count, 0);
}

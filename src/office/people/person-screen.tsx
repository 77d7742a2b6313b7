import type { ReactNode } from "react";
import type { TimelineEntry } from "../../core/personal-data/timeline.ts";
import { CircleCheck } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Moment } from "../shell/moment.tsx";
import { Steps } from "../shell/pager.tsx";
import { personAddress } from "../shell/person-link.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { Section } from "../shell/section.tsx";
import { entryWords } from "./entry-words.ts";
import { type NextStep, nextSteps } from "./next-steps.ts";
import type { PersonView } from "./view-person.ts";

type PersonScreenProps = {
  view: PersonView;
  /** As it is in the search. */
  typed: string;
  /** What else can be done for the person who was found. */
  children: ReactNode;
};

/** Everything between us and one address. */
export function PersonScreen({ view, typed, children }: PersonScreenProps) {
  return (
    <>
      <ScreenHeader title="People" lead="Everything about one person, by their email address." />
      <div className="grid gap-5">
        <SearchForm
          label="Search by email address"
          action="/admin/people"
          name="email"
          value={typed}
        />
        <Found view={view} />
        {children}
      </div>
    </>
  );
}

function Found({ view }: { view: PersonView }) {
  switch (view.outcome) {
    case "no search":
      return null;
    case "invalid":
      return (
        <Notice tone="error" role="alert">
          <p>Please enter a full email address.</p>
        </Notice>
      );
    case "ours":
      return (
        <Notice role="status" title="That’s one of our own addresses">
          <p>Emails to it are about other people.</p>
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="error" role="alert" title="That didn’t work">
          <p>The database didn’t answer. Please try again.</p>
        </Notice>
      );
    case "unknown":
      return (
        <p
          className="wrap-anywhere rounded-card border border-line bg-surface p-6 text-muted"
          role="status"
        >
          Nobody with the address {view.address} has joined, sent a brief or written to us.
        </p>
      );
    case "found":
      return <Person view={view} />;
  }
}

function Person({ view }: { view: Extract<PersonView, { outcome: "found" }> }) {
  const { address, person, entries, older, isFirst } = view;
  const name =
    person.entry?.name ?? person.briefs[0]?.contact_name ?? person.sites[0]?.contact_name;
  return (
    <>
      <div className="wrap-anywhere grid gap-1">
        {name && (
          <h2 className="text-heading" dir="auto">
            {name}
          </h2>
        )}
        <p className="text-muted">{address}</p>
      </div>
      <Section title="What to do next">
        <NextSteps steps={nextSteps(person)} />
      </Section>
      <Section title="Timeline">
        <ol className="grid gap-4 border-line border-l-2 pl-4">
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
            <Entry key={at} entry={entry} />
          ))}
        </ol>
        {entries.length === 0 && <p className="text-muted">Nothing earlier.</p>}
      </Section>
      <Steps
        here={isFirst ? "Newest" : "Older"}
        previous={isFirst ? undefined : personAddress(address)}
        next={older && personAddress(address, older.getTime())}
      />
    </>
  );
}

function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  if (steps.length === 0) {
    return (
      <p className="flex items-center gap-3">
        <CircleCheck className="size-5.5 shrink-0 text-eucalyptus" />
        Nothing right now.
      </p>
    );
  }
  return (
    <ul className="grid gap-2">
      {steps.map(({ text, href }) => (
        <li key={href + text}>
          <a className="inline-flex min-h-11 items-center text-link" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const { text, quote, href } = entryWords(entry);
  return (
    <li className="grid min-w-0 gap-1">
      <p className="text-small">
        {href ? (
          <a className="inline-flex min-h-6 items-center text-link" href={href}>
            {text}
          </a>
        ) : (
          text
        )}
      </p>
      {quote && (
        <p className="whitespace-pre-line rounded-small bg-sand px-3 py-2" dir="auto">
          {quote}
        </p>
      )}
      <Moment at={entry.at} className="text-muted text-small" />
    </li>
  );
}

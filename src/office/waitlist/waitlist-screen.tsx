import { Button, ButtonLink } from "../../ui/button.tsx";
import { countLabel } from "../../ui/count-label.ts";
import { Download } from "../../ui/icons.tsx";
import { Notice } from "../../ui/notice.tsx";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { Steps } from "../shell/pager.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { statusLabels } from "./status-words.ts";
import { SuspectedList } from "./suspected-list.tsx";
import { WaitlistRows } from "./waitlist-rows.tsx";
import { peopleLabel, viewAddress, type WaitlistView } from "./waitlist-view.ts";

type WaitlistScreenProps = {
  /** Undefined when the people could not be fetched. */
  view: WaitlistView | undefined;
  notice: WaitlistNotice | undefined;
  /** Identifies this batch of invitations, so that posting it twice invites once. */
  batch: string;
};

/** The result of the last post. */
export type WaitlistNotice = {
  tone: "success" | "error" | "info";
  text: string;
  /** The row that it is about. */
  id?: string;
  /** The batch of invitations that can still be undone. */
  undo?: string | undefined;
};

/** Everybody who has joined, by position, with search, filters and a form to invite the next. */
export function WaitlistScreen({ view, notice, batch }: WaitlistScreenProps) {
  return (
    <>
      <ScreenHeader title="Waitlist" lead="In order of joining. Positions never change.">
        <ButtonLink href="/admin/waitlist.csv" look="secondary" size="small">
          <Download className="size-4.5" />
          Export as CSV
        </ButtonLink>
      </ScreenHeader>
      <div className="grid gap-5">
        {notice && (
          <Notice tone={notice.tone} role={notice.tone === "error" ? "alert" : "status"}>
            <p className="break-words">{notice.text}</p>
            {notice.undo && <UndoForm batch={notice.undo} />}
          </Notice>
        )}
        {view ? (
          <People view={view} changedId={notice?.id ?? null} batch={batch} />
        ) : (
          <Notice tone="error" role="alert" title="Failed to fetch waitlist entries">
            <p>
              The database didn’t answer.{" "}
              <a className="text-link" href="/admin/waitlist">
                Try again
              </a>
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}

type PeopleProps = { view: WaitlistView; changedId: string | null; batch: string };

function People({ view, changedId, batch }: PeopleProps) {
  const { search, status, entries, counts, more, previous, next, end } = view;
  const page = (place: { after?: number; before?: number }) =>
    viewAddress({ search, status, ...place });
  const tabs = [
    { label: "Everybody", status: undefined, count: peopleLabel(view) },
    ...Object.entries(statusLabels).map(([value, label]) => ({
      label,
      status: value,
      count: counts ? countLabel(counts[value as keyof typeof statusLabels]) : undefined,
    })),
  ].map((tab) => ({
    ...tab,
    href: viewAddress({ search, status: tab.status }),
    here: tab.status === status,
  }));
  return (
    <>
      {view.suspected.length > 0 && !view.asked && (
        <SuspectedList suspected={view.suspected} more={view.moreSuspected} />
      )}
      <InvitePanel asked={view.asked} batch={batch} waiting={view.waiting} />
      <div className="flex flex-wrap gap-3">
        <SearchForm
          label="Search name, email or phone"
          action="/admin/waitlist"
          value={search}
          keep={{ status }}
        />
      </div>
      <FilterTabs label="Status" tabs={tabs} />
      {entries.length > 0 ? (
        <WaitlistRows entries={entries} placesUntil={view.placesUntil} changedId={changedId} />
      ) : (
        <p className="rounded-card border border-line bg-surface p-6 text-muted">
          {search || status ? "Nobody matches." : "Nobody has joined yet."}
        </p>
      )}
      {more && (
        <p className="text-muted text-small">
          Not everybody who matches is shown. Type more of the name or address to narrow your
          search.
        </p>
      )}
      <Steps
        here={positionsLabel(entries)}
        first={page({})}
        previous={previous === undefined ? undefined : page({ before: previous })}
        next={next === undefined ? undefined : page({ after: next })}
        last={page({ before: end })}
      />
    </>
  );
}

/** Which positions a page shows. */
function positionsLabel(entries: WaitlistView["entries"]): string {
  const [first, last] = [entries[0]?.position, entries.at(-1)?.position];
  if (first === undefined || last === undefined) return "";
  return first === last
    ? `Position ${countLabel(first)}`
    : `Positions ${countLabel(first)} to ${countLabel(last)}`;
}

function UndoForm({ batch }: { batch: string }) {
  return (
    <form method="post" action="/admin/waitlist" className="mt-2">
      <input type="hidden" name="intent" value="undo-invite" />
      <input type="hidden" name="batch" value={batch} />
      <Button type="submit" look="secondary" size="small">
        Undo
      </Button>
    </form>
  );
}

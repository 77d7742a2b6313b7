import { type BriefStatus, briefStatuses } from "../../core/briefs/briefs.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { countLabel } from "../../ui/count-label.ts";
import { Notice } from "../../ui/notice.tsx";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { Pager } from "../shell/pager.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { SelectField } from "../shell/select-field.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { BriefRows } from "./brief-rows.tsx";
import type { BriefsNotice } from "./briefs-notice.ts";
import { type BriefsView, briefsAddress } from "./briefs-view.ts";
import { dueLabels, orderLabels, statusLabels, statusTones } from "./status-words.ts";

type BriefsScreenProps = {
  /** Undefined if the briefs could not be fetched. */
  view: BriefsView | undefined;
  notice: BriefsNotice | undefined;
};

/** Every brief, with counts and filters above. */
export function BriefsScreen({ view, notice }: BriefsScreenProps) {
  return (
    <>
      <ScreenHeader title="Briefs" lead="Businesses waiting for a preview of their website." />
      <div id="briefs" data-version={view?.version} className="grid gap-5">
        {notice && (
          <Notice tone={notice.tone} role={notice.tone === "error" ? "alert" : "status"}>
            <p className="wrap-anywhere">{notice.text}</p>
          </Notice>
        )}
        {view ? (
          <Briefs view={view} notice={notice} />
        ) : (
          <Notice tone="error" role="alert" title="Failed to fetch briefs">
            <p>
              The database didn’t answer.{" "}
              <a className="text-link" href={briefsAddress({})}>
                Try again
              </a>
            </p>
          </Notice>
        )}
      </div>
    </>
  );
}

function Briefs({ view, notice }: { view: BriefsView; notice: BriefsNotice | undefined }) {
  const { search, status, due, order, page, pages, briefs, total, most, counts } = view;
  const narrowed = search !== "" || status !== undefined || due !== undefined;
  const tabs = [
    { key: "all", label: "All", due: undefined, count: allOf(counts), here: !status && !due },
    ...(["soon", "overdue"] as const).map((key) => ({
      key,
      label: dueLabels[key],
      due: key,
      count: counts[key],
      here: due === key,
    })),
  ].map((tab) => ({
    ...tab,
    count: countLabel(tab.count, maxCounted),
    href: briefsAddress({ search, due: tab.due }),
  }));
  return (
    <>
      <Counters view={view} />
      {counts.suspected > 0 && (
        <p>
          {counts.suspected === 1
            ? "1 suspected brief isn’t in this list."
            : `${countLabel(counts.suspected, maxCounted)} suspected briefs aren’t in this list.`}{" "}
          <a className="inline-flex min-h-6 items-center text-link" href="/admin/briefs/suspected">
            Let in or dismiss
          </a>
        </p>
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div data-tabs>
          <FilterTabs label="Filter briefs" tabs={tabs} />
        </div>
        <SearchForm
          label="Search briefs"
          action="/admin/briefs"
          value={search}
          keep={{ status, due }}
        >
          <SelectField
            compact
            label="Order"
            name="order"
            defaultValue={order}
            options={Object.entries(orderLabels).map(([value, label]) => ({ value, label }))}
          />
        </SearchForm>
      </div>
      <div>
        <p
          id="briefs-news"
          role="status"
          className="wrap-anywhere not-empty:mb-4 not-empty:rounded-card not-empty:bg-sky not-empty:px-4 not-empty:py-3 font-semibold"
        />
        <div data-list className="grid gap-3">
          {narrowed && (
            <p className="text-muted text-small">
              {total === 1 ? "1 brief" : `${countLabel(total, most)} briefs`}
              {status && ` ${statusLabels[status].toLowerCase()}`}
              {due && ` ${dueLabels[due].toLowerCase()}`}
              {search && ` with “${search}”`}.{" "}
              <a className="inline-flex min-h-6 items-center text-link" href={briefsAddress({})}>
                Show all
              </a>
            </p>
          )}
          {briefs.length > 0 ? (
            <BriefRows briefs={briefs} marked={notice} />
          ) : (
            <p className="rounded-card border border-line bg-surface p-6 text-muted">
              {narrowed ? "No briefs match." : "No briefs submitted yet."}
            </p>
          )}
          <Pager page={page} pages={pages} href={(n) => briefsAddress({ ...view, page: n })} />
        </div>
      </div>
    </>
  );
}

function Counters({ view: { counts, status, search } }: { view: BriefsView }) {
  return (
    <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {briefStatuses.map((counted) => (
        <li key={counted}>
          <a
            href={briefsAddress({ search, status: counted })}
            aria-current={counted === status ? "true" : undefined}
            className={`flex h-full flex-col items-start justify-between gap-1 rounded-card border px-4 py-3 ${counted === status ? "border-eucalyptus bg-leaf" : "border-line bg-surface hover:border-ink"}`}
          >
            <StatusBadge tone={statusTones[counted]}>{statusLabels[counted]}</StatusBadge>
            <span data-count={counted} className="font-heading text-title even-figures">
              {countLabel(counts[counted], maxCounted)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function allOf(counts: Record<BriefStatus, number>): number {
  return briefStatuses.reduce((sum, status) => sum + counts[status], 0);
}

import { FilterTabs } from "../shell/filter-tabs.tsx";
import { Moment } from "../shell/moment.tsx";
import { Steps } from "../shell/pager.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { SearchForm } from "../shell/search-form.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { leftInWords } from "./left-in-words.ts";
import { type SitesView, sitesAddress } from "./sites-view.ts";
import { siteStatuses, statusTones, statusWords, unsentWords } from "./status-words.ts";

/** Every customer’s site, newest first. */
export function SitesScreen({ view }: { view: SitesView }) {
  const { status, search, sites, isFirst, older } = view;
  const tabs = [undefined, ...siteStatuses].map((shown) => ({
    label: shown ? statusWords[shown] : "All",
    href: sitesAddress({ status: shown, search }),
    here: shown === status,
  }));
  return (
    <>
      <ScreenHeader title="Sites" lead="Customers’ websites, from first draft to live." />
      <div className="grid gap-5">
        <FilterTabs label="Status" tabs={tabs} />
        <SearchForm
          label="Search by name or email"
          action="/admin/sites"
          value={search}
          keep={{ status }}
        />
        {search && (
          <p className="wrap-anywhere text-muted text-small">
            Sites with “{search}”.{" "}
            <a
              className="inline-flex min-h-6 items-center text-link"
              href={sitesAddress({ status })}
            >
              Show all
            </a>
          </p>
        )}
        {sites.length > 0 ? <SiteRows view={view} /> : <NoSites view={view} />}
        <Steps
          here={isFirst ? "Newest" : "Older"}
          previous={isFirst ? undefined : sitesAddress({ status, search })}
          next={older && sitesAddress({ status, search, before: older })}
        />
      </div>
    </>
  );
}

function SiteRows({ view: { sites, leftWords, unsent } }: { view: SitesView }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {sites.map((site) => (
        <li key={site.id} className="wrap-anywhere relative grid gap-1 px-4 py-3.5 hover:bg-sand">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <a
              href={`/admin/sites/${site.id}`}
              className="min-h-6 min-w-0 flex-1 basis-48 font-semibold after:absolute after:inset-0"
            >
              {site.name}
            </a>
            <span className="flex flex-wrap gap-2">
              {unsent.has(site.id) && <StatusBadge tone="yellow">{unsentWords}</StatusBadge>}
              <StatusBadge tone={statusTones[site.status]}>{statusWords[site.status]}</StatusBadge>
            </span>
          </div>
          <p className="text-muted text-small">
            {[site.contact_name, site.email].filter(Boolean).join(", ")}
          </p>
          <p className="text-muted text-small">
            Changed <Moment at={site.updated_at} />
          </p>
          <LeftWords words={leftWords.get(site.id)} />
        </li>
      ))}
    </ul>
  );
}

function LeftWords({ words = [] }: { words: readonly string[] | undefined }) {
  if (words.length === 0) return null;
  return <p className="text-danger text-small">{leftInWords(words)}</p>;
}

function NoSites({ view }: { view: SitesView }) {
  return (
    <p className="rounded-card border border-line bg-surface p-6 text-muted">{noSites(view)}</p>
  );
}

function noSites({ status, search, isFirst }: SitesView): string {
  if (search) return "No sites match.";
  if (status === "draft") return "There are no drafts.";
  if (status) return `No sites are ${statusWords[status].toLowerCase()}.`;
  return isFirst
    ? "No sites yet. Each brief gets a draft of its site, which appears here."
    : "No older sites.";
}

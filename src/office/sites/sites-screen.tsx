import type { Site } from "../../core/sites/sites.ts";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { Moment } from "../shell/moment.tsx";
import { Steps } from "../shell/pager.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { type SitesView, sitesAddress } from "./sites-view.ts";
import { siteStatuses, statusTones, statusWords } from "./status-words.ts";

/** Every customer’s site, newest first. */
export function SitesScreen({ view }: { view: SitesView }) {
  const { status, sites, isFirst, older } = view;
  const tabs = [undefined, ...siteStatuses].map((shown) => ({
    label: shown ? statusWords[shown] : "All",
    href: sitesAddress({ status: shown }),
    here: shown === status,
  }));
  return (
    <>
      <ScreenHeader title="Sites" lead="Customers’ websites, from the first draft on." />
      <div className="grid gap-5">
        <FilterTabs label="Status" tabs={tabs} />
        {sites.length > 0 ? <SiteRows sites={sites} /> : <NoSites view={view} />}
        <Steps
          here={isFirst ? "Newest" : "Older"}
          previous={isFirst ? undefined : sitesAddress({ status })}
          next={older && sitesAddress({ status, before: older })}
        />
      </div>
    </>
  );
}

function SiteRows({ sites }: { sites: readonly Site[] }) {
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
            <StatusBadge tone={statusTones[site.status]}>{statusWords[site.status]}</StatusBadge>
          </div>
          <p className="text-muted text-small">
            {[site.contact_name, site.email].filter(Boolean).join(", ")}
          </p>
          <p className="text-muted text-small">
            Changed <Moment at={site.updated_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function NoSites({ view: { status, isFirst } }: { view: SitesView }) {
  return (
    <p className="rounded-card border border-line bg-surface p-6 text-muted">
      {status
        ? status === "draft"
          ? "There are no drafts."
          : `No sites are ${statusWords[status].toLowerCase()}.`
        : isFirst
          ? "No sites yet. Each brief gets a draft of its site, which appears here."
          : "No older sites."}
    </p>
  );
}

import { Notice } from "../../ui/notice.tsx";
import { Moment } from "../shell/moment.tsx";
import { Steps } from "../shell/pager.tsx";
import { addressOfPage } from "./addresses.ts";
import { CompareForm, ComparisonView } from "./comparison-view.tsx";
import { GoBackForm } from "./go-back-form.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { unknownVersionWords } from "./unknown-version-notice.tsx";
import { type GoingBack, type VersionsView, versionsAddress } from "./versions-view.ts";

type VersionsScreenProps = { view: VersionsView; tried: GoingBack | undefined };

/** Every version of a site, one of them shown beside the list. */
export function VersionsScreen({ view, tried }: VersionsScreenProps) {
  const { site, comparison } = view;
  return (
    <SiteFrame site={site} here="">
      <div className="grid gap-1">
        <h2 className="text-heading">Earlier versions</h2>
        <p className="text-muted">
          Going back makes a new version with the old content. Nothing is lost.
        </p>
      </div>
      {tried && tried.outcome !== "done" && (
        <Notice tone="error" role="alert">
          <p>{tried.outcome === "unreadable" ? tried.reason : refusals[tried.outcome]}</p>
        </Notice>
      )}
      <CompareForm view={view} />
      {comparison?.outcome === "compared" ? (
        <ComparisonView view={view} comparison={comparison} />
      ) : (
        <AllVersions view={view} />
      )}
    </SiteFrame>
  );
}

const refusals = {
  refused: "That didn’t work: there’s no such version, or this site is read-only.",
  "unknown version": `It couldn’t go back. ${unknownVersionWords}`,
};

function AllVersions({ view }: { view: VersionsView }) {
  const { site, versions, shown, isFirst, older } = view;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="grid min-w-0 gap-4">
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {versions.map((version) => (
            <VersionRow key={version.number} view={view} version={version} />
          ))}
        </ol>
        <Steps
          here={isFirst ? "Newest" : "Older"}
          previous={isFirst ? undefined : versionsAddress(site.id)}
          next={older === undefined ? undefined : versionsAddress(site.id, { before: older })}
        />
      </div>
      <iframe
        src={addressOfPage(site.id, "", shown)}
        title={`Version ${shown}`}
        className="h-[75svh] w-full rounded-card border border-line bg-surface lg:sticky lg:top-4 lg:h-[calc(100svh-2rem)]"
      />
    </div>
  );
}

type VersionRowProps = { view: VersionsView; version: VersionsView["versions"][number] };

function VersionRow({ view: { site, shown, versions, isFirst }, version }: VersionRowProps) {
  const { number, author, createdAt } = version;
  const isLatest = number === site.revision;
  const before = isFirst || !versions[0] ? undefined : versions[0].number + 1;
  return (
    <li className={`grid gap-2 px-4 py-3 ${number === shown ? "bg-leaf" : ""}`}>
      <p className="wrap-anywhere">
        <span className="font-semibold">
          Version {number}
          {isLatest && ", the latest"}
        </span>
        <br />
        <span className="text-muted text-small">
          {author}, <Moment at={createdAt} />
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <a
          href={versionsAddress(site.id, { before, show: number })}
          aria-current={number === shown ? "true" : undefined}
          className="flex min-h-11 items-center text-link"
        >
          Show<span className="sr-only"> version {number}</span>
        </a>
        {number > 1 && (
          <a
            href={versionsAddress(site.id, { from: number - 1, to: number })}
            className="flex min-h-11 items-center text-link"
          >
            What changed<span className="sr-only"> in version {number}</span>
          </a>
        )}
        {!isLatest && <GoBackForm number={number} />}
      </div>
    </li>
  );
}
